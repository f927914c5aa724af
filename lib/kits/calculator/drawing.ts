import type { Axis, ChartDrawing, Mark, Write } from '@/lib/kits/chart/types'
import { isShown } from '@/lib/kits/fields/visible'
import type { AnyValues } from '@/lib/kits/fields/types'
import type { Show } from '@/lib/base/format/show'
import type { AnyResults, Chart, Column, Columns, Output, Outputs, TableRow } from './types'
import { writeValue } from './write'

/** Charts speak in round figures: an axis that says 20,000.00 is noise. */
function writerOf(column: Column, show: Show): Write {
  if (column.kind === 'money') return (value) => show.money(value, Number.isInteger(value) ? 0 : undefined)
  if (column.kind === 'percent') return (value) => show.percent(value, Number.isInteger(value * 100) ? 0 : 1)
  return (value) => writeValue(column, value, show)
}

function rowsOf(results: AnyResults, name: string): readonly TableRow[] {
  const rows = results[name]
  return Array.isArray(rows) ? rows : []
}

function columnsOf(output: Output | undefined): Columns {
  return output && 'columns' in output ? output.columns : {}
}

function numbers(rows: readonly TableRow[], column: string): (number | null)[] {
  return rows.map((row) => {
    const cell = row[column]
    return typeof cell === 'number' ? cell : null
  })
}

function axisOf(column: Column | undefined, show: Show): Axis {
  return column ? { label: column.label, write: writerOf(column, show) } : { label: '', write: String }
}

function scalarOf(results: AnyResults, name: string): number | undefined {
  const result = results[name]
  return typeof result === 'number' ? result : undefined
}

type TrackChart = Extract<Chart, { kind: 'line' | 'bar' | 'stacked' }>
type PartChart = Extract<Chart, { kind: 'donut' | 'waterfall' }>
type ScatterChart = Extract<Chart, { kind: 'scatter' }>
type HeatChart = Extract<Chart, { kind: 'heat' }>

function mark(x: number | null | undefined, y: number | null | undefined, label: string): Mark[] {
  if (typeof x !== 'number') return []
  return [typeof y === 'number' ? { x, y, label } : { x, label }]
}

function heightOf(y: string | number | undefined, results: AnyResults): number | undefined {
  return typeof y === 'string' ? scalarOf(results, y) : y
}

function marksOf(chart: TrackChart, results: AnyResults): Mark[] {
  return (chart.marks ?? []).flatMap((one) => {
    if (!('of' in one)) return mark(scalarOf(results, one.x), heightOf(one.y, results), one.label)
    const rows = rowsOf(results, one.of)
    const heights = one.y === undefined ? [] : numbers(rows, one.y)
    return numbers(rows, one.x).flatMap((x, position) => mark(x, heights[position], one.label))
  })
}

function drawTracks(chart: TrackChart, outputs: Outputs, results: AnyResults, show: Show): ChartDrawing | undefined {
  const rows = rowsOf(results, chart.of)
  const columns = columnsOf(outputs[chart.of])
  const [firstName] = chart.y
  const x = axisOf(columns[chart.x], show)
  const y = axisOf(firstName === undefined ? undefined : columns[firstName], show)
  if (rows.length === 0) return undefined
  const tracks = chart.y.flatMap((name) => {
    const column = columns[name]
    return column ? [{ label: column.label, values: numbers(rows, name) }] : []
  })
  const yAxis = chart.y.length > 1 ? { ...y, label: '' } : y
  if (chart.kind === 'line') {
    const at = numbers(rows, chart.x).map((value, position) => value ?? position)
    const named =
      columns[chart.x]?.kind === 'text' || columns[chart.x]?.kind === 'month' || columns[chart.x]?.kind === 'date'
    const names = named ? rows.map((row) => writeCell(columns[chart.x], row[chart.x] ?? null, show)) : undefined
    return {
      kind: 'line',
      title: chart.title,
      x: names ? { ...x, names } : x,
      y: yAxis,
      at,
      tracks,
      marks: marksOf(chart, results),
      ...(chart.area ? { area: true } : {}),
    }
  }
  const names = rows.map((row) => writeCell(columns[chart.x], row[chart.x] ?? null, show))
  return { kind: chart.kind, title: chart.title, x: { ...x, names }, y: yAxis, tracks }
}

function writeCell(column: Column | undefined, cell: string | number | null, show: Show): string {
  return column ? writeValue(column, cell, show) : String(cell ?? '')
}

function drawParts(chart: PartChart, outputs: Outputs, results: AnyResults, show: Show): ChartDrawing | undefined {
  if ('parts' in chart) {
    const parts = chart.parts.flatMap((name) => {
      const value = scalarOf(results, name)
      return value === undefined ? [] : [{ label: outputs[name]?.label ?? name, value }]
    })
    const [first] = chart.parts
    const output = first === undefined ? undefined : outputs[first]
    return {
      kind: 'donut',
      title: chart.title,
      parts,
      write:
        output && output.kind !== 'verdict' && output.kind !== 'diagram' && !('columns' in output)
          ? (value) => writeValue(output, value, show)
          : String,
    }
  }
  const rows = rowsOf(results, chart.of)
  const columns = columnsOf(outputs[chart.of])
  const axis = axisOf(columns[chart.value], show)
  const parts = rows.flatMap((row) => {
    const value = row[chart.value]
    const total = chart.total !== undefined && row[chart.total] !== null && row[chart.total] !== ''
    return typeof value === 'number'
      ? [{ label: writeCell(columns[chart.label], row[chart.label] ?? null, show), value, ...(total ? { total } : {}) }]
      : []
  })
  if (parts.length === 0) return undefined
  return chart.kind === 'donut'
    ? { kind: 'donut', title: chart.title, parts, write: axis.write }
    : { kind: 'waterfall', title: chart.title, y: axis, parts }
}

function pointsOf(rows: readonly TableRow[], x: string, y: string): (readonly [number, number])[] {
  return rows.flatMap((row) => {
    const [across, down] = [row[x], row[y]]
    return typeof across === 'number' && typeof down === 'number' ? [[across, down] as const] : []
  })
}

function drawPoints(chart: ScatterChart, outputs: Outputs, results: AnyResults, show: Show): ChartDrawing | undefined {
  const columns = columnsOf(outputs[chart.of])
  const [name] = chart.y
  const points = pointsOf(rowsOf(results, chart.of), chart.x, name)
  if (points.length === 0) return undefined
  const x = axisOf(columns[chart.x], show)
  const y = axisOf(columns[name], show)
  const { lines } = chart
  const lineColumns = columnsOf(lines && outputs[lines.of])
  const drawn = lines?.y.flatMap((column) => {
    const through = pointsOf(rowsOf(results, lines.of), lines.x, column)
    return through.length === 0 ? [] : [{ label: lineColumns[column]?.label ?? column, points: through }]
  })
  return {
    kind: 'scatter',
    title: chart.title,
    x,
    y,
    tracks: [{ label: y.label, points }],
    ...(drawn && drawn.length > 0 ? { lines: drawn } : {}),
  }
}

function drawCells(chart: HeatChart, outputs: Outputs, results: AnyResults, show: Show): ChartDrawing | undefined {
  const rows = rowsOf(results, chart.of)
  const columns = columnsOf(outputs[chart.of])
  if (rows.length === 0) return undefined
  const texts = (name: string) => [...new Set(rows.map((row) => String(row[name] ?? '')))]
  const [names, heads] = [texts(chart.label), texts(chart.x)]
  const cells = new Map(rows.map((row) => [JSON.stringify([row[chart.label], row[chart.x]]), row[chart.value]]))
  return {
    kind: 'heat',
    title: chart.title,
    x: { label: columns[chart.x]?.label ?? '', names: heads },
    y: { label: columns[chart.label]?.label ?? '', names },
    values: names.map((name) =>
      heads.map((head) => {
        const cell = cells.get(JSON.stringify([name, head]))
        return typeof cell === 'number' ? cell : null
      }),
    ),
    write: axisOf(columns[chart.value], show).write,
  }
}

const isParts = (chart: Chart): chart is PartChart => chart.kind === 'donut' || chart.kind === 'waterfall'

function drawOne(chart: Chart, outputs: Outputs, results: AnyResults, show: Show): ChartDrawing | undefined {
  if (chart.kind === 'scatter') return drawPoints(chart, outputs, results, show)
  if (chart.kind === 'heat') return drawCells(chart, outputs, results, show)
  return isParts(chart) ? drawParts(chart, outputs, results, show) : drawTracks(chart, outputs, results, show)
}

export interface Picture {
  drawing: ChartDrawing
  /** Its figures stand in a table of the results already. */
  tabled: boolean
}

/** The charts that these values and results call for, ready to draw. */
export function resolveCharts(
  charts: readonly Chart[],
  outputs: Outputs,
  values: AnyValues,
  results: AnyResults,
  show: Show,
): Picture[] {
  return charts.flatMap((chart) => {
    if (!isShown(chart, values)) return []
    if (chart.needs !== undefined && results[chart.needs] === undefined) return []
    const drawing = drawOne(chart, outputs, results, show)
    return drawing ? [{ drawing, tabled: 'of' in chart && outputs[chart.of]?.kind === 'table' }] : []
  })
}
