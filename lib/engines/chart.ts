import { drawBars } from '@/lib/kits/chart/bar'
import { describeChart, describeDiagram } from '@/lib/kits/chart/describe'
import { diagramFrame, diagramLine, drawShapes } from '@/lib/kits/chart/diagram'
import { drawDonut, fitsRing, ringParts } from '@/lib/kits/chart/donut'
import { narrow, wide, type Box, type Curves, type Layout, type Picture } from '@/lib/kits/chart/layout'
import { drawHeat } from '@/lib/kits/chart/heat'
import { hatchPatterns } from '@/lib/kits/chart/legend'
import { drawLine } from '@/lib/kits/chart/line'
import { drawScatter } from '@/lib/kits/chart/scatter'
import { drawStacked } from '@/lib/kits/chart/stacked'
import { coordinate, element, escapeXml, idFrom } from '@/lib/kits/chart/svg'
import { drawTimeline } from '@/lib/kits/chart/timeline'
import type { ChartDrawing, Diagram } from '@/lib/kits/chart/types'
import { drawWaterfall } from '@/lib/kits/chart/waterfall'

const namespace = 'http://www.w3.org/2000/svg'

/** Heights of narrow drawings come in steps, because the style sheet needs a rule for each. */
const narrowStep = 20
const mostNarrowSteps = 40

/**
 * A chart as one SVG element. It holds a narrow and a wide drawing, and once what both can share; `components/chart/chart.css`
 * shows what fits the container, and without a style sheet the wide one shows. The same drawing gives the same text everywhere.
 * A donut with a negative part is drawn as a bar chart.
 */
export function drawChart(drawing: ChartDrawing): string {
  if (drawing.kind === 'donut' && !fitsRing(drawing)) return drawChart(asBars(drawing))
  const id = idFrom(drawing.kind, drawing.title)
  const large = drawFor(drawing, wide)
  const small = drawFor(drawing, narrow)
  const wideHeight = Math.ceil(large.height)
  // The narrow drawing must be the taller one in proportion, or the outer view box would shrink it.
  const least = Math.max(small.height, (wideHeight * narrow.width) / wide.width)
  const steps = Math.min(mostNarrowSteps, Math.ceil(least / narrowStep))
  const narrowHeight = Math.max(least, steps * narrowStep)
  const hatch = hatchPatterns(id, seriesCount(drawing))
  const body = [
    named(id, drawing.title, describeChart(drawing)),
    hatch.defs,
    ...(large.curves && small.curves && large.curves.look === small.curves.look
      ? [
          inWide(wideHeight, large.curves.ground),
          inNarrow(narrowHeight, small.curves.ground),
          stretched(large.curves, small.curves),
          inWide(wideHeight, large.body),
          inNarrow(narrowHeight, small.body),
        ]
      : [inWide(wideHeight, whole(large)), inNarrow(narrowHeight, whole(small))]),
  ]
  const box = { left: 0, top: 0, width: wide.width, height: wideHeight }
  return outer(`chart chart-tall-${steps}`, id, box, body.join(''), hatch.style)
}

/** A diagram as one SVG element in the diagram's own coordinates. */
export function drawDiagram(diagram: Diagram): string {
  const id = idFrom('diagram', diagram.title)
  const frame = diagramFrame(diagram)
  const shapes = element('g', { 'stroke-width': diagramLine(diagram) }, drawShapes(diagram, frame))
  const body = named(id, diagram.title, describeDiagram(diagram)) + shapes
  if (diagram.plane) return outer('chart chart-diagram', id, frame, body, undefined, JSON.stringify(diagram.plane))
  if (!diagram.perMillimeter) return outer('chart chart-diagram', id, frame, body)
  const onPaper = Number((frame.width / diagram.perMillimeter).toFixed(2))
  return outer('chart chart-diagram chart-true-size', id, frame, body, `--on-paper:${onPaper}mm`)
}

function drawFor(drawing: ChartDrawing, layout: Layout): Picture {
  if (drawing.kind === 'line') return drawLine(drawing, layout)
  if (drawing.kind === 'donut') return drawDonut(drawing, layout)
  if (drawing.kind === 'waterfall') return drawWaterfall(drawing, layout)
  if (drawing.kind === 'scatter') return drawScatter(drawing, layout)
  if (drawing.kind === 'heat') return drawHeat(drawing, layout)
  if (drawing.kind === 'timeline') return drawTimeline(drawing, layout)
  return (drawing.kind === 'bar' ? drawBars : drawStacked)(drawing, layout)
}

function asBars(drawing: Extract<ChartDrawing, { kind: 'donut' }>): ChartDrawing {
  return {
    kind: 'bar',
    title: drawing.title,
    x: { label: '', write: drawing.write, names: drawing.parts.map((part) => part.label) },
    y: { label: '', write: drawing.write },
    tracks: [{ label: '', values: drawing.parts.map((part) => part.value) }],
  }
}

/** Series whose fills need a print pattern; lines are told apart by their dashes, points by their shapes. */
function seriesCount(drawing: ChartDrawing): number {
  if (drawing.kind === 'line' || drawing.kind === 'scatter' || drawing.kind === 'heat') return 0
  if (drawing.kind === 'waterfall') return 3
  return drawing.kind === 'donut' ? ringParts(drawing).length : drawing.tracks.length
}

function named(id: string, title: string, description: string): string {
  return (
    element('title', { id: `${id}-title` }, escapeXml(title)) +
    element('desc', { id: `${id}-desc` }, escapeXml(description))
  )
}

function nested(
  name: string,
  layout: Layout,
  height: number,
  shownWidth: number,
  shownHeight: number,
  body: string,
  display?: string,
): string {
  const box = { width: shownWidth, height: shownHeight, viewBox: `0 0 ${layout.width} ${coordinate(height)}` }
  return element('svg', { class: name, ...box, 'font-size': layout.text, display }, body)
}

function inWide(height: number, body: string): string {
  return body && nested('chart-wide', wide, height, wide.width, height, body)
}

function inNarrow(height: number, body: string): string {
  const shownHeight = (height * wide.width) / narrow.width
  return body && nested('chart-narrow', narrow, height, wide.width, shownHeight, body, 'none')
}

function whole({ body, curves }: Picture): string {
  return curves ? curves.ground + curves.body + body : body
}

/** The curves of the wide drawing; where the narrow one is shown, the style sheet moves them into its axes and keeps dots round. */
function stretched(large: Curves, small: Curves): string {
  const scale = wide.width / narrow.width
  const part = (to: readonly [number, number], from: readonly [number, number]) =>
    ((to[1] - to[0]) * scale) / (from[1] - from[0])
  const across = part(small.across, large.across)
  const down = part(small.down, large.down)
  const right = small.across[0] * scale - large.across[0] * across
  const below = small.down[0] * scale - large.down[0] * down
  const [a, d, e, f, x, y] = [across, down, right, below, scale / across, scale / down].map(fine)
  const dashed = `${large.dashed ? ' chart-dashed' : ''}${small.dashed ? ' chart-dashed-narrow' : ''}`
  const style = `--narrow:matrix(${a},0,0,${d},${e},${f});--round:scale(${x},${y})`
  return element('g', { class: `chart-curves${dashed}`, style }, large.body)
}

/** Half a unit at the far end of a drawing would be seen. */
function fine(value: number): number {
  return Number(value.toFixed(4))
}

function outer(name: string, id: string, frame: Box, body: string, style?: string, plane?: string): string {
  const box = [frame.left, frame.top, frame.width, frame.height].map(coordinate).join(' ')
  const attributes = {
    xmlns: namespace,
    class: name,
    style,
    viewBox: box,
    preserveAspectRatio: 'xMidYMin meet',
    role: 'img',
    'aria-labelledby': `${id}-title ${id}-desc`,
    'data-plane': plane,
  }
  return element('svg', attributes, body)
}
