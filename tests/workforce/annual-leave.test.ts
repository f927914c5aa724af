import { describe, expect, it } from 'vitest'
import { irregularHours, leaveDays, leaveHours, leaveShare } from '@/lib/subjects/workforce/annual-leave'

/* Figures of GOV.UK Smart Answers, test/unit/calculators/holiday_entitlement_test.rb, commit 6fb9aab (MIT): tests of the department. */
const law = { weeks: 5.6, mostDays: 28 }
const year = '2025-01-01'

function shareOf(begins: string, started?: string, left?: string) {
  const share = leaveShare({ begins, started, left })
  if (!share) throw new Error('no share')
  return share
}

describe('days of leave', () => {
  it.each([
    [5, 28],
    [7, 28],
    [6, 28],
    [3.5, 19.6],
    [2, 11.2],
    [1, 5.6],
    [0.5, 2.8],
  ])('of %d days a week are %d', (perWeek, days) => {
    expect(leaveDays(law, perWeek, shareOf(year))).toBeCloseTo(days, 8)
  })

  it.each([
    ['2019-01-01', '2019-06-01', 5, 16.5],
    ['2019-04-01', '2019-11-23', 3, 7],
    ['2019-01-01', '2019-11-14', 6, 5],
    ['2020-08-01', '2021-02-09', 3, 8.5],
    ['2019-05-01', '2019-09-23', 5, 19],
    ['2019-07-01', '2020-02-13', 1, 2.5],
    ['2018-04-01', '2018-10-28', 1, 3],
    ['2018-06-06', '2019-05-10', 2, 1],
    ['2020-03-01', '2020-03-03', 4, 22.5],
  ])('of the year from %s for a job from %s, %d days a week, are %d', (begins, started, perWeek, days) => {
    expect(leaveDays(law, perWeek, shareOf(begins, started))).toBe(days)
  })

  it.each([
    ['2019-01-01', '2019-06-01', 5, 11.7],
    ['2018-04-01', '2018-11-23', 3, 11],
    ['2020-01-01', '2020-06-01', 5, 11.8],
    ['2019-04-01', '2019-11-23', 3, 10.9],
    ['2020-01-01', '2020-08-22', 6, 18],
    ['2020-05-01', '2020-10-20', 5, 13.3],
    ['2019-12-01', '2020-06-18', 6, 15.4],
    ['2019-06-01', '2020-03-17', 7, 22.3],
    ['2019-03-01', '2019-09-06', 6, 14.6],
    ['2018-02-01', '2018-05-05', 3, 4.4],
    ['2019-11-01', '2020-06-04', 4, 13.3],
  ])('of the year from %s for a job that ends on %s, %d days a week, are %d', (begins, left, perWeek, days) => {
    expect(leaveDays(law, perWeek, shareOf(begins, undefined, left))).toBe(days)
  })

  it.each([
    ['2019-01-01', '2019-01-20', '2019-07-18', 5, 13.9],
    ['2018-06-01', '2018-11-23', '2019-04-07', 3, 6.3],
    ['2018-08-15', '2018-08-22', '2019-07-31', 6, 26.4],
    ['2020-01-01', '2020-01-20', '2020-07-18', 5, 13.9],
    ['2019-06-01', '2019-08-09', '2020-01-01', 2, 4.5],
    ['2019-10-01', '2019-11-01', '2020-05-27', 6, 16],
    ['2019-10-01', '2019-10-04', '2020-06-23', 6, 20.2],
    ['2019-10-01', '2019-10-03', '2020-05-26', 1, 3.7],
    ['2018-06-01', '2018-06-04', '2018-11-13', 7, 12.6],
  ])('of the year from %s for a job from %s to %s, %d days a week, are %d', (begins, started, left, perWeek, days) => {
    expect(leaveDays(law, perWeek, shareOf(begins, started, left))).toBe(days)
  })
})

describe('hours of leave', () => {
  it.each([
    [7, 68, 272],
    [7, 73, 292],
    [5, 57, 319.2],
    [6, 80, 373.4],
    [5, 38, 212.8],
    [4, 40, 224],
    [3, 25, 140],
    [6, 36, 168],
    [6, 76, 354.7],
    [2, 13, 72.8],
  ])('of %d days and %d hours a week are %d', (perWeek, hours, expected) => {
    expect(leaveHours(law, perWeek, hours, shareOf(year))).toBe(expected)
  })

  it.each([
    ['2019-11-01', '2020-07-14', undefined, 2, 26, 52],
    ['2018-04-01', '2018-09-12', undefined, 5, 49, 161.7],
    ['2019-04-01', '2019-11-08', undefined, 3, 35, 81.7],
    ['2019-01-01', '2019-06-01', undefined, 5, 40, 132],
    ['2020-04-01', '2020-11-23', undefined, 3, 25, 58.4],
    ['2019-11-01', '2020-08-21', undefined, 6, 69, 80.5],
    ['2018-11-01', undefined, '2019-07-10', 3, 33, 127.6],
    ['2019-10-01', undefined, '2020-03-18', 7, 73, 135.7],
    ['2019-01-01', undefined, '2019-06-01', 5, 40, 93.3],
    ['2018-05-01', '2018-05-10', '2018-12-04', 3, 35, 112.3],
    ['2020-01-01', '2020-03-01', '2020-06-01', 5, 37.5, 53.6],
  ])('from %s, job from %s to %s, %d days and %d hours, are %d', (begins, started, left, perWeek, hours, expected) => {
    expect(leaveHours(law, perWeek, hours, shareOf(begins, started, left))).toBe(expected)
  })

  it.each([
    [30, 4],
    [12, 1],
    [60, 7],
  ])('of %d irregular hours are %d', (worked, hours) => {
    expect(irregularHours(0.1207, worked)).toBe(hours)
  })
})

describe('days outside the leave year', () => {
  it('have no share', () => {
    expect(leaveShare({ begins: year, started: '2026-01-01' })).toBeUndefined()
    expect(leaveShare({ begins: year, left: '2026-01-01' })).toBeUndefined()
    expect(leaveShare({ begins: year, left: '2024-12-31' })).toBeUndefined()
    expect(leaveShare({ begins: year, started: '2025-05-01', left: '2025-04-30' })).toBeUndefined()
  })
})
