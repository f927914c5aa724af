import { csvText } from '@/lib/base/format/csv-cell'
import { lapsOf, shownAt, watchText, type Watch } from './stopwatch'

interface Words {
  head: readonly string[]
  lap: string
  total: string
}

/** Laps of all watches as CSV, times in milliseconds and as they are read. A watch without laps has a line of its total. */
export function lapsCsv(
  watches: readonly { watch: Watch; name: string }[],
  now: number,
  { head }: Pick<Words, 'head'>,
): string {
  const rows = watches.flatMap(({ watch, name }) => {
    const laps = lapsOf(watch)
    const total = shownAt(watch, now)
    const rest = { number: laps.length + 1, takes: total - (laps.at(-1)?.split ?? 0), split: total }
    return [...laps, ...(rest.takes > 0 ? [rest] : [])].map(({ number, takes, split }) => [
      name,
      String(number),
      takes.toFixed(3),
      split.toFixed(3),
      watchText(takes),
      watchText(split),
    ])
  })
  return `\uFEFF${csvText([head, ...rows])}`
}

/** Laps of all watches to be read. */
export function lapsText(
  watches: readonly { watch: Watch; name: string }[],
  now: number,
  words: Omit<Words, 'head'>,
): string {
  return watches
    .map(({ watch, name }) => {
      const laps = lapsOf(watch).map(
        ({ number, takes, split }) => `${words.lap} ${number}  ${watchText(takes)}  ${watchText(split)}`,
      )
      return [name, `${words.total} ${watchText(shownAt(watch, now))}`, ...laps, ''].join('\n')
    })
    .join('\n')
}
