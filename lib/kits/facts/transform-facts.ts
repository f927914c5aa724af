import { isProblem } from '@/lib/base/problem'
import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyValues } from '@/lib/kits/fields/types'
import { createShow } from '@/lib/base/format/show'
import type { GuideFacts, InputFact } from '@/lib/kits/guide/types'
import { regionOf } from '@/lib/base/region/regions'
import { contentOn } from '@/lib/kits/transform/check-case'
import { declareTransform, otherSide } from '@/lib/kits/transform/declaration'
import type { Made } from '@/lib/kits/transform/made'
import { runTransform } from '@/lib/kits/transform/run'
import type { AnyTransform, Content, SideName } from '@/lib/kits/transform/types'
import type { SharedFacts, ToolRecord } from './calculator-facts'
import { writeInput } from '@/lib/kits/fields/write-input'
import { inputFacts } from './field-facts'

/** A guide prints a line, not a document. */
const longestPrinted = 200

function printed(text: string): string {
  return text.length > longestPrinted ? `${text.slice(0, longestPrinted)}…` : text
}

function writeContent(content: Content): string {
  return printed('text' in content ? content.text : content.hex)
}

function writeMade(made: Made): string {
  if (made.text !== undefined) return printed(made.text)
  const bytes = made.kind === 'bytes' ? [...made.head] : []
  return printed(bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(' '))
}

interface Ran {
  name: string
  from: SideName
  options: AnyValues
  given: string
  gives: string
}

async function runExamples({ id, name }: ToolRecord, definition: AnyTransform): Promise<Ran[]> {
  const declaration = declareTransform(id, name, definition)
  const context = { show: createShow(regionOf('global')), progress: () => {} }
  return Promise.all(
    definition.examples.map(async (example) => {
      const from = example.inverse ? 'gives' : 'takes'
      const options = initialValues(definition.options, example.options)
      const made = await runTransform(
        definition,
        { declaration, from, options },
        contentOn(definition[from], example.given, options),
        context,
      )
      if (isProblem(made)) throw new Error(`${id}: the example "${example.name}" has no result: ${made.message}`)
      return { name: example.name, from, options, given: writeContent(example.given), gives: writeMade(made) }
    }),
  )
}

/** The endings of an accept attribute, without its media types. */
function endingsOf(accept: string): string[] {
  return accept.split(/\s*,\s*/).filter((one) => one.startsWith('.'))
}

/** Everything a guide may say of a transform without anybody typing a result. Its sides are called input and output. */
export async function transformFacts(
  record: ToolRecord,
  definition: AnyTransform,
  shared: SharedFacts,
): Promise<GuideFacts> {
  const { takes, gives, options, inverse, method, limits, sources } = definition
  const show = createShow(regionOf('global'))
  const ran = await runExamples(record, definition)
  const sideFact = ({ label, accept }: typeof takes): InputFact => ({
    label,
    ...(accept === undefined ? {} : { opens: endingsOf(accept) }),
  })
  const contentOf = (one: Ran, side: SideName) => (one.from === side ? one.given : one.gives)
  const chosen = (one: Ran) =>
    Object.entries(options).flatMap(([key, field]) => {
      const value = writeInput(field, one.options[key], show)
      return value === undefined ? [] : [{ label: field.label, value }]
    })
  return {
    ...shared,
    name: record.name,
    description: record.description,
    category: record.category,
    subcategory: record.subcategory,
    inputs: [sideFact(takes), ...inputFacts(options, show)],
    outputs: [{ label: gives.label, kind: 'value' }],
    charts: [],
    formats: [],
    formula: method,
    steps: [],
    examples: ran.map((one) => ({
      name: one.name,
      given: [{ label: definition[one.from].label, value: one.given }, ...chosen(one)],
      answers: [{ label: definition[otherSide(one.from)].label, value: one.gives }],
    })),
    limits,
    sources,
    rules: [],
    cases: record.cases,
    abilities: ['link', 'save', 'print', ...(inverse ? (['inverse'] as const) : [])],
    example: (name, key) => {
      const one = ran.find((candidate) => candidate.name === name)
      if (!one) return undefined
      if (key === 'input') return contentOf(one, 'takes')
      if (key === 'output') return contentOf(one, 'gives')
      const field = options[key]
      return field && writeInput(field, one.options[key], show)
    },
    label: (key) => ({ input: takes.label, output: gives.label })[key] ?? options[key]?.label,
  }
}
