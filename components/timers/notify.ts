export function canNotify(): boolean {
  return 'Notification' in globalThis
}

async function show(title: string, options: NotificationOptions): Promise<void> {
  try {
    const notification = new Notification(title, options)
    notification.addEventListener('click', () => {
      window.focus()
      notification.close()
    })
  } catch {
    // Android shows notifications of service workers only, and throws here.
    const registration = await navigator.serviceWorker?.getRegistration()
    await registration?.showNotification(title, options)
  }
}

/** Shows a notification while the visitor looks elsewhere and has allowed it. One of the same `tag` takes the place of the one before. */
export function notifyAway(tag: string, title: string, body: string): void {
  if (document.hasFocus() || !canNotify() || Notification.permission !== 'granted') return
  void show(title, { body, tag })
}
