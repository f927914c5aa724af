import { createShow, type Show } from '@/lib/base/format/show'
import { isProblem } from '@/lib/base/problem'
import { regionOf } from '@/lib/base/region/regions'
import { contextOf, regionOfForm } from '@/lib/kits/fields/context'
import { problemSentence } from '@/lib/kits/fields/problem-sentence'
import { readForm, type Typed } from '@/lib/kits/fields/read'
import type { Field, Scalar } from '@/lib/kits/fields/types'
import { typedCell, typedRows } from '@/lib/kits/fields/write'
import { programMessages as says } from '@/lib/messages/programs'
import { answerTo, type CalculatorModule } from './answer'
import type { Declaration } from './declaration'
import { resultsOf } from './saved-answer'
import type { AnyResults } from './types'
import { outputsFor } from './units'

/** What a program enters: values as the examples of a description have them. What is left out is as on the untouched page. */
export type Entries = Readonly<Record<string, Scalar | readonly Readonly<Record<string, Scalar>>[]>>

/** Where somebody is, by the code of a region, and the ISO day on which they ask. */
export interface Circumstances {
  region?: string | undefined
  today?: string | undefined
}

export type EntriesAnswer =
  /** Results unrounded, and figures as the page writes them. */
  { results: AnyResults; texts: Readonly<Record<string, string>> } | { problem: { field: string | null; says: string } }

/** Why nothing can be asked under an id: no tool has it, or one that is no calculator. */
export function notAsked(id: string, why: 'noTool' | 'noCalculator'): EntriesAnswer {
  return { problem: { field: null, says: says[why](id) } }
}

function boxOf(field: Field, value: Entries[string], show: Show): Typed[string] {
  if (field.kind === 'rows') return typedRows(field, value as never, show)
  return typedCell(field, value as Scalar, show)
}

/**
 * What a calculator answers to entries that were not typed: read and refused as those of its page are. A name that is no entry is refused
 * with the names that are.
 */
export async function answerEntries(
  calculator: CalculatorModule,
  declaration: Declaration,
  entries: Entries,
  { region = 'global', today }: Circumstances = {},
): Promise<EntriesAnswer> {
  const { inputs, law } = declaration
  const unknown = Object.keys(entries).find((name) => !Object.hasOwn(inputs, name))
  if (unknown !== undefined) return { problem: { field: unknown, says: says.noEntry(unknown, Object.keys(inputs)) } }
  const mistyped = Object.entries(entries).find(
    ([name, value]) => Array.isArray(value) !== (inputs[name]?.kind === 'rows'),
  )
  if (mistyped) return { problem: { field: mistyped[0], says: says.wrongShape(inputs[mistyped[0]]?.kind === 'rows') } }
  const visitor = regionOf(region)
  const given = Object.entries(entries).filter(([, value]) => typeof value === 'string') as [string, string][]
  const show = createShow(regionOfForm(law, inputs, Object.fromEntries(given), visitor))
  const typed = Object.fromEntries(
    Object.entries(entries).flatMap(([name, value]) => {
      const field = inputs[name]
      return field ? [[name, boxOf(field, value, show)]] : []
    }),
  )
  const { values, errors } = readForm(inputs, typed, show)
  const [wrong] = Object.entries(errors)
  if (wrong) return { problem: { field: wrong[0], says: wrong[1] } }
  await calculator.needs?.(values)
  const found = answerTo(calculator, declaration, values, visitor, today)
  if (isProblem(found)) return { problem: { field: found.field, says: problemSentence(inputs, found) } }
  const shown = { ...declaration, outputs: outputsFor(declaration.outputs, values) }
  const written = resultsOf({ declaration: shown, results: found.results, show: contextOf(law, values, visitor).show })
  return { results: found.results, texts: Object.fromEntries(written.map(({ name, text }) => [name, text])) }
}
