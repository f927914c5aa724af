import { jsonSources } from '@/lib/families/written-texts/page-parts'
import type { Finding, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Content, type TextInput, type Work } from '@/lib/kits/app/workbench'
import { choice } from '@/lib/kits/fields/define'
import { faultInWords } from '@/lib/subjects/json/fault-words'
import type { OpenReport } from '@/lib/subjects/json/session'
import type { JsonMode } from '@/lib/subjects/json/tree'
import {
  jsonPathMessages as says,
  queriedSample,
  queryExamples,
  queryLanguages,
  type JsonPathAnswer,
  type JsonPathQuestion,
  type QueryAnswer,
  type QueryLanguage,
} from './jsonpath-tester.messages'

interface Options {
  language: QueryLanguage
  mode: JsonMode
  view: keyof typeof says.views
}
type Texts = Readonly<Record<'text' | QueryLanguage, string>>
type Testing = Work<Options, Texts, JsonPathAnswer, JsonPathQuestion>
type Tree = Extract<OpenReport, { kind: 'tree' }>

const editableSize = 4_000_000

const isOpened = (answer: JsonPathAnswer | undefined): answer is OpenReport =>
  typeof answer === 'object' && 'kind' in answer && answer.kind !== 'queried'

const treeOf = (answer: JsonPathAnswer | undefined): Tree | undefined =>
  isOpened(answer) && answer.kind === 'tree' ? answer : undefined

/** The answer to the query that stands there. */
function queriedOf({ next, values, standing }: Testing): QueryAnswer | undefined {
  const isQueried = typeof next === 'object' && 'kind' in next && next.kind === 'queried'
  return isQueried && next.language === values.language && treeOf(standing) ? next : undefined
}

/** An empty pointer means the whole; the other languages need a word. */
const isAsked = ({ values, texts }: Pick<Testing, 'values' | 'texts'>) =>
  values.language === 'pointer' || texts[values.language].trim() !== ''

function faultViews({ answer }: Testing): View[] {
  if (!isOpened(answer) || answer.kind !== 'fault') return []
  const { fault, position, related, excerpt, selection } = answer.report
  const { message, hint } = faultInWords(fault, related)
  const item: Finding = {
    tone: 'bad',
    says: message,
    detail: hint,
    excerpt,
    at: { input: 'text', ...position, offset: selection?.from, length: selection && selection.to - selection.from },
  }
  return [{ kind: 'findings', items: [item] }]
}

const exampleViews = ({ values }: Testing): View[] => [
  {
    kind: 'ready',
    items: [],
    offers: queryExamples[values.language].map(([label, text]) => ({
      label,
      puts: { input: values.language, text, done: says.exampleDone },
    })),
  },
]

function resultViews(work: Testing, queried: QueryAnswer, tree: Tree): View[] {
  const { view, language } = work.values
  if (view === 'tree') {
    const usePath = { label: says.usePath, input: language, done: says.pathUsed }
    const ofNode = { ask: 'nodeFile', options: { indent: '  ', sortKeys: false, asciiOnly: false, records: 'array' } }
    return [{ kind: 'tree', label: says.tree, rows: tree.rows, words: { ...says.treeWords, usePath }, ofNode }]
  }
  if (view === 'matches' && queried.places.length > 0)
    return [{ kind: 'table', label: says.places, columns: says.placeColumns, rows: queried.places }]
  return queried.lines > 0 ? [{ kind: 'lines', label: says.output, lines: queried.lines, colours: 'json' }] : []
}

function viewsOf(work: Testing): View[] {
  const tree = treeOf(work.answer)
  const fault = faultViews(work)
  if (!tree && fault.length === 0) return [{ kind: 'note', tone: 'plain', says: says.waiting }, ...exampleViews(work)]
  if (!tree) return fault
  const queried = isAsked(work) ? queriedOf(work) : undefined
  if (!queried)
    return [
      { kind: 'note', tone: 'plain', says: isAsked(work) ? says.querying : says.needsQuery },
      ...exampleViews(work),
    ]
  const { verdict, findings, warnings } = queried
  const repeated = tree.duplicates.count > 0 ? [says.repeatedKeys(tree.duplicates.count)] : []
  return [
    { kind: 'note', status: true, strong: true, tone: findings.length > 0 ? 'bad' : 'good', says: verdict },
    { kind: 'findings', items: findings },
    {
      kind: 'warnings',
      label: says.notices,
      items: [...warnings, ...repeated].map((sentence) => ({ says: sentence })),
    },
    ...resultViews(work, queried, tree),
    ...exampleViews(work),
  ]
}

/** What was found, from whoever holds it. */
const contentOf =
  (ask: 'text' | 'csv') =>
  (work: Testing): Content<JsonPathQuestion> | undefined => {
    const queried = isAsked(work) ? queriedOf(work) : undefined
    return queried && queried.lines > 0 ? { askOpen: { ask } } : undefined
  }

function queryBox(language: QueryLanguage, placeholder: string): TextInput {
  return {
    kind: 'text',
    label: `${queryLanguages[language]} query`,
    placeholder,
    height: 'line',
    example: queryExamples[language][0]?.[1] ?? '',
    shownWhen: { field: 'language', is: language },
  }
}

export default defineWorkbench({
  worker: worker<JsonPathQuestion, JsonPathAnswer>('jsonpath-tester'),
  options: {
    language: choice('Ask in', { options: says.languages, initial: 'path', as: 'buttons' }),
    mode: choice('Read as', { options: says.modes, initial: 'json', as: 'menu', refines: true }),
    view: choice('View', { options: says.views, initial: 'result', as: 'buttons' }),
  },
  panels: [
    { at: 'top', fields: ['language'] },
    { at: 'inputs', label: 'How the JSON is read', fields: ['mode'] },
    { at: 'results', fields: ['view'] },
  ],
  inputs: {
    path: queryBox('path', '$.books[?@.price < 15].title'),
    pointer: queryBox('pointer', '/books/0/title'),
    jmes: queryBox('jmes', 'books[?price < `15`].title'),
    text: {
      kind: 'text',
      label: 'JSON to ask',
      placeholder: 'Paste JSON here, or drop a file',
      height: 'tall',
      example: queriedSample,
      takes: { text: {} },
      holds: {
        ...jsonSources,
        above: editableSize,
      },
    },
  },
  resultLabel: 'What the query finds',
  asking: says.reading,
  making: says.querying,
  ask({ values, texts, opened }): JsonPathQuestion | undefined {
    const source = opened.text ?? texts.text
    return source === '' ? undefined : { ask: 'open', source, mode: values.mode }
  },
  askNext: (work): JsonPathQuestion | undefined => {
    const { language } = work.values
    if (!treeOf(work.standing) || !isAsked(work)) return undefined
    return { ask: 'query', language, query: work.texts[language] }
  },
  views: viewsOf,
  takeAway: {
    copy: { kind: 'copy', label: 'Copy', done: says.copied, of: contentOf('text') },
    copyCsv: { kind: 'copy', label: 'Copy as CSV', done: says.copiedCsv, of: contentOf('csv') },
    save: { kind: 'save', label: 'Download', file: 'result.json', type: 'application/json', of: contentOf('text') },
    saveCsv: { kind: 'save', label: 'Download CSV', file: 'result.csv', type: 'text/csv', of: contentOf('csv') },
    next: { kind: 'carry', gives: 'json', leadsTo: ['json-formatter', 'json-to-csv'], of: contentOf('text') },
  },
  controls: [
    { label: 'JSON to ask', help: 'Type, paste, drop or open a file of up to 100 MB.' },
    { label: 'Ask in', help: 'JSONPath (RFC 9535), JSON Pointer (RFC 6901) or JMESPath.' },
    { label: 'Query', help: 'Answered as you write; a press in the tree makes the path of a value the query.' },
  ],
  results: [
    { label: 'What was found, as JSON or CSV', kind: 'value' },
    { label: 'The path, value and line of each match', kind: 'table' },
    { label: 'The tree with its matches marked', kind: 'table' },
    { label: 'The place in the query that cannot be read, and what to write instead', kind: 'verdict' },
  ],
  formula:
    'Reads the query by the grammar of its language, then walks the values of the JSON in their order; patterns are matched in time that grows with the text alone',
  limits: [
    'A query is stopped after 3 seconds; JMESPath reads JSON of up to 20 MB.',
    'Numbers are compared as 64-bit floats and written with the digits that they have in the source.',
    'Of a repeated key a query finds the last value.',
    'JSONPath as RFC 9535 has it: scripts, =~, parents and keys of other dialects are refused with the word for them.',
    'Patterns in JSONPath are I-Regexp (RFC 9485): no \\d, no look-around, no references.',
  ],
  sources: [
    { title: 'RFC 9535: JSONPath', href: 'https://www.rfc-editor.org/rfc/rfc9535' },
    { title: 'RFC 9485: I-Regexp', href: 'https://www.rfc-editor.org/rfc/rfc9485' },
    { title: 'RFC 6901: JSON Pointer', href: 'https://www.rfc-editor.org/rfc/rfc6901' },
    { title: 'JMESPath Specification', href: 'https://jmespath.org/specification.html' },
    {
      title: 'JSONPath Compliance Test Suite',
      href: 'https://github.com/jsonpath-standard/jsonpath-compliance-test-suite',
    },
  ],
  abilities: ['save', 'print'],
})
