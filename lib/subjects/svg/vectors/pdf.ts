import { bytesHeader, bytesOf, deflatedStream, pdfFile } from '@/lib/base/pdf/file'
import { written } from '@/lib/base/pdf/page'
import { readXml, type XmlElement } from '@/lib/base/xml/read-xml'
import type { Size } from '@/lib/subjects/picture/sizes'
import { identity, readTransform, times, type Matrix } from './matrix'
import { boundsOf, ellipseOutline, pathOutline, rectOutline, type Bounds, type Segment } from './path'
import {
  elementsOf,
  inkOf,
  lengthOf,
  localName,
  NotOutlines,
  propertiesOf,
  shareOf,
  sheetOf,
  type Ink,
  type Obstacle,
  type Properties,
} from './style'

/* An SVG of shapes as a PDF of the same outlines (ISO 32000-1). What it cannot hold true is refused, never left out. */

/** The body of an object of the file. */
type Body = (string | Uint8Array)[]

interface Scene {
  sheet: ReturnType<typeof sheetOf>
  byId: ReadonlyMap<string, XmlElement>
  /** Of the viewBox: percentages count by it. */
  box: Size
  content: string[]
  /** Objects behind the fixed ones: states and patterns. */
  objects: Body[]
  states: Map<string, string>
  patterns: Map<string, string>
  uses: number
  /** Of uses in each other: one that uses itself has no end. */
  depth: number
}

const deepestUse = 30
const fixedObjects = 4
/** A drawing that uses itself again and again is no drawing. */
const mostUses = 20_000

function reference(text: string): string | undefined {
  return /^url\(\s*["']?#([^"')]+)["']?\s*\)/.exec(text)?.[1]
}

function resource(scene: Scene, body: Body, kind: 'states' | 'patterns', key: string): string {
  const known = scene[kind].get(key)
  if (known) return known
  scene.objects.push(body)
  const name = `${kind === 'states' ? 'S' : 'P'}${fixedObjects + scene.objects.length}`
  scene[kind].set(key, name)
  return name
}

function outlineOf(element: XmlElement, { box }: Scene): Segment[] | undefined {
  const across = (name: string, usual = 0) => lengthOf(element.attributes.get(name), box.width, usual)
  const down = (name: string, usual = 0) => lengthOf(element.attributes.get(name), box.height, usual)
  const diagonal = Math.hypot(box.width, box.height) / Math.SQRT2
  switch (localName(element.name)) {
    case 'path':
      return pathOutline(element.attributes.get('d') ?? '')
    case 'rect': {
      const [width, height] = [across('width'), down('height')]
      if (width <= 0 || height <= 0) return []
      const rx = element.attributes.has('rx') ? across('rx') : down('ry')
      const ry = element.attributes.has('ry') ? down('ry') : across('rx')
      return rectOutline(across('x'), down('y'), width, height, rx, ry)
    }
    case 'circle': {
      const radius = lengthOf(element.attributes.get('r'), diagonal)
      return radius > 0 ? ellipseOutline(across('cx'), down('cy'), radius, radius) : []
    }
    case 'ellipse': {
      const rx = element.attributes.has('rx') ? across('rx') : down('ry')
      const ry = element.attributes.has('ry') ? down('ry') : across('rx')
      return rx > 0 && ry > 0 ? ellipseOutline(across('cx'), down('cy'), rx, ry) : []
    }
    case 'line':
      return [
        ['M', across('x1'), down('y1')],
        ['L', across('x2'), down('y2')],
      ]
    case 'polyline':
    case 'polygon': {
      const points = (element.attributes.get('points') ?? '').trim()
      const end = localName(element.name) === 'polygon' ? 'Z' : ''
      return points === '' ? [] : pathOutline(`M${points}${end}`)
    }
    default:
      return undefined
  }
}

function drawn(segments: readonly Segment[]): string {
  return segments
    .map(([kind, ...numbers]) =>
      kind === 'Z' ? 'h' : `${written(...numbers)} ${kind === 'M' ? 'm' : kind === 'L' ? 'l' : 'c'}`,
    )
    .join('\n')
}

interface Stop {
  at: number
  ink: Ink
}

/** A gradient with what it takes from others by its href (SVG 2, 14.2). */
function chain(element: XmlElement, scene: Scene): XmlElement[] {
  const list = [element]
  for (let now = element; list.length < 20;) {
    const href = now.attributes.get('href') ?? now.attributes.get('xlink:href')
    const next = href?.startsWith('#') ? scene.byId.get(href.slice(1)) : undefined
    if (!next) return list
    list.push(next)
    now = next
  }
  throw new NotOutlines('gradient')
}

function stopsOf(list: readonly XmlElement[], scene: Scene): Stop[] {
  const holder = list.find((one) => elementsOf(one).some(({ name }) => localName(name) === 'stop'))
  let last = 0
  return elementsOf(holder ?? { name: '', attributes: new Map(), children: [] })
    .filter(({ name }) => localName(name) === 'stop')
    .map((stop): Stop => {
      const properties = propertiesOf(stop, new Map(), scene.sheet)
      last = Math.max(last, Math.min(1, Math.max(0, lengthOf(stop.attributes.get('offset'), 1))))
      const ink = inkOf(properties.get('stop-color') ?? '#000', properties.get('color'))
      return { at: last, ink: { ...ink, alpha: ink.alpha * shareOf(properties.get('stop-opacity')) } }
    })
}

const ramp = (from: Ink, to: Ink) =>
  `<< /FunctionType 2 /Domain [0 1] /C0 [${written(...from.rgb)}] /C1 [${written(...to.rgb)}] /N 1 >>`

/** The colours along a gradient as a function of 0 to 1 (ISO 32000-1, 7.10.3 and 7.10.4). */
function functionOf(stops: readonly Stop[]): string {
  const first = stops[0]
  const end = stops.at(-1)
  if (!first || !end) throw new NotOutlines('gradient')
  const full = [...(first.at > 0 ? [{ ...first, at: 0 }] : []), ...stops, ...(end.at < 1 ? [{ ...end, at: 1 }] : [])]
  const pairs = full.slice(1).map((stop, at) => [full[at] ?? stop, stop] as const)
  const [only] = pairs
  if (pairs.length === 1 && only) return ramp(only[0].ink, only[1].ink)
  const bounds = full.slice(1, -1).map(({ at }) => at)
  return `<< /FunctionType 3 /Domain [0 1] /Functions [${pairs.map(([from, to]) => ramp(from.ink, to.ink)).join(' ')}] /Bounds [${written(...bounds)}] /Encode [${pairs.map(() => '0 1').join(' ')}] >>`
}

/** A pattern that fills with a gradient (ISO 32000-1, 8.7.4.5.3 and 8.7.4.5.4). */
function gradientPattern(element: XmlElement, bounds: Bounds, matrix: Matrix, scene: Scene): string {
  const list = chain(element, scene)
  const attribute = (name: string) => list.find((one) => one.attributes.has(name))?.attributes.get(name)
  const stops = stopsOf(list, scene)
  if (stops.some(({ ink }) => ink.alpha < 1)) throw new NotOutlines('gradient')
  if ((attribute('spreadMethod') ?? 'pad') !== 'pad') throw new NotOutlines('gradient')
  const isOfBox = (attribute('gradientUnits') ?? 'objectBoundingBox') === 'objectBoundingBox'
  if (isOfBox && (bounds.width === 0 || bounds.height === 0)) throw new NotOutlines('gradient')
  const whole = isOfBox ? { width: 1, height: 1 } : scene.box
  const across = (name: string, usual: string) => lengthOf(attribute(name) ?? usual, whole.width)
  const down = (name: string, usual: string) => lengthOf(attribute(name) ?? usual, whole.height)
  const own = readTransform(attribute('gradientTransform'))
  if (!own) throw new NotOutlines('transform')
  const toShape: Matrix = isOfBox ? [bounds.width, 0, 0, bounds.height, bounds.x, bounds.y] : identity
  const placed = times(times(matrix, toShape), own)
  let coords: string
  if (localName(element.name) === 'linearGradient')
    coords = `/ShadingType 2 /Coords [${written(across('x1', '0%'), down('y1', '0%'), across('x2', '100%'), down('y2', '0%'))}]`
  else {
    const diagonal = Math.hypot(whole.width, whole.height) / Math.SQRT2
    const [cx, cy] = [across('cx', '50%'), down('cy', '50%')]
    const radius = lengthOf(attribute('r') ?? '50%', diagonal)
    const [fx, fy] = [lengthOf(attribute('fx'), whole.width, cx), lengthOf(attribute('fy'), whole.height, cy)]
    coords = `/ShadingType 3 /Coords [${written(fx, fy, lengthOf(attribute('fr') ?? '0', diagonal), cx, cy, radius)}]`
  }
  const body = `<< /Type /Pattern /PatternType 2 /Matrix [${written(...placed)}] /Shading << ${coords} /ColorSpace /DeviceRGB /Function ${functionOf(stops)} /Extend [true true] >> >>`
  return resource(scene, [body], 'patterns', body)
}

interface Paint {
  operators: string
  alpha: number
}

function paintOf(
  text: string,
  {
    properties,
    bounds,
    matrix,
    isStroke,
  }: { properties: Properties; bounds: Bounds; matrix: Matrix; isStroke: boolean },
  scene: Scene,
): Paint | undefined {
  if (text === 'none' || text === 'transparent') return undefined
  const id = reference(text)
  if (id === undefined) {
    const { rgb, alpha } = inkOf(text, properties.get('color'))
    return alpha === 0 ? undefined : { operators: `${written(...rgb)} ${isStroke ? 'RG' : 'rg'}`, alpha }
  }
  const element = scene.byId.get(id)
  const kind = element && localName(element.name)
  if (!element || (kind !== 'linearGradient' && kind !== 'radialGradient'))
    throw new NotOutlines(kind === 'pattern' ? 'pattern' : 'gradient')
  const name = gradientPattern(element, bounds, matrix, scene)
  return { operators: isStroke ? `/Pattern CS /${name} SCN` : `/Pattern cs /${name} scn`, alpha: 1 }
}

const caps: Readonly<Record<string, number>> = { butt: 0, round: 1, square: 2 }
const joins: Readonly<Record<string, number>> = { miter: 0, round: 1, bevel: 2 }

function strokeOperators(properties: Properties, scene: Scene): string {
  const diagonal = Math.hypot(scene.box.width, scene.box.height) / Math.SQRT2
  const join = joins[properties.get('stroke-linejoin') ?? 'miter']
  const dashes = (properties.get('stroke-dasharray') ?? 'none').trim()
  const lengths = dashes === 'none' || dashes === '' ? [] : dashes.split(/[\s,]+/).map((one) => lengthOf(one, diagonal))
  if (join === undefined || lengths.some((one) => one < 0)) throw new NotOutlines('other')
  const list = lengths.length % 2 === 1 ? [...lengths, ...lengths] : lengths
  const isSolid = list.every((one) => one === 0)
  return [
    `${written(lengthOf(properties.get('stroke-width'), diagonal, 1))} w`,
    `${caps[properties.get('stroke-linecap') ?? 'butt'] ?? 0} J`,
    `${join} j`,
    `${written(Math.max(1, lengthOf(properties.get('stroke-miterlimit'), 1, 4)))} M`,
    `[${isSolid ? '' : written(...list)}] ${written(lengthOf(properties.get('stroke-dashoffset'), diagonal))} d`,
  ].join('\n')
}

function stateFor(fill: number, stroke: number, scene: Scene): string {
  const body = `<< /Type /ExtGState /ca ${written(fill)} /CA ${written(stroke)} >>`
  return `/${resource(scene, [body], 'states', body)} gs`
}

interface Place {
  properties: Properties
  matrix: Matrix
  /** Of the groups around. */
  opacity: number
}

function drawShape(segments: readonly Segment[], { properties, matrix, opacity }: Place, scene: Scene): void {
  const bounds = boundsOf(segments)
  if (!bounds || properties.get('visibility') === 'hidden') return
  for (const marker of ['marker-start', 'marker-mid', 'marker-end'])
    if ((properties.get(marker) ?? 'none') !== 'none') throw new NotOutlines('marker')
  if ((properties.get('vector-effect') ?? 'none') !== 'none') throw new NotOutlines('other')
  if (!['normal', undefined].includes(properties.get('paint-order'))) throw new NotOutlines('other')
  const about = { properties, bounds, matrix }
  const fill = paintOf(properties.get('fill') ?? '#000', { ...about, isStroke: false }, scene)
  const width = lengthOf(properties.get('stroke-width'), Math.hypot(scene.box.width, scene.box.height) / Math.SQRT2, 1)
  const stroke =
    width > 0 ? paintOf(properties.get('stroke') ?? 'none', { ...about, isStroke: true }, scene) : undefined
  if (!fill && !stroke) return
  // Where both are drawn, what lies beneath would shine through one of them and not through the other.
  if (opacity < 1 && fill && stroke) throw new NotOutlines('opacity')
  const fillAlpha = (fill?.alpha ?? 1) * shareOf(properties.get('fill-opacity')) * opacity
  const strokeAlpha = (stroke?.alpha ?? 1) * shareOf(properties.get('stroke-opacity')) * opacity
  if (fill && stroke && strokeAlpha < 1 && fillAlpha < 1 && fillAlpha !== strokeAlpha) throw new NotOutlines('opacity')
  const isEvenOdd = properties.get('fill-rule') === 'evenodd'
  const outline = drawn(segments)
  scene.content.push('q', ...(fillAlpha < 1 || strokeAlpha < 1 ? [stateFor(fillAlpha, strokeAlpha, scene)] : []))
  // Two paintings, as SVG does it: PDF's own both-at-once would knock the fill out beneath a see-through line.
  if (fill) scene.content.push(fill.operators, outline, isEvenOdd ? 'f*' : 'f')
  if (stroke) scene.content.push(stroke.operators, strokeOperators(properties, scene), outline, 'S')
  scene.content.push('Q')
}

/** A clipping path by the union of its shapes, which one outline can say as long as they all count by the same rule. */
function clipOperators(text: string, bounds: Bounds | undefined, scene: Scene): string[] {
  const element = scene.byId.get(reference(text) ?? '')
  if (!element || localName(element.name) !== 'clipPath' || element.attributes.has('clip-path'))
    throw new NotOutlines('clip')
  const isOfBox = element.attributes.get('clipPathUnits') === 'objectBoundingBox'
  if (isOfBox && !bounds) throw new NotOutlines('clip')
  const shapes = elementsOf(element).filter(({ name }) => !['title', 'desc'].includes(localName(name)))
  if (shapes.length !== 1 || element.attributes.has('transform')) throw new NotOutlines('clip')
  const [shape] = shapes
  const segments = shape && outlineOf(shape, scene)
  const properties = shape ? propertiesOf(shape, new Map(), scene.sheet) : new Map<string, string>()
  if (!shape || !segments || shape.attributes.has('transform') || shape.attributes.has('clip-path'))
    throw new NotOutlines('clip')
  const moved =
    isOfBox && bounds
      ? segments.map((one) => mapped(one, [bounds.width, 0, 0, bounds.height, bounds.x, bounds.y]))
      : segments
  return [drawn(moved), properties.get('clip-rule') === 'evenodd' ? 'W* n' : 'W n']
}

function mapped(segment: Segment, [a, b, c, d, e, f]: Matrix): Segment {
  const at = (x: number, y: number): [number, number] => [a * x + c * y + e, b * x + d * y + f]
  if (segment[0] === 'Z') return segment
  if (segment[0] === 'C') {
    const [, x1, y1, x2, y2, x, y] = segment
    return ['C', ...at(x1, y1), ...at(x2, y2), ...at(x, y)]
  }
  return [segment[0], ...at(segment[1], segment[2])]
}

const obstacles: Readonly<Record<string, Obstacle>> = {
  text: 'text',
  image: 'picture',
  foreignObject: 'html',
  switch: 'other',
}
const silent = new Set([
  'defs',
  'title',
  'desc',
  'metadata',
  'style',
  'script',
  'linearGradient',
  'radialGradient',
  'clipPath',
  'symbol',
  'pattern',
  'mask',
  'filter',
  'marker',
  'namedview',
  'view',
])

/** How many shapes a group draws: one alone may be see-through as a whole. */
function shapesIn(element: XmlElement): number {
  const name = localName(element.name)
  if (silent.has(name)) return 0
  if (name === 'use') return 2
  const below = elementsOf(element).reduce((sum, child) => sum + shapesIn(child), 0)
  return ['g', 'svg', 'a'].includes(name) ? below : 1
}

function drawElement(element: XmlElement, parent: Place, scene: Scene): void {
  const name = localName(element.name)
  if (silent.has(name) || element.name.includes('sodipodi:') || element.name.includes('inkscape:')) return
  const obstacle = obstacles[name]
  const properties = propertiesOf(element, parent.properties, scene.sheet)
  if (properties.get('display') === 'none') return
  if (obstacle) throw new NotOutlines(obstacle)
  for (const [property, why] of [
    ['filter', 'filter'],
    ['mask', 'mask'],
    ['mix-blend-mode', 'other'],
  ] as const)
    if (!['none', 'normal', undefined].includes(properties.get(property))) throw new NotOutlines(why)
  const own = readTransform(properties.get('transform'))
  if (!own) throw new NotOutlines('transform')
  const shift: Matrix =
    name === 'use'
      ? [
          1,
          0,
          0,
          1,
          lengthOf(element.attributes.get('x'), scene.box.width),
          lengthOf(element.attributes.get('y'), scene.box.height),
        ]
      : identity
  const moved = times(own, shift)
  const place: Place = {
    properties,
    matrix: times(parent.matrix, moved),
    opacity: parent.opacity * shareOf(properties.get('opacity')),
  }
  const isGroup = name === 'g' || name === 'a' || name === 'use'
  if (isGroup && shareOf(properties.get('opacity')) < 1 && (name === 'use' || shapesIn(element) > 1))
    throw new NotOutlines('opacity')
  const segments = isGroup ? undefined : outlineOf(element, scene)
  if (!isGroup && !segments) throw new NotOutlines('other')
  const clip = properties.get('clip-path') ?? 'none'
  scene.content.push('q')
  if (moved.some((value, at) => value !== identity[at])) scene.content.push(`${written(...moved)} cm`)
  if (clip !== 'none') scene.content.push(...clipOperators(clip, segments && boundsOf(segments), scene))
  if (name === 'use') drawUsed(element, place, scene)
  else if (segments) drawShape(segments, place, scene)
  else for (const child of elementsOf(element)) drawElement(child, place, scene)
  scene.content.push('Q')
}

function drawUsed(element: XmlElement, place: Place, scene: Scene): void {
  const href = element.attributes.get('href') ?? element.attributes.get('xlink:href')
  const used = href?.startsWith('#') ? scene.byId.get(href.slice(1)) : undefined
  scene.uses += 1
  // A symbol is a drawing of its own, with a box that cuts it.
  if (!used || scene.uses > mostUses || scene.depth > deepestUse) throw new NotOutlines('other')
  if (localName(used.name) === 'symbol' || localName(used.name) === 'svg') throw new NotOutlines('other')
  scene.depth += 1
  drawElement(used, place, scene)
  scene.depth -= 1
}

function index(element: XmlElement, found = new Map<string, XmlElement>()): Map<string, XmlElement> {
  const id = element.attributes.get('id')
  if (id !== undefined && !found.has(id)) found.set(id, element)
  for (const child of elementsOf(element)) index(child, found)
  return found
}

function boxOf(root: XmlElement, size: Size): Bounds {
  const [x = 0, y = 0, width = 0, height = 0] = (root.attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 && Number.isFinite(x + y) ? { x, y, width, height } : { x: 0, y: 0, ...size }
}

export interface VectorPage {
  /** In points of 1/72 inch. */
  page: Size
  /** Where on the page the drawing stands, from its upper left corner. */
  place: Bounds
  /** Behind it. */
  ground: readonly [number, number, number] | undefined
  variables: readonly (readonly [name: string, value: string])[]
  ink: string | undefined
}

/**
 * A PDF of one page with the outlines of an SVG, its gradients and its opacities; the size is that in CSS pixels. Says what is in the
 * way where it holds anything else: texts, pictures, filters, masks.
 */
export function vectorPdf(
  text: string,
  size: Size,
  { page, place, ground, variables, ink }: VectorPage,
  deflate: (bytes: Uint8Array) => Uint8Array,
): Uint8Array<ArrayBuffer> | { obstacle: Obstacle } {
  const root = readXml(text.replace(/<!DOCTYPE[^[>]*>/, ''))
  if ('fault' in root) return { obstacle: 'other' }
  const box = boxOf(root, size)
  try {
    const scene: Scene = {
      sheet: sheetOf(root),
      byId: index(root),
      box,
      content: [],
      objects: [],
      states: new Map(),
      patterns: new Map(),
      uses: 0,
      depth: 0,
    }
    const above = new Map([...variables, ...(ink === undefined ? [] : [['color', ink] as const])])
    const own = propertiesOf(root, above, scene.sheet)
    // What somebody chose wins over the file, as in the picture.
    const properties = new Map([...own, ...above])
    const ratio = (root.attributes.get('preserveAspectRatio') ?? 'xMidYMid meet').trim()
    if (shareOf(properties.get('opacity')) < 1 || !/^xMidYMid(?: meet)?$/.test(ratio)) throw new NotOutlines('other')
    const scale = Math.min(place.width / box.width, place.height / box.height)
    const left = place.x + (place.width - box.width * scale) / 2
    const top = place.y + (place.height - box.height * scale) / 2
    // PDF counts from below.
    const matrix: Matrix = [scale, 0, 0, -scale, left - box.x * scale, page.height - top + box.y * scale]
    for (const child of elementsOf(root)) drawElement(child, { properties, matrix, opacity: 1 }, scene)
    const window = `${written(box.x, box.y, box.width, box.height)} re W n`
    const behind = ground
      ? [`${written(...ground.map((value) => value / 255))} rg`, `0 0 ${written(page.width, page.height)} re f`]
      : []
    const content = [...behind, 'q', `${written(...matrix)} cm`, window, ...scene.content, 'Q'].join('\n')
    return fileOf(content, page, scene, deflate)
  } catch (error) {
    if (error instanceof NotOutlines) return { obstacle: error.why }
    throw error
  }
}

function fileOf(
  content: string,
  page: Size,
  { objects, states, patterns }: Scene,
  deflate: (bytes: Uint8Array) => Uint8Array,
): Uint8Array<ArrayBuffer> {
  const listed = (names: ReadonlyMap<string, string>) =>
    [...names.values()].map((name) => `/${name} ${name.slice(1)} 0 R`).join(' ')
  const resources = `<< /ExtGState << ${listed(states)} >> /Pattern << ${listed(patterns)} >> >>`
  return bytesOf(
    pdfFile<string | Uint8Array>(
      [
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${written(page.width, page.height)}] /Resources ${resources} /Contents 4 0 R /Group << /S /Transparency /CS /DeviceRGB >> >>`,
        deflatedStream(deflate(new TextEncoder().encode(content))),
        ...objects,
      ],
      bytesHeader,
    ),
  )
}
