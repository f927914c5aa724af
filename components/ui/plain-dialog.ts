import { classNames } from './class-names'
import { dialogClasses } from './dialog-classes'
import { element } from './element'

interface PlainDialog {
  label: string
  className: string
}

/**
 * Opens a modal dialog for scripts without React. Escape, a press outside it and `close()` end it; it is then gone, and the focus is
 * where it was.
 */
export function openPlainDialog({ label, className }: PlainDialog, ...content: readonly Node[]): HTMLDialogElement {
  const dialog = element('dialog', { 'aria-label': label, class: classNames(dialogClasses, className) }, ...content)
  dialog.addEventListener('close', () => dialog.remove())
  // The backdrop belongs to the dialog itself; everything inside belongs to what it holds.
  dialog.addEventListener('pointerdown', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}
