/** What every modal dialog looks like, drawn by React or not. */
export const dialogClasses =
  'bg-raised text-base text-ink backdrop:bg-[rgb(0_0_0/0.5)] open:flex open:flex-col print:hidden'
