import { columnFields } from '@/lib/families/lines/column-fields'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, toggle } from '@/lib/kits/fields/define'
import type { CompareQuestion, ListComparison } from '@/lib/subjects/lines/comparing'

/** Shown of a longer result, in UTF-16 units. */
const shownCharacters = 4000

const partNames = {
  all: 'In every list',
  first: 'Only in list 1',
  second: 'Only in list 2',
  one: 'In exactly one list',
  any: 'In any list, each once',
  repeated: 'Repeated within a list',
} as const
const held = (name: string) =>
  ({ accept: '.txt,.csv,.tsv,.log,.md,text/plain', pasted: `${name}.txt`, wraps: true }) as const
const count = (value: number) => value.toLocaleString('en-US')
const nameOf = (lists: readonly number[]) =>
  `${lists.length === 1 ? 'List' : 'Lists'} ${lists.map((at) => at + 1).join(', ')}`

function summaryTable({ lists }: ListComparison): View {
  return {
    kind: 'table',
    label: 'The lists',
    isTitled: true,
    columns: ['List', 'Lines', 'Blank', 'Different entries', 'Repeated entries'],
    rows: lists.map(({ lines, blank, distinct, repeated }, at) => [
      `List ${at + 1}`,
      count(lines),
      count(blank),
      count(distinct),
      count(repeated),
    ]),
  }
}

function overlapTable({ lists, overlaps }: ListComparison): View {
  return {
    kind: 'table',
    label: 'Where entries stand',
    isTitled: true,
    columns: ['In these lists and no other', 'Entries'],
    rows: overlaps.map((overlap) => [
      overlap.lists.length === lists.length ? 'All lists' : nameOf(overlap.lists),
      count(overlap.entries),
    ]),
  }
}

function shownPart({ parts }: ListComparison, part: keyof typeof partNames): View {
  const { text, entries } = parts[part]
  if (entries === 0) return { kind: 'note', says: `${partNames[part]}: nothing.` }
  if (text.length <= shownCharacters) return { kind: 'text', label: partNames[part], text, boxed: true }
  const head = text.slice(0, text.lastIndexOf('\n', shownCharacters) + 1)
  return { kind: 'text', label: `${partNames[part]}, the beginning`, text: head, boxed: true }
}

export default defineWorkbench({
  worker: worker<CompareQuestion, ListComparison>('list-compare'),
  options: {
    part: choice('Show, copy and save', { options: partNames, initial: 'all', as: 'menu' }),
    number: choice('Lists', { options: { two: '2', three: '3', four: '4', five: '5' }, initial: 'two' }),
    ignoresCase: toggle('Capitals make no difference', { initial: true }),
    sorts: toggle('Sort what comes out', { initial: false }),
    ignoresEdges: toggle('Spaces at both ends make no difference', { initial: true, refines: true }),
    ignoresAccents: toggle('Accents make no difference', { initial: false, refines: true }),
    ...columnFields('Compare only column'),
  },
  panels: [
    { at: 'top', fields: ['number', 'ignoresCase'] },
    {
      at: 'inputs',
      label: 'More options',
      folded: true,
      fields: ['ignoresEdges', 'ignoresAccents', 'column', 'delimiter'],
    },
    { at: 'results', fields: ['part', 'sorts'] },
  ],
  inputs: {
    one: {
      kind: 'text',
      label: 'List 1',
      height: 'middle',
      placeholder: 'One entry a line',
      example: 'ada@example.com\nbruno@example.com\nchen@example.com\nada@example.com\n',
      takes: { text: {} },
      holds: held('list-1'),
    },
    two: {
      kind: 'text',
      label: 'List 2',
      height: 'middle',
      placeholder: 'One entry a line',
      example: 'Chen@example.com\ndara@example.com\nada@example.com\n',
      holds: held('list-2'),
    },
    three: {
      kind: 'text',
      label: 'List 3',
      height: 'middle',
      shownWhen: { field: 'number', is: ['three', 'four', 'five'] },
      holds: held('list-3'),
    },
    four: {
      kind: 'text',
      label: 'List 4',
      height: 'middle',
      shownWhen: { field: 'number', is: ['four', 'five'] },
      holds: held('list-4'),
    },
    five: {
      kind: 'text',
      label: 'List 5',
      height: 'middle',
      shownWhen: { field: 'number', is: 'five' },
      holds: held('list-5'),
    },
  },
  resultLabel: 'What the lists share',
  asking: 'Comparing',
  ask({ values, texts, opened }): CompareQuestion | undefined {
    const { number, ignoresCase, ignoresEdges, ignoresAccents, column, delimiter, sorts } = values
    const names = (['one', 'two', 'three', 'four', 'five'] as const).slice(
      0,
      { two: 2, three: 3, four: 4, five: 5 }[number],
    )
    const lists = names.map((name) => opened[name] ?? texts[name])
    if (lists.every((list) => list === '')) return undefined
    return { lists, rules: { ignoresCase, ignoresEdges, ignoresAccents, column, delimiter }, sorts }
  },
  views({ answer, values }): View[] {
    if (!answer) return [{ kind: 'note', says: 'Paste two lists. What they share, and what one lacks, stands here.' }]
    const { parts } = answer
    return [
      {
        kind: 'figures',
        items: [
          { label: 'In every list', text: count(parts.all.entries) },
          { label: 'Only in list 1', text: count(parts.first.entries) },
          { label: 'Only in list 2', text: count(parts.second.entries) },
          { label: 'In any list', text: count(parts.any.entries) },
        ],
      },
      shownPart(answer, values.part),
      overlapTable(answer),
      summaryTable(answer),
    ]
  },
  takeAway: {
    copy: {
      kind: 'copy',
      label: 'Copy',
      done: 'Copied the entries',
      of: ({ answer, values }) => answer?.parts[values.part].text,
    },
    save: {
      kind: 'save',
      label: 'Save TXT',
      file: 'entries.txt',
      type: 'text/plain;charset=utf-8',
      of: ({ answer, values }) => answer?.parts[values.part].text,
    },
    csv: {
      kind: 'save',
      label: 'Save CSV, side by side',
      file: 'lists.csv',
      type: 'text/csv;charset=utf-8',
      of: ({ answer }) => answer?.csv,
    },
  },
  controls: [
    { label: 'Lists', help: 'Two to five, typed, pasted or files of up to 20 MB each.' },
    {
      label: 'What makes no difference',
      help: 'Capitals, spaces at the ends, accents; or one column alone is compared.',
    },
    { label: 'Show, copy and save', help: 'Which entries the box and the buttons take.' },
  ],
  results: [
    { label: 'Entries in every list, in one alone, in any, in exactly one, or repeated', kind: 'value' },
    { label: 'How many entries stand in which lists', kind: 'table' },
    { label: 'Lines, blank lines, different and repeated entries of each list', kind: 'table' },
  ],
  formula:
    'Entries are keys of a set, made of each line by the rules chosen; intersection, difference, union and symmetric difference are those of set theory',
  limits: [
    'Entries that are only nearly the same are different ones. Nothing is guessed.',
    'An entry is shown as it was written where it came first.',
    'A column ends at its sign even within quotes. A table with quoted cells belongs into a table tool.',
    'Blank lines are counted and left out.',
  ],
  sources: [
    { title: 'POSIX.1-2024: comm', href: 'https://pubs.opengroup.org/onlinepubs/9799919799/utilities/comm.html' },
    { title: 'Unicode Standard Annex #15: Unicode Normalization Forms', href: 'https://www.unicode.org/reports/tr15/' },
  ],
  abilities: ['save', 'print'],
})
