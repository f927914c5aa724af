import { findingIn } from '@/lib/kits/app/code-report'
import type { Finding } from '@/lib/kits/app/views'
import { positionOf } from '@/lib/kits/transform/position'
import { utf16Offset } from '@/lib/subjects/json/position'
import { faultInWords } from '@/lib/subjects/json/fault-words'
import { parseJson } from '@/lib/subjects/json/parse'
import { nodeAt } from '@/lib/subjects/json/pointer'
import type { JsonTree } from '@/lib/subjects/json/tree'
import { inferSchema } from '@/lib/subjects/json-schema/infer'
import { draftOf, schemaFaults, validate, type SchemaError } from '@/lib/subjects/json-schema/validate'
import {
  schemaMessages as says,
  type SchemaQuestion,
  type SchemaReport,
} from '@/lib/tools/utilities/developer/json-schema-validator.messages'

type Report = Omit<SchemaReport, 'lines'>

const deepest = 1000
const shown = 100
const nothing: Report = {
  verdict: { tone: 'plain', says: says.words.waiting },
  findings: [],
  warnings: [],
  figures: [],
  list: '',
  inferred: '',
}

type Read = { value: unknown; tree: JsonTree; text: string } | { finding: Finding }

/** A text as a value with its places, or what keeps it from being JSON. */
function readJson(given: string, input: 'text' | 'schema'): Read {
  const text = given.replace(/^\ufeff/, '')
  const outcome = parseJson(text)
  if (outcome.kind === 'fault') {
    const { message, hint } = faultInWords(outcome.fault, undefined)
    const offset = given.length - text.length + utf16Offset(new TextEncoder().encode(text), outcome.fault.offset)
    return {
      finding: findingIn(
        input,
        given,
        { offset, length: 1 },
        { tone: 'bad', says: `${says.notJson[input]}: ${message}`, detail: hint },
      ),
    }
  }
  if (outcome.counts.depth > deepest) return { finding: { tone: 'bad', says: says.tooDeep } }
  return { value: JSON.parse(text), tree: outcome.tree, text: given }
}

function placed(
  input: 'text' | 'schema',
  { tree, text }: { tree: JsonTree; text: string },
  pointer: string,
  finding: Omit<Finding, 'at' | 'excerpt'>,
): Finding {
  const mark = text.startsWith('\ufeff') ? 1 : 0
  const offset = mark + utf16Offset(tree.bytes, tree.starts[nodeAt(tree, pointer)] ?? 0)
  const { line, column } = positionOf(text, { offset, length: 1 })
  return { ...finding, at: { input, line, column, offset, length: 1 } }
}

/** Holds data against a schema and lists every place that does not fit, or makes a schema of the data. */
export function schemaReport({
  text,
  schema,
  draft,
  task,
}: Omit<SchemaQuestion, 'ask' | 'source'> & { text: string }): Report {
  if (text.trim() === '') return nothing
  const data = readJson(text, 'text')
  if ('finding' in data) return { ...nothing, verdict: { tone: 'bad', says: '' }, findings: [data.finding] }
  if (task === 'infer') {
    const made = { $schema: 'https://json-schema.org/draft/2020-12/schema', ...inferSchema([data.value]) }
    return { ...nothing, verdict: { tone: 'good', says: says.inferred }, inferred: JSON.stringify(made, null, 2) }
  }
  if (schema.trim() === '') return { ...nothing, verdict: { tone: 'plain', says: says.needsSchema } }
  const rules = readJson(schema, 'schema')
  if ('finding' in rules) return { ...nothing, verdict: { tone: 'bad', says: '' }, findings: [rules.finding] }
  const faults = schemaFaults(rules.value)
  if (faults.length > 0)
    return {
      ...nothing,
      verdict: { tone: 'bad', says: says.schemaFaulty(faults.length) },
      findings: faults
        .slice(0, shown)
        .map(({ pointer, wanted }) =>
          placed('schema', rules, pointer, { tone: 'bad', says: says.schemaFault(says.at(pointer), wanted) }),
        ),
    }
  return validated(data, rules, draft === 'auto' ? (draftOf(rules.value) ?? '2020-12') : draft)
}

function validated(
  data: { value: unknown; tree: JsonTree; text: string },
  rules: { value: unknown; text: string },
  draft: Exclude<SchemaQuestion['draft'], 'auto'>,
): Report {
  const warnings = [
    ...(rules.text.includes('"$dynamicRef"') ? [says.dynamic] : []),
    ...(/"\$ref"\s*:\s*"https?:\/\/json-schema\.org/.test(rules.text) ? [says.ownSchema] : []),
  ]
  try {
    const result = validate(data.value, rules.value, draft)
    if (result.kind === 'unusable')
      return {
        ...nothing,
        verdict: { tone: 'bad', says: '' },
        findings: [{ tone: 'bad', says: says.unusable(result.reason), detail: says.unusableHint }],
      }
    if (result.kind === 'valid') return { ...nothing, verdict: { tone: 'good', says: says.valid(draft) }, warnings }
    const errors = unique(result.errors)
    return {
      ...nothing,
      warnings,
      verdict: { tone: 'bad', says: says.invalid(Math.min(errors.length, shown), errors.length > shown) },
      findings: errors.slice(0, shown).map(({ instance, schema, says: sentence }) =>
        placed('text', data, instance, {
          tone: 'bad',
          says: `${says.at(instance)}: ${sentence}`,
          detail: says.rule(schema),
        }),
      ),
      list: errors.map(({ instance, says: sentence }) => says.list(instance, sentence)).join('\n'),
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { ...nothing, verdict: { tone: 'bad', says: '' }, findings: [{ tone: 'bad', says: says.endless }] }
  }
}

/** A place may be reached on several ways through a schema. */
function unique(errors: readonly SchemaError[]): SchemaError[] {
  const seen = new Set<string>()
  return errors.filter(({ instance, says: sentence }) => {
    const key = `${instance} ${sentence}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}
