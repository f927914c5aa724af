import type { Finding } from '@/lib/kits/app/views'
import { counted, whole } from '@/lib/messages/counted'
import { modeNames } from '@/lib/subjects/json/fault-words'
import type { JsonRequest } from '@/lib/subjects/json/requests'
import type { OpenReport } from '@/lib/subjects/json/session'
import type { JsonMode } from '@/lib/subjects/json/tree'

export const queriedSample = `{
  "shop": "Harbour Books",
  "books": [
    { "title": "Tides", "price": 12.50, "tags": ["sea", "maps"], "stock": { "shop": 3, "store": 0 } },
    { "title": "Ropes", "price": 8, "tags": [], "stock": { "shop": 0, "store": 7 } },
    { "title": "Signals", "price": 20.95, "isbn": 9780000000000017, "tags": ["sea"], "stock": { "shop": 1, "store": 1 } }
  ]
}
`

export const queryLanguages = { path: 'JSONPath', pointer: 'JSON Pointer', jmes: 'JMESPath' } as const
export type QueryLanguage = keyof typeof queryLanguages

/** Queries to begin with, over the example. */
export const queryExamples: Readonly<Record<QueryLanguage, readonly (readonly [label: string, query: string])[]>> = {
  path: [
    ['All titles', '$.books[*].title'],
    ['By a condition', '$.books[?@.price < 15]'],
    ['At any depth', '$..shop'],
    ['The last item', '$.books[-1]'],
    ['By a pattern', '$.books[?match(@.title, "[RS].*")].title'],
  ],
  pointer: [
    ['A member', '/shop'],
    ['An item of a list', '/books/0/title'],
    ['The whole', ''],
  ],
  jmes: [
    ['All titles', 'books[*].title'],
    ['Other names', 'books[].{title: title, left: stock.shop}'],
    ['By a condition', 'books[?price < `15`].title'],
    ['In an order', 'sort_by(books, &price)[].title'],
    ['A sum', 'sum(books[].stock.store)'],
  ],
}

export const jsonPathMessages = {
  languages: queryLanguages,
  modes: modeNames,
  views: { result: 'Result', matches: 'Places', tree: 'Tree' },
  waiting: 'Paste JSON and write a query, and what it finds appears here.',
  needsQuery: 'Write a query, or press one of these for the example.',
  examples: 'Queries to begin with',
  exampleDone: 'The query was put into the box.',
  matches: (count: number) => (count === 0 ? 'Nothing matches' : counted(count, 'match', 'matches')),
  gives: (type: string) => `The expression gives ${type}`,
  typeNames: {
    null: 'null',
    boolean: 'true or false',
    number: 'a number',
    string: 'a string',
    array: 'an array',
    object: 'an object',
  } as Readonly<Record<string, string>>,
  faulty: 'The query cannot be read',
  tooSlow: 'The query was stopped after 3 seconds. Name the way to the values instead of searching at any depth.',
  notThere: (pointer: string, at: string) =>
    `${pointer} leads nowhere: ${at === '' ? 'the whole has' : `${at} has`} no such member or item.`,
  badPointer: 'A pointer is empty or begins with a slash, such as /books/0/title.',
  badEscape: 'After ~ stands 0 or 1: ~0 is written for ~ and ~1 for /.',
  badIndex: 'An index has no leading zero and no sign.',
  tooLargeForJmes: 'JMESPath makes new values, so JSON of up to 20 MB is read. Use JSONPath for larger files.',
  tooDeep: 'Containers stand more than 1,000 levels deep in each other. So deep this tool does not follow.',
  cut: (count: number) => `The text holds the first ${whole(count)} values; all are counted and marked.`,
  morePlaces: (count: number) => `${counted(count, 'further place is', 'further places are')} in the CSV file.`,
  repeatedKeys: (count: number) =>
    `${counted(count, 'key is', 'keys are')} repeated within an object. A query by name finds the last.`,
  notices: 'What to know',
  output: 'Result',
  places: 'Where the matches stand',
  placeColumns: ['Path', 'Value', 'Line'],
  tree: 'JSON as a tree, matches marked',
  treeWords: {
    copyPath: 'Copy path',
    pathCopied: 'Path copied.',
  },
  usePath: 'Use as query',
  pathUsed: 'The path is now the query.',
  csvPath: 'path',
  csvValue: 'value',
  lastGood: 'The result below is from before the fault.',
  reading: 'Reading',
  querying: 'Searching',
  closed: 'The JSON is no longer open. Change it, or reload the page.',
  tooLarge: 'Files of up to 100 MB are read.',
  copied: 'Copied.',
  copiedCsv: 'Copied as CSV.',
  shown: 200,
}

export type JsonPathQuestion =
  | { ask: 'open'; source: string | Blob; mode: JsonMode }
  | { ask: 'query'; language: QueryLanguage; query: string }
  | { ask: 'csv' }
  | { ask: 'text' }
  | JsonRequest

export interface QueryAnswer {
  kind: 'queried'
  language: QueryLanguage
  verdict: string
  /** What is wrong with the query. */
  findings: readonly Finding[]
  warnings: readonly string[]
  lines: number
  places: readonly (readonly string[])[]
}

export type JsonPathAnswer = OpenReport | QueryAnswer | Blob
