import type { Finding, MarkedPart } from '@/lib/kits/app/views'
import { counted, whole } from '@/lib/messages/counted'

export const regexSample = {
  pattern: String.raw`(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})`,
  text: `Invoice 1042 of 2026-03-31, due 2026-04-30.
Paid on 2026-04-28 by transfer, reference 90210-77.
No date on this line.`,
}

export const regexMessages = {
  tasks: { match: 'Find', replace: 'Replace', split: 'Split', lines: 'Test each line' },
  views: { found: 'Result', explained: 'Explanation', code: 'In other languages' },
  waiting: 'Write a pattern and a text. What matches is marked while you type.',
  startFrom: 'Start from a common pattern',
  patternPut: 'The pattern was put into the box.',
  matches: (count: number, isCut: boolean) =>
    count === 0 ? 'No match' : `${isCut ? 'More than ' : ''}${counted(count, 'match', 'matches')}`,
  firstOnly: 'Without the flag g only the first match is looked for.',
  fault: (reason: string) => `The pattern cannot be read: ${reason}.`,
  flagFault: (reason: string) => `The flags cannot be read: ${reason}.`,
  flagHint: 'Flags are d, g, i, m, s, u, v and y, each once.',
  unsupported: 'This browser does not know what the pattern uses.',
  runaway: (part: string) => `Stopped after one second: ${part} can read the same text in ever more ways.`,
  runawayUnknown:
    'Stopped after one second: the engine was still trying ways to read the text. Look for parts that can match the same characters.',
  runawayWarning: (part: string) =>
    `${part} repeats what repeats. On a text that almost matches, the time doubles with each character.`,
  runawayHint: 'Let the parts exclude each other, or make one of them possessive by a lookahead: (?=(a+))\\1.',
  tooLarge: 'Files of up to 10 MB are read.',
  notText: 'This file is not UTF-8 or UTF-16 text.',
  marked: 'The text with its matches',
  markedCut: (shown: number) =>
    `The first ${whole(shown)} characters are shown; the table and the count know all of the text.`,
  matchTable: 'Matches',
  matchColumns: (groups: readonly (string | undefined)[]) => [
    'No.',
    'Line and column',
    'Match',
    ...groups.map((name, at) => (name === undefined ? `Group ${at + 1}` : `${at + 1}: ${name}`)),
  ],
  noPart: '—',
  tableCut: (shown: number, count: number) => `The first ${whole(shown)} of ${whole(count)}.`,
  replaced: 'Text after replacing',
  pieces: 'Pieces',
  pieceColumns: ['No.', 'Piece'],
  lines: 'Lines',
  lineColumns: ['Line', 'Matches', 'Text'],
  yes: 'yes',
  no: 'no',
  linesMatch: (count: number, all: number) => `${whole(count)} of ${counted(all, 'line matches', 'lines match')}`,
  explanation: 'The pattern piece by piece',
  explanationColumns: ['Piece', 'Meaning'],
  caveats: 'What differs there',
  caveatColumns: ['Language', 'What differs'],
  asWritten: 'Nothing in this pattern.',
  searching: 'Searching',
  copied: 'Copied.',
}

export type RegexTask = keyof typeof regexMessages.tasks

export interface RegexQuestion {
  pattern: string
  flags: string
  source: string | Blob
  replacement: string
  task: RegexTask
}

export interface RegexReport {
  verdict: { tone: 'plain' | 'good' | 'warn' | 'bad'; says: string }
  findings: readonly Finding[]
  notes: readonly string[]
  marked: readonly MarkedPart[]
  isMarkedCut: boolean
  groups: readonly (string | undefined)[]
  rows: readonly (readonly string[])[]
  /** The text after replacing, or the pieces, one a line. */
  text: string | undefined
  explained: readonly (readonly [string, string])[]
  code: readonly { language: string; code: string; caveats: readonly string[] }[]
}
