import type { CodeReport } from '@/lib/kits/app/code-report'
import type { LanguageName } from '@/lib/subjects/code-types/languages'
import type { JsonMode } from '@/lib/subjects/json/tree'
import { counted, whole } from '@/lib/messages/counted'

export const codeTypesSample = `[
  { "id": 1, "name": "Oak chair", "price": 149.5, "status": "open", "created": "2026-03-01T09:30:00Z", "size": { "width": 42, "height": 90 } },
  { "id": 2, "name": "Ash table", "price": 480, "status": "sold", "created": "2026-03-02T10:00:00Z", "size": { "width": 120, "height": 74 }, "note": null },
  { "id": 3, "name": "Stool", "price": 60, "status": "open", "created": "2026-03-05T16:20:00Z", "size": { "width": 30, "height": 45 }, "note": "Last one" },
  { "id": 4, "name": "Bench", "price": 210, "status": "sold", "created": "2026-03-09T08:05:00Z", "size": { "width": 140, "height": 45 } }
]
`

export const codeTypesMessages = {
  words: { waiting: 'Paste JSON, and its types appear here.', output: 'Types', notices: 'What to know' },
  modes: { json: 'JSON', jsonc: 'JSON with comments', json5: 'JSON5', ndjson: 'NDJSON, one sample a line' },
  holds: { told: 'What it looks like', samples: 'Samples', schema: 'A JSON Schema' },
  fromSchema: 'Read as a JSON Schema: its definitions became types.',
  outside: (count: number, some: string) =>
    `${counted(count, 'reference leads', 'references lead')} out of this schema and stand for any value: ${some}.`,
  unsaid: (words: string) => `Types do not say what these keywords ask for: ${words}.`,
  unreadable: (count: number, some: string) =>
    `${counted(count, 'key cannot', 'keys cannot')} be named in a tag of this language, whose reader passes over them: ${some}.`,
  done: (objects: number, members: number) =>
    `${counted(objects, 'object type', 'object types')} with ${counted(members, 'member', 'members')}.`,
  optional: (count: number) =>
    `${counted(count, 'member is', 'members are')} missing in some of the samples, and optional here.`,
  unions: (count: number) =>
    `${counted(count, 'place holds', 'places hold')} values of several kinds. Languages without unions get their widest type there.`,
  empty: (count: number) =>
    `${counted(count, 'list is', 'lists are')} empty or hold only null in every sample, so what belongs there is not known.`,
  cut: (most: number) => `Of longer lists the first ${whole(most)} items were looked at.`,
  large: 'Some whole numbers are larger than 2⁵³, which JavaScript rounds.',
  renamed: (count: number, some: string) =>
    `${counted(count, 'name was', 'names were')} changed for this language, and mapped to the key: ${some}.`,
  figures: { objects: 'Object types', members: 'Members', enums: 'Enumerations', samples: 'Samples' },
  tooLarge: 'Files of up to 20 MB are read.',
  notText: 'This file is not UTF-8 or UTF-16 text. Save it as UTF-8 and open it again.',
  working: 'Reading the samples',
  copied: 'Copied.',
}

export interface CodeTypesQuestion {
  ask: 'read'
  source: string | Blob
  mode: JsonMode
  /** What the JSON is taken for. */
  holds: 'told' | 'samples' | 'schema'
  language: LanguageName
  rootName: string
  dates: boolean
  enums: boolean
  readonly: boolean
  separate: boolean
}

export type CodeTypesReport = CodeReport & { ending: string }
