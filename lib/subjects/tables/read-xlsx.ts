import { BrokenZip, textOf, zipEntries, type Allowance, type ZipEntry } from './zip-entries'
import { dayOf } from './serial-day'

/**
 * A cell as it was read: a day in ISO, with its time where it has one, a share that the sheet shows as per cent (7.5% is 0.075), or why
 * it has no value. Undefined where it is empty.
 */
export type ReadCell = string | number | boolean | { day: string } | { percent: number } | { fault: string } | undefined

export interface ReadRow {
  /** As the spreadsheet counts it, from 1. */
  line: number
  cells: readonly ReadCell[]
}

/** A block of merged cells: 'A2:B4', and its first and last line. */
export interface MergedCells {
  cells: string
  from: number
  to: number
}

export interface ReadWorkbook {
  /** Sheets that are not hidden, in their order. */
  sheets: readonly string[]
  /** Of the sheet that was read; rows without a value are left out. */
  rows: readonly ReadRow[]
  merged: readonly MergedCells[]
}

export interface XlsxLimits {
  /** Bytes that all parts which are read may unpack to. */
  mostUnpacked: number
  mostRows: number
  mostColumns: number
}

/** A ZIP archive that is no workbook. */
export class NoWorkbook extends Error {
  override readonly name = 'NoWorkbook'
}
/** More rows or columns than were allowed. */
export class TooManyCells extends Error {
  override readonly name = 'TooManyCells'
  constructor(readonly of: 'rows' | 'columns') {
    super(`too many ${of}`)
  }
}

/** Text of a row that has no end in sight. */
const longestRow = 16_000_000
/** Excel's last column is XFD. */
const lastColumn = 16_383

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function plainText(xml: string): string {
  return xml
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text: string) => text.replaceAll('&', '&amp;'))
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (written, decimal?: string, hexadecimal?: string, name = '') => {
      if (decimal === undefined && hexadecimal === undefined) return entities[String(name)] ?? written
      const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })
}

/** Spreadsheets write what XML does not take, such as a carriage return, as _x000D_ (ECMA-376 Part 1, 22.9.2.19). */
const cellText = (xml: string) =>
  plainText(xml).replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const attributePattern = (name: string) => new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
const attributePatterns = new Map<string, RegExp>()

function attribute(attributes: string, name: string): string | undefined {
  const pattern = attributePatterns.get(name) ?? attributePattern(name)
  attributePatterns.set(name, pattern)
  const found = pattern.exec(attributes)
  return found ? plainText(found[1] ?? found[2] ?? '') : undefined
}

/** Attributes of the elements of a name, whatever prefix their names have. */
function* tags(xml: string, name: string): Generator<string> {
  for (const [, attributes = ''] of xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])([^>]*?)/?>`, 'g')))
    yield attributes
}

const wholeText = (entry: ZipEntry | undefined, allowance: Allowance) =>
  entry ? [...textOf(entry, allowance)].join('') : ''

/** Elements of a name as they come, with what stands behind the last of them. */
function* elements(
  pieces: Iterable<string>,
  name: string,
): Generator<{ attributes: string; inner: string } | { rest: string }> {
  const pattern = new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])([^>]*?)(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}\\s*>)`, 'g')
  let pending = ''
  for (const piece of pieces) {
    pending += piece
    let end = 0
    pattern.lastIndex = 0
    for (let found = pattern.exec(pending); found; found = pattern.exec(pending)) {
      end = pattern.lastIndex
      yield { attributes: found[1] ?? '', inner: found[2] ?? '' }
    }
    pending = pending.slice(end)
    if (pending.length > longestRow) throw new BrokenZip(`no end of a ${name}`)
  }
  yield { rest: pending }
}

/** The text of a string: its runs joined, without the reading aids of East Asian scripts. */
function stringText(inner: string): string {
  const without = inner.replace(/<(?:\w+:)?rPh(?=[\s>])[\s\S]*?<\/(?:\w+:)?rPh\s*>/g, '')
  const runs = without.matchAll(/<(?:\w+:)?t(?=[\s/>])[^>]*?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?t\s*>)/g)
  return [...runs].map(([, text = '']) => cellText(text)).join('')
}

function sharedStrings(entry: ZipEntry | undefined, allowance: Allowance): string[] {
  if (!entry) return []
  const strings: string[] = []
  for (const found of elements(textOf(entry, allowance), 'si'))
    if ('inner' in found) strings.push(stringText(found.inner))
  return strings
}

/** Formats of days and times among those that programs know by number: ECMA-376 Part 1, 18.8.30. */
const isDayNumber = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** Whether a format writes a day or a time: a sign of one outside quotes, brackets and escapes. */
function isDayCode(code: string): boolean {
  const bare = code
    .replace(/"[^"]*"/g, '')
    .replace(/\\./g, '')
    .replace(/\[(?:h+|m+|s+)\]/gi, 'h')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/[_*]./g, '')
  return /[dmyhs]/i.test(bare.split(';')[0] ?? '') && !/general/i.test(bare)
}

/** Formats of shares among those that programs know by number: ECMA-376 Part 1, 18.8.30. */
const isPercentNumber = (id: number) => id === 9 || id === 10

/** Whether a format writes a number as per cent. */
const isPercentCode = (code: string) => code.replace(/"[^"]*"|\\./g, '').includes('%')

/** What cells of a style hold, where that is more than a number. */
type Styled = 'day' | 'percent' | undefined

const styledBy = (code: string): Styled => (isDayCode(code) ? 'day' : isPercentCode(code) ? 'percent' : undefined)

/** What cells of each style hold. */
function cellStyles(xml: string): Styled[] {
  const codes = new Map<number, Styled>()
  for (const one of tags(xml, 'numFmt'))
    codes.set(Number(attribute(one, 'numFmtId')), styledBy(attribute(one, 'formatCode') ?? ''))
  const [, listed = ''] = /<(?:\w+:)?cellXfs(?=[\s>])[^>]*>([\s\S]*?)<\/(?:\w+:)?cellXfs\s*>/.exec(xml) ?? []
  return [...tags(listed, 'xf')].map((one) => {
    const id = Number(attribute(one, 'numFmtId') ?? 0)
    if (codes.has(id)) return codes.get(id)
    return isDayNumber(id) ? 'day' : isPercentNumber(id) ? 'percent' : undefined
  })
}

function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? ''
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

interface Reading {
  strings: readonly string[]
  styles: readonly Styled[]
  is1904: boolean
}

const cellPattern = /<(?:\w+:)?c(?=[\s/>])([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c\s*>)/g
const valuePattern = /<(?:\w+:)?v(?=[\s>])[^>]*>([\s\S]*?)<\/(?:\w+:)?v\s*>/
const formulaPattern = /<(?:\w+:)?f(?=[\s/>])/

function valueOf(attributes: string, inner: string, { strings, styles, is1904 }: Reading): ReadCell {
  const type = attribute(attributes, 't') ?? 'n'
  if (type === 'inlineStr') return stringText(inner) || undefined
  const written = valuePattern.exec(inner)?.[1]
  if (written === undefined) return formulaPattern.test(inner) ? { fault: 'a formula without its result' } : undefined
  if (type === 's') return strings[Number(written)] || undefined
  if (type === 'str') return cellText(written) || undefined
  if (type === 'b') return written.trim() === '1'
  if (type === 'e') return { fault: plainText(written) }
  if (type === 'd') return { day: plainText(written).replace(/T00:00:00(?:\.0+)?Z?$/, '') }
  const number = Number(written)
  if (written.trim() === '' || !Number.isFinite(number)) return { fault: 'no number' }
  const styled = styles[Number(attribute(attributes, 's') ?? 0)]
  if (styled === undefined) return number
  if (styled === 'percent') return { percent: number }
  const day = dayOf(number, is1904)
  return day === undefined ? { fault: 'no day of the calendar' } : { day }
}

function cellsOf(inner: string, reading: Reading, mostColumns: number): ReadCell[] {
  const cells: ReadCell[] = []
  let next = 0
  for (const [, attributes = '', content = ''] of inner.matchAll(cellPattern)) {
    const reference = attribute(attributes, 'r')
    const column = reference === undefined ? next : columnOf(reference)
    if (column < 0 || column > lastColumn) throw new BrokenZip(`${reference} is no place`)
    next = column + 1
    const value = valueOf(attributes, content, reading)
    if (value === undefined) continue
    if (column >= mostColumns) throw new TooManyCells('columns')
    while (cells.length < column) cells.push(undefined)
    cells[column] = value
  }
  return cells
}

function mergedIn(rest: string): MergedCells[] {
  return [...tags(rest, 'mergeCell')].flatMap((one) => {
    const cells = attribute(one, 'ref') ?? ''
    const [, from, to] = /^[A-Z]+(\d+):[A-Z]+(\d+)$/.exec(cells) ?? []
    return from === undefined ? [] : [{ cells, from: Number(from), to: Number(to) }]
  })
}

const relationOf = (name: string) => name.replace(/([^/]*)$/, '_rels/$1.rels')

/** Where a part that another one names lies in the archive. */
function resolved(base: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const path: string[] = base.split('/').slice(0, -1)
  for (const step of target.split('/'))
    if (step === '..') path.pop()
    else if (step !== '.') path.push(step)
  return path.join('/')
}

/**
 * Reads one sheet of an Office Open XML workbook (ECMA-376, transitional or strict) by its place among those not hidden: values
 * that formulas came to, days by the format of their cells in the system that the workbook counts in (1900 or 1904). Unpacks no
 * more than allowed, whatever the archive says. Throws BrokenZip, SwollenZip, NoWorkbook or TooManyCells.
 */
export function readXlsx(bytes: Uint8Array, sheet: number, limits: XlsxLimits): ReadWorkbook {
  const entries = zipEntries(bytes)
  const allowance: Allowance = { bytes: limits.mostUnpacked }
  const part = (name: string) => wholeText(entries.get(name), allowance)
  const relations = (of: string) =>
    [...tags(part(relationOf(of)), 'Relationship')].map((one) => ({
      id: attribute(one, 'Id'),
      type: attribute(one, 'Type')?.replace(/^.*\//, ''),
      name: resolved(of, attribute(one, 'Target') ?? ''),
    }))
  const book = relations('').find(({ type }) => type === 'officeDocument')?.name
  const xml = book === undefined ? '' : part(book)
  const sheetTags = [...tags(xml, 'sheet')]
  if (book === undefined || sheetTags.length === 0) throw new NoWorkbook('no sheets')
  const others = relations(book)
  const isShown = (one: string) => (attribute(one, 'state') ?? 'visible') === 'visible'
  const shown = sheetTags.some(isShown) ? sheetTags.filter(isShown) : sheetTags
  const chosen = shown[sheet] ?? shown[0] ?? ''
  const id = /(?:^|\s)\w+:id\s*=\s*["']([^"']*)["']/.exec(chosen)?.[1]
  const entry = entries.get(others.find((one) => one.id === id)?.name ?? '')
  if (!entry) throw new BrokenZip('the sheet is missing')
  const named = (type: string) => entries.get(others.find((one) => one.type === type)?.name ?? '')
  const [properties = ''] = tags(xml, 'workbookPr')
  const reading: Reading = {
    strings: sharedStrings(named('sharedStrings'), allowance),
    styles: cellStyles(wholeText(named('styles'), allowance)),
    is1904: ['1', 'true', 'on'].includes(attribute(properties, 'date1904') ?? ''),
  }
  const rows: ReadRow[] = []
  let line = 0
  let rest = ''
  for (const found of elements(textOf(entry, allowance), 'row')) {
    if ('rest' in found) {
      ;({ rest } = found)
      continue
    }
    line = Number(attribute(found.attributes, 'r') ?? line + 1)
    const cells = cellsOf(found.inner, reading, limits.mostColumns)
    if (cells.length === 0) continue
    if (rows.length >= limits.mostRows) throw new TooManyCells('rows')
    rows.push({ line, cells })
  }
  if (!/<\/(?:\w+:)?worksheet\s*>\s*$/.test(rest)) throw new BrokenZip('the sheet is cut off')
  return { sheets: shown.map((one) => attribute(one, 'name') ?? ''), rows, merged: mergedIn(rest) }
}
