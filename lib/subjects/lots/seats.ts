/* A plan of seats in rows, with people who must not sit beside each other. */
import type { RandomStream } from '@/lib/base/random/stream'
import { joinedWords } from '@/lib/base/text/joined-words'
import { counted, whole } from '@/lib/messages/counted'
import { shuffled } from './lots'
import type { Person, Rules } from './names'

export type SeatsDraw = { seats: readonly (number | undefined)[] } | { problem: string }

/** Whether two seats touch: beside, before, behind or across a corner. */
const touches = (one: number, other: number, columns: number) =>
  Math.abs((one % columns) - (other % columns)) <= 1 &&
  Math.abs(Math.floor(one / columns) - Math.floor(other / columns)) <= 1

/** Seats from the front, row by row; those that are left over stay empty at the back, where no rule needs them. */
export function makeSeats(
  people: readonly Person[],
  rows: number,
  columns: number,
  { apart }: Rules,
  random: RandomStream,
): SeatsDraw {
  const places = rows * columns
  if (people.length > places)
    return { problem: `${counted(people.length, 'person', 'people')} do not fit into ${whole(places)} seats.` }
  const seated: (number | undefined)[] = shuffled([...people.keys()], random)
  while (seated.length < places) seated.push(undefined)
  const apartOf = new Map<number, number[]>()
  for (const [one, other] of apart) {
    apartOf.set(one, [...(apartOf.get(one) ?? []), other])
    apartOf.set(other, [...(apartOf.get(other) ?? []), one])
  }
  const seatOf = people.map((_, at) => seated.indexOf(at))
  const clashes = (person: number | undefined) =>
    person === undefined
      ? 0
      : (apartOf.get(person) ?? []).filter((other) => touches(seatOf[person] ?? 0, seatOf[other] ?? 0, columns)).length
  const swap = (one: number, other: number) => {
    const [here, there] = [seated[one], seated[other]]
    seated[one] = there
    seated[other] = here
    if (there !== undefined) seatOf[there] = one
    if (here !== undefined) seatOf[here] = other
  }
  for (let turn = 0; turn < 40_000; turn++) {
    const unhappy = [...apartOf.keys()].filter((person) => clashes(person) > 0)
    if (unhappy.length === 0) return { seats: seated }
    const person = unhappy[random.below(unhappy.length)] ?? 0
    const [from, to] = [seatOf[person] ?? 0, random.below(places)]
    const before = clashes(seated[from]) + clashes(seated[to])
    swap(from, to)
    // A step that gains nothing is taken now and then, or the search stands still.
    if (clashes(seated[from]) + clashes(seated[to]) > before && random.below(50) !== 0) swap(from, to)
    if (turn > 4000 && apartOf.size > 400) break
  }
  const [stuck = 0] = [...apartOf.keys()].filter((person) => clashes(person) > 0)
  const beside =
    (apartOf.get(stuck) ?? []).find((other) => touches(seatOf[stuck] ?? 0, seatOf[other] ?? 0, columns)) ?? stuck
  return {
    problem: `No plan was found that keeps every rule: ${joinedWords([people[stuck]?.name ?? '', people[beside]?.name ?? ''])} still sit beside each other. Add seats or leave out a rule.`,
  }
}
