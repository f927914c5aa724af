/* Tags that say how a page is shared: Open Graph (ogp.me) and those of cards. */
import type { ReportPlace } from '@/lib/base/report/report'
import { urlOf } from '@/lib/base/text/url-of'
import { readPage } from '@/lib/subjects/html/page'
import { escaped } from '@/lib/subjects/meta-tags/tags'
import { networks, type Network } from './networks'

export interface ShareTag {
  key: string
  content: string
  at?: ReportPlace
}

export interface ShareTags {
  tags: readonly ShareTag[]
  /** Of the page's element title. */
  title: string
  canonical: string | undefined
}

const listed =
  /^\s*((?:og|twitter|article|book|profile|product|music|video|fb):[\w:.-]+|description|title)\s*[:=\t]\s*(.*?)\s*$/i

/** Tags of a page or head; of a text without markup, lines such as `og:title: Oak tables`. */
export function readTags(text: string): ShareTags {
  if (!/<\s*(?:meta|title|link|head|html|!doctype)/i.test(text)) return listedTags(text)
  const page = readPage(text)
  return {
    tags: page.metas.map(({ key, content, at }) => ({ key, content: content.trim(), ...(at && { at }) })),
    title: page.titles[0]?.text ?? '',
    canonical: page.links.find(({ rel }) => rel.split(/\s+/).includes('canonical'))?.href,
  }
}

function listedTags(text: string): ShareTags {
  let title = ''
  const tags: ShareTag[] = []
  let offset = 0
  for (const [at, line] of text.split('\n').entries()) {
    const [, key = '', content = ''] = listed.exec(line) ?? []
    if (key.toLowerCase() === 'title') title = content
    else if (key !== '')
      tags.push({
        key: key.toLowerCase(),
        content,
        at: { line: at + 1, column: 1, offset, length: Math.max(1, line.length) },
      })
    offset += line.length + 1
  }
  return { tags, title, canonical: undefined }
}

/** The first filled tag of these names, with its name. */
export function firstOf({ tags, title }: ShareTags, keys: readonly string[]): ShareTag | undefined {
  for (const key of keys) {
    if (key === '<title>') {
      if (title !== '') return { key, content: title }
    } else {
      const found = tags.find((tag) => tag.key === key && tag.content !== '')
      if (found) return found
    }
  }
  return undefined
}

export interface Shared {
  network: Network
  title: ShareTag | undefined
  description: ShareTag | undefined
  image: ShareTag | undefined
  /** Of X. */
  card: 'summary' | 'summary_large_image' | 'player' | 'app' | 'none'
}

/** What a network takes of the tags. X shows a small card without `twitter:card` where og:type, title and description are there. */
export function sharedOn(network: Network, tags: ShareTags): Shared {
  const rules = networks[network]
  const wanted = firstOf(tags, ['twitter:card'])?.content.toLowerCase()
  const hasGraph = ['og:type', 'og:title', 'og:description'].every((key) => firstOf(tags, [key]))
  const card =
    wanted === 'summary' || wanted === 'summary_large_image' || wanted === 'player' || wanted === 'app'
      ? wanted
      : hasGraph
        ? 'summary'
        : 'none'
  return {
    network,
    title: firstOf(tags, rules.title),
    description: firstOf(tags, rules.description),
    image: firstOf(tags, rules.image),
    card,
  }
}

/** An address as others read it: whole, https where it was without a scheme. Undefined for what cannot be made whole. */
export function wholeAddress(written: string, base: string): string | undefined {
  const url = urlOf(written.trim(), urlOf(base.trim())?.href)
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}

const order = [
  'og:title',
  'og:type',
  'og:url',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'og:description',
  'og:site_name',
  'og:locale',
]

/** The language and country of a written locale as Open Graph wants it: en_GB. Undefined where there is none. */
export function graphLocale(written: string): string | undefined {
  const [, language = '', country = ''] = /^([a-z]{2,3})[-_]([a-z]{2})$/i.exec(written.trim()) ?? []
  return language === '' ? undefined : `${language.toLowerCase()}_${country.toUpperCase()}`
}

export interface PictureSize {
  width: number
  height: number
}

/**
 * The tags as they should be: once each, whole addresses, the four that the protocol requires where they can be told, and the size of the
 * picture where it is known. `base` is the address of the page.
 */
export function fixedTags(given: ShareTags, base: string, size: PictureSize | undefined): string {
  const first = (...keys: string[]) => firstOf(given, keys)?.content
  const page = base.trim() || given.canonical || first('og:url') || ''
  const image = first('og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image')
  const locale = first('og:locale')
  const values: Readonly<Record<string, string | undefined>> = {
    'og:title': first('og:title', 'twitter:title', '<title>'),
    'og:type': first('og:type') ?? 'website',
    'og:url': wholeAddress(first('og:url') ?? given.canonical ?? page, page) ?? first('og:url'),
    'og:image': image === undefined ? undefined : (wholeAddress(image, page) ?? image).replace(/^http:/, 'https:'),
    'og:image:width': size ? String(size.width) : first('og:image:width'),
    'og:image:height': size ? String(size.height) : first('og:image:height'),
    'og:image:alt': first('og:image:alt', 'twitter:image:alt'),
    'og:description': first('og:description', 'twitter:description', 'description'),
    'og:site_name': first('og:site_name'),
    'og:locale': locale === undefined ? undefined : (graphLocale(locale) ?? locale),
  }
  const kept = given.tags.filter(
    ({ key, content }, at) =>
      content !== '' &&
      /^(?:og|article|book|profile|product|music|video|fb|twitter):/.test(key) &&
      !order.includes(key) &&
      !/^twitter:(?:card|title|description|image(?::src|:alt)?)$/.test(key) &&
      !/^og:image:(?:url|secure_url)$/.test(key) &&
      given.tags.findIndex((tag) => tag.key === key && tag.content === content) === at,
  )
  const line = (key: string, content: string) =>
    `<meta ${key.startsWith('twitter:') ? 'name' : 'property'}="${key}" content="${escaped(content)}">`
  const card = sharedOn('x', given).card
  return `${[
    ...order.flatMap((key) => (values[key] ? [line(key, values[key])] : [])),
    ...kept.map(({ key, content }) => line(key, content)),
    line('twitter:card', card === 'none' || card === 'summary' ? (image ? 'summary_large_image' : 'summary') : card),
  ].join('\n')}\n`
}
