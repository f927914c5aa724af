'use client'

import type { ReactNode } from 'react'
import { ChartFigure } from '@/components/chart/chart-figure'
import type { Declaration } from '@/lib/calculator/declaration'
import { resolveCharts } from '@/lib/calculator/drawing'
import type { Answer } from '@/lib/calculator/run'
import { chartTable } from '@/lib/chart/table'
import type { ChartDrawing, Diagram } from '@/lib/chart/types'
import type { AnyValues } from '@/lib/fields/types'
import type { Show } from '@/lib/format/show'
import { useModule } from './use-module'

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
  /** The pictures that came with the page, until the engine is here. */
  initial: ReactNode
}

/**
 * The pictures of the present answer. Fetched, with the engine that draws them, when something has changed that they must
 * follow: otherwise every page with a chart would load a tenth more.
 */
export default function ResultPictures({ declaration, answer, values, show, chartHref, initial }: ResultPicturesProps) {
  const loading = useModule<ChartEngine>(chartHref)
  if (loading.state !== 'ready') return initial
  const { drawChart, drawDiagram } = loading.module
  const diagrams = Object.entries(declaration.outputs).flatMap(([name, output]) => {
    const diagram = answer.results[name]
    return output.kind === 'diagram' && diagram !== undefined ? [{ name, diagram: diagram as Diagram }] : []
  })
  const charts = resolveCharts(declaration.charts, declaration.outputs, values, answer.results, show)
  return (
    <div className="grid gap-6">
      {diagrams.map(({ name, diagram }) => (
        <ChartFigure key={name} id={`diagram-${name}`} title={diagram.title} svg={drawDiagram(diagram)} />
      ))}
      {charts.map(({ drawing, tabled }, position) => (
        <ChartFigure
          key={drawing.title}
          id={`chart-${position}`}
          title={drawing.title}
          svg={drawChart(drawing)}
          {...(tabled ? {} : { table: chartTable(drawing) })}
        />
      ))}
    </div>
  )
}
