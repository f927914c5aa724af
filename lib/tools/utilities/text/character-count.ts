import { englishCount } from '@/lib/base/format/english-count'
import { csvFile, sourceOf, textInput, totalsStrip } from '@/lib/families/text-counters/page-parts'
import type { Finding, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice } from '@/lib/kits/fields/define'
import type { CharacterRow, Inspection, Trap } from '@/lib/subjects/text-counts/inspect'
import type { CountAnswer, CountQuestion } from '@/lib/subjects/text-counts/task'

// The second word has a Cyrillic letter, and a zero-width space stands before the full stop.
const sample = 'Café, p\u0430ypal\u200b. 👩‍💻 costs 5\u00a0€'

const trapWords: Readonly<Record<Trap, { tone: Finding['tone']; says: string }>> = {
  lone: { tone: 'bad', says: 'half of a surrogate pair, which is no character and breaks in files' },
  bidi: { tone: 'bad', says: 'changes the direction of writing and can hide what a text really says' },
  invisible: { tone: 'warn', says: 'is not seen' },
  control: { tone: 'warn', says: 'a control character' },
  space: { tone: 'warn', says: 'a space that is not the plain one' },
  'look-alike': { tone: 'warn', says: 'looks like' },
}

const codeOf = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`

function visible({ character, trap, category }: CharacterRow): string {
  if (trap === 'lone' || category === 'control' || category === 'format character') return '·'
  return /^\p{M}$/u.test(character) ? `◌${character}` : /^\s$/u.test(character) ? '␣' : character
}

function trapsOf({ rows, scripts }: Inspection): Finding[] {
  const latin = scripts.some(([name, count]) => name === 'Latin' && count > 2)
  return rows.flatMap((row): Finding[] => {
    const { trap, like } = row
    // A Cyrillic letter is no trap in a Russian text.
    if (!trap || (trap === 'look-alike' && !latin)) return []
    const { tone, says } = trapWords[trap]
    const times = row.count === 1 ? 'once' : `${englishCount(row.count)} times`
    return [
      {
        tone,
        says: `${codeOf(row.code)} ${row.name}: ${says}${like ? ` “${like}”` : ''}, ${times}.`,
        at: { input: 'text', line: row.line, column: row.column, offset: row.first, length: row.character.length },
      },
    ]
  })
}

function sizes(found: Inspection): View[] {
  const forms = (['NFC', 'NFD', 'NFKC', 'NFKD'] as const).map((form) => [
    form,
    englishCount(found.forms[form].codePoints),
    found.forms[form].isSame ? 'The text is in this form' : 'The text is not in this form',
  ])
  const beyond = (count: number) => (count === 0 ? 'Fits' : `${englishCount(count)} characters do not fit`)
  return [
    {
      kind: 'table',
      label: 'Sizes and encodings',
      columns: ['Encoding', 'Bytes', 'Note'],
      rows: [
        ['UTF-8', englishCount(found.utf8), ''],
        ['UTF-16', englishCount(found.utf16), ''],
        ['UTF-32', englishCount(found.utf32), ''],
        ['ASCII', '', beyond(found.beyondAscii)],
        ['Latin-1', '', beyond(found.beyondLatin1)],
      ],
    },
    { kind: 'table', label: 'Normalisation', columns: ['Form', 'Code points', 'Note'], rows: forms },
    {
      kind: 'figures',
      items: found.scripts.slice(0, 8).map(([name, count]) => ({
        label: name === 'Common' ? 'Shared signs' : name === 'Inherited' ? 'Marks' : name,
        text: englishCount(count),
      })),
    },
  ]
}

const shownCharacters = 300

function characterTable({ rows }: Inspection): View[] {
  if (rows.length === 0) return []
  return [
    {
      kind: 'table',
      label: 'Each character',
      columns: ['Character', 'Code point', 'Name', 'Kind', 'Script', 'Count'],
      rows: rows
        .slice(0, shownCharacters)
        .map((row) => [visible(row), codeOf(row.code), row.name, row.category, row.script, englishCount(row.count)]),
    },
  ]
}

export default defineWorkbench({
  worker: worker<CountQuestion, CountAnswer>('text-counters'),
  options: {
    form: choice('Copy the text as', {
      options: { NFC: 'NFC', NFD: 'NFD', NFKC: 'NFKC', NFKD: 'NFKD' },
      initial: 'NFC',
      help: 'NFC joins letters and accents where it can, NFD takes them apart; the K forms also replace ligatures, wide and styled letters.',
    }),
  },
  panels: [{ at: 'inputs', fields: ['form'] }],
  inputs: {
    text: textInput({ label: 'Text to inspect', placeholder: 'Paste what behaves strangely', example: sample }),
  },
  resultLabel: 'What it is made of',
  asking: 'Reading the characters',
  ask(given): CountQuestion | undefined {
    const source = sourceOf(given)
    return source === undefined ? undefined : { ask: 'inspect', source }
  },
  views({ answer }) {
    const found = answer?.kind === 'inspection' ? answer : undefined
    const inspection = found?.inspection
    const figure = (name: 'graphemes' | 'codePoints' | 'units' | 'utf8') => englishCount(inspection?.[name] ?? 0)
    return [
      {
        kind: 'counts',
        label: 'Characters',
        items: [
          { label: 'As you see them', text: figure('graphemes') },
          { label: 'Code points', text: figure('codePoints') },
          { label: 'UTF-16 units', text: figure('units') },
          { label: 'Bytes in UTF-8', text: figure('utf8') },
          { label: 'Different ones', text: englishCount(inspection?.rows.length ?? 0) },
        ],
        spoken: `${figure('graphemes')} characters`,
      },
      ...(inspection
        ? [
            { kind: 'findings', label: 'Hidden and look-alike characters', items: trapsOf(inspection) } as const,
            ...characterTable(inspection),
            ...(inspection.clusters.length > 0
              ? [
                  {
                    kind: 'figures',
                    items: inspection.clusters.slice(0, 12).map(([cluster, count]) => ({
                      label: `${cluster} is ${[...cluster].length} code points`,
                      text: `×${englishCount(count)}`,
                    })),
                  } as const,
                ]
              : []),
            ...sizes(inspection),
          ]
        : []),
      ...totalsStrip(found?.totals),
    ]
  },
  fileIn: csvFile,
  takeAway: {
    normal: {
      kind: 'copy',
      label: 'Copy normalised',
      done: 'Copied in that form',
      of: ({ texts, values }) => (texts.text === '' ? undefined : texts.text.normalize(values.form)),
    },
    csv: {
      kind: 'save',
      label: 'Download CSV',
      file: 'characters.csv',
      type: 'text/csv;charset=utf-8',
      of: ({ asked }) => (asked?.ask === 'inspect' ? { ask: { ...asked, csv: true } } : undefined),
    },
    next: {
      kind: 'carry',
      gives: 'text',
      leadsTo: ['remove-extra-spaces', 'character-counter', 'letter-counter'],
      of: ({ texts }) => texts.text || undefined,
    },
  },
  controls: [
    { label: 'Text to inspect', help: 'Typed, pasted or opened; everything in it is kept as it is.' },
    { label: 'Copy the text as', help: 'One of the four normalisation forms of Unicode.' },
  ],
  results: [
    { label: 'Graphemes, code points, UTF-16 units and bytes', kind: 'value' },
    { label: 'Invisible, direction-changing and look-alike characters, with their places', kind: 'verdict' },
    { label: 'Each character with code point, name, kind, script and count', kind: 'table' },
    { label: 'Sizes in UTF-8, UTF-16 and UTF-32, and normalisation', kind: 'table' },
  ],
  formula:
    'Graphemes are the extended clusters of Unicode Annex 29; names and kinds are those of the Unicode Character Database; look-alikes those of Unicode Technical Standard 39',
  limits: [
    'Names are those of Unicode 14; a younger character shows its code point instead.',
    'Look-alikes are single characters that resemble one of ASCII, by an early edition of the Unicode list; pairs such as “rn” for “m” are not looked for.',
    'A web page never sees a NUL that a browser refused to paste; open a file to be sure of every byte.',
  ],
  sources: [
    { title: 'Unicode Standard Annex #29: Unicode Text Segmentation', href: 'https://www.unicode.org/reports/tr29/' },
    { title: 'Unicode Standard Annex #15: Unicode Normalization Forms', href: 'https://www.unicode.org/reports/tr15/' },
    {
      title: 'Unicode Technical Standard #39: Unicode Security Mechanisms',
      href: 'https://www.unicode.org/reports/tr39/',
    },
  ],
  abilities: ['save', 'print'],
})
