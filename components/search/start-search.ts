import { openSearch, type LoadSearchList } from './open-search'
import { singleKeyStore } from './single-keys'

const loadSearchList: LoadSearchList = () => import('./search-list')
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
 * Makes the links to the site map open the search, and listens for its keys. A press that wants a new tab gets the link; what does
 * not load leaves it.
 */
export function startSearch(root: ParentNode, load: LoadSearchList = loadSearchList): void {
  for (const link of root.querySelectorAll<HTMLElement>('[data-search]')) {
    link.setAttribute('role', 'button')
    link.setAttribute('aria-haspopup', 'dialog')
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      openSearch(load)
    })
    link.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return
      event.preventDefault()
      openSearch(load)
    })
  }
  addEventListener('keydown', (event) => {
    const wanted = asked(event)
    if (!wanted) return
    // Ctrl-K and / are keys of browsers as well.
    event.preventDefault()
    if (wanted === 'search') openSearch(load)
    else void loadShortcuts().then(({ openShortcutList }) => openShortcutList())
  })
}
