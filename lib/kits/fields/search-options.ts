import type { ChoiceField } from './types'

/** Without case and without marks over or under letters: what one types on any keyboard. */
function bare(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

const wordsOf = (text: string) => bare(text).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * The keys of the options in whose label each typed word begins a word: "flo" finds "Bread flour" and not "Sunflower oil". A label
 * that is what was typed comes first, then those that begin with it; otherwise the options keep their order. All of them for an
 * empty text.
 */
export function searchOptions(options: ChoiceField['options'], typed: string): string[] {
  const wanted = wordsOf(typed)
  const found = Object.entries(options).filter(([, label]) => {
    const words = wordsOf(label)
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  })
  const start = bare(typed).trim()
  const rank = (label: string) => (bare(label) === start ? 0 : bare(label).startsWith(start) ? 1 : 2)
  return found.toSorted(([, one], [, other]) => rank(one) - rank(other)).map(([key]) => key)
}

/** The key of the option that is called so, but for case and marks. */
export function optionCalled(options: ChoiceField['options'], label: string): string | undefined {
  const wanted = bare(label).trim()
  return Object.keys(options).find((key) => bare(options[key] ?? '') === wanted)
}
