import { strToU8, zipSync, type Zippable } from 'fflate'
import { columnName, type CellLook, type Sheet, type SheetCell, type Workbook } from '@/lib/base/workbook/workbook'
import { escapeXml } from '@/lib/kits/chart/svg'
import { serialOf } from './serial-day'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

/** What a cell of Excel holds, in UTF-16 units. */
const longestText = 32_767
/** What a link of Excel holds. */
const longestLink = 2079
/** The reader's own way of writing a day: number format 14 of ECMA-376 Part 1, 18.8.30. */
const usualDay = 14

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
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
    )
  }
}

/** Programs read _x0041_ as A; the underscore of a text that happens to say so is written the same way. */
const textXml = (text: string) =>
  escapeXml(text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text).replace(
    /_(?=x[0-9a-f]{4}_)/gi,
    '_x005F_',
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

function cellXml(cell: SheetCell, place: string, styles: Styles, links: Link[]): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string') return cellXml({ text: cell }, place, styles, links)
  const { look = 'plain' } = cell
  if ('value' in cell) return numberCell(place, cell.value, styles.of(look, styles.formatOf(cell.format)), cell.formula)
  if ('day' in cell) {
    const serial = serialOf(cell.day)
    if (serial === undefined) return textCell(place, cell.day, styles.of(look, 0))
    const format = cell.format === undefined ? usualDay : styles.formatOf(cell.format)
    return numberCell(place, serial, styles.of(look, format))
  }
  const { text, href, wraps = false } = cell
  const isLink = href !== undefined && /^(?:https?|mailto):/i.test(href) && href.length <= longestLink
  if (isLink) links.push({ place, href })
  const quoted = beginsAsFormula.test(text)
  return textCell(place, text, styles.of(isLink ? 'link' : look, 0, { wraps: wraps || look === 'head', quoted }))
}

function sheetXml({ widths = [], frozenRows = 0, rows }: Sheet, at: number, styles: Styles, links: Link[]): string {
  const columns = widths.map(
    (width, column) => `<col min="${column + 1}" max="${column + 1}" width="${width}" customWidth="1"/>`,
  )
  const pane =
    frozenRows > 0
      ? `<pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/>`
      : ''
  const lines = rows.map((cells, row) => {
    const written = cells.map((cell, column) => cellXml(cell, `${columnName(column)}${row + 1}`, styles, links))
    return `<row r="${row + 1}">${written.join('')}</row>`
  })
  return (
    `${head}<worksheet xmlns="${main}" xmlns:r="${office}">` +
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' +
    `<sheetViews><sheetView workbookViewId="0"${at === 0 ? ' tabSelected="1"' : ''}>${pane}</sheetView></sheetViews>` +
    (columns.length > 0 ? `<cols>${columns.join('')}</cols>` : '') +
    `<sheetData>${lines.join('')}</sheetData>` +
    (links.length > 0
      ? `<hyperlinks>${links.map(({ place }, link) => `<hyperlink ref="${place}" r:id="rId${link + 1}"/>`).join('')}</hyperlinks>`
      : '') +
    // As wide as a sheet of paper, as long as it needs.
    '<pageSetup fitToWidth="1" fitToHeight="0"/></worksheet>'
  )
}

const relation = (id: number, type: string, target: string, outside = false) =>
  `<Relationship Id="rId${id}" Type="${office}/${type}" Target="${escapeXml(target)}"${outside ? ' TargetMode="External"' : ''}/>`
const relations = (all: readonly string[]) =>
  `${head}<Relationships xmlns="${packages}/relationships">${all.join('')}</Relationships>`

const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/**
 * A workbook as an Office Open XML file (ECMA-376): numbers as numbers, days as days, formulas with what they come to, text as
 * text also where it begins with = + - or @. A text longer than a cell holds (32,767) ends in an ellipsis; a day before
 * 1 March 1900, which spreadsheets count differently, stands as text. Throws on a number that is not finite.
 */
export function workbookXlsx({ title, sheets }: Workbook): Uint8Array<ArrayBuffer> {
  const styles = new Styles()
  const files: Zippable = {}
  const put = (name: string, text: string) => (files[name] = strToU8(text))
  for (const [at, sheet] of sheets.entries()) {
    const links: Link[] = []
    put(`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet, at, styles, links))
    if (links.length > 0)
      put(
        `xl/worksheets/_rels/sheet${at + 1}.xml.rels`,
        relations(links.map(({ href }, link) => relation(link + 1, 'hyperlink', href, true))),
      )
  }
  put('xl/styles.xml', styles.xml())
  put(
    'xl/workbook.xml',
    `${head}<workbook xmlns="${main}" xmlns:r="${office}"><bookViews><workbookView/></bookViews><sheets>` +
      sheets
        .map(({ name }, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
        .join('') +
      '</sheets><calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>',
  )
  put(
    'xl/_rels/workbook.xml.rels',
    relations([
      ...sheets.map((_, at) => relation(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`)),
      relation(sheets.length + 1, 'styles', 'styles.xml'),
    ]),
  )
  put(
    'docProps/core.xml',
    `${head}<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">` +
      `<dc:title>${escapeXml(title)}</dc:title><dc:creator>Tallykit</dc:creator></cp:coreProperties>`,
  )
  put(
    '_rels/.rels',
    relations([
      relation(1, 'officeDocument', 'xl/workbook.xml'),
      `<Relationship Id="rId2" Type="${packages}/relationships/metadata/core-properties" Target="docProps/core.xml"/>`,
    ]),
  )
  put(
    '[Content_Types].xml',
    `${head}<Types xmlns="${packages}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/>` +
      sheets
        .map(
          (_, at) =>
            `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${contentType}.worksheet+xml"/>`,
        )
        .join('') +
      '</Types>',
  )
  // The same workbook is the same file, whenever it is saved; ZIP knows no year before 1980.
  return zipSync(files, { mtime: '1980-01-01T12:00:00' }) as Uint8Array<ArrayBuffer>
}
