import type { ComponentProps } from 'react'

import { classNames } from './class-names'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'normal' | 'small' | 'icon'

/** The look of a button, for links that lead to an action; globals.css says what the names look like. */
export function buttonClasses(look: ButtonLook = 'secondary', size: ButtonSize = 'normal', className?: string): string {
  return classNames(`button button-${look}`, size !== 'normal' && `button-${size}`, className)
}

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook
  size?: ButtonSize
}

/** A button that does not send a form unless told to; `size="icon"` needs an `aria-label`. */
export function Button({ look, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClasses(look, size, className)} {...rest} />
}
