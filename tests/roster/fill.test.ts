import { describe, expect, it } from 'vitest'
import { fillRoster, type Assigned, type FillQuestion } from '@/lib/subjects/roster/fill'
import { DutyBook, dutyOf } from '@/lib/subjects/roster/duty'
import { breachesOf } from '@/lib/subjects/roster/rules'
import { readCounts, readHours, readSkills } from '@/lib/subjects/roster/week-text'

/*
 * A second reckoner that shares nothing with the planner: the whole period as a list of quarter hours, each with what a clock on the
 * wall shows there, asked of Intl once. Whoever works is marked in it, and every rule is a walk over the marks.
 */
interface Quarter {
  ms: number
  day: string
  weekday: number
  minute: number
}

const quarterMs = 900_000
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

function quartersOf(zone: string, from: string, days: number): Quarter[] {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const first = Date.parse(`${from}T00:00:00Z`) - 2 * 86_400_000
  return Array.from({ length: (days + 5) * 96 }, (_, at) => {
    const ms = first + at * quarterMs
    const part = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value]))
    return {
      ms,
      day: `${part.year}-${part.month}-${part.day}`,
      weekday: weekdays.indexOf(part.weekday ?? ''),
      minute: Number(part.hour) * 60 + Number(part.minute),
    }
  })
}

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

interface Laid {
  first: number
  last: number
  day: string
  skill: string
  rests: number
}

/** The quarters of a duty, found by looking for its wall times in the list. */
function laid(quarters: readonly Quarter[], pattern: FillQuestion['patterns'][number], day: string): Laid {
  const at = (on: string, minute: number) => quarters.findIndex((one) => one.day === on && one.minute >= minute)
  const first = at(day, pattern.starts)
  const last = pattern.ends > pattern.starts ? at(day, pattern.ends) : at(dayAfter(day, 1), pattern.ends)
  return { first, last, day, skill: pattern.skill, rests: pattern.rests }
}

function broken(question: FillQuestion, list: readonly Assigned[], quarters: readonly Quarter[]): string[] {
  const faults: string[] = []
  const { rules, people, patterns } = question
  for (const person of people) {
    const mine = list
      .filter((one) => one.person === person.id)
      .flatMap((one) => {
        const pattern = patterns.find(({ id }) => id === one.pattern)
        return pattern ? [laid(quarters, pattern, one.day)] : []
      })
      .sort((one, other) => one.first - other.first)
    const marks = new Int8Array(quarters.length)
    const weeks = new Map<string, number>()
    const weekends = new Set<string>()
    const mondayOf = ({ day, weekday }: Quarter) => dayAfter(day, -weekday)
    for (const duty of mine) {
      if (duty.skill !== '' && !person.skills.includes(duty.skill)) faults.push(`${person.id}: skill`)
      const length = duty.last - duty.first
      const paid = (length * 15 - duty.rests) / length
      for (const [beside, quarter] of quarters.slice(duty.first, duty.last).entries()) {
        const at = duty.first + beside
        if (marks[at]) faults.push(`${person.id}: twice at ${quarter.day}`)
        marks[at] = 1
        weeks.set(mondayOf(quarter), (weeks.get(mondayOf(quarter)) ?? 0) + paid)
        if (quarter.weekday > 4) weekends.add(mondayOf(quarter))
        if (person.away.some(({ from, to }) => quarter.day >= from && quarter.day <= to))
          faults.push(`${person.id}: away`)
        const own = person.hours?.[quarter.weekday] ?? []
        const before = person.hours?.[(quarter.weekday + 6) % 7] ?? []
        const isIn =
          !person.hours ||
          own.some(({ from, to }) => quarter.minute >= from && quarter.minute < to) ||
          before.some(({ to }) => quarter.minute < to - 1440)
        if (!isIn) faults.push(`${person.id}: hours on ${quarter.day} at ${quarter.minute}`)
      }
    }
    mine.slice(1).forEach((duty, at) => {
      const gap = (duty.first - (mine[at]?.last ?? 0)) * quarterMs
      if (gap < rules.rest) faults.push(`${person.id}: rest ${gap / 3_600_000}`)
    })
    for (const [week, minutes] of weeks)
      if (minutes * 60_000 > Math.min(rules.mostWeek, person.most) + 1000) faults.push(`${person.id}: ${week}`)
    const days = new Set(mine.map(({ day }) => day))
    for (const day of days)
      if (Array.from({ length: rules.mostDays + 1 }, (_, at) => dayAfter(day, at)).every((one) => days.has(one)))
        faults.push(`${person.id}: too many days from ${day}`)
    if (rules.mostWeekends > 0)
      for (const week of weekends)
        if (
          Array.from({ length: rules.mostWeekends + 1 }, (_, at) => dayAfter(week, 7 * at)).every((one) =>
            weekends.has(one),
          )
        )
          faults.push(`${person.id}: weekends from ${week}`)
  }
  return faults
}

/** Numbers of a linear congruence, not those of the planner. */
function chanceOf(seed: number): (below: number) => number {
  let state = BigInt(seed) + 12_345n
  return (below) => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n
    return Number(state >> 33n) % below
  }
}

const hour = 3_600_000
const pool = ['', 'Mon-Fri 6:00-20:00', 'daily 5:00-23:30', 'Mon, Wed-Sun', 'Fri-Mon 20:00-8:00; Tue-Thu 6:00-24:00']

function questionOf(seed: number, from: string, days: number): FillQuestion {
  const chance = chanceOf(seed)
  const patterns = [
    { id: 'early', name: 'Early', starts: 360, ends: 840, rests: 30, skill: '' },
    { id: 'late', name: 'Late', starts: 840, ends: 1320, rests: 30, skill: chance(2) ? 'till' : '' },
    { id: 'night', name: 'Night', starts: 1320, ends: 360, rests: 45, skill: 'keys' },
  ]
  const people = Array.from({ length: 4 + chance(8) }, (_, at) => ({
    id: `p${at}`,
    name: `P${at}`,
    skills: readSkills(['till, keys', 'till', 'keys', ''][chance(4)] ?? ''),
    contract: (16 + chance(25)) * hour,
    most: (20 + chance(30)) * hour,
    hours: readHours(pool[chance(pool.length)] ?? ''),
    away: chance(3) === 0 ? [{ from: dayAfter(from, chance(days)), to: dayAfter(from, chance(days) + 2) }] : [],
    cost: 15 + chance(10),
  })).map((one) => ({ ...one, away: one.away.filter(({ from: first, to }) => first <= to) }))
  const open = Array.from({ length: days }, (_, at) => dayAfter(from, at)).flatMap((day) =>
    patterns.map(({ id }) => ({ pattern: id, day, count: chance(3) })),
  )
  return {
    people,
    patterns,
    fixed: [],
    open,
    rules: { rest: (8 + chance(5)) * hour, mostWeek: 48 * hour, mostDays: 3 + chance(4), mostWeekends: chance(3) },
    zone: 'Europe/Berlin',
    weeks: days / 7,
    seed,
    steps: 600,
  }
}

describe('filling a roster', () => {
  it('breaks no hard rule over 100 seeds, nights and both changes of clocks among them', () => {
    for (const from of ['2026-03-16', '2026-10-12']) {
      const quarters = quartersOf('Europe/Berlin', from, 21)
      for (let seed = 0; seed < 50; seed++) {
        const question = questionOf(seed, from, 21)
        const { added, unfilled } = fillRoster(question)
        expect(broken(question, added, quarters), `seed ${seed} from ${from}`).toEqual([])
        const wanted = question.open.reduce((sum, { count }) => sum + count, 0)
        expect(added.length + unfilled.reduce((sum, { count }) => sum + count, 0)).toBe(wanted)
        for (const { because } of unfilled)
          expect(Object.values(because).reduce((sum, count) => sum + count, 0)).toBe(question.people.length)
      }
    }
  })

  it('names whoever breaks a rule in a roster thrown together, and nobody else', () => {
    const quarters = quartersOf('Europe/Berlin', '2026-10-12', 21)
    let found = 0
    for (let seed = 0; seed < 40; seed++) {
      const question = questionOf(seed, '2026-10-12', 21)
      const chance = chanceOf(seed + 1000)
      const list = question.people.flatMap(({ id }) =>
        Array.from({ length: 4 + chance(8) }, () => ({
          person: id,
          pattern: ['early', 'late', 'night'][chance(3)] ?? '',
          day: dayAfter('2026-10-12', chance(21)),
        })),
      )
      const book = new DutyBook('Europe/Berlin')
      for (const person of question.people) {
        const duties = list.flatMap(({ person: id, pattern, day }) => {
          const known = question.patterns.find((one) => one.id === pattern)
          return known && id === person.id ? [{ ...book.of(known, day) }] : []
        })
        const breaches = breachesOf(person, duties, question.rules, book)
        const own = broken({ ...question, people: [person] }, list, quarters)
        expect(breaches.length > 0, `seed ${seed}, ${person.id}: ${own.join(', ')}`).toBe(own.length > 0)
        found += breaches.length > 0 ? 1 : 0
      }
    }
    expect(found).toBeGreaterThan(50)
  })

  it('counts the hours of a night with a change of clocks as they pass', () => {
    const night = { id: 'n', name: 'Night', starts: 1320, ends: 360, rests: 0, skill: '' }
    const hoursOn = (day: string) => dutyOf(night, day, 'Europe/Berlin').paid / hour
    expect(['2026-03-27', '2026-03-28', '2026-10-24', '2026-10-25'].map(hoursOn)).toEqual([8, 7, 9, 8])
  })

  it('is the same for the same seed', () => {
    const question = questionOf(7, '2026-10-12', 14)
    expect(fillRoster(question)).toEqual(fillRoster(question))
  })

  it('frees somebody by passing on what they have', () => {
    const base = questionOf(1, '2026-06-01', 1)
    const patterns = [
      { id: 'a', name: 'A', starts: 480, ends: 960, rests: 0, skill: '' },
      { id: 'b', name: 'B', starts: 480, ends: 960, rests: 0, skill: 'keys' },
    ]
    const person = { name: '', contract: 8 * hour, most: 40 * hour, hours: undefined, away: [], cost: 1 }
    const { added, unfilled } = fillRoster({
      ...base,
      patterns,
      people: [
        { ...person, id: 'one', skills: ['keys'] },
        { ...person, id: 'two', skills: [] },
      ],
      open: [
        { pattern: 'a', day: '2026-06-01', count: 1 },
        { pattern: 'b', day: '2026-06-01', count: 1 },
      ],
      rules: { rest: 11 * hour, mostWeek: 48 * hour, mostDays: 6, mostWeekends: 0 },
    })
    expect(unfilled).toEqual([])
    expect(added.find(({ pattern }) => pattern === 'b')?.person).toBe('one')
  })

  it('reads weeks as people write them', () => {
    expect(readCounts('Mon-Fri 2; Sat 1')).toEqual([2, 2, 2, 2, 2, 1, 0])
    expect(readCounts('daily 1; Sun 0')).toEqual([1, 1, 1, 1, 1, 1, 0])
    expect(readCounts('Fri-Mon 3')).toEqual([3, 0, 0, 0, 3, 3, 3])
    expect(readHours('Tue, Thu 22:00-6:00')?.map((day) => day.map(({ from, to }) => [from, to]))).toEqual([
      [],
      [[1320, 1800]],
      [],
      [[1320, 1800]],
      [],
      [],
      [],
    ])
    expect(readHours('')).toBeUndefined()
    expect(readSkills('Till, keys , till')).toEqual(['till', 'keys'])
  })
})
