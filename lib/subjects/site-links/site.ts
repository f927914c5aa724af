import { urlOf } from '@/lib/base/text/url-of'
import { readPassages, type Passage } from '@/lib/subjects/html/passages'

/** A page as it was given: an address or a path, and its HTML. */
export interface GivenPage {
  address: string
  html: string
  title?: string
  /** As it was given; of an export of WordPress a time in GMT. */
  modified?: string
}

export interface SiteLink {
  /** Place of the page that it leads to; undefined for addresses that are not among the pages. */
  to: number | undefined
  href: string
  text: string
  /** In navigation, head or foot, by its elements or because most pages have the same. */
  isFrame: boolean
  isNofollow: boolean
}

export interface SitePage {
  address: string
  title: string
  heading: string
  isNoindex: boolean
  passages: readonly Passage[]
  links: readonly SiteLink[]
}

const anyHost = 'https://site.invalid'

/** An address without what does not tell pages apart: fragment, www, index files, the slash at the end; small where that means nothing. */
export function keyOf(address: string, base?: string): string | undefined {
  const root = (base === undefined ? undefined : urlOf(base, anyHost)?.href) ?? anyHost
  const url = urlOf(address.trim(), root)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined
  const path = url.pathname
    .replace(/\/index\.(?:html?|php)$/i, '/')
    .replace(/\.html?$/i, '')
    .replace(/\/+$/, '')
  return `${url.host.replace(/^www\./, '')}${path || '/'}${url.search}`
}

/** A link that so large a share of the pages has is part of the frame. */
const frameShare = 0.5
/** Below this many pages nothing can be told by repetition. */
const fewestForFrame = 4

/** Pages with their links resolved among each other. A page that comes twice is taken once. */
export function siteOf(given: readonly GivenPage[], progress: (share: number) => void = () => {}): SitePage[] {
  const places = new Map<string, number>()
  const read = given.flatMap(({ address, html, title }, at) => {
    if (at % 50 === 0) progress(at / given.length)
    const page = readPassages(html)
    const key = keyOf(address) ?? address
    if (places.has(key)) return []
    places.set(key, places.size)
    return [{ address, page, title: title || page.title }]
  })
  // A canonical address names the same page, unless that address is a page of its own.
  for (const [at, { address, page }] of read.entries()) {
    const key = page.canonical === undefined ? undefined : keyOf(page.canonical, address)
    if (key !== undefined && !places.has(key)) places.set(key, at)
  }
  const counts = new Map<string, number>()
  const signs = read.map(({ address, page }) =>
    page.links.map(({ href, text }) => `${keyOf(href, page.base ?? address) ?? href}\n${text}`),
  )
  for (const own of signs) for (const sign of new Set(own)) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const isRepeated = (sign: string) =>
    read.length >= fewestForFrame && (counts.get(sign) ?? 0) >= read.length * frameShare
  return read.map(({ address, page, title }, at) => ({
    address,
    title,
    heading: page.heading,
    isNoindex: page.isNoindex,
    passages: page.passages,
    links: page.links.flatMap(({ href, text, isFrame, isNofollow }, link) => {
      if (/^\s*(?:#|javascript:|mailto:|tel:|data:)/i.test(href)) return []
      const key = keyOf(href, page.base ?? address)
      const isFramed = isFrame || isRepeated(signs[at]?.[link] ?? '')
      return [{ to: key === undefined ? undefined : places.get(key), href, text, isFrame: isFramed, isNofollow }]
    }),
  }))
}
