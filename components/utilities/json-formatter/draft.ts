import { initialSettings, readSettings, type JsonSettings } from '@/lib/json/settings'
import { defineStore } from '@/lib/storage/store'

export interface JsonDraft {
  settings: JsonSettings
  text: string
}

/** Characters of input that are kept between visits. */
export const keptCharacters = 1_000_000

export const draftStore = defineStore<JsonDraft>({
  key: 'json-formatter',
  version: 1,
  initial: { settings: initialSettings, text: '' },
  read(raw) {
    if (typeof raw !== 'object' || raw === null || !('settings' in raw) || !('text' in raw)) return undefined
    const settings = readSettings(raw.settings)
    return settings && typeof raw.text === 'string' ? { settings, text: raw.text } : undefined
  },
})

/** What of a draft is kept: all of it, or only the settings when the text is too long. */
export function keepable(draft: JsonDraft): JsonDraft {
  return draft.text.length > keptCharacters ? { ...draft, text: '' } : draft
}
