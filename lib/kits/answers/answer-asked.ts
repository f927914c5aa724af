import { isProblem } from '@/lib/base/problem'
import type { Region } from '@/lib/base/region/types'
import { answerTo, type CalculatorModule } from '@/lib/kits/calculator/answer'
import type { Declaration } from '@/lib/kits/calculator/declaration'
import { outputsFor } from '@/lib/kits/calculator/units'
import { writeResult } from '@/lib/kits/calculator/write'
import { writeAddressState } from '@/lib/kits/fields/address-state'
import { contextOf, regionOfForm } from '@/lib/kits/fields/context'
import { createShow } from '@/lib/base/format/show'
import type { Fields } from '@/lib/kits/fields/types'
import { readForm } from '@/lib/kits/fields/read'
import { linkNames, type TransformDeclaration } from '@/lib/kits/transform/declaration'
import { runTransform, type TransformModule } from '@/lib/kits/transform/run'
import type { Asked } from '@/lib/kits/asked/read-asked'

/** What a question comes to: results as the page would write them, and the part of its address after '#' that shows it whole. */
export interface AskedAnswer {
  figures: readonly { label: string; value: string }[]
  state: string
}

/** Results that answer a question that names none. */
const mostFigures = 1

/**
 * The answer of a calculator to a question. Undefined where a box refuses what was typed or these values have no answer: the page then
 * says why.
 */
export function answerOfCalculator(
  module: CalculatorModule,
  declaration: Declaration,
  { way, typed }: Asked,
  visitor: Region,
  today: string,
): AskedAnswer | undefined {
  const { inputs, law } = declaration
  const { values, errors } = readForm(inputs, typed, createShow(regionOfForm(law, inputs, typed, visitor)))
  if (Object.keys(errors).length > 0) return undefined
  const answer = answerTo(module, declaration, values, visitor, today)
  if (isProblem(answer)) return undefined
  const { show } = contextOf(law, values, visitor)
  const outputs = outputsFor(declaration.outputs, values)
  const written = Object.entries(outputs).flatMap(([name, output]) => {
    const value = writeResult(output, answer.results[name], show)
    return value === undefined ? [] : [{ name, label: output.label, value }]
  })
  const figures = way.gives
    ? way.gives.flatMap((name) => written.filter((one) => one.name === name))
    : written.slice(0, mostFigures)
  const state = writeAddressState(inputs, values)
  return figures.length === 0 || state === undefined ? undefined : { figures, state }
}

/** A form with what was asked in its boxes, for a tool whose result is a document and no figure. */
export function stateOfForm(form: Fields, { typed }: Asked, visitor: Region): AskedAnswer | undefined {
  const { values, errors } = readForm(form, typed, createShow(visitor))
  const state = Object.keys(errors).length > 0 ? undefined : writeAddressState(form, values)
  return state === undefined ? undefined : { figures: [], state }
}

/** The answer of a transform to a question, where it is a short text. */
export async function answerOfTransform(
  module: TransformModule,
  declaration: TransformDeclaration,
  { way, typed }: Asked,
  visitor: Region,
): Promise<AskedAnswer | undefined> {
  const { text = '', ...boxes } = typed
  const from = way.back ? 'gives' : 'takes'
  const { values, errors } = readForm(declaration.options, boxes, createShow(visitor))
  if (Object.keys(errors).length > 0) return undefined
  const context = { show: createShow(visitor), progress: () => undefined }
  const made = await runTransform(module, { declaration, from, options: values }, text, context)
  if (isProblem(made) || made.text === undefined || made.text === '') return undefined
  const state = new URLSearchParams({ [linkNames[from]]: text })
  if (Object.keys(boxes).length > 0)
    for (const [name, box] of new URLSearchParams(writeAddressState(declaration.options, values))) state.set(name, box)
  const { label } = declaration[way.back ? 'takes' : 'gives']
  return { figures: [{ label, value: made.text }], state: state.toString() }
}
