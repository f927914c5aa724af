import { regionOf } from '@/lib/base/region/regions'
import { decodeText } from '@/lib/base/text/decode'
import { counted } from '@/lib/messages/counted'
import { readTable, TableRefused, typedText } from '@/lib/subjects/tables/read-table'
import { BrokenZip, SwollenZip, unpacked, zipEntries } from '@/lib/subjects/tables/zip-entries'
import type { GivenPage } from './site'

/** Why what was given is no site, as a sentence for the visitor. */
export class SiteRefused extends Error {
  override readonly name = 'SiteRefused'
}

export interface GivenSite {
  pages: GivenPage[]
  /** What was left out, as sentences. */
  skipped: string[]
}

const mostPages = 10_000
const mostBytes = 300_000_000
const mostUnpacked = 500_000_000

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3

function textOf(bytes: Uint8Array): string | undefined {
  const decoded = decodeText(bytes)
  return decoded.kind === 'text' ? decoded.text : undefined
}

const decodedXml = (text: string) =>
  text
    .replaceAll(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, inner: string) =>
      inner.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    )
    .replaceAll(/&(lt|gt|quot|apos|amp|#\d+|#x[0-9a-f]+);/gi, (written, name: string) => {
      const known: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
      if (!name.startsWith('#')) return known[name.toLowerCase()] ?? written
      const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
      return code <= 0x10ffff ? String.fromCodePoint(code) : written
    })

/** Published posts and pages of an export of WordPress (WXR). */
export function pagesOfWxr(xml: string): GivenSite {
  const pages: GivenPage[] = []
  let left = 0
  for (const [, item = ''] of xml.matchAll(/<item\b[^>]*>([\s\S]*?)<\/item>/g)) {
    const part = (name: string) =>
      decodedXml(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`).exec(item)?.[1] ?? '').trim()
    const isPage = /^(?:post|page)$/.test(part('wp:post_type')) && part('wp:status') === 'publish'
    if (!isPage) left++
    else {
      const title = part('title')
      const changed = [part('wp:post_modified_gmt'), part('wp:post_date_gmt')].find((one) => /^[1-9]/.test(one))
      pages.push({
        address: part('link'),
        title,
        ...(changed !== undefined && { modified: `${changed.replace(' ', 'T')}Z` }),
        html: `<h1>${title.replaceAll('<', '&lt;')}</h1>${part('content:encoded')}`,
      })
    }
  }
  return {
    pages,
    skipped:
      left > 0
        ? [`${counted(left, 'entry', 'entries')} of the export are drafts, pictures or menus and were left out.`]
        : [],
  }
}

const columns = {
  address: /^(?:address|url|page|page url|loc|link)$/i,
  html: /^(?:html|content|body|text|source|page source|post_content)$/i,
  title: /^(?:title|title 1|page title|post_title|name)$/i,
}

/** Pages in a table with a column of addresses and one of HTML or text. */
function pagesOfTable(rows: readonly { line: number; cells: readonly string[] }[]): GivenSite {
  const [head, ...body] = rows
  const place = (expression: RegExp) => (head?.cells ?? []).findIndex((name) => expression.test(name.trim()))
  const [address, html, title] = [columns.address, columns.html, columns.title].map(place) as [number, number, number]
  if (address < 0 || html < 0)
    throw new SiteRefused('The table needs a column “url” and one “html” or “text”. The first row names the columns.')
  const pages: GivenPage[] = []
  const skipped: string[] = []
  for (const { line, cells } of body) {
    const [where, what] = [(cells[address] ?? '').trim(), cells[html] ?? '']
    if (where === '' || what.trim() === '')
      skipped.push(`Row ${String(line)} has no address or no text and was left out.`)
    else pages.push({ address: where, html: what, ...(title >= 0 && { title: (cells[title] ?? '').trim() }) })
  }
  return { pages, skipped }
}

function pagesOfZip(bytes: Uint8Array, progress: (share: number) => void): GivenSite {
  const pages: GivenPage[] = []
  const skipped: string[] = []
  const allowance = { bytes: mostUnpacked }
  const entries = [...zipEntries(bytes)].filter(
    ([name]) => /\.x?html?$/i.test(name) && !/(?:^|\/)(?:__MACOSX|\.)/.test(name),
  )
  const folder = commonFolder(entries.map(([name]) => name))
  for (const [at, [name, entry]] of entries.entries()) {
    if (at % 50 === 0) progress(at / entries.length)
    const parts = [...unpacked(entry, allowance)]
    const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
    let offset = 0
    for (const part of parts) {
      whole.set(part, offset)
      offset += part.length
    }
    const html = textOf(whole)
    if (html === undefined) skipped.push(`${name} is not text and was left out.`)
    else pages.push({ address: `/${name.slice(folder.length)}`, html })
  }
  return { pages, skipped }
}

/** What all names begin with, up to a slash. */
function commonFolder(names: readonly string[]): string {
  const [first = ''] = names
  let folder = first.slice(0, first.lastIndexOf('/') + 1)
  while (folder !== '' && !names.every((name) => name.startsWith(folder)))
    folder = folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1)
  return folder
}

const separator = /^=+[ \t]*(\S+)[ \t]*=*[ \t]*$/gm

/** Pasted pages, each under a line such as `=== /oak-care ===`. */
export function pagesOfText(text: string): GivenPage[] {
  const heads = [...text.matchAll(separator)]
  return heads.map((head, at) => ({
    address: head[1] ?? '',
    html: text.slice(head.index + head[0].length, heads[at + 1]?.index ?? text.length),
  }))
}

/**
 * Pages out of a ZIP of HTML files, an export of WordPress, a table with addresses and HTML, or pasted text with a line `=== /path ===` above
 * each. Throws SiteRefused with a sentence for anything else, and beyond 10,000 pages.
 */
export async function givenPages(
  source: string | Blob,
  progress: (share: number) => void = () => {},
): Promise<GivenSite> {
  const site = typeof source === 'string' ? siteInText(source) : await siteInFile(source, progress)
  if (site.pages.length > mostPages) throw new SiteRefused('There are more than 10,000 pages. Give a part of the site.')
  return site
}

function siteInText(text: string): GivenSite {
  if (/<rss\b[\s\S]*xmlns:wp=/.test(text)) return pagesOfWxr(text)
  const pages = pagesOfText(text)
  if (pages.length === 0)
    throw new SiteRefused('No page begins here. Write a line such as “=== /oak-care ===” above the HTML of each page.')
  return { pages, skipped: [] }
}

async function siteInFile(source: Blob, progress: (share: number) => void): Promise<GivenSite> {
  if (source.size > mostBytes) throw new SiteRefused('Files of up to 300 MB are read.')
  try {
    const bytes = new Uint8Array(await source.arrayBuffer())
    const isWorkbook = isZip(bytes) && zipEntries(bytes).has('xl/workbook.xml')
    if (isZip(bytes) && !isWorkbook) return pagesOfZip(bytes, progress)
    const text = isWorkbook ? undefined : textOf(bytes)
    if (text !== undefined && (/<rss\b[\s\S]*xmlns:wp=/.test(text.slice(0, 5000)) || pagesOfText(text).length > 0))
      return siteInText(text)
    const { rows } = await readTable(source, { mostBytes, mostRows: mostPages + 1 })
    return pagesOfTable(
      rows.map(({ line, cells }) => ({ line, cells: cells.map((cell) => typedText(cell, regionOf('global'))) })),
    )
  } catch (error) {
    if (error instanceof TableRefused) throw new SiteRefused(error.message)
    if (error instanceof BrokenZip)
      throw new SiteRefused('The archive is damaged, or packed in a way that is not read here. Pack it anew as ZIP.')
    if (error instanceof SwollenZip)
      throw new SiteRefused(
        'The archive unpacks to more than 500 MB, or holds more than 10,000 files. Give a part of it.',
      )
    throw error
  }
}
