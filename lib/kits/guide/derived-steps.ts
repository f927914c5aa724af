import { derivedMessages as say } from '@/lib/messages/derived'
import { markup, type Markup } from './markup'
import { listed, quoted } from './phrases'
import type { GuideFacts, InputFact } from './types'

/** How many fields a quick start goes through one by one. */
const fieldsNamed = 4

/** The quick start of a guide that has none of its own: the fields in the order of the form, then what to read. */
export function derivedSteps({ inputs, outputs, category }: GuideFacts): Markup[] {
  const always = inputs.filter(({ sometimes, refines }) => !sometimes && !refines)
  const needed = always.filter(({ optional }) => !optional).slice(0, fieldsNamed)
  const spare = always.filter(({ optional }) => optional).map(({ label }) => quoted(label))
  const finer = inputs.filter(({ refines }) => refines).map(({ label }) => quoted(label))
  const results = outputs.filter(({ kind, absent }) => kind !== 'chart' && !absent).map(({ label }) => quoted(label))
  const steps = [
    ...needed.map((input) => enter(input, category)),
    ...(spare.length > 0 ? [say.optional(listed(spare, 3, say.or))] : []),
    ...(finer.length > 0 ? [say.finer(listed(finer, 3, say.or))] : []),
    ...(results.length > 0 ? [say.read(listed(results, 3))] : []),
  ]
  return steps.map((step) => markup`${step}`)
}

function enter({ label, help, options, rows, opens }: InputFact, category: GuideFacts['category']): string {
  const name = quoted(label)
  const what = options
    ? say.choose(name)
    : rows
      ? say.fill(name)
      : opens || category !== 'calculator'
        ? say.give(name)
        : say.enter(name)
  return help ? `${what} ${help}` : what
}
