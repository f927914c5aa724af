import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountSums, type AccountEntry } from '@/lib/subjects/account-statement/sums'

const day = (offset: number) => new Date(Date.UTC(2026, 0, 1) + offset * 86_400_000).toISOString().slice(0, 10)
const entry = fc
  .record({
    at: fc.integer({ min: 0, max: 300 }),
    cents: fc.integer({ min: 0, max: 9_999_999 }),
    isDebit: fc.boolean(),
    name: fc.constantFrom('A', 'B', 'C'),
    due: fc.option(fc.integer({ min: 0, max: 400 }), { nil: undefined }),
    settles: fc.constantFrom(undefined, 'a', 'B', 'none'),
  })
  .map(({ at, cents, isDebit, name, due, settles }): AccountEntry => ({
    date: day(at),
    document: name,
    ...(isDebit
      ? { debit: cents / 100, due: due === undefined ? undefined : day(due) }
      : { credit: cents / 100, settles }),
  }))

describe('a statement of account', () => {
  it('closes at opening plus debits less credits, which is what is open less credit that nothing takes', () => {
    fc.assert(
      fc.property(
        fc.array(entry, { maxLength: 30 }),
        fc.integer({ min: -500_000, max: 500_000 }),
        fc.constantFrom('due' as const, 'date' as const),
        (entries, opening, ages) => {
          const sums = accountSums({
            opening: opening / 100,
            start: undefined,
            day: day(300),
            entries,
            ages,
            digits: 2,
          })
          if ('problem' in sums) throw new Error(sums.message)
          const cents = (value: number | undefined) => Math.round((value ?? 0) * 100)
          const change = entries.reduce((all, { debit, credit }) => all + cents(debit) - cents(credit), 0)
          expect(sums.closing).toBe(opening + change)
          expect(sums.lines.at(-1)?.balance ?? opening).toBe(sums.closing)
          const open = Object.values(sums.ages).reduce((all, one) => all + one, 0)
          expect(open - sums.unapplied).toBe(sums.closing)
          expect(Math.min(...Object.values(sums.ages), sums.unapplied)).toBeGreaterThanOrEqual(0)
          // Credit stays over only where nothing is open.
          expect(open === 0 || sums.unapplied === 0).toBe(true)
          if (ages === 'date') expect(sums.ages.current).toBe(0)
        },
      ),
      { seed: 20261123, numRuns: 300 },
    )
  })
})
