import { bytesHeader, bytesOf, deflatedStream, pdfFile } from '@/lib/base/pdf/file'
import { colourOperands, pointsPerMillimetre as point } from '@/lib/base/pdf/page'
import type { BarcodeDrawing } from './drawing'
import { placeOf, sheetsFor, type LabelSheet } from './label-sheet'
import type { Step } from './outlines'
import { printedSize } from './printed-size'

const short = (...numbers: number[]) => numbers.map((number) => Number(number.toFixed(3))).join(' ')
/** Units of the embedded typeface for the height of a capital. */
const em = 1000

/** A character's outline as a glyph procedure; PDF has cubic curves only. */
function glyph(steps: readonly Step[]): string {
  const commands: string[] = [`${em} 0 0 -300 ${em} 1050 d1`]
  let [x, y] = [0, 0]
  let isOpen = false
  const write = (...numbers: number[]) => numbers.map((number) => Math.round(number * em)).join(' ')
  for (const step of steps) {
    if (step[0] === 'M') {
      if (isOpen) commands.push('h')
      commands.push(`${write(step[1], -step[2])} m`)
      isOpen = true
      ;[x, y] = [step[1], step[2]]
    } else if (step[0] === 'L') {
      commands.push(`${write(step[1], -step[2])} l`)
      ;[x, y] = [step[1], step[2]]
    } else if (step[0] === 'Q') {
      const [, a, b, c, d] = step
      const third = (from: number, to: number) => from + (2 / 3) * (to - from)
      commands.push(`${write(third(x, a), -third(y, b), third(c, a), -third(d, b), c, -d)} c`)
      ;[x, y] = [c, d]
    }
  }
  if (isOpen) commands.push('h f')
  return commands.join('\n')
}

const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
const glyphName = (character: string) => `c${character.charCodeAt(0)}`

/** One drawing, its top left corner at a place in millimetres from the paper's. */
function drawn(drawing: BarcodeDrawing, left: number, top: number, paperHeight: number): string {
  const { bars, text, width, height, moduleWidth, rotation, dark, light } = drawing
  const scale = moduleWidth * point
  const size = printedSize(drawing)
  const x = left * point
  const y = (paperHeight - top) * point
  // Modules, y downwards, to points, y upwards; turned clockwise around the top left corner.
  const matrix = {
    0: [scale, 0, 0, -scale, x, y],
    90: [0, -scale, -scale, 0, x + height * scale, y],
    180: [-scale, 0, 0, scale, x + width * scale, y - height * scale],
    270: [0, scale, scale, 0, x, y - width * scale],
  }[rotation]
  const letters = text.map(({ character, x: at, y: baseline, size: high }) => {
    const code = character.charCodeAt(0).toString(16).padStart(2, '0')
    return `${short(high, 0, 0, -high, at, baseline)} Tm <${code}> Tj`
  })
  return [
    'q',
    ...(light === '#ffffff'
      ? []
      : [
          `${colourOperands(light)} rg ${short(x, y - size.height * point, size.width * point, size.height * point)} re f`,
        ]),
    `${matrix.map((number) => Number(number.toFixed(5))).join(' ')} cm ${colourOperands(dark)} rg`,
    ...bars.map((bar) => `${short(...bar)} re`),
    'f',
    ...(letters.length > 0 ? ['BT /F1 1 Tf', ...letters, 'ET'] : []),
    'Q',
  ].join('\n')
}

function outlinesOf(sheet: LabelSheet): string {
  const { across, down, label, paper } = sheet
  const boxes = Array.from({ length: across * down }, (_, at) => {
    const { left, top } = placeOf(sheet, at, 1)
    return short(...[left, paper[1] - top - label[1], ...label].map((length) => length * point))
  })
  return `q 0.25 w 0.6 G\n${boxes.map((box) => `${box} re`).join('\n')}\nS Q`
}

export interface SheetOptions {
  sheet: LabelSheet
  /** Place of the first label on the first sheet, from 1. */
  startAt: number
  /** Thin lines around every label, to hold a print on plain paper against the sheet. */
  outlines: boolean
  title: string
  /** Outline of an ASCII character. */
  outlineOf(character: string): readonly Step[]
  /** To zlib's format. */
  deflate(bytes: Uint8Array): Uint8Array
}

/**
 * A PDF of label sheets (ISO 32000-1): bars as rectangles, text in an embedded typeface, each symbol in the middle of its label
 * in its own size. `draw` gives the drawing of a label (from 0); it is asked once for each, in order.
 */
export async function writeSheets(
  labels: number,
  draw: (index: number) => BarcodeDrawing | Promise<BarcodeDrawing>,
  { sheet, startAt, outlines, title, outlineOf, deflate }: SheetOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const packed = (text: string) => deflatedStream(deflate(bytesOf([text])))
  const pages = sheetsFor(sheet, labels, startAt)
  const firstPage = 6 + ascii.length
  const paper = short(...sheet.paper.map((side) => side * point))
  const kids = Array.from({ length: pages }, (_, page) => `${firstPage + 2 * page} 0 R`).join(' ')
  const procedures = ascii.map((character, at) => `/${glyphName(character)} ${6 + at} 0 R`).join('')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/ViewerPreferences<</PrintScaling/None/DisplayDocTitle true>>>>',
    `<</Type/Pages/Count ${pages}/Kids[${kids}]>>`,
    `<</Type/Font/Subtype/Type3/Name/F1/FontBBox[0 -300 ${em} 1050]/FontMatrix[0.001 0 0 0.001 0 0]/FirstChar 32/LastChar 126` +
      `/Widths[${ascii.map(() => em).join(' ')}]/Encoding<</Type/Encoding/Differences[32 ${ascii.map((character) => `/${glyphName(character)}`).join('')}]>>` +
      `/CharProcs<<${procedures}>>/Resources<<>>/ToUnicode 4 0 R>>`,
    packed(
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <20> <7e> <0020> endbfrange endcmap CMapName currentdict /CMap defineresource pop end end',
    ),
    `<</Title<feff${[...title].map((sign) => sign.charCodeAt(0).toString(16).padStart(4, '0')).join('')}>>>`,
    ...ascii.map((character) => packed(glyph(character === ' ' ? [] : outlineOf(character)))),
  ]
  const grid = outlines ? outlinesOf(sheet) : ''
  let index = 0
  for (let page = 0; page < pages; page++) {
    const content = [grid]
    for (let place; index < labels && (place = placeOf(sheet, index, startAt)).page === page; index++) {
      const drawing = await draw(index)
      const { width, height } = printedSize(drawing)
      content.push(
        drawn(
          drawing,
          place.left + (sheet.label[0] - width) / 2,
          place.top + (sheet.label[1] - height) / 2,
          sheet.paper[1],
        ),
      )
    }
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${paper}]/Contents ${firstPage + 2 * page + 1} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`,
      packed(content.join('\n')),
    )
  }
  return bytesOf(pdfFile(objects, bytesHeader, ' /Info 5 0 R'))
}
