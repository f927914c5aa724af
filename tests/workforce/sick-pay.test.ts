import { describe, expect, it } from 'vitest'
import { linkedAbsences, sickPayOf, type SickPayLaw } from '@/lib/subjects/workforce/sick-pay'

/* Days and sums of GOV.UK Smart Answers, test/unit/calculators/statutory_sick_pay_calculator_test.rb, commit 6fb9aab (MIT), with the
   weekly rates of those years from config/smart_answers/rates/statutory_sick_pay.yml of the same commit. */
const rates: readonly (readonly [string, number])[] = [
  ['2010-04-06', 79.15],
  ['2011-04-06', 81.6],
  ['2012-04-06', 85.85],
  ['2013-04-06', 86.7],
  ['2014-04-06', 87.55],
]
function oldLaw(day: string): SickPayLaw | undefined {
  const weekly = rates.findLast(([from]) => from <= day)?.[1]
  if (weekly === undefined || day > '2015-04-05') return undefined
  return {
    weekly,
    earningsShare: 1,
    lowerEarnings: 111,
    waitingDays: 3,
    leastDays: 4,
    mostWeeks: 28,
    linkedDays: 56,
    paidIfSickFrom: '',
  }
}
function newLaw(day: string): SickPayLaw | undefined {
  if (day < '2026-04-06') return undefined
  return {
    weekly: 123.25,
    earningsShare: 0.8,
    lowerEarnings: 0,
    waitingDays: 0,
    leastDays: 1,
    mostWeeks: 28,
    linkedDays: 56,
    paidIfSickFrom: '2025-09-22',
  }
}

const official: readonly (readonly [string, string, string, readonly number[], string, string, number, number])[] = [
  ['five days before', '2012-10-01', '2012-10-07', [1, 2, 3, 4, 5], '2012-09-01', '2012-09-07', 5, 85.85],
  ['waiting days only', '2012-04-06', '2012-04-12', [1, 2, 3], '', '', 0, 0],
  ['twenty-eight weeks of five days', '2012-04-06', '2012-12-06', [1, 2, 3, 4, 5], '', '', 140, 2403.8],
  ['twenty-eight weeks of three days', '2012-04-06', '2012-12-06', [2, 3, 4], '', '', 84, 2403.8],
  ['scenario 1', '2012-03-26', '2012-04-13', [1, 2, 3, 4, 5], '', '', 12, 200.94],
  ['scenario 2', '2012-02-28', '2012-04-07', [2, 3, 4, 5], '2012-01-03', '2012-01-12', 24, 490.67],
  ['scenario 3', '2012-07-25', '2012-09-04', [1, 3, 5], '2012-05-07', '2012-07-01', 18, 515.11],
  ['scenario 4', '2012-11-23', '2012-12-31', [0, 6], '', '', 9, 386.33],
  ['scenario 5', '2012-03-29', '2012-05-06', [1, 2, 3, 4], '2011-09-28', '2012-03-19', 16, 338.09],
  ['scenario 6', '2012-03-29', '2012-05-06', [1, 2, 3, 4], '2011-09-05', '2012-03-21', 0, 0],
  ['scenario 6a', '2012-03-29', '2012-04-10', [1, 2, 3, 4], '2011-09-05', '2012-03-20', 1, 20.4],
  ['scenario 7', '2012-08-28', '2012-10-06', [3], '', '', 3, 257.55],
  ['2013/14 scenario 1', '2013-03-26', '2013-04-12', [2, 3, 4], '', '', 6, 172.55],
  ['2013/14 scenario 2', '2013-01-07', '2013-05-03', [1, 2, 3, 4], '', '', 65, 1398.47],
  ['2013/14 scenario 3', '2013-01-07', '2013-05-03', [3, 6], '2012-12-01', '2012-12-28', 33, 1419.93],
  ['2013/14 scenario 4', '2013-01-07', '2013-05-03', [2, 3, 4], '2012-09-21', '2012-12-28', 45, 1289.45],
  ['2014/15 scenario 5', '2014-07-10', '2014-07-20', [1, 2, 3, 4, 5], '2014-06-01', '2014-06-14', 7, 122.57],
  ['a last working day on Sunday', '2013-10-24', '2013-10-27', [0, 1, 3, 4, 5, 6], '', '', 1, 14.45],
]

describe('sick pay by the calculator of GOV.UK', () => {
  it.each(official)('%s', (_, from, to, worked, earlierFrom, earlierTo, days, pounds) => {
    const found = sickPayOf(
      {
        absence: { from, to },
        earlier: earlierFrom === '' ? [] : [{ from: earlierFrom, to: earlierTo }],
        worked: new Set(worked),
        earnings: 400,
      },
      oldLaw,
    )
    expect(found?.days.filter(({ state }) => state === 'paid')).toHaveLength(days)
    expect(found?.pence).toBe(Math.round(pounds * 100))
  })

  it.each([
    [250, 12_325],
    [112.5, 9000],
  ])('of %d a week from 13 to 17 April 2026 is %i pence', (earnings, pence) => {
    const found = sickPayOf(
      {
        absence: { from: '2026-04-13', to: '2026-04-17' },
        earlier: [],
        worked: new Set([1, 2, 3, 4, 5]),
        earnings,
      },
      newLaw,
    )
    expect(found?.weeks).toEqual([{ ends: '2026-04-18', days: 5, pence }])
  })

  it.each([
    [5, 171_700],
    [3, 286_166],
    [7, 122_642],
    [6, 143_083],
    [2, 429_250],
  ])('of a day, of %i a week, is %i ten-thousandths of a pound', (count, daily) => {
    const worked = new Set([1, 2, 3, 4, 5, 6, 0].slice(0, count))
    const found = sickPayOf(
      { absence: { from: '2012-10-01', to: '2012-10-07' }, earlier: [], worked, earnings: 400 },
      oldLaw,
    )
    expect(found?.days[0]?.daily).toBe(daily)
  })
})

describe('linked absences', () => {
  const absence = { from: '2015-01-01', to: '2015-01-10' }

  it('are eight weeks apart at most', () => {
    const near = { from: '2014-10-30', to: '2014-11-05' }
    const far = { from: '2014-10-29', to: '2014-11-04' }
    expect(linkedAbsences({ absence, earlier: [near] }, oldLaw)).toEqual([near, absence])
    expect(linkedAbsences({ absence, earlier: [far] }, oldLaw)).toEqual([absence])
  })

  it('are four days long at least, and chained', () => {
    const short = { from: '2014-12-10', to: '2014-12-12' }
    const middle = { from: '2014-12-01', to: '2014-12-04' }
    const old = { from: '2014-10-06', to: '2014-10-12' }
    expect(linkedAbsences({ absence, earlier: [old, short, middle] }, oldLaw)).toEqual([old, middle, absence])
  })

  it('of a time whose law is not known give no answer', () => {
    expect(
      sickPayOf(
        { absence: { from: '2026-04-03', to: '2026-04-10' }, earlier: [], worked: new Set([1]), earnings: 1 },
        newLaw,
      ),
    ).toBeUndefined()
  })
})
