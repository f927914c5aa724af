import { useEffect, useRef, type ComponentProps } from 'react'

import { classNames } from './class-names'
import { dialogClasses, inPlace } from './dialog-classes'

interface DialogProps extends ComponentProps<'dialog'> {
  /** Called once, however the dialog is closed: Escape, a press outside it, or its own buttons (`form method="dialog"`). */
  onClose: () => void
  /** Shown open where it stands, among its neighbours, and not modal. */
  isInPlace?: boolean
}

/** A modal dialog that opens when it is rendered. Focus returns to where it was when it closes. */
export function Dialog({ onClose, isInPlace = false, className, children, ...rest }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (isInPlace) return
    const element = dialog.current
    const focusedBefore = document.activeElement
    if (element && !element.open) element.showModal()
    return () => {
      // Removing an open dialog does not give the focus back by itself.
      element?.close()
      if (focusedBefore instanceof HTMLElement) focusedBefore.focus()
    }
  }, [isInPlace])

  return (
    <dialog
      ref={dialog}
      {...(isInPlace && inPlace)}
      className={classNames(dialogClasses, className)}
      onClose={(event) => {
        // The event comes late: the dialog may have been opened again, as React's strict mode does.
        if (!event.currentTarget.open) onClose()
      }}
      onPointerDown={(event) => {
        // The backdrop belongs to the dialog element itself; everything inside belongs to its children.
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
      {...rest}
    >
      {children}
    </dialog>
  )
}
