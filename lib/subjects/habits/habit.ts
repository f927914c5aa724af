import { isIsoDay } from '@/lib/base/format/dates'
import { daysFrom, daysLater, weekdayOf } from '@/lib/subjects/time/calendar'

/** What was noted of a day. `amount` is undefined where the day was simply done. */
export interface DayMark {
  amount: number | undefined
  isSkipped: boolean
  note: string
}
/** Marks by ISO day, so that travel and summer time change none of them. */
export type Marks = ReadonlyMap<string, DayMark>

export interface Habit {
  rhythm: 'daily' | 'weekly'
  /** Days a week, where the rhythm is weekly. */
  times: number
  /** What makes a day done: glasses, minutes, pages; 1 for a tick. */
  target: number
  /** Weekdays on which nothing is due, 0 for Sunday; of a daily rhythm only. */
  rest: ReadonlySet<number>
  /** So many misses in a row leave a streak standing. */
  grace: number
  /** ISO day on which it begins; the first mark where it is undefined. */
  from: string | undefined
  marks: Marks
}

/** Lines of a day each, such as "2026-11-28", "2026-11-28 3", "2026-11-28 skip ill". What cannot be read is kept in `rest`. */
export function readMarks(text: string): { marks: Marks; rest: readonly string[] } {
  const marks = new Map<string, DayMark>()
  const rest: string[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const [, day, word, note = ''] =
      /^\s*(\d{4}-\d\d-\d\d)(?:\s+(skip|\d{1,9}(?:\.\d{1,6})?)(?=\s|$))?(?:\s+(.*))?$/.exec(line) ?? []
    if (day === undefined || !isIsoDay(day)) rest.push(line)
    else {
      const isSkipped = word === 'skip'
      marks.set(day, {
        amount: word === undefined || isSkipped ? undefined : Number(word),
        isSkipped,
        note: note.trim(),
      })
    }
  }
  return { marks, rest }
}

/** The lines of marks, the oldest first, and after them what could not be read. */
export function writeMarks(marks: Marks, rest: readonly string[]): string {
  const lines = [...marks]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, { amount, isSkipped, note }]) =>
      [day, isSkipped ? 'skip' : amount, note].filter((part) => part !== undefined && part !== '').join(' '),
    )
  return [...lines, ...rest].join('\n')
}

/** The share of its target that a day reached, from 0 to 1. */
export function reached(mark: DayMark | undefined, target: number): number {
  if (!mark || mark.isSkipped) return 0
  return mark.amount === undefined ? 1 : Math.min(1, mark.amount / target)
}
export const isDone = (mark: DayMark | undefined, target: number) => reached(mark, target) >= 1

/** A target up to this is reached by presses, one each; a larger one by a single press. */
const mostPresses = 12

/**
 * The marks after a press on a day: nothing, done, skipped, nothing. A target of several is counted up first. `by` is noted beside a
 * day that becomes done; a note stays whatever is pressed.
 */
export function pressed({ marks, target }: Pick<Habit, 'marks' | 'target'>, day: string, by: string): Marks {
  const mark = marks.get(day)
  const next = new Map(marks)
  const note = mark?.note ?? ''
  if (mark?.isSkipped) {
    if (note === '') next.delete(day)
    else next.set(day, { amount: 0, isSkipped: false, note })
    return next
  }
  if (isDone(mark, target)) return next.set(day, { amount: undefined, isSkipped: true, note })
  const amount = target > mostPresses ? target : Math.floor(mark?.amount ?? 0) + 1
  const signed = note === '' ? by : note
  return next.set(day, { amount: target === 1 ? undefined : Math.min(amount, target), isSkipped: false, note: signed })
}

export function firstDay({ from, marks }: Pick<Habit, 'from' | 'marks'>): string | undefined {
  let first = from
  if (first === undefined) for (const day of marks.keys()) if (first === undefined || day < first) first = day
  return first
}

export function isDue({ rhythm, rest, from }: Habit, day: string): boolean {
  return (from === undefined || day >= from) && (rhythm === 'weekly' || !rest.has(weekdayOf(day)))
}

/** Monday of the week. */
export const mondayOf = (day: string) => daysLater(day, -((weekdayOf(day) + 6) % 7)) ?? day

/** A turn of a habit: a due day, or a week. */
interface Turn {
  kind: 'done' | 'missed' | 'passed' | 'open'
  /** From 0 to 1. */
  share: number
}

function dayTurn(habit: Habit, day: string, today: string): Turn {
  const mark = habit.marks.get(day)
  const share = reached(mark, habit.target)
  if (share >= 1) return { kind: isDue(habit, day) ? 'done' : 'passed', share }
  if (mark?.isSkipped || !isDue(habit, day)) return { kind: 'passed', share }
  return { kind: day === today ? 'open' : 'missed', share }
}

function weekTurn(habit: Habit, monday: string, today: string): Turn {
  let done = 0
  let hasSkip = false
  for (let at = 0; at < 7; at++) {
    const mark = habit.marks.get(daysLater(monday, at) ?? monday)
    if (isDone(mark, habit.target)) done++
    if (mark?.isSkipped) hasSkip = true
  }
  const share = Math.min(1, done / habit.times)
  if (share >= 1) return { kind: 'done', share }
  if (daysFrom(monday, today) < 7) return { kind: 'open', share }
  return { kind: hasSkip ? 'passed' : 'missed', share }
}

function turnsOf(habit: Habit, today: string): readonly Turn[] {
  const first = firstDay(habit)
  if (first === undefined || first > today) return []
  const turns: Turn[] = []
  const isWeekly = habit.rhythm === 'weekly'
  const step = isWeekly ? 7 : 1
  for (
    let day: string | undefined = isWeekly ? mondayOf(first) : first;
    day !== undefined && day <= today;
    day = daysLater(day, step)
  )
    turns.push(isWeekly ? weekTurn(habit, day, today) : dayTurn(habit, day, today))
  return turns
}

/** Due days, or weeks, after which a strength is halfway to what they are like. */
export const halfLives = { daily: 13, weekly: 4 } as const

export interface Standing {
  /** Days, or weeks of a weekly rhythm, in a row. */
  current: number
  longest: number
  /** From 0 to 1: an average in which each turn weighs half of the one a half-life later. */
  strength: number
  /** Turns that were due and over, and how many of them were done. */
  due: number
  done: number
}

/**
 * Streaks and strength of a habit up to a day. Rest days and skipped days count neither way; a day, or week, that is not over breaks nothing.
 * A week that falls short and has a skipped day is passed over. `grace` misses in a row leave a streak standing and add nothing to it.
 */
export function standingOf(habit: Habit, today: string): Standing {
  const standing: Standing = { current: 0, longest: 0, strength: 0, due: 0, done: 0 }
  const weight = 1 - 0.5 ** (1 / halfLives[habit.rhythm])
  let misses = 0
  for (const { kind, share } of turnsOf(habit, today)) {
    if (kind === 'passed' || kind === 'open') continue
    standing.due++
    standing.strength += (share - standing.strength) * weight
    if (kind === 'done') {
      misses = 0
      standing.done++
      standing.current++
      standing.longest = Math.max(standing.longest, standing.current)
    } else if (++misses > habit.grace) standing.current = 0
  }
  return standing
}

/** How many of the daily habits that were due on a day were done; undefined where none was due. */
export function shareOn(habits: readonly Habit[], day: string, today: string): number | undefined {
  if (day > today) return undefined
  const due = habits.filter((habit) => {
    const first = firstDay(habit)
    return first !== undefined && day >= first && isDue(habit, day) && !habit.marks.get(day)?.isSkipped
  })
  if (due.length === 0) return undefined
  return due.reduce((sum, { marks, target }) => sum + reached(marks.get(day), target), 0) / due.length
}

/** The day that a moment belongs to where a new day begins some hours after midnight, on the clock of the device. */
export function dayAt(now: number, boundary: number): string {
  const wall = new Date(now)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${String(wall.getFullYear()).padStart(4, '0')}-${two(wall.getMonth() + 1)}-${two(wall.getDate())}`
  return wall.getHours() < boundary ? (daysLater(day, -1) ?? day) : day
}
