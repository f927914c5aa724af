import { isProblem } from '@/lib/base/problem'
import type { Show } from '@/lib/base/format/show'
import type { Declaration } from '@/lib/kits/calculator/declaration'
import { runCalculator } from '@/lib/kits/calculator/run'
import type { AnyCalculator, AnyResults, Outputs } from '@/lib/kits/calculator/types'
import { writeResult } from '@/lib/kits/calculator/write'
import type { AnyValues, Bound, Field, NumericField } from '@/lib/kits/fields/types'
import { isShown } from '@/lib/kits/fields/visible'
import { isNumeric } from '@/lib/kits/fields/write'
import type { MoverFact } from '@/lib/kits/guide/types'
import { regionOf } from '@/lib/base/region/regions'

const tenth = 1.1
/** Two entries whose effects differ by less than this share move the headline alike, and neither of them most. */
const alike = 1e-9
/** A headline that grows by a tenth with its entry is proportional to it, which nobody needs to be told. */
const proportional = 1e-3

interface Given {
  definition: AnyCalculator
  declaration: Declaration
  outputs: Outputs
  values: AnyValues
  results: AnyResults
  show: Show
}

/**
 * The entry that moves the first figure of an answer most when it is raised by a tenth and all others stay. Nothing where the
 * figure is 0 or proportional to that entry, where no entry moves it or two move it alike, or where it reads the same after.
 */
export function moverOf(given: Given): MoverFact | undefined {
  const headline = headlineOf(given)
  if (!headline) return undefined
  const moved = Object.entries(given.definition.inputs)
    .flatMap(([name, field]) => movedBy(name, field, headline, given))
    .toSorted((a, b) => b.share - a.share)
  const [most, next] = moved
  if (
    !most ||
    !(most.share > alike) ||
    Math.abs(most.share - (tenth - 1)) < proportional ||
    (next && most.share - next.share <= alike * most.share)
  )
    return undefined
  const write = (value: number) => writeResult(headline.output, value, given.show) ?? ''
  const [before, after] = [write(headline.value), write(most.after)]
  return before === after ? undefined : { input: most.label, output: headline.output.label, before, after }
}

interface Headline {
  key: string
  output: Outputs[string]
  value: number
}

function headlineOf({ outputs, results }: Given): Headline | undefined {
  for (const [key, output] of Object.entries(outputs)) {
    const value = results[key]
    if (typeof value === 'number') return value === 0 ? undefined : { key, output, value }
  }
  return undefined
}

function movedBy(
  name: string,
  field: Field,
  { key, value: before }: Headline,
  { definition, declaration, values }: Given,
): { label: string; after: number; share: number }[] {
  const value = values[name]
  if (!isNumeric(field) || typeof value !== 'number' || value === 0 || !isShown(field, values)) return []
  const raised = field.kind === 'integer' ? Math.round(value * tenth) : value * tenth
  if (raised === value || !isAllowed(field, raised, values)) return []
  const outcome = runCalculator(definition, declaration, { ...values, [name]: raised }, regionOf('global'))
  const after = isProblem(outcome) ? undefined : outcome.results[key]
  return typeof after === 'number' ? [{ label: field.label, after, share: Math.abs((after - before) / before) }] : []
}

function isAllowed({ min, max, above, below }: NumericField, value: number, values: AnyValues): boolean {
  const limit = (bound: Bound | undefined) => (typeof bound === 'object' ? Number(values[bound.field]) : bound)
  const [least, most, over, under] = [min, max, above, below].map(limit)
  return !(
    (least !== undefined && value < least) ||
    (most !== undefined && value > most) ||
    (over !== undefined && value <= over) ||
    (under !== undefined && value >= under)
  )
}
