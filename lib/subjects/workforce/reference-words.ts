/** Praise that readers of references discount. */
const groups = {
  /** Nobody can check it. */
  superlative: ['best', 'greatest', 'perfect', 'unique', 'genius', 'flawless', 'unmatched', 'incredible', 'amazing'],
  /** How somebody is, in place of what they did. */
  manner: ['bubbly', 'delightful', 'feisty', 'sweet', 'motherly', 'charming', 'pleasant', 'lovely', 'nice'],
  /** Little where more would be expected: readers take it for a warning. */
  faint: ['adequate', 'satisfactory', 'tried', 'endeavoured', 'generally', 'somewhat', 'fairly', 'mostly'],
} as const

type PraiseKind = keyof typeof groups

/** Which of these words a text has, as whole words in any case, each once, by kind. */
export function doubtfulPraise(text: string): Readonly<Record<PraiseKind, readonly string[]>> {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? [])
  const among = (list: readonly string[]) => list.filter((word) => words.has(word))
  return {
    superlative: among(groups.superlative),
    manner: among(groups.manner),
    faint: among(groups.faint),
  }
}
