/* Files of the sitemap protocol 0.9 (sitemaps.org) with the extensions of Google for images, videos, news and versions in other languages. */
import { Gzip } from 'fflate'
import { escapeXml } from '@/lib/kits/chart/svg'

export interface SitemapEntry {
  loc: string
  lastmod?: string
  changefreq?: string
  priority?: string
  alternates: readonly { code: string; href: string }[]
  images: readonly string[]
  video?: { thumbnail: string; title: string; description: string; content?: string; player?: string }
  news?: { publication: string; language: string; published: string; title: string }
}

export interface SitemapFile {
  name: string
  content: Blob
  addresses: number
  /** Before it is packed. */
  bytes: number
  /** The latest day or time in it. */
  lastmod: string | undefined
}

interface WritingRules {
  as: 'xml' | 'text'
  packed: boolean
  /** Addresses in a file, 50,000 at most. */
  perFile: number
}

/** Of the protocol: addresses in a file, and bytes before packing. */
const mostAddresses = 50_000
export const mostBytes = 52_428_800

const namespaces = {
  base: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  xhtml: 'http://www.w3.org/1999/xhtml',
  image: 'http://www.google.com/schemas/sitemap-image/1.1',
  video: 'http://www.google.com/schemas/sitemap-video/1.1',
  news: 'http://www.google.com/schemas/sitemap-news/0.9',
} as const

const element = (name: string, text: string | undefined, indent: string) =>
  text === undefined ? '' : `${indent}<${name}>${escapeXml(text)}</${name}>\n`

/** An address with what is known of it, in the order of the schema. */
export function entryXml({
  loc,
  lastmod,
  changefreq,
  priority,
  alternates,
  images,
  video,
  news,
}: SitemapEntry): string {
  const inner = '    '
  const deep = '      '
  return [
    '  <url>\n',
    element('loc', loc, inner),
    element('lastmod', lastmod, inner),
    element('changefreq', changefreq, inner),
    element('priority', priority, inner),
    ...alternates.map(
      ({ code, href }) =>
        `${inner}<xhtml:link rel="alternate" hreflang="${escapeXml(code)}" href="${escapeXml(href)}"/>\n`,
    ),
    ...images.map((image) => `${inner}<image:image>\n${element('image:loc', image, deep)}${inner}</image:image>\n`),
    video
      ? `${inner}<video:video>\n${element('video:thumbnail_loc', video.thumbnail, deep)}${element('video:title', video.title, deep)}${element('video:description', video.description, deep)}${element('video:content_loc', video.content, deep)}${element('video:player_loc', video.player, deep)}${inner}</video:video>\n`
      : '',
    news
      ? `${inner}<news:news>\n${deep}<news:publication>\n${element('news:name', news.publication, `${deep}  `)}${element('news:language', news.language, `${deep}  `)}${deep}</news:publication>\n${element('news:publication_date', news.published, deep)}${element('news:title', news.title, deep)}${inner}</news:news>\n`
      : '',
    '  </url>\n',
  ].join('')
}

type Extension = Exclude<keyof typeof namespaces, 'base'>

const extensionsOf = ({ alternates, images, video, news }: SitemapEntry): Extension[] => [
  ...(alternates.length > 0 ? (['xhtml'] as const) : []),
  ...(images.length > 0 ? (['image'] as const) : []),
  ...(video ? (['video'] as const) : []),
  ...(news ? (['news'] as const) : []),
]

function headOf(extensions: ReadonlySet<Extension>): string {
  const declared = (['xhtml', 'image', 'video', 'news'] as const).filter((name) => extensions.has(name))
  const more = declared.map((name) => `\n  xmlns:${name}="${namespaces[name]}"`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespaces.base}"${more}>\n`
}

const encoder = new TextEncoder()
const foot = '</urlset>\n'
/** Room for the head with all its namespaces, and the foot. */
const frameBytes = 600
const chunkLength = 1 << 20
/** Of the first file, in characters, to look at. */
const sampleLength = 20_000

interface OpenFile {
  chunks: Uint8Array<ArrayBuffer>[]
  text: string
  addresses: number
  bytes: number
  lastmod: string | undefined
  extensions: Set<Extension>
}

const emptyFile = (): OpenFile => ({
  chunks: [],
  text: '',
  addresses: 0,
  bytes: 0,
  lastmod: undefined,
  extensions: new Set(),
})

function packed(parts: readonly Uint8Array<ArrayBuffer>[]): Blob {
  const out: Uint8Array<ArrayBuffer>[] = []
  // The same list makes the same file on any day.
  const gzip = new Gzip({ level: 6, mtime: new Date('1980-01-02') }, (piece) =>
    out.push(piece as Uint8Array<ArrayBuffer>),
  )
  for (const part of parts) gzip.push(part)
  gzip.push(new Uint8Array(0), true)
  return new Blob(out, { type: 'application/gzip' })
}

/** Takes entries one by one and makes files of them, none longer than the protocol allows. Text lists hold addresses alone. */
export class SitemapWriter {
  #open = emptyFile()
  readonly #done: Omit<SitemapFile, 'name'>[] = []

  constructor(private readonly rules: WritingRules) {}

  #sample = ''
  #sampled = 0
  #all = 0
  readonly #firstExtensions = this.#open.extensions

  add(entry: SitemapEntry): void {
    const isXml = this.rules.as === 'xml'
    const text = isXml ? entryXml(entry) : `${entry.loc}\n`
    const bytes = encoder.encode(text).length
    const open = this.#open
    const isFull =
      open.addresses >= Math.min(this.rules.perFile, mostAddresses) || open.bytes + bytes + frameBytes > mostBytes
    if (isFull && open.addresses > 0) {
      this.#close()
      this.add(entry)
      return
    }
    this.#all++
    if (this.#done.length === 0 && this.#sample.length < sampleLength) {
      this.#sample += text
      this.#sampled++
    }
    open.text += text
    open.bytes += bytes
    open.addresses++
    if (
      entry.lastmod !== undefined &&
      Date.parse(entry.lastmod) > (open.lastmod ? Date.parse(open.lastmod) : -Infinity)
    )
      open.lastmod = entry.lastmod
    for (const name of extensionsOf(entry)) open.extensions.add(name)
    if (open.text.length > chunkLength) this.#encode()
  }

  #encode(): void {
    if (this.#open.text !== '') this.#open.chunks.push(encoder.encode(this.#open.text))
    this.#open.text = ''
  }

  #close(): void {
    this.#encode()
    const { chunks, addresses, bytes, lastmod, extensions } = this.#open
    const isXml = this.rules.as === 'xml'
    const head = encoder.encode(isXml ? headOf(extensions) : '')
    const end = encoder.encode(isXml ? foot : '')
    const parts = [head, ...chunks, end]
    const content = this.rules.packed
      ? packed(parts)
      : new Blob(parts, { type: isXml ? 'application/xml' : 'text/plain' })
    this.#done.push({ content, addresses, bytes: bytes + head.length + end.length, lastmod })
    this.#open = emptyFile()
  }

  /** The first file, or its beginning: `isWhole` says which. */
  preview(): { text: string; isWhole: boolean } {
    const isWhole = this.#sampled === this.#all
    if (this.rules.as === 'text') return { text: this.#sample, isWhole }
    return { text: `${headOf(this.#firstExtensions)}${this.#sample}${isWhole ? foot : '  …\n'}`, isWhole }
  }

  /** The files, and an index where there are several. `folder` is the address that they will lie under. */
  finish(folder: string): { files: SitemapFile[]; root: string } {
    if (this.#open.addresses > 0) this.#close()
    const ending = `${this.rules.as === 'xml' ? 'xml' : 'txt'}${this.rules.packed ? '.gz' : ''}`
    const files = this.#done.map((file, at) => ({
      ...file,
      name: this.#done.length === 1 ? `sitemap.${ending}` : `sitemap-${String(at + 1)}.${ending}`,
    }))
    if (files.length < 2) return { files, root: files[0]?.name ?? '' }
    const index = indexXml(files.map(({ name, lastmod }) => ({ loc: `${folder}${name}`, lastmod })))
    const name = 'sitemap-index.xml'
    const content = new Blob([index], { type: 'application/xml' })
    return {
      files: [
        { name, content, addresses: files.length, bytes: encoder.encode(index).length, lastmod: undefined },
        ...files,
      ],
      root: name,
    }
  }
}

/** A sitemap index, with the latest change that each file lists. */
function indexXml(files: readonly { loc: string; lastmod: string | undefined }[]): string {
  const entries = files.map(
    ({ loc, lastmod }) =>
      `  <sitemap>\n${element('loc', loc, '    ')}${element('lastmod', lastmod, '    ')}  </sitemap>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${namespaces.base}">\n${entries.join('')}</sitemapindex>\n`
}
