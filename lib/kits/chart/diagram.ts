import type { Box } from './layout'
import { coordinate, element, pathThrough } from './svg'
import { ellipsised, textBlock, textWidth } from './text'
import type { Diagram, Shape, Tone } from './types'

type Place = readonly [number, number]
type ShapeOf<Kind extends Shape['is']> = Extract<Shape, { is: Kind }>

/** Letters are sized by the picture's width, since it is shown between 340 and 480 px wide. */
const textPart = 0.0365
const smallTextPart = 0.0325

/** Width of a thin line, as a part of the picture's width. */
const linePart = 0.0042

/** How far the frame may grow on each side for texts that stand over the edge, as a part of the width. */
const mostGrowth = 0.15

/** The part of the plane to show: the diagram's own frame, grown a little where a text would be cut. */
export function diagramFrame(diagram: Diagram): Box {
  const most = diagram.width * mostGrowth
  let frame: Box = { left: 0, top: 0, width: diagram.width, height: diagram.height }
  // Letters grow with the frame, so that a second pass is needed; a third changes nothing one could see.
  for (let pass = 0; pass < 2; pass += 1) {
    let { left } = frame
    let right = frame.left + frame.width
    for (const shape of diagram.shapes) {
      if (shape.is !== 'text' || !placesOf(shape).every((number) => Number.isFinite(number))) continue
      const width = textWidth(shape.text, textSize(shape, frame))
      const start = shape.at[0] - beforeAnchor(shape, width)
      left = Math.max(-most, Math.min(left, start))
      right = Math.min(diagram.width + most, Math.max(right, start + width))
    }
    frame = { ...frame, left, width: right - left }
  }
  return frame
}

/** The shapes of a diagram as markup, in the diagram's own coordinates. Shapes with numbers that are not finite are left out. */
export function drawShapes(diagram: Diagram, frame: Box): string {
  return diagram.shapes
    .filter((shape) => placesOf(shape).every((number) => Number.isFinite(number)))
    .map((shape) => (shape.is === 'text' ? label(shape, frame) : drawShape(shape, diagram)))
    .join('')
}

/** Width of a normal line of the diagram, in its units. */
export function diagramLine(diagram: Diagram): number {
  return diagram.width * linePart
}

function textSize(shape: ShapeOf<'text'>, frame: Box): number {
  return frame.width * (shape.small ? smallTextPart : textPart)
}

function beforeAnchor(shape: ShapeOf<'text'>, width: number): number {
  if (shape.anchor === 'middle') return width / 2
  return shape.anchor === 'end' ? width : 0
}

function placesOf(shape: Shape): readonly number[] {
  if ('from' in shape) return [...shape.from, ...shape.to, shape.thick ?? 1]
  if ('points' in shape) return shape.points.flat()
  if (shape.is === 'area') return shape.rings.flat(2)
  if (shape.is === 'circle') return [...shape.at, shape.radius]
  if (shape.is === 'rect') return [...shape.at, shape.width, shape.height]
  if (shape.is === 'arc') return [...shape.at, shape.radius, shape.fromDegrees, shape.toDegrees]
  return shape.at
}

function toneClass(tone: Tone | undefined): string {
  return `chart-tone-${tone ?? 'ink'}`
}

function outline(shape: { tone?: Tone; filled?: boolean }): string {
  return `${shape.filled ? 'chart-shape chart-filled' : 'chart-shape'} ${toneClass(shape.tone)}`
}

function drawShape(shape: Exclude<Shape, { is: 'text' }>, diagram: Diagram): string {
  if ('from' in shape) return straight(shape, diagram)
  if (shape.is === 'arc') return arcOf(shape, diagram)
  if ('points' in shape) {
    if (shape.points.length === 0) return ''
    const d = pathThrough(shape.points, shape.is === 'polygon')
    return element('path', { class: outline(shape), d, 'stroke-dasharray': shape.dashed ? dashes(diagram) : undefined })
  }
  if (shape.is === 'area') {
    const d = shape.rings.map((ring) => pathThrough(ring, true)).join('')
    return d && element('path', { class: `chart-filled ${toneClass(shape.tone)}`, d })
  }
  if (shape.is === 'circle') {
    const [cx, cy] = shape.at
    return element('circle', { class: outline(shape), cx, cy, r: Math.abs(shape.radius) })
  }
  const { width, height } = shape
  const x = Math.min(shape.at[0], shape.at[0] + width)
  const y = Math.min(shape.at[1], shape.at[1] + height)
  const box = { x, y, width: Math.abs(width), height: Math.abs(height) }
  return element('rect', shape.paint ? { fill: shape.paint, ...box } : { class: outline(shape), ...box })
}

function dashes(diagram: Diagram): string {
  return `${coordinate(diagram.width * 0.014)} ${coordinate(diagram.width * 0.011)}`
}

function straight(shape: ShapeOf<'line' | 'arrow'>, diagram: Diagram): string {
  const thick = diagramLine(diagram) * Math.max(0.2, shape.thick ?? 1)
  const headLength = thick * 3 + diagram.width * 0.012
  const [startX, startY] = shape.from
  const [endX, endY] = shape.to
  const length = Math.hypot(endX - startX, endY - startY)
  const arrow = shape.is === 'arrow' && length > 0
  // The shaft stops inside the head, whose point would otherwise be blunt.
  const keep = arrow ? Math.max(0, 1 - (headLength * 0.8) / length) : 1
  const shaftEnd: Place = [startX + (endX - startX) * keep, startY + (endY - startY) * keep]
  const shaft = element('path', {
    class: `chart-shape ${toneClass(shape.tone)}`,
    d: pathThrough([shape.from, shaftEnd]),
    'stroke-width': shape.thick === undefined ? undefined : thick,
    'stroke-dasharray': shape.dashed ? dashes(diagram) : undefined,
  })
  return arrow ? shaft + arrowHead(shape.to, Math.atan2(endY - startY, endX - startX), headLength, shape.tone) : shaft
}

function arrowHead([x, y]: Place, angle: number, length: number, tone: Tone | undefined): string {
  const corner = (turn: number): Place => [x - length * Math.cos(angle + turn), y - length * Math.sin(angle + turn)]
  return element('path', {
    class: `chart-head ${toneClass(tone)}`,
    d: pathThrough([[x, y], corner(0.4), corner(-0.4)], true),
  })
}

/** Degrees count from the positive x axis; growing angles turn anticlockwise, as on a drawn coordinate plane. */
function arcOf(shape: ShapeOf<'arc'>, diagram: Diagram): string {
  const [x, y] = shape.at
  const radius = Math.abs(shape.radius)
  const on = (degrees: number): Place => {
    const angle = (degrees * Math.PI) / 180
    return [x + radius * Math.cos(angle), y - radius * Math.sin(angle)]
  }
  const sweep = Math.max(-360, Math.min(360, shape.toDegrees - shape.fromDegrees))
  const end = shape.fromDegrees + sweep
  // An SVG arc cannot go all the way round, so longer ones are drawn in two halves.
  const stops = Math.abs(sweep) > 180 ? [shape.fromDegrees + sweep / 2, end] : [end]
  const turn = sweep > 0 ? 0 : 1
  const arcs = stops.map((stop) => {
    const [stopX, stopY] = on(stop)
    return `A${coordinate(radius)},${coordinate(radius)} 0 0 ${turn} ${coordinate(stopX)},${coordinate(stopY)}`
  })
  const path = element('path', {
    class: `chart-shape ${toneClass(shape.tone)}`,
    d: pathThrough([on(shape.fromDegrees)]) + arcs.join(''),
  })
  if (!shape.arrow || radius === 0 || sweep === 0) return path
  const length = diagramLine(diagram) * 3 + diagram.width * 0.012
  // The head lies along the chord it covers, which hides the bend of a small arc.
  const lead = (length / radius) * 0.5 * Math.sign(sweep)
  const tangent = (end * Math.PI) / 180 - lead
  const angle = sweep > 0 ? -tangent - Math.PI / 2 : -tangent + Math.PI / 2
  return path + arrowHead(on(end), angle, length, shape.tone)
}

function label(shape: ShapeOf<'text'>, frame: Box): string {
  const size = textSize(shape, frame)
  const text = ellipsised(shape.text, frame.width, size)
  const width = textWidth(text, size)
  const before = beforeAnchor(shape, width)
  const start = Math.max(frame.left, Math.min(shape.at[0] - before, frame.left + frame.width - width))
  return textBlock([text], {
    x: start + before,
    y: Math.max(size / 2, Math.min(shape.at[1], frame.height - size / 2)),
    size,
    anchor: shape.anchor ?? 'start',
    class: `chart-halo chart-tone-text ${toneClass(shape.tone)}`,
    ownSize: true,
    tip: text === shape.text ? undefined : shape.text,
  })
}
