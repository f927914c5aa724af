// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { ChartFigure } from '@/components/chart/chart-figure'
import { chartTable } from '@/lib/kits/chart/table'
import type { ChartDrawing } from '@/lib/kits/chart/types'
import { drawChart } from '@/lib/engines/chart'
import { parsed } from './read-picture'

const hostile = `<img src=x onerror=alert(1)> & "quoted" 'text'\u0000\ud800`
const shown = `<img src=x onerror=alert(1)> & "quoted" 'text'`
const drawing: ChartDrawing = {
  kind: 'stacked',
  title: hostile,
  x: { label: 'Year', write: String, names: Array.from({ length: 30 }, (_, index) => `Year ${index + 1}`) },
  y: { label: hostile, write: (value) => `${value} <b>` },
  tracks: [
    { label: hostile, values: Array.from({ length: 30 }, (_, index) => index) },
    { label: 'Rest', values: Array.from({ length: 30 }, (_, index) => (index === 3 ? null : 1)) },
  ],
}

describe('text from the visitor', () => {
  it('stays text in the picture', () => {
    const svg = parsed(drawChart(drawing))
    expect(svg.querySelector('img, b')).toBeNull()
    expect(svg.querySelector('title')?.textContent).toBe(shown)
  })
})

describe('chart table', () => {
  it('keeps at most 24 rows at round steps, with the first and the last', () => {
    const table = chartTable(drawing)
    expect(table.total).toBe(30)
    expect(table.rows.map((row) => row[0])).toEqual([
      'Year 1',
      ...[2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30].map((year) => `Year ${year}`),
    ])
  })

  it('has every row when asked, missing values as words and the totals of stacks', () => {
    const table = chartTable(drawing, { all: true })
    expect(table.rows).toHaveLength(30)
    expect(table.columns.slice(-2)).toEqual(['Rest', 'Total'])
    expect(table.rows[3]).toEqual(['Year 4', '3 <b>', 'no value', '3 <b>'])
  })

  it('tells the running total of a waterfall', () => {
    const { rows } = chartTable({
      kind: 'waterfall',
      title: '',
      y: { label: '', write: String },
      parts: [
        { label: 'In', value: 10, total: true },
        { label: 'Cost', value: -4 },
        { label: 'Left', value: 6, total: true },
      ],
    })
    expect(rows).toEqual([
      ['In', '', '10'],
      ['Cost', '-4', '6'],
      ['Left', '', '6'],
    ])
  })
})

describe('chart figure', () => {
  it('shows picture, title and a table with headers for columns and rows', () => {
    const page = document.createElement('div')
    page.innerHTML = renderToStaticMarkup(
      <ChartFigure id="payments" svg={drawChart(drawing)} title="Payments" table={chartTable(drawing)} />,
    )
    expect(page.querySelector('figcaption')?.textContent).toBe('Payments')
    expect(page.querySelectorAll('svg.chart')).toHaveLength(1)
    expect([...page.querySelectorAll('th[scope="col"]')].map((cell) => cell.textContent)[0]).toBe('Year')
    expect(page.querySelectorAll('th[scope="row"]')).toHaveLength(16)
    expect(page.querySelector('summary')?.textContent).toBe('Show the data as a table')
    expect(page.querySelector('details')?.textContent).toContain('The table shows 16 of 30 rows.')
  })
})

describe('series colours', () => {
  const css = readFileSync('components/chart/chart.css', 'utf8')
  const pairs = [...css.matchAll(/--chart-(\d): light-dark\((#\w{6}), (#\w{6})\)/g)]

  /** WCAG 2.2, relative luminance and contrast ratio. */
  function luminance(colour: string): number {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
      const part = parseInt(colour.slice(start, start + 2), 16) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  function contrast(one: string, other: string): number {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }

  it('are six, each with a contrast of 3:1 to every surface of its theme', () => {
    expect(pairs.map(([, number]) => number)).toEqual(['1', '2', '3', '4', '5', '6'])
    for (const [, , light = '', dark = ''] of pairs) {
      for (const surface of ['#ffffff', '#f6f7f6']) expect(contrast(light, surface)).toBeGreaterThanOrEqual(3)
      for (const surface of ['#14171c', '#111517', '#1a2023']) expect(contrast(dark, surface)).toBeGreaterThanOrEqual(3)
    }
  })
})
