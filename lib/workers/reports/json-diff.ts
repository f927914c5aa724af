import type { Finding } from '@/lib/kits/app/views'
import { csvText } from '@/lib/base/format/csv-cell'
import { differences, ignoredBy, type Change } from '@/lib/subjects/json/difference'
import { applyMerge, applyPatch, jsonPatch, mergePatch, PatchFault, pointerOf } from '@/lib/subjects/json/patch'
import { ExactNumber, isList, isMembers, valueOf, writeJson, type JsonValue } from '@/lib/subjects/json/value'
import { readYaml } from '@/lib/subjects/yaml/read'
import { whole } from '@/lib/messages/counted'
import {
  diffMessages as says,
  type DiffQuestion,
  type DiffReport,
} from '@/lib/tools/utilities/developer/json-diff.messages'
import type { Written } from '@/lib/workers/define-code-task'
import { readSource } from '@/lib/workers/reports/json-source'
import { yamlFinding, yamlWarnings } from '@/lib/workers/reports/yaml-source'

type Report = Written<DiffReport>
type Settings = Omit<DiffQuestion, 'ask' | 'text' | 'second'>
type Side = 'text' | 'second'

const nothing = { findings: [], warnings: [], figures: [], rows: [] }
const shownRows = 500
const shownValue = 120

type Read = { value: JsonValue; warnings: string[] } | { findings: Finding[] } | undefined

function readSide(given: string, format: Settings['format'], side: Side, name: string): Read {
  if (given.trim() === '') return undefined
  if (format === 'yaml') return readYamlSide(given, side, name)
  const source = readSource(given, format, side)
  if (source.kind === 'empty') return undefined
  if (source.kind === 'fault') return { findings: named(source.findings, name) }
  const warnings = [...source.repeated, ...source.notNumbers].map((one) => says.sideWarning(name, one))
  return { value: valueOf(source.tree), warnings }
}

const named = (findings: readonly Finding[], name: string) =>
  findings.map((finding) => ({ ...finding, says: says.sideWarning(name, finding.says) }))

function readYamlSide(given: string, side: Side, name: string): Read {
  const outcome = readYaml(given)
  if (outcome.kind === 'bomb') return { findings: [{ tone: 'bad', says: says.sideWarning(name, says.bomb) }] }
  if (outcome.kind === 'faults')
    return {
      findings: named(
        outcome.faults.map((fault) => yamlFinding(given, fault, side)),
        name,
      ),
    }
  const { documents, repeated, notes } = outcome
  const [only = null] = documents
  const several = documents.length > 1 ? [says.documents(documents.length)] : []
  return {
    value: documents.length > 1 ? documents : only,
    warnings: [...several, ...yamlWarnings(given, repeated, notes)].map((one) => says.sideWarning(name, one)),
  }
}

/** Compares two documents and writes what differs, or applies a patch to the first. */
export function diffReport({
  text,
  second,
  ...settings
}: Omit<DiffQuestion, 'ask'> & { text: string; second: string }): Report {
  const isApplying = settings.task === 'apply'
  const first = readSide(text, settings.format, 'text', says.sides.text)
  const other = readSide(second, settings.format, 'second', isApplying ? says.patchSide : says.sides.second)
  const findings = [first, other].flatMap((side) => (side && 'findings' in side ? side.findings : []))
  if (findings.length > 0) return { ...nothing, verdict: { tone: 'bad', says: '' }, findings }
  if (!first || !other || 'findings' in first || 'findings' in other)
    return { ...nothing, verdict: { tone: 'plain', says: isApplying ? says.applyWaiting : says.words.waiting } }
  const warnings = [...first.warnings, ...other.warnings]
  return isApplying
    ? applied(first.value, other.value, warnings)
    : compared(first.value, other.value, warnings, settings)
}

function applied(value: JsonValue, patch: JsonValue, warnings: string[]): Report {
  try {
    const made = isList(patch) ? applyPatch(value, patch) : applyMerge(value, patch)
    const verdict = isList(patch) ? says.applied(patch.length) : says.merged
    return {
      ...nothing,
      verdict: { tone: 'good', says: verdict },
      warnings,
      text: `${writeJson(made, { indent: '  ' })}\n`,
    }
  } catch (error) {
    if (!(error instanceof PatchFault)) throw error
    const sentence = says.operation(error.operation, says.patchFaults[error.why](error.found))
    return { ...nothing, verdict: { tone: 'bad', says: '' }, findings: [{ tone: 'bad', says: sentence }], warnings }
  }
}

function compared(before: JsonValue, after: JsonValue, warnings: string[], settings: Settings): Report {
  const { lists, key, ignored, tolerance } = settings
  if (lists === 'key' && key.trim() === '')
    return { ...nothing, verdict: { tone: 'plain', says: says.keyMissing }, warnings }
  const changes = differences(before, after, { lists, key: key.trim(), tolerance, isIgnored: ignoredBy(ignored) })
  const isExact = ignored.trim() === '' && tolerance === 0
  if (changes.length === 0)
    return { ...nothing, verdict: { tone: 'good', says: isExact ? says.equal : says.equalBut }, warnings }
  const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length
  const [added, removed, changed] = [count('add'), count('remove'), count('replace')]
  const types = typeChanges(changes)
  const written = writtenAs(before, after, changes, settings)
  return {
    verdict: { tone: 'warn', says: `${says.differ(changes.length)}: ${says.count(added, removed, changed)}` },
    findings: [],
    warnings: [
      ...warnings,
      ...(types.length > 0 ? [says.typeChanges(types.length, types.slice(0, 5).join('; '))] : []),
      ...(changes.length > shownRows ? [says.listed(shownRows, changes.length)] : []),
      ...(settings.output === 'patch' && (lists === 'unordered' || lists === 'key') ? [says.unorderedPatch] : []),
      ...(settings.output === 'patch' && ignored.trim() !== '' ? [says.ignoredPatch] : []),
      ...(written === undefined ? [says.noMerge] : []),
    ],
    ...(written !== undefined && { text: written }),
    rows: changes.slice(0, shownRows).map((change) => rowOf(change, shownValue)),
    figures: [
      { label: says.figures.added, text: whole(added) },
      { label: says.figures.removed, text: whole(removed) },
      { label: says.figures.changed, text: whole(changed) },
    ],
  }
}

const typeOf = (value: JsonValue) => {
  if (value === null) return 'null'
  if (value instanceof ExactNumber) return 'number'
  if (isList(value)) return 'list'
  return isMembers(value) ? 'object' : typeof value
}

function typeChanges(changes: readonly Change[]): string[] {
  return changes.flatMap(({ path, before, after }) => {
    if (before === undefined || after === undefined) return []
    const [from, to] = [typeOf(before), typeOf(after)]
    return from === to ? [] : [`${pointerOf(path)} ${says.types(from, to)}`]
  })
}

function rowOf({ kind, path, before, after }: Change, most: number): string[] {
  const shown = (value: JsonValue | undefined) => {
    const text = value === undefined ? '' : writeJson(value)
    return text.length > most ? `${text.slice(0, most)}…` : text
  }
  return [pointerOf(path) || says.root, says.kinds[kind], shown(before), shown(after)]
}

function writtenAs(
  before: JsonValue,
  after: JsonValue,
  changes: readonly Change[],
  { output, withTests }: Settings,
): string | undefined {
  if (output === 'patch') return `${writeJson(jsonPatch(changes, withTests), { indent: '  ' })}\n`
  if (output === 'merge') {
    const patch = mergePatch(before, after)
    return patch === undefined ? undefined : `${writeJson(patch, { indent: '  ' })}\n`
  }
  const rows = changes.map((change) => rowOf(change, Number.POSITIVE_INFINITY))
  if (output === 'csv') return csvText([says.columns, ...rows])
  const cell = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('\n', ' ')
  const line = (row: readonly string[]) => `| ${row.map(cell).join(' | ')} |`
  return `${[line(says.columns), line(says.columns.map(() => '---')), ...rows.map(line)].join('\n')}\n`
}
