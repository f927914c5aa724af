import { describe, expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import { contextOf } from '@/lib/kits/fields/context'
import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyCalculator } from '@/lib/kits/calculator/types'
import age from '@/lib/tools/calculators/dates/age'
import dateAdd from '@/lib/tools/calculators/dates/date-add'

function answer(calculator: unknown, given: Record<string, string>, today?: string) {
  const { compute, inputs } = calculator as AnyCalculator
  return compute(initialValues(inputs, given), contextOf(undefined, {}, regionOf('global'), today))
}

describe('a day that only the visitor’s device knows', () => {
  it('is the day of the age where none is entered', () => {
    expect(answer(age, { born: '1992-05-17' }, '2026-11-23')).toMatchObject({
      on: '2026-11-23',
      until: 'Turns 35 in 175 days, a Monday',
    })
    expect(answer(age, { born: '1992-05-17', asOf: '2000-01-01' }, '2026-11-23')).toMatchObject({ on: '2000-01-01' })
  })

  it('is no day of the build', () => {
    expect(answer(age, { born: '1992-05-17' })).toMatchObject({ on: '2027-01-01' })
  })

  it('says how far a date lies from it', () => {
    const distance = (today?: string) => answer(dateAdd, { start: '2026-11-23' }, today)
    expect(distance('2027-02-20')).toMatchObject({ distance: '90 days after the start', today: '1 day after today' })
    expect(distance('2027-02-21')).toMatchObject({ today: 'The same day as today' })
    expect(distance()).toMatchObject({ distance: '90 days after the start', today: undefined })
  })
})
