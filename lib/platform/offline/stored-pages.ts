import { pagesCache, readManifest } from '@/lib/platform/offline/manifest'

export interface StoredPage {
  href: string
  title: string
}

/** At most `limit` pages that open without a connection, by title. Reads each one, so ask for no more than is shown. */
export async function listStoredPages(basePath: string, limit: number): Promise<{ pages: StoredPage[]; more: number }> {
  const manifest = await readManifest(basePath)
  if (!manifest) return { pages: [], more: 0 }
  const cache = await caches.open(pagesCache(basePath))
  const requests = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== `${basePath}/offline/`)
  const pages: StoredPage[] = []
  for (const request of requests.slice(0, limit)) {
    const html = await (await cache.match(request))?.text()
    const { pathname } = new URL(request.url)
    pages.push({ href: pathname, title: (html && titleOf(html)) || pathname })
  }
  pages.sort((a, b) => a.title.localeCompare(b.title))
  return { pages, more: Math.max(0, requests.length - limit) }
}

function titleOf(html: string): string | undefined {
  return new DOMParser().parseFromString(html, 'text/html').title.trim() || undefined
}
