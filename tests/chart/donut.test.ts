// @vitest-environment jsdom
import { pie } from 'd3-shape'
import { describe, expect, it } from 'vitest'

import type { ChartDrawing } from '@/lib/kits/chart/types'
import { drawChart } from '@/lib/engines/chart'
import { barsOf, layoutOf, overlappingTexts, tipOf, wordsOf } from './read-picture'

function donut(...values: number[]): ChartDrawing {
  return {
    kind: 'donut',
    title: 'Ring',
    parts: values.map((value, index) => ({ label: `Part ${index + 1}`, value })),
    write: String,
  }
}

function slicesOf(drawing: ChartDrawing): Element[] {
  return [...layoutOf(drawChart(drawing), 'wide').querySelectorAll('path.chart-fill')]
}

function turn(x: string | undefined, y: string | undefined): number {
  const angle = Math.atan2(Number(x), -Number(y))
  return angle < -1e-6 ? angle + 2 * Math.PI : Math.max(0, angle)
}

describe('donut', () => {
  it('gives every part the angle of its share, clockwise from the top', () => {
    const values = [30, 12.5, 50, 7.5, 20]
    const expected = pie<number>().sort(null)(values)
    for (const [index, slice] of slicesOf(donut(...values)).entries()) {
      const [, x1, y1, x2, y2] =
        /^M([-\d.]+),([-\d.]+)A\S+ 0 \d 1 ([-\d.]+),([-\d.]+)/.exec(slice.getAttribute('d') ?? '') ?? []
      expect(turn(x1, y1)).toBeCloseTo(expected[index]?.startAngle ?? NaN, 2)
      expect(Math.cos(turn(x2, y2) - (expected[index]?.endAngle ?? NaN))).toBeCloseTo(1, 4)
    }
  })

  it('writes value and share of each part and the total in the middle', () => {
    const words = [...layoutOf(drawChart(donut(75, 25)), 'narrow').querySelectorAll('text')].map(wordsOf)
    expect(words).toEqual(expect.arrayContaining(['100', 'Total', 'Part 1', '75', '75%', 'Part 2', '25', '25%']))
    expect(slicesOf(donut(75, 25)).map(tipOf)).toEqual(['Part 1: 75 (75%)', 'Part 2: 25 (25%)'])
  })

  it('closes the ring for a single part', () => {
    const [ring, ...more] = slicesOf(donut(8, 0))
    expect(more).toEqual([])
    expect(ring?.getAttribute('d')?.match(/A122,122/g)).toHaveLength(2)
  })

  it('shows an empty ring for a total of zero', () => {
    const layout = layoutOf(drawChart(donut(0, 0)), 'wide')
    expect(layout.querySelectorAll('.chart-ring')).toHaveLength(1)
    expect(layout.querySelectorAll('path.chart-fill')).toHaveLength(0)
  })

  it('becomes a bar chart when a part is negative', () => {
    const layout = layoutOf(drawChart(donut(50, -20)), 'wide')
    expect(barsOf(layout).map(tipOf)).toEqual(['Part 1: 50', 'Part 2: -20'])
  })

  it('adds up the smallest of many parts, without losing any', () => {
    const drawing = donut(1, 2, 3, 4, 50, 60, 70, 80, 90, 100)
    const tips = slicesOf(drawing).map(tipOf)
    expect(tips).toHaveLength(7)
    expect(tips.at(-1)).toBe('Other (4): 10 (2.2%)')
    for (const name of ['narrow', 'wide'] as const)
      expect(overlappingTexts(layoutOf(drawChart(drawing), name))).toEqual([])
  })

  it('does not round a trace to nothing', () => {
    expect(slicesOf(donut(9999, 1)).map(tipOf)[1]).toBe('Part 2: 1 (<1%)')
  })
})
