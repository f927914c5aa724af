import { viewBoxOf } from '@/lib/kits/document/drawing'
import { readXml, type XmlElement } from '@/lib/base/xml/read-xml'

export interface Shape {
  /** Commands of SVG 2, 9.3. */
  path: string
  /** None where it is only drawn along. */
  fill?: string
  stroke?: { colour: string; width: number }
}

interface Shapes {
  side: ReturnType<typeof viewBoxOf>
  shapes: readonly Shape[]
}

function numberOf({ attributes }: XmlElement, name: string): number {
  return Number(attributes.get(name) ?? 0)
}

function pathOf(element: XmlElement): string | undefined {
  if (element.name === 'path') return element.attributes.get('d')
  if (element.name !== 'rect') return undefined
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => numberOf(element, name))
  return `M${x} ${y}h${width}v${height}h${-(width ?? 0)}z`
}

function strokeOf(element: XmlElement): Shape['stroke'] | undefined {
  const colour = element.attributes.get('stroke')
  return colour === undefined || colour === 'none'
    ? undefined
    : { colour, width: numberOf(element, 'stroke-width') || 1 }
}

function shapesIn(element: XmlElement, inherited: string): Shape[] {
  const fill = element.attributes.get('fill') ?? inherited
  const path = pathOf(element)
  const stroke = strokeOf(element)
  const own =
    path === undefined || (fill === 'none' && !stroke)
      ? []
      : [{ path, ...(fill === 'none' ? {} : { fill }), ...(stroke ? { stroke } : {}) }]
  return [...own, ...element.children.flatMap((child) => (typeof child === 'string' ? [] : shapesIn(child, fill)))]
}

/** Rectangles and paths of a drawing made by a tool, such as a QR code, with their fill and stroke; strokes end and turn round. Throws for text that is no SVG. */
export function shapesOf(svg: string): Shapes {
  const root = readXml(svg)
  if ('fault' in root) throw new TypeError(`a drawing ${root.fault}`)
  return { side: viewBoxOf(svg), shapes: shapesIn(root, '#000') }
}
