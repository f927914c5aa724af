import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forecast, type ForecastInput } from '@/lib/subjects/planning/forecast'
import { ganttSvg } from '@/lib/subjects/planning/gantt'
import { scheduled } from '@/lib/subjects/planning/schedule'
import { shapesOf } from '@/lib/subjects/paper/shapes'

const amount = fc.integer({ min: 0, max: 1e12 })
const threeYears = fc.tuple(amount, amount, amount)
const input: fc.Arbitrary<ForecastInput> = fc.record({
  revenue: fc.array(threeYears, { maxLength: 5 }),
  directCosts: fc.array(threeYears, { maxLength: 5 }),
  runningCosts: fc.array(threeYears, { maxLength: 5 }),
  years: fc.constant(3),
  equipment: amount,
  lifetime: fc.integer({ min: 1, max: 40 }),
  ownMoney: amount,
  loan: amount,
  loanRate: fc.constantFrom(0, 0.0375, 0.05, 0.115, 1),
  loanYears: fc.integer({ min: 1, max: 40 }),
  taxRate: fc.constantFrom(0, 0.19, 0.25, 0.3333, 1),
})

describe('a forecast', () => {
  it('balances in every year', () => {
    fc.assert(
      fc.property(input, (given) => {
        for (const { equipment, closingCash, owed, ownMoney, retained } of forecast(given))
          expect(equipment + closingCash).toBe(owed + ownMoney + retained)
      }),
      { seed: 20261123, numRuns: 300 },
    )
  })

  it('ends with the cash that all receipts and payments leave, added up by themselves', () => {
    fc.assert(
      fc.property(input, (given) => {
        const made = forecast(given)
        const all = (rows: readonly (readonly number[])[]) => rows.flat().reduce((sum, one) => sum + BigInt(one), 0n)
        const paid = made.reduce(
          (sum, { interest, tax, repaid }) => sum + BigInt(interest) + BigInt(tax) + BigInt(repaid),
          0n,
        )
        const cash =
          BigInt(given.ownMoney) +
          BigInt(given.loan) -
          BigInt(given.equipment) +
          all(given.revenue) -
          all(given.directCosts) -
          all(given.runningCosts) -
          paid
        expect(BigInt(made.at(-1)?.closingCash ?? 0)).toBe(cash)
      }),
      { seed: 20261124, numRuns: 200 },
    )
  })

  it('owes and uses nothing once loan and equipment have run out', () => {
    const [, , last] = forecast({
      revenue: [],
      directCosts: [],
      runningCosts: [],
      years: 3,
      equipment: 1000,
      lifetime: 3,
      ownMoney: 5000,
      loan: 100,
      loanRate: 0.1,
      loanYears: 3,
      taxRate: 0.2,
    })
    expect(last).toMatchObject({ equipment: 0, owed: 0, tax: 0 })
  })
})

describe('phases', () => {
  it('follow each other, unless one begins in a week of its own', () => {
    expect(scheduled([{ weeks: 2 }, { weeks: 3 }, { weeks: 4, start: 2 }, { weeks: 1 }])).toEqual([
      { from: 1, to: 2 },
      { from: 3, to: 5 },
      { from: 2, to: 5 },
      { from: 6, to: 6 },
    ])
  })

  it('are drawn as bars in proportion, the last up to the right edge', () => {
    const svg = ganttSvg(
      [
        { name: 'Design <b>', from: 1, to: 2 },
        { name: 'A name that is much longer than the room it has', from: 3, to: 6 },
      ],
      '#123456',
    )
    const bars = [...svg.matchAll(/<rect x="([\d.]+)" y="\d+" width="([\d.]+)"/g)].map(([, x, width]) => [
      Number(x),
      Number(width),
    ])
    expect(bars).toEqual([
      [210, 170],
      [380, 340],
    ])
    expect(svg).toContain('Design &lt;b&gt;')
    expect(svg).toContain('…')
    expect(shapesOf(svg).side).toMatchObject({ width: 720, height: 76 })
  })
})
