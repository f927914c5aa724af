import { strToU8, Zip, ZipDeflate, zipSync, type Zippable } from 'fflate'
import {
  cellReference,
  columnName,
  type CellLook,
  type ColumnMark,
  type FlowingCell,
  type SheetFrame,
  type Workbook,
} from '@/lib/base/workbook/workbook'
import { escapeXml } from '@/lib/kits/chart/svg'
import { serialOfMoment } from './serial-day'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

/** What a cell of Excel holds, in UTF-16 units. */
const longestText = 32_767
/** What a link of Excel holds. */
const longestLink = 2079
/** The reader's own way of writing a day, alone and with its time: number formats of ECMA-376 Part 1, 18.8.30. */
const usualDay = 14
const usualMoment = 22
/** Whatever is typed into the cell is text: number format 49. */
const textFormat = 49

const beginsAsFormula = /^\s*[=+@＝＋－＠-]/

/** Fonts, fills and borders by their place in the style sheet below. */
const looks: Readonly<Record<CellLook | 'plain' | 'link', { font: number; fill?: number; border?: number }>> = {
  plain: { font: 0 },
  title: { font: 2 },
  heading: { font: 1 },
  head: { font: 1, fill: 2, border: 1 },
  quiet: { font: 3 },
  entry: { font: 4, fill: 3 },
  total: { font: 1, border: 2 },
  link: { font: 5 },
}
const fonts = [
  '<font><sz val="11"/><name val="Calibri"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/></font>',
  '<font><b/><sz val="16"/><name val="Calibri"/></font>',
  '<font><sz val="10"/><color rgb="FF55605D"/><name val="Calibri"/></font>',
  '<font><sz val="11"/><color rgb="FF0A3D91"/><name val="Calibri"/></font>',
  '<font><u/><sz val="11"/><color rgb="FF0A3D91"/><name val="Calibri"/></font>',
]
const fill = (rgb: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${rgb}"/><bgColor indexed="64"/></patternFill></fill>`
const fills = [
  '<fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill>',
  fill('FFE3ECEA'),
  fill('FFFFF7DC'),
]
const edge = (side: 'top' | 'bottom') => `<${side} style="thin"><color rgb="FF55605D"/></${side}>`
const borders = [
  '<border><left/><right/><top/><bottom/><diagonal/></border>',
  `<border><left/><right/><top/>${edge('bottom')}<diagonal/></border>`,
  `<border><left/><right/>${edge('top')}<bottom/><diagonal/></border>`,
]

/** Each way of drawing a cell once, in the order in which cells ask for it. */
class Styles {
  #formats = new Map<string, number>()
  #ways = new Map<string, number>()
  /** Found again without writing it: by look, then by format and the two marks. */
  #known = new Map<string, number[]>()

  constructor() {
    this.of('plain', 0)
  }

  formatOf(code: string | undefined): number {
    if (code === undefined) return 0
    const known = this.#formats.get(code)
    // Numbers below 164 are the programs' own.
    const id = known ?? 164 + this.#formats.size
    if (known === undefined) this.#formats.set(code, id)
    return id
  }

  of(look: keyof typeof looks, format: number, { wraps = false, quoted = false } = {}): number {
    const known = this.#known.get(look) ?? []
    this.#known.set(look, known)
    return (known[format * 4 + (wraps ? 2 : 0) + (quoted ? 1 : 0)] ??= this.place(look, format, wraps, quoted))
  }

  private place(look: keyof typeof looks, format: number, wraps: boolean, quoted: boolean): number {
    const { font, fill: filled = 0, border = 0 } = looks[look]
    const way =
      `<xf numFmtId="${format}" fontId="${font}" fillId="${filled}" borderId="${border}" xfId="0" applyNumberFormat="1" ` +
      `applyFont="1" applyFill="1" applyBorder="1"${quoted ? ' quotePrefix="1"' : ''}` +
      (wraps ? ' applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>' : '/>')
    const known = this.#ways.get(way)
    if (known !== undefined) return known
    this.#ways.set(way, this.#ways.size)
    return this.#ways.size - 1
  }

  xml(): string {
    const list = (name: string, items: readonly string[]) =>
      items.length === 0 ? '' : `<${name} count="${items.length}">${items.join('')}</${name}>`
    return (
      `${head}<styleSheet xmlns="${main}">` +
      list(
        'numFmts',
        [...this.#formats].map(([code, id]) => `<numFmt numFmtId="${id}" formatCode="${escapeXml(code)}"/>`),
      ) +
      list('fonts', fonts) +
      list('fills', fills) +
      list('borders', borders) +
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
      list('cellXfs', [...this.#ways.keys()]) +
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>' +
      // Of numbers below 0 where a column is marked so.
      '<dxfs count="1"><dxf><font><color rgb="FFB3261E"/></font></dxf></dxfs></styleSheet>'
    )
  }
}

// eslint-disable-next-line no-control-regex -- what XML cannot hold is what is looked for
const controls = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g

/**
 * Programs read _x0041_ as A (ECMA-376 Part 1, 22.9.2.19): what XML does not take is written so, and the underscore of a text that
 * happens to say so too.
 */
const textXml = (text: string) =>
  escapeXml(
    (text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text)
      .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
      .replace(controls, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`),
  )

function textCell(place: string, text: string, style: number): string {
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${textXml(text)}</t></is></c>`
}

function numberCell(place: string, value: number, style: number, formula?: string): string {
  if (!Number.isFinite(value)) throw new RangeError(`${place}: ${value} cannot stand in a cell`)
  return `<c r="${place}" s="${style}">${formula === undefined ? '' : `<f>${escapeXml(formula)}</f>`}<v>${value}</v></c>`
}

interface Link {
  place: string
  href: string
}

function dayCell(cell: Extract<FlowingCell, { day: string }>, place: string, styles: Styles): string {
  const { look = 'plain', day, format } = cell
  const serial = serialOfMoment(day)
  if (serial === undefined) return textCell(place, day, styles.of(look, 0))
  const usual = day.includes('T') ? usualMoment : usualDay
  return numberCell(place, serial, styles.of(look, format === undefined ? usual : styles.formatOf(format)))
}

function cellXml(cell: FlowingCell, place: string, styles: Styles, links: Link[]): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string') return cellXml({ text: cell }, place, styles, links)
  const { look = 'plain' } = cell
  if ('value' in cell) return numberCell(place, cell.value, styles.of(look, styles.formatOf(cell.format)), cell.formula)
  if ('formula' in cell) return `<c r="${place}" s="${styles.of(look, 0)}"><f>${escapeXml(cell.formula)}</f></c>`
  if ('truth' in cell) return `<c r="${place}" s="${styles.of(look, 0)}" t="b"><v>${cell.truth ? 1 : 0}</v></c>`
  if ('day' in cell) return dayCell(cell, place, styles)
  const { text, href, wraps = false, stays = false } = cell
  const isLink = href !== undefined && /^(?:https?|mailto):/i.test(href) && href.length <= longestLink
  if (isLink) links.push({ place, href })
  const quoted = beginsAsFormula.test(text)
  const style = { wraps: wraps || look === 'head', quoted }
  return textCell(place, text, styles.of(isLink ? 'link' : look, stays ? textFormat : 0, style))
}

function paneXml({ frozenRows = 0, frozenColumns = 0 }: SheetFrame): string {
  if (frozenRows === 0 && frozenColumns === 0) return ''
  const moving = frozenRows === 0 ? 'topRight' : frozenColumns === 0 ? 'bottomLeft' : 'bottomRight'
  const splits =
    (frozenColumns > 0 ? ` xSplit="${frozenColumns}"` : '') + (frozenRows > 0 ? ` ySplit="${frozenRows}"` : '')
  return `<pane${splits} topLeftCell="${columnName(frozenColumns)}${frozenRows + 1}" activePane="${moving}" state="frozen"/>`
}

const rangeOf = (columns: number, rows: number) => `A1:${columnName(columns - 1)}${rows}`

const lowest = '<cfvo type="min"/>'
const highest = '<cfvo type="max"/>'
const rules: Readonly<Record<ColumnMark['by'], (priority: number) => string>> = {
  negative: (priority) =>
    `<cfRule type="cellIs" dxfId="0" priority="${priority}" operator="lessThan"><formula>0</formula></cfRule>`,
  scale: (priority) =>
    `<cfRule type="colorScale" priority="${priority}"><colorScale>${lowest}<cfvo type="percentile" val="50"/>${highest}` +
    '<color rgb="FFF4C7C3"/><color rgb="FFFFFFFF"/><color rgb="FFB7DDC8"/></colorScale></cfRule>',
  bars: (priority) =>
    `<cfRule type="dataBar" priority="${priority}"><dataBar>${lowest}${highest}<color rgb="FF7FB0A4"/></dataBar></cfRule>`,
}

const marksXml = ({ marks }: SheetFrame) =>
  (marks?.columns ?? [])
    .map(({ column, by }, at) => {
      const place = columnName(column)
      const range = `${place}2:${place}${marks?.rows ?? 1}`
      return `<conditionalFormatting sqref="${range}">${rules[by](at + 1)}</conditionalFormatting>`
    })
    .join('')

/** Texts of digits are meant to be texts: no mark in their corner says otherwise. */
function textsXml({ texts }: SheetFrame): string {
  if (!texts || texts.columns.length === 0) return ''
  const ranges = texts.columns.map((column) => `${columnName(column)}2:${columnName(column)}${texts.rows}`)
  return `<ignoredErrors><ignoredError sqref="${ranges.join(' ')}" numberStoredAsText="1"/></ignoredErrors>`
}

/** The XML of one sheet, written row after row, so that a sheet of a million rows is never whole in memory. */
class SheetWriter {
  readonly links: Link[] = []
  #rows = 0

  constructor(
    readonly frame: SheetFrame,
    private readonly at: number,
    private readonly styles: Styles,
  ) {}

  begin(): string {
    const columns = (this.frame.widths ?? []).map(
      (width, column) => `<col min="${column + 1}" max="${column + 1}" width="${width}" customWidth="1"/>`,
    )
    return (
      `${head}<worksheet xmlns="${main}" xmlns:r="${office}">` +
      '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' +
      `<sheetViews><sheetView workbookViewId="0"${this.at === 0 ? ' tabSelected="1"' : ''}>${paneXml(this.frame)}</sheetView></sheetViews>` +
      (columns.length > 0 ? `<cols>${columns.join('')}</cols>` : '') +
      '<sheetData>'
    )
  }

  row(cells: readonly FlowingCell[]): string {
    const row = ++this.#rows
    const written = cells.map((cell, column) => cellXml(cell, `${columnName(column)}${row}`, this.styles, this.links))
    return `<row r="${row}">${written.join('')}</row>`
  }

  end(): string {
    const { filtered, table } = this.frame
    const links = this.links.map(({ place }, link) => `<hyperlink ref="${place}" r:id="rId${link + 1}"/>`)
    return (
      '</sheetData>' +
      (filtered ? `<autoFilter ref="${rangeOf(filtered.columns, filtered.rows)}"/>` : '') +
      marksXml(this.frame) +
      (links.length > 0 ? `<hyperlinks>${links.join('')}</hyperlinks>` : '') +
      // As wide as a sheet of paper, as long as it needs.
      '<pageSetup fitToWidth="1" fitToHeight="0"/>' +
      textsXml(this.frame) +
      (table ? `<tableParts count="1"><tablePart r:id="rId${links.length + 1}"/></tableParts>` : '') +
      '</worksheet>'
    )
  }
}

const relation = (id: number, type: string, target: string, outside = false) =>
  `<Relationship Id="rId${id}" Type="${office}/${type}" Target="${escapeXml(target)}"${outside ? ' TargetMode="External"' : ''}/>`
const relations = (all: readonly string[]) =>
  `${head}<Relationships xmlns="${packages}/relationships">${all.join('')}</Relationships>`

const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

function tableXml({ name, columns, rows }: NonNullable<SheetFrame['table']>, id: number): string {
  const range = rangeOf(columns.length, rows)
  const named = columns.map((column, at) => `<tableColumn id="${at + 1}" name="${textXml(column)}"/>`)
  return (
    `${head}<table xmlns="${main}" id="${id}" name="${escapeXml(name)}" displayName="${escapeXml(name)}" ref="${range}" totalsRowShown="0">` +
    `<autoFilter ref="${range}"/><tableColumns count="${columns.length}">${named.join('')}</tableColumns>` +
    '<tableStyleInfo name="TableStyleMedium2" showFirstColumn="0" showLastColumn="0" showRowStripes="1" showColumnStripes="0"/></table>'
  )
}

type Part = readonly [name: string, text: string]

/** What a sheet has beside itself: where its links lead, its table. */
function besideSheet({ frame, links }: SheetWriter, at: number): Part[] {
  const { table } = frame
  const all = [
    ...links.map(({ href }, link) => relation(link + 1, 'hyperlink', href, true)),
    ...(table ? [relation(links.length + 1, 'table', `../tables/table${at + 1}.xml`)] : []),
  ]
  if (all.length === 0) return []
  return [
    [`xl/worksheets/_rels/sheet${at + 1}.xml.rels`, relations(all)],
    ...(table ? [[`xl/tables/table${at + 1}.xml`, tableXml(table, at + 1)] as const] : []),
  ]
}

/** A filter that is no table's has a name too, without which LibreOffice passes it over. */
function filterNames(frames: readonly SheetFrame[]): string {
  const names = frames.flatMap(({ name, filtered }, at) => {
    if (!filtered) return []
    const last = `$${columnName(filtered.columns - 1)}$${filtered.rows}`
    return [
      `<definedName name="_xlnm._FilterDatabase" localSheetId="${at}" hidden="1">${escapeXml(cellReference(name, 0, 0))}:${last}</definedName>`,
    ]
  })
  return names.length > 0 ? `<definedNames>${names.join('')}</definedNames>` : ''
}

/** All parts of a workbook but its sheets and what they have beside them. */
function bookParts(title: string, frames: readonly SheetFrame[], styles: Styles): Part[] {
  const override = (name: string, type: string) => `<Override PartName="/${name}" ContentType="${type}"/>`
  return [
    ['xl/styles.xml', styles.xml()],
    [
      'xl/workbook.xml',
      `${head}<workbook xmlns="${main}" xmlns:r="${office}"><bookViews><workbookView/></bookViews><sheets>` +
        frames
          .map(({ name }, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
          .join('') +
        `</sheets>${filterNames(frames)}<calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations([
        ...frames.map((_, at) => relation(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`)),
        relation(frames.length + 1, 'styles', 'styles.xml'),
      ]),
    ],
    [
      'docProps/core.xml',
      `${head}<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">` +
        `<dc:title>${escapeXml(title)}</dc:title><dc:creator>Tallykit</dc:creator></cp:coreProperties>`,
    ],
    [
      '_rels/.rels',
      relations([
        relation(1, 'officeDocument', 'xl/workbook.xml'),
        `<Relationship Id="rId2" Type="${packages}/relationships/metadata/core-properties" Target="docProps/core.xml"/>`,
      ]),
    ],
    [
      '[Content_Types].xml',
      `${head}<Types xmlns="${packages}/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Default Extension="xml" ContentType="application/xml"/>' +
        override('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml') +
        override('xl/workbook.xml', `${contentType}.sheet.main+xml`) +
        override('xl/styles.xml', `${contentType}.styles+xml`) +
        frames
          .map(
            ({ table }, at) =>
              override(`xl/worksheets/sheet${at + 1}.xml`, `${contentType}.worksheet+xml`) +
              (table ? override(`xl/tables/table${at + 1}.xml`, `${contentType}.table+xml`) : ''),
          )
          .join('') +
        '</Types>',
    ],
  ]
}

/** The same workbook is the same file, whenever it is saved; ZIP knows no year before 1980. */
const savedAt = '1980-01-01T12:00:00'

/**
 * A workbook as an Office Open XML file (ECMA-376): numbers as numbers, days as days, formulas with what they come to, text as
 * text also where it begins with = + - or @. A text longer than a cell holds (32,767) ends in an ellipsis; a day before
 * 1 March 1900, which spreadsheets count differently, stands as text. Throws on a number that is not finite.
 */
export function workbookXlsx({ title, sheets }: Workbook): Uint8Array<ArrayBuffer> {
  const styles = new Styles()
  const files: Zippable = {}
  const put = ([name, text]: Part) => (files[name] = strToU8(text))
  for (const [at, sheet] of sheets.entries()) {
    const writer = new SheetWriter(sheet, at, styles)
    const rows = sheet.rows.map((cells) => writer.row(cells))
    put([`xl/worksheets/sheet${at + 1}.xml`, writer.begin() + rows.join('') + writer.end()])
    besideSheet(writer, at).forEach(put)
  }
  bookParts(title, sheets, styles).forEach(put)
  return zipSync(files, { mtime: savedAt }) as Uint8Array<ArrayBuffer>
}

/** A sheet whose rows come in parts. */
export interface FlowingSheet extends SheetFrame {
  rows: AsyncIterable<readonly (readonly FlowingCell[])[]>
}

/** The same file, written as its rows come: `write` gets it in parts, and what was handed over is not kept. */
export async function flowXlsx(
  { title, sheets }: { title: string; sheets: readonly FlowingSheet[] },
  write: (bytes: Uint8Array<ArrayBuffer>) => void | Promise<void>,
): Promise<void> {
  const styles = new Styles()
  let ready: Uint8Array<ArrayBuffer>[] = []
  const archive = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece as Uint8Array<ArrayBuffer>)
  })
  async function flush(): Promise<void> {
    const pieces = ready
    ready = []
    for (const piece of pieces) await write(piece)
  }
  function entry(name: string): ZipDeflate {
    const file = new ZipDeflate(name)
    file.mtime = savedAt
    archive.add(file)
    return file
  }
  function put([name, text]: Part): void {
    entry(name).push(strToU8(text), true)
  }
  for (const [at, sheet] of sheets.entries()) {
    const writer = new SheetWriter(sheet, at, styles)
    const file = entry(`xl/worksheets/sheet${at + 1}.xml`)
    file.push(strToU8(writer.begin()))
    for await (const rows of sheet.rows) {
      if (rows.length === 0) continue
      file.push(strToU8(rows.map((cells) => writer.row(cells)).join('')))
      await flush()
    }
    file.push(strToU8(writer.end()), true)
    besideSheet(writer, at).forEach(put)
  }
  bookParts(title, sheets, styles).forEach(put)
  archive.end()
  await flush()
}
