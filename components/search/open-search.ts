import { addressOf } from '@/catalogue/address'
import { buttonClasses } from '@/components/ui/button-classes'
import { isDialogOpen } from '@/components/ui/dialog-classes'
import { element } from '@/components/ui/element'
import { openPlainDialog } from '@/components/ui/plain-dialog'
import { searchMessages as messages } from '@/lib/messages/search'

/** What the search is drawn with. */
export interface SearchParts {
  dialog: HTMLDialogElement
  box: HTMLInputElement
  /** Data as it was pasted, while the box shows the beginning of it. */
  pasted: () => string | undefined
  /** Holds the options; hidden while there are none. */
  found: HTMLElement
  /** Read out when it changes. */
  status: HTMLElement
  /** Beneath the list. */
  foot: HTMLElement
}

const loadSearchList = () => import('./search-list')

/**
 * A box of one line drops line ends and cuts what is long: what is pasted over all of it is held as it was, until something else is
 * typed.
 */
function holdPasted(box: HTMLInputElement): () => string | undefined {
  let held: string | undefined
  box.addEventListener('input', ({ isTrusted }) => {
    if (isTrusted) held = undefined
  })
  box.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text') ?? ''
    const replacesAll = box.selectionStart === 0 && box.selectionEnd === box.value.length
    if (!replacesAll || (text.length <= box.maxLength && !/[\r\n]/.test(text))) return
    event.preventDefault()
    box.value = text.replaceAll(/\s+/g, ' ').slice(0, box.maxLength)
    held = text
    box.dispatchEvent(new Event('input'))
  })
  return () => held
}

/** Most characters of a query. */
const longestQuery = 200

/**
 * Opens the search with what was typed so far: over the page, where nothing else is open, or in a `place` of it. What finds tools, and
 * the list of them, is fetched meanwhile.
 */
export function openSearch(typed = '', load = loadSearchList, place?: HTMLElement): void {
  if (!place && isDialogOpen()) return
  const listId = place ? `${place.id}-found` : 'search-found'
  const box = element('input', {
    type: 'text',
    role: 'combobox',
    'aria-label': messages.label,
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': listId,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
    maxlength: String(longestQuery),
    placeholder: messages.placeholder,
    class: 'h-14 min-w-0 flex-1 bg-transparent px-4 text-lg outline-none',
  })
  const close = element(
    'button',
    { type: 'button', class: buttonClasses('quiet', 'icon', 'mr-1.5 text-xl'), 'aria-label': messages.close },
    '×',
  )
  const status = element('p', { role: 'status', class: 'px-4 py-3 text-muted empty:hidden' }, messages.loading)
  const found = element('div', {
    id: listId,
    role: 'listbox',
    'aria-label': messages.list,
    class: 'min-h-0 flex-1 overflow-y-auto overscroll-contain p-1.5',
    hidden: true,
  })
  const foot = element(
    'p',
    { class: 'flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-4 py-2 text-sm text-muted' },
    element('a', { href: addressOf({ page: '/site-map' }), class: 'py-1 text-accent underline' }, messages.allTools),
  )
  const head = element(
    'div',
    { class: 'flex items-center border-b border-line focus-within:border-accent' },
    box,
    close,
  )
  const dialog = openPlainDialog(
    {
      label: messages.label,
      place,
      className:
        'mx-auto mt-2 mb-auto max-h-[calc(100dvh-1rem)] w-[calc(100%-1rem)] max-w-prose rounded-lg border border-line shadow-lg sm:mt-[10vh] sm:max-h-[75vh]',
    },
    head,
    status,
    found,
    foot,
  )
  close.addEventListener('click', () => dialog.close())
  box.value = typed
  if (!place) box.focus()
  const parts = { dialog, box, pasted: holdPasted(box), found, status, foot }

  async function wake(): Promise<void> {
    status.textContent = messages.loading
    try {
      const { startSearchList } = await load()
      await startSearchList(parts)
    } catch {
      const again = element(
        'button',
        { type: 'button', class: buttonClasses('secondary', 'small', 'ml-3') },
        messages.retry,
      )
      again.addEventListener('click', () => {
        box.focus()
        void wake()
      })
      status.replaceChildren(messages.notLoaded, again)
    }
  }
  void wake()
}
