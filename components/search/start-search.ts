import { singleKeyStore } from './single-keys'

const loadSearch = () => import('./open-search')
const loadShortcuts = () => import('./shortcut-list')

/** Where a key is text, or the control's own. */
const takesKeys = 'input, textarea, select, dialog, [contenteditable], [role=listbox], [role=tree]'

/** What a key asks for, if it does. */
function asked(event: KeyboardEvent): 'search' | 'shortcuts' | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented, isComposing } = event
  if (defaultPrevented || isComposing || altKey) return undefined
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey ? 'search' : undefined
  if (singleKeyStore.get() === 'off' || (target instanceof Element && target.closest(takesKeys))) return undefined
  return key === '/' ? 'search' : key === '?' ? 'shortcuts' : undefined
}

/**
 * Makes the links to the site map open the search, and listens for its keys. A press that wants a new tab gets the link, and so does
 * one for which the search does not arrive. What is typed while it is fetched stands in its box.
 */
export function startSearch(root: ParentNode, load = loadSearch): void {
  /** What was typed since the search was asked for; undefined while it is not on its way. */
  let typed: string | undefined

  function open(otherwise = () => {}): void {
    if (typed !== undefined) return
    typed = ''
    void load()
      .then(({ openSearch }) => openSearch(typed), otherwise)
      .finally(() => {
        typed = undefined
      })
  }

  for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-search]')) {
    const follow = () => location.assign(link.href)
    link.setAttribute('role', 'button')
    link.setAttribute('aria-haspopup', 'dialog')
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      open(follow)
    })
    link.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return
      event.preventDefault()
      open(follow)
    })
  }
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey } = event
    const isForBox = typed !== undefined && key.length === 1 && !ctrlKey && !metaKey && !event.defaultPrevented
    const wanted = isForBox ? undefined : asked(event)
    if (isForBox) typed += key
    if (wanted === 'search') open()
    if (wanted === 'shortcuts')
      loadShortcuts().then(
        ({ openShortcutList }) => openShortcutList(),
        () => undefined,
      )
    // Ctrl-K and / are keys of browsers as well.
    if (isForBox || wanted) event.preventDefault()
  })
}
