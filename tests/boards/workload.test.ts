import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  capacityOn,
  mondayOf,
  spread,
  suitable,
  workloadOf,
  type Assignment,
  type Worker,
} from '@/lib/subjects/planning/workload'

const worker: Worker = { id: 'a', name: 'A', hours: [8, 8, 8, 8, 8, 0, 0], skills: [], away: [] }
const task: Assignment = {
  id: 't',
  name: 'T',
  effort: 40,
  from: '2026-06-03',
  to: '2026-06-09',
  owner: 'a',
  share: 1,
  skill: '',
}
const none = new Set<string>()

describe('effort over working days', () => {
  it('is worked by hand: five days in two weeks', () => {
    // Wednesday to Tuesday are 3 days in the first week and 2 in the second, of 8 hours each.
    const load = workloadOf([worker], [task], { from: '2026-06-01', weeks: 2, free: none })
    expect(load.people.get('a')?.map(({ load: hours }) => hours)).toEqual([24, 16])
    // Away on Thursday and Friday: 40 hours fall on Wednesday, Monday and Tuesday.
    const away = { ...worker, away: [{ from: '2026-06-04', to: '2026-06-05' }] }
    const less = workloadOf([away], [task], { from: '2026-06-01', weeks: 2, free: none })
    expect(less.people.get('a')?.map(({ load: hours, capacity }) => [Math.round(hours * 100) / 100, capacity])).toEqual(
      [
        [13.33, 24],
        [26.67, 40],
      ],
    )
  })

  it('names what loads nobody', () => {
    const gone = { ...worker, away: [{ from: '2026-01-01', to: '2026-12-31' }] }
    const tasks = [task, { ...task, id: 'u', owner: undefined }, { ...task, id: 'v', to: undefined }]
    const { unspread, people } = workloadOf([gone], tasks, { from: '2026-06-01', weeks: 1, free: none })
    expect(unspread.map(({ task: { id }, why }) => [id, why])).toEqual([
      ['t', 'capacity'],
      ['u', 'owner'],
      ['v', 'dates'],
    ])
    expect(people.get('a')?.[0]).toMatchObject({ capacity: 0, load: 0 })
  })

  it('finds who has the skill and the most room', () => {
    const people = [
      worker,
      { ...worker, id: 'b', skills: ['cad'] },
      { ...worker, id: 'c', skills: ['cad'], hours: [4, 4, 4, 4, 4, 0, 0] },
    ]
    const cad = { ...task, skill: 'cad', owner: 'a' }
    const load = workloadOf(people, [cad], { from: '2026-06-01', weeks: 2, free: none })
    expect(suitable(cad, people, load).map(({ worker: { id }, room }) => [id, room])).toEqual([
      ['b', 80],
      ['c', 40],
    ])
  })

  it('sums to the effort, whatever the days, and never falls on a day off', () => {
    const day = fc
      .integer({ min: 20_000, max: 20_400 })
      .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 7, maxLength: 7 }),
        day,
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 0, max: 500 }),
        fc.constantFrom(0.25, 0.5, 1),
        fc.array(day, { maxLength: 20 }),
        (hours, from, length, effort, share, free) => {
          const to = new Date(Date.parse(from) + length * 86_400_000).toISOString().slice(0, 10)
          const owner = { ...worker, hours }
          const days = spread({ ...task, from, to, effort, share }, owner, new Set(free))
          const sum = [...days.values()].reduce((all, one) => all + one, 0)
          const canWork = Array.from({ length: length + 1 }, (_, at) => new Date(Date.parse(from) + at * 86_400_000))
            // A calendar of its own: Sunday is 0 there.
            .some(
              (one) => (hours[(one.getUTCDay() + 6) % 7] ?? 0) > 0 && !free.includes(one.toISOString().slice(0, 10)),
            )
          expect(sum).toBeCloseTo(canWork ? effort * share : 0, 9)
          for (const one of days.keys()) expect(capacityOn(owner, one, new Set(free))).toBeGreaterThan(0)
          const weeks = workloadOf([owner], [{ ...task, from, to, effort, share }], {
            from: mondayOf(from),
            weeks: 15,
            free: new Set(free),
          })
          const byWeek = weeks.people.get('a')?.reduce((all, { load }) => all + load, 0) ?? 0
          expect(byWeek + weeks.outside).toBeCloseTo(sum, 9)
        },
      ),
      { seed: 20_261_127, numRuns: 300 },
    )
  })
})
