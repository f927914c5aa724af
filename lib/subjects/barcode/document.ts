import { isProblem, problem } from '@/lib/base/problem'
import type { Block, Document, Fact, Notice } from '@/lib/kits/document/types'
import type { Show } from '@/lib/base/format/show'
import { scannerContrast } from './colour'
import { barcodeContent, type BarcodeContent } from './content'
import { barHeightOf, drawBarcode, moduleWidthOf, quietZoneOf, type BarcodeDrawing } from './drawing'
import { isMatrix, symbologyOf } from './kinds'
import { sheetOf, sheetsFor } from './label-sheet'
import { listOf, type BarcodeList } from './list'
import { printedSize } from './printed-size'
import { dotsOf, inch, longestGs1, symbolSizes } from './sizes'
import { barcodeSvg } from './svg'
import { contentField, type BarcodeProblem, type BarcodeValues } from './values'

/** What the form shows: of a list, its first code. */
export function shownBarcode(
  values: BarcodeValues,
): { content: BarcodeContent; drawing: BarcodeDrawing; list?: BarcodeList } | BarcodeProblem {
  if (values.amount === 'one') {
    const content = barcodeContent(values)
    if (isProblem(content)) return content
    const drawing = drawBarcode(content, values)
    return drawing ? { content, drawing } : tooLong(values)
  }
  const list = listOf(values)
  if (isProblem(list)) return list
  for (const { content } of list.good) {
    const drawing = drawBarcode(content, values)
    if (drawing) return { content, drawing, list }
  }
  return problem('list', `has no line that makes a code. ${list.refused[0]?.says ?? ''}`.trim().replace(/\.$/, ''))
}

/** Says that the symbology cannot hold a content. */
export function tooLong({ kind }: Pick<BarcodeValues, 'kind'>): BarcodeProblem {
  return problem(contentField[kind], `must be shorter: ${symbologyOf(kind)} cannot hold it in this shape`)
}

function sizeText(show: Show, ...millimetres: readonly number[]): string {
  const each = (divisor: number, decimals: number) =>
    millimetres.map((length) => show.number(length / divisor, decimals)).join(' × ')
  return `${each(1, 2)} mm (${each(inch, 3)} in)`
}

/** Millimetres a label lacks, or the greatest X-dimension with which the symbol fits it. */
function labelNotice(values: BarcodeValues, drawing: BarcodeDrawing, show: Show): Notice | undefined {
  const sheet = sheetOf(values)
  if ('field' in sheet) return undefined
  const { width, height } = printedSize(drawing)
  const share = Math.min(sheet.label[0] / width, sheet.label[1] / height)
  if (share >= 1) return undefined
  return {
    is: 'fair',
    says: `The code is larger than a label of ${sizeText(show, ...sheet.label)}, so no PDF can be saved. ${
      isMatrix(values.kind) || values.barHeight !== undefined
        ? `At ${show.number(share * 100, 0)}% of its size it would fit.`
        : 'Lower the bars, turn the code, lower the X-dimension, or choose a larger label.'
    }`,
  }
}

function noticesOf(values: BarcodeValues, content: BarcodeContent, drawing: BarcodeDrawing, show: Show): Notice[] {
  const { kind, dark, light, dpi } = values
  const notices: Notice[] = content.notes.map((says) => ({ is: 'plain', says }))
  const size = symbolSizes[kind]
  const { limits } = size
  const { drawn } = moduleWidthOf(values)
  const { contrast, grade } = scannerContrast(dark, light)
  if (contrast <= 0)
    notices.push({
      is: 'bad',
      says: 'In the red light of a scanner the bars are no darker than the ground. Choose dark bars on a light ground.',
    })
  else if (contrast < 0.4)
    notices.push({
      is: 'bad',
      says: `Scanners look with red light. In it the contrast of these colours is ${show.number(contrast * 100, 0)}%, grade ${grade} of ISO/IEC 15416; GS1 asks for grade C, 40%. Black, blue and green bars look dark in red light; red, orange and yellow ones look white.`,
    })
  else if (contrast < 0.7)
    notices.push({
      is: 'fair',
      says: `In the red light of a scanner the contrast of these colours is ${show.number(contrast * 100, 0)}%, grade ${grade} of ISO/IEC 15416. From 70% it would be grade A.`,
    })
  if (limits && (drawn < limits.least - 5e-4 || drawn > limits.most + 5e-4))
    notices.push({
      is: 'fair',
      says: `${limits.says} allows an X-dimension from ${show.number(limits.least, 3)} to ${show.number(limits.most, 3)} mm; this is ${show.number(drawn, 3)} mm.`,
    })
  const wantedHeight = size.grows ? ((size.height ?? 0) * drawn) / size.usual : size.height
  if (limits && wantedHeight !== undefined && barHeightOf(values) < wantedHeight - 0.01)
    notices.push({
      is: 'fair',
      says: `The bars are lower than the ${show.number(wantedHeight, 2)} mm that ${limits.says} names. Lower bars are harder to hit for a scanner that sees the code at an angle.`,
    })
  const zones = quietZoneOf(values)
  if (size.quiet.some((least, side) => (zones[side] ?? 0) < least))
    notices.push({
      is: 'fair',
      says: `The quiet zone is narrower than ${symbologyOf(kind)} asks for: ${size.quiet[0]} modules left, ${size.quiet[1]} right${size.quiet[2] ? `, ${size.quiet[2]} above and below` : ''}. Keep print and edges away from it.`,
    })
  const length = drawing.width * drawing.moduleWidth
  if (kind === 'gs1-128' && length > longestGs1)
    notices.push({
      is: 'fair',
      says: `The symbol is ${show.number(length, 1)} mm long with its quiet zones. GS1 allows ${show.number(longestGs1, 1)} mm: divide the data, or use a smaller X-dimension.`,
    })
  const dots = dotsOf(drawn, dpi)
  const exact = (drawn * dpi) / inch
  if (!values.snap && Math.abs(dots - exact) / exact > 0.1)
    notices.push({
      is: 'fair',
      says: `At ${dpi} dpi one module is ${show.number(exact, 2)} dots, and a printer prints ${dots}. Round the X-dimension to whole dots, or bars come out uneven.`,
    })
  const labels = labelNotice(values, drawing, show)
  if (labels) notices.push(labels)
  return notices
}

function sizeFacts(values: BarcodeValues, drawing: BarcodeDrawing, show: Show): Fact[] {
  const { kind, dpi } = values
  const size = symbolSizes[kind]
  const { limits } = size
  const printed = printedSize(drawing)
  const { drawn } = moduleWidthOf(values)
  const dots = dotsOf(drawn, dpi)
  const quarter = values.rotation === '90' || values.rotation === '270'
  const [across, down] = quarter ? [drawing.height, drawing.width] : [drawing.width, drawing.height]
  return [
    { label: 'Printed size', value: sizeText(show, printed.width, printed.height), strong: true },
    {
      label: 'X-dimension',
      value: `${show.number(drawn, 3)} mm (${show.number((drawn / inch) * 1000, 1)} mil)`,
    },
    ...(limits
      ? [
          {
            label: `X of ${limits.says}`,
            value: `${show.number(limits.least, 3)} to ${show.number(limits.most, 3)} mm`,
          },
        ]
      : []),
    ...(isMatrix(kind) ? [] : [{ label: 'Bar height', value: sizeText(show, barHeightOf(values)) }]),
    {
      label: `PNG at ${dpi} dpi`,
      value: `${show.count(Math.round(across * dots))} × ${show.count(Math.round(down * dots))} px, X ${show.number((dots * inch) / dpi, 3)} mm`,
    },
  ]
}

function sheetFacts(values: BarcodeValues, labels: number, show: Show): Fact[] {
  const sheet = sheetOf(values)
  if ('field' in sheet) return []
  const sheets = sheetsFor(sheet, labels, values.startAt)
  const sheetsText = `${show.count(sheets)} ${sheets === 1 ? 'sheet' : 'sheets'}`
  return [{ label: 'PDF', value: `${show.count(labels)} ${labels === 1 ? 'label' : 'labels'}, ${sheetsText}` }]
}

/** Labels on the sheets that the values ask for. */
export function labelsOf(values: BarcodeValues, list?: BarcodeList): number {
  return list ? list.good.reduce((sum, { copies }) => sum + copies, 0) : values.copies
}

const shownRefused = 100

/** A long symbol takes the whole width of the page, where its bars would else be too thin to see. */
function shownSvg(drawing: BarcodeDrawing): string {
  const svg = barcodeSvg(drawing)
  const isLong = drawing.width > 130 && drawing.rotation % 180 === 0
  return isLong ? svg.replace('<svg ', '<svg style="max-width:100%" ') : svg
}

/** The page's document: the code, what it holds and measures, and the lines of a list that make none. */
export function barcodeDocument(values: BarcodeValues, show: Show): Document | BarcodeProblem {
  const shown = shownBarcode(values)
  if (isProblem(shown)) return shown
  const sheet = sheetOf(values)
  if ('field' in sheet) return problem(sheet.field, sheet.says)
  if (values.startAt > sheet.across * sheet.down)
    return problem('startAt', `must be at most ${sheet.across * sheet.down}, the labels of one sheet`)
  const { content, drawing, list } = shown
  const name = symbologyOf(values.kind)
  const refused = list?.refused ?? []
  const blocks: Block[] = [
    {
      kind: 'image',
      svg: shownSvg(drawing),
      alt: `${name} barcode that holds: ${content.plain.slice(0, 300)}`,
      width: Number(printedSize(drawing).width.toFixed(3)),
    },
    {
      kind: 'facts',
      aside: true,
      facts: [
        ...(list
          ? [{ label: 'Codes in the list', value: `${show.count(list.good.length)}; the first one is shown` }]
          : []),
        ...content.facts,
        ...sizeFacts(values, drawing, show),
        ...sheetFacts(values, labelsOf(values, list), show),
      ],
    },
    {
      kind: 'plain',
      label: list ? 'Content of the first code' : 'Content of the code',
      text: content.plain,
      aside: true,
    },
  ]
  if (content.elements.length > 0)
    blocks.push(
      {
        kind: 'facts',
        aside: true,
        facts: content.elements.map(({ identifier, title, value, means }) => ({
          label: `(${identifier}) ${title}`,
          value: means === '' ? value : `${value}, ${means}`,
        })),
      },
      {
        kind: 'plain',
        label: 'As a scanner sends it',
        text: content.data.replaceAll('\u001d', '<GS>'),
        aside: true,
      },
    )
  if (refused.length > 0)
    blocks.push({
      kind: 'facts',
      aside: true,
      facts: refused.slice(0, shownRefused).map(({ position, typed, says }) => ({
        label: `Line ${show.count(position)} makes none`,
        value: `${typed.slice(0, 60)}\n${says}`,
      })),
    })
  const notices = noticesOf(values, content, drawing, show)
  if (refused.length > 0)
    notices.push({
      is: 'fair',
      says: `${show.count(refused.length)} ${refused.length === 1 ? 'line makes' : 'lines make'} no code. ${
        refused.length > shownRefused ? `The first ${shownRefused} are listed; the` : 'The'
      } CSV report has them all, with the reason.`,
    })
  return { title: list ? `${name} barcodes` : `${name} ${content.plain.slice(0, 40)}`, sheet: 'bare', blocks, notices }
}
