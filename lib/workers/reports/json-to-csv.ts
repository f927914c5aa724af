import { csvRecord, startsFormula } from '@/lib/subjects/csv/record'
import { chosenColumns, flatten, recordLists, type FlatTable } from '@/lib/subjects/json/flatten'
import { nodeAt } from '@/lib/subjects/json/pointer'
import type { JsonTree } from '@/lib/subjects/json/tree'
import { isList, isMembers, valueOf, type JsonValue } from '@/lib/subjects/json/value'
import { whole } from '@/lib/messages/counted'
import {
  jsonToCsvMessages as says,
  type JsonToCsvQuestion,
  type JsonToCsvReport,
} from '@/lib/tools/utilities/files/json-to-csv.messages'
import type { Written } from '@/lib/workers/define-code-task'
import { readSource } from '@/lib/workers/reports/json-source'

type Settings = Omit<JsonToCsvQuestion, 'ask' | 'source'>
type Report = Written<JsonToCsvReport>

const nothing = { findings: [], warnings: [], figures: [], columns: [] }
const delimiters = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' }
const namedOthers = 5
const excelColumns = 16_384
const excelRows = 1_048_576

interface Picked {
  records: readonly JsonValue[]
  pointer: string
  warnings: string[]
}

/** The list that a visitor named, or the longest list of objects; a value without one is one record. */
function pick(tree: JsonTree, at: string): Picked | undefined {
  const value = valueOf(tree)
  if (at !== '') {
    const node = nodeAt(tree, at)
    const found = valueOf(tree, node)
    const isThere = pointerReaches(value, at)
    if (!isThere || !(isList(found) || isMembers(found))) return undefined
    return { records: isList(found) ? found : [found], pointer: at, warnings: [] }
  }
  const [first, ...others] = recordLists(value)
  if (!first) return { records: [value], pointer: '', warnings: [says.noRecords] }
  const named = others.slice(0, namedOthers).map(({ pointer, records }) => says.list(pointer, records.length))
  return { ...first, warnings: named.length > 0 ? [says.others(named.join(', '))] : [] }
}

function pointerReaches(value: JsonValue, pointer: string): boolean {
  if (!pointer.startsWith('/')) return false
  let at: JsonValue | undefined = value
  for (const step of pointer.slice(1).split('/')) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
    at = isMembers(at) ? at.get(key) : isList(at) && /^\d+$/.test(key) ? at[Number(key)] : undefined
    if (at === undefined) return false
  }
  return true
}

/** Writes the records of a JSON text as CSV, and says what a reader of the file should know. */
export function jsonToCsvReport(given: string, settings: Settings): Report {
  const source = readSource(given, settings.mode)
  if (source.kind === 'empty') return { ...nothing, verdict: { tone: 'plain', says: says.words.waiting } }
  if (source.kind === 'fault') return { ...nothing, verdict: { tone: 'bad', says: '' }, findings: source.findings }
  const picked = pick(source.tree, settings.at.trim())
  if (!picked) return refused(says.notThere(settings.at.trim()))
  const table = flatten(picked.records, {
    arrays: settings.arrays,
    between: says.between,
    pathMark: '.',
    nullAs: settings.nulls === 'null' ? 'null' : '',
  })
  const chosen = chosenColumns(settings.columns)
  const columns = chosen.length > 0 ? chosen : table.names.map((name) => ({ name, heading: name }))
  const unknown = columns.filter(({ name }) => !table.names.includes(name))
  if (unknown.length > 0)
    return refused(says.unknown(unknown.map(({ name }) => name).join(', '), table.names.slice(0, 50).join(', ')))
  const { text, formulas } = written(table, columns, settings)
  const shown = table.columns.filter(({ name }) => columns.some((column) => column.name === name))
  const mixed = shown.filter(({ kinds }) => kinds.length > 1).map(({ name }) => name)
  return {
    verdict: { tone: 'good', says: says.found(table.rows.length, columns.length, picked.pointer) },
    findings: [],
    warnings: [
      ...picked.warnings,
      ...source.repeated,
      ...source.notNumbers,
      ...(formulas > 0 ? [settings.guards ? says.guarded(formulas) : says.unguarded(formulas)] : []),
      ...(table.longNumbers > 0 ? [says.longNumbers(table.longNumbers)] : []),
      ...(mixed.length > 0 ? [says.mixed(mixed.slice(0, 10).join(', '))] : []),
      ...(table.unfolded > 0 ? [says.unfolded(table.unfolded)] : []),
      ...(table.kept > 0 ? [says.kept(table.kept)] : []),
      ...(columns.length > excelColumns ? [says.tooManyColumns(columns.length)] : []),
      ...(table.rows.length >= excelRows ? [says.tooManyRows(table.rows.length)] : []),
    ],
    text,
    columns: shown
      .slice(0, says.shownColumns)
      .map(({ name, filled, kinds }) => [name, whole(filled), kinds.join(', ')]),
    figures: [
      { label: says.figures.rows, text: whole(table.rows.length) },
      { label: says.figures.columns, text: whole(columns.length) },
    ],
  }
}

function refused(sentence: string): Report {
  return { ...nothing, verdict: { tone: 'bad', says: '' }, findings: [{ tone: 'bad', says: sentence }] }
}

const plainNumber = /^-?\d+\.\d+(?:[eE][+-]?\d+)?$/

function written(
  { names, rows, columns: facts }: FlatTable,
  columns: readonly { name: string; heading: string }[],
  { delimiter, decimal, hasHeader, guards, hasMark }: Settings,
): { text: string; formulas: number } {
  let formulas = 0
  const places = columns.map(({ name }) => names.indexOf(name))
  const isNumeric = places.map((at) => facts[at]?.kinds.join() === 'number')
  const safe = (text: string) => {
    if (!startsFormula(text)) return text
    formulas++
    return guards ? `'${text}` : text
  }
  const lines = hasHeader
    ? [
        csvRecord(
          columns.map(({ heading }) => safe(heading)),
          delimiters[delimiter],
        ),
      ]
    : []
  for (const row of rows) {
    const cells = places.map((at, index) => {
      const text = row[at] ?? ''
      const isDecimal = decimal === 'comma' && isNumeric[index] && plainNumber.test(text)
      return isDecimal ? text.replace('.', ',') : safe(text)
    })
    lines.push(csvRecord(cells, delimiters[delimiter]))
  }
  return { text: (hasMark ? '\ufeff' : '') + lines.join(''), formulas }
}
