import { chartMessages } from '@/lib/messages/chart'

/** A share as whole percent, with one decimal below ten; a trace is not shown as nothing. */
export function writtenShare(value: number, total: number): string {
  const percent = total > 0 ? (value / total) * 100 : 0
  if (percent > 0 && percent < 1) return chartMessages.underOnePercent
  return chartMessages.percent(String(percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent)))
}
