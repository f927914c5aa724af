import { escapedPattern } from '@/lib/base/text/escape-pattern'

/** A word as contracts write a defined one: "the Works", "each Delivery Day". Names of places seldom stand behind such a word. */
const announced =
  /(?<![.!?:]\s|^)\b(?:the|a|an|each|every|any|all|this|these|such)\s+(\p{Lu}\p{Ll}+(?:\s+\p{Lu}\p{Ll}+)*)/gmu

const isIn = (text: string, term: string) =>
  new RegExp(`(?<![\\p{L}\\d])${escapedPattern(term)}(?![\\p{L}\\d])`, 'u').test(text)

/**
 * Words that a text uses as if they were defined, with a capital letter behind an article, and that are none of `known`: each once,
 * in the order of the text. A plural in s counts as its singular. What stands at the beginning of a sentence is not judged.
 */
export function undefinedTerms(text: string, known: readonly string[]): string[] {
  const defined = new Set(known.flatMap((term) => [term, `${term}s`, term.replace(/s$/, '')]))
  const used = [...text.matchAll(announced)].map(([, term = '']) => term.replaceAll(/\s+/g, ' '))
  return [...new Set(used.filter((term) => !defined.has(term)))]
}

/** Which of the terms never stand in the text, as whole words with their capital letters. */
export function unusedTerms(text: string, terms: readonly string[]): string[] {
  return terms.filter((term) => term !== '' && !isIn(text, term))
}
