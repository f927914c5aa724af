import { csvText } from '@/lib/base/format/csv-cell'
import type { SpellingAlphabet } from '@/lib/subjects/spelling/alphabets'
import { spelled, unspelled, type Spelled, type SpellingForm, type Unspelled } from '@/lib/subjects/spelling/spell'

export interface SpellingQuestion extends SpellingForm {
  source: string
  task: 'spell' | 'read'
  alphabet: SpellingAlphabet
}

export interface SpellingAnswer {
  text: string
  /** The beginning, sign by sign. */
  rows: Spelled['rows']
  unknown: Spelled['unknown']
  guessed: Unspelled['guessed']
  /** Each line of a list with its words, as CSV. */
  csv: string
}

/** Rows of a table on the page. */
const shownRows = 60

/** A text in code words, or the letters of code words. */
export function spellingAnswer(question: SpellingQuestion): SpellingAnswer {
  const { source, task, alphabet } = question
  if (task === 'read') {
    const { text, guessed } = unspelled(source, alphabet)
    return { text, rows: [], unknown: [], guessed, csv: csvOf(source, text) }
  }
  const { text, rows, unknown } = spelled(source, question)
  return { text, rows: rows.slice(0, shownRows), unknown, guessed: [], csv: csvOf(source, text) }
}

function csvOf(source: string, text: string): string {
  const given = source.split(/\r\n|[\r\n]/)
  const rows = text.split('\n').flatMap((line, at) => (line === '' ? [] : [[given[at] ?? '', line]]))
  return csvText([['Given', 'Result'], ...rows])
}
