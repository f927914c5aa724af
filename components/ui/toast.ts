/**
 * Shows a short notice at the bottom right for four seconds, three at most at a time. The code for it is fetched with the
 * first notice; where that fails, the notice appears plainly.
 */
export async function toast(message: string): Promise<void> {
  try {
    const { showToast } = await import('./toaster')
    await showToast(message)
  } catch {
    showPlainly(message)
  }
}

function showPlainly(message: string): void {
  const notice = document.createElement('p')
  notice.setAttribute('role', 'status')
  notice.className =
    'fixed right-4 bottom-4 z-50 max-w-sm rounded-md border border-line bg-raised p-4 text-sm shadow-lg'
  notice.textContent = message
  document.body.append(notice)
  setTimeout(() => notice.remove(), 4000)
}
