import { isProblem, problem } from '@/lib/base/problem'
import {
  barcodeShading,
  barcodeSvg,
  dotsOf,
  drawBarcode,
  isReadBack,
  labelsOf,
  listOf,
  moduleWidthOf,
  outlineOf,
  printedSize,
  shadingPixels,
  sheetOf,
  shownBarcode,
  symbologyOf,
  tooLong,
  type BarcodeContent,
  type BarcodeDrawing,
  type BarcodeProblem,
  type BarcodeValues,
} from '@/lib/engines/barcode'
import { csvText } from '@/lib/base/format/csv-cell'
import { fileWord } from '@/lib/base/format/file-word'
import { englishCount } from '@/lib/base/format/english-count'

type Progress = (share: number, note?: string) => void
type Bytes = Uint8Array<ArrayBuffer>

const fileEngine = () => import('@/lib/engines/barcode-files')

/** Lets a message that cancels reach the worker. */
const breath = () => new Promise((resolve) => setTimeout(resolve, 0))

const heading = ['line', 'file', 'read-back check', 'content or reason']

/** PNG of one drawing, whole pixels for each module. */
async function pngOf(drawing: BarcodeDrawing, values: BarcodeValues): Promise<Bytes> {
  const { barcodePng } = await fileEngine()
  const { dark, light, dpi } = values
  return barcodePng(barcodeShading(drawing, dotsOf(moduleWidthOf(values).drawn, dpi)), { dark, light, dpi })
}

export async function barcodePicture(values: BarcodeValues): Promise<Bytes | BarcodeProblem> {
  const shown = shownBarcode(values)
  return isProblem(shown) ? shown : pngOf(shown.drawing, values)
}

/** CSV of the whole list: what each line holds or why it makes no code. */
export function listReport(values: BarcodeValues): string | BarcodeProblem {
  const list = listOf(values)
  if (isProblem(list)) return list
  const rows = [
    ...list.good.map(({ position, content }) => ({ position, row: [String(position), 'code', content.plain] })),
    ...list.refused.map(({ position, says }) => ({ position, row: [String(position), 'no code', says] })),
  ].sort((one, other) => one.position - other.position)
  return `\uFEFF${csvText([['line', 'result', 'content or reason'], ...rows.map(({ row }) => row)])}`
}

/**
 * All codes of a list in one archive, each decoded again before it goes in, with report.csv: what each file holds, whether it
 * was read back, and which lines made none.
 */
export async function barcodeArchive(values: BarcodeValues, progress: Progress): Promise<Bytes | BarcodeProblem> {
  const list = listOf(values)
  if (isProblem(list)) return list
  const [{ zipArchive }, { decodeBarcode }] = await Promise.all([fileEngine(), import('@/lib/engines/barcode-decode')])
  const files: Record<string, string | Uint8Array> = {}
  const report: string[][] = []
  const { dark, light, picture } = values
  const digits = String(list.good.length).length
  for (const [index, { position, name, content }] of list.good.entries()) {
    const drawing = drawBarcode(content, values)
    if (!drawing) report.push([String(position), '', '', `The code ${tooLong(values).message}.`])
    else {
      const word = fileWord(name || content.plain)
      const file = `${String(index + 1).padStart(digits, '0')}${word ? `-${word}` : ''}.${picture}`
      files[file] = picture === 'svg' ? barcodeSvg(drawing) : await pngOf(drawing, values)
      // The decoder does not look at the text.
      const bars = barcodeShading({ ...drawing, text: [] }, 3)
      const found = await decodeBarcode(shadingPixels(bars, dark, light), content)
      report.push([String(position), file, isReadBack(content, found) ? 'passed' : 'failed', content.plain])
    }
    if (index % 20 === 19 || index === list.good.length - 1) {
      progress((index + 1) / list.good.length, `${englishCount(index + 1)} of ${englishCount(list.good.length)}`)
      await breath()
    }
  }
  for (const { position, says } of list.refused) report.push([String(position), '', '', says])
  if (Object.keys(files).length === 0) return problem('list', 'has no line that makes a code')
  report.sort((one, other) => Number(one[0]) - Number(other[0]))
  return zipArchive({ ...files, 'report.csv': `\uFEFF${csvText([heading, ...report])}` })
}

/** The contents of all labels, one after the other; a code that cannot be drawn or is larger than a label is a problem. */
function contentsOf(values: BarcodeValues): readonly BarcodeContent[] | BarcodeProblem {
  const shown = shownBarcode(values)
  if (isProblem(shown)) return shown
  const { list, content } = shown
  return list
    ? list.good.flatMap((entry) => Array.from({ length: entry.copies }, () => entry.content))
    : Array.from({ length: labelsOf(values) }, () => content)
}

/** A PDF of label sheets. Nothing is scaled: a code that is larger than a label is refused with both sizes. */
export async function barcodeSheets(values: BarcodeValues, progress: Progress): Promise<Bytes | BarcodeProblem> {
  const contents = contentsOf(values)
  if (isProblem(contents)) return contents
  const sheet = sheetOf(values)
  if ('field' in sheet) return problem(sheet.field, sheet.says)
  if (values.startAt > sheet.across * sheet.down)
    return problem('startAt', `must be at most ${sheet.across * sheet.down}, the labels of one sheet`)
  if (contents.length > 20_000)
    return problem(values.amount === 'many' ? 'list' : 'copies', 'can fill at most 20,000 labels in one PDF')
  const { barcodePdf } = await fileEngine()
  const mm = ([width, height]: readonly [number, number]) => `${width.toFixed(1)} × ${height.toFixed(1)} mm`
  let last: { content: BarcodeContent; drawing: BarcodeDrawing } | undefined
  let refusal: BarcodeProblem | undefined
  const fits = ({ width, height }: { width: number; height: number }) =>
    width <= sheet.label[0] + 0.01 && height <= sheet.label[1] + 0.01
  class Refused extends Error {}
  try {
    return await barcodePdf(
      contents.length,
      async (index) => {
        const content = contents[index]
        if (!content) throw new RangeError(`no label ${index}`)
        if (index % 50 === 49) {
          progress((index + 1) / contents.length, `${englishCount(index + 1)} of ${englishCount(contents.length)}`)
          await breath()
        }
        if (last?.content === content) return last.drawing
        const drawing = drawBarcode(content, values)
        const size = drawing && printedSize(drawing)
        if (!drawing || !size || !fits(size)) {
          refusal = size
            ? problem(
                'sheet',
                `has labels of ${mm(sheet.label)}, and the code ${content.plain.slice(0, 60)} is ${mm([size.width, size.height])}. Lower the bars or the X-dimension, turn the code, or choose a larger label`,
              )
            : tooLong(values)
          throw new Refused()
        }
        last = { content, drawing }
        return drawing
      },
      {
        sheet,
        startAt: values.startAt,
        outlines: values.outlines,
        title: `${symbologyOf(values.kind)} labels`,
        outlineOf,
      },
    )
  } catch (error) {
    if (error instanceof Refused && refusal) return refusal
    throw error
  }
}
