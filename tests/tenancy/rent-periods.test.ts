import { describe, expect, it } from 'vitest'
import { rentPeriods } from '@/lib/subjects/tenancy/rent-periods'

const lasts = (...given: Parameters<typeof rentPeriods>) => rentPeriods(...given)?.map(({ to }) => to)

describe('periods of rent', () => {
  it('are calendar months, also over a leap February', () => {
    expect(lasts('2028-01-01', 'month', 3)).toEqual(['2028-01-31', '2028-02-29', '2028-03-31'])
  })

  it('come back to the 31st after a short month', () => {
    expect(rentPeriods('2027-01-31', 'month', 3)).toEqual([
      { from: '2027-01-31', to: '2027-02-27' },
      { from: '2027-02-28', to: '2027-03-30' },
      { from: '2027-03-31', to: '2027-04-29' },
    ])
  })

  it('are weeks, and four weeks', () => {
    expect(lasts('2027-02-22', 'week', 2)).toEqual(['2027-02-28', '2027-03-07'])
    expect(lasts('2027-02-22', 'fourWeeks', 2)).toEqual(['2027-03-21', '2027-04-18'])
  })

  it('end with the calendar', () => {
    expect(rentPeriods('9999-11-01', 'month', 1)).toBeDefined()
    expect(rentPeriods('9999-12-01', 'month', 1)).toBeUndefined()
  })
})
