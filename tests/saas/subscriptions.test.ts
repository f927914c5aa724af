import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthNumberOf } from '@/lib/base/format/dates'
import { byCustomer, monthsCounted, movementsOf, revenueIn, type Subscription } from '@/lib/subjects/saas/subscriptions'

const january = monthNumberOf('2026-01')
const counted = (start: string, end: string | undefined, day: 'last' | 'middle') => {
  const term = { customer: 'a', start, end }
  const { first, last } = monthsCounted(term, [term], day)
  return [first - january, last - january]
}

describe('the months in which a subscription counts', () => {
  it('looks at the last day', () => {
    expect(counted('2026-01-31', '2026-02-28', 'last')).toEqual([0, 1])
    expect(counted('2026-01-01', '2026-02-27', 'last')).toEqual([0, 0])
    expect(counted('2028-02-01', '2028-02-28', 'last')).toEqual([25, 24])
    expect(counted('2026-01-05', undefined, 'last')).toEqual([0, Infinity])
  })
  it('looks at the 15th', () => {
    expect(counted('2026-01-15', '2026-02-15', 'middle')).toEqual([0, 1])
    expect(counted('2026-01-16', '2026-02-14', 'middle')).toEqual([1, 0])
  })
  it('hands over on the counting day, to the same customer alone', () => {
    const old = { customer: 'a', start: '2026-01-01', end: '2026-01-31' }
    const next = { customer: 'a', start: '2026-01-31' }
    expect(monthsCounted(old, [old, next], 'last').last).toBe(january - 1)
    expect(monthsCounted(old, [old, { ...next, customer: 'b' }], 'last').last).toBe(january)
  })
})

describe('movements', () => {
  const subscription = fc.record({
    customer: fc.constantFrom('a', 'b', 'c'),
    first: fc.integer({ min: 0, max: 12 }),
    last: fc.oneof(fc.integer({ min: 0, max: 14 }), fc.constant(Infinity)),
    monthly: fc.integer({ min: 0, max: 500 }),
  })
  it('add up from the opening to the closing, whatever the list and the longest pause', () => {
    fc.assert(
      fc.property(fc.array(subscription, { maxLength: 12 }), fc.integer({ min: 0, max: 4 }), (list, longestPause) => {
        const all: Subscription[] = list
        const moved = movementsOf(byCustomer(all), { from: 3, to: 10, longestPause })
        const sum = moved.reduce((total, { before, after }) => total + after - before, 0)
        expect(
          revenueIn(
            2,
            all.filter(({ first, last }) => first <= last),
          ) + sum,
        ).toBe(
          revenueIn(
            10,
            all.filter(({ first, last }) => first <= last),
          ),
        )
        for (const { kind, before, after } of moved)
          expect(after > before).toBe(kind === 'new' || kind === 'expansion' || kind === 'reactivation')
      }),
    )
  })
  it('calls a gap a pause up to its longest, and churn beyond', () => {
    const own = byCustomer([
      { customer: 'a', first: 0, last: 2, monthly: 10 },
      { customer: 'a', first: 5, last: Infinity, monthly: 10 },
    ])
    const kinds = (longestPause: number, to = 8) =>
      movementsOf(own, { from: 0, to, longestPause }).map(({ kind }) => kind)
    expect(kinds(1)).toEqual(['new', 'churn', 'reactivation'])
    expect(kinds(2)).toEqual(['new', 'contraction', 'expansion'])
    expect(kinds(2, 4)).toEqual(['new', 'churn'])
  })
})
