import { englishCount } from '@/lib/base/format/english-count'
import { blocks, csvFile, sourceOf, textInput } from '@/lib/families/text-counters/page-parts'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, toggle } from '@/lib/kits/fields/define'
import type { ProfileLanguage } from '@/lib/subjects/text-counts/letter-profiles'
import { expectedShare, type Fit, type LetterCounts } from '@/lib/subjects/text-counts/letters'
import type { CountAnswer, CountQuestion } from '@/lib/subjects/text-counts/task'

const sample =
  'All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and should act towards one another in a spirit of brotherhood.'

const languages: Readonly<Record<ProfileLanguage, string>> = {
  en: 'English',
  fr: 'French',
  de: 'German',
  es: 'Spanish',
  pt: 'Portuguese',
  it: 'Italian',
  tr: 'Turkish',
  sv: 'Swedish',
  pl: 'Polish',
  nl: 'Dutch',
}

const share = (part: number, whole: number) => (whole === 0 ? '' : `${((part / whole) * 100).toFixed(2)}%`)
const shownLetters = 200

function letterTable(counts: LetterCounts, against: ProfileLanguage | undefined): View {
  const rows = counts.each.slice(0, shownLetters)
  const most = rows[0]?.[1] ?? 0
  const columns = ['Character', 'Count', 'Share of letters', 'Chart']
  return {
    kind: 'table',
    label: 'Characters by frequency',
    columns: against ? [...columns.slice(0, 3), `In ${languages[against]}`, 'Chart'] : columns,
    rows: rows.map(([character, count]) => {
      const isLetter = /^\p{L}/u.test(character)
      const expected = against && expectedShare(character, against)
      const cells = [character, englishCount(count), isLetter ? share(count, counts.letters) : '']
      const column = against ? [expected === undefined ? '' : `${expected.toFixed(2)}%`] : []
      return [...cells, ...column, blocks(count, most)]
    }),
  }
}

function groupTables({ pairs, triples, letters }: LetterCounts): View {
  const rows = (list: LetterCounts['pairs']) =>
    list.slice(0, 15).map(([term, count]) => [term, englishCount(count), share(count, letters)])
  return {
    kind: 'tables',
    columns: ['Letters', 'Count', 'Share'],
    items: [
      { label: 'Pairs', rows: rows(pairs) },
      { label: 'Groups of three', rows: rows(triples) },
    ],
    empty: 'No letters stand beside each other.',
  }
}

function fitNotes(fits: readonly Fit[], { coincidence }: LetterCounts): View[] {
  const [nearest, second] = fits
  const index = coincidence === undefined ? '' : `Index of coincidence ${coincidence.toFixed(4)}. `
  const means = 'Plain English is near 0.067, evenly mixed letters are at 0.038.'
  return [
    ...(coincidence === undefined ? [] : [{ kind: 'note', says: index + means } as const]),
    ...(nearest && second
      ? [
          {
            kind: 'note',
            says: `Nearest letter profile: ${languages[nearest.language]} (χ² ${nearest.distance.toFixed(1)} for 100 letters), then ${languages[second.language]} (${second.distance.toFixed(1)}).`,
          } as const,
        ]
      : []),
  ]
}

export default defineWorkbench({
  worker: worker<CountQuestion, CountAnswer>('text-counters'),
  options: {
    foldCase: toggle('Count “A” and “a” together', { initial: true }),
    foldMarks: toggle('Count “é” as “e”', { initial: false }),
    compare: choice('Compare with', {
      options: { nearest: 'The nearest language', none: 'Nothing', ...languages },
      initial: 'nearest',
      as: 'menu',
    }),
  },
  panels: [{ at: 'inputs', fields: ['foldCase', 'foldMarks', 'compare'] }],
  inputs: {
    text: textInput({
      label: 'Your text',
      placeholder: 'Paste a text or a cipher, or drop a file of any length',
      example: sample,
    }),
  },
  resultLabel: 'Letters',
  asking: 'Counting letters',
  ask(given): CountQuestion | undefined {
    const source = sourceOf(given)
    const { foldCase, foldMarks } = given.values
    return source === undefined ? undefined : { ask: 'letters', source, rules: { foldCase, foldMarks } }
  },
  views({ answer, values: { compare } }) {
    const found = answer?.kind === 'letters' ? answer : undefined
    const counts = found?.counts
    const against = compare === 'none' ? undefined : compare === 'nearest' ? found?.fits[0]?.language : compare
    const items = (['letters', 'vowels', 'digits', 'punctuation', 'symbols', 'spaces', 'characters'] as const).map(
      (name) => ({
        label: {
          letters: 'Letters',
          vowels: 'Latin vowels',
          digits: 'Digits',
          punctuation: 'Punctuation',
          symbols: 'Symbols',
          spaces: 'White space',
          characters: 'All characters',
        }[name],
        text: englishCount(counts?.[name] ?? 0),
      }),
    )
    return [
      { kind: 'counts', label: 'Letters', items, spoken: `${englishCount(counts?.letters ?? 0)} letters` },
      ...(found && counts && counts.each.length > 0
        ? [...fitNotes(found.fits, counts), letterTable(counts, against), groupTables(counts)]
        : []),
    ]
  },
  fileIn: csvFile,
  takeAway: {
    csv: {
      kind: 'save',
      label: 'Download CSV',
      file: 'letters.csv',
      type: 'text/csv;charset=utf-8',
      of: ({ asked }) => (asked?.ask === 'letters' ? { ask: { ...asked, csv: true } } : undefined),
    },
    next: {
      kind: 'carry',
      gives: 'text',
      leadsTo: ['character-count', 'word-counter'],
      of: ({ texts }) => texts.text || undefined,
    },
  },
  controls: [
    { label: 'Your text', help: 'Typed, pasted, or a file of any length, which is read in pieces.' },
    { label: 'Case and accents', help: 'Whether “A” is “a”, and “é” is “e”.' },
    { label: 'Compare with', help: 'Letter shares of ten languages.' },
  ],
  results: [
    { label: 'Letters, vowels, digits, punctuation and symbols', kind: 'value' },
    { label: 'Each character with its count, share and bar', kind: 'table' },
    { label: 'Pairs and groups of three letters', kind: 'table' },
    { label: 'Index of coincidence and nearest language profile', kind: 'value' },
  ],
  formula:
    'Index of coincidence: the sum of n(n−1) over all letters, divided by N(N−1). Distance to a language: Pearson’s χ² over a to z for each 100 letters',
  limits: [
    'Vowels are a, e, i, o, u, y, æ, ø and œ with any accent; “y” counts as one although English uses it both ways.',
    'The nearest profile is told from the letters a to z alone. It wants a few sentences, and related languages lie close together.',
    'Chinese characters and syllable signs are letters to Unicode and are counted as such.',
  ],
  sources: [
    { title: 'R. Lewand: Cryptological Mathematics, Mathematical Association of America (2000)' },
    {
      title:
        'W. Friedman: The Index of Coincidence and its Applications in Cryptography, Riverbank Publication 22 (1922)',
    },
    {
      title: 'SOCR: Latin letters frequency distributions in different languages',
      href: 'https://wiki.socr.umich.edu/index.php/SOCR_LetterFrequencyData',
    },
  ],
  abilities: ['save', 'print'],
})
