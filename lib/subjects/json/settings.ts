import type { FormatOptions } from '@/lib/subjects/json/format'
import type { JsonMode } from '@/lib/subjects/json/tree'

/** What a visitor can choose in the JSON formatter. */
export interface JsonSettings {
  task: 'format' | 'minify' | 'escape' | 'unescape'
  indent: '2' | '4' | 'tab'
  mode: JsonMode
  sortKeys: boolean
  asciiOnly: boolean
  records: 'array' | 'lines'
}

const indents: Record<JsonSettings['indent'], string> = { 2: '  ', 4: '    ', tab: '\t' }

export function formatOptions({ task, indent, sortKeys, asciiOnly, records, mode }: JsonSettings): FormatOptions {
  const asLines = mode === 'ndjson' && records === 'lines'
  return {
    indent: task === 'minify' || asLines ? undefined : indents[indent],
    sortKeys,
    asciiOnly,
    records: asLines ? 'lines' : 'array',
  }
}

/** The name of the file a visitor saves, made of the name of the file it came from. */
export function savedName(openedName: string | undefined, settings: JsonSettings): string {
  const base = openedName?.replace(/\.(?:json|jsonc|json5|ndjson|jsonl|txt)$/i, '') ?? 'formatted'
  if (settings.task === 'escape' || settings.task === 'unescape') return `${base}.${settings.task}d.txt`
  if (settings.mode === 'ndjson' && settings.records === 'lines') return `${base}.ndjson`
  return settings.task === 'minify' ? `${base}.min.json` : `${base}.json`
}
