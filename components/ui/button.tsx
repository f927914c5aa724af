import type { ComponentProps } from 'react'

import { classNames } from './class-names'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'normal' | 'small' | 'icon'

const looks: Record<ButtonLook, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:opacity-90',
  secondary: 'border-edge bg-raised text-ink hover:bg-accent-soft hover:border-accent',
  quiet: 'border-transparent bg-transparent text-accent hover:bg-accent-soft',
  danger: 'border-bad bg-raised text-bad hover:bg-bad-soft',
}

const sizes: Record<ButtonSize, string> = {
  normal: 'min-h-11 px-4 py-2 text-base sm:min-h-10',
  small: 'min-h-11 px-3 py-1 text-sm sm:min-h-8',
  icon: 'size-11 sm:size-10',
}

/** The look of a button, for links that lead to an action. */
export function buttonClasses(look: ButtonLook = 'secondary', size: ButtonSize = 'normal', className?: string): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-md border font-medium disabled:cursor-not-allowed disabled:opacity-60',
    looks[look],
    sizes[size],
    className,
  )
}

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook
  size?: ButtonSize
}

/** A button that does not send a form unless told to; `size="icon"` needs an `aria-label`. */
export function Button({ look, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClasses(look, size, className)} {...rest} />
}
