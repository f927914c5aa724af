/** Style guides that say which words of a title begin with a capital. */
export const titleStyles = ['ap', 'apa', 'chicago18', 'chicago17', 'mla', 'every'] as const
export type TitleStyle = (typeof titleStyles)[number]

const articles = ['a', 'an', 'the']
const coordinating = ['and', 'but', 'for', 'or', 'nor']
const shortPrepositions = ['as', 'at', 'by', 'in', 'of', 'off', 'on', 'out', 'per', 'to', 'up', 'via', 'if']
const longPrepositions =
  'aboard about above across after against along amid among around before behind below beneath beside besides between beyond concerning despite down during except from inside into like near onto opposite outside over past regarding round since through throughout till toward towards under underneath unlike until upon versus with within without'.split(
    ' ',
  )
/** Prepositions that are as often adverbs or parts of a verb: "Turn On the Light". */
const doubtful = new Set('about around by down in off on out over past through up like before after since'.split(' '))

const upToFour = longPrepositions.filter((word) => word.length <= 4)
const small: Readonly<Record<TitleStyle, ReadonlySet<string>>> = {
  // Words of fewer than four letters.
  ap: new Set([...articles, ...coordinating, 'so', 'yet', ...shortPrepositions]),
  // Words of three letters or fewer.
  apa: new Set([...articles, ...coordinating, 'so', 'yet', ...shortPrepositions]),
  // Prepositions of up to four letters; "to" and "as" always.
  chicago18: new Set([...articles, ...coordinating, ...shortPrepositions.filter((word) => word !== 'if'), ...upToFour]),
  chicago17: new Set([
    ...articles,
    ...coordinating,
    ...shortPrepositions.filter((word) => word !== 'if'),
    ...longPrepositions,
  ]),
  mla: new Set([
    ...articles,
    ...coordinating,
    'so',
    'yet',
    ...shortPrepositions.filter((word) => word !== 'if'),
    ...longPrepositions,
  ]),
  every: new Set(),
}

export interface TitleRules {
  style: TitleStyle
  /** Words written as they stand here, whatever stands in the text. */
  keep: ReadonlyMap<string, string>
}

const wordOf = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.][\p{L}\p{M}\p{N}]+)*/gu
/** After these a title begins anew. */
const beginsAnew = /[:.?!—–]["'”’»)\]]*\s+["'“‘«([]*$/u

function capitalised(word: string): string {
  const first = String.fromCodePoint(word.codePointAt(0) ?? 0)
  return first.toUpperCase() + word.slice(first.length).toLowerCase()
}

/** iPhone, NASA, McDonald: letters whose case is the writer's own. */
function isMixed(word: string, hasSmall: boolean): boolean {
  if (/\p{Ll}\p{Lu}/u.test(word)) return true
  return hasSmall && /^\p{Lu}[\p{Lu}\p{N}]+$/u.test(word)
}

interface Place {
  isFirst: boolean
  isLast: boolean
  /** Behind a hyphen. */
  isPart: boolean
}

function wordInTitle(
  word: string,
  hasSmall: boolean,
  { isFirst, isLast, isPart }: Place,
  { style, keep }: TitleRules,
): string {
  const kept = keep.get(word.toLowerCase())
  if (kept !== undefined) return kept
  if (isMixed(word, hasSmall)) return word
  const endsBig = isLast && style !== 'apa'
  if (isFirst || endsBig) return capitalised(word)
  // Part of a hyphenated word: APA capitalises it unless it is small as well, so do the others.
  if (small[style].has(word.toLowerCase()) && !(isPart && style === 'every')) return word.toLowerCase()
  return capitalised(word)
}

/** One title in the style of a guide. Words with capitals inside, and capitals alone among small letters, stay as they are. */
export function titleCase(line: string, rules: TitleRules): string {
  const words = [...line.matchAll(wordOf)]
  const last = words.length - 1
  const hasSmall = /\p{Ll}/u.test(line)
  let done = ''
  let from = 0
  words.forEach(({ 0: word, index }, at) => {
    const before = line.slice(Math.max(0, index - 12), index)
    const place = {
      isFirst: at === 0 || beginsAnew.test(before),
      isLast: at === last,
      isPart: /[\p{L}\p{N}][-‐‑]$/u.test(before),
    }
    done += line.slice(from, index) + wordInTitle(word, hasSmall, place, rules)
    from = index + word.length
  })
  return done + line.slice(from)
}

/** Words of a title that are a preposition or an adverb, which no rule tells: each once, in their order. */
export function doubtfulWords(line: string, style: TitleStyle): string[] {
  if (style === 'every') return []
  const words = (line.match(wordOf) ?? []).map((word) => word.toLowerCase())
  const inside = words.slice(1, -1).filter((word) => doubtful.has(word) && small[style].has(word))
  return [...new Set(inside)]
}

/** "NASA, iPhone, eBay": spellings by their small letters. */
export function keepList(written: string): ReadonlyMap<string, string> {
  const words = written.split(/[,;\n]/).map((word) => word.trim())
  return new Map(words.filter((word) => word !== '').map((word) => [word.toLowerCase(), word]))
}
