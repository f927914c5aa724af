import { counted, whole } from '@/lib/messages/counted'
import { stopWordLanguageNames } from '@/lib/subjects/word-count/language-names'

export const wordSample = `The first draft is for the writer, the second draft is for the reader. Don't polish a sentence that may not stay.

A well-known rule says: cut one word in ten. Count the words of the first draft, take a tenth, and make that number your goal for the second draft.`

export const wordMessages = {
  keepHelp: 'Saved while you write. Switched off, nothing of it stays, and it is gone when you close the page.',
  fileTooLong: 'This is more than 5 million characters. Split it and count the parts.',
  fileOtherwise: 'Split it and count the parts, or copy the text from its program and paste it here.',
  counting: 'Counting',
  figures: {
    words: 'Words',
    characters: 'Characters',
    charactersNoSpaces: 'Without spaces',
    sentences: 'Sentences',
    paragraphs: 'Paragraphs',
    lines: 'Lines',
    uniqueWords: 'Unique words',
  },
  longest: 'Longest word',
  reading: 'Reading time',
  speaking: 'Speaking time',
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
  goalUnits: { words: 'Words', characters: 'Characters' },
  goalState: (done: number, goal: number) => {
    if (done < goal) return `${whole(done)} of ${whole(goal)}, ${whole(goal - done)} to go`
    return done === goal ? `${whole(goal)} reached` : `${whole(goal)} reached, ${whole(done - goal)} over`
  },

  settings: 'How it is counted',
  rules: { unicode: 'By language (Unicode)', spaces: 'Between spaces (word processor)' },
  joins: { join: 'One word', split: 'Two words' },
  paragraphRules: { line: 'Every line end', blank: 'An empty line' },
  readingHelp: 'Adults read English silently at 238 words a minute, fiction at 260 (Brysbaert 2019).',
  speakingHelp: 'Adults read English aloud at 183 words a minute (Brysbaert 2019).',

  tables: 'Frequent words and phrases',
  stopWords: 'Leave out common words',
  stopWordChoices: {
    auto: 'Detect the language',
    none: 'None, show all',
    ...stopWordLanguageNames,
  },
  leftOut: (language: string) => `Common ${language} words are left out.`,
  nothingLeftOut: 'No words are left out.',
  tableNames: ['Words', 'Two-word phrases', 'Three-word phrases'],
  columns: ['Term', 'Count', 'Share'],
  noTerms: 'None occurs often enough yet.',
  csvHeader: ['Words in term', 'Term', 'Count', 'Share'],
} as const
