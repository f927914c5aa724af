import { basePath } from '@/catalogue/address'
import { element } from '@/components/ui/element'
import { ownToolsMessages } from '@/lib/messages/own-tools'
import { favouriteStore, recentStore, type ListedTool } from './shortlist'

/** How many are shown; the search offers them as well. */
const mostShown = 10

function lineOf({ name, path }: ListedTool, isFavourite: boolean): HTMLElement {
  const mark = element('span', { class: 'text-accent', role: 'img', 'aria-label': ownToolsMessages.favourite }, '★')
  return element(
    'li',
    { class: 'shrink-0' },
    element('a', { class: 'own-tool', href: basePath + path }, isFavourite && mark, name),
  )
}

/**
 * Lists the visitor's favourites and then what they opened last. boot.js keeps the place before the first paint, by the same mark on the
 * root element.
 */
export function startOwnTools(section: HTMLElement): void {
  const list = section.querySelector('ul')
  function show(): void {
    const favourites = favouriteStore.get()
    const known = new Set(favourites.map(({ id }) => id))
    const recent = recentStore.get().filter(({ id }) => !known.has(id))
    document.documentElement.toggleAttribute('data-own', favourites.length + recent.length > 0)
    list?.replaceChildren(
      ...[...favourites.map((tool) => lineOf(tool, true)), ...recent.map((tool) => lineOf(tool, false))].slice(
        0,
        mostShown,
      ),
    )
  }
  show()
  favouriteStore.subscribe(show)
  recentStore.subscribe(show)
}
