// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { drawDiagram } from '@/lib/engines/chart'
import { rulerDrawing } from '@/lib/subjects/units/ruler'
import { frameOf, parsed } from '../chart/read-picture'

/** A ruler as it lies on paper: its edges in millimeters from its own zero, and where the value is marked. */
function rulerOf(millimeters: number) {
  const drawing = rulerDrawing(millimeters, { above: 'above', below: 'below' })
  if (!drawing) throw new Error(`no ruler for ${millimeters} mm`)
  const picture = parsed(drawDiagram(drawing))
  const [, onPaper = ''] = /--on-paper:([\d.]+)mm/.exec(picture.getAttribute('style') ?? '') ?? []
  const scale = Number(onPaper) / frameOf(picture).width
  const [metric = [], inches = [], mark = []] = [...picture.querySelectorAll('path')].map((path) =>
    [...(path.getAttribute('d') ?? '').matchAll(/([-\d.]+),([-\d.]+)/g)].map(([, x, y]) => ({
      x: Number(x) * scale,
      y: Number(y) * scale,
    })),
  )
  /** Tips of ticks: every other point of an edge lies on it. */
  const tips = (edge: typeof metric) => edge.filter(({ y }) => Math.abs(y - (edge[0]?.y ?? NaN)) > 0.5)
  const texts = [...picture.querySelectorAll('text')].map((text) => ({
    says: text.textContent ?? '',
    x: Number(text.getAttribute('x')) * scale,
    y: Number(text.getAttribute('y')) * scale,
  }))
  const numbers = texts.filter(({ says }) => /^\d+$/.test(says))
  const upper = Math.min(...numbers.map(({ y }) => y))
  return {
    metric: tips(metric),
    inches: tips(inches),
    mark: mark[0]?.x ?? NaN,
    centimeters: numbers.filter(({ y }) => Math.abs(y - upper) < 0.2),
    wholeInches: numbers.filter(({ y }) => Math.abs(y - upper) > 1),
  }
}

const numbered = (places: { says: string; x: number }[], text: string) =>
  places.find(({ says }) => says === text)?.x ?? NaN

describe('a length on a ruler', () => {
  it('is drawn with an inch of 25.4 mm beside centimeters of 10 mm', () => {
    const { centimeters, wholeInches } = rulerOf(76.2)
    expect(numbered(centimeters, '8') - numbered(centimeters, '0')).toBeCloseTo(80, 1)
    expect(numbered(wholeInches, '3') - numbered(wholeInches, '0')).toBeCloseTo(76.2, 1)
  })

  it.each([
    [10, 0, 10],
    [127, 12, 7],
    [300, 29, 10],
    [0.4, 0, 0.4],
    [99_999, 9999, 9],
  ])('%f mm are marked beyond the %f cm by %f mm', (millimeters, whole, beyond) => {
    const { centimeters, mark } = rulerOf(millimeters)
    expect(mark - numbered(centimeters, String(whole))).toBeCloseTo(beyond, 1)
  })

  it('an inch of 1 1/2 in is at the eighth sixteenth behind the first inch', () => {
    const { wholeInches, inches, mark } = rulerOf(38.1)
    const between = inches.filter(({ x }) => x > numbered(wholeInches, '1') + 0.1 && x < mark + 0.1)
    expect(between).toHaveLength(8)
    expect(between.at(-1)?.x).toBeCloseTo(mark, 1)
  })

  it('has ten millimeters in a centimeter and sixteen parts in an inch, the half longer than the quarter', () => {
    const { metric, inches, centimeters, wholeInches } = rulerOf(55)
    const within = (ticks: typeof inches, places: { says: string; x: number }[]) =>
      ticks.filter(({ x }) => x > numbered(places, '1') - 0.1 && x < numbered(places, '2') - 0.1)
    expect(within(metric, centimeters)).toHaveLength(10)
    const sixteenths = within(inches, wholeInches)
    expect(sixteenths).toHaveLength(16)
    // Ticks of the lower edge point upwards, where y is smaller.
    const heights = [0, 8, 4, 2, 1].map((at) => sixteenths[at]?.y ?? NaN)
    expect(heights).toEqual(heights.toSorted((one, other) => one - other))
    expect(new Set(heights.map((one) => one.toFixed(1))).size).toBe(5)
  })

  it.each([-1, 100_001, NaN])('is not drawn for %f mm', (millimeters) => {
    expect(rulerDrawing(millimeters, { above: '', below: '' })).toBeUndefined()
  })
})
