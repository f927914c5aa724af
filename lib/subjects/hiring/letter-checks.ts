import { escapedPattern } from '@/lib/base/text/escape-pattern'

const worn = [
  'i am writing to apply',
  'i am writing to express',
  'to whom it may concern',
  'team player',
  'hard worker',
  'hard-working',
  'think outside the box',
  'outside the box',
  'go-getter',
  'self-starter',
  'detail-oriented',
  'results-driven',
  'passionate about',
  'proven track record',
  'perfect fit',
  'dream job',
  'hit the ground running',
  'works well under pressure',
  'people person',
  'wear many hats',
  'synergy',
  'fast-paced environment',
  'i believe i would be',
] as const

const bare = (text: string) => text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')

/** Phrases that readers of applications have met too often, in the order of the list. */
export function wornPhrases(text: string): string[] {
  const plain = bare(text)
  return worn.filter((phrase) => plain.includes(phrase))
}

const word = String.raw`\p{Lu}[\p{L}\p{N}&'’.-]*`
const withForm = new RegExp(
  String.raw`${word}(?:(?: &)? ${word}){0,3} (?:Ltd|Limited|Inc|LLC|LLP|PLC|GmbH|AG|BV|NV|Pty|Corp|Co)\b`,
  'gu',
)

const named = (text: string, name: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapedPattern(name)}(?![\\p{L}\\p{N}])`, 'iu').test(text)

/**
 * Firms that a letter names besides the one it goes to: those of a list of former applications, and names with a legal form. A name
 * that is part of the right one, or has it as a part, is the right one.
 */
export function otherFirms(text: string, firm: string, former: readonly string[]): string[] {
  const right = bare(firm).trim()
  const listed = former.map((name) => name.trim()).filter((name) => name !== '' && named(text, name))
  const found = [...listed, ...(text.match(withForm) ?? [])]
  const isRight = (name: string) => right !== '' && (right.includes(bare(name)) || bare(name).includes(right))
  return [...new Set(found)].filter((name) => !isRight(name))
}

/** Lines of a CV, of five words and more, that a letter repeats word for word. */
export function repeatedLines(text: string, lines: readonly string[]): string[] {
  const words = (from: string) => (from.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
  const letter = ` ${words(text)} `
  return lines.filter((line) => {
    const plain = words(line)
    return plain.split(' ').length >= 5 && letter.includes(` ${plain} `)
  })
}
