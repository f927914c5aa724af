import type { WordSettings } from '@/lib/words/settings'
import type { StopWordChoice } from '@/lib/words/stop-words'
import { counted, whole } from './counted'

export type GoalUnit = 'words' | 'characters'

export const wordSample = `The first draft is for the writer, the second draft is for the reader. Don't polish a sentence that may not stay.

A well-known rule says: cut one word in ten. Count the words of the first draft, take a tenth, and make that number your goal for the second draft.`

export const wordMessages = {
  inputLabel: 'Your text',
  placeholder: 'Write or paste here, or drop a text file',
  openFile: 'Open file',
  example: 'Example',
  clear: 'Clear',
  bringBack: 'Bring back',
  cleared: 'The text was cleared, here and from this device.',
  replaced: 'The earlier text was replaced.',
  dropHere: 'Drop the file to open it',
  keep: 'Keep the text on this device',
  kept: 'Saved on this device while you write.',
  notKept: 'Nothing is saved: the text is gone when you close the page.',
  part: (part: number, parts: number) => `Part ${whole(part)} of ${whole(parts)}`,
  partNote: 'A text this long is edited in parts, so that typing stays quick. Everything is counted.',
  previous: 'Previous part',
  next: 'Next part',
  choosePart: 'Part shown',
  fileTooLong: 'This is more than 5 million characters. Split it and count the parts.',
  fileUnreadable: 'The file could not be read. It may have been moved or changed; open it again.',
  fileBinary: 'This file is not text. Copy the text from its program and paste it here.',

  counting: 'Counting',
  counts: 'Counts',
  figures: {
    words: 'Words',
    characters: 'Characters',
    charactersNoSpaces: 'Without spaces',
    sentences: 'Sentences',
    paragraphs: 'Paragraphs',
    lines: 'Lines',
    uniqueWords: 'Unique words',
    longest: 'Longest word',
    reading: 'Reading time',
    speaking: 'Speaking time',
  },
  number: whole,
  spoken: (words: number, characters: number) =>
    `${counted(words, 'word', 'words')}, ${counted(characters, 'character', 'characters')}`,
  none: '–',
  duration: (seconds: number) => {
    if (seconds < 60) return `${seconds} s`
    const minutes = Math.floor(seconds / 60)
    const rest = seconds % 60
    if (minutes < 60) return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`
    return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
  },
  selection: (words: number, characters: number, noSpaces: number, sentences: number, lines: number) =>
    `Selected: ${counted(words, 'word', 'words')}, ${counted(characters, 'character', 'characters')} (${whole(noSpaces)} without spaces), ${counted(sentences, 'sentence', 'sentences')}, ${counted(lines, 'line', 'lines')}`,

  goal: 'Goal',
  goalAmount: 'Goal',
  goalUnit: 'Counted in',
  goalUnits: { words: 'Words', characters: 'Characters' } satisfies Record<GoalUnit, string>,
  goalFault: 'The goal must be a whole number from 1 to 10,000,000, or empty.',
  goalState: (done: number, goal: number) =>
    done < goal
      ? `${whole(done)} of ${whole(goal)}, ${whole(goal - done)} to go`
      : done === goal
        ? `${whole(goal)} reached`
        : `${whole(goal)} reached, ${whole(done - goal)} over`,

  settings: 'How it is counted',
  rule: 'Words',
  rules: { unicode: 'By language (Unicode)', spaces: 'Between spaces (word processor)' } satisfies Record<
    WordSettings['words'],
    string
  >,
  hyphen: 'well-known',
  apostrophe: 'don’t',
  joins: { join: 'One word', split: 'Two words' } satisfies Record<WordSettings['hyphen'], string>,
  paragraphRule: 'A paragraph ends at',
  paragraphRules: { line: 'Every line end', blank: 'An empty line' } satisfies Record<
    WordSettings['paragraphs'],
    string
  >,
  readingSpeed: 'Words read a minute',
  speakingSpeed: 'Words spoken a minute',
  speedHelp:
    'Averages for adults in English: 238 for non-fiction and 260 for fiction read silently, 183 read aloud (Brysbaert 2019).',
  speedFault: 'Words a minute must be a whole number from 20 to 2,000.',

  tables: 'Frequent words and phrases',
  stopWords: 'Leave out common words',
  stopWordChoices: {
    auto: 'Detect the language',
    none: 'None, show all',
    en: 'English',
    es: 'Spanish',
    fr: 'French',
    de: 'German',
    it: 'Italian',
    pt: 'Portuguese',
    nl: 'Dutch',
    sv: 'Swedish',
    pl: 'Polish',
    ru: 'Russian',
    hi: 'Hindi',
    zh: 'Chinese',
  } satisfies Record<StopWordChoice, string>,
  leftOut: (language: string) => `Common ${language} words are left out.`,
  nothingLeftOut: 'No words are left out.',
  tableNames: ['Words', 'Two-word phrases', 'Three-word phrases'],
  term: 'Term',
  count: 'Count',
  share: 'Share',
  noTerms: 'None occurs often enough yet.',
  saveCsv: 'Download all as CSV',
  csvHeader: ['Words in term', 'Term', 'Count', 'Share'],
  csvName: 'word-frequencies.csv',
}
