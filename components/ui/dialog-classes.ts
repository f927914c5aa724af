/** What every modal dialog looks like, drawn by React or not. */
export const dialogClasses =
  'bg-raised text-base text-ink backdrop:bg-[rgb(0_0_0/0.5)] open:flex open:flex-col data-in-place:static print:hidden'

/** What makes a dialog stand open among its neighbours. */
export const inPlace = { open: true, 'data-in-place': '' } as const

/** Whether something modal is open already. */
export const isDialogOpen = () => document.querySelector('dialog[open]:not([data-in-place])') !== null
