// @vitest-environment jsdom
import { stack, stackOffsetDiverging } from 'd3-shape'
import { describe, expect, it } from 'vitest'

import type { ChartDrawing } from '@/lib/kits/chart/types'
import { drawChart } from '@/lib/engines/chart'
import {
  asDrawn,
  barsOf,
  layoutOf,
  numberOf,
  overlappingTexts,
  segmentsOf,
  tipOf,
  valueReader,
  wordsOf,
  type LayoutName,
} from './read-picture'

const layouts: LayoutName[] = ['narrow', 'wide']
const write = String

function bars(names: string[], ...values: (number | null)[][]): ChartDrawing {
  return {
    kind: 'bar',
    title: 'Bars',
    x: { label: '', write, names },
    y: { label: 'Amount', write },
    tracks: values.map((own, index) => ({ label: `Series ${index + 1}`, values: own })),
  }
}

const longNames = [
  'The longest name of them all, which cannot stand beneath a bar in three lines whatever one tries to do about it',
  'A second name that is quite as long as the first',
  'Another one of those long names for a bar of this chart, longer than the others',
  'And the last of the long names in this chart',
]

describe.each(layouts)('bars in the %s drawing', (name) => {
  it('are twice as tall for twice the value', () => {
    const [one, two, half] = barsOf(layoutOf(drawChart(bars(['a', 'b', 'c'], [100, 200, 50])), name)).map((bar) =>
      numberOf(bar, 'height'),
    )
    expect(two).toSatisfy(asDrawn(2 * (one ?? NaN)))
    expect(half).toSatisfy(asDrawn((one ?? NaN) / 2))
  })

  it('lie down under long names and keep their proportions', () => {
    const layout = layoutOf(drawChart(bars(longNames, [100, 200, 50, -100])), name)
    const [one, two, half, negative] = barsOf(layout)
    if (!one || !two || !half || !negative) throw new Error('four bars expected')
    expect(numberOf(two, 'width')).toSatisfy(asDrawn(2 * numberOf(one, 'width')))
    expect(numberOf(half, 'width')).toSatisfy(asDrawn(numberOf(one, 'width') / 2))
    expect(numberOf(negative, 'width')).toSatisfy(asDrawn(numberOf(one, 'width')))
    expect(numberOf(negative, 'x') + numberOf(negative, 'width')).toSatisfy(asDrawn(numberOf(one, 'x')))
    expect(overlappingTexts(layout)).toEqual([])
  })

  it('hang below zero when negative', () => {
    const layout = layoutOf(drawChart(bars(['a', 'b'], [30, -30])), name)
    const [up, down] = barsOf(layout)
    const zero = Number(/,([-\d.]+)H/.exec(layout.querySelector('.chart-zero')?.getAttribute('d') ?? '')?.[1])
    if (!up || !down) throw new Error('two bars expected')
    expect(numberOf(up, 'y') + numberOf(up, 'height')).toSatisfy(asDrawn(zero))
    expect(numberOf(down, 'y')).toSatisfy(asDrawn(zero))
  })

  it('can be read off the axis', () => {
    const layout = layoutOf(drawChart(bars(['a', 'b', 'c'], [12.5, 37.5, 8], [20, 31, 4])), name)
    const read = valueReader(layout)
    const heights = barsOf(layout).map((bar) => read(numberOf(bar, 'y')))
    const expected = [12.5, 20, 37.5, 31, 8, 4]
    for (const [index, height] of heights.entries()) expect(height).toBeCloseTo(expected[index] ?? NaN, 0)
  })

  it('can be read off its own axis whatever the largest value, also where the two drawings have different axes', () => {
    for (let largest = 101; largest < 1000; largest += 37) {
      // So many that no bar is as thick as one may be: such bars are drawn once for both.
      const values = Array.from('abcdefghijkl', (_, index) => largest / (index + 1))
      const layout = layoutOf(drawChart(bars([...'abcdefghijkl'], values, values)), name)
      const read = valueReader(layout)
      const tops = barsOf(layout).map((bar) => read(numberOf(bar, 'y')))
      const wanted = values.flatMap((value) => [value, value])
      for (const [index, top] of tops.entries())
        expect(Math.abs(top - (wanted[index] ?? NaN))).toBeLessThan(largest / 200)
    }
  })

  it('leave a gap for a missing value, not a bar of zero', () => {
    expect(barsOf(layoutOf(drawChart(bars(['a', 'b', 'c'], [1, null, 3])), name)).map(tipOf)).toEqual(['a: 1', 'c: 3'])
  })

  it('keep the highest of many values', () => {
    const values = Array.from({ length: 2000 }, (_, index) => (index === 1234 ? 990 : 100 + (index % 7)))
    const layout = layoutOf(
      drawChart(
        bars(
          values.map((_, index) => String(index + 1)),
          values,
        ),
      ),
      name,
    )
    const read = valueReader(layout)
    const outline = segmentsOf(layout.querySelector('path.chart-fill')?.getAttribute('d') ?? '').flat()
    expect(Math.max(...outline.map(([, y]) => read(y)))).toBeCloseTo(990, -1)
    expect(overlappingTexts(layout)).toEqual([])
  })
})

describe.each(layouts)('stacked bars in the %s drawing', (name) => {
  const values = [
    [40, 25, -10],
    [20, 5, 30],
    [10, -15, -20],
  ]
  const drawing: ChartDrawing = {
    kind: 'stacked',
    title: 'Stack',
    x: { label: '', write, names: ['a', 'b', 'c'] },
    y: { label: 'Amount', write },
    tracks: values.map((own, index) => ({ label: `Layer ${index + 1}`, values: own })),
  }

  it('put every layer where the one before it ends', () => {
    const layout = layoutOf(drawChart(drawing), name)
    const read = valueReader(layout)
    const layers = stack<number, number>()
      .keys([0, 1, 2])
      .value((row, layer) => values[layer]?.[row] ?? 0)
      .offset(stackOffsetDiverging)([0, 1, 2])
    for (const bar of barsOf(layout)) {
      const [, layer = '', row = ''] = /Layer (\d), (\w)/.exec(tipOf(bar)) ?? []
      const [low, high] = layers[Number(layer) - 1]?.['abc'.indexOf(row)] ?? [NaN, NaN]
      expect(read(numberOf(bar, 'y'))).toBeCloseTo(high, 0)
      expect(read(numberOf(bar, 'y') + numberOf(bar, 'height'))).toBeCloseTo(low, 0)
    }
  })

  it('add up to the total written on top', () => {
    const upward: ChartDrawing = {
      ...drawing,
      tracks: [
        { label: 'One', values: [40, 25] },
        { label: 'Two', values: [20, 5] },
      ],
    }
    const layout = layoutOf(drawChart(upward), name)
    const heights = barsOf(layout).map((bar) => numberOf(bar, 'height'))
    const texts = [...layout.querySelectorAll('text.chart-halo')].map(wordsOf)
    expect(texts).toEqual(['60', '30'])
    const [first = NaN, second = NaN, third = NaN, fourth = NaN] = heights
    expect(first + second).toSatisfy(asDrawn(2 * (third + fourth)))
  })
})

describe.each(layouts)('a waterfall in the %s drawing', (name) => {
  const drawing: ChartDrawing = {
    kind: 'waterfall',
    title: 'Steps',
    y: { label: '', write },
    parts: [
      { label: 'In', value: 100, total: true },
      { label: 'Up', value: 40 },
      { label: 'Down', value: -90 },
      { label: 'Out', value: 50, total: true },
    ],
  }

  it('starts each step where the last one ended and stands totals on zero', () => {
    const layout = layoutOf(drawChart(drawing), name)
    const read = valueReader(layout)
    const spans = barsOf(layout).map((bar) => [
      Math.round(read(numberOf(bar, 'y') + numberOf(bar, 'height'))) + 0,
      Math.round(read(numberOf(bar, 'y'))),
    ])
    expect(spans).toEqual([
      [0, 100],
      [100, 140],
      [50, 140],
      [0, 50],
    ])
    expect(layout.querySelectorAll('.chart-connector')).toHaveLength(3)
  })

  it('writes a plus before a rise only', () => {
    const texts = [...layoutOf(drawChart(drawing), name).querySelectorAll('text.chart-halo')].map(wordsOf)
    expect(texts).toEqual(['100', '+40', '-90', '50'])
  })
})
