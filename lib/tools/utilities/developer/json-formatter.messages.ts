import { faultInWords, modeNames, placeInWords as place } from '@/lib/subjects/json/fault-words'
import type { Position } from '@/lib/subjects/json/position'
import type { JsonMode } from '@/lib/subjects/json/tree'
import { counted, whole } from '@/lib/messages/counted'

export const jsonSample = `{
  "order": 12345678901234567890,
  "total": 1.7777777777777777,
  "paid": true,
  "customer": { "name": "Zoë Müller", "city": "Zürich" },
  "items": [
    { "sku": "A-1", "quantity": 2, "price": 19.90 },
    { "sku": "B-7", "quantity": 1, "price": 1e3 }
  ],
  "note": null
}`

export const jsonMessages = {
  modeNames,
  fault: faultInWords,

  tasks: { format: 'Format', minify: 'Minify', escape: 'Escape', unescape: 'Unescape' },
  inputs: {
    format: 'JSON to read',
    minify: 'JSON to read',
    escape: 'Text to escape',
    unescape: 'JSON string to unescape',
  },
  indents: { 2: '2 spaces', 4: '4 spaces', tab: 'Tab' },
  recordKinds: { array: 'One array', lines: 'One per line' },
  views: { text: 'Text', tree: 'Tree' },

  outputLabel: 'Formatted JSON',
  textOutputLabel: 'Result text',
  outputEmpty: 'The result appears here.',
  copied: 'Copied.',
  lastGood: 'The result below is from before the fault.',
  movedToInput: 'The result is now the input.',
  tooLargeToEscape: 'Escape and Unescape take text of up to 4 MB. Paste the part you need.',
  tree: 'JSON as a tree',
  treeWords: { copyPath: 'Copy JSONPath', pathCopied: 'JSONPath copied.' },

  valid: (mode: JsonMode) => `Valid ${modeNames[mode]}`,
  stats: {
    keys: 'Keys',
    depth: 'Depth',
    size: 'Size read',
    written: 'Size written',
    lines: 'Lines written',
    objects: 'Objects',
    arrays: 'Arrays',
    strings: 'Strings',
    numbers: 'Numbers',
    booleans: 'true and false',
    nulls: 'null',
  },
  notices: 'What to know of this JSON',
  duplicates: (count: number) =>
    count === 1
      ? 'One key is repeated within its object. Most programs keep only the last value.'
      : `${whole(count)} keys are repeated within their object. Most programs keep only the last value.`,
  inexact: (count: number) =>
    `${count === 1 ? 'One number changes when a program reads it as a floating-point number' : `${whole(count)} numbers change when a program reads them as floating-point numbers`}, as JavaScript does. Here every digit is kept.`,
  notNumbers: (count: number) =>
    `${count === 1 ? 'One value is' : `${whole(count)} values are`} NaN or Infinity, which JSON lacks. The result has null there.`,
  comments: (count: number) =>
    `${counted(count, 'comment is', 'comments are')} not in the result, because JSON has none.`,
  findingAt: (position: Position, path: string, written: string) => `${place(position)}: ${path} = ${written}`,
  moreFindings: (count: number) => `and ${whole(count)} more`,
  showInTree: 'Show in tree',

  readAs: (mode: JsonMode) => `Read as ${modeNames[mode]}`,
  repairNote: 'Repair guesses what was meant. Check the result.',
  repaired: 'The input was repaired by guessing what was meant. Check it.',
  beyondRepair: (reason: string) => `This could not be repaired: ${reason}`,
  repairTooLarge: 'Repair takes text of up to 20 MB.',
  badEscape: (found: string, position: Position) =>
    found === '"'
      ? `The quote at ${place(position)} needs a backslash before it.`
      : `${found} at ${place(position)} cannot stand in a JSON string.`,

  readingFile: 'Reading the file',
  checking: 'Checking',
  writing: 'Writing the result',
  searching: 'Searching',
  closed: 'The work was stopped and the source closed. Start again.',
}
