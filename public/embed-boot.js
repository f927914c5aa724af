// Runs before anything else in a frame of another site. Whatever the browser would allow here, nothing is kept: every store is one that
// refuses, as in a browser whose owner has forbidden it, which all tools know how to work with.
;(() => {
  const refuse = () => {
    throw new DOMException('Nothing is kept in a frame', 'SecurityError')
  }
  for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(globalThis, store, { configurable: false, get: refuse })
  document.documentElement.dataset.frame = ''
  const theme = new URLSearchParams(location.search).get('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
})()
