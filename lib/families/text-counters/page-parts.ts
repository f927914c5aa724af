import { englishCount } from '@/lib/base/format/english-count'
import type { LabelledText, View } from '@/lib/kits/app/views'
import type { Given, TextInput } from '@/lib/kits/app/workbench'
import type { TextSource } from '@/lib/subjects/text-counts/task'
import type { Totals } from '@/lib/subjects/text-counts/totals'

const documents = '.txt,.md,.markdown,.html,.htm,.docx,.pdf,.odt,.rtf,.csv,.srt,.vtt,.tex,.log,text/plain'

/** The box of a page about one text; what is opened as a file above 300 KB, and long text that is pasted, stays a file. */
export function textInput({
  label,
  placeholder,
  example,
}: Pick<TextInput, 'label'> & { placeholder: string; example: string }): TextInput {
  return {
    kind: 'text',
    label,
    placeholder,
    height: 'tall',
    example,
    takes: { text: {} },
    holds: { accept: documents, pasted: 'pasted.txt', above: 300_000, wraps: true },
  }
}

/** The text to ask about: the file in the place of the box, or what the box holds; undefined for none. */
export function sourceOf({ texts, opened }: Given<unknown, Readonly<Record<'text', string>>>): TextSource | undefined {
  const source = opened.text ?? texts.text
  return source === '' ? undefined : source
}

const names: Readonly<Record<keyof Totals, string>> = {
  words: 'Words',
  characters: 'Characters',
  charactersNoSpaces: 'Without spaces',
  letters: 'Letters',
  sentences: 'Sentences',
  paragraphs: 'Paragraphs',
  lines: 'Lines',
  bytes: 'Bytes',
}

/** All totals of a text in one strip, the same on every page about texts, with the time it takes to read. */
export function totalsStrip(totals: Totals | undefined): View[] {
  if (!totals) return []
  const items: LabelledText[] = (Object.keys(names) as (keyof Totals)[]).map((name) => ({
    label: names[name],
    text: englishCount(totals[name]),
  }))
  return [
    { kind: 'heading', says: 'All counts of this text' },
    { kind: 'figures', items },
  ]
}

/** A bar of blocks whose length is a share of the longest, for a table. */
export function blocks(value: number, most: number, width = 20): string {
  if (value <= 0 || most <= 0) return ''
  return '▇'.repeat(Math.max(1, Math.round((value / most) * width)))
}

/** One decimal, without one that is 0. */
export function oneDecimal(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return Number.isInteger(rounded)
    ? englishCount(rounded)
    : `${englishCount(Math.trunc(rounded))}.${String(Math.round(Math.abs(rounded % 1) * 10))}`
}

/** Spreadsheets take a CSV file for UTF-8 only with a byte order mark. */
export function csvFile(answer: { kind: string; text?: string }): Blob | undefined {
  return answer.kind === 'csv' ? new Blob(['\ufeff', answer.text ?? '']) : undefined
}
