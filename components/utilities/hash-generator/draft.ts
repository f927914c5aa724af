import { notations, type Notation } from '@/lib/hash/digests'
import { lineEndRules, textCharsets, type TextForm } from '@/lib/hash/text-bytes'
import { defineStore } from '@/lib/storage/store'
import { isRecord } from '@/lib/storage/is-record'

export interface Draft {
  source: 'text' | 'files'
  text: string
  form: TextForm
  notation: Notation
  expected: string
}

/** Characters of text, and of checksums, that are kept between visits. */
export const keptCharacters = 1_000_000

const initial: Draft = {
  source: 'text',
  text: '',
  form: { charset: 'utf-8', lineEnds: 'typed', mark: false },
  notation: 'hex',
  expected: '',
}

export const draftStore = defineStore<Draft>({ key: 'hash-generator', version: 1, initial, read: readDraft })

export function keepable(draft: Draft): Draft {
  return {
    ...draft,
    text: draft.text.length > keptCharacters ? '' : draft.text,
    expected: draft.expected.length > keptCharacters ? '' : draft.expected,
  }
}

function readDraft(raw: unknown): Draft | undefined {
  if (!isRecord(raw) || !isRecord(raw.form)) return undefined
  const { source, text, notation, expected, form } = raw
  const charset = textCharsets.find((one) => one === form.charset)
  const lineEnds = lineEndRules.find((one) => one === form.lineEnds)
  const written = notations.find((one) => one === notation)
  if (!charset || !lineEnds || !written || typeof form.mark !== 'boolean') return undefined
  if (typeof text !== 'string' || typeof expected !== 'string') return undefined
  if (source !== 'text' && source !== 'files') return undefined
  return { source, text, form: { charset, lineEnds, mark: form.mark }, notation: written, expected }
}
