import { follow, movers, type Asked, type NamedEntry } from './ask-again'

/** What an entry comes to, changed one way, and the result then; absent where there is none. */
export interface Changed {
  number: number
  gives?: number
}

export interface Sway {
  entry: NamedEntry
  less: Changed
  more: Changed
  /** How far apart the two results and the present one lie. */
  spread: number
}

/** A whole number changes by one at least. */
function changedBy({ takes, value = 0 }: NamedEntry, share: number): number {
  const changed = value * (1 + share)
  if (takes.kind !== 'integer') return Number(changed.toPrecision(12))
  const whole = Math.round(changed)
  return whole === value ? value + Math.sign(share * value) : whole
}

/**
 * How far each entry alone moves a result, which is `present` now, when it is less and more by `share` (a fraction) of itself: the
 * rows of a tornado diagram, the longest first. `idle` move it, but are empty or 0, so that a share of them is nothing.
 */
export function whatMoves(
  asked: Asked,
  output: string,
  present: number,
  share: number,
): { sways: Sway[]; idle: NamedEntry[] } {
  const all = movers(asked, output, present)
  const idle = all.filter(({ value = 0 }) => value === 0)
  const sways = all.flatMap((entry): Sway[] => {
    if (idle.includes(entry)) return []
    const result = follow(asked, entry, output)
    const changed = (by: number): Changed => {
      const number = changedBy(entry, by)
      const gives = result(number)
      return { number, ...(gives !== undefined && { gives }) }
    }
    const [less, more] = [changed(-share), changed(share)]
    const ends = [less.gives ?? present, more.gives ?? present, present]
    return [{ entry, less, more, spread: Math.max(...ends) - Math.min(...ends) }]
  })
  return { sways: sways.toSorted((one, other) => other.spread - one.spread), idle }
}

const curveSteps = 60

/**
 * A result over one entry: along its slider where the entry lies on it, else from half to one and a half of what is entered. A gap
 * where there is no answer.
 */
export function curveOf(asked: Asked, entry: NamedEntry, output: string): { at: number[]; values: (number | null)[] } {
  const { takes, value = 0 } = entry
  const { from = 0, to } = takes.slider ?? { from: 0, to: Number.NaN }
  const [low, high] =
    value >= from && value <= to ? [from, to] : [value - Math.abs(value) / 2, value + Math.abs(value) / 2]
  const points = Array.from({ length: curveSteps + 1 }, (_, step) => low + ((high - low) * step) / curveSteps)
  const held = [...points, value].map((point) =>
    takes.kind === 'integer' ? Math.round(point) : Number(point.toPrecision(12)),
  )
  const at = [...new Set(held)].sort((one, other) => one - other)
  const result = follow(asked, entry, output)
  return { at, values: at.map((point) => result(point) ?? null) }
}
