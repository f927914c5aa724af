import { whole } from '@/lib/messages/counted'
import { languages } from '@/lib/subjects/code-types/languages'
import { looksLikeSchema, schemaModel } from '@/lib/subjects/code-types/schema'
import { addValue, emptyShape } from '@/lib/subjects/code-types/shape'
import { modelOf, type Model, type Type } from '@/lib/subjects/code-types/types'
import { isList, valueOf, type JsonValue } from '@/lib/subjects/json/value'
import {
  codeTypesMessages as says,
  type CodeTypesQuestion,
  type CodeTypesReport,
} from '@/lib/tools/utilities/developer/json-to-typescript.messages'
import type { Written } from '@/lib/workers/define-code-task'
import { readSource } from '@/lib/workers/reports/json-source'

type Settings = Omit<CodeTypesQuestion, 'ask' | 'source'>
type Report = Written<CodeTypesReport>

/** Items of one list that are looked at. */
export const mostItems = 100_000
const namedRenames = 6

const nothing = { findings: [], warnings: [], figures: [] }

function typesIn(type: Type): Type[] {
  if (type.kind === 'list' || type.kind === 'map' || type.kind === 'nullable') return [type, ...typesIn(type.of)]
  return type.kind === 'union' ? [type, ...type.of.flatMap(typesIn)] : [type]
}

const everyType = ({ root, objects }: Model) => [
  ...typesIn(root),
  ...objects.flatMap(({ members }) => members.flatMap(({ type }) => typesIn(type))),
]

interface Read {
  model: Model
  isSchema: boolean
  samples: number
  warnings: readonly string[]
}

const isSchema = (value: JsonValue, { holds }: Settings) =>
  holds === 'schema' || (holds === 'told' && looksLikeSchema(value))

function readSchema(value: JsonValue, { rootName, dates }: Settings): Read {
  const { outside, unsaid, ...model } = schemaModel(value, { rootName, dates })
  return {
    model,
    isSchema: true,
    samples: 0,
    warnings: [
      says.fromSchema,
      ...(outside.length > 0 ? [says.outside(outside.length, outside.slice(0, namedRenames).join(', '))] : []),
      ...(unsaid.length > 0 ? [says.unsaid(unsaid.join(', '))] : []),
    ],
  }
}

function readSamples(value: JsonValue, { mode, rootName, dates, enums, separate }: Settings): Read {
  const samples = (separate || mode === 'ndjson') && isList(value) && value.length > 0 ? value : [value]
  const shape = emptyShape()
  let isCut = samples.length > mostItems
  for (const sample of samples.slice(0, mostItems)) isCut = addValue(shape, sample, mostItems) || isCut
  return {
    model: modelOf(shape, { rootName, dates, enums }),
    isSchema: false,
    samples: Math.min(samples.length, mostItems),
    warnings: isCut ? [says.cut(mostItems)] : [],
  }
}

/** Writes types in a programming language for samples of JSON, or for what a JSON Schema describes. */
export function codeTypesReport(given: string, settings: Settings): Report {
  const { language, mode, readonly } = settings
  const { ending, write } = languages[language]
  const source = readSource(given, mode)
  if (source.kind === 'empty') return { ...nothing, ending, verdict: { tone: 'plain', says: says.words.waiting } }
  if (source.kind === 'fault')
    return { ...nothing, ending, verdict: { tone: 'bad', says: '' }, findings: source.findings }
  const value = valueOf(source.tree)
  const read = isSchema(value, settings) ? readSchema(value, settings) : readSamples(value, settings)
  const { model } = read
  const { code, renamed, unreadable = [] } = write(model, { readonly })
  const types = everyType(model)
  const members = model.objects.flatMap((one) => one.members)
  const optional = members.filter(({ isOptional }) => isOptional).length
  const unions = types.filter(({ kind }) => kind === 'union').length
  const unknown = types.filter(({ kind }) => kind === 'any' || kind === 'null').length
  const some = renamed.slice(0, namedRenames).map(({ key, name }) => `${key} → ${name}`)
  return {
    ending,
    verdict: { tone: 'good', says: says.done(model.objects.length, members.length) },
    findings: [],
    warnings: [
      ...source.repeated,
      ...source.notNumbers,
      ...(optional > 0 && !read.isSchema ? [says.optional(optional)] : []),
      ...(unions > 0 ? [says.unions(unions)] : []),
      ...(unknown > 0 && !read.isSchema ? [says.empty(unknown)] : []),
      ...(types.some(({ kind }) => kind === 'wide' || kind === 'big') ? [says.large] : []),
      ...read.warnings,
      ...(unreadable.length > 0
        ? [says.unreadable(unreadable.length, unreadable.slice(0, namedRenames).join(', '))]
        : []),
      ...(renamed.length > 0
        ? [says.renamed(renamed.length, some.join(', ') + (renamed.length > some.length ? ', …' : ''))]
        : []),
    ],
    text: code,
    figures: [
      { label: says.figures.objects, text: whole(model.objects.length) },
      { label: says.figures.members, text: whole(members.length) },
      { label: says.figures.enums, text: whole(model.enums.length) },
      ...(read.isSchema ? [] : [{ label: says.figures.samples, text: whole(read.samples) }]),
    ],
  }
}
