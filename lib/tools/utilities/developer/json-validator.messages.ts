import type { CodeReport } from '@/lib/kits/app/code-report'
import { counted, whole } from '@/lib/messages/counted'
import { modeNames, placeInWords } from '@/lib/subjects/json/fault-words'
import type { JsonRules, SourceFacts, Surrogates } from '@/lib/subjects/json/check'
import type { JsonMode } from '@/lib/subjects/json/tree'

const rules: Record<JsonRules, string> = {
  json: 'JSON (RFC 8259)',
  'i-json': 'I-JSON (RFC 7493)',
  jsonc: 'JSON with comments',
  json5: 'JSON5',
  ndjson: 'NDJSON, one value a line',
}

export const validatorSample = `{
  // prices without tax
  "order": 10442,
  'customer': "Zoë Müller",
  "items": [
    { "sku": "A-1", "quantity": +2 }
    { "sku": "B-7", "quantity": None },
  ],
  "paid": True
}`

export const validatorMessages = {
  rules,
  waiting: 'Paste JSON or open a file. Every problem in it is listed here.',
  valid: (name: JsonRules) => `Valid ${rules[name]}. No problem was found.`,
  validWithNotices: (name: JsonRules) => `Valid ${rules[name]}, with things to know`,
  invalid: (count: number, reachedEnd: boolean, name: JsonRules) =>
    `Not valid ${rules[name]}: ${reachedEnd ? '' : 'at least '}${counted(count, 'problem', 'problems')}`,
  stopsHere: 'What follows the last problem could not be judged: mend that one first, and the rest is read.',
  fix: 'Mend all of them',
  fixed: 'Every problem was mended in the one way it can be. Check the text.',
  fixNote: 'Each of these can be mended in one way only.',
  copyReport: 'Copy the list',
  copied: 'List copied.',
  reportLine: (line: number, column: number, says: string, hint: string) => `${line}:${column}\t${says}\t${hint}`,
  readAs: (mode: JsonMode) => `Check as ${modeNames[mode]}`,
  duplicate: (written: string) => `A key is repeated within its object (the value here is ${written}).`,
  duplicateHint: 'I-JSON forbids it. Most programs keep only the last value.',
  inexact: (written: string) => `The number ${written} changes when a program reads it as a 64-bit float.`,
  inexactHint: 'I-JSON allows what a double keeps. Send long identifiers as strings.',
  duplicates: (count: number, places: string) =>
    `${counted(count, 'key is', 'keys are')} repeated within an object: ${places}. Most programs keep only the last value.`,
  inexactNumbers: (count: number, places: string) =>
    `${counted(count, 'number changes', 'numbers change')} when read as a 64-bit float: ${places}.`,
  notNumbers: (count: number) => `${counted(count, 'value is', 'values are')} NaN or Infinity, which only JSON5 has.`,
  surrogates: ({ count, first }: Surrogates) =>
    `${counted(count, 'escape stands', 'escapes stand')} for half a character${first ? `, the first at ${placeInWords(first)}` : ''}. Such a string cannot be written as UTF-8.`,
  mark: ({ encoding }: SourceFacts) =>
    encoding === 'UTF-8'
      ? 'The file begins with a byte order mark. RFC 8259 says not to write one; some readers stop at it.'
      : `The file is ${encoding}. JSON that is exchanged has to be UTF-8.`,
  deep: (depth: number) =>
    `Nested ${whole(depth)} levels deep. Readers have limits: 64 in System.Text.Json, 512 in PHP, 1,000 in Jackson, unless they are told otherwise.`,
  more: (count: number) => ` and ${whole(count)} more`,
  at: (written: string, line: number, column: number) => `${written} at ${line}:${column}`,
  figures: { values: 'Values', keys: 'Keys', depth: 'Depth', size: 'Size' },
  checking: 'Checking',
  readingFile: 'Reading the file',
}

/** What the worker says of a checked source. */
export interface JsonCheckReport extends Omit<CodeReport, 'lines'> {
  /** The findings as a table with tabs between its columns. */
  list: string
  /** The text with every problem mended, where each can be mended in one way only. */
  mended?: string
}

export interface JsonCheckQuestion {
  source: string | Blob
  rules: JsonRules
}
