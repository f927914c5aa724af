import { drawable } from './drawable'
import type { ChartDrawing } from './types'

type WaterfallDrawing = Extract<ChartDrawing, { kind: 'waterfall' }>

export interface WaterfallStep {
  label: string
  value: number
  total: boolean
  from: number
  to: number
}

/** The steps with the running total before and after each; a total starts at zero and sets the running total. */
export function waterfallSteps(parts: WaterfallDrawing['parts']): WaterfallStep[] {
  let running = 0
  return parts.flatMap((part) => {
    const value = drawable(part.value)
    if (value === null) return []
    const total = part.total === true
    const from = total ? 0 : running
    const to = total ? value : running + value
    running = to
    return [{ label: part.label, value, total, from, to }]
  })
}
