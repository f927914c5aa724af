import { basePath } from '@/catalogue/address'
import { drawnPart, element } from '@/components/ui/element'
import { offlineMessages as messages } from '@/lib/messages/offline'
import { listStoredPages, type StoredPage } from '@/lib/platform/offline/stored-pages'

const shown = 60

interface StoredPageList {
  pages: StoredPage[]
  more: number
}

/** Lists the pages that are on this device, and asks again for the one that was not. */
export async function startStoredPages(root: ParentNode): Promise<void> {
  const box = drawnPart(root, '[data-stored-pages]')
  drawnPart(box, '[data-try-again]').addEventListener('click', () => location.reload())
  // The worker shows this page in place of the one that was asked for; with the connection back, that one is wanted.
  addEventListener('online', () => location.reload())
  const list = await readStoredPages()
  box.append(list.pages.length === 0 ? element('p', {}, messages.storedPagesNone) : listSection(list))
}

function listSection({ pages, more }: StoredPageList): HTMLElement {
  const lines = pages.map(({ href, title }) =>
    element('li', {}, element('a', { class: 'inline-block py-1 text-accent underline', href }, title)),
  )
  return element(
    'section',
    { 'aria-labelledby': 'stored-title', class: 'flex flex-col gap-2' },
    element('h2', { id: 'stored-title', class: 'text-xl font-semibold' }, messages.storedPagesTitle),
    element('ul', { class: 'flex flex-col' }, ...lines),
    more > 0 && element('p', { class: 'text-muted' }, messages.storedPagesMore(more)),
  )
}

async function readStoredPages(): Promise<StoredPageList> {
  try {
    return await listStoredPages(basePath, shown)
  } catch {
    // Without caches (a page opened as a file, a browser that refuses them) nothing is kept.
    return { pages: [], more: 0 }
  }
}
