import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Content, type Work } from '@/lib/kits/app/workbench'
import { choice, integer, toggle } from '@/lib/kits/fields/define'
import { whole } from '@/lib/messages/counted'
import type { Tables, TextCounts } from '@/lib/subjects/word-count/document'
import { readingSeconds, readingSpeeds } from '@/lib/subjects/word-count/reading-time'
import type { WordSettings } from '@/lib/subjects/word-count/settings'
import type { StopWordChoice } from '@/lib/subjects/word-count/stop-words'
import { editBetween, type WordAnswer, type WordQuestion } from '@/lib/subjects/word-count/task'
import { wordMessages as says, wordSample } from './word-counter.messages'

interface Options extends WordSettings {
  goal: number | undefined
  goalUnit: 'words' | 'characters'
  readingSpeed: number
  speakingSpeed: number
  stopWords: StopWordChoice
  keeps: boolean
}
type WordWork = Work<Options, Readonly<Record<'text', string>>, WordAnswer, WordQuestion>

/** In UTF-16 units. */
const longestText = 5_000_000
/** A file of these is at most four times as many bytes, as in UTF-32. */
const largestFile = longestText * 4
const shownTerms = 25

const nothing: TextCounts = {
  words: 0,
  characters: 0,
  charactersNoSpaces: 0,
  sentences: 0,
  paragraphs: 0,
  lineEnds: 0,
  lines: 0,
  uniqueWords: 0,
  longest: '',
}

function countsOf({ answer }: WordWork): TextCounts {
  return answer?.kind === 'counts' ? answer.counts : nothing
}

function figuresOf(counts: TextCounts, { readingSpeed, speakingSpeed }: Options): View {
  const figures = Object.entries(says.figures) as [keyof typeof says.figures, string][]
  const time = (speed: number) => says.duration(readingSeconds(counts.words, speed))
  return {
    kind: 'counts',
    label: 'Counts',
    items: [
      ...figures.map(([name, label]) => ({ label, text: whole(counts[name]) })),
      { label: says.longest, text: counts.longest || says.none },
      { label: says.reading, text: time(readingSpeed) },
      { label: says.speaking, text: time(speakingSpeed) },
    ],
    spoken: says.spoken(counts.words, counts.characters),
  }
}

function goalOf(counts: TextCounts, { goal, goalUnit }: Options): View[] {
  if (goal === undefined) return []
  const value = counts[goalUnit]
  return [{ kind: 'bar', label: says.goal, value, goal, says: says.goalState(value, goal) }]
}

function tableViews({ terms, language }: Tables, words: number): View[] {
  const items = terms.map((list, at) => ({
    label: says.tableNames[at] ?? '',
    rows: list.map(({ term, count }) => [
      term,
      whole(count),
      words > 0 ? `${((count / words) * 100).toFixed(1)}%` : '',
    ]),
  }))
  return [
    { kind: 'heading', says: says.tables },
    { kind: 'panel', of: says.stopWords },
    {
      kind: 'note',
      tone: 'plain',
      says: language ? says.leftOut(says.stopWordChoices[language]) : says.nothingLeftOut,
    },
    { kind: 'tables', columns: says.columns, items, empty: says.noTerms },
  ]
}

function selectionOf({ next, selection }: WordWork): string {
  if (!selection || next?.kind !== 'tables' || !next.selection) return ''
  const { words, characters, charactersNoSpaces, sentences, lines } = next.selection
  return says.selection(words, characters, charactersNoSpaces, sentences, lines)
}

function viewsOf(work: WordWork): View[] {
  const { values, next } = work
  const counts = countsOf(work)
  return [
    { kind: 'note', under: 'text', strong: true, says: selectionOf(work) },
    figuresOf(counts, values),
    { kind: 'panel', of: says.goal },
    ...goalOf(counts, values),
    { kind: 'panel', of: says.settings },
    ...(next?.kind === 'tables' ? tableViews(next.tables, counts.words) : []),
  ]
}

export default defineWorkbench({
  worker: worker<WordQuestion, WordAnswer>('word-counter'),
  options: {
    keeps: toggle('Keep the text on this device', { initial: true, help: says.keepHelp }),
    goal: integer('Goal', { optional: true, min: 1, max: 10_000_000 }),
    goalUnit: choice('Counted in', { options: says.goalUnits, initial: 'words' }),
    words: choice('Words', { options: says.rules, initial: 'unicode', as: 'buttons' }),
    hyphen: choice('Words like “well-known”', { options: says.joins, initial: 'join' }),
    apostrophe: choice('Words like “don’t”', { options: says.joins, initial: 'join' }),
    paragraphs: choice('A paragraph ends at', { options: says.paragraphRules, initial: 'line' }),
    readingSpeed: integer('Words read a minute', {
      initial: readingSpeeds.nonFiction,
      min: 20,
      max: 2000,
      help: says.readingHelp,
    }),
    speakingSpeed: integer('Words spoken a minute', {
      initial: readingSpeeds.aloud,
      min: 20,
      max: 2000,
      help: says.speakingHelp,
    }),
    stopWords: choice(says.stopWords, { options: says.stopWordChoices, initial: 'auto' }),
  },
  panels: [
    { at: 'inputs', fields: ['keeps'] },
    { at: 'views', label: says.goal, fields: ['goal', 'goalUnit'] },
    {
      at: 'views',
      label: says.settings,
      folded: true,
      fields: ['words', 'hyphen', 'apostrophe', 'paragraphs', 'readingSpeed', 'speakingSpeed'],
    },
    { at: 'views', label: says.stopWords, fields: ['stopWords'] },
  ],
  inputs: {
    text: {
      kind: 'text',
      label: 'Your text',
      placeholder: 'Write or paste here, or drop a text file',
      height: 'page',
      example: wordSample,
      takes: { text: {} },
      opens: {
        label: 'Open file',
        accept: '.txt,.md,.markdown,.text,.csv,.html,.tex,text/plain',
        largest: largestFile,
        otherwise: says.fileOtherwise,
      },
      prose: { largest: longestText, tooLong: says.fileTooLong, keptWhen: { field: 'keeps', is: true } },
    },
  },
  resultLabel: 'Figures',
  asking: says.counting,
  ask({ values: { words, hyphen, apostrophe, paragraphs }, texts: { text } }): WordQuestion | undefined {
    return text === '' ? undefined : { ask: 'replace', text, settings: { words, hyphen, apostrophe, paragraphs } }
  },
  follow: editBetween,
  askNext({ answer, selection, values: { stopWords } }): WordQuestion | undefined {
    const stretch = selection && { start: selection.start, end: selection.end }
    return answer && { ask: 'tables', choice: stopWords, limit: shownTerms, selection: stretch }
  },
  views: viewsOf,
  // Spreadsheets take a CSV file for UTF-8 only with a byte order mark.
  fileIn: (answer) => (answer.kind === 'csv' ? new Blob(['\ufeff', answer.text]) : undefined),
  takeAway: {
    csv: {
      kind: 'save',
      label: 'Download all as CSV',
      file: 'word-frequencies.csv',
      type: 'text/csv;charset=utf-8',
      of: ({ answer, values }): Content<WordQuestion> | undefined =>
        answer && { askOpen: { ask: 'csv', choice: values.stopWords, header: says.csvHeader } },
    },
    next: {
      kind: 'carry',
      gives: 'text',
      leadsTo: ['sentence-counter', 'paragraph-counter', 'reading-time', 'character-counter'],
      of: ({ texts }) => texts.text || undefined,
    },
  },
  controls: [
    { label: 'Your text', help: 'Write, paste, drop or open a text file of up to 5 million characters.' },
    { label: 'Goal', help: 'A number of words or characters to reach.' },
    { label: 'How it is counted', help: 'Rules for hyphens, apostrophes and paragraphs, and your reading speed.' },
    { label: 'Leave out common words', help: 'Stop words of twenty languages, found by the text or chosen.' },
  ],
  results: [
    { label: 'Words, characters, sentences, paragraphs and lines', kind: 'value' },
    { label: 'Unique words and the longest word', kind: 'value' },
    { label: 'Reading and speaking time', kind: 'value' },
    { label: 'Counts of the selection', kind: 'value' },
    { label: 'Frequent words and phrases of two and three words', kind: 'table' },
  ],
  formula:
    'Words and sentences end where Unicode Text Segmentation (UAX #29) ends them; reading time is the number of words divided by the words read in a minute',
  limits: [
    'Words of Chinese, Japanese, Thai, Lao, Khmer and Burmese come from the dictionary of your browser, and two browsers can differ.',
    'Line ends are not counted as characters, as in word processors.',
    'Sentences are found by their punctuation; a list of abbreviations covers common titles only.',
    'Reading times rest on studies of adults who read English; set your own speed for other texts and readers.',
    'Different forms of a word, such as singular and plural, are counted apart.',
  ],
  sources: [
    { title: 'Unicode Standard Annex #29: Unicode Text Segmentation', href: 'https://www.unicode.org/reports/tr29/' },
    {
      title:
        'M. Brysbaert: How many words do we read per minute? A review and meta-analysis of reading rate, Journal of Memory and Language 109 (2019)',
      href: 'https://doi.org/10.1016/j.jml.2019.104047',
    },
  ],
  abilities: ['save', 'print'],
})
