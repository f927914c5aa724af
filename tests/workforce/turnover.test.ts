import { expect, it } from 'vitest'
import turnover from '@/lib/tools/calculators/hr-people/employee-turnover-rate'
import { answer } from '../every/answer'

const headcounts = (...months: readonly string[]) =>
  ({
    headcountBy: 'month',
    months: months.map((month) => ({ month, headcount: 100 })),
    leavers: [],
    teams: [],
  }) as const

it('refuses a missing month and names it, in whatever order the months stand', () => {
  const message =
    (...months: readonly string[]) =>
    () =>
      answer(turnover, headcounts(...months))
  expect(message('2026-01', '2026-03')).toThrow('months: must not skip a month: Feb 2026 is missing')
  expect(message('2026-03', '2026-01')).toThrow('months: must not skip a month: Feb 2026 is missing')
  expect(message('2025-11', '2026-02')).toThrow('months: must not skip a month: Dec 2025 is missing')
  expect(message('2025-01', '2026-01')).toThrow('months: must not skip a month: Feb 2025 is missing')
  expect(message('2026-01', '2026-01', '2026-03')).toThrow('months: must list each month once')
})

it('annualises months that follow each other, across a new year too, and lists them in order', () => {
  const months = headcounts('2026-01', '2025-11', '2025-12')
  const leavers = [{ month: '2025-12', reason: 'resigned', team: undefined, tenure: 'from1', count: 3 }] as const
  const { results } = answer(turnover, { ...months, leavers })
  // 3 of 100 in three months are 3%, a pace of 12% a year.
  expect(results.turnover).toBeCloseTo(0.03, 12)
  expect(results.annual).toBeCloseTo(0.12, 12)
  expect(results.trend?.map(({ month, leavers: left }) => [month, left])).toEqual([
    ['2025-11', 0],
    ['2025-12', 3],
    ['2026-01', 0],
  ])
})
