import type { GoalUnit } from '@/lib/messages/word-counter'
import { defineLargeStore } from '@/lib/storage/large'
import { mergeFields } from '@/lib/storage/merge-fields'
import { defineStore } from '@/lib/storage/store'
import { readingSpeeds } from '@/lib/words/reading-time'
import { initialWordSettings, joinRules, paragraphRules, wordRules, type WordSettings } from '@/lib/words/settings'
import { stopWordLanguages, type StopWordChoice } from '@/lib/words/stop-words'
import { isRecord } from '@/lib/storage/is-record'

/** What is chosen besides the text. */
export interface Choices {
  settings: WordSettings
  /** As typed; empty for no goal. */
  goal: string
  goalUnit: GoalUnit
  readingSpeed: string
  speakingSpeed: string
  stopWords: StopWordChoice
  /** Whether the text is kept between visits. */
  keeps: boolean
}

export interface WordDraft extends Choices {
  /** Empty when the text is too long for this store and lies in the large one. */
  text: string
  isLarge: boolean
}

const initialChoices: Choices = {
  settings: initialWordSettings,
  goal: '',
  goalUnit: 'words',
  readingSpeed: String(readingSpeeds.nonFiction),
  speakingSpeed: String(readingSpeeds.aloud),
  stopWords: 'auto',
  keeps: true,
}

/** Characters up to which a text is stored at once, even while the page closes. */
const largestPlain = 400_000

export const draftStore = defineStore<WordDraft>({
  key: 'word-counter',
  version: 1,
  initial: { ...initialChoices, text: '', isLarge: false },
  read: readDraft,
})

const textStore = defineLargeStore<string>({
  name: 'word-counter',
  version: 1,
  read: (raw) => (typeof raw === 'string' ? raw : undefined),
})
const textId = 'text'

/** The text kept from the last visit. */
export async function keptText(draft: WordDraft): Promise<string> {
  return draft.isLarge ? ((await textStore.get(textId)) ?? '') : draft.text
}

const together = (name: string) => (name === 'isLarge' || name === 'keeps' ? 'text' : name)

/**
 * Keeps what changed since `base` of choices and, if the visitor wants it, of the text; otherwise removes what was kept of it.
 * Returns what this tab has kept, the next base.
 */
export function keep(
  base: WordDraft,
  { settings, goal, goalUnit, readingSpeed, speakingSpeed, stopWords, keeps }: Choices,
  text: string,
): WordDraft {
  const choices = { settings, goal, goalUnit, readingSpeed, speakingSpeed, stopWords, keeps }
  const isLarge = keeps && text.length > largestPlain
  const wasLarge = draftStore.get().isLarge
  const ours = { ...choices, text: keeps && !isLarge ? text : '', isLarge }
  draftStore.update((theirs) => mergeFields(base, ours, theirs, together))
  const remainsLarge = draftStore.get().isLarge
  if (isLarge && remainsLarge) void textStore.set(textId, text)
  else if (wasLarge && !remainsLarge) void textStore.remove(textId)
  return ours
}

function readDraft(raw: unknown): WordDraft | undefined {
  if (!isRecord(raw) || !isRecord(raw.settings)) return undefined
  const { words, hyphen, apostrophe, paragraphs } = raw.settings
  const { goal, goalUnit, readingSpeed, speakingSpeed, stopWords, keeps, text, isLarge } = raw
  if (!isOneOf(wordRules, words) || !isOneOf(joinRules, hyphen)) return undefined
  if (!isOneOf(joinRules, apostrophe) || !isOneOf(paragraphRules, paragraphs)) return undefined
  if (typeof goal !== 'string' || typeof readingSpeed !== 'string' || typeof speakingSpeed !== 'string')
    return undefined
  if (goalUnit !== 'words' && goalUnit !== 'characters') return undefined
  if (!isOneOf(['auto', 'none', ...stopWordLanguages] as const, stopWords)) return undefined
  if (typeof keeps !== 'boolean' || typeof text !== 'string' || typeof isLarge !== 'boolean') return undefined
  const settings = { words, hyphen, apostrophe, paragraphs }
  return { settings, goal, goalUnit, readingSpeed, speakingSpeed, stopWords, keeps, text, isLarge }
}

function isOneOf<T extends string>(values: readonly T[], raw: unknown): raw is T {
  return values.some((value) => value === raw)
}
