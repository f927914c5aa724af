import type { ComponentProps } from 'react'

interface FormProps extends Omit<ComponentProps<'form'>, 'method' | 'action' | 'onSubmit'> {
  /** What Enter does; nothing unless given. */
  onEnter?: () => void
}

/**
 * A form that never submits: not by Enter, not before its code has arrived, not without scripts. Outside a dialog this method does
 * nothing, and text boxes have no names that a browser could send.
 */
export function Form({ onEnter, children, ...rest }: FormProps) {
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        onEnter?.()
      }}
      {...rest}
    >
      {children}
    </form>
  )
}
