import type { ComponentProps } from 'react'

import { buttonClasses, type ButtonLook, type ButtonSize } from './button-classes'

export { buttonClasses }

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook
  size?: ButtonSize
}

/** A button that does not send a form unless told to; `size="icon"` needs an `aria-label`. */
export function Button({ look, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClasses(look, size, className)} {...rest} />
}
