import { useMemo } from 'react'
import { ChartFigure } from '@/components/chart/chart-figure'
import { useModule } from '@/components/islands/use-module'
import { ViewList } from '@/components/workbench/view-list'
import type { drawChart } from '@/lib/engines/chart'
import type { ChartDrawing } from '@/lib/kits/chart/types'
import { chartTable } from '@/lib/kits/chart/table'
import type { AnyView, Piece } from '@/lib/kits/planner/planner'
import type { PlannerViewProps } from './view-props'

interface SummaryProps extends PlannerViewProps {
  view: AnyView & { kind: 'summary' }
  chartHref: string
}

interface ChartEngine {
  drawChart: typeof drawChart
}

function Chart({ drawing, engine, at }: { drawing: ChartDrawing; engine: ChartEngine; at: number }) {
  const svg = useMemo(() => engine.drawChart(drawing), [engine, drawing])
  return <ChartFigure id={`planner-chart-${at}`} svg={svg} title={drawing.title} table={chartTable(drawing)} />
}

function OnePiece({ piece, engine, at }: { piece: Piece; engine: ChartEngine | undefined; at: number }) {
  if (piece.kind !== 'chart') return <ViewList views={[piece]} />
  return engine ? <Chart drawing={piece.drawing} engine={engine} at={at} /> : <div className="min-h-72" />
}

/** What follows from all entries: figures, tables, charts. */
export default function SummaryView({ view, work, chartHref }: SummaryProps) {
  const pieces = useMemo(() => view.pieces(work), [view, work])
  const hasChart = pieces.some(({ kind }) => kind === 'chart')
  const loading = useModule<ChartEngine>(hasChart ? chartHref : undefined)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {pieces.map((piece, at) => (
        <OnePiece
          key={`${piece.kind} ${at}`}
          piece={piece}
          at={at}
          engine={loading.state === 'ready' ? loading.module : undefined}
        />
      ))}
    </div>
  )
}
