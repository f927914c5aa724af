import { keyFor, randomStream, type RandomStream } from '@/lib/base/random/stream'
import { folded } from '@/lib/base/text/folded'
import { blockedIn } from './blocked'
import { beginnings, codas, endings, onsets, places, shapes, trades, vowels, type Trade } from './parts'
import { easeOf, soundsOf } from './sound'

export type Style = 'descriptive' | 'compound' | 'blend' | 'affix' | 'invented' | 'acronym'

export interface NameRules {
  /** Words of the visitor's own, parted by spaces, commas or line ends. */
  words: string
  style: Style | 'any'
  trade: Trade
  /** Letters and figures, spaces not counted. */
  shortest: number
  longest: number
  /** Empty, or letters that names begin with. */
  begins: string
  /** Of a hundred English words, how many must look harder; spelled letters are not asked. */
  ease: number
  avoid: string
  amount: number
  seed: number
}

export interface BusinessName {
  text: string
  style: Style
  /** What it is made of. */
  from: string
  letters: number
  /** Undefined for letters that are spelled out. */
  ease: number | undefined
}

export interface BusinessNames {
  names: BusinessName[]
  /** The visitor's words that hold a blocked one: no name has them. */
  refused: string[]
  /** Names that were left out, by the reason that met them first. */
  left: { blocked: number; avoided: number; length: number; begins: number; ease: number }
}

type Draft = Omit<BusinessName, 'letters' | 'ease'>

const publicKey = new Uint8Array(32)
const mostTries = 4000

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The visitor's words: letters and figures, in small letters, each once. */
export const wordsIn = (text: string) => [
  ...new Set(
    folded(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  ),
]

function pick<T>(items: readonly T[], random: RandomStream): T | undefined {
  return items.length === 0 ? undefined : items[random.below(items.length)]
}

function descriptive(own: readonly string[], roots: readonly string[], random: RandomStream): Draft | undefined {
  const one = pick(own, random) ?? pick(roots, random)
  const root = pick(
    [...roots, ...own].filter((word) => word !== one),
    random,
  )
  const place = pick(places, random)
  if (one === undefined || root === undefined || place === undefined) return undefined
  const [a, b] = [capital(one), capital(root)]
  const ways: readonly [string, string][] = [
    [`${a} ${b}`, `${one} and ${root}`],
    [`${a} & ${b}`, `${one} and ${root}`],
    [`The ${a} ${b}`, `${one} and ${root}`],
    [`${a} ${place}`, `${one} and a place`],
    [`${b} ${place}`, `${root} and a place`],
    [`${a} and ${b}`, `${one} and ${root}`],
    [`${a} by ${b}`, `${one} and ${root}`],
  ]
  const way = pick(ways, random)
  return way && { text: way[0], style: 'descriptive', from: way[1] }
}

function compound(own: readonly string[], roots: readonly string[], random: RandomStream): Draft | undefined {
  const one = pick(own.length > 0 ? own : roots, random)
  const other = pick(
    [...own, ...roots].filter((word) => word !== one),
    random,
  )
  if (one === undefined || other === undefined) return undefined
  const [first, second] = random.below(2) === 0 ? [one, other] : [other, one]
  return { text: capital(first + second), style: 'compound', from: `${first} + ${second}` }
}

interface Joint {
  text: string
  shared: string
}

/**
 * Two words of the letters a to z, joined at a sound that both have: the first up to it, the second from it on. At least half of the letters
 * of each stay, and neither is the whole of the result.
 */
export function blendsOf(first: string, second: string): Joint[] {
  const before = soundsOf(first)
  const behind = soundsOf(second)
  const joints: Joint[] = []
  const lettersOf = (sounds: readonly { letters: string }[]) => sounds.map(({ letters }) => letters).join('')
  for (const [at, { heard, letters }] of before.entries()) {
    if (at < 1 || heard === '') continue
    for (const [from, other] of behind.entries()) {
      if (other.heard !== heard || from > behind.length - 3) continue
      const head = lettersOf(before.slice(0, at))
      const tail = lettersOf(behind.slice(from))
      // Of two ways to write the sound, the longer.
      const shared = letters.length > other.letters.length ? letters : other.letters
      const text = head + shared + tail.slice(other.letters.length)
      if ((head.length + 1) * 2 < first.length || tail.length * 2 < second.length) continue
      if (text === first || text === second || joints.some((joint) => joint.text === text)) continue
      joints.push({ text, shared })
    }
  }
  return joints
}

function blend(own: readonly string[], roots: readonly string[], random: RandomStream): Draft | undefined {
  const words = [...own, ...roots]
  const one = pick(own.length > 0 ? own : roots, random)
  const other = pick(
    words.filter((word) => word !== one),
    random,
  )
  if (one === undefined || other === undefined) return undefined
  const [first, second] = random.below(2) === 0 ? [one, other] : [other, one]
  const joint = pick(blendsOf(first, second), random)
  return (
    joint && { text: capital(joint.text), style: 'blend', from: `${first} + ${second}, joined at “${joint.shared}”` }
  )
}

const isVowel = (letter: string) => /[aeiou]/.test(letter)

/** A word with an ending: of two vowels that meet the word's own goes, and a doubled letter is written once. */
export function withEnding(word: string, ending: string): string {
  const last = word.slice(-1)
  const stem = last === ending.charAt(0) || (isVowel(last) && isVowel(ending.charAt(0))) ? word.slice(0, -1) : word
  return stem + ending
}

function affix(own: readonly string[], roots: readonly string[], random: RandomStream): Draft | undefined {
  const word = pick(own.length > 0 && random.below(4) > 0 ? own : [...own, ...roots], random)
  if (word === undefined) return undefined
  if (random.below(3) === 0) {
    const beginning = pick(beginnings, random) ?? ''
    return { text: capital(beginning + word), style: 'affix', from: `${beginning}- and ${word}` }
  }
  const ending = pick(endings, random) ?? ''
  return { text: capital(withEnding(word, ending)), style: 'affix', from: `${word} and -${ending}` }
}

/** A word of syllables that begins, half of the time, as one of the visitor's words does. */
function invented(own: readonly string[], _roots: readonly string[], random: RandomStream): Draft | undefined {
  const shape = pick(shapes, random) ?? ''
  const kept = random.below(2) === 0 ? pick(own, random)?.match(/^[a-z]*?[aeiou]/)?.[0] : undefined
  const letters = [...shape].map((kind) => pick(kind === 'c' ? onsets : kind === 'v' ? vowels : codas, random) ?? '')
  const text = kept === undefined ? letters.join('') : kept + letters.slice(shape.startsWith('c') ? 2 : 1).join('')
  return {
    text: capital(text),
    style: 'invented',
    from: kept === undefined ? `syllables, ${shape}` : `${kept}- and syllables`,
  }
}

const syllable = /^[^aeiouy]*[aeiouy]/

/** First letters of two to four words, or the beginnings of three. */
function acronym(own: readonly string[], roots: readonly string[], random: RandomStream): Draft | undefined {
  const words = own.slice(0, 3)
  const count = Math.max(2, 3 + random.below(2))
  const pool = roots.filter((root) => !own.includes(root))
  while (words.length < count && pool.length > 0) words.push(...pool.splice(random.below(pool.length), 1))
  const from = words.join(' ')
  const starts = words.slice(0, 3).map((word) => syllable.exec(word)?.[0] ?? '')
  const isSpoken = random.below(2) === 0 && starts.every((start) => start !== '')
  const text = isSpoken ? capital(starts.join('')) : words.map((word) => word.charAt(0).toUpperCase()).join('')
  return {
    text,
    style: 'acronym',
    from: isSpoken ? `the beginnings of ${words.slice(0, 3).join(' ')}` : `letters of ${from}`,
  }
}

const makers: Readonly<Record<Style, typeof compound>> = { descriptive, compound, blend, affix, invented, acronym }
export const styles = Object.keys(makers) as Style[]

/** The hardest word of a name says how easy it is; capitals alone are spelled. */
function easeOfName({ text, style }: Draft): number | undefined {
  if (style === 'acronym' && text === text.toUpperCase()) return undefined
  const words = folded(text).match(/[a-z]{3,}/g) ?? []
  return words.length === 0 ? undefined : Math.min(...words.map(easeOf))
}

const lettersIn = (text: string) => [...text.replaceAll(/[^\p{L}\p{N}]/gu, '')].length

/**
 * Names of the visitor's words, drawn in an order that the seed decides; the styles take turns. Left out is what holds a blocked word, is too
 * long, short or hard, begins otherwise than asked, or was there before. The same rules give the same list.
 */
export function businessNames(rules: NameRules): BusinessNames {
  const own = wordsIn(rules.words)
  const refused = own.filter((word) => blockedIn(word) !== undefined)
  const used = own.filter((word) => !refused.includes(word))
  const roots = trades[rules.trade].split(' ')
  const avoid = wordsIn(rules.avoid)
  const begins = folded(rules.begins).replaceAll(/[^\p{L}\p{N}]/gu, '')
  const random = randomStream(keyFor(publicKey, `business-name ${rules.seed}`))
  const turns = rules.style === 'any' ? styles : [rules.style]
  const left: BusinessNames['left'] = { blocked: 0, avoided: 0, length: 0, begins: 0, ease: 0 }
  const seen = new Set<string>()
  const names: BusinessName[] = []

  function reasonAgainst({ text }: Draft, letters: number, ease: number | undefined): keyof typeof left | undefined {
    const plain = folded(text)
    if (blockedIn(text, [...used, ...roots]) !== undefined) return 'blocked'
    if (avoid.some((word) => plain.includes(word))) return 'avoided'
    if (letters < rules.shortest || letters > rules.longest) return 'length'
    if (!plain.replace(/^the /, '').startsWith(begins)) return 'begins'
    return ease !== undefined && ease < rules.ease ? 'ease' : undefined
  }

  for (let turn = 0; turn < mostTries && names.length < rules.amount; turn++) {
    const style = turns[turn % turns.length]
    const draft = style && makers[style](used, roots, random)
    if (!draft || seen.has(draft.text.toLowerCase())) continue
    seen.add(draft.text.toLowerCase())
    const letters = lettersIn(draft.text)
    const ease = easeOfName(draft)
    const reason = reasonAgainst(draft, letters, ease)
    if (reason) left[reason]++
    else names.push({ ...draft, letters, ease })
  }
  return { names, refused, left }
}
