import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  accruedBy,
  balanceOn,
  leaveDays,
  type Adjustment,
  type Employee,
  type LeaveType,
} from '@/lib/subjects/workforce/leave'

const type: LeaveType = {
  id: 't',
  name: 'Holiday',
  accrual: 'yearly',
  days: 30,
  perHour: 0,
  carry: 5,
  carryMonths: 3,
}
const person: Employee = {
  id: 'p',
  name: 'P',
  team: '',
  started: undefined,
  ended: undefined,
  works: [true, true, true, true, true, false, false],
}
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const dayMs = 86_400_000

/* A second way: the account is kept day by day, as a clerk would, with a pot of carried days beside that of the year. */
function byClerk(
  { accrual, days, perHour, carry, carryMonths }: LeaveType,
  { started, ended }: Employee,
  taken: ReadonlyMap<string, number>,
  adjustments: readonly Adjustment[],
  month: number,
  first: string,
  asked: string,
): number {
  let old = 0
  let own = 0
  const isIn = (day: string) => (started === undefined || day >= started) && (ended === undefined || day <= ended)
  for (let at = Date.parse(first); at <= Date.parse(asked); at += dayMs) {
    const day = iso(at)
    const [year = 0, number = 0, date = 0] = day.split('-').map(Number)
    const isYearStart = number === month && date === 1
    if (isYearStart && at > Date.parse(first)) {
      const left = old + own
      old = left < 0 ? left : Math.min(left, carry)
      own = 0
    }
    const since = (number - month + 12) % 12
    if (carryMonths > 0 && since === carryMonths % 12 && date === 1 && carryMonths < 12) old = Math.min(old, 0)
    const startsToday = day === started || (isYearStart && isIn(day))
    if (accrual === 'yearly' && (startsToday || (day === first && isIn(day) && isYearStart))) {
      const begin = Date.UTC(year - (number < month ? 1 : 0), month - 1, 1)
      const end = Date.UTC(year - (number < month ? 1 : 0) + 1, month - 1, 1)
      let employed = 0
      for (let one = begin; one < end; one += dayMs) if (isIn(iso(one))) employed++
      own += (days * employed) / ((end - begin) / dayMs)
    }
    if (accrual === 'monthly' && iso(at + dayMs).endsWith('-01')) {
      let employed = 0
      for (let one = 1; one <= date; one++) if (isIn(`${day.slice(0, 8)}${String(one).padStart(2, '0')}`)) employed++
      own += ((days / 12) * employed) / date
    }
    for (const one of adjustments)
      if (one.day === day) own += one.days + (accrual === 'hours' ? one.hours * perHour : 0)
    const used = taken.get(day) ?? 0
    const fromOld = Math.max(0, Math.min(old, used))
    old -= fromOld
    own -= used - fromOld
  }
  return old + own
}

describe('leave balances', () => {
  it('prorates the year of a start by days, leap years with 366', () => {
    // 1 July to 31 December are 184 days.
    expect(accruedBy(type, { ...person, started: '2026-07-01' }, [], '2026-01-01', '2026-12-31')).toBeCloseTo(
      (30 * 184) / 365,
      12,
    )
    expect(accruedBy(type, { ...person, started: '2028-07-01' }, [], '2028-01-01', '2028-12-31')).toBeCloseTo(
      (30 * 184) / 366,
      12,
    )
    // 29 February alone is a 29th of that month.
    const monthly = { ...type, accrual: 'monthly' as const }
    expect(accruedBy(monthly, { ...person, started: '2028-02-29' }, [], '2028-01-01', '2028-02-29')).toBeCloseTo(
      2.5 / 29,
      12,
    )
    expect(accruedBy(monthly, person, [], '2026-01-01', '2026-05-30')).toBeCloseTo(10, 12)
  })

  it('carries at most what is allowed, takes it first, and lets the rest lapse', () => {
    const taken = new Map([
      ['2025-06-02', 22],
      ['2026-02-02', 2],
    ])
    const question = { type, person, taken, adjustments: [], month: 1 }
    const march = balanceOn(question, '2026-03-31')
    expect(march).toMatchObject({
      carried: 5,
      taken: 2,
      lapsing: 3,
      lapsed: 0,
      available: 33,
      carryUntil: '2026-03-31',
    })
    expect(balanceOn(question, '2026-04-01')).toMatchObject({ lapsed: 3, lapsing: 0, available: 30, atEnd: 30 })
  })

  it('counts what is entered late for a day long ago', () => {
    const early = { type, person, taken: new Map([['2025-06-02', 28]]), adjustments: [], month: 1 }
    expect(balanceOn(early, '2026-02-01').carried).toBe(2)
    const late = { ...early, taken: new Map([...early.taken, ['2025-07-01', 4]]) }
    expect(balanceOn(late, '2026-02-01').carried).toBe(-2)
  })

  it('leaves out weekends, days off and holidays', () => {
    expect(leaveDays(person, '2026-12-21', '2027-01-03', new Set(['2026-12-25', '2027-01-01']))).toHaveLength(8)
    const partly = { works: [true, false, true, false, true, false, false] }
    expect(leaveDays(partly, '2026-03-02', '2026-03-08', new Set())).toEqual(['2026-03-02', '2026-03-04', '2026-03-06'])
  })

  it('comes to what a clerk writes down day by day', () => {
    const day = fc.integer({ min: 0, max: 1500 }).map((days) => iso(Date.UTC(2023, 0, 1) + days * dayMs))
    fc.assert(
      fc.property(
        fc.record({
          accrual: fc.constantFrom('yearly', 'monthly', 'hours', 'none') as fc.Arbitrary<LeaveType['accrual']>,
          days: fc.integer({ min: 0, max: 40 }),
          carry: fc.integer({ min: 0, max: 10 }),
          carryMonths: fc.integer({ min: 0, max: 9 }),
          started: fc.option(day, { nil: undefined }),
          taken: fc.array(fc.tuple(day, fc.constantFrom(0.5, 1, 3)), { maxLength: 25 }),
          adjustments: fc.array(
            fc.record({ day, days: fc.integer({ min: -3, max: 3 }), hours: fc.integer({ min: 0, max: 200 }) }),
            { maxLength: 4 },
          ),
          month: fc.integer({ min: 1, max: 12 }),
          asked: day,
        }),
        ({ accrual, days, carry, carryMonths, started, taken, adjustments, month, asked }) => {
          const kind = { ...type, accrual, days, carry, carryMonths, perHour: 0.01 }
          const days2 = new Map(taken)
          const known = [...days2.keys(), ...adjustments.map((one) => one.day), ...(started ? [started] : []), asked]
          const least = known.filter((one) => one <= asked).sort()[0] ?? asked
          const years = Number(least.slice(0, 4)) - (Number(least.slice(5, 7)) < month ? 1 : 0)
          const first = `${years}-${String(month).padStart(2, '0')}-01`
          const who = { ...person, started }
          const found = balanceOn({ type: kind, person: who, taken: days2, adjustments, month }, asked)
          expect(found.available).toBeCloseTo(byClerk(kind, who, days2, adjustments, month, first, asked), 8)
        },
      ),
      { seed: 20_261_127, numRuns: 300 },
    )
  })
})
