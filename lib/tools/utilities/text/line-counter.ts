import { englishCount } from '@/lib/base/format/english-count'
import { sourceOf, textInput } from '@/lib/families/text-counters/page-parts'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work } from '@/lib/kits/app/workbench'
import { tableToCsv } from '@/lib/kits/calculator/csv'
import { choice } from '@/lib/kits/fields/define'
import type { LineCounts } from '@/lib/subjects/text-counts/lines'
import type { CountAnswer, CountQuestion, LanguageCode } from '@/lib/subjects/text-counts/task'

type LineWork = Work<{ source: 'text' | 'files' }, Readonly<Record<'text', string>>, CountAnswer, CountQuestion>

const sample = `2026-11-02 08:00 start
2026-11-02 08:01 ready

2026-11-02 08:02 ready
2026-11-02 08:01 ready`

function endings({ lf, crlf, cr }: LineCounts): string {
  const kinds = [
    lf > 0 && `${englishCount(lf)} LF`,
    crlf > 0 && `${englishCount(crlf)} CRLF`,
    cr > 0 && `${englishCount(cr)} CR`,
  ].filter((kind) => kind !== false)
  if (kinds.length === 0) return 'No line ends.'
  return kinds.length === 1 ? `Line ends: ${kinds[0]}.` : `Mixed line ends: ${kinds.join(', ')}.`
}

function viewsOfText({ answer }: LineWork): View[] {
  const lines = answer?.kind === 'lines' ? answer.lines : undefined
  const figure = (value: number | undefined) => englishCount(value ?? 0)
  return [
    {
      kind: 'counts',
      label: 'Lines',
      items: [
        { label: 'Lines', text: figure(lines?.lines) },
        { label: 'Blank', text: figure(lines?.blank) },
        { label: 'With text', text: figure(lines && lines.lines - lines.blank) },
        { label: 'Different', text: figure(lines?.unique) },
        { label: 'Repeated', text: figure(lines?.repeated) },
        { label: 'Longest', text: lines ? `${figure(lines.longest)} (line ${figure(lines.longestAt)})` : '0' },
        { label: 'Bytes', text: figure(lines?.bytes) },
      ],
      spoken: `${figure(lines?.lines)} lines`,
    },
    ...(lines
      ? ([
          { kind: 'note', says: endings(lines) },
          {
            kind: 'note',
            says:
              lines.endsWithLineEnd || lines.lines === 0
                ? `“wc -l” would say ${figure(lines.lf + lines.crlf)}, since it counts line feeds.`
                : `The last line has no line end. It is counted here, and “wc -l” would say ${figure(lines.lf + lines.crlf)}.`,
          },
        ] as const)
      : []),
  ]
}

/** Languages of all files together, most code first. */
function allLanguages({ files }: LineWork): { languages: LanguageCode[]; unknown: number } {
  const together = new Map<string, LanguageCode>()
  let unknown = 0
  for (const { answer } of files) {
    if (answer?.kind !== 'code') continue
    unknown += answer.unknown
    for (const one of answer.languages) {
      const sum = together.get(one.language)
      together.set(one.language, {
        language: one.language,
        files: one.files + (sum?.files ?? 0),
        lines: one.lines + (sum?.lines ?? 0),
        blank: one.blank + (sum?.blank ?? 0),
        comment: one.comment + (sum?.comment ?? 0),
        code: one.code + (sum?.code ?? 0),
      })
    }
  }
  return { languages: [...together.values()].sort((one, other) => other.code - one.code), unknown }
}

const columns = ['files', 'code', 'comment', 'blank', 'lines'] as const
const headings = ['Language', 'Files', 'Code', 'Comments', 'Blank', 'All lines']

function viewsOfFiles(work: LineWork): View[] {
  const { languages, unknown } = allLanguages(work)
  const sum = (name: (typeof columns)[number]) => languages.reduce((total, one) => total + one[name], 0)
  return [
    {
      kind: 'counts',
      label: 'Lines of code',
      items: [
        { label: 'Lines of code', text: englishCount(sum('code')) },
        { label: 'Comments', text: englishCount(sum('comment')) },
        { label: 'Blank', text: englishCount(sum('blank')) },
        { label: 'Files', text: englishCount(sum('files')) },
      ],
      spoken: `${englishCount(sum('code'))} lines of code`,
    },
    ...(languages.length > 0
      ? [
          {
            kind: 'table',
            label: 'By language',
            columns: headings,
            rows: [
              ...languages.map((one) => [one.language, ...columns.map((name) => englishCount(one[name]))]),
              ...(languages.length > 1 ? [['All', ...columns.map((name) => englishCount(sum(name)))]] : []),
            ],
          } as const,
        ]
      : []),
    ...(unknown > 0
      ? [
          {
            kind: 'note',
            says: `${englishCount(unknown)} files are of no language known here and were left out.`,
          } as const,
        ]
      : []),
    {
      kind: 'files',
      of: Object.fromEntries(
        work.files.map(({ id, answer }): [number, View[]] => {
          if (answer?.kind === 'unreadable') return [id, [{ kind: 'note', tone: 'bad', says: answer.says }]]
          if (answer?.kind !== 'code') return [id, []]
          const says = answer.languages
            .map(
              ({ language, code, comment, blank }) =>
                `${language}: ${englishCount(code)} code, ${englishCount(comment)} comments, ${englishCount(blank)} blank`,
            )
            .join('; ')
          return [id, [{ kind: 'note', says: says || 'Of no language known here.' }]]
        }),
      ),
    },
  ]
}

const isText = { field: 'source', is: 'text' } as const
const isFiles = { field: 'source', is: 'files' } as const

export default defineWorkbench({
  worker: worker<CountQuestion, CountAnswer>('text-counters'),
  options: {
    source: choice('Count', {
      options: { text: 'Lines of a text or log', files: 'Lines of code in files' },
      initial: 'text',
    }),
  },
  panels: [{ at: 'top', fields: ['source'] }],
  inputs: {
    text: {
      ...textInput({ label: 'Text or log', placeholder: 'Paste lines, or drop a log of any size', example: sample }),
      shownWhen: isText,
    },
    files: {
      kind: 'files',
      label: 'Source files, or a project as ZIP',
      button: 'Choose files',
      verb: 'Count',
      stopped: 'Its lines were not counted.',
      help: 'In a ZIP, folders such as node_modules, .git, dist and vendor are left out.',
      shownWhen: isFiles,
    },
  },
  resultLabel: 'Lines',
  asking: 'Counting lines',
  ask(given): CountQuestion | undefined {
    const source = sourceOf(given)
    return source === undefined || given.values.source !== 'text' ? undefined : { ask: 'lines', source }
  },
  askOf: (file): CountQuestion => ({ ask: 'code', source: file, name: file.name }),
  views: (work) => (work.values.source === 'text' ? viewsOfText(work) : viewsOfFiles(work)),
  takeAway: {
    csv: {
      kind: 'save',
      label: 'Download CSV',
      file: 'lines-of-code.csv',
      type: 'text/csv;charset=utf-8',
      shownWhen: isFiles,
      of(work) {
        const { languages } = allLanguages(work)
        const shape = {
          language: { kind: 'text', label: 'Language' },
          files: { kind: 'count', label: 'Files' },
          code: { kind: 'count', label: 'Code' },
          comment: { kind: 'count', label: 'Comments' },
          blank: { kind: 'count', label: 'Blank' },
          lines: { kind: 'count', label: 'All lines' },
        } as const
        return languages.length === 0
          ? undefined
          : tableToCsv(
              shape,
              languages.map((one) => ({ ...one })),
            )
      },
    },
    next: {
      kind: 'carry',
      gives: 'text',
      leadsTo: ['word-counter', 'remove-extra-spaces'],
      of: ({ texts, values }) => (values.source === 'text' && texts.text !== '' ? texts.text : undefined),
    },
  },
  controls: [
    { label: 'Text or log', help: 'Typed, pasted, or a file of several gigabytes, which is read in pieces.' },
    { label: 'Source files, or a project as ZIP', help: 'Any number of files, or one archive of a whole project.' },
  ],
  results: [
    { label: 'Lines, blank, different, repeated and longest', kind: 'value' },
    { label: 'Kinds of line ends, and what “wc -l” would say', kind: 'verdict' },
    { label: 'Code, comments and blank lines by language', kind: 'table' },
  ],
  formula:
    'A line ends at LF, CRLF or CR; a last line without an end counts. A line with code is code, one with nothing but comment is a comment, one with white space alone is blank',
  limits: [
    'Comments and strings are told by rules for each of 65 languages. Code inside strings, heredocs and regular expressions that look like comments can be misread.',
    'A Python docstring is a string and counts as code; programs such as cloc call it a comment.',
    'Different lines are remembered up to 200 million characters; beyond that their number is not told.',
    'The length of a line is in UTF-16 units.',
  ],
  sources: [
    {
      title: 'POSIX.1-2017, section 3.206: Line, and the utility wc',
      href: 'https://pubs.opengroup.org/onlinepubs/9699919799/utilities/wc.html',
    },
    {
      title: 'R. Park: Software Size Measurement: A Framework for Counting Source Statements, CMU/SEI-92-TR-020 (1992)',
    },
  ],
  abilities: ['save', 'print'],
})
