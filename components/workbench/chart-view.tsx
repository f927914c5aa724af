import { useId } from 'react'
import { ChartFigure } from '@/components/chart/chart-figure'
import type { OneViewProps } from './view-props'

/** A chart that whoever answered has drawn. */
export default function ChartView({ view: { title, svg, note, table } }: OneViewProps<'chart'>) {
  return <ChartFigure id={useId()} svg={svg} title={title} note={note} {...(table && { table })} />
}
