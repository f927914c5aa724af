import type { CodeReport } from '@/lib/kits/app/code-report'
import { counted, whole } from '@/lib/messages/counted'
import { sizeInWords } from '@/lib/messages/workbench'
import type { JsonMode } from '@/lib/subjects/json/tree'

export const jsonToYamlSample = `{
  "service": "billing",
  "version": "1.10",
  "regions": ["DE", "NO", "SE"],
  "postcode": "01067",
  "id": 12345678901234567890,
  "start": "#!/bin/sh\\nnpm ci\\nnpm start\\n",
  "limits": { "cpu": 0.50, "memory": "512Mi" },
  "worker": { "limits": { "cpu": 0.50, "memory": "512Mi" } },
  "owner": null
}
`

export const jsonToYamlMessages = {
  words: { waiting: 'Paste JSON, and it appears here as YAML.', output: 'YAML', notices: 'What to know' },
  modes: { json: 'JSON', jsonc: 'JSON with comments', json5: 'JSON5', ndjson: 'NDJSON, one value a line' },
  indents: { '2': '2 spaces', '4': '4 spaces' },
  quotes: { double: 'Double, where needed', single: 'Single, where needed', always: 'Double, around every text' },
  lines: { literal: 'As a block, line by line (|)', folded: 'As a folded block (>)', quoted: 'In quotes, with \\n' },
  widths: { '0': 'Not folded', '80': '80 characters', '120': '120 characters' },
  done: (lines: number, size: number) => `${counted(lines, 'line', 'lines')}, ${sizeInWords(size)}`,
  quoted: (count: number, texts: string) =>
    `${counted(count, 'text stands', 'texts stand')} in quotes, since some program would read it as another value without: ${texts}.`,
  comments: (count: number) => `${counted(count, 'comment was', 'comments were')} left out.`,
  anchors: (count: number) =>
    `${counted(count, 'part is', 'parts are')} named and repeated by an alias. Not every program reads aliases.`,
  noList: 'The whole is no list, so it stays one document.',
  documents: (count: number) => `${whole(count)} documents`,
  figures: { lines: 'Lines', size: 'Size', before: 'Size before' },
  tooLarge: 'Files of up to 20 MB are read.',
  notText: 'This file is not UTF-8 or UTF-16 text. Save it as UTF-8 and open it again.',
  working: 'Converting',
  copied: 'Copied.',
}

export interface JsonToYamlQuestion {
  ask: 'read'
  source: string | Blob
  mode: JsonMode
  indent: keyof typeof jsonToYamlMessages.indents
  quotes: keyof typeof jsonToYamlMessages.quotes
  lines: keyof typeof jsonToYamlMessages.lines
  width: keyof typeof jsonToYamlMessages.widths
  sortKeys: boolean
  anchors: boolean
  indentsLists: boolean
  flowLists: boolean
  documents: boolean
}

export type JsonToYamlReport = CodeReport
