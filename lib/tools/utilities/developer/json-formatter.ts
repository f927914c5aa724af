import { rememberLast } from '@/lib/base/remember-last'
import { jsonString, openJson } from '@/lib/engines/json'
import type { Finding, View, Warning } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Content, type Work } from '@/lib/kits/app/workbench'
import { jsonSources } from '@/lib/families/written-texts/page-parts'
import { choice, toggle } from '@/lib/kits/fields/define'
import { whole } from '@/lib/messages/counted'
import { sizeInWords } from '@/lib/messages/workbench'
import type { FaultReport, FindingList, OpenReport } from '@/lib/subjects/json/session'
import { formatOptions, savedName, type JsonSettings } from '@/lib/subjects/json/settings'
import type { JsonAnswer, JsonQuestion } from '@/lib/subjects/json/task'
import { jsonMessages as says, jsonSample } from './json-formatter.messages'

type Options = JsonSettings & { view: 'text' | 'tree' }
type JsonWork = Work<Options, Readonly<Record<'text', string>>, JsonAnswer, JsonQuestion>
type Tree = Extract<OpenReport, { kind: 'tree' }>

/** Text up to this length is read on every keystroke, in the same frame; in characters. */
const shortText = 50_000
/** Files up to this size are shown in the text box, where they can be edited; in bytes. */
const editableSize = 4_000_000

const readsJson = ({ task }: Options) => task === 'format' || task === 'minify'

function isReport(answer: JsonAnswer | undefined): answer is OpenReport {
  return typeof answer === 'object' && 'kind' in answer && answer.kind !== 'repaired'
}

function treeOf(answer: JsonAnswer | undefined): Tree | undefined {
  return isReport(answer) && answer.kind === 'tree' ? answer : undefined
}

function faultOf({ answer }: JsonWork): FaultReport | undefined {
  return isReport(answer) && answer.kind === 'fault' ? answer.report : undefined
}

function writtenOf({ next }: JsonWork): { lines: number; length: number } | undefined {
  return typeof next === 'object' && 'lines' in next ? next : undefined
}

const stringOf = rememberLast((text: string, { task, asciiOnly }: Options): { text: string } | { fault: string } => {
  const outcome = jsonString(text, task === 'unescape' ? task : 'escape', asciiOnly)
  return 'text' in outcome ? outcome : { fault: says.badEscape(outcome.found, outcome.position) }
})

function stringIn({ values, texts, opened }: JsonWork) {
  if (readsJson(values) || (texts.text === '' && !opened.text)) return undefined
  return opened.text ? { fault: says.tooLargeToEscape } : stringOf(texts.text, values)
}

const nothing: View = { kind: 'note', tone: 'plain', says: says.outputEmpty }

function stringViews(work: JsonWork): View[] {
  const found = stringIn(work)
  if (!found) return [nothing]
  if ('fault' in found) return [{ kind: 'findings', items: [{ tone: 'bad', says: found.fault }] }]
  return [{ kind: 'text', label: says.textOutputLabel, text: found.text, boxed: true }]
}

function faultFinding({ fault, position, related, excerpt, selection, readableAs }: FaultReport): Finding {
  const { message, hint } = says.fault(fault, related)
  const reading = readableAs && { label: says.readAs(readableAs), sets: { mode: readableAs } }
  return {
    tone: 'bad',
    says: message,
    detail: hint,
    excerpt,
    at: { input: 'text', ...position, offset: selection?.from, length: selection && selection.to - selection.from },
    offers: [...(reading ? [reading] : []), { label: 'Repair', takes: 'repair' }],
    caution: says.repairNote,
  }
}

/** What to know of JSON that is valid: repeated keys, numbers that other programs change. */
function warningsOf({ duplicates, inexact, notNumbers, counts }: Tree): Warning[] {
  const listed: [FindingList, string][] = [
    [duplicates, says.duplicates(duplicates.count)],
    [notNumbers, says.notNumbers(notNumbers.count)],
    [inexact, says.inexact(inexact.count)],
  ]
  const found = listed.flatMap(([{ count, first }, sentence]): Warning[] => {
    const places = first.map(({ node, position, path, written }) => ({
      text: says.findingAt(position, path, written),
      offer: { label: says.showInTree, sets: { view: 'tree' }, shows: node },
    }))
    const rest = count > first.length ? { rest: says.moreFindings(count - first.length) } : {}
    return count > 0 ? [{ says: sentence, places, ...rest }] : []
  })
  return counts.comments > 0 ? [...found, { says: says.comments(counts.comments) }] : found
}

function figuresOf({ counts }: Tree, work: JsonWork): View {
  const written = writtenOf(work)
  const figures: [keyof typeof says.stats, string][] = [
    ['keys', whole(counts.keys)],
    ['depth', whole(counts.depth)],
    ['size', sizeInWords(counts.size)],
  ]
  if (written) figures.push(['written', sizeInWords(written.length)], ['lines', whole(written.lines)])
  for (const name of ['objects', 'arrays', 'strings', 'numbers', 'booleans', 'nulls'] as const)
    figures.push([name, whole(counts[name])])
  const items = figures.map(([name, text]) => ({ label: says.stats[name], text }))
  return { kind: 'figures', items }
}

function shownText(work: JsonWork): View[] {
  const tree = treeOf(work.standing)
  if (!tree) return []
  if (work.values.view === 'tree') {
    const ofNode = { ask: 'nodeFile', options: formatOptions(work.values) }
    return [{ kind: 'tree', label: says.tree, rows: tree.rows, words: says.treeWords, ofNode }]
  }
  const written = writtenOf(work)
  return written ? [{ kind: 'lines', label: says.outputLabel, lines: written.lines, colours: 'json' }] : []
}

function viewsOf(work: JsonWork): View[] {
  const { answer, values } = work
  if (!readsJson(values)) return stringViews(work)
  const tree = treeOf(answer)
  const fault = faultOf(work)
  if (!tree && !fault) return [nothing]
  const isEarlier = fault !== undefined && treeOf(work.standing) !== undefined
  return [
    { kind: 'note', status: true, strong: true, tone: 'good', says: tree ? says.valid(values.mode) : '' },
    { kind: 'findings', items: fault ? [faultFinding(fault)] : [] },
    { kind: 'warnings', label: says.notices, items: tree ? warningsOf(tree) : [] },
    { kind: 'note', tone: 'plain', says: isEarlier ? says.lastGood : '' },
    ...shownText(work),
    ...(tree ? [figuresOf(tree, work)] : []),
  ]
}

/** The whole result. */
function contentOf(work: JsonWork): Content<JsonQuestion> | undefined {
  const found = stringIn(work)
  if (found) return 'text' in found ? found.text : undefined
  return treeOf(work.answer) && { askOpen: { ask: 'file', options: formatOptions(work.values) } }
}

const nameOf = ({ values, opened }: JsonWork) => savedName(opened.text?.name, values)
const typeOf = ({ values }: JsonWork) => (readsJson(values) ? 'application/json' : 'text/plain')
const whileReading = { field: 'task', is: ['format', 'minify'] } as const

export default defineWorkbench({
  worker: worker<JsonQuestion, JsonAnswer>('json-formatter'),
  options: {
    task: choice('What to do', { options: says.tasks, initial: 'format' }),
    mode: choice('Read as', { options: says.modeNames, initial: 'json', shownWhen: whileReading }),
    records: choice('Records', {
      options: says.recordKinds,
      initial: 'array',
      shownWhen: [whileReading, { field: 'mode', is: 'ndjson' }],
    }),
    indent: choice('Indent', {
      options: says.indents,
      initial: '2',
      shownWhen: [
        { field: 'task', is: 'format' },
        { field: 'records', is: 'array' },
      ],
    }),
    sortKeys: toggle('Sort keys', { shownWhen: whileReading }),
    asciiOnly: toggle('Escape non-ASCII characters', {
      shownWhen: { field: 'task', is: ['format', 'minify', 'escape'] },
    }),
    view: choice('View', { options: says.views, initial: 'text', as: 'buttons', shownWhen: whileReading }),
  },
  panels: [
    { at: 'top', fields: ['task'] },
    {
      at: 'inputs',
      label: 'How it is read and written',
      fields: ['mode', 'records', 'indent', 'sortKeys', 'asciiOnly'],
    },
    { at: 'results', fields: ['view'] },
  ],
  inputs: {
    text: {
      kind: 'text',
      label: { field: 'task', is: says.inputs },
      placeholder: 'Paste or type JSON here, or drop a file',
      height: 'tall',
      example: jsonSample,
      takes: { text: { task: 'format' } },
      holds: {
        ...jsonSources,
        above: editableSize,
      },
    },
  },
  resultLabel: 'Result',
  isBeside: true,
  asking: 'Working',
  making: says.writing,
  ask({ values, texts, opened }): JsonQuestion | undefined {
    const source = opened.text ?? texts.text
    return source === '' || !readsJson(values) ? undefined : { ask: 'open', source, mode: values.mode }
  },
  askNext: (work): JsonQuestion | undefined =>
    readsJson(work.values) && work.values.view === 'text' && treeOf(work.standing)
      ? { ask: 'format', options: formatOptions(work.values) }
      : undefined,
  onPage: {
    takes: (question) =>
      question.ask === 'open' && typeof question.source === 'string' && question.source.length <= shortText,
    open: openJson,
  },
  stands: (answer) => treeOf(answer) !== undefined || (isReport(answer) && answer.kind === 'empty'),
  views: viewsOf,
  fileIn: (answer) =>
    typeof answer === 'object' && 'kind' in answer && answer.kind === 'repaired' ? new Blob([answer.text]) : undefined,
  prints(work) {
    const content = contentOf(work)
    return content === undefined ? undefined : { title: nameOf(work), content }
  },
  takeAway: {
    copy: { kind: 'copy', label: 'Copy', done: says.copied, of: (work) => contentOf(work) },
    save: { kind: 'save', label: 'Download', file: nameOf, type: typeOf, of: contentOf },
    share: { kind: 'share', label: 'Share', file: nameOf, type: typeOf, of: contentOf },
    next: { kind: 'carry', gives: 'text', leadsTo: ['base64', 'hash-generator'], of: (work) => contentOf(work) },
    useAsInput: {
      kind: 'put',
      label: 'Use as input',
      input: 'text',
      sets: { task: 'format' },
      done: says.movedToInput,
      shownWhen: { field: 'task', is: 'unescape' },
      of: (work) => contentOf(work),
    },
    repair: {
      kind: 'put',
      label: 'Repair',
      isOffered: true,
      input: 'text',
      sets: { mode: 'json' },
      done: says.repaired,
      of: (work): Content<JsonQuestion> | undefined =>
        faultOf(work) && { ask: { ask: 'repair', source: work.opened.text ?? work.texts.text } },
    },
  },
  controls: [
    { label: 'Text', help: 'Type, paste, drop or open a file of up to 100 MB.' },
    { label: 'Read as', help: 'JSON, JSON with comments, JSON5, or one value a line (NDJSON).' },
    { label: 'Write', help: 'Indented by 2, by 4 or by tabs, or without white space; keys in their order or sorted.' },
  ],
  results: [
    { label: 'Formatted text', kind: 'value' },
    { label: 'Tree with search and JSONPath', kind: 'table' },
    { label: 'Place of the first mistake', kind: 'verdict' },
    { label: 'Repeated keys and numbers that other programs change', kind: 'verdict' },
  ],
  formula:
    'Reads the text into tokens and writes the same tokens with other white space: no number is converted, no key is moved unless you sort',
  limits: [
    'Comments of JSONC and JSON5 are dropped when the text is written as JSON, and the page says so.',
    'Repair guesses what was meant; it takes texts of up to 20 MB.',
    'Escaping and unescaping takes texts of up to 4 MB, copying up to 50 MB.',
  ],
  asked: [{ says: '{text:json}' }],
  sources: [
    {
      title: 'RFC 8259: The JavaScript Object Notation (JSON) Data Interchange Format',
      href: 'https://www.rfc-editor.org/rfc/rfc8259',
    },
    { title: 'RFC 9535: JSONPath', href: 'https://www.rfc-editor.org/rfc/rfc9535' },
    { title: 'JSONTestSuite by Nicolas Seriot', href: 'https://github.com/nst/JSONTestSuite' },
  ],
  abilities: ['save', 'print'],
})
