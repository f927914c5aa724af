import { describe, expect, it } from 'vitest'
import { maternityDates, maternityWeeks, paidByMonth } from '@/lib/subjects/workforce/maternity-pay'

/* Days and sums of GOV.UK Smart Answers, test/unit/calculators/maternity_pay_calculator_test.rb, commit 6fb9aab (MIT): HMRC's scenarios,
   with the flat rates of those years from the first Sunday of April. */
const law = { earningsShare: 0.9, higherWeeks: 6, weeks: 39 }
const flats: readonly (readonly [string, number])[] = [
  ['2012-04-01', 135.45],
  ['2013-04-07', 136.78],
  ['2014-04-06', 138.18],
  ['2017-04-02', 140.98],
  ['2018-04-01', 145.18],
]
const flatOn = (day: string) => flats.findLast(([from]) => from <= day)?.[1]

function weeksOf(leave: string, earnings: number) {
  const weeks = maternityWeeks(leave, earnings, law, flatOn)
  if (!weeks) throw new Error('a rate is missing')
  return weeks
}

describe('the days of a pregnancy', () => {
  it.each([
    ['2012-04-09', '2012-04-08', '2012-04-14', '2011-12-25', '2011-12-31', '2011-07-09', '2012-01-22'],
    ['2012-07-18', '2012-07-15', '2012-07-21', '2012-04-01', '2012-04-07', '2011-10-15', '2012-04-29'],
    ['2012-09-14', '2012-09-09', '2012-09-15', '2012-05-27', '2012-06-02', '2011-12-10', '2012-06-24'],
  ])('due on %s', (due, expectedFrom, expectedTo, qualifyingFrom, qualifyingTo, employedBy, earliestLeave) => {
    expect(maternityDates(due)).toEqual({
      expected: [expectedFrom, expectedTo],
      qualifying: [qualifyingFrom, qualifyingTo],
      employedBy,
      earliestLeave,
    })
  })

  it('ends with the calendar', () => {
    expect(maternityDates('0001-01-01')).toBeUndefined()
  })
})

describe('maternity pay', () => {
  it.each([
    [120.4, 422_604],
    [235.4, 574_101],
  ])('of %d a week from 12 July 2012 is %i pence', (earnings, pence) => {
    const weeks = weeksOf('2012-07-12', earnings)
    expect(weeks).toHaveLength(39)
    expect(weeks[0]).toMatchObject({ from: '2012-07-12', to: '2012-07-18' })
    expect(weeks.at(-1)).toMatchObject({ to: '2013-04-10' })
    expect(weeks.reduce((sum, week) => sum + week.pence, 0)).toBe(pence)
  })

  it('paid on the last day of each month', () => {
    const paid = paidByMonth(weeksOf('2013-01-03', 250))
    expect(paid).toHaveLength(10)
    expect(paid[0]).toEqual({ day: '2013-01-31', pence: 93_215 })
    expect(paid.at(-1)).toEqual({ day: '2013-10-31', pence: 3908 })
  })

  it('for October 2017', () => {
    expect(paidByMonth(weeksOf('2017-10-01', 203.0769))[0]).toEqual({ day: '2017-10-31', pence: 80_941 })
  })

  it('takes the new flat rate with the first week that begins after it', () => {
    const rates = weeksOf('2013-01-25', 200).map(({ from, pence }) => [from, pence])
    expect(rates).toContainEqual(['2013-04-05', 13_545])
    expect(rates).toContainEqual(['2013-04-12', 13_678])
  })

  it('is not known before the first rate', () => {
    expect(maternityWeeks('2011-01-01', 200, law, flatOn)).toBeUndefined()
  })
})
