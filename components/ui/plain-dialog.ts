import { classNames } from './class-names'
import { dialogClasses, inPlace } from './dialog-classes'
import { element } from './element'

interface PlainDialog {
  label: string
  className: string
  /** Where it is shown open among its neighbours, not modal; over the page unless given. */
  place?: HTMLElement | undefined
}

/**
 * Opens a modal dialog for scripts without React. Escape, a press outside it and `close()` end it; it is then gone, and the focus is
 * where it was.
 */
export function openPlainDialog(
  { label, className, place }: PlainDialog,
  ...content: readonly Node[]
): HTMLDialogElement {
  const dialog = element(
    'dialog',
    { 'aria-label': label, class: classNames(dialogClasses, className), ...(place && inPlace) },
    ...content,
  )
  dialog.addEventListener('close', () => dialog.remove())
  // The backdrop belongs to the dialog itself; everything inside belongs to what it holds.
  dialog.addEventListener('pointerdown', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  const host = place ?? document.body
  host.append(dialog)
  if (!place) dialog.showModal()
  return dialog
}
