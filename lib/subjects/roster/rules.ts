import { dayCount, dayOfCount } from '@/lib/subjects/time/calendar'
import { hourMs, mondayBased, type Duty, type DutyBook, type Person } from './duty'
import { dayMinutes } from './week-text'

/** What no roster may break. */
export interface Rules {
  /** Between two duties, in milliseconds. */
  rest: number
  /** Of a week from Monday, in milliseconds; the person's own limit counts where it is lower. */
  mostWeek: number
  /** Days in a row on which a duty begins. */
  mostDays: number
  /** Weekends in a row on which somebody works; 0 for no limit. */
  mostWeekends: number
}

export type RuleName = 'skill' | 'away' | 'hours' | 'overlap' | 'rest' | 'week' | 'days' | 'weekends'
export const ruleNames: readonly RuleName[] = ['skill', 'away', 'hours', 'overlap', 'rest', 'week', 'days', 'weekends']

/** A rule that is broken: by which duties, and how much there was of what it counts (milliseconds, days or weekends). */
export interface Breach {
  rule: RuleName
  duties: readonly Duty[]
  is: number
}

export const mondayOf = (day: string) => dayOfCount(dayCount(day) - mondayBased(day)) ?? day

/** Whether the hours of somebody's week hold a duty, on the clock of the wall. */
function isWithinHours({ hours }: Person, { day, pattern }: Duty): boolean {
  if (!hours) return true
  const weekday = mondayBased(day)
  const to = pattern.ends > pattern.starts ? pattern.ends : pattern.ends + dayMinutes
  const windows = [-1, 0, 1]
    .flatMap((beside) =>
      (hours[(weekday + beside + 7) % 7] ?? []).map((one) => ({
        from: one.from + beside * dayMinutes,
        to: one.to + beside * dayMinutes,
      })),
    )
    .sort((one, other) => one.from - other.from)
  let reached = pattern.starts
  for (const window of windows) if (window.from <= reached) reached = Math.max(reached, window.to)
  return reached >= to
}

/** Whether somebody is away on one of the days of a duty. */
function isAway({ away }: Person, duty: Duty, book: DutyBook): boolean {
  if (away.length === 0) return false
  return book.byDay(duty).some(({ day }) => away.some(({ from, to }) => day >= from && day <= to))
}

/** What a duty asks of somebody whatever else they do. */
export function unfit(person: Person, duty: Duty, book: DutyBook): RuleName | undefined {
  if (duty.pattern.skill !== '' && !person.skills.includes(duty.pattern.skill)) return 'skill'
  if (isAway(person, duty, book)) return 'away'
  return isWithinHours(person, duty) ? undefined : 'hours'
}

interface Counted {
  /** Paid milliseconds by week: what lies on both sides of a Monday counts on both, its break in proportion. */
  weeks: readonly (readonly [monday: string, ms: number])[]
  /** Numbers of the weeks on whose Saturday or Sunday it lies. */
  weekends: readonly number[]
}
const counted = new WeakMap<Duty, Counted>()

/** What a duty counts in, worked out once. */
function countedIn(duty: Duty, book: DutyBook): Counted {
  const known = counted.get(duty)
  if (known) return known
  const share = duty.to > duty.from ? duty.paid / (duty.to - duty.from) : 0
  const weeks = new Map<string, number>()
  const weekends = new Set<number>()
  for (const { day, ms } of book.byDay(duty)) {
    const monday = mondayOf(day)
    weeks.set(monday, (weeks.get(monday) ?? 0) + ms * share)
    if (mondayBased(day) > 4) weekends.add(Math.round(dayCount(monday) / 7))
  }
  const made = { weeks: [...weeks], weekends: [...weekends] }
  counted.set(duty, made)
  return made
}

function byWeek(duties: readonly Duty[], book: DutyBook): Map<string, number> {
  const weeks = new Map<string, number>()
  for (const duty of duties)
    for (const [week, ms] of countedIn(duty, book).weeks) weeks.set(week, (weeks.get(week) ?? 0) + ms)
  return weeks
}

/** Duties by the number of the week on whose weekend they lie. */
function weekendsOf(duties: readonly Duty[], book: DutyBook): Map<number, Duty[]> {
  const found = new Map<number, Duty[]>()
  for (const duty of duties)
    for (const week of countedIn(duty, book).weekends) found.set(week, [...(found.get(week) ?? []), duty])
  return found
}

/** Stretches of numbers that follow each other. */
function runsOf(numbers: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const number of [...new Set(numbers)].sort((one, other) => one - other)) {
    const run = runs.at(-1)
    if (run && run.at(-1) === number - 1) run.push(number)
    else runs.push([number])
  }
  return runs
}

const tolerance = 1000

/** Every rule that somebody's duties break. */
export function breachesOf(person: Person, duties: readonly Duty[], rules: Rules, book: DutyBook): readonly Breach[] {
  const sorted = [...duties].sort((one, other) => one.from - other.from || one.to - other.to)
  const breaches: Breach[] = sorted.flatMap((duty) => {
    const rule = unfit(person, duty, book)
    return rule ? [{ rule, duties: [duty], is: 0 }] : []
  })
  let last: Duty | undefined
  for (const duty of sorted) {
    if (last) {
      const between = duty.from - last.to
      if (between < 0) breaches.push({ rule: 'overlap', duties: [last, duty], is: -between })
      else if (between < rules.rest) breaches.push({ rule: 'rest', duties: [last, duty], is: between })
    }
    if (!last || duty.to > last.to) last = duty
  }
  const most = Math.min(rules.mostWeek, person.most)
  for (const [week, paid] of byWeek(sorted, book))
    if (paid > most + tolerance)
      breaches.push({
        rule: 'week',
        duties: sorted.filter((duty) => book.byDay(duty).some(({ day }) => mondayOf(day) === week)),
        is: paid,
      })
  for (const run of runsOf(sorted.map(({ day }) => dayCount(day))))
    if (run.length > rules.mostDays) {
      const days = new Set(run.map((count) => dayOfCount(count)))
      breaches.push({ rule: 'days', duties: sorted.filter(({ day }) => days.has(day)), is: run.length })
    }
  if (rules.mostWeekends > 0) {
    const weekends = weekendsOf(sorted, book)
    for (const run of runsOf([...weekends.keys()]))
      if (run.length > rules.mostWeekends)
        breaches.push({
          rule: 'weekends',
          duties: run.flatMap((week) => weekends.get(week) ?? []),
          is: run.length,
        })
  }
  return breaches
}

/** What somebody does so far, kept so that a further duty is judged without reading all of it. */
export class PersonPlan {
  readonly duties: Duty[] = []
  readonly #weeks = new Map<string, number>()
  readonly #days = new Map<number, number>()
  readonly #weekends = new Map<number, number>()
  readonly #unfit = new Map<string, RuleName | 'none'>()
  paid = 0

  constructor(
    readonly person: Person,
    readonly rules: Rules,
    readonly book: DutyBook,
  ) {}

  #count(duty: Duty, by: 1 | -1): void {
    for (const [week, ms] of countedIn(duty, this.book).weeks)
      this.#weeks.set(week, (this.#weeks.get(week) ?? 0) + by * ms)
    const day = dayCount(duty.day)
    this.#days.set(day, (this.#days.get(day) ?? 0) + by)
    for (const week of countedIn(duty, this.book).weekends)
      this.#weekends.set(week, (this.#weekends.get(week) ?? 0) + by)
    this.paid += by * duty.paid
  }

  add(duty: Duty): void {
    this.duties.push(duty)
    this.#count(duty, 1)
  }

  remove(duty: Duty): void {
    const at = this.duties.indexOf(duty)
    if (at < 0) return
    this.duties.splice(at, 1)
    this.#count(duty, -1)
  }

  /** Weekends on which somebody works, with a further duty where one is given. */
  weekends(further?: Duty): number {
    let sum = 0
    for (const count of this.#weekends.values()) if (count > 0) sum++
    for (const week of further ? countedIn(further, this.book).weekends : [])
      if ((this.#weekends.get(week) ?? 0) === 0) sum++
    return sum
  }

  #run(counts: ReadonlyMap<number, number>, at: number): number {
    let length = 1
    for (let other = at - 1; (counts.get(other) ?? 0) > 0; other--) length++
    for (let other = at + 1; (counts.get(other) ?? 0) > 0; other++) length++
    return length
  }

  /** What the duty asks for by itself, asked once for each pattern and day. */
  #bare(duty: Duty): RuleName | undefined {
    const key = `${duty.pattern.id} ${duty.day}`
    const known = this.#unfit.get(key)
    if (known !== undefined) return known === 'none' ? undefined : known
    const found = unfit(this.person, duty, this.book)
    this.#unfit.set(key, found ?? 'none')
    return found
  }

  /** The first rule that a further duty would break; undefined where it fits. */
  against(duty: Duty): RuleName | undefined {
    const { person, rules, book } = this
    const bare = this.#bare(duty)
    if (bare) return bare
    let isNear = false
    for (const other of this.duties) {
      if (duty.from < other.to && other.from < duty.to) return 'overlap'
      const between = duty.from >= other.to ? duty.from - other.to : other.from - duty.to
      if (between < rules.rest) isNear = true
    }
    if (isNear) return 'rest'
    const most = Math.min(rules.mostWeek, person.most)
    for (const [week, ms] of countedIn(duty, book).weeks)
      if ((this.#weeks.get(week) ?? 0) + ms > most + tolerance) return 'week'
    if (this.#run(this.#days, dayCount(duty.day)) > rules.mostDays) return 'days'
    if (rules.mostWeekends > 0)
      for (const week of countedIn(duty, book).weekends)
        if (this.#run(this.#weekends, week) > rules.mostWeekends) return 'weekends'
    return undefined
  }
}

export const inHours = (ms: number) => ms / hourMs
