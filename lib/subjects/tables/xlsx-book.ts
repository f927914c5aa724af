import { ExtentCount, NoWorkbook, TooManyCells, withoutResult } from './book'
import type { BookCell, BookRow, MergedCells, OpenBook, SheetExtent, Span } from './book'
import { columnOf } from './cell-range'
import { dayOf, hoursOf } from './serial-day'
import { BrokenZip, textOf, type Allowance, type ZipEntry } from './zip-entries'

/** Text of a row that has no end in sight. */
const longestRow = 16_000_000
/** Excel's last column is XFD. */
const lastColumn = 16_383

/** A line end of XML is a line feed, however the file has it (XML 1.0, 2.11). */
const withLineFeeds = (xml: string) => (xml.includes('\r') ? xml.replace(/\r\n?/g, '\n') : xml)

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function plainText(xml: string): string {
  return withLineFeeds(xml)
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

/** Elements of a name as they come, each with what stands before it, and what stands behind the last of them. */
function* elements(
  pieces: Iterable<string>,
  name: string,
): Generator<{ before: string; attributes: string; inner: string } | { rest: string }> {
  const pattern = new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])([^>]*?)(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}\\s*>)`, 'g')
  let pending = ''
  for (const piece of pieces) {
    pending += piece
    let end = 0
    pattern.lastIndex = 0
    for (let found = pattern.exec(pending); found; found = pattern.exec(pending)) {
      const before = pending.slice(end, found.index)
      end = pattern.lastIndex
      yield { before, attributes: found[1] ?? '', inner: found[2] ?? '' }
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

/** Formats that programs know by number: ECMA-376 Part 1, 18.8.30, the short day as Excel shows it in the United States. */
const knownCodes: Readonly<Record<number, string>> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'm/d/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yyyy h:mm',
  37: '#,##0 ;(#,##0)',
  38: '#,##0 ;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mmss.0',
  48: '##0.0E+0',
  49: '@',
}

/** Numbers of days and times in East Asian editions. */
const isEasternDay = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

const codeOfNumber = (id: number) => knownCodes[id] ?? (isEasternDay(id) ? 'yyyy-mm-dd' : 'General')

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

/** Whether a format writes a number as per cent. */
const isPercentCode = (code: string) => code.replace(/"[^"]*"|\\./g, '').includes('%')

/** Whether a format counts hours, minutes or seconds on past a day. */
const isLapseCode = (code: string) => /\[(?:h+|m+|s+)\]/i.test((code.split(';')[0] ?? '').replace(/"[^"]*"|\\./g, ''))

/** What cells of a style hold, where that is more than a number. */
type Styled = 'day' | 'lapse' | 'percent' | undefined

interface CellStyle {
  code: string
  holds: Styled
}

function styledBy(code: string): Styled {
  if (isLapseCode(code)) return 'lapse'
  if (isDayCode(code)) return 'day'
  return isPercentCode(code) ? 'percent' : undefined
}

/** How cells of each style are shown, and what they hold by that. */
function cellStyles(xml: string): CellStyle[] {
  const codes = new Map<number, string>()
  for (const one of tags(xml, 'numFmt'))
    codes.set(Number(attribute(one, 'numFmtId')), attribute(one, 'formatCode') ?? 'General')
  const [, listed = ''] = /<(?:\w+:)?cellXfs(?=[\s>])[^>]*>([\s\S]*?)<\/(?:\w+:)?cellXfs\s*>/.exec(xml) ?? []
  return [...tags(listed, 'xf')].map((one) => {
    const id = Number(attribute(one, 'numFmtId') ?? 0)
    const code = codes.get(id) ?? codeOfNumber(id)
    return { code, holds: styledBy(code) }
  })
}

interface Reading {
  strings: readonly string[]
  styles: readonly CellStyle[]
  is1904: boolean
}

const cellPattern = /<(?:\w+:)?c(?=[\s/>])([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c\s*>)/g
const valuePattern = /<(?:\w+:)?v(?=[\s>])[^>]*>([\s\S]*?)<\/(?:\w+:)?v\s*>/
const formulaPattern = /<(?:\w+:)?f(?=[\s/>])/

type ValueOfCell = Omit<BookCell, 'column'> | { value: undefined }

function numberCell(number: number, style: CellStyle | undefined, is1904: boolean): ValueOfCell {
  const { code = 'General', holds } = style ?? {}
  if (holds === undefined) return { value: number, number, code }
  if (holds === 'percent') return { value: { percent: number }, number, code }
  // Within a day it may as well be a time of day, and is read as one.
  if (holds === 'lapse' && !(number >= 0 && number < 1)) return { value: hoursOf(number) ?? number, number, code }
  const day = dayOf(number, is1904)
  return { value: day === undefined ? { fault: 'no day of the calendar' } : { day }, number, code }
}

function valueOf(attributes: string, inner: string, { strings, styles, is1904 }: Reading): ValueOfCell {
  const type = attribute(attributes, 't') ?? 'n'
  if (type === 'inlineStr') return { value: stringText(inner) || undefined }
  const written = valuePattern.exec(inner)?.[1]
  if (written === undefined) return { value: formulaPattern.test(inner) ? { fault: withoutResult } : undefined }
  if (type === 's') return { value: strings[Number(written)] || undefined }
  if (type === 'str') return { value: cellText(written) || undefined }
  if (type === 'b') return { value: written.trim() === '1' }
  if (type === 'e') return { value: { fault: plainText(written) } }
  if (type === 'd') return { value: { day: plainText(written).replace(/T00:00:00(?:\.0+)?Z?$/, '') } }
  const number = Number(written)
  if (written.trim() === '' || !Number.isFinite(number)) return { value: { fault: 'no number' } }
  return numberCell(number, styles[Number(attribute(attributes, 's') ?? 0)], is1904)
}

function cellsOf(inner: string, reading: Reading, mostColumns: number): BookCell[] {
  const cells: BookCell[] = []
  let next = 0
  for (const [, attributes = '', content = ''] of inner.matchAll(cellPattern)) {
    const reference = attribute(attributes, 'r')
    const column = reference === undefined ? next : columnOf(reference)
    if (column < 0 || column > lastColumn) throw new BrokenZip(`${reference} is no place`)
    next = column + 1
    const read = valueOf(attributes, content, reading)
    if (read.value === undefined) continue
    if (column >= mostColumns) throw new TooManyCells('columns')
    cells.push({ column, ...read })
  }
  return cells
}

function mergedIn(rest: string): MergedCells[] {
  return [...tags(rest, 'mergeCell')].flatMap((one) => {
    const cells = attribute(one, 'ref') ?? ''
    const [, left = '', from, right = '', to] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(cells) ?? []
    if (from === undefined) return []
    return [{ cells, from: Number(from), to: Number(to), left: columnOf(left), right: columnOf(right) }]
  })
}

const isTrue = (text: string | undefined) => ['1', 'true', 'on'].includes(text ?? '')

function hiddenColumnsIn(head: string): Span[] {
  return [...tags(head, 'col')].flatMap((one) => {
    const from = Number(attribute(one, 'min'))
    const to = Number(attribute(one, 'max'))
    return isTrue(attribute(one, 'hidden')) && from >= 1 && to >= from ? [[from - 1, to - 1] as const] : []
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

interface XlsxSheet {
  name: string
  isHidden: boolean
  entry: ZipEntry | undefined
}

/** An Office Open XML workbook whose sheets are read when they are asked for. */
class XlsxBook implements OpenBook {
  constructor(
    readonly sheets: readonly XlsxSheet[],
    private readonly reading: Reading,
    private readonly allowed: () => Allowance,
    private readonly mostColumns: number,
  ) {}

  get is1904(): boolean {
    return this.reading.is1904
  }

  *rows(sheet: number, share?: (share: number) => void): Generator<BookRow, SheetExtent> {
    const entry = this.sheets[sheet]?.entry
    if (!entry) throw new BrokenZip('the sheet is missing')
    const counted = new ExtentCount()
    let line = 0
    let head = ''
    let rest = ''
    for (const found of elements(textOf(entry, this.allowed(), share), 'row')) {
      if ('rest' in found) {
        ;({ rest } = found)
        continue
      }
      if (line === 0) head = found.before
      line = Number(attribute(found.attributes, 'r') ?? line + 1)
      const isHidden = isTrue(attribute(found.attributes, 'hidden'))
      const row = { line, times: 1, isHidden, cells: cellsOf(found.inner, this.reading, this.mostColumns) }
      counted.add(row)
      yield row
    }
    if (!/<\/(?:\w+:)?worksheet\s*>\s*$/.test(rest)) throw new BrokenZip('the sheet is cut off')
    return counted.with(hiddenColumnsIn(head || rest), mergedIn(rest))
  }
}

/**
 * Opens an Office Open XML workbook (ECMA-376, transitional or strict): the values that formulas came to, days by the format of their
 * cells in the system that the workbook counts in (1900 or 1904). `allowed` is asked for what may unpack, first for the parts that all
 * sheets share, then whenever a sheet is read. Throws BrokenZip, SwollenZip, NoWorkbook or TooManyCells.
 */
export function openXlsx(
  entries: ReadonlyMap<string, ZipEntry>,
  allowed: () => Allowance,
  mostColumns: number,
): OpenBook {
  const allowance = allowed()
  // Names of parts that differ in case alone are one name (ECMA-376 Part 2, 6.2.2.3).
  const parts = new Map([...entries].map(([name, entry]) => [name.toLowerCase(), entry]))
  const entryOf = (name: string | undefined) => parts.get(name?.toLowerCase() ?? '')
  const part = (name: string) => wholeText(entryOf(name), allowance)
  const relations = (of: string) =>
    [...tags(part(relationOf(of)), 'Relationship')].map((one) => ({
      id: attribute(one, 'Id'),
      type: attribute(one, 'Type')?.replace(/^.*\//, ''),
      name: resolved(of, attribute(one, 'Target') ?? ''),
    }))
  const book = relations('').find(({ type }) => type === 'officeDocument')?.name
  const xml = book === undefined ? '' : part(book)
  if (book === undefined) throw new NoWorkbook('no workbook')
  const others = relations(book)
  const sheets = [...tags(xml, 'sheet')].flatMap((one): XlsxSheet[] => {
    const id = /(?:^|\s)\w+:id\s*=\s*["']([^"']*)["']/.exec(one)?.[1]
    const relation = others.find((other) => other.id === id)
    // A sheet that is a chart or a dialog has no cells.
    if (relation && relation.type !== 'worksheet') return []
    const isHidden = (attribute(one, 'state') ?? 'visible') !== 'visible'
    return [{ name: attribute(one, 'name') ?? '', isHidden, entry: entryOf(relation?.name) }]
  })
  if (sheets.length === 0) throw new NoWorkbook('no sheets')
  const named = (type: string) => entryOf(others.find((one) => one.type === type)?.name)
  const [properties = ''] = tags(xml, 'workbookPr')
  const reading: Reading = {
    strings: sharedStrings(named('sharedStrings'), allowance),
    styles: cellStyles(wholeText(named('styles'), allowance)),
    is1904: isTrue(attribute(properties, 'date1904')),
  }
  return new XlsxBook(sheets, reading, allowed, mostColumns)
}
