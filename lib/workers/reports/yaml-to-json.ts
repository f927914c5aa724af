import { countTo } from '@/lib/base/text/line-and-column'
import { whole } from '@/lib/messages/counted'
import { writeJson, type JsonValue } from '@/lib/subjects/json/value'
import { readYaml, yamlComments, type YamlComment } from '@/lib/subjects/yaml/read'
import { trapKinds, trapsIn, type Trap } from '@/lib/subjects/yaml/traps'
import {
  yamlToJsonMessages as says,
  type YamlToJsonQuestion,
  type YamlToJsonReport,
} from '@/lib/tools/utilities/files/yaml-to-json.messages'
import type { Written } from '@/lib/workers/define-code-task'
import { yamlFinding, yamlPlaces, yamlSays, yamlWarnings } from '@/lib/workers/reports/yaml-source'

type Settings = Omit<YamlToJsonQuestion, 'ask' | 'source'>
type Report = Written<YamlToJsonReport>

const nothing = { findings: [], warnings: [], figures: [], comments: [] }
const mostFindings = 50
const shownComments = 200
const indents = { '2': '  ', '4': '    ', tab: '\t', none: undefined }

/** Writes what a YAML text says as JSON, with what JSON cannot hold and what other programs read differently. */
export function yamlToJsonReport(given: string, settings: Settings): Report {
  const text = given.replace(/^\ufeff/, '')
  if (text.trim() === '') return { ...nothing, verdict: { tone: 'plain', says: says.words.waiting } }
  const { version, merges, tags } = settings
  const outcome = readYaml(text, { version, merges, tags })
  if (outcome.kind === 'bomb')
    return { ...nothing, verdict: { tone: 'bad', says: '' }, findings: [{ tone: 'bad', says: yamlSays.bomb }] }
  if (outcome.kind === 'faults')
    return {
      ...nothing,
      verdict: { tone: 'bad', says: says.invalid(outcome.faults.length) },
      findings: outcome.faults.slice(0, mostFindings).map((fault) => yamlFinding(text, fault)),
    }
  const { documents, repeated, notes, aliases } = outcome
  const comments = yamlComments(text)
  if (documents.length === 0) return { ...nothing, verdict: { tone: 'plain', says: says.onlyComments } }
  return {
    verdict: { tone: 'good', says: says.done(documents.length) },
    findings: [],
    warnings: [
      ...yamlWarnings(text, repeated, notes),
      ...trapWarnings(text, trapsIn(outcome.parsed)),
      ...(comments.length > shownComments ? [says.moreComments(shownComments, comments.length)] : []),
    ],
    text: written(documents, settings),
    comments: commentRows(text, comments.slice(0, shownComments)),
    figures: [
      { label: says.figures.documents, text: whole(documents.length) },
      { label: says.figures.aliases, text: whole(aliases) },
      { label: says.figures.comments, text: whole(comments.length) },
    ],
  }
}

function written(documents: readonly JsonValue[], { several, indent, asciiOnly }: Settings): string {
  const [only = null] = documents
  if (documents.length === 1) return `${writeJson(only, { indent: indents[indent], asciiOnly })}\n`
  if (several === 'lines') return documents.map((one) => `${writeJson(one, { asciiOnly })}\n`).join('')
  return `${writeJson(documents, { indent: indents[indent], asciiOnly })}\n`
}

function trapWarnings(text: string, traps: readonly Trap[]): string[] {
  return trapKinds.flatMap((kind) => {
    const those = traps.filter((trap) => trap.kind === kind)
    return those.length > 0 ? [says.trapsFound(kind, those.length, yamlPlaces(text, those))] : []
  })
}

function commentRows(text: string, comments: readonly YamlComment[]): string[][] {
  return comments.map((comment) => [whole(countTo(text, comment.offset).line), comment.text])
}
