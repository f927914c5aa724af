import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  expectedYears,
  lifeWorth,
  survivalByYear,
  type Life,
  type PaymentPlan,
} from '@/lib/subjects/finance/life-annuity'
import { deathWithinYear } from '@/lib/subjects/finance/us-life-table'

interface Published {
  life: Life
  q: number
  survivors: number
  expectation: number
  annuity: number
  monthlyAnnuity: number
}

const file = path.join(import.meta.dirname, '../vectors/life-table/ssa-2017.csv')
const published: Published[] = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('male') || line.startsWith('female'))
  .map((line) => {
    const [sex = '', age, q, survivors, expectation, annuity, monthlyAnnuity] = line.split(',')
    return {
      life: { sex: sex === 'male' ? 'male' : 'female', age: Number(age) },
      q: Number(q),
      survivors: Number(survivors),
      expectation: Number(expectation),
      annuity: Number(annuity),
      monthlyAnnuity: Number(monthlyAnnuity),
    }
  })
const yearlyInAdvance: PaymentPlan = { rate: 0.023, perYear: 1, timing: 'start', deferral: 0, growth: 0 }
// Where few are left of 100,000, the table's whole survivors are too coarse for four decimals.
const grownUp = published.filter(({ life }) => life.age >= 18 && life.age <= 95)

describe('the actuarial functions that the Social Security Administration publishes with its table, at 2.3%', () => {
  it('has all ages of both sexes', () => expect(published).toHaveLength(240))

  it.each(published)('$life.sex $life.age: chance of dying', ({ life, q }) => {
    expect(deathWithinYear(life.sex, life.age)).toBe(q)
  })

  it.each(grownUp)('$life.sex $life.age: expectation of life', ({ life, expectation }) => {
    expect(Math.abs(expectedYears(life) - expectation)).toBeLessThan(0.02)
  })

  it.each(grownUp)('$life.sex $life.age: a year’s payment in advance', ({ life, annuity }) => {
    expect(Math.abs(lifeWorth(yearlyInAdvance, life, 0) - annuity)).toBeLessThan(0.001)
  })

  it.each(grownUp)(
    '$life.sex $life.age: 12 a year by months, which they approach by 11/24',
    ({ life, monthlyAnnuity }) => {
      const monthly = lifeWorth({ ...yearlyInAdvance, perYear: 12 }, life, 0)
      expect(Math.abs(monthly - monthlyAnnuity)).toBeLessThan(0.15)
    },
  )

  it('has the survivors of 100,000', () => {
    const alive = survivalByYear({ sex: 'female', age: 0 })
    for (const { life, survivors } of published)
      if (life.sex === 'female') expect(Math.abs((alive[life.age] ?? 0) * 100_000 - survivors)).toBeLessThan(2)
  })

  it('refuses what is no age', () => {
    expect(() => deathWithinYear('male', -1)).toThrow(RangeError)
    expect(() => deathWithinYear('male', 65.5)).toThrow(RangeError)
  })
})
