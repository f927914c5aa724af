/** Names of encodings as the WHATWG Encoding Standard labels them; `auto` looks at the bytes. */
export const encodingChoices = [
  'auto',
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
] as const
export type EncodingChoice = (typeof encodingChoices)[number]

export const delimiterChoices = ['auto', 'comma', 'semicolon', 'tab', 'pipe', 'other'] as const
export type DelimiterChoice = (typeof delimiterChoices)[number]

/** How the file is read. Changing one of these means reading it again. */
export interface ReadSettings {
  encoding: EncodingChoice
  delimiter: DelimiterChoice
  /** The character for `delimiter: 'other'`. */
  otherDelimiter: string
  hasHeader: boolean
  /** Spaces around a value are dropped. RFC 4180 says that they belong to it. */
  trim: boolean
}

export const typeRules = ['auto', 'text'] as const
export const emptyRules = ['null', 'text', 'omit'] as const
export const shapes = ['objects', 'arrays', 'keyed', 'grouped'] as const
export const formats = ['pretty', 'minified', 'ndjson'] as const
export const raggedRules = ['pad', 'skip'] as const
export const columnTypes = ['text', 'number', 'boolean'] as const
export type ColumnType = (typeof columnTypes)[number]

/** How the result is written. Changing one of these reads nothing. */
export interface WriteSettings {
  types: (typeof typeRules)[number]
  empty: (typeof emptyRules)[number]
  nest: boolean
  shape: (typeof shapes)[number]
  format: (typeof formats)[number]
  ragged: (typeof raggedRules)[number]
}

export const initialReadSettings: ReadSettings = {
  encoding: 'auto',
  delimiter: 'auto',
  otherDelimiter: '',
  hasHeader: true,
  trim: false,
}

export const initialWriteSettings: WriteSettings = {
  types: 'auto',
  empty: 'null',
  nest: true,
  shape: 'objects',
  format: 'pretty',
  ragged: 'pad',
}

const delimiterCharacters: Record<Exclude<DelimiterChoice, 'auto' | 'other'>, string> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  pipe: '|',
}

/** The chosen separator; undefined when it is to be found. */
export function chosenDelimiter({ delimiter, otherDelimiter }: ReadSettings): string | undefined {
  if (delimiter === 'auto') return undefined
  return delimiter === 'other' ? otherDelimiter : delimiterCharacters[delimiter]
}

/** True for a character that can separate fields: one character that is no quote and no line end. */
export function isDelimiter(text: string): boolean {
  return text.length === 1 && !'\r\n"\ufeff'.includes(text)
}
