import { valueOf } from '@/lib/subjects/json/value'
import { jsonToXml, xmlName } from '@/lib/subjects/xml/from-json'
import { checkXml } from '@/lib/subjects/xml/well-formed'
import {
  jsonToXmlMessages as says,
  type JsonToXmlQuestion,
  type JsonToXmlReport,
} from '@/lib/tools/utilities/files/json-to-xml.messages'
import type { Written } from '@/lib/workers/define-code-task'
import { readSource } from '@/lib/workers/reports/json-source'

type Settings = Omit<JsonToXmlQuestion, 'ask' | 'source'>
type Report = Written<JsonToXmlReport>

const nothing = { findings: [], warnings: [], figures: [] }
const namedNames = 8
const marks = { at: '@', underscore: '_', dash: '-', none: '' }
const indents = { '2': '  ', '4': '    ', tab: '\t', none: '' }

/** Writes JSON as XML; what comes out is read by a strict parser before it is given away. */
export async function jsonToXmlReport(given: string, settings: Settings): Promise<Report> {
  const source = readSource(given, settings.mode)
  if (source.kind === 'empty') return { ...nothing, verdict: { tone: 'plain', says: says.words.waiting } }
  if (source.kind === 'fault') return { ...nothing, verdict: { tone: 'bad', says: '' }, findings: source.findings }
  const [root, item] = [settings.root.trim(), settings.item.trim() || 'item']
  const wrong = [root, item].find((name) => name !== '' && xmlName(name) !== name)
  if (wrong !== undefined) return refused(says.badName(wrong))
  const { text, renamed, dropped, elements } = jsonToXml(valueOf(source.tree), {
    ...settings,
    root,
    item,
    mark: marks[settings.mark],
    indent: indents[settings.indent],
    cdata: settings.cdata.split(/[,\n]/).flatMap((one) => (one.trim() === '' ? [] : [one.trim()])),
  })
  const [fault] = (await checkXml(text)).faults
  if (fault) return refused(says.notWellFormed(fault.reason))
  const names = [...renamed].slice(0, namedNames).map(([from, to]) => says.name(from, to))
  return {
    verdict: { tone: 'good', says: says.done(elements) },
    findings: [],
    warnings: [
      ...source.repeated,
      ...source.notNumbers,
      ...(renamed.size > 0
        ? [says.renamed(renamed.size, names.join(', ') + (renamed.size > namedNames ? ', …' : ''))]
        : []),
      ...(dropped > 0 ? [says.dropped(dropped)] : []),
      ...(source.counts.comments > 0 ? [says.comments(source.counts.comments)] : []),
    ],
    text,
    figures: [],
  }
}

const refused = (sentence: string): Report => ({
  ...nothing,
  verdict: { tone: 'bad', says: '' },
  findings: [{ tone: 'bad', says: sentence }],
})
