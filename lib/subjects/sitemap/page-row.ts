import { metaContents, readPage } from '@/lib/subjects/html/page'
import type { RowCells } from './columns'

/** What the HTML of a page says of its place in a sitemap: its canonical address, robots, pictures, versions in other languages, and times. */
export function pageCells(address: string, html: string, more: { modified?: string | undefined } = {}): RowCells {
  const page = readPage(html)
  const content = (...names: string[]) => names.map((name) => metaContents(page, name)[0]?.content.trim()).find(Boolean)
  const canonical = page.links.find(({ rel }) => rel.split(/\s+/).includes('canonical'))?.href
  const robots = ['robots', 'googlebot']
    .flatMap((name) => metaContents(page, name))
    .map((meta) => meta.content)
    .join(', ')
  const alternates = page.links
    .filter(({ rel, hreflang, href }) => rel.split(/\s+/).includes('alternate') && hreflang !== '' && href !== '')
    .map(({ hreflang, href }) => `${hreflang}=${href}`)
    .join(' ')
  const images = page.images
    .map(({ src }) => src.trim().split(/\s+/)[0] ?? '')
    .filter((src) => src !== '' && !/^(?:data|blob):/i.test(src))
    .join(' ')
  const published = content('article:published_time', 'date', 'dc.date')
  const lastmod = more.modified ?? content('article:modified_time', 'og:updated_time', 'last-modified') ?? published
  const title = page.titles[0]?.text
  return {
    // Servers give a folder its index file.
    url: address.replace(/(^|\/)index\.x?html?$/i, '$1'),
    ...(canonical && { canonical }),
    ...(robots && { robots }),
    ...(alternates && { alternates }),
    ...(images && { images }),
    ...(lastmod && { lastmod }),
    ...(published && { published }),
    ...(title && { title }),
  }
}
