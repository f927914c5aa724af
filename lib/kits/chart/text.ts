import { element, escapeXml, tooltip } from './svg'

/**
 * Advance widths in thousandths of an em, rounded up from the usual interface sans-serifs (Helvetica, Segoe UI,
 * Roboto, Inter and the wide DejaVu Sans of many Linux desktops), so that an estimate is seldom too small.
 */
const widths: readonly (readonly [signs: string, width: number])[] = [
  ["'|iljI.,:;·’‘ ", 315],
  ['ft/\\()[]{}!-r', 400],
  ['cksvxyzJ“”"°*', 550],
  ['abdeghnopquL?FT_–', 620],
  ['0123456789$£€¥', 640],
  ['ZEPSXYABKVR', 690],
  ['CDHNUwGOQ&+=<>~^#−×÷', 800],
  ['mM%W@—…', 980],
]
const widthOf = new Map(widths.flatMap(([signs, width]) => [...signs].map((sign) => [sign, width] as const)))

function signWidth(sign: string): number {
  const known = widthOf.get(sign)
  if (known !== undefined) return known
  const code = sign.codePointAt(0) ?? 0
  if (code >= 0x300 && code <= 0x36f) return 0
  if (code >= 0x2e80) return 1050
  return 680
}

/** Estimated width of a line of text, in the units of `size` (the font size). */
export function textWidth(text: string, size: number): number {
  let thousandths = 0
  for (const sign of text) thousandths += signWidth(sign)
  return (thousandths * size) / 1000
}

/** The text, cut at the end with an ellipsis if it is wider than `width`. */
export function ellipsised(text: string, width: number, size: number): string {
  if (textWidth(text, size) <= width) return text
  const room = width - textWidth('…', size)
  let kept = ''
  let used = 0
  for (const sign of text) {
    used += textWidth(sign, size)
    if (used > room) break
    kept += sign
  }
  return `${kept.trimEnd()}…`
}

export interface WrappedText {
  lines: readonly string[]
  /** Widest line. */
  width: number
  /** Some of the text had to go. */
  cut: boolean
}

/** The text broken at spaces into at most `most` lines no wider than `width`; the last one is cut if need be. */
export function wrapped(text: string, width: number, size: number, most: number): WrappedText {
  const words = text.trim().split(/\s+/)
  const lines: string[] = []
  let line = ''
  let cut = false
  for (const [index, word] of words.entries()) {
    const longer = line ? `${line} ${word}` : word
    if (line === '' || textWidth(longer, size) <= width) {
      line = longer
      continue
    }
    if (lines.length === most - 1) {
      line = `${line} ${words.slice(index).join(' ')}`
      break
    }
    lines.push(line)
    line = word
  }
  lines.push(line)
  const fitted = lines.map((one) => {
    const short = ellipsised(one, width, size)
    if (short !== one) cut = true
    return short
  })
  return { lines: fitted, width: Math.max(...fitted.map((one) => textWidth(one, size))), cut }
}

export const lineHeight = 1.2

export interface TextPlace {
  x: number
  /** Vertical middle of the block. */
  y: number
  size: number
  class: string
  anchor?: 'start' | 'middle' | 'end'
  /** Written out where the size is not the one the text would inherit. */
  ownSize?: boolean
  tip?: string
}

/** One or more lines of text centred on `y`. */
export function textBlock(lines: readonly string[], place: TextPlace): string {
  if (lines.every((line) => escapeXml(line).trim() === '')) return ''
  const step = place.size * lineHeight
  // 0.35 em brings the middle of digits and capitals to `y` in every browser; `dominant-baseline` differs between them.
  const first = place.y - ((lines.length - 1) * step) / 2 + place.size * 0.35
  const shared = {
    class: place.class,
    'font-size': place.ownSize ? place.size : undefined,
    'text-anchor': place.anchor === 'start' ? undefined : place.anchor,
  }
  const tip = tooltip(place.tip ?? '')
  const [only] = lines
  if (lines.length === 1 && only !== undefined) {
    // A whole unit, half of which nobody sees, is shorter: a page has hundreds of these.
    return element('text', { x: Math.round(place.x), y: Math.round(first), ...shared }, escapeXml(only) + tip)
  }
  const spans = lines.map((line, index) => element('tspan', { x: place.x, y: first + index * step }, escapeXml(line)))
  return element('text', shared, spans.join('') + tip)
}
