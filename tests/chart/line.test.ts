// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'

import type { ChartDrawing, Mark } from '@/lib/kits/chart/types'
import { drawChart } from '@/lib/engines/chart'
import {
  asDrawn,
  frameOf,
  layoutOf,
  numberOf,
  overlappingTexts,
  parsed,
  segmentsOf,
  textBoxes,
  textsOutside,
  valueReader,
  wordsOf,
  type LayoutName,
} from './read-picture'

const layouts: LayoutName[] = ['narrow', 'wide']
type LineDrawing = Extract<ChartDrawing, { kind: 'line' }>

function line(at: number[], ...values: (number | null)[][]): LineDrawing {
  return {
    kind: 'line',
    title: 'Line',
    x: { label: 'x', write: String },
    y: { label: 'y', write: String },
    at,
    tracks: values.map((own, index) => ({ label: index === 0 ? 'y' : `Track ${index}`, values: own })),
  }
}

function pathOf(layout: Element): [number, number][][] {
  return segmentsOf(layout.querySelector('path.chart-line')?.getAttribute('d') ?? '')
}

describe.each(layouts)('a line in the %s drawing', (name) => {
  it('can be read off the axis at every point', () => {
    const values = [3, -7, 12, 18.5, 4]
    const layout = layoutOf(drawChart(line([0, 1, 2, 3, 4], values)), name)
    const read = valueReader(layout)
    const [points = []] = pathOf(layout)
    for (const [index, [, y]] of points.entries()) expect(read(y)).toBeCloseTo(values[index] ?? NaN, 0)
    const gaps = points.slice(1).map(([x], index) => x - (points[index]?.[0] ?? NaN))
    for (const gap of gaps) expect(gap).toSatisfy(asDrawn(gaps[0] ?? NaN))
  })

  it('breaks at a missing value and shows a lone point as a dot', () => {
    const layout = layoutOf(drawChart(line([0, 1, 2, 3, 4, 5], [1, 2, null, 5, null, 4])), name)
    expect(pathOf(layout).map((segment) => segment.length)).toEqual([2])
    expect(layout.querySelectorAll('circle.chart-fill')).toHaveLength(2)
  })

  it('draws points given in any order from left to right', () => {
    const sorted = layoutOf(drawChart(line([0, 1, 2], [1, 5, 3])), name)
    const mixed = layoutOf(drawChart(line([2, 0, 1], [3, 1, 5])), name)
    expect(pathOf(mixed)).toEqual(pathOf(sorted))
  })

  it('shows a single point, equal values and no values at all', () => {
    expect(layoutOf(drawChart(line([5], [7])), name).querySelectorAll('circle.chart-fill')).toHaveLength(1)
    const flat = pathOf(layoutOf(drawChart(line([0, 1, 2], [7, 7, 7])), name)).flat()
    expect(new Set(flat.map(([, y]) => y)).size).toBe(1)
    expect(layoutOf(drawChart(line([], [])), name).textContent).toContain('no values to draw')
  })

  it('keeps the look of 2,000 points in far fewer', () => {
    const at = Array.from({ length: 2000 }, (_, index) => index)
    const values = at.map((x) => 50 + 40 * Math.sin(x / 90))
    const layout = layoutOf(drawChart(line(at, values)), name)
    const [points = []] = pathOf(layout)
    expect(points.length).toBeLessThan(450)
    const start = points[0]?.[0] ?? NaN
    const end = points.at(-1)?.[0] ?? NaN
    const read = valueReader(layout)
    for (const x of at) {
      const wanted = start + (x / 1999) * (end - start)
      const after = Math.max(
        1,
        points.findIndex(([px]) => px >= wanted - 1e-6),
      )
      const [x0, y0] = points[after - 1] ?? [NaN, NaN]
      const [x1, y1] = points[after] ?? [NaN, NaN]
      const drawn = read(y0 + ((wanted - x0) / (x1 - x0)) * (y1 - y0))
      expect(Math.abs(drawn - (values[x] ?? NaN))).toBeLessThan(0.6)
    }
  })

  it('keeps single peaks of a rough series', () => {
    const at = Array.from({ length: 2000 }, (_, index) => index)
    const values = at.map((x) => (x === 777 ? 500 : 100 + ((x * 7919) % 83)))
    const layout = layoutOf(drawChart(line(at, values)), name)
    const read = valueReader(layout)
    expect(
      Math.max(
        ...pathOf(layout)
          .flat()
          .map(([, y]) => read(y)),
      ),
    ).toBeCloseTo(500, -1)
  })

  it('names lines at their ends when the names are short, and in a legend when there are many', () => {
    const few = layoutOf(drawChart(line([0, 1], [1, 2], [2, 4], [3, 3])), name)
    expect([...few.querySelectorAll('.chart-name')].map(wordsOf).toSorted()).toEqual(['Track 1', 'Track 2', 'y'])
    const many = layoutOf(drawChart(line([0, 1], ...Array.from({ length: 8 }, (_, index) => [index, index * 2]))), name)
    expect(many.querySelectorAll('.chart-name')).toHaveLength(0)
    expect([...many.querySelectorAll('text')].map(wordsOf)).toContain('Track 7')
    expect(overlappingTexts(many)).toEqual([])
  })

  it('keeps names of lines that end together apart', () => {
    const layout = layoutOf(drawChart(line([0, 1], [1, 5], [2, 5.01], [3, 5.02], [4, 5.03])), name)
    expect(layout.querySelectorAll('.chart-name')).toHaveLength(4)
    expect(overlappingTexts(layout)).toEqual([])
  })

  it('keeps marks and their labels inside the frame and apart', () => {
    const marks: Mark[] = [
      { x: 0, y: 0, label: 'First corner of the plot' },
      { x: 10, y: 100, label: 'Last corner of the plot' },
      { x: 9.8, y: 98, label: 'Close to the last corner' },
      { x: 10, label: 'Edge' },
      { x: 5, y: 50, label: 'Half way' },
    ]
    const layout = layoutOf(drawChart({ ...line([0, 10], [0, 100]), marks }), name)
    const frame = frameOf(layout)
    const dots = [...layout.querySelectorAll('.chart-dot')]
    expect(dots).toHaveLength(4)
    for (const dot of dots) {
      expect(numberOf(dot, 'cx')).toBeGreaterThan(0)
      expect(numberOf(dot, 'cx') + numberOf(dot, 'r')).toBeLessThanOrEqual(frame.width)
      expect(numberOf(dot, 'cy') - numberOf(dot, 'r')).toBeGreaterThanOrEqual(0)
    }
    const words = textBoxes(layout)
      .map((box) => box.words)
      .join(' ')
    for (const word of ['First', 'Last', 'Edge', 'Half way']) expect(words).toContain(word)
    expect(textsOutside(layout)).toEqual([])
    expect(overlappingTexts(layout)).toEqual([])
  })

  it('shortens long amounts to millions and says so', () => {
    const write = (value: number) => `£${value.toLocaleString('en-GB', { minimumFractionDigits: 2 })}`
    const drawing: LineDrawing = { ...line([0, 1, 2], [0, 2.5e9, 9e9]), y: { label: 'Money', write } }
    const words = [...layoutOf(drawChart(drawing), 'narrow').querySelectorAll('text')].map(wordsOf)
    expect(words).toContain('Money (billions)')
    expect(words).toContain('£10')
  })

  it('gives small values ticks that differ', () => {
    const write = (value: number) => value.toFixed(2)
    const drawing: LineDrawing = { ...line([0, 1, 2], [0, 2e-6, 5e-6]), y: { label: 'Current', write } }
    const layout = layoutOf(drawChart(drawing), name)
    const ticks = [...layout.querySelectorAll('text[text-anchor="end"]')].map(wordsOf)
    expect(new Set(ticks).size).toBe(ticks.length)
    expect(ticks.length).toBeGreaterThan(2)
    expect([...layout.querySelectorAll('text')].map(wordsOf)).toContain('Current (×10⁻⁶)')
  })
})

describe('the spoken summary', () => {
  it('tells the span and the ends of every line', () => {
    const svg = parsed(drawChart(line([0, 10], [1, 5], [2, 2])))
    expect(svg.querySelector('desc')?.textContent).toBe(
      'Line chart over x from 0 to 10: y goes from 1 to 5 and Track 1 is 2.',
    )
  })

  it('is tied to the picture by ids made from the title', () => {
    const svg = parsed(drawChart(line([0, 10], [1, 5])))
    const ids = (svg.getAttribute('aria-labelledby') ?? '').split(' ')
    expect(svg.getAttribute('role')).toBe('img')
    expect(ids.map((id) => svg.querySelector(`[id="${id}"]`)?.nodeName)).toEqual(['title', 'desc'])
    expect(drawChart(line([0, 10], [1, 5]))).toBe(drawChart(line([0, 10], [1, 5])))
  })
})
