'use client'

import { ChartFigure } from '@/components/chart/chart-figure'
import type { Declaration } from '@/lib/calculator/declaration'
import { resolveCharts } from '@/lib/calculator/drawing'
import type { Answer } from '@/lib/calculator/run'
import { chartTable } from '@/lib/chart/table'
import type { ChartDrawing, Diagram } from '@/lib/chart/types'
import type { AnyValues } from '@/lib/fields/types'
import type { Show } from '@/lib/format/show'
import { useModule } from './use-module'

/** Pictures as SVG text: charts in the order they are declared, diagrams by output. */
export interface Drawn {
  charts: readonly string[]
  diagrams: Readonly<Record<string, string>>
}

export interface ChartEngine {
  drawChart(drawing: ChartDrawing): string
  drawDiagram(diagram: Diagram): string
}

interface ResultPicturesProps {
  declaration: Declaration
  answer: Answer
  values: AnyValues
  show: Show
  chartHref: string
  drawn: Drawn
  /** Values or region are no longer those that the pictures were drawn with. */
  changed: boolean
}

/**
 * The page brings its pictures drawn. The engine is fetched when something has changed that they must follow: with it every
 * page with a chart would load a tenth more.
 */
export default function ResultPictures({
  declaration,
  answer,
  values,
  show,
  chartHref,
  drawn,
  changed,
}: ResultPicturesProps) {
  const loading = useModule<ChartEngine>(changed ? chartHref : undefined)
  const engine = loading.state === 'ready' ? loading.module : undefined
  const diagrams = Object.entries(declaration.outputs).flatMap(([name, output]) => {
    const diagram = answer.results[name]
    return output.kind === 'diagram' && diagram !== undefined ? [{ name, diagram: diagram as Diagram }] : []
  })
  const charts = resolveCharts(declaration.charts, declaration.outputs, values, answer.results, show)
  return (
    <div className="grid gap-6">
      {diagrams.map(({ name, diagram }) => (
        <ChartFigure
          key={name}
          title={diagram.title}
          svg={engine ? engine.drawDiagram(diagram) : (drawn.diagrams[name] ?? '')}
        />
      ))}
      {charts.map((drawing, position) => (
        <ChartFigure
          key={drawing.title}
          title={drawing.title}
          svg={engine ? engine.drawChart(drawing) : (drawn.charts[position] ?? '')}
          table={chartTable(drawing)}
        />
      ))}
    </div>
  )
}
