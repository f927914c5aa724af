import type { Block, Notice } from '@/lib/kits/document/types'
import type { Making } from './document'
import type { Entries, LineEntry } from './form'
import { advice } from './words'

/** How many cartons there are: the highest number that a line has; 0 where lines have none. */
export function cartonsOf({ lines }: Pick<Entries, 'lines'>): number {
  return lines.reduce((most, { carton = 0 }: LineEntry) => Math.max(most, carton), 0)
}

interface Carton {
  heading: string
  lines: readonly LineEntry[]
}

/** The cartons that hold something, by number, and last what is in none. */
function packed({ entries, show, words }: Making): Carton[] {
  const count = cartonsOf(entries)
  const lines: readonly LineEntry[] = entries.lines
  const numbers = [...new Set(lines.map(({ carton }) => carton))].sort(
    (one = count + 1, other = count + 1) => one - other,
  )
  return numbers.map((number) => ({
    heading: number === undefined ? words.noCarton : words.cartonOf(show.count(number), show.count(count)),
    lines: lines.filter(({ carton }) => carton === number),
  }))
}

/** Typed decimals, so the noise of the sum is cut. */
function weightOf(lines: readonly LineEntry[]): number {
  return Number(lines.reduce((sum, { weight = 0 }) => sum + weight, 0).toFixed(6))
}

type TableOf = (making: Making) => Block

function contents({ lines }: Carton, making: Making, tableOf: TableOf): Block[] {
  const { entries, show, words } = making
  const weight = weightOf(lines)
  return [
    tableOf({ ...making, entries: { ...entries, lines: lines as Entries['lines'] } }),
    ...(weight > 0
      ? [{ kind: 'facts' as const, facts: [{ label: words.netWeight, value: `${show.number(weight)} kg` }] }]
      : []),
  ]
}

/** What each carton holds, under its own heading. */
export function cartonBlocks(making: Making, tableOf: TableOf): Block[] {
  return packed(making).flatMap((carton): Block[] => [
    { kind: 'heading', level: 3, text: carton.heading },
    ...contents(carton, making, tableOf),
  ])
}

/** Where they are wanted, the cartons again on pages of their own, to lie in them. */
export function cartonPages(making: Making, tableOf: TableOf): Block[] {
  const { kind, entries } = making
  if (!entries.cartonPages || cartonsOf(entries) === 0) return []
  const [name = ''] = entries.to.trim().split('\n')
  return packed(making).flatMap((carton): Block[] => [
    { kind: 'page-break' },
    { kind: 'heading', level: 2, text: `${kind.title} ${entries.number}: ${carton.heading}` },
    { kind: 'facts', facts: [{ label: kind.to.role, value: name.trim() }] },
    ...contents(carton, making, tableOf),
  ])
}

/** Numbers that were skipped, and lines without one where others have one. */
export function adviceOnCartons({ entries }: Making): Notice[] {
  const count = cartonsOf(entries)
  const lines: readonly LineEntry[] = entries.lines
  if (count === 0) return []
  const used = new Set(lines.map(({ carton }) => carton))
  const skipped = Array.from({ length: count }, (_, at) => at + 1).find((number) => !used.has(number))
  return [
    ...(skipped === undefined ? [] : [{ is: 'fair' as const, says: advice.emptyCarton(String(skipped)) }]),
    ...(used.has(undefined) ? [{ is: 'fair' as const, says: advice.noCarton }] : []),
  ]
}
