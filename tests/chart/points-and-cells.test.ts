// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'

import { drawChart } from '@/lib/engines/chart'
import { resolveCharts } from '@/lib/kits/calculator/drawing'
import type { Chart, Outputs } from '@/lib/kits/calculator/types'
import { describeChart } from '@/lib/kits/chart/describe'
import { chartTable } from '@/lib/kits/chart/table'
import { contextOf } from '@/lib/kits/fields/context'
import { regionOf } from '@/lib/base/region/regions'
import { parsed } from './read-picture'

const { show } = contextOf(undefined, {}, regionOf('global'))
const number = (label: string) => ({ kind: 'number', label }) as const
const outputs: Outputs = {
  points: { kind: 'series', label: 'Points', columns: { x: number('Height'), y: number('Weight') } },
  line: {
    kind: 'series',
    label: 'Line',
    columns: { x: number('Height'), fitted: number('Fitted'), low: number('Low') },
  },
  cells: {
    kind: 'table',
    label: 'Cells',
    columns: { row: { kind: 'text', label: 'Row' }, column: { kind: 'text', label: 'Column' }, r: number('r') },
  },
}
const results = {
  points: [
    { x: 1, y: 3 },
    { x: 2, y: 5 },
    { x: null, y: 9 },
  ],
  line: [
    { x: 1, fitted: 3, low: 2 },
    { x: 2, fitted: 5, low: null },
  ],
  cells: [
    { row: 'A', column: 'A', r: 1 },
    { row: 'A', column: 'B', r: -0.5 },
    { row: 'B', column: 'B', r: 1 },
  ],
}
const scatter: Chart = {
  kind: 'scatter',
  title: 'Points and line',
  of: 'points',
  x: 'x',
  y: ['y'],
  lines: { of: 'line', x: 'x', y: ['fitted', 'low'] },
}
const heat: Chart = { kind: 'heat', title: 'Cells', of: 'cells', label: 'row', x: 'column', value: 'r' }

function drawingOf(chart: Chart, own: typeof results = results) {
  return resolveCharts([chart], outputs, {}, own, show)[0]
}

describe('points of a calculator', () => {
  it('are rows with both numbers, and lines the columns of another output', () => {
    const found = drawingOf(scatter)
    expect(found?.tabled).toBe(false)
    expect(found?.drawing).toMatchObject({
      tracks: [
        {
          label: 'Weight',
          points: [
            [1, 3],
            [2, 5],
          ],
        },
      ],
      lines: [
        {
          label: 'Fitted',
          points: [
            [1, 3],
            [2, 5],
          ],
        },
        { label: 'Low', points: [[1, 2]] },
      ],
    })
  })
  it('are told in words, with where each line begins and ends', () => {
    const drawing = drawingOf(scatter)?.drawing
    if (!drawing) throw new Error('no drawing')
    expect(describeChart(drawing)).toBe(
      'Scatter chart of Weight over Height, points in each group: Weight 2. Drawn over them: Fitted goes from 3 to 5 and Low is 2.',
    )
    expect(chartTable(drawing)).toEqual({
      columns: ['Height', 'Weight'],
      rows: [
        ['1', '3'],
        ['2', '5'],
      ],
      total: 2,
    })
  })
  it('are drawn under a legend that names points and lines', () => {
    const drawing = drawingOf(scatter)?.drawing
    if (!drawing) throw new Error('no drawing')
    const wide = parsed(drawChart(drawing)).querySelector('.chart-wide')
    expect(wide?.querySelectorAll('path.chart-line')).toHaveLength(2)
    expect(wide?.querySelectorAll('path.chart-point')).toHaveLength(1)
    for (const name of ['Weight', 'Fitted', 'Low']) expect(wide?.textContent).toContain(name)
  })
  it('are no chart where there is none', () => {
    expect(drawingOf(scatter, { ...results, points: [] })).toBeUndefined()
  })
})

describe('cells of a calculator', () => {
  it('stand in the row and column that they name, and what is missing is empty', () => {
    const found = drawingOf(heat)
    expect(found?.tabled).toBe(true)
    expect(found?.drawing).toMatchObject({
      x: { label: 'Column', names: ['A', 'B'] },
      y: { label: 'Row', names: ['A', 'B'] },
      values: [
        [1, -0.5],
        [null, 1],
      ],
    })
  })
  it('are no chart without rows', () => expect(drawingOf(heat, { ...results, cells: [] })).toBeUndefined())
})
