// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { chartTable } from '@/lib/kits/chart/table'
import type { ChartDrawing } from '@/lib/kits/chart/types'
import { drawChart } from '@/lib/engines/chart'
import { overlappingTexts, parsed, textsOutside } from './read-picture'

const write = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 2 })
const value = fc.oneof(
  { weight: 6, arbitrary: fc.double({ min: -1e6, max: 1e6, noNaN: true }) },
  { weight: 2, arbitrary: fc.integer({ min: -20, max: 20 }) },
  { weight: 1, arbitrary: fc.double() },
)
const gappy = fc.option(value, { freq: 6 })
const label = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    'Interest',
    'A rather long name of a series that has to be cut',
    '<script>alert("1")</script>',
    'a & b',
  ),
)
const axis = fc.record({ label, write: fc.constant(write) })

const lines = fc
  .record({
    title: label,
    x: axis,
    y: axis,
    at: fc.array(value, { maxLength: 60 }),
    tracks: fc.array(fc.record({ label, values: fc.array(gappy, { maxLength: 60 }) }), { maxLength: 8 }),
    marks: fc.array(fc.record({ x: value, y: fc.option(value, { nil: undefined }), label }), { maxLength: 4 }),
    area: fc.boolean(),
  })
  .map((parts): ChartDrawing => ({ kind: 'line', ...parts }))

const bars = fc
  .record({
    kind: fc.constantFrom('bar' as const, 'stacked' as const),
    title: label,
    x: fc.record({ label, write: fc.constant(write), names: fc.array(label, { maxLength: 40 }) }),
    y: axis,
    tracks: fc.array(fc.record({ label, values: fc.array(gappy, { maxLength: 40 }) }), { maxLength: 8 }),
  })
  .map((parts): ChartDrawing => parts)

const donuts = fc
  .record({ title: label, parts: fc.array(fc.record({ label, value }), { maxLength: 14 }), write: fc.constant(write) })
  .map((parts): ChartDrawing => ({ kind: 'donut', ...parts }))

const rings = fc
  .record({
    title: label,
    parts: fc.array(fc.record({ label, value: fc.double({ min: 0, max: 1e5, noNaN: true }) }), { maxLength: 14 }),
    write: fc.constant(write),
  })
  .map((parts): ChartDrawing => ({ kind: 'donut', ...parts }))

const waterfalls = fc
  .record({
    title: label,
    y: axis,
    parts: fc.array(fc.record({ label, value, total: fc.boolean() }), { maxLength: 30 }),
  })
  .map((parts): ChartDrawing => ({ kind: 'waterfall', ...parts }))

const scatters = fc
  .record({
    title: label,
    x: axis,
    y: axis,
    tracks: fc.array(fc.record({ label, points: fc.array(fc.tuple(value, value), { maxLength: 40 }) }), {
      maxLength: 8,
    }),
    lines: fc.option(
      fc.array(fc.record({ label, points: fc.array(fc.tuple(value, value), { maxLength: 20 }) }), { maxLength: 3 }),
      { nil: undefined },
    ),
  })
  .map((parts): ChartDrawing => ({ kind: 'scatter', ...parts }))

const named = fc.record({ label, names: fc.array(label, { minLength: 1, maxLength: 24 }) })
const heats = fc
  .record({
    title: label,
    x: named,
    y: named,
    values: fc.array(fc.array(gappy, { maxLength: 24 }), { maxLength: 24 }),
    write: fc.constant(write),
  })
  .map((parts): ChartDrawing => ({ kind: 'heat', ...parts }))

const stretch = fc.record({ track: fc.nat({ max: 6 }), from: value, to: value })
const timelines = fc
  .record({
    title: label,
    x: axis,
    tracks: fc.array(label, { minLength: 1, maxLength: 7 }),
    rows: fc.array(fc.record({ label, parts: fc.array(stretch, { maxLength: 7 }) }), { maxLength: 40 }),
    marks: fc.array(fc.record({ x: value, label }), { maxLength: 4 }),
  })
  .map((parts): ChartDrawing => ({ kind: 'timeline', ...parts }))

const kinds = { lines, bars, donuts, rings, waterfalls, scatters, heats, timelines }

/** Numbers of attributes that place or shape something. */
function coordinates(svg: Element): string[] {
  const names = ['x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'd', 'viewBox', 'transform', 'font-size']
  return [...svg.querySelectorAll('*'), svg].flatMap((node) => names.flatMap((name) => node.getAttribute(name) ?? []))
}

describe.each(Object.entries(kinds))('any drawing of %s', (_, drawings) => {
  it('has finite coordinates, sizes that are not negative and texts that neither leave the frame nor overlap', () => {
    fc.assert(
      fc.property(drawings, (drawing) => {
        const markup = drawChart(drawing)
        const svg = parsed(markup)
        for (const text of coordinates(svg)) expect(text).not.toMatch(/NaN|Infinity|undefined|null|e[+-]?\d/)
        for (const box of svg.querySelectorAll('rect')) {
          expect(Number(box.getAttribute('width'))).toBeGreaterThanOrEqual(0)
          expect(Number(box.getAttribute('height'))).toBeGreaterThanOrEqual(0)
        }
        expect(svg.querySelectorAll('script')).toHaveLength(0)
        for (const name of ['narrow', 'wide'] as const) {
          const layout = svg.querySelector(`.chart-${name}`)
          if (!layout) throw new Error(`no ${name} drawing`)
          expect(textsOutside(layout)).toEqual([])
          expect(overlappingTexts(layout, 2)).toEqual([])
        }
      }),
      { seed: 20260721, numRuns: 60, endOnFailure: true },
    )
  })

  it('has a table of at most 24 full rows', () => {
    fc.assert(
      fc.property(drawings, (drawing) => {
        const { columns, rows } = chartTable(drawing)
        expect(rows.length).toBeLessThanOrEqual(24)
        for (const row of rows) expect(row).toHaveLength(columns.length)
      }),
      { seed: 20260721, numRuns: 60, endOnFailure: true },
    )
  })
})
