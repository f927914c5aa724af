import type { FormatOptions } from '@/lib/json/format'
import type { JsonMode } from '@/lib/json/tree'

export const jsonTasks = ['format', 'minify', 'escape', 'unescape'] as const
export const jsonIndents = ['2', '4', 'tab'] as const
export const jsonModes = ['json', 'jsonc', 'json5', 'ndjson'] as const
export const jsonRecords = ['array', 'lines'] as const

export type JsonTask = (typeof jsonTasks)[number]
export type JsonIndent = (typeof jsonIndents)[number]

/** What a visitor can choose in the JSON formatter. */
export interface JsonSettings {
  task: JsonTask
  indent: JsonIndent
  mode: JsonMode
  sortKeys: boolean
  asciiOnly: boolean
  records: 'array' | 'lines'
}

export const initialSettings: JsonSettings = {
  task: 'format',
  indent: '2',
  mode: 'json',
  sortKeys: false,
  asciiOnly: false,
  records: 'array',
}

const indents: Record<JsonIndent, string> = { 2: '  ', 4: '    ', tab: '\t' }

export function formatOptions({ task, indent, sortKeys, asciiOnly, records, mode }: JsonSettings): FormatOptions {
  const asLines = mode === 'ndjson' && records === 'lines'
  return {
    indent: task === 'minify' || asLines ? undefined : indents[indent],
    sortKeys,
    asciiOnly,
    records: asLines ? 'lines' : 'array',
  }
}

function oneOf<T extends string>(list: readonly T[], raw: unknown): T | undefined {
  return list.find((value) => value === raw)
}

/** Settings as they were stored; undefined when they are not settings. */
export function readSettings(raw: unknown): JsonSettings | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const { task, indent, mode, sortKeys, asciiOnly, records } = raw as Partial<Record<keyof JsonSettings, unknown>>
  const read = {
    task: oneOf(jsonTasks, task),
    indent: oneOf(jsonIndents, indent),
    mode: oneOf(jsonModes, mode),
    records: oneOf(jsonRecords, records),
  }
  if (!read.task || !read.indent || !read.mode || !read.records) return undefined
  if (typeof sortKeys !== 'boolean' || typeof asciiOnly !== 'boolean') return undefined
  return { task: read.task, indent: read.indent, mode: read.mode, records: read.records, sortKeys, asciiOnly }
}

/** The name of the file a visitor saves, made of the name of the file it came from. */
export function savedName(openedName: string | undefined, settings: JsonSettings): string {
  const base = openedName?.replace(/\.(?:json|jsonc|json5|ndjson|jsonl|txt)$/i, '') ?? 'formatted'
  if (settings.task === 'escape' || settings.task === 'unescape') return `${base}.${settings.task}d.txt`
  if (settings.mode === 'ndjson' && settings.records === 'lines') return `${base}.ndjson`
  return settings.task === 'minify' ? `${base}.min.json` : `${base}.json`
}

/** The mode a file's name asks for. */
export function modeOfName(name: string): JsonMode | undefined {
  const extension = /\.(jsonc|json5|ndjson|jsonl)$/i.exec(name)?.[1]?.toLowerCase()
  return extension === 'jsonl' ? 'ndjson' : oneOf(jsonModes, extension)
}
