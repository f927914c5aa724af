import { daysLater } from '@/lib/subjects/time/calendar'
import { DutyBook, hourMs, mondayBased, type Duty, type Pattern, type Person } from './duty'
import type { Assigned, Open } from './fill'
import { breachesOf, type Breach, type RuleName, type Rules } from './rules'

export interface WantedPattern extends Pattern {
  /** People on each weekday from Monday. */
  needed: readonly number[]
}
/** What a special day asks for: nobody, what a Sunday asks for, or what its weekday does. */
export type Demand = 'none' | 'sunday' | 'usual'

export interface RosterBook {
  people: readonly Person[]
  patterns: readonly WantedPattern[]
  special: ReadonlyMap<string, { name: string; demand: Demand }>
  assigned: readonly (Partial<Assigned> & { id: string })[]
  rules: Rules
  zone: string
  /** First ISO day of the period, and its days. */
  from: string
  days: number
  /** Added to the cost of an hour, as a share; on a holiday that is a Sunday the higher one. */
  premiums: { sunday: number; holiday: number }
}

export interface PersonFigures {
  person: Person
  /** Milliseconds of the period. */
  paid: number
  target: number
  duties: number
  weekends: number
  /** Duties that last into the next day. */
  nights: number
  cost: number
}
export interface PersonBreach extends Breach {
  person: Person
  ids: readonly string[]
}
export interface RosterPlan {
  book: DutyBook
  days: readonly string[]
  duties: ReadonlyMap<string, Duty>
  breaches: readonly PersonBreach[]
  /** Rules that an assignment has a part in breaking. */
  brokenBy: ReadonlyMap<string, readonly RuleName[]>
  needed: number
  open: readonly Open[]
  /** More people than wanted. */
  over: readonly Open[]
  figures: readonly PersonFigures[]
  /** Assignments that lack somebody, something or a day. */
  loose: readonly string[]
}

/** How many people a pattern wants on a day. */
export function neededOn({ needed }: WantedPattern, day: string, special: RosterBook['special']): number {
  const demand = special.get(day)?.demand ?? 'usual'
  if (demand === 'none') return 0
  return needed[demand === 'sunday' ? 6 : mondayBased(day)] ?? 0
}

/** What a duty costs: its paid hours, those on Sundays and special days with their premium. */
function costOf(duty: Duty, person: Person, book: DutyBook, { special, premiums }: RosterBook): number {
  const share = duty.to > duty.from ? duty.paid / (duty.to - duty.from) : 0
  let cost = 0
  for (const { day, ms } of book.byDay(duty)) {
    const premium = Math.max(mondayBased(day) === 6 ? premiums.sunday : 0, special.has(day) ? premiums.holiday : 0)
    cost += (ms / hourMs) * share * person.cost * (1 + premium)
  }
  return cost
}

function figuresOf(person: Person, duties: readonly Duty[], plan: DutyBook, roster: RosterBook): PersonFigures {
  const last = daysLater(roster.from, roster.days - 1) ?? roster.from
  const inside = duties.filter(({ day }) => day >= roster.from && day <= last)
  const weekends = new Set(
    inside.flatMap((duty) =>
      plan.byDay(duty).flatMap(({ day }) => (mondayBased(day) > 4 ? [daysLater(day, -mondayBased(day))] : [])),
    ),
  )
  return {
    person,
    paid: inside.reduce((sum, { paid }) => sum + paid, 0),
    target: (person.contract * roster.days) / 7,
    duties: inside.length,
    weekends: weekends.size,
    nights: inside.filter(({ pattern }) => pattern.ends <= pattern.starts).length,
    cost: inside.reduce((sum, duty) => sum + costOf(duty, person, plan, roster), 0),
  }
}

/** Everything that follows from a roster: what is broken, open or too much, hours and cost of everybody. */
export function planOf(roster: RosterBook): RosterPlan {
  const { people, patterns, special, assigned, rules, zone, from, days } = roster
  const book = new DutyBook(zone)
  const byId = new Map(patterns.map((pattern) => [pattern.id, pattern]))
  const persons = new Map(people.map((person) => [person.id, person]))
  const duties = new Map<string, Duty>()
  const loose: string[] = []
  const ofPerson = new Map<string, { id: string; duty: Duty }[]>()
  const filled = new Map<string, number>()
  for (const { id, person, pattern, day } of assigned) {
    const known = pattern === undefined ? undefined : byId.get(pattern)
    if (!known || day === undefined) {
      loose.push(id)
      continue
    }
    // An object of its own, so that two of one duty are told apart.
    const duty = { ...book.of(known, day) }
    duties.set(id, duty)
    if (person === undefined || !persons.has(person)) {
      loose.push(id)
      continue
    }
    ofPerson.set(person, [...(ofPerson.get(person) ?? []), { id, duty }])
    filled.set(`${known.id} ${day}`, (filled.get(`${known.id} ${day}`) ?? 0) + 1)
  }
  const breaches: PersonBreach[] = []
  const brokenBy = new Map<string, RuleName[]>()
  for (const person of people) {
    const own = ofPerson.get(person.id) ?? []
    for (const breach of breachesOf(
      person,
      own.map(({ duty }) => duty),
      rules,
      book,
    )) {
      const ids = own.filter(({ duty }) => breach.duties.includes(duty)).map(({ id }) => id)
      breaches.push({ ...breach, person, ids })
      for (const id of ids) brokenBy.set(id, [...new Set([...(brokenBy.get(id) ?? []), breach.rule])])
    }
  }
  const list = Array.from({ length: days }, (_, at) => daysLater(from, at) ?? from)
  const open: Open[] = []
  const over: Open[] = []
  let needed = 0
  for (const day of list)
    for (const pattern of patterns) {
      const wanted = neededOn(pattern, day, special)
      const count = wanted - (filled.get(`${pattern.id} ${day}`) ?? 0)
      needed += wanted
      if (count > 0) open.push({ pattern: pattern.id, day, count })
      if (count < 0) over.push({ pattern: pattern.id, day, count: -count })
    }
  return {
    book,
    days: list,
    duties,
    breaches,
    brokenBy,
    needed,
    open,
    over,
    figures: people.map((person) =>
      figuresOf(
        person,
        (ofPerson.get(person.id) ?? []).map(({ duty }) => duty),
        book,
        roster,
      ),
    ),
    loose,
  }
}
