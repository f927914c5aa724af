/* What the page of the random picker asks its worker, and what it is told. */

export type LotsMode = 'wheel' | 'draw' | 'coins' | 'teams' | 'seats' | 'gifts'

export interface LotsQuestion {
  mode: LotsMode
  /** A name a line, or a table of names, weights, skills and groups. */
  names: string | Blob
  /** Names that must be apart, together, or must not give to each other. */
  rules: string
  /** Of winners or coins. */
  count: number
  teamsBy: 'count' | 'size'
  teams: number
  rows: number
  columns: number
  /** Names that were drawn and taken out. */
  out: readonly string[]
  /** What was drawn with, as `LotsAnswer.next` gave it; empty before the first draw. */
  drawn: string
}

export interface LotsFault {
  input: 'names' | 'rules'
  line: number
  says: string
}

export interface Slice {
  label: string
  weight: number
}

export interface Team {
  members: readonly string[]
  /** Mean of the skills, where there are any. */
  skill: number | undefined
  /** How many of each group, where there are groups. */
  groups: string
}

export type LotsResult =
  | { mode: 'wheel'; winner: number; name: string }
  | { mode: 'draw'; names: readonly string[] }
  | { mode: 'coins'; heads: number; sides: readonly boolean[] }
  | { mode: 'teams'; teams: readonly Team[] }
  | { mode: 'seats'; rows: readonly (readonly string[])[] }
  | { mode: 'gifts'; pairs: readonly (readonly [giver: string, receiver: string])[] }

export interface LotsAnswer {
  faults: readonly LotsFault[]
  /** Why nothing can be drawn, as a sentence. */
  problem: string | undefined
  /** How many take part. */
  count: number
  /** Those that take part, for the wheel. */
  slices: readonly Slice[]
  /** What the next press draws with: chance of 128 bits, and what it is for. */
  next: string
  /** Undefined before the first draw, and after something has changed. */
  result: LotsResult | undefined
  /** What the present result was drawn with. */
  seed: string
  /** SHA-256 of the list as it was drawn from. */
  digest: string
}

export const mostNames = 5000
