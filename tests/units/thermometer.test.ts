import { describe, expect, it } from 'vitest'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import type { Diagram, Shape } from '@/lib/kits/chart/types'
import type { AnyCalculator } from '@/lib/kits/calculator/types'
import { contextOf } from '@/lib/kits/fields/context'
import type { AnyValues } from '@/lib/kits/fields/types'
import { initialValues } from '@/lib/kits/fields/initial'
import { thermometer } from '@/lib/subjects/units/thermometer'
import celsiusToFahrenheit from '@/lib/tools/calculators/units/celsius-to-fahrenheit'
import unitConversion from '@/lib/tools/utilities/files/unit-conversion'

const show = createShow(regionOf('global'))
type TextShape = Extract<Shape, { is: 'text' }>

const texts = ({ shapes }: Diagram) => shapes.filter((shape): shape is TextShape => shape.is === 'text')
/** Heights of a figure on the scales, the left one first. */
const heightsOf = (diagram: Diagram, figure: string) =>
  texts(diagram)
    .filter(({ text }) => text === figure)
    .toSorted((one, other) => one.at[0] - other.at[0])
    .map(({ at }) => at[1])
const heightOf = (diagram: Diagram, text: string) => heightsOf(diagram, text)[0] ?? Number.NaN

const points = [
  { name: 'Ice', kelvin: 273.15 },
  { name: 'Steam', kelvin: 373.15 },
]
const at = (kelvin: number, scales: readonly [string, string]) =>
  thermometer({ kelvin, written: ['given', 'found'], scales, points }, show)

// What the scales are by their definitions: −40 on both is the same cold; 0 °C is 32 °F and 150 °De, 100 °C is 0 °De (GNU units 2.22).
describe('a thermometer with two scales', () => {
  const room = at(293.15, ['°C', '°F'])

  it('puts ice at 0 °C where 32 °F is, and −40 °C where −40 °F would be', () => {
    const [inCelsius, inFahrenheit] = heightsOf(room, '0')
    const step = (inFahrenheit ?? 0) - heightOf(room, '50')
    expect(step).toBeGreaterThan(0)
    expect(heightOf(room, 'Ice')).toBeCloseTo(inCelsius ?? 0, 6)
    expect(heightOf(room, 'Ice')).toBeCloseTo((inFahrenheit ?? 0) - (32 / 50) * step, 6)
    expect(heightOf(room, '−40')).toBeCloseTo((inFahrenheit ?? 0) + (40 / 50) * step, 6)
  })

  it('is filled to the temperature: 20 °C lies where its own scale says', () => {
    const column = room.shapes.findLast((shape) => shape.is === 'rect')
    if (column?.is !== 'rect') throw new Error('there is no column')
    expect(column.at[1]).toBeCloseTo(heightsOf(room, '20')[0] ?? 0, 6)
  })

  it('runs down where the scale does', () => {
    const delisle = at(293.15, ['°De', '°C'])
    expect(heightOf(delisle, '150')).toBeCloseTo(heightOf(delisle, 'Ice'), 6)
    expect(heightsOf(delisle, '0')[0]).toBeCloseTo(heightOf(delisle, 'Steam'), 6)
    expect(heightOf(delisle, '150')).toBeGreaterThan(heightsOf(delisle, '0')[0] ?? 0)
  })

  it.each([0, 1e-9, 4.2, 77, 5800, 1e9, 1e15])('holds %s K within its frame', (kelvin) => {
    const { shapes, width, height } = at(kelvin, ['K', '°C'])
    for (const shape of shapes) {
      const places = 'at' in shape ? [shape.at] : 'from' in shape ? [shape.from, shape.to] : []
      for (const [x, y] of places) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(width)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(height)
      }
    }
    expect(texts({ shapes, width, height, title: '' }).length).toBeLessThan(60)
  })

  it('leaves out what would lie upon another point', () => {
    const hot = at(5800, ['K', '°C'])
    expect(texts(hot).map(({ text }) => text)).toContain('Ice')
    expect(texts(hot).map(({ text }) => text)).not.toContain('Steam')
  })
})

function answered(tool: unknown, given: AnyValues) {
  const { inputs, compute } = tool as AnyCalculator
  const values = initialValues(inputs, given)
  return compute(values, contextOf(undefined, values, regionOf('global')))
}

describe('pages of temperatures', () => {
  it('draw the value on both scales, and other quantities draw nothing', () => {
    const drawn = answered(celsiusToFahrenheit, { amount: '37' })
    const shown = 'thermometer' in drawn ? (drawn.thermometer as Diagram) : undefined
    const written = shown ? texts(shown).map(({ text }) => text) : []
    expect(written).toEqual(expect.arrayContaining(['37\u00A0°C', '98.6\u00A0°F', 'Water freezes']))
    expect(answered(unitConversion, {})).not.toHaveProperty('thermometer')
  })
})
