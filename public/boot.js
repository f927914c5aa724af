// Runs before the first paint: applies what the visitor chose and keeps the page unseen until it has been read, so that nothing moves
// or flashes, keeps the browser's offer to install the site, which may come before the page's own code has loaded, and speaks for
// that code where it does not arrive.
;(() => {
  const root = document.documentElement
  root.dataset.reading = ''
  document.addEventListener('readystatechange', () => delete root.dataset.reading, { once: true })
  try {
    const theme = localStorage.getItem('tallykit:theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    const lists = ['favourite-tools', 'recent-tools'].map((key) => localStorage.getItem(`tallykit:${key}`))
    if (lists.some((list) => list?.includes('"id"'))) root.dataset.own = ''
    if (localStorage.getItem('promoBarDismissed') === 'true') root.dataset.promo = 'dismissed'
  } catch {
    // Storage is blocked: the page shows its defaults.
  }
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.installOffer = event
    dispatchEvent(new Event('installoffer'))
  })

  // A module that did not arrive, or imports one that did not; errors of elements do not bubble.
  const onError = ({ target }) => target instanceof HTMLScriptElement && (root.dataset.late = '')
  addEventListener('error', onError, true)

  // components/islands/typed.ts presses it again, once somebody is there to hear it.
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-island]:not([data-awake]) button[type=button]')
    if (!button) return
    for (const earlier of button.closest('[data-island]').querySelectorAll('[data-pressed]'))
      delete earlier.dataset.pressed
    button.dataset.pressed = ''
  })

  // An island that is awake keeps what was typed itself, and its boxes are no longer those of the page's markup.
  const keepTyped = () => {
    const valueOf = (box) => {
      if (box.type === 'file' || 'secret' in box.dataset) return null
      return box.type === 'checkbox' || box.type === 'radio' ? box.checked : box.value
    }
    const typed = [...document.querySelectorAll('[data-island]')].map((island) =>
      'awake' in island.dataset ? [] : [...island.querySelectorAll('input, textarea, select')].map(valueOf),
    )
    if (typed.every((values) => values.length === 0)) return
    try {
      sessionStorage.setItem(`tallykit:typed:${location.pathname}`, JSON.stringify(typed))
    } catch {
      // Without storage the browser's own memory of forms is all there is.
    }
  }

  // A page that is left before its code has come has nobody else to keep what was typed.
  addEventListener('pagehide', keepTyped)

  // Browsers remember modules that failed, so trying again is loading again; components/islands/typed.ts reads what is kept.
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-reload]')) return
    keepTyped()
    location.reload()
  })
})()
