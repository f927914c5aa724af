import { dayCount, dayOfCount, daysLater } from '@/lib/subjects/time/calendar'

/* Effort of tasks spread over the days on which their owner works. Hours. */

export interface Worker {
  id: string
  name: string
  /** Hours by weekday from Monday. */
  hours: readonly number[]
  skills: readonly string[]
  away: readonly { from: string; to: string }[]
}
export interface Assignment {
  id: string
  name: string
  effort: number
  from: string | undefined
  to: string | undefined
  owner: string | undefined
  /** Of the effort that is the owner's, from 0 to 1. */
  share: number
  skill: string
}

/** Why a task loads nobody. */
export type Unspread = 'owner' | 'dates' | 'capacity'
export interface Week {
  capacity: number
  load: number
  /** Hours of each task. */
  tasks: ReadonlyMap<string, number>
}
export interface Workload {
  /** Mondays. */
  weeks: readonly string[]
  people: ReadonlyMap<string, readonly Week[]>
  unspread: readonly { task: Assignment; why: Unspread }[]
  /** Hours that lie outside the weeks. */
  outside: number
}

export const mondayOf = (day: string) => dayOfCount(dayCount(day) - ((dayCount(day) + 3) % 7)) ?? day

/** Hours that somebody can work on a day. */
export function capacityOn({ hours, away }: Worker, day: string, free: ReadonlySet<string>): number {
  if (free.has(day) || away.some(({ from, to }) => day >= from && day <= to)) return 0
  return hours[(dayCount(day) + 3) % 7] ?? 0
}

/** A task's hours by day, in proportion to what its owner can work on each; empty where that is nothing. */
export function spread(task: Assignment, owner: Worker, free: ReadonlySet<string>): ReadonlyMap<string, number> {
  const { from, to, effort, share } = task
  if (from === undefined || to === undefined || to < from) return new Map()
  const days = Array.from(
    { length: Math.min(3660, dayCount(to) - dayCount(from) + 1) },
    (_, at) => daysLater(from, at) ?? from,
  )
  const capacities = days.map((day) => capacityOn(owner, day, free))
  const whole = capacities.reduce((sum, hours) => sum + hours, 0)
  if (whole === 0) return new Map()
  return new Map(
    days.flatMap((day, at) => {
      const hours = capacities[at] ?? 0
      return hours > 0 ? [[day, (effort * share * hours) / whole] as const] : []
    }),
  )
}

/** Load and capacity of everybody in each week from the one of a day on. */
export function workloadOf(
  workers: readonly Worker[],
  tasks: readonly Assignment[],
  { from, weeks, free }: { from: string; weeks: number; free: ReadonlySet<string> },
): Workload {
  const first = mondayOf(from)
  const mondays = Array.from({ length: weeks }, (_, at) => daysLater(first, at * 7) ?? first)
  const people = new Map(
    workers.map((worker) => [
      worker.id,
      mondays.map((monday) => ({
        capacity: Array.from({ length: 7 }, (_, at) =>
          capacityOn(worker, daysLater(monday, at) ?? monday, free),
        ).reduce((sum, hours) => sum + hours, 0),
        load: 0,
        tasks: new Map<string, number>(),
      })),
    ]),
  )
  const byId = new Map(workers.map((worker) => [worker.id, worker]))
  const unspread: { task: Assignment; why: Unspread }[] = []
  let outside = 0
  for (const task of tasks) {
    const owner = byId.get(task.owner ?? '')
    if (!owner || task.from === undefined || task.to === undefined || task.to < task.from) {
      unspread.push({ task, why: owner ? 'dates' : 'owner' })
      continue
    }
    const days = spread(task, owner, free)
    if (days.size === 0 && task.effort * task.share > 0) unspread.push({ task, why: 'capacity' })
    for (const [day, hours] of days) {
      const week = people.get(owner.id)?.[Math.floor((dayCount(day) - dayCount(first)) / 7)]
      if (!week) {
        outside += hours
        continue
      }
      week.load += hours
      week.tasks.set(task.id, (week.tasks.get(task.id) ?? 0) + hours)
    }
  }
  return { weeks: mondays, people, unspread, outside }
}

/** Who could take a task: those with its skill, the most room in its weeks first. Room is capacity less load, without the task itself. */
export function suitable(
  task: Assignment,
  workers: readonly Worker[],
  { people, weeks }: Workload,
): readonly { worker: Worker; room: number }[] {
  const { from, to } = task
  if (from === undefined || to === undefined) return []
  const lasts = weeks.flatMap((monday, at) => (monday <= to && (daysLater(monday, 6) ?? monday) >= from ? [at] : []))
  return workers
    .filter(({ skills }) => task.skill === '' || skills.includes(task.skill))
    .map((worker) => ({
      worker,
      room: lasts.reduce((sum, at) => {
        const week = people.get(worker.id)?.[at]
        return sum + (week ? week.capacity - week.load + (week.tasks.get(task.id) ?? 0) : 0)
      }, 0),
    }))
    .sort((one, other) => other.room - one.room)
}
