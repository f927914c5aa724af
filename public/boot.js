// Runs before the first paint: applies what the visitor chose, so that nothing moves or flashes, and keeps the browser's
// offer to install the site, which may come before the page's own code has loaded.
;(() => {
  const root = document.documentElement
  try {
    const theme = localStorage.getItem('tallykit:theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    if (localStorage.getItem('promoBarDismissed') === 'true') root.dataset.promo = 'dismissed'
  } catch {
    // Storage is blocked: the page shows its defaults.
  }
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.installOffer = event
    dispatchEvent(new Event('installoffer'))
  })
})()
