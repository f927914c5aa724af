import { overlap, type Box } from './layout'
import type { Point } from './simplify'
import { coordinate, element, tooltip } from './svg'
import { lineHeight, textBlock, wrapped } from './text'

export interface PlacedMark {
  x: number
  /** Left out: a vertical line through the whole plot. */
  y?: number
  label: string
  tip: string
}

const directions: readonly (readonly [number, number])[] = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
]
const distances = [8, 16, 28, 44, 64, 90, 120]

/**
 * Dots and vertical lines with their labels. A label goes where it covers the least of the lines (`ink`), never over
 * another label and never out of the frame; one that finds no such place is left to the tooltip.
 */
export function drawMarks(marks: readonly PlacedMark[], frame: Box, ink: readonly Point[], size: number): string {
  const dots: Box[] = marks.flatMap(({ x, y }) =>
    y === undefined ? [] : [{ left: x - 5, top: y - 5, width: 10, height: 10 }],
  )
  const taken: Box[] = []
  let body = ''
  for (const mark of marks) {
    const { lines, width } = wrapped(mark.label, frame.width * 0.42, size, 2)
    const height = lines.length * size * lineHeight
    const places =
      mark.y === undefined ? besideLine(mark.x, frame, width, height) : aroundDot(mark.x, mark.y, width, height)
    let best: Box | undefined
    let least = Infinity
    for (const [rank, box] of places.entries()) {
      if (!inside(box, frame)) continue
      if (taken.some((other) => overlap(box, other, 3)) || dots.some((dot) => overlap(box, dot))) continue
      const covered = ink.filter(([x, y]) => overlap(box, { left: x - 2, top: y - 2, width: 4, height: 4 })).length
      const crossed = marks.filter(
        (other) => other.y === undefined && other.x > box.left - 2 && other.x < box.left + box.width + 2,
      ).length
      const cost = covered * 4 + crossed * 12 + rank
      if (cost < least) {
        least = cost
        best = box
      }
    }
    body += element(
      'g',
      { class: 'chart-mark' },
      tooltip(mark.tip) + pointer(mark, best, frame) + (best ? labelIn(best, lines, size) : ''),
    )
    if (best) taken.push(best)
  }
  return body
}

function pointer({ x, y }: PlacedMark, label: Box | undefined, frame: Box): string {
  if (y === undefined) {
    return element('path', {
      class: 'chart-mark-line',
      d: `M${coordinate(x)},${coordinate(frame.top)}V${coordinate(frame.top + frame.height)}`,
    })
  }
  const dot = element('circle', { class: 'chart-dot', cx: x, cy: y, r: 4.5 })
  if (!label) return dot
  const nearX = Math.min(Math.max(x, label.left), label.left + label.width)
  const nearY = Math.min(Math.max(y, label.top), label.top + label.height)
  const away = Math.hypot(nearX - x, nearY - y)
  if (away < 12) return dot
  const startX = x + ((nearX - x) / away) * 5
  const startY = y + ((nearY - y) / away) * 5
  const leader = element('path', {
    class: 'chart-leader',
    d: `M${coordinate(startX)},${coordinate(startY)}L${coordinate(nearX)},${coordinate(nearY)}`,
  })
  return leader + dot
}

function labelIn(box: Box, lines: readonly string[], size: number): string {
  return textBlock(lines, { x: box.left, y: box.top + box.height / 2, size, class: 'chart-text chart-halo' })
}

function inside(box: Box, frame: Box): boolean {
  return (
    box.left >= frame.left &&
    box.top >= frame.top &&
    box.left + box.width <= frame.left + frame.width &&
    box.top + box.height <= frame.top + frame.height
  )
}

function aroundDot(x: number, y: number, width: number, height: number): Box[] {
  return distances.flatMap((distance) =>
    directions.map(([across, down]) => {
      const gap = across !== 0 && down !== 0 ? distance * 0.75 : distance + 2
      return {
        left: across === 0 ? x - width / 2 : across > 0 ? x + gap : x - gap - width,
        top: down === 0 ? y - height / 2 : down > 0 ? y + gap : y - gap - height,
        width,
        height,
      }
    }),
  )
}

function besideLine(x: number, frame: Box, width: number, height: number): Box[] {
  const places: Box[] = []
  for (let top = frame.top + 2; top + height <= frame.top + frame.height; top += height / 2) {
    places.push({ left: x + 6, top, width, height }, { left: x - 6 - width, top, width, height })
  }
  return places
}
