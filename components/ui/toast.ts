/**
 * Shows a short notice at the bottom right for four seconds, or until it is closed where it `stays`; three at most at a time. The
 * code for it is fetched with the first notice; where that fails, the notice appears plainly.
 */
export async function toast(message: string, { stays = false } = {}): Promise<void> {
  try {
    const { showToast } = await import('./toaster')
    await showToast(message, stays)
  } catch {
    showPlainly(message, stays)
  }
}

function showPlainly(message: string, stays: boolean): void {
  const notice = document.createElement('p')
  notice.setAttribute('role', 'status')
  notice.className = 'plain-toast'
  notice.textContent = message
  document.body.append(notice)
  if (stays) notice.addEventListener('click', () => notice.remove())
  else setTimeout(() => notice.remove(), 4000)
}
