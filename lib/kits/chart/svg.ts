import { escapeHtml } from '@/lib/base/text/escape-html'

/** A tenth of a drawing's unit is finer than a screen pixel at any shown size, and makes Node and browsers agree. */
export function coordinate(value: number): number {
  const rounded = Math.round(value * 10) / 10
  return rounded === 0 ? 0 : rounded
}

// XML 1.0 allows no control characters but these three, and no lone surrogates.
const forbidden = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/gu

/** Text made safe for XML content and attributes. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(forbidden, ''))
}

export type Attributes = Readonly<Record<string, string | number | undefined>>

/** One SVG element; attribute values are escaped and rounded, children are taken as markup. */
export function element(name: string, attributes: Attributes, children = ''): string {
  let open = `<${name}`
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue
    open += ` ${key}="${typeof value === 'number' ? coordinate(value) : escapeXml(value)}"`
  }
  return children ? `${open}>${children}</${name}>` : `${open}/>`
}

/** The tooltip a browser shows when the pointer rests on the element around it. */
export function tooltip(text: string): string {
  return text ? `<title>${escapeXml(text)}</title>` : ''
}

/** A path along the points, closed on request. */
export function pathThrough(points: readonly (readonly [number, number])[], closed = false): string {
  const steps = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${coordinate(x)},${coordinate(y)}`)
  return steps.join('') + (closed && steps.length > 0 ? 'Z' : '')
}

/** A deterministic element id: a short hash of what is drawn. */
export function idFrom(kind: string, title: string): string {
  let hash = 5381
  for (const sign of `${kind} ${title}`) hash = (Math.imul(hash, 33) ^ (sign.codePointAt(0) ?? 0)) >>> 0
  return `chart-${hash.toString(36)}`
}
