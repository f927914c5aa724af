import type { Run } from './lines'
import type { Glyph } from './shape'

/** What PDFKit keeps of an embedded font. Its own `text` writes no glyph by its number, so a run is written here. */
interface EmbeddedFont {
  id: string
  subset: { includeGlyph(glyph: number): number }
  font: { getGlyph(glyph: number): { advanceWidth: number }; unitsPerEm: number }
  /** By the glyph's number in the subset: its width in thousandths, and the characters it stands for. */
  widths: (number | undefined)[]
  unicode: (readonly number[] | undefined)[]
  ref(): unknown
}

interface Inside {
  _font: EmbeddedFont
  page: { height: number; fonts: Record<string, unknown> }
  addContent(content: string): void
}

/** Glyphs that stand for the same letters, and those letters as they were written. */
interface Cluster {
  glyphs: readonly Glyph[]
  text: string
}

const zeroWidthSpace = 0x200b
const decimals = (value: number) => String(Math.round(value * 1000) / 1000)
const hex = (unit: number) => unit.toString(16).padStart(4, '0')
/** UTF-16 with its byte order mark: ISO 32000-1, 7.9.2.2. */
const textString = (text: string) => `<feff${units(text)}>`
const units = (text: string) => Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join('')

/** Above or below another letter, without room of its own: dots of Arabic letters have no code points at all. */
const isMark = ({ codePoints }: Glyph) => /^\p{Mn}*$/u.test(String.fromCodePoint(...codePoints))

/** Glyphs in groups that belong together: a mark goes with its base, which it precedes where text runs backwards. */
function groupsOf({ glyphs, isReversed }: Run): Glyph[][] {
  const ordered = isReversed ? glyphs.toReversed() : glyphs
  const groups: Glyph[][] = []
  for (const glyph of ordered) {
    if (isMark(glyph)) (groups.at(-1) ?? groups[groups.push([]) - 1])?.push(glyph)
    else groups.push([glyph])
  }
  return isReversed ? groups.map((group) => group.toReversed()) : groups
}

/**
 * Where glyphs stand in the order of the letters, each with its own; else the word as a whole, as where a vowel is drawn before
 * the consonant that it follows.
 */
function clustersOf(run: Run): Cluster[] {
  const groups = groupsOf(run)
  const letters = [...run.text]
  const counts = groups.map((group) => group.reduce((sum, { codePoints }) => sum + codePoints.length, 0))
  if (counts.reduce((sum, count) => sum + count, 0) !== letters.length) return [{ glyphs: run.glyphs, text: run.text }]
  let at = 0
  const clusters = groups.map((glyphs, position) => {
    const from = at
    at += counts[position] ?? 0
    return { glyphs, text: letters.slice(from, at).join('') }
  })
  const isInOrder = clusters.every(({ glyphs, text }) => {
    const drawn = String.fromCodePoint(...glyphs.flatMap(({ codePoints }) => [...codePoints]))
    return drawn.normalize('NFKC') === text.normalize('NFKC') || run.isReversed
  })
  if (!isInOrder) return [{ glyphs: run.glyphs, text: run.text }]
  return run.isReversed ? clusters.toReversed() : clusters
}

/** Readers take the room of a letter from its last glyph: a dot above it, drawn apart, says nothing. */
function withMarksApart(cluster: Cluster): Cluster[] {
  const bases = cluster.glyphs.filter(({ advance }) => advance > 0)
  if (bases.length !== 1) return [cluster]
  return cluster.glyphs.map((glyph) => ({ glyphs: [glyph], text: glyph === bases[0] ? cluster.text : '' }))
}

/** Writes glyphs one behind the other, with what the font's own widths leave out. */
function penOf(pdf: Inside) {
  let shown = { x: NaN, y: NaN }
  let operands = ''
  function flush(): void {
    if (operands !== '') pdf.addContent(`[${operands}] TJ`)
    operands = ''
  }
  return {
    flush,
    /** Shows a glyph whose origin would stand at `x` and `y`, from the sheet's lower left corner, but for its own offset. */
    show({ dx, dy }: Glyph, code: number, width: number, size: number, x: number, y: number): void {
      const target = { x: x + (dx * size) / 1000, y: y + (dy * size) / 1000 }
      const gap = target.x - shown.x
      if (target.y === shown.y && Math.abs(gap) < size * 4) {
        if (Math.abs(gap) > size / 2000) operands += decimals((-gap * 1000) / size)
      } else {
        flush()
        pdf.addContent(`1 0 0 1 ${decimals(target.x)} ${decimals(target.y)} Tm`)
      }
      operands += `<${hex(code)}>`
      shown = { x: target.x + (width * size) / 1000, y: target.y }
    },
  }
}

/** The glyph's number in the part of the font that goes into the file. */
function codeOf(font: EmbeddedFont, glyph: Glyph): number {
  const code = font.subset.includeGlyph(glyph.id)
  font.widths[code] ??= (font.font.getGlyph(glyph.id).advanceWidth * 1000) / font.font.unitsPerEm
  // A mark without letters of its own still needs an entry.
  if (glyph.codePoints.length === 0) font.unicode[code] ??= [zeroWidthSpace]
  return code
}

function writeRun(
  pdf: Inside,
  font: EmbeddedFont,
  run: Run,
  left: number,
  y: number,
  pen: ReturnType<typeof penOf>,
): void {
  let x = left
  for (const { glyphs, text } of clustersOf(run).flatMap(withMarksApart)) {
    const letters = Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
    const codes = glyphs.map((glyph) => codeOf(font, glyph))
    glyphs.forEach((glyph, at) => {
      font.unicode[codes[at] ?? 0] ??= glyphs.length === 1 ? letters : glyph.codePoints
    })
    const isTold = glyphs.length === 1 && isSame(font.unicode[codes[0] ?? 0] ?? [], letters)
    if (!isTold) {
      pen.flush()
      pdf.addContent(`/Span <</ActualText ${textString(text)}>> BDC`)
    }
    glyphs.forEach((glyph, at) => {
      const code = codes[at] ?? 0
      pen.show(glyph, code, font.widths[code] ?? 0, run.size, x, y)
      x += (glyph.advance * run.size) / 1000
    })
    if (isTold) continue
    pen.flush()
    pdf.addContent('EMC')
  }
}

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((value, at) => value === other[at])

/** Outline drawn round letters whose font has no bold, as a share of their size. */
const thickening = 1 / 34

/**
 * Draws runs of one line, each from its own left edge, with their baseline at `y` from the top of the sheet. Letters whose glyphs
 * do not tell them, such as a ligature, a mirrored bracket or a skeleton that several Arabic letters share, carry their text
 * beside them (ISO 32000-1, 14.9.4).
 */
export function writeRuns(
  document: PDFKit.PDFDocument,
  runs: readonly { run: Run; x: number }[],
  y: number,
  colour: string,
): void {
  document.save()
  document.fillColor(colour).strokeColor(colour)
  const pdf = document as unknown as Inside
  // PDFKit counts from the top of the sheet; letters stand upright only from the bottom.
  document.transform(1, 0, 0, -1, 0, pdf.page.height)
  pdf.addContent('BT')
  const pen = penOf(pdf)
  let set = ''
  for (const { run, x } of runs) {
    document.font(run.face.name)
    const font = pdf._font
    pdf.page.fonts[font.id] ??= font.ref()
    const outline = run.thickened ? run.size * thickening : 0
    const state = `${decimals(outline)} w ${outline > 0 ? 2 : 0} Tr /${font.id} ${decimals(run.size)} Tf`
    if (state !== set) {
      pen.flush()
      pdf.addContent(state)
    }
    set = state
    writeRun(pdf, font, run, x, pdf.page.height - y, pen)
  }
  pen.flush()
  pdf.addContent('ET')
  document.restore()
}
