import type { CodeReport } from '@/lib/kits/app/code-report'
import { counted } from '@/lib/messages/counted'
import type { Draft } from '@/lib/subjects/json-schema/validate'

export const schemaSample = {
  data: `{
  "id": "A-1042",
  "email": "anna at example.com",
  "quantity": 0,
  "tags": ["new", "new"],
  "colour": "red"
}`,
  schema: `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "object",
  "required": ["id", "price"],
  "properties": {
    "id": { "type": "string", "pattern": "^[A-Z]-\\\\d+$" },
    "email": { "type": "string", "format": "email" },
    "quantity": { "type": "integer", "minimum": 1 },
    "price": { "type": "number" },
    "tags": { "type": "array", "items": { "type": "string" }, "uniqueItems": true }
  },
  "additionalProperties": false
}`,
}

const drafts: Record<Draft, string> = {
  '4': 'Draft 4',
  '7': 'Draft 6 and 7',
  '2019-09': '2019-09',
  '2020-12': '2020-12',
}

export const schemaMessages = {
  tasks: { validate: 'Validate', infer: 'Make a schema' },
  drafts: { auto: 'As $schema says', ...drafts },
  words: {
    waiting: 'Give data and a schema, and every place that does not fit is listed.',
    output: 'Schema',
    notices: 'What to know',
  },
  needsSchema: 'The data is valid JSON. Now give a schema.',
  valid: (draft: Draft) => `The data fits the schema (${drafts[draft]})`,
  invalid: (count: number, isCut: boolean) =>
    `The data does not fit: ${isCut ? 'the first ' : ''}${counted(count, 'place', 'places')}`,
  schemaFaulty: (count: number) =>
    `The schema has ${counted(count, 'mistake', 'mistakes')}; nothing was held against it`,
  inferred: 'A schema that this data fits. Check what is required, and add bounds.',
  notJson: { text: 'The data is not JSON', schema: 'The schema is not JSON' },
  at: (pointer: string) => (pointer === '' ? 'The whole' : pointer),
  rule: (pointer: string) => `Rule: ${pointer === '' ? 'the schema itself' : pointer}`,
  schemaFault: (pointer: string, wanted: string) => `${pointer} has to be ${wanted}.`,
  unusable: (reason: string) => `The schema cannot be used: ${reason}`,
  unusableHint: 'References lead within the schema; what lies elsewhere is not fetched. Put it under $defs.',
  dynamic:
    '$dynamicRef leads to the nearest anchor of that name, not to the outermost, so a schema that extends another may be held too loosely.',
  ownSchema: 'The schema refers to the schema of its draft, which is not fetched: anything is allowed there.',
  tooDeep: 'Nested more than 1,000 levels deep; a schema is held against less.',
  endless: 'The schema leads back to itself without end.',
  slow: 'Stopped after five seconds. A pattern of the schema may repeat what repeats.',
  tooLarge: 'Files of up to 50 MB are read.',
  notText: 'This file is not UTF-8 or UTF-16 text.',
  figures: { draft: 'Draft', places: 'Places' },
  working: 'Validating',
  copied: 'Copied.',
  list: (pointer: string, says: string) => `${pointer || '/'}\t${says}`,
}

export interface SchemaQuestion {
  ask: 'read'
  source: string | Blob
  schema: string
  draft: Draft | 'auto'
  task: keyof typeof schemaMessages.tasks
}

export interface SchemaReport extends CodeReport {
  /** The places with tabs between columns. */
  list: string
  /** The schema that was made. */
  inferred: string
}
