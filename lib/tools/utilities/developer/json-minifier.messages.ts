import type { CodeReport } from '@/lib/kits/app/code-report'
import { counted } from '@/lib/messages/counted'
import { sizeInWords } from '@/lib/messages/workbench'
import type { JsonMode } from '@/lib/subjects/json/tree'

export const minifierSample = `{
  "order": 10442,
  "customer": "Zoë Müller",
  "phone": null,
  "items": [
    { "sku": "A-1", "quantity": 2, "price": 12.50, "note": "" },
    { "sku": "B-7", "quantity": 1, "price": 399.9999, "note": "" }
  ],
  "tracking": 12345678901234567890
}
`

export const minifierMessages = {
  words: {
    waiting: 'Paste JSON, and the smaller text appears here.',
    output: 'JSON',
    notices: 'What changed besides white space',
  },
  modes: { json: 'JSON', jsonc: 'JSON with comments', json5: 'JSON5', ndjson: 'NDJSON, one value a line' },
  forms: { small: 'Smallest', canonical: 'Canonical (RFC 8785)' },
  drops: { nothing: 'Nothing', null: 'Members that are null', empty: 'Null and empty members' },
  places: { exact: 'All digits', '6': 'At most 6 decimals', '4': 'At most 4 decimals', '2': 'At most 2 decimals' },
  saved: (before: number, after: number) =>
    after < before
      ? `${sizeInWords(before)} became ${sizeInWords(after)}: ${(((before - after) / before) * 100).toFixed(1)}% less`
      : `There is nothing to leave out: ${sizeInWords(after)}`,
  comments: (count: number) => `${counted(count, 'comment was', 'comments were')} left out, since JSON has none.`,
  dropped: (count: number) =>
    `${counted(count, 'member was', 'members were')} left out. A program that tells “null” from “not there” sees the difference.`,
  rounded: (count: number) =>
    `${counted(count, 'number was', 'numbers were')} rounded. This cannot be taken back from the result.`,
  renamed: (count: number) =>
    `${counted(count, 'key has', 'keys have')} a short name. Whoever reads the result needs the list of names below.`,
  doubles: 'Numbers stand as a 64-bit float keeps them, as RFC 8785 asks. Longer ones lost digits.',
  canonicalLines: 'RFC 8785 makes one text of one value: the records stand in one list.',
  notCanonical: {
    number: (found: string) =>
      `The number ${found} is beyond what a 64-bit float holds, so RFC 8785 has no form for it.`,
    surrogate: (found: string) => `The string ${found} holds half of a character, so RFC 8785 has no form for it.`,
    repeated: 'RFC 8785 has no form for an object in which a key stands twice.',
  },
  sizesLabel: 'Sizes',
  sizesColumns: ['', 'Plain', 'gzip', 'Brotli'],
  sizesRows: { before: 'As given', after: 'Minified' },
  noBrotli: 'not in this browser',
  namesLabel: 'Short names',
  namesColumns: ['Short', 'Stands for'],
  tooLarge: 'Files of up to 100 MB are read.',
  notText: 'This file is not UTF-8 or UTF-16 text. Save it as UTF-8 and open it again.',
  working: 'Minifying',
  copied: 'Copied.',
  saveNames: 'Download the names',
}

export interface MinifierQuestion {
  ask: 'read'
  source: string | Blob
  mode: JsonMode
  form: keyof typeof minifierMessages.forms
  drop: keyof typeof minifierMessages.drops
  places: keyof typeof minifierMessages.places
  shortKeys: boolean
  asciiOnly: boolean
}

export interface MinifierReport extends CodeReport {
  sizes: readonly (readonly string[])[]
  /** Short names with what they stand for. */
  names: readonly (readonly [string, string])[]
}
