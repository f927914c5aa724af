import { classNames } from './class-names'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'normal' | 'small' | 'icon'

/** The look of a button, for links that lead to an action and for scripts without React; globals.css says what the names look like. */
export function buttonClasses(look: ButtonLook = 'secondary', size: ButtonSize = 'normal', className?: string): string {
  return classNames(`button button-${look}`, size !== 'normal' && `button-${size}`, className)
}
