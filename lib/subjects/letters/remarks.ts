import type { Notice } from '@/lib/kits/document/types'
import { loadedWords } from '@/lib/subjects/workforce/loaded-words'

/** What a typed part of a letter holds that its reader may take amiss, and how long it is. Nothing for an empty text. */
export function letterRemarks(text: string): Notice[] {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []
  if (words.length === 0) return []
  const loaded = loadedWords(text)
  const shouted = [...new Set(words.filter((word) => /^\p{Lu}{5,}$/u.test(word)))]
  const fair = (says: string): Notice => ({ is: 'fair', says })
  return [
    ...(loaded.length > 0
      ? [fair(`Reads as a judgement: ${loaded.join(', ')}. Say what happened, and on which day.`)]
      : []),
    ...(text.includes('!') ? [fair('An exclamation mark sounds louder on paper than it was meant.')] : []),
    ...(shouted.length > 0 ? [fair(`Written in capitals: ${shouted.slice(0, 3).join(', ')}.`)] : []),
    ...(words.length > 350
      ? [fair(`Your own part has ${words.length} words; a letter of one page has about 300.`)]
      : []),
  ]
}
