import { chartMessages } from '@/lib/messages/chart'

import { drawColumns, type EndText, type Piece } from './columns'
import { emptyPicture, type Layout, type Picture } from './layout'
import type { ChartDrawing } from './types'
import { waterfallSteps, type WaterfallStep } from './waterfall-steps'

type WaterfallDrawing = Extract<ChartDrawing, { kind: 'waterfall' }>

/** Series whose colour (and print pattern) rises, falls and totals take. */
const looks = { total: 0, fall: 1, rise: 2 } as const

/** Floating bars from running total to running total, joined by connectors. */
export function drawWaterfall(drawing: WaterfallDrawing, layout: Layout): Picture {
  const steps = waterfallSteps(drawing.parts)
  if (steps.length === 0) return emptyPicture(layout)
  const written = (step: WaterfallStep) => {
    const text = drawing.y.write(step.value)
    return !step.total && step.value > 0 ? chartMessages.rise(text) : text
  }
  const pieces: Piece[] = steps.map((step, row) => ({
    row,
    slot: 0,
    from: step.from,
    to: step.to,
    series: step.total ? looks.total : step.value < 0 ? looks.fall : looks.rise,
    tip: chartMessages.point(step.label, written(step)),
  }))
  const ends: EndText[] =
    steps.length <= 24
      ? steps.map((step, row) => {
          const below = Math.max(step.from, step.to) <= 0 && Math.min(step.from, step.to) < 0
          const at = below ? Math.min(step.from, step.to) : Math.max(step.from, step.to)
          return { row, at, text: written(step), below }
        })
      : []
  const columns = {
    heading: drawing.y.label,
    nameHeading: '',
    names: steps.map((step) => step.label),
    rows: steps.length,
    slots: 1,
    pieces,
    ends,
    connectors: steps.slice(0, -1).map((step, row) => ({ row, at: step.to })),
    legend: [],
    write: drawing.y.write,
  }
  return drawColumns(columns, layout)
}
