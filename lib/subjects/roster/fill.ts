import { DutyBook, hourMs, type Duty, type Pattern, type Person } from './duty'
import { PersonPlan, type RuleName, type Rules } from './rules'

export interface Assigned {
  person: string
  pattern: string
  day: string
}
/** So many people more are wanted for a pattern on a day. */
export interface Open {
  pattern: string
  day: string
  count: number
}

export interface FillQuestion {
  people: readonly Person[]
  patterns: readonly Pattern[]
  /** What is planned already and stays. */
  fixed: readonly Assigned[]
  open: readonly Open[]
  rules: Rules
  zone: string
  /** Of the period: everybody's hours should come to their contract times this. */
  weeks: number
  seed: number
  /** Steps of the search after the first plan. */
  steps: number
}

export interface Unfilled extends Open {
  /** How many people each rule keeps from it. */
  because: Readonly<Partial<Record<RuleName, number>>>
}
export interface FillAnswer {
  added: readonly Assigned[]
  unfilled: readonly Unfilled[]
}

/** Mulberry32: numbers from 0 to 1, the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface Slot {
  duty: Duty
  by: PersonPlan | undefined
}

/** A little for money, so that of two fair plans the cheaper one is taken. */
const costWeight = 0.05
/** A weekend weighs as much as so many hours beside the contract, both squared. */
const weekendHours = 4

/** What a duty adds to somebody's strain: hours from those of the contract, squared, and weekends; and what it costs. */
function pressOf(plan: PersonPlan, duty: Duty, weeks: number): number {
  const hours = (plan.paid - plan.person.contract * weeks) / hourMs
  const more = duty.paid / hourMs
  const weekends = (count: number) => (weekendHours * count) ** 2
  return (
    (hours + more) ** 2 -
    hours ** 2 +
    weekends(plan.weekends(duty)) -
    weekends(plan.weekends()) +
    costWeight * plan.person.cost * more
  )
}

/**
 * Gives open duties to people without breaking a rule. The duties that the fewest can take come first, each to whom it suits best;
 * then a search frees people for what is still open by passing on what they have, and evens out hours and weekends. The same
 * question has the same answer.
 */
export function fillRoster(question: FillQuestion, progress: (share: number) => void = () => {}): FillAnswer {
  const { people, patterns, fixed, open, rules, zone, weeks, seed, steps } = question
  const random = randomOf(seed)
  const book = new DutyBook(zone)
  const byId = new Map(patterns.map((pattern) => [pattern.id, pattern]))
  const plans = people.map((person) => new PersonPlan(person, rules, book))
  const planOf = new Map(plans.map((plan) => [plan.person.id, plan]))
  for (const { person, pattern, day } of fixed) {
    const known = byId.get(pattern)
    if (known) planOf.get(person)?.add(book.of(known, day))
  }
  const slots: Slot[] = open.flatMap(({ pattern, day, count }) => {
    const known = byId.get(pattern)
    // Two places of one duty are two objects, so that somebody who gives one back keeps nothing else.
    return known ? Array.from({ length: count }, () => ({ duty: { ...book.of(known, day) }, by: undefined })) : []
  })
  const able = new Map(
    slots.map((slot) => [slot, plans.filter((plan) => plan.against(slot.duty) === undefined).length]),
  )
  const order = slots
    .map((slot) => ({ slot, tie: random() }))
    .sort(
      (one, other) =>
        (able.get(one.slot) ?? 0) - (able.get(other.slot) ?? 0) ||
        one.slot.duty.from - other.slot.duty.from ||
        one.tie - other.tie,
    )
  const give = (slot: Slot, plan: PersonPlan) => {
    plan.add(slot.duty)
    slot.by = plan
  }
  const take = (slot: Slot) => {
    slot.by?.remove(slot.duty)
    slot.by = undefined
  }
  const bestFor = (duty: Duty, without?: PersonPlan) => {
    let best: { plan: PersonPlan; press: number } | undefined
    for (const plan of plans) {
      if (plan === without || plan.against(duty) !== undefined) continue
      const press = pressOf(plan, duty, weeks) + random() * 1e-6
      if (!best || press < best.press) best = { plan, press }
    }
    return best?.plan
  }
  order.forEach(({ slot }, at) => {
    const plan = bestFor(slot.duty)
    if (plan) give(slot, plan)
    if (at % 50 === 0) progress((0.4 * at) / order.length)
  })

  /** Frees somebody for an open duty by passing on one of theirs. */
  const free = (slot: Slot): boolean => {
    for (const held of rotated(slots, random)) {
      const plan = held.by
      // Only what lies near, or counts in the same weeks, can be in the way.
      if (!plan || Math.abs(held.duty.from - slot.duty.from) > 14 * 86_400_000) continue
      take(held)
      if (plan.against(slot.duty) === undefined) {
        plan.add(slot.duty)
        const other = bestFor(held.duty, plan)
        if (other) {
          slot.by = plan
          give(held, other)
          return true
        }
        plan.remove(slot.duty)
      }
      give(held, plan)
    }
    return false
  }
  let taken = 0
  let isBetter = true
  while (isBetter && taken < steps) {
    isBetter = false
    for (const slot of slots) {
      if (slot.by || taken >= steps) continue
      taken += slots.length
      const plan = bestFor(slot.duty)
      if (plan) give(slot, plan)
      if (plan || free(slot)) isBetter = true
    }
    progress(0.4 + 0.2 * Math.min(1, taken / steps))
  }
  for (let step = 0; step < steps && slots.length > 0; step++) {
    const slot = slots[Math.floor(random() * slots.length)]
    const other = plans[Math.floor(random() * plans.length)]
    const plan = slot?.by
    if (step % 2000 === 0) progress(0.6 + (0.4 * step) / steps)
    if (!slot || !plan || !other || other === plan) continue
    take(slot)
    const gain =
      other.against(slot.duty) === undefined && pressOf(other, slot.duty, weeks) < pressOf(plan, slot.duty, weeks)
    give(slot, gain ? other : plan)
  }
  // Evening out may have made room.
  for (const slot of slots) {
    const plan = slot.by ? undefined : bestFor(slot.duty)
    if (plan) give(slot, plan)
  }
  progress(1)
  return {
    added: slots.flatMap(({ by, duty }) =>
      by ? [{ person: by.person.id, pattern: duty.pattern.id, day: duty.day }] : [],
    ),
    unfilled: unfilledOf(slots, plans),
  }
}

/** The same list from a place by lot. */
function rotated<T>(list: readonly T[], random: () => number): readonly T[] {
  const at = Math.floor(random() * list.length)
  return [...list.slice(at), ...list.slice(0, at)]
}

function unfilledOf(slots: readonly Slot[], plans: readonly PersonPlan[]): readonly Unfilled[] {
  const byDuty = new Map<string, Slot[]>()
  for (const slot of slots) {
    if (slot.by) continue
    const key = `${slot.duty.pattern.id} ${slot.duty.day}`
    byDuty.set(key, [...(byDuty.get(key) ?? []), slot])
  }
  return [...byDuty.values()].flatMap((list) => {
    const duty = list[0]?.duty
    if (!duty) return []
    const because: Partial<Record<RuleName, number>> = {}
    for (const plan of plans) {
      const rule = plan.against(duty)
      if (rule) because[rule] = (because[rule] ?? 0) + 1
    }
    return [{ pattern: duty.pattern.id, day: duty.day, count: list.length, because }]
  })
}
