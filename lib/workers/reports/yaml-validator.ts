import { findingIn } from '@/lib/kits/app/code-report'
import type { Finding } from '@/lib/kits/app/views'
import { whole } from '@/lib/messages/counted'
import { writeJson, type JsonValue } from '@/lib/subjects/json/value'
import { layOutYaml } from '@/lib/subjects/yaml/layout'
import { readYaml, yamlComments, type YamlRules } from '@/lib/subjects/yaml/read'
import { trapsIn } from '@/lib/subjects/yaml/traps'
import {
  yamlMessages as says,
  type YamlQuestion,
  type YamlReport,
} from '@/lib/tools/utilities/developer/yaml-validator.messages'
import type { Written } from '@/lib/workers/define-code-task'
import { yamlFinding, yamlSays, yamlWarnings } from '@/lib/workers/reports/yaml-source'

type Settings = Omit<YamlQuestion, 'ask' | 'source'>
type Report = Written<YamlReport>

const nothing = { findings: [], warnings: [], figures: [] }
const mostFindings = 50
const shownTraps = 20

const asText = (documents: readonly JsonValue[]) => documents.map((one) => writeJson(one)).join('\n')

/** Checks YAML, names what programs read differently, and lays it out anew or shows it as JSON. */
export function yamlReport(given: string, settings: Settings): Report {
  const text = given.replace(/^\ufeff/, '')
  if (text.trim() === '') return { ...nothing, verdict: { tone: 'plain', says: says.words.waiting } }
  const rules: YamlRules = { version: settings.version, merges: true, tags: 'value' }
  const outcome = readYaml(text, rules)
  if (outcome.kind === 'bomb')
    return { ...nothing, verdict: { tone: 'bad', says: '' }, findings: [{ tone: 'bad', says: yamlSays.bomb }] }
  const faults = outcome.kind === 'faults' ? outcome.faults : outcome.repeated
  if (outcome.kind === 'faults' || faults.length > 0)
    return {
      ...nothing,
      verdict: { tone: 'bad', says: says.invalid(faults.length) },
      findings: faults.slice(0, mostFindings).map((fault) => yamlFinding(text, fault)),
    }
  const { documents, notes, aliases } = outcome
  if (documents.length === 0) return { ...nothing, verdict: { tone: 'plain', says: says.onlyComments } }
  const traps = trapsIn(outcome.parsed)
  const { written, warnings } = laidOut(text, settings, rules, documents)
  return {
    verdict:
      traps.length > 0
        ? { tone: 'warn', says: says.validWithTraps(traps.length) }
        : { tone: 'good', says: says.valid(documents.length) },
    findings: traps.slice(0, shownTraps).map(({ kind, written: word, ...place }): Finding => {
      const { says: sentence, hint } = says.traps[kind](word)
      return findingIn('text', text, place, { tone: 'warn', says: sentence, detail: hint })
    }),
    warnings: [
      ...(traps.length > shownTraps ? [says.moreTraps(traps.length - shownTraps)] : []),
      ...yamlWarnings(text, [], settings.view === 'json' ? notes : []),
      ...warnings,
    ],
    text: written,
    figures: [
      { label: says.figures.documents, text: whole(documents.length) },
      { label: says.figures.aliases, text: whole(aliases) },
      { label: says.figures.comments, text: whole(yamlComments(text).length) },
      { label: says.figures.lines, text: whole(text.split('\n').length) },
    ],
  }
}

function laidOut(
  text: string,
  { view, indent, width, ...layout }: Settings,
  rules: YamlRules,
  documents: readonly JsonValue[],
): { written: string; warnings: string[] } {
  if (view === 'json') {
    const value = documents.length === 1 ? (documents[0] ?? null) : documents
    return { written: `${writeJson(value, { indent: ' '.repeat(Number(indent)) })}\n`, warnings: [] }
  }
  const written = layOutYaml(text, { ...layout, indent: Number(indent), width: Number(width) })
  if (written === 'too-much') return { written: text, warnings: [says.tooMuch] }
  const isSafe = written !== 'unwritable' && (layout.sortKeys || saysSame(written.text, rules, documents))
  return isSafe ? { written: written.text, warnings: [] } : { written: text, warnings: [says.unsafe] }
}

/** A layout is given away only if it reads as what it was made of. */
function saysSame(written: string, rules: YamlRules, documents: readonly JsonValue[]): boolean {
  const again = readYaml(written, rules)
  return again.kind === 'read' && asText(again.documents) === asText(documents)
}
