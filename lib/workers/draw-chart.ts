import type { ReportChart } from '@/lib/base/report/report'
import { drawChart } from '@/lib/engines/chart'
import { chartTable } from '@/lib/kits/chart/table'
import type { ChartDrawing } from '@/lib/kits/chart/types'

/** A chart of a report, with its data as a table. */
export function reportChart(drawing: ChartDrawing, note?: string): ReportChart {
  return {
    title: drawing.title,
    svg: drawChart(drawing),
    table: chartTable(drawing),
    ...(note !== undefined && { note }),
  }
}
