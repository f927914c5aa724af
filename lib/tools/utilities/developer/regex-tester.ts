import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work } from '@/lib/kits/app/workbench'
import { choice, toggle } from '@/lib/kits/fields/define'
import { commonPatterns } from '@/lib/subjects/regex/common-patterns'
import {
  regexMessages as says,
  regexSample,
  type RegexQuestion,
  type RegexReport,
  type RegexTask,
} from './regex-tester.messages'

interface Options {
  task: RegexTask
  view: keyof typeof says.views
  global: boolean
  ignoreCase: boolean
  multiline: boolean
  dotAll: boolean
  sticky: boolean
  unicode: 'off' | 'u' | 'v'
}
type Texts = Readonly<Record<'pattern' | 'text' | 'replacement', string>>
type RegexWork = Work<Options, Texts, RegexReport, RegexQuestion>

const patternNames = ['email', 'isoDate', 'time', 'ipv4', 'uuid', 'hexColour', 'slug', 'number'] as const

const flagsOf = ({ global, ignoreCase, multiline, dotAll, sticky, unicode }: Options): string =>
  [global && 'g', ignoreCase && 'i', multiline && 'm', dotAll && 's', unicode !== 'off' && unicode, sticky && 'y']
    .filter(Boolean)
    .join('')

/** A way that puts a common pattern into the box, offered while the box is empty. */
const putting = (name: keyof typeof commonPatterns) =>
  ({
    kind: 'put',
    label: commonPatterns[name].label,
    isOffered: true,
    input: 'pattern',
    done: says.patternPut,
    of: () => commonPatterns[name].source,
  }) as const

function foundViews({ values }: RegexWork, answer: RegexReport): View[] {
  const { marked, isMarkedCut, rows, groups, text } = answer
  const views: View[] = []
  if (marked.length > 0 && values.task !== 'lines') views.push({ kind: 'marked', label: says.marked, parts: marked })
  if (isMarkedCut) views.push({ kind: 'note', tone: 'plain', says: says.markedCut(20_000) })
  if (values.task === 'replace' && text !== undefined)
    views.push({ kind: 'text', label: says.replaced, text: text.slice(0, 200_000), boxed: true })
  if (rows.length > 0) {
    const split = { label: says.pieces, columns: says.pieceColumns }
    const lines = { label: says.lines, columns: says.lineColumns }
    const matches = { label: says.matchTable, columns: says.matchColumns(groups) }
    views.push({
      kind: 'table',
      rows,
      ...(values.task === 'split' ? split : values.task === 'lines' ? lines : matches),
    })
  }
  return views
}

function shownViews(work: RegexWork, answer: RegexReport): View[] {
  const { explained, code } = answer
  if (work.values.view === 'found') return foundViews(work, answer)
  if (work.values.view === 'explained')
    return explained.length > 0
      ? [{ kind: 'table', label: says.explanation, columns: says.explanationColumns, rows: explained }]
      : []
  return [
    { kind: 'values', items: code.map(({ language, code: text }) => ({ label: language, text })) },
    {
      kind: 'table',
      label: says.caveats,
      columns: says.caveatColumns,
      rows: code.map(({ language, caveats }) => [language, caveats.join(' ') || says.asWritten]),
    },
  ]
}

function viewsOf(work: RegexWork): View[] {
  const { answer, texts } = work
  if (texts.pattern !== '' && !answer) return []
  if (!answer) {
    const offers = patternNames.map((name) => ({ label: commonPatterns[name].label, takes: name }))
    return [
      { kind: 'note', status: true, says: says.waiting },
      { kind: 'findings', items: [{ tone: 'plain', says: says.startFrom, offers }] },
    ]
  }
  return [
    { kind: 'note', status: true, strong: true, ...answer.verdict },
    { kind: 'findings', items: answer.findings },
    ...answer.notes.map((note) => ({ kind: 'note', tone: 'plain', says: note }) as const),
    ...shownViews(work, answer),
  ]
}

export default defineWorkbench({
  worker: worker<RegexQuestion, RegexReport>('regex-tester'),
  options: {
    task: choice('What to do', { options: says.tasks, initial: 'match', as: 'buttons' }),
    global: toggle('All matches (g)', { initial: true }),
    ignoreCase: toggle('Any letter case (i)', {}),
    multiline: toggle('^ and $ at each line (m)', {}),
    dotAll: toggle('Dot takes line ends (s)', {}),
    unicode: choice('Unicode', {
      options: { off: 'Off', u: 'On (u)', v: 'With sets (v)' },
      initial: 'off',
      refines: true,
    }),
    sticky: toggle('Only from where the last ended (y)', { refines: true }),
    view: choice('View', { options: says.views, initial: 'found', as: 'buttons' }),
  },
  panels: [
    { at: 'top', fields: ['task'] },
    { at: 'inputs', label: 'Flags', fields: ['global', 'ignoreCase', 'multiline', 'dotAll', 'unicode', 'sticky'] },
    { at: 'results', fields: ['view'] },
  ],
  inputs: {
    pattern: {
      kind: 'text',
      label: 'Pattern',
      placeholder: String.raw`\d{4}-\d{2}-\d{2}`,
      height: 'short',
      example: regexSample.pattern,
    },
    replacement: {
      kind: 'text',
      label: 'Replacement',
      placeholder: '$<day>.$<month>.$<year>',
      height: 'line',
      help: '$1 or $<name> for a group, $& for the match, $$ for a dollar sign.',
      shownWhen: { field: 'task', is: 'replace' },
    },
    text: {
      kind: 'text',
      label: 'Text',
      placeholder: 'Paste the text to search, or drop a file',
      height: 'middle',
      example: regexSample.text,
      takes: { text: {} },
      holds: { accept: '.txt,.log,.csv,.md,.json,.xml,.html,text/*', pasted: 'pasted.txt', above: 1_000_000 },
    },
  },
  resultLabel: 'Matches',
  asking: says.searching,
  ask({ values, texts, opened }): RegexQuestion | undefined {
    const { pattern, replacement } = texts
    if (pattern === '') return undefined
    return { pattern, flags: flagsOf(values), replacement, source: opened.text ?? texts.text, task: values.task }
  },
  views: viewsOf,
  takeAway: {
    copy: {
      kind: 'copy',
      label: 'Copy matches',
      done: says.copied,
      shownWhen: { field: 'task', is: 'match' },
      of: ({ answer }) =>
        answer && answer.rows.length > 0 ? answer.rows.map((row) => row.slice(2).join('\t')).join('\n') : undefined,
    },
    text: {
      kind: 'copy',
      label: 'Copy result',
      done: says.copied,
      shownWhen: { field: 'task', is: ['replace', 'split'] },
      of: ({ answer }) => answer?.text,
    },
    save: {
      kind: 'save',
      label: 'Download result',
      file: 'result.txt',
      type: 'text/plain',
      shownWhen: { field: 'task', is: ['replace', 'split'] },
      of: ({ answer }) => answer?.text,
    },
    email: putting('email'),
    isoDate: putting('isoDate'),
    time: putting('time'),
    ipv4: putting('ipv4'),
    uuid: putting('uuid'),
    hexColour: putting('hexColour'),
    slug: putting('slug'),
    number: putting('number'),
  },
  controls: [
    { label: 'Pattern', help: 'A regular expression as JavaScript reads it, without the slashes.' },
    { label: 'Flags', help: 'All matches, any letter case, lines, dot, Unicode and sticky.' },
    { label: 'Text', help: 'Type, paste, drop or open a file of up to 10 MB.' },
    { label: 'What to do', help: 'Find, replace, split, or test each line by itself.' },
  ],
  results: [
    { label: 'The text with its matches marked', kind: 'value' },
    { label: 'Matches with their places and groups', kind: 'table' },
    { label: 'The pattern explained piece by piece', kind: 'table' },
    { label: 'The pattern as code of six languages', kind: 'value' },
    { label: 'The part of a pattern that runs away', kind: 'verdict' },
  ],
  formula: 'Runs the pattern on the engine of your browser, in a worker of its own that is ended after one second',
  limits: [
    'The engine is that of JavaScript; code for other languages says where theirs differ, but is not run.',
    'Which part runs away is read from the pattern; a slow pattern of another build is stopped without a name.',
    'The table lists 1,000 matches; a million are counted.',
  ],
  sources: [
    {
      title: 'ECMAScript Language Specification: RegExp objects',
      href: 'https://tc39.es/ecma262/#sec-regexp-regular-expression-objects',
    },
    {
      title: 'MDN: Regular expressions',
      href: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Regular_expressions',
    },
    { title: 'RE2 syntax', href: 'https://github.com/google/re2/wiki/Syntax' },
    { title: 'Python documentation: re', href: 'https://docs.python.org/3/library/re.html' },
  ],
  abilities: ['save', 'print'],
})
