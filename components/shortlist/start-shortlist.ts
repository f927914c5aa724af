import { basePath } from '@/catalogue/address'
import { element } from '@/components/ui/element'
import { starMessages } from '@/lib/messages/own-tools'
import { changeFavourite, favouriteStore, isFavourite, noteOpened, type ListedTool } from './shortlist'

/** The tool that a card or the head of a page is about: `data-tool` is its id, its heading says name and, in a list, address. */
function toolOf(host: HTMLElement): ListedTool {
  const heading = host.querySelector('h1, h2, h3, h4')
  const link = heading?.querySelector('a')
  return {
    id: host.dataset.tool ?? '',
    name: heading?.textContent ?? '',
    path: pathOf((link ?? location).pathname),
  }
}

/** Some hosts serve a folder without its last slash, or by its index.html. */
const pathOf = (pathname: string) => pathname.slice(basePath.length).replace(/\/?(?:index\.html)?$/, '/')

/** Draws a star beside a tool; `show` keeps it as it is kept. */
function starOf(host: HTMLElement): () => void {
  const tool = toolOf(host)
  const label = starMessages.label(tool.name)
  const star = element('button', { type: 'button', class: 'star', 'aria-label': label, title: label })
  star.addEventListener('click', () => changeFavourite(tool))
  host.querySelector('[data-star]')?.append(star)
  const show = () => star.setAttribute('aria-pressed', String(isFavourite(tool.id)))
  show()
  return show
}

/** Stars on every tool that the page shows, kept current over all tabs; notes which tool was opened. */
export function startShortlist(root: ParentNode): void {
  const shows = [...root.querySelectorAll<HTMLElement>('[data-tool]:has([data-star])')].map(starOf)
  favouriteStore.subscribe(() => {
    for (const show of shows) show()
  })
  const [page, other] = root.querySelectorAll<HTMLElement>('[data-tool]:has(h1)')
  // A page with several heads shows them and is about none.
  if (page && !other) noteOpened(toolOf(page))
}
