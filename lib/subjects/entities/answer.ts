import { findEntities, type FoundEntity } from '@/lib/subjects/entities/find'
import { withoutReferences, type ReferenceFault } from '@/lib/subjects/entities/read'
import { withReferences, type BeyondAscii, type EscapePlace } from '@/lib/subjects/entities/write'

export interface EntityQuestion {
  source: string | File
  task: 'escape' | 'unescape'
  place: EscapePlace
  beyond: BeyondAscii
  wish: string
}

export interface EntityAnswer {
  text: string
  /** References that were read, or that stood in the text before it was escaped. */
  read: number
  faults: readonly { fault: ReferenceFault; written: string; count: number }[]
  /** What is left is escaped still: it was escaped twice. */
  isTwice: boolean
  found: readonly FoundEntity[]
  foundCount: number
}

/** Rows of the finder. */
const mostFound = 40

const readAs = { text: 'text', html: 'text', attribute: 'attribute', xml: 'xml' } as const

/** A text with or without character references, and characters that a wish finds. */
export function entityAnswer(
  source: string,
  { task, place, beyond, wish }: Omit<EntityQuestion, 'source'>,
): EntityAnswer {
  const { found, count } = findEntities(wish, mostFound)
  const { text: bare, read, faults } = withoutReferences(source, readAs[place])
  const isEscape = task === 'escape'
  return {
    text: isEscape ? withReferences(source, place, beyond) : bare,
    read,
    faults: isEscape ? [] : Array.from(faults, ([fault, one]) => ({ fault, ...one })),
    isTwice:
      !isEscape &&
      /&(?:amp;)*(?:#\d+|#x[0-9a-f]+|[a-z][a-z0-9]*);/i.test(bare) &&
      withoutReferences(bare, readAs[place]).read > 0,
    found,
    foundCount: count,
  }
}
