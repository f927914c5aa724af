import type { Region } from '@/lib/base/region/types'
import { readLength } from '@/lib/subjects/time/length'

export const stepKinds = ['prepare', 'work', 'rest', 'other'] as const
export type StepKind = (typeof stepKinds)[number]

export const mostSteps = 500
export const mostRounds = 99
export const longestStepName = 60
/** Of a step, and of a whole plan: a day. Milliseconds. */
export const longestStep = 86_400_000

export interface Step {
  id: string
  kind: StepKind
  /** Empty for the name of its kind. */
  name: string
  /** Milliseconds, above 0. */
  length: number
}

/** Steps that are gone through in order, so many times. */
export interface Block {
  id: string
  rounds: number
  /** In the last round its last step is left out, such as the rest after the last effort. */
  dropsLast: boolean
  steps: readonly Step[]
}

export interface IntervalPlan {
  name: string
  blocks: readonly Block[]
}

/** A step as it comes in its turn. */
export interface Turn {
  step: Step
  /** Milliseconds after the start of the plan. */
  from: number
  to: number
  round: number
  rounds: number
}

/** All steps of a plan in the order in which they come. */
export function timelineOf({ blocks }: IntervalPlan): readonly Turn[] {
  const turns: Turn[] = []
  let from = 0
  for (const { rounds, steps, dropsLast } of blocks)
    for (let round = 1; round <= rounds; round++)
      for (const [at, step] of steps.entries()) {
        if (dropsLast && round === rounds && at === steps.length - 1 && (rounds > 1 || steps.length > 1)) continue
        turns.push({ step, from, to: from + step.length, round, rounds })
        from += step.length
      }
  return turns
}

export const lengthOf = (timeline: readonly Turn[]) => timeline.at(-1)?.to ?? 0

/** The place in the timeline of a moment of the plan; the number of turns once it is over. */
export function turnAt(timeline: readonly Turn[], elapsed: number): number {
  let [low, high] = [0, timeline.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((timeline[middle]?.to ?? 0) <= elapsed) low = middle + 1
    else high = middle
  }
  return low
}

export type CueKind = 'count' | StepKind | 'half' | 'end'
export interface Cue {
  /** Milliseconds after the start of the plan. */
  at: number
  kind: CueKind
}

export interface CueRules {
  /** Seconds counted down before each change; 0 for none. */
  countFrom: number
  half: boolean
}

/** What is to be heard from one moment of the plan up to another, the second not included. */
export function cuesBetween(timeline: readonly Turn[], from: number, to: number, { countFrom, half }: CueRules): Cue[] {
  const cues: Cue[] = []
  const add = (at: number, kind: CueKind) => {
    if (at >= from && at < to) cues.push({ at, kind })
  }
  const first = turnAt(timeline, from - 1)
  for (let place = Math.max(0, first); place < timeline.length; place++) {
    const turn = timeline[place]
    if (!turn || turn.from >= to) break
    add(turn.from, turn.step.kind)
    if (half && turn.step.kind === 'work' && turn.step.length >= 10_000) add((turn.from + turn.to) / 2, 'half')
    for (let second = countFrom; second >= 1; second--)
      if (second * 1000 < turn.step.length) add(turn.to - second * 1000, 'count')
  }
  const end = lengthOf(timeline)
  if (end > 0) add(end, 'end')
  return cues.sort((one, other) => one.at - other.at)
}

const second = 1000
const step = (id: string, kind: StepKind, seconds: number, name = ''): Step => ({
  id,
  kind,
  name,
  length: seconds * second,
})
const block = (id: string, rounds: number, dropsLast: boolean, ...steps: readonly Step[]): Block => ({
  id,
  rounds,
  dropsLast,
  steps,
})
const prepare = (seconds = 10) => block('1', 1, false, step('1', 'prepare', seconds))

/** Plans to begin with. `names` are those of the steps that need one. */
export const planPresets = {
  tabata: () => [prepare(), block('2', 8, true, step('2', 'work', 20), step('3', 'rest', 10))],
  hiit: () => [prepare(), block('2', 10, true, step('2', 'work', 40), step('3', 'rest', 20))],
  emom: () => [prepare(), block('2', 10, false, step('2', 'work', 60))],
  boxing: () => [prepare(30), block('2', 12, true, step('2', 'work', 180), step('3', 'rest', 60))],
  running: () => [
    block('1', 1, false, step('1', 'other', 300)),
    block('2', 8, false, step('2', 'work', 60), step('3', 'rest', 90)),
    block('3', 1, false, step('4', 'other', 300)),
  ],
  study: () => [block('1', 4, true, step('1', 'work', 3000), step('2', 'rest', 600))],
  talk: () => [
    block(
      '1',
      1,
      false,
      step('1', 'other', 120),
      step('2', 'work', 900),
      step('3', 'other', 180),
      step('4', 'rest', 300),
    ),
  ],
} as const satisfies Record<string, () => readonly Block[]>
export type PlanPreset = keyof typeof planPresets

/** When a cue sounds on the clock of the sound card, in seconds: `heard` is that clock at the moment at which the plan has come to `elapsed`. */
export function soundTime(cue: number, elapsed: number, heard: number): number {
  return heard + (cue - elapsed) / 1000
}

function isObject(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}
const isTime = (raw: unknown): raw is number => typeof raw === 'number' && Number.isFinite(raw)

function isStep(raw: unknown): raw is Step {
  if (!isObject(raw) || typeof raw.id !== 'string' || typeof raw.name !== 'string') return false
  if (!stepKinds.some((kind) => kind === raw.kind) || raw.name.length > longestStepName) return false
  return isTime(raw.length) && raw.length >= 1000 && raw.length <= longestStep
}

function isBlock(raw: unknown): raw is Block {
  if (!isObject(raw) || typeof raw.id !== 'string' || typeof raw.dropsLast !== 'boolean') return false
  if (!Number.isInteger(raw.rounds) || Number(raw.rounds) < 1 || Number(raw.rounds) > mostRounds) return false
  return Array.isArray(raw.steps) && raw.steps.length > 0 && raw.steps.every(isStep)
}

/** A plan as it was stored or saved; undefined for anything else, and for one of more than 500 steps or over a day. */
export function readPlan(raw: unknown): IntervalPlan | undefined {
  if (!isObject(raw) || typeof raw.name !== 'string' || raw.name.length > longestStepName) return undefined
  const { name, blocks } = raw
  if (!Array.isArray(blocks) || blocks.length === 0 || !blocks.every(isBlock)) return undefined
  const steps = blocks.reduce((sum, { steps: own }) => sum + own.length, 0)
  const plan: IntervalPlan = { name, blocks }
  return steps <= mostSteps && lengthOf(timelineOf(plan)) <= longestStep ? plan : undefined
}

/** A length as it was typed, a number alone in seconds, in milliseconds; undefined for what is none, under a second or over a day. */
export function readStepLength(text: string, region: Region): number | undefined {
  const length = readLength(text.slice(0, 100), { bare: 's', two: 'minutes' }, region)
  if (length === undefined || length < 1_000_000_000n || length > BigInt(longestStep) * 1_000_000n) return undefined
  return Number(length / 1_000_000n)
}
