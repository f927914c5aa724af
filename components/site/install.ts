/** Chromium's event; TypeScript's DOM types do not have it. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** Kept by public/boot.js when the browser offers to install the site. */
    installOffer?: InstallOffer
  }
  interface Navigator {
    /** Safari on iOS: whether the page runs from the home screen. */
    standalone?: boolean
  }
}

/** Whether the page runs in the window of the installed app. */
export function isInstalled(): boolean {
  return navigator.standalone === true || (window.matchMedia?.('(display-mode: standalone)').matches ?? false)
}

/** Whether the browser offers to install the site now. */
export function hasInstallOffer(): boolean {
  return window.installOffer !== undefined && !isInstalled()
}

/** Calls `listener` whenever hasInstallOffer may have changed. */
export function onInstallOffer(listener: () => void): void {
  addEventListener('installoffer', listener)
  addEventListener('appinstalled', listener)
}

/** Shows the browser's own question. An offer can be used once, so it is cleared whatever the answer is. */
export async function acceptInstallOffer(): Promise<void> {
  const offer = window.installOffer
  window.installOffer = undefined
  dispatchEvent(new Event('installoffer'))
  await offer?.prompt()
}
