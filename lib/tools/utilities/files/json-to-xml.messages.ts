import type { CodeReport } from '@/lib/kits/app/code-report'
import { counted } from '@/lib/messages/counted'
import type { JsonMode } from '@/lib/subjects/json/tree'

export const jsonToXmlSample = `{
  "order": {
    "@id": 10442,
    "customer": "Zoë Müller & Sons",
    "line": [
      { "@sku": "A-1", "price": { "@currency": "EUR", "#text": 12.50 }, "quantity": 2 },
      { "@sku": "B-7", "price": { "@currency": "EUR", "#text": 399.00 }, "quantity": 1 }
    ],
    "gift wrapping": false,
    "note": null
  }
}
`

export const jsonToXmlMessages = {
  words: { waiting: 'Paste JSON, and it appears here as XML.', output: 'XML', notices: 'What to know' },
  modes: { json: 'JSON', jsonc: 'JSON with comments', json5: 'JSON5', ndjson: 'NDJSON, one value a line' },
  marks: {
    at: '@, as in "@id"',
    underscore: '_, as in "_id"',
    dash: '-, as in "-id"',
    none: 'Nothing is an attribute',
  },
  lists: { repeated: 'An element for each item', wrapped: 'One element around all items' },
  nulls: { empty: 'An empty element', nil: 'xsi:nil="true"', omit: 'Nothing' },
  indents: { '2': '2 spaces', '4': '4 spaces', tab: 'Tab', none: 'One line' },
  done: (elements: number) => `Well-formed XML with ${counted(elements, 'element', 'elements')}`,
  renamed: (count: number, names: string) =>
    `${counted(count, 'name is', 'names are')} no XML name and became another: ${names}.`,
  name: (from: string, to: string) => `“${from}” ${to}`,
  dropped: (count: number) =>
    `${counted(count, 'sign', 'signs')} that XML 1.0 cannot hold ${count === 1 ? 'was' : 'were'} left out, such as a zero byte or half of a character.`,
  comments: (count: number) => `${counted(count, 'comment was', 'comments were')} left out.`,
  badName: (name: string) =>
    `“${name}” is no name of an element. One begins with a letter or an underscore and holds no spaces.`,
  notWellFormed: (reason: string) =>
    `The document would not be well-formed: ${reason}. Declare the prefix by a member such as "@xmlns:p".`,
  tooLarge: 'Files of up to 20 MB are read.',
  notText: 'This file is not UTF-8 or UTF-16 text. Save it as UTF-8 and open it again.',
  working: 'Converting',
  copied: 'Copied.',
}

export interface JsonToXmlQuestion {
  ask: 'read'
  source: string | Blob
  root: string
  item: string
  cdata: string
  mode: JsonMode
  mark: keyof typeof jsonToXmlMessages.marks
  lists: keyof typeof jsonToXmlMessages.lists
  nulls: keyof typeof jsonToXmlMessages.nulls
  indent: keyof typeof jsonToXmlMessages.indents
  declares: boolean
}

export type JsonToXmlReport = CodeReport
