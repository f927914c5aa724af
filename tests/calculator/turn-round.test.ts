import { describe, expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import { numbersEntered, type Asked } from '@/lib/kits/calculator/ask-again'
import { declare } from '@/lib/kits/calculator/declaration'
import { turnRound } from '@/lib/kits/calculator/turn-round'
import type { AnyCalculator, Output } from '@/lib/kits/calculator/types'
import { curveOf, whatMoves } from '@/lib/kits/calculator/what-moves'
import { initialValues } from '@/lib/kits/fields/initial'
import type { NumericField } from '@/lib/kits/fields/types'

const plain: Output = { kind: 'number', label: 'Result', decimals: 2 }

/** One field and one result, and what leads from one to the other. */
function asking(field: NumericField, result: (number: number) => number | undefined, output = plain): Asked {
  const calculator = {
    inputs: { x: field },
    outputs: { y: output },
    compute: ({ x }: { x?: number }) => {
      const y = result(Number(x))
      return y === undefined ? { problem: true, field: 'x', message: 'must be other' } : { y }
    },
    steps: [],
  } as unknown as AnyCalculator
  const declaration = declare('one', 'One', calculator)
  return {
    calculator,
    declaration,
    values: initialValues(declaration.inputs),
    visitor: regionOf('us'),
    today: '2026-03-02',
  }
}

function found(asked: Asked, wanted: number) {
  const [entry] = numbersEntered(asked)
  if (!entry) throw new Error('no field')
  return turnRound(asked, { entry, output: 'y', wanted })
}

const number = (options: Partial<NumericField> = {}): NumericField =>
  ({ kind: 'number', label: 'X', initial: 3, ...options }) as NumericField

describe('turning a calculator round', () => {
  it('finds every number that gives the result', () => {
    const asked = asking(number({ min: -100, max: 100 }), (x) => (x + 7) * (x - 1) * (x - 20))
    expect(found(asked, 0).found.map((one) => one.number)).toEqual([-7, 1, 20])
  })

  it('finds where the result only touches what is wanted', () => {
    const asked = asking(number({ min: 0, max: 100 }), (x) => 500 - (x - 31.5) ** 2)
    expect(found(asked, 500).found).toEqual([{ number: 31.5, gives: 500, exact: true }])
  })

  it('gives as many digits as the result needs and no more', () => {
    const asked = asking(number({ above: 0 }), (x) => 1000 / x)
    expect(found(asked, 300).found.map((one) => one.number)).toEqual([3.3333])
    expect(found(asked, 0.5).found.map((one) => one.number)).toEqual([2000])
  })

  it('tells the numbers on either side of a jump', () => {
    const asked = asking(number({ min: 0, max: 1000 }), (x) => (x < 40 ? x : x + 15))
    expect(found(asked, 50).found).toEqual([
      { number: 39.999, gives: 39.999, exact: false },
      { number: 40, gives: 55, exact: false },
    ])
  })

  it('finds whole numbers as such, and their neighbours where none fits', () => {
    const asked = asking(number({ kind: 'integer', min: 0, max: 100_000 }), (x) => x * 12.5)
    expect(found(asked, 50_000).found).toEqual([{ number: 4000, gives: 50_000, exact: true }])
    expect(found(asked, 50_005).found).toEqual([
      { number: 4000, gives: 50_000, exact: false },
      { number: 4001, gives: 50_012.5, exact: false },
    ])
  })

  it('says what was tried and what comes nearest where nothing gives the result', () => {
    const asked = asking(number({ min: 0, max: 10 }), (x) => x * x)
    expect(found(asked, 250)).toEqual({
      found: [],
      tried: expect.any(Number),
      from: 0,
      to: 10,
      nearest: { number: 10, gives: 100, exact: false },
    })
  })

  it('finds answers right beside numbers that have none', () => {
    const asked = asking(number({ initial: 30, min: 0, max: 1000 }), (x) => (x > 12 ? 90_000 / (x - 12) : undefined))
    expect(found(asked, 9_000_000).found.map((one) => one.number)).toEqual([12.01])
  })

  it('writes a percentage as the fraction that is held, within its limits', () => {
    const asked = asking(number({ kind: 'percent', initial: 0.2, max: 0.9 }), (x) => 40 / (1 - x))
    expect(found(asked, 64).found.map((one) => one.number)).toEqual([0.375])
    expect(found(asked, 4000).found).toEqual([])
  })

  it('keeps to the decimals that a field takes', () => {
    const asked = asking(number({ decimals: 1, min: 0, max: 50 }), (x) => x * 3)
    expect(found(asked, 10).found).toEqual([
      { number: 3.3, gives: 3.3 * 3, exact: false },
      { number: 3.4, gives: 3.4 * 3, exact: false },
    ])
  })
})

describe('what moves a result', () => {
  const two = {
    inputs: {
      a: number({ initial: 10 }),
      b: number({ initial: 40 }),
      idle: number({ initial: 5 }),
      none: number({ initial: 0 }),
    },
    outputs: { y: plain },
    compute: ({ a, b, none }: { a: number; b: number; none: number }) => ({ y: 20 * a + b + none }),
    steps: [],
  } as unknown as AnyCalculator
  const declaration = declare('two', 'Two', two)
  const asked: Asked = {
    calculator: two,
    declaration,
    values: initialValues(declaration.inputs),
    visitor: regionOf('us'),
    today: '2026-03-02',
  }

  it('puts the entry that moves it most first and leaves out what moves nothing', () => {
    const { sways, idle } = whatMoves(asked, 'y', 240, 0.1)
    expect(sways.map(({ entry, less, more, spread }) => [entry.field, less.gives, more.gives, spread])).toEqual([
      ['a', 220, 260, 40],
      ['b', 236, 244, 8],
    ])
    expect(idle.map(({ field }) => field)).toEqual(['none'])
  })

  it('draws the curve through what is entered', () => {
    const [entry] = numbersEntered(asked)
    if (!entry) throw new Error('no field')
    const { at, values } = curveOf(asked, entry, 'y')
    expect([at[0], at.at(-1)]).toEqual([5, 15])
    expect(values[at.indexOf(10)]).toBe(240)
    expect(at.map((x) => 20 * x + 40)).toEqual(values.map((value) => expect.closeTo(value ?? NaN, 9)))
  })
})
