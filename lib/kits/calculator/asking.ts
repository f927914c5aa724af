import type { Region } from '@/lib/base/region/types'
import type { AnyValues } from '@/lib/kits/fields/types'
import type { CalculatorModule } from './answer'
import { movers, type NamedEntry } from './ask-again'
import type { Declaration } from './declaration'
import { turnRound, type TurnedRound } from './turn-round'
import { curveOf, whatMoves, type Sway } from './what-moves'

/** What a worker is asked about an answer: each question takes the calculator dozens to hundreds of answers. */
export interface AskingWork {
  moduleHref: string
  /** With the units that the values call for. */
  declaration: Declaration
  values: AnyValues
  visitor: Region
  today: string
  /** The result, and what it is now. */
  output: string
  present: number
  question: { wanted: number | undefined; entry: string } | { share: number; entry: string }
}

export type Curve = ReturnType<typeof curveOf> & { entry: NamedEntry }

export interface AskingAnswer {
  /** The entries that move the result. */
  entries: readonly NamedEntry[]
  /** The one that was asked about, else the first. */
  entry?: NamedEntry
  turned?: TurnedRound
  moves?: { sways: readonly Sway[]; idle: readonly NamedEntry[]; curve?: Curve }
}

/** A name for an entry, the same as long as its row stands where it stands. */
export function entryKey({ field, row, column }: NamedEntry): string {
  return [field, row, column].filter((part) => part !== undefined).join('.')
}

/** More rows of a tornado would not be read. */
const mostSways = 10

function chosen(entries: readonly NamedEntry[], key: string): NamedEntry | undefined {
  return entries.find((one) => entryKey(one) === key) ?? entries[0]
}

/** The answer to a question about `output`; see `turnRound` and `whatMoves`. */
export function answerAsking(calculator: CalculatorModule, work: AskingWork): AskingAnswer {
  const { declaration, values, visitor, today, output, present, question } = work
  const asked = { calculator, declaration, values, visitor, today }
  if ('wanted' in question) {
    const entries = movers(asked, output, present)
    const entry = chosen(entries, question.entry)
    const { wanted } = question
    const turned = entry && wanted !== undefined ? turnRound(asked, { entry, output, wanted }) : undefined
    return { entries, ...(entry && { entry }), ...(turned && { turned }) }
  }
  const { sways, idle } = whatMoves(asked, output, present, question.share)
  const shown = sways.slice(0, mostSways)
  const entries = shown.map(({ entry }) => entry)
  const entry = chosen(entries, question.entry)
  const curve = entry && { ...curveOf(asked, entry, output), entry }
  return { entries, ...(entry && { entry }), moves: { sways: shown, idle, ...(curve && { curve }) } }
}
