import { escapeHtml } from '@/lib/base/text/escape-html'
import type { Weeks } from './schedule'

export interface Bar extends Weeks {
  name: string
}

const width = 720
const labelRoom = 210
const rowHeight = 26
const headHeight = 24
const longestLabel = 30
const mostTicks = 13

const cut = (name: string) => {
  const signs = [...name]
  return signs.length > longestLabel ? `${signs.slice(0, longestLabel - 1).join('')}…` : name
}

/** So few ticks that their numbers do not touch: every week, or every 2nd, 5th, 10th… */
function stepFor(weeks: number): number {
  const steps = [1, 2, 4, 8, 13, 26, 52, 104, 260, 520, 1040, 5200]
  return steps.find((step) => weeks / step <= mostTicks) ?? 5200
}

const digits = (value: number) => String(Math.round(value * 10) / 10)

/** Bars over weeks as SVG text, 720 units wide: a line for each, named at its left. `colour` is #rrggbb. */
export function ganttSvg(bars: readonly Bar[], colour: string): string {
  const weeks = Math.max(1, ...bars.map(({ to }) => to))
  const height = headHeight + bars.length * rowHeight
  const scale = (width - labelRoom) / weeks
  const x = (week: number) => labelRoom + (week - 1) * scale
  const step = stepFor(weeks)
  const ticks = Array.from({ length: Math.ceil(weeks / step) }, (_, at) => 1 + at * step)
  const lines = ticks.map(
    (week) =>
      `<path d="M${digits(x(week))} ${headHeight - 4}V${height}" stroke="#d5d9d8" fill="none"/><text x="${digits(x(week) + 3)}" y="15" fill="#525b5a">${week}</text>`,
  )
  const rows = bars.map(({ name, from, to }, at) => {
    const top = headHeight + at * rowHeight
    return `<text x="0" y="${top + 17}">${escapeHtml(cut(name))}</text><rect x="${digits(x(from))}" y="${top + 5}" width="${digits(Math.max(2, (to - from + 1) * scale))}" height="${rowHeight - 10}" rx="3" fill="${colour}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui,sans-serif" font-size="13" fill="#16201f">${lines.join('')}${rows.join('')}</svg>`
}
