import { isRecord } from '@/lib/platform/storage/is-record'
import { defineStore } from '@/lib/platform/storage/store'
import { languages } from '@/lib/tools/utilities/text/text-translator.messages'

export interface TranslatorDraft {
  text: string
  from: string
  to: string
}

const empty: TranslatorDraft = { text: '', from: 'auto', to: 'es' }
const keptCharacters = 1_000_000

export const isLanguage = (code: unknown): code is keyof typeof languages =>
  typeof code === 'string' && Object.hasOwn(languages, code)

export const draftStore = defineStore<TranslatorDraft>({
  key: 'text-translator',
  version: 1,
  initial: empty,
  read(raw) {
    if (!isRecord(raw) || typeof raw.text !== 'string' || !isLanguage(raw.to)) return undefined
    if (raw.from !== 'auto' && !isLanguage(raw.from)) return undefined
    return { text: raw.text, from: raw.from, to: raw.to }
  },
})

/** A text that is too long for the device's storage lives until the page closes. */
export function keepable(draft: TranslatorDraft): TranslatorDraft {
  return draft.text.length > keptCharacters ? { ...draft, text: '' } : draft
}
