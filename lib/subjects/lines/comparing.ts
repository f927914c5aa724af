import { linesWithEnd } from '@/lib/base/text/each-line'
import { csvText } from '@/lib/base/format/csv-cell'
import { keyOf, type Comparing } from './duplicates'

export const comparisons = ['all', 'first', 'second', 'one', 'any', 'repeated'] as const
/** In every list; in the first alone; in the second alone; in exactly one; in at least one; more than once in one list. */
export type ComparisonPart = (typeof comparisons)[number]

export interface ListSummary {
  lines: number
  blank: number
  distinct: number
  /** Entries that stand there more than once. */
  repeated: number
}

/** Entries that stand in exactly these lists. */
export interface Overlap {
  lists: readonly number[]
  entries: number
}

export interface CompareQuestion {
  lists: readonly (string | File)[]
  rules: Comparing
  sorts: boolean
}

export interface ListComparison {
  lists: ListSummary[]
  overlaps: Overlap[]
  /** The entries of every part as lines, and how many. */
  parts: Readonly<Record<ComparisonPart, { text: string; entries: number }>>
  /** All entries with how often each list has them, as CSV. */
  csv: string
}

interface Entry {
  /** As it was written where it came first. */
  text: string
  times: number[]
}

function summaryOf(text: string): Pick<ListSummary, 'lines' | 'blank'> & { filled: string[] } {
  const lines = text === '' ? [] : linesWithEnd(text).lines
  const filled = lines.filter((line) => line.trim() !== '')
  return { lines: lines.length, blank: lines.length - filled.length, filled }
}

const has = (times: readonly number[], list: number) => (times[list] ?? 0) > 0
const listsOf = ({ times }: Entry) => times.flatMap((count, list) => (count > 0 ? [list] : []))

const isIn: Readonly<Record<ComparisonPart, (times: readonly number[]) => boolean>> = {
  all: (times) => times.every((count) => count > 0),
  first: (times) => has(times, 0) && times.slice(1).every((count) => count === 0),
  second: (times) => has(times, 1) && times.every((count, list) => list === 1 || count === 0),
  one: (times) => times.filter((count) => count > 0).length === 1,
  any: () => true,
  repeated: (times) => times.some((count) => count > 1),
}

function overlapsOf(entries: readonly Entry[]): Overlap[] {
  const found = new Map<string, Overlap>()
  for (const entry of entries) {
    const lists = listsOf(entry)
    const key = lists.join()
    const known = found.get(key)
    found.set(key, { lists, entries: (known?.entries ?? 0) + 1 })
  }
  return [...found.values()].sort(
    (one, other) => one.lists.length - other.lists.length || one.lists.join().localeCompare(other.lists.join(), 'en'),
  )
}

function csvOf(entries: readonly Entry[], lists: number): string {
  const head = ['Entry', ...Array.from({ length: lists }, (_, at) => `List ${at + 1}`)]
  const rows = entries.map(({ text, times }) => [text, ...times.map(String)])
  return csvText([head, ...rows])
}

/**
 * Compares lists entry by entry, one a line. Blank lines are counted and compare with nothing. Entries that the rules hold for the same
 * are one, written as it was where it came first; a column alone is compared where one is named, and the whole line is what comes out.
 */
export function comparedLists(
  texts: readonly string[],
  { rules, sorts }: Omit<CompareQuestion, 'lists'>,
): ListComparison {
  const known = new Map<string, Entry>()
  const lists = texts.map((text, list) => {
    const { filled, ...summary } = summaryOf(text)
    for (const line of filled) {
      const key = keyOf(line, rules)
      let entry = known.get(key)
      if (!entry) {
        entry = { text: rules.ignoresEdges ? line.trim() : line, times: texts.map(() => 0) }
        known.set(key, entry)
      }
      entry.times[list] = (entry.times[list] ?? 0) + 1
    }
    return summary
  })
  const entries = [...known.values()]
  if (sorts) {
    const { compare } = new Intl.Collator('en', { numeric: true })
    entries.sort((one, other) => compare(one.text, other.text))
  }
  const part = (name: ComparisonPart) => {
    const chosen = entries.filter(({ times }) => isIn[name](times))
    return { text: chosen.map(({ text }) => `${text}\n`).join(''), entries: chosen.length }
  }
  return {
    lists: lists.map((summary, list) => ({
      ...summary,
      distinct: entries.filter(({ times }) => has(times, list)).length,
      repeated: entries.filter(({ times }) => (times[list] ?? 0) > 1).length,
    })),
    overlaps: overlapsOf(entries),
    parts: {
      all: part('all'),
      first: part('first'),
      second: part('second'),
      one: part('one'),
      any: part('any'),
      repeated: part('repeated'),
    },
    csv: csvOf(entries, texts.length),
  }
}
