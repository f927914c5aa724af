import { regionOf } from '@/lib/base/region/regions'
import { decodeText } from '@/lib/base/text/decode'
import { detectDialect } from '@/lib/subjects/csv/dialect'
import { RowReader, UnclosedQuoteError } from '@/lib/subjects/csv/row-reader'
import { BinaryError, EncodingError, findEncoding, textChunks } from '@/lib/subjects/csv/text-chunks'
import { givenPages, pagesOfText, SiteRefused } from '@/lib/subjects/site-links/read-site'
import { readTable, TableRefused, typedText } from '@/lib/subjects/tables/read-table'
import { BrokenZip, zipEntries } from '@/lib/subjects/tables/zip-entries'
import { cellsOf, lineCells, planOf, type RowCells } from './columns'
import { pageCells } from './page-row'

type Take = (line: number, cells: RowCells) => void
type Progress = (share: number) => Promise<void> | void

const sampleLength = 65_536
const mostBytes = 1_000_000_000
const mostSheetRows = 200_000

async function sampleOf(source: string | Blob): Promise<string | undefined> {
  if (typeof source === 'string') return source.slice(0, sampleLength)
  const bytes = new Uint8Array(await source.slice(0, sampleLength).arrayBuffer())
  // A sample may end in the middle of a letter.
  const decoded = decodeText(bytes.subarray(0, bytes.lastIndexOf(10) + 1 || bytes.length))
  return decoded.kind === 'text' ? decoded.text : undefined
}

const isZip = async (source: string | Blob): Promise<boolean> => {
  if (typeof source === 'string') return false
  const [first, second, third] = new Uint8Array(await source.slice(0, 3).arrayBuffer())
  return first === 0x50 && second === 0x4b && third === 3
}

async function isWorkbook(source: Blob): Promise<boolean> {
  const names = zipEntries(new Uint8Array(await source.arrayBuffer()))
  return names.has('xl/workbook.xml') || names.has('content.xml')
}

async function takeSite(source: string | Blob, take: Take, progress: Progress): Promise<string[]> {
  const { pages, skipped } = await givenPages(source)
  for (const [at, { address, html, title, modified }] of pages.entries()) {
    const cells = pageCells(address, html, { modified })
    take(at + 1, title && !cells.title ? { ...cells, title } : cells)
    if (at % 100 === 0) await progress(at / pages.length)
  }
  return skipped
}

async function takeSheet(source: Blob, take: Take): Promise<void> {
  const { rows } = await readTable(source, { mostBytes, mostRows: mostSheetRows })
  const typed = rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell) => typedText(cell, regionOf('global'))),
  }))
  const plan = planOf(typed[0]?.cells ?? [])
  if (!plan) throw new SiteRefused('No column is called url, loc or address. The first row names the columns.')
  for (const { line, cells } of typed.slice(1)) take(line, cellsOf(plan, cells))
}

/** Lines of a text that comes in parts. */
async function takeLines(
  chunks: AsyncIterable<readonly [string, number]>,
  take: Take,
  progress: Progress,
): Promise<void> {
  let line = 0
  let rest = ''
  for await (const [text, share] of chunks) {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const one of lines) take(++line, lineCells(one))
    await progress(share)
  }
  for (const one of rest.split('\r')) take(++line, lineCells(one))
}

async function takeTable(
  chunks: AsyncIterable<readonly [string, number]>,
  sample: string,
  take: Take,
  progress: Progress,
): Promise<void> {
  const { delimiter, lineEnd, skipped } = detectDialect(sample, undefined)
  const reader = new RowReader(delimiter, lineEnd, skipped > 0 ? 2 : 1)
  let plan: ReturnType<typeof planOf>
  let toSkip = skipped
  const takeRows = (rows: ReturnType<RowReader['read']>) => {
    for (const { line, fields } of rows) {
      if (plan) take(line, cellsOf(plan, fields))
      else plan = planOf(fields)
    }
  }
  for await (const [text, share] of chunks) {
    takeRows(reader.read(text.slice(toSkip)))
    toSkip = Math.max(0, toSkip - text.length)
    await progress(share)
  }
  takeRows(reader.finish())
}

/** Whether the first row of a text names its columns. */
function hasColumns(sample: string): boolean {
  const { delimiter, lineEnd, skipped } = detectDialect(sample, undefined)
  const reader = new RowReader(delimiter, lineEnd)
  const [head] = [...reader.read(sample.slice(skipped)), ...reader.finish()]
  return planOf(head?.fields ?? []) !== undefined
}

/**
 * Rows about pages out of a list of addresses, a table with a column url (CSV of any length, or a workbook), an archive of HTML files, pasted
 * pages, or an export of WordPress. Answers with sentences on what was left out. Throws SiteRefused with a sentence for anything else.
 */
export async function takeRows(source: string | Blob, take: Take, progress: Progress): Promise<string[]> {
  try {
    if (typeof source !== 'string' && source.size > mostBytes) throw new SiteRefused('Files of up to 1 GB are read.')
    if (typeof source !== 'string' && (await isZip(source))) {
      if (!(await isWorkbook(source))) return await takeSite(source, take, progress)
      await takeSheet(source, take)
      return []
    }
    const sample = await sampleOf(source)
    if (sample === undefined) throw new SiteRefused('This is no text and no archive that can be read here.')
    if (/<(?:urlset|sitemapindex)\b/.test(sample))
      throw new SiteRefused('This is a sitemap already. Give a list of addresses, a table, or pages.')
    if (/<rss\b[\s\S]*xmlns:wp=/.test(sample) || /<html\b/i.test(sample) || pagesOfText(sample).length > 0)
      return await takeSite(source, take, progress)
    const found = typeof source === 'string' ? undefined : await findEncoding(source, 'auto')
    const encoding = found?.encoding ?? 'utf-8'
    await takeText(source, encoding, sample, take, progress)
    return []
  } catch (error) {
    if (error instanceof TableRefused) throw new SiteRefused(error.message)
    if (error instanceof BrokenZip)
      throw new SiteRefused('The archive is damaged, or packed in a way that is not read here. Pack it anew as ZIP.')
    if (error instanceof UnclosedQuoteError)
      throw new SiteRefused(`A quote that opens on line ${String(error.line)} is never closed.`)
    if (error instanceof EncodingError || error instanceof BinaryError)
      throw new SiteRefused('The file is no text in UTF-8 or UTF-16. Save it as UTF-8.')
    throw error
  }
}

async function takeText(
  source: string | Blob,
  encoding: Parameters<typeof textChunks>[1],
  sample: string,
  take: Take,
  progress: Progress,
): Promise<void> {
  const chunks = textChunks(source, encoding)
  if (hasColumns(sample)) await takeTable(chunks, sample, take, progress)
  else await takeLines(chunks, take, progress)
}
