import type { Show } from '@/lib/base/format/show'
import type { Block, Notice } from '@/lib/kits/document/types'

/** A line of a list that makes no code: where it stands, and why. */
interface RefusedLine {
  position: number
  says: string
}

/** So many are named on the page; the report in the archive names all. */
const mostNamed = 20

/** The first lines that make no code, each with its reason; nothing where all do. */
export function refusedBlocks(refused: readonly RefusedLine[], show: Show): Block[] {
  return refused.length === 0
    ? []
    : [
        {
          kind: 'table',
          label: 'Lines without a code',
          columns: [
            { label: 'Line', width: 1 },
            { label: 'Why', width: 6 },
          ],
          rows: refused.slice(0, mostNamed).map(({ position, says }) => [show.count(position), says]),
        },
      ]
}

/** How many lines make no code; nothing where all do. */
export function refusedNotices(refused: readonly RefusedLine[], show: Show): Notice[] {
  const lines = refused.length === 1 ? 'line makes' : 'lines make'
  return refused.length === 0 ? [] : [{ is: 'fair', says: `${show.count(refused.length)} ${lines} no code.` }]
}

/** The sentence, after the list's label, where no line makes a code. */
export function noUsableLine(refused: readonly RefusedLine[]): string {
  return `has no line that can be used. ${refused[0]?.says ?? ''}`.trim()
}
