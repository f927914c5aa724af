import { lineHeight, textWidth } from '@/lib/kits/chart/text'

export type LayoutName = 'narrow' | 'wide'

export interface Place {
  left: number
  top: number
  width: number
  height: number
}

/** Parses the SVG as XML, so that anything not well formed fails. */
export function parsed(svg: string): Element {
  const page = new DOMParser().parseFromString(svg, 'image/svg+xml')
  const problem = page.querySelector('parsererror')
  if (problem) throw new Error(problem.textContent ?? 'not well formed')
  return page.documentElement
}

/** All that one layout shows: its own parts, and the curves it shares with the other one, in its coordinates. */
export function layoutOf(svg: string, name: LayoutName): Element {
  const picture = parsed(svg)
  const [first, ...more] = picture.querySelectorAll(`.chart-${name}`)
  if (!first) throw new Error(`no ${name} drawing`)
  const curves = picture.querySelector('.chart-curves')
  if (curves && name === 'narrow') stretch(curves, numberOf(first, 'width') / frameOf(first).width)
  if (curves) first.append(curves)
  for (const part of more) first.append(...part.childNodes)
  return first
}

/** Does what the style sheet does in a narrow frame; `scale` is how much larger the narrow drawing is shown. */
function stretch(curves: Element, scale: number): void {
  const [, matrix = ''] = /--narrow:matrix\(([^)]*)\)/.exec(curves.getAttribute('style') ?? '') ?? []
  const [a = NaN, b = NaN, c = NaN, d = NaN, e = NaN, f = NaN] = matrix.split(',').map(Number)
  if (b !== 0 || c !== 0) throw new Error('turned curves')
  const across = (x: number) => (a * x + e) / scale
  const down = (y: number) => (d * y + f) / scale
  for (const path of curves.querySelectorAll('path')) {
    const stretched = (path.getAttribute('d') ?? '').replace(
      /([-\d.]+),([-\d.]+)/g,
      (_, x: string, y: string) => `${across(Number(x))},${down(Number(y))}`,
    )
    path.setAttribute('d', stretched)
  }
  for (const bar of curves.querySelectorAll('rect')) {
    bar.setAttribute('x', String(across(numberOf(bar, 'x'))))
    bar.setAttribute('y', String(down(numberOf(bar, 'y'))))
    bar.setAttribute('width', String((a * numberOf(bar, 'width')) / scale))
    bar.setAttribute('height', String((d * numberOf(bar, 'height')) / scale))
  }
  for (const dot of curves.querySelectorAll('circle')) {
    dot.setAttribute('cx', String(across(numberOf(dot, 'cx'))))
    dot.setAttribute('cy', String(down(numberOf(dot, 'cy'))))
  }
}

export function numberOf(element: Element, attribute: string): number {
  return Number(element.getAttribute(attribute) ?? 0)
}

export function frameOf(element: Element): Place {
  const [left = 0, top = 0, width = 0, height = 0] = (element.getAttribute('viewBox') ?? '').split(' ').map(Number)
  return { left, top, width, height }
}

/** Bars as drawn: rectangles of the fill colours outside the legend. */
export function barsOf(layout: Element): Element[] {
  return [...layout.querySelectorAll('rect.chart-fill')].filter((bar) => bar.querySelector('title'))
}

export function tipOf(element: Element): string {
  return element.querySelector('title')?.textContent ?? ''
}

/** Words on the picture, without tooltips. */
export function wordsOf(text: Element): string {
  return [...text.childNodes]
    .filter((node) => node.nodeName !== 'title')
    .map((node) => node.textContent ?? '')
    .join(' ')
}

function shiftOf(element: Element): [number, number] {
  let across = 0
  let down = 0
  for (let node: Element | null = element; node; node = node.parentElement) {
    const [, x, y] = /translate\(([-\d.]+),([-\d.]+)\)/.exec(node.getAttribute('transform') ?? '') ?? []
    across += Number(x ?? 0)
    down += Number(y ?? 0)
  }
  return [across, down]
}

/** The estimated boxes of all lines of text; `tight` takes off what the estimate adds for wide typefaces. */
export function textBoxes(layout: Element): (Place & { words: string })[] {
  const inherited = Number(layout.getAttribute('font-size') ?? 16)
  return [...layout.querySelectorAll('text')].flatMap((text) => {
    const size = Number(text.getAttribute('font-size') ?? inherited)
    const [across, down] = shiftOf(text)
    const spans = [...text.querySelectorAll('tspan')]
    return (spans.length > 0 ? spans : [text]).map((line) => {
      const words = wordsOf(line)
      const width = textWidth(words, size)
      const anchor = text.getAttribute('text-anchor') ?? 'start'
      const before = anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0
      const left = numberOf(line, 'x') + across - before
      const baseline = numberOf(line, 'y') + down
      return { words, left, width, top: baseline - size * 0.75, height: size * (lineHeight - 0.25) }
    })
  })
}

/** The pairs of texts whose estimated boxes cover each other by more than `allowed` units both ways. */
export function overlappingTexts(layout: Element, allowed = 1): string[] {
  const boxes = textBoxes(layout)
  const found: string[] = []
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
      const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
      if (across > allowed && down > allowed) found.push(`${one.words} / ${other.words}`)
    }
  }
  return found
}

export function textsOutside(layout: Element, allowed = 1): string[] {
  const { left, top, width, height } = frameOf(layout)
  return textBoxes(layout)
    .filter(
      (box) =>
        box.left < left - allowed ||
        box.left + box.width > left + width + allowed ||
        box.top < top - allowed ||
        box.top + box.height > top + height + allowed,
    )
    .map((box) => box.words)
}

/** The absolute points of a path made of M and L steps, by segment. */
export function segmentsOf(path: string): [number, number][][] {
  return path
    .split('M')
    .filter(Boolean)
    .map((segment) =>
      segment
        .replace('Z', '')
        .split('L')
        .map((pair) => {
          const [x = NaN, y = NaN] = pair.split(',').map(Number)
          return [x, y]
        }),
    )
}

/** Reads a value off the upright axis, from the grid lines and the plain numbers written beside them. */
export function valueReader(layout: Element): (y: number) => number {
  const marks = [...layout.querySelectorAll('.chart-grid, .chart-zero')].flatMap((line) => {
    const y = Number(/^M[-\d.]+,([-\d.]+)H/.exec(line.getAttribute('d') ?? '')?.[1] ?? NaN)
    const text = [...layout.querySelectorAll('text[text-anchor="end"]')].find(
      (one) => Math.abs(numberOf(one, 'y') - y) < 6,
    )
    return text && Number.isFinite(y) ? [{ y, value: Number(wordsOf(text)) }] : []
  })
  const low = marks.reduce((best, mark) => (mark.value < best.value ? mark : best))
  const high = marks.reduce((best, mark) => (mark.value > best.value ? mark : best))
  return (y) => low.value + ((y - low.y) / (high.y - low.y)) * (high.value - low.value)
}

/** Whether a length is the wanted one but for the rounding of two coordinates to a tenth each. */
export function asDrawn(wanted: number): (length: number) => boolean {
  return (length) => Math.abs(length - wanted) < 0.21
}
