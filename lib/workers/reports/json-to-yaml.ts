import { whole } from '@/lib/messages/counted'
import { sizeInWords } from '@/lib/messages/workbench'
import { isList, isMembers, valueOf, type JsonValue } from '@/lib/subjects/json/value'
import { isMistakable, writeYaml } from '@/lib/subjects/yaml/write'
import {
  jsonToYamlMessages as says,
  type JsonToYamlQuestion,
  type JsonToYamlReport,
} from '@/lib/tools/utilities/files/json-to-yaml.messages'
import type { Written } from '@/lib/workers/define-code-task'
import { readSource } from '@/lib/workers/reports/json-source'

type Settings = Omit<JsonToYamlQuestion, 'ask' | 'source'>
type Report = Written<JsonToYamlReport>

const nothing = { findings: [], warnings: [], figures: [] }
const namedTexts = 8
const utf8 = new TextEncoder()

/** Writes JSON as YAML that reads as the same under YAML 1.1 and 1.2. */
export function jsonToYamlReport(given: string, settings: Settings): Report {
  const source = readSource(given, settings.mode)
  if (source.kind === 'empty') return { ...nothing, verdict: { tone: 'plain', says: says.words.waiting } }
  if (source.kind === 'fault') return { ...nothing, verdict: { tone: 'bad', says: '' }, findings: source.findings }
  const value = valueOf(source.tree)
  const parts = settings.documents && isList(value) && value.length > 0 ? value : [value]
  const { indent, width, mode: _mode, documents, ...writing } = settings
  const { text, aliases } = writeYaml(parts, { ...writing, indent: Number(indent), width: Number(width) })
  const mistakable = settings.quotes === 'always' ? [] : [...new Set(textsIn(value).filter(isMistakable))]
  const lines = text.split('\n').length - 1
  const size = utf8.encode(text).length
  return {
    verdict: { tone: 'good', says: says.done(lines, size) },
    findings: [],
    warnings: [
      ...source.repeated,
      ...source.notNumbers,
      ...(source.counts.comments > 0 ? [says.comments(source.counts.comments)] : []),
      ...(mistakable.length > 0 ? [says.quoted(mistakable.length, namedOf(mistakable))] : []),
      ...(aliases > 0 ? [says.anchors(aliases)] : []),
      ...(documents && !isList(value) ? [says.noList] : []),
    ],
    text,
    figures: [
      { label: says.figures.lines, text: whole(lines) },
      { label: says.figures.size, text: sizeInWords(size) },
      { label: says.figures.before, text: sizeInWords(utf8.encode(given).length) },
    ],
  }
}

const namedOf = (texts: readonly string[]) =>
  texts
    .slice(0, namedTexts)
    .map((text) => (text === '' ? '""' : text))
    .join(', ') + (texts.length > namedTexts ? ', …' : '')

/** Every text of a value, keys among them. */
function textsIn(value: JsonValue): string[] {
  const found: string[] = []
  const walk = (one: JsonValue): void => {
    if (typeof one === 'string') found.push(one)
    else if (isList(one)) for (const inner of one) walk(inner)
    else if (isMembers(one))
      for (const [key, inner] of one) {
        found.push(key)
        walk(inner)
      }
  }
  walk(value)
  return found
}
