import {
  columnTypes,
  delimiterChoices,
  emptyRules,
  encodingChoices,
  formats,
  initialReadSettings,
  initialWriteSettings,
  raggedRules,
  shapes,
  typeRules,
  type ColumnType,
  type ReadSettings,
  type WriteSettings,
} from '@/lib/csv/settings'
import { defineStore } from '@/lib/storage/store'
import { isRecord } from '@/lib/storage/is-record'

export interface CsvDraft {
  text: string
  read: ReadSettings
  write: WriteSettings
  /** Types chosen by hand, by column. */
  chosenTypes: Record<number, ColumnType>
  keyColumn: number
}

const emptyDraft: CsvDraft = {
  text: '',
  read: initialReadSettings,
  write: initialWriteSettings,
  chosenTypes: {},
  keyColumn: 0,
}

/** Characters of typed text that are kept between visits. */
export const keptCharacters = 1_000_000

export const draftStore = defineStore<CsvDraft>({
  key: 'csv-to-json',
  version: 1,
  initial: emptyDraft,
  read: readDraft,
})

/** What of a draft is kept: all of it, or only the settings when the text is too long. */
export function keepable(draft: CsvDraft): CsvDraft {
  return draft.text.length > keptCharacters ? { ...draft, text: '' } : draft
}

function readDraft(raw: unknown): CsvDraft | undefined {
  if (!isRecord(raw) || typeof raw.text !== 'string' || typeof raw.keyColumn !== 'number') return undefined
  if (!isRecord(raw.read) || !isRecord(raw.write) || !isRecord(raw.chosenTypes)) return undefined
  const { encoding, delimiter, otherDelimiter, hasHeader, trim } = raw.read
  const { types, empty, nest, shape, format, ragged } = raw.write
  if (!isOneOf(encodingChoices, encoding) || !isOneOf(delimiterChoices, delimiter)) return undefined
  if (typeof otherDelimiter !== 'string' || typeof hasHeader !== 'boolean' || typeof trim !== 'boolean')
    return undefined
  if (!isOneOf(typeRules, types) || !isOneOf(emptyRules, empty) || typeof nest !== 'boolean') return undefined
  if (!isOneOf(shapes, shape) || !isOneOf(formats, format) || !isOneOf(raggedRules, ragged)) return undefined
  const chosenTypes: Record<number, ColumnType> = {}
  for (const [column, type] of Object.entries(raw.chosenTypes))
    if (isOneOf(columnTypes, type)) chosenTypes[Number(column)] = type
  return {
    text: raw.text,
    read: { encoding, delimiter, otherDelimiter, hasHeader, trim },
    write: { types, empty, nest, shape, format, ragged },
    chosenTypes,
    keyColumn: raw.keyColumn,
  }
}

function isOneOf<T extends string>(values: readonly T[], raw: unknown): raw is T {
  return values.some((value) => value === raw)
}
