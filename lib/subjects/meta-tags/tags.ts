/* Tags of a page's head, from what somebody fills in. Sources: WHATWG HTML, ogp.me, X developer platform. */
import { metaContents, readPage } from '@/lib/subjects/html/page'

export interface MetaFields {
  title: string
  description: string
  url: string
  image: string
  imageAlt: string
  siteName: string
  type: 'website' | 'article' | 'product' | 'profile' | 'book' | 'video.other'
  locale: string
  card: 'summary_large_image' | 'summary'
  account: string
  robots: 'all' | 'noindex' | 'nofollow' | 'none'
  themeColor: string
  icon: string
  /** Versions in other languages: a code and an address, one a line. */
  languages: string
}

export type Tag =
  | { tag: 'title'; text: string }
  | { tag: 'meta'; by: 'name' | 'property' | 'charset'; key: string; content: string }
  | { tag: 'link'; rel: string; href: string; hreflang?: string }

const robotsRules = { all: '', noindex: 'noindex', nofollow: 'nofollow', none: 'noindex, nofollow' }

/** The code and address of each line of languages. */
export function languageLines(text: string): { code: string; href: string }[] {
  return text.split(/[\r\n]+/).flatMap((line) => {
    const [code = '', href] = line.trim().split(/[\s,;=]+/)
    return href ? [{ code, href }] : []
  })
}

/** The tags that the fields ask for, in the order of a head; empty fields make none. */
export function tagsOf(fields: MetaFields): Tag[] {
  const {
    title,
    description,
    url,
    image,
    imageAlt,
    siteName,
    type,
    locale,
    card,
    account,
    robots,
    themeColor,
    icon,
    languages,
  } = fields
  const named = (key: string, content: string): Tag[] =>
    content === '' ? [] : [{ tag: 'meta', by: 'name', key, content }]
  const property = (key: string, content: string): Tag[] =>
    content === '' ? [] : [{ tag: 'meta', by: 'property', key, content }]
  const link = (rel: string, href: string): Tag[] => (href === '' ? [] : [{ tag: 'link', rel, href }])
  return [
    { tag: 'meta', by: 'charset', key: '', content: 'utf-8' },
    ...(title === '' ? [] : [{ tag: 'title', text: title } as const]),
    ...named('viewport', 'width=device-width, initial-scale=1'),
    ...named('description', description),
    ...named('robots', robotsRules[robots]),
    ...named('theme-color', themeColor),
    ...link('canonical', url),
    ...languageLines(languages).map(
      ({ code, href }) => ({ tag: 'link', rel: 'alternate', href, hreflang: code }) as const,
    ),
    ...link('icon', icon),
    ...property('og:title', title),
    ...property('og:type', type),
    ...property('og:url', url),
    ...property('og:image', image),
    ...(image === '' ? [] : property('og:image:alt', imageAlt)),
    ...property('og:description', description),
    ...property('og:site_name', siteName),
    ...property('og:locale', locale),
    ...named('twitter:card', card),
    ...named('twitter:site', account === '' ? '' : `@${account.replace(/^@/, '')}`),
  ]
}

/** Text within an attribute or an element, so that it cannot end either. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/\s+/g, ' ')
}

function tagHtml(tag: Tag): string {
  switch (tag.tag) {
    case 'title':
      return `<title>${escaped(tag.text)}</title>`
    case 'meta':
      return tag.by === 'charset'
        ? `<meta charset="${tag.content}">`
        : `<meta ${tag.by}="${tag.key}" content="${escaped(tag.content)}">`
    case 'link':
      return `<link rel="${tag.rel}"${tag.hreflang === undefined ? '' : ` hreflang="${escaped(tag.hreflang)}"`} href="${escaped(tag.href)}">`
  }
}

/** The tags as lines of HTML. */
export function headHtml(fields: MetaFields): string {
  return `${tagsOf(fields).map(tagHtml).join('\n')}\n`
}

/** Drops what is empty, at any depth, so that the code says only what was filled in. */
function filled(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const kept = filled(inner)
    const isEmpty =
      kept === '' || kept === undefined || (typeof kept === 'object' && kept !== null && Object.keys(kept).length === 0)
    return isEmpty ? [] : [[name, kept] as const]
  })
  return Object.fromEntries(entries)
}

/** The `metadata` and `viewport` of a page of Next.js. `product` is no type of Next's own. */
export function nextMetadata(fields: MetaFields): string {
  const {
    title,
    description,
    url,
    image,
    imageAlt,
    siteName,
    type,
    locale,
    card,
    account,
    robots,
    themeColor,
    icon,
    languages,
  } = fields
  const isKnownType = type !== 'product'
  const metadata = filled({
    title,
    description,
    alternates: {
      canonical: url,
      languages: Object.fromEntries(languageLines(languages).map(({ code, href }) => [code, href])),
    },
    robots: robots === 'all' ? undefined : { index: robots === 'nofollow', follow: robots === 'noindex' },
    icons: { icon },
    openGraph: {
      title,
      description,
      url,
      siteName,
      locale,
      type: isKnownType ? type : '',
      images: image === '' ? '' : [filled({ url: image, alt: imageAlt })],
    },
    twitter: { card, site: account === '' ? '' : `@${account.replace(/^@/, '')}` },
    other: isKnownType ? undefined : { 'og:type': type },
  })
  const viewport = filled({ themeColor }) as object
  const code = (value: unknown) => JSON.stringify(value, undefined, 2)
  const views = Object.keys(viewport).length > 0 ? `\nexport const viewport = ${code(viewport)}\n` : ''
  return `export const metadata = ${code(metadata)}\n${views}`
}

/** The tags as an array of plain objects. */
export function tagsJson(fields: MetaFields): string {
  const plain = tagsOf(fields).map((tag) => {
    if (tag.tag === 'title') return { title: tag.text }
    if (tag.tag === 'link')
      return { rel: tag.rel, ...(tag.hreflang === undefined ? {} : { hreflang: tag.hreflang }), href: tag.href }
    return tag.by === 'charset' ? { charset: tag.content } : { [tag.by]: tag.key, content: tag.content }
  })
  return `${JSON.stringify(plain, undefined, 2)}\n`
}

/** What an existing head says, as the fields that it fills. */
export function fieldsFrom(html: string): Partial<Record<keyof MetaFields, string>> {
  const page = readPage(html)
  const content = (...keys: string[]) =>
    keys.map((key) => metaContents(page, key)[0]?.content.trim()).find(Boolean) ?? ''
  const href = (rel: string) =>
    page.links.find((link) => link.rel.split(/\s+/).includes(rel) && link.hreflang === '')?.href ?? ''
  const robots = content('robots').toLowerCase()
  const isClosed = /noindex|none/.test(robots)
  const isDeadEnd = /nofollow|none/.test(robots)
  const found = {
    title: page.titles[0]?.text || content('og:title'),
    description: content('description', 'og:description'),
    url: href('canonical') || content('og:url'),
    image: content('og:image', 'og:image:url', 'twitter:image'),
    imageAlt: content('og:image:alt', 'twitter:image:alt'),
    siteName: content('og:site_name'),
    type: content('og:type'),
    locale: content('og:locale'),
    card: content('twitter:card'),
    account: content('twitter:site'),
    robots: isClosed && isDeadEnd ? 'none' : isClosed ? 'noindex' : isDeadEnd ? 'nofollow' : '',
    themeColor: content('theme-color'),
    icon: href('icon'),
    languages: page.links
      .filter(({ hreflang }) => hreflang !== '')
      .map((link) => `${link.hreflang} ${link.href}`)
      .join('\n'),
  }
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text !== ''))
}
