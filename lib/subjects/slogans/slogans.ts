import { keyFor, randomStream, type RandomStream } from '@/lib/base/random/stream'
import { isEnglishStopWord } from '@/lib/subjects/word-count/english-stop-words'
import { patterns, type Figure, type Pattern, type Tone } from './patterns'

export interface SloganFacts {
  name: string
  thing: string
  /** What follows “to”. */
  action: string
  /** Parted by commas. */
  qualities: string
  audience: string
  without: string
  place: string
}

export interface SloganRules extends SloganFacts {
  tone: Tone | 'any'
  amount: number
  /** In characters. */
  longest: number
  avoid: string
  /** A line each; they stand first. */
  kept: string
  seed: number
}

export interface Slogan {
  text: string
  figure: Figure | 'kept'
  words: number
  characters: number
  /** The longest row of words with the same first letter, small words passed over; none below two. */
  sound: { letter: string; times: number } | undefined
}

export interface Slogans {
  slogans: Slogan[]
  /** Patterns of the tone for which all facts are there, and all of the tone. */
  fitting: number
  ofTone: number
  /** Facts that are not there, with the patterns that wait for them alone. */
  missing: { fact: keyof SloganFacts; patterns: number }[]
  /** The shortest slogan that was longer than allowed. */
  shortest: number | undefined
}

/** Everybody has this key: a seed is there to repeat its list. */
const publicKey = new Uint8Array(32)

const slotFacts: Readonly<Record<string, keyof SloganFacts>> = {
  name: 'name',
  thing: 'thing',
  do: 'action',
  q1: 'qualities',
  q2: 'qualities',
  q3: 'qualities',
  who: 'audience',
  without: 'without',
  where: 'place',
}

const slot = /\{(\w+)\}/g
const slotsOf = ({ text }: Pattern) => [...text.matchAll(slot)].map(([, name = '']) => name)

const bare = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[{}]/g, '')
    .replace(/[\s.,;:!?]+$/u, '')
    .trim()

export const listed = (text: string) => [...new Set(text.split(/[,;\n\r]+/).map(bare))].filter((part) => part !== '')

function filled(facts: SloganFacts): ReadonlyMap<string, readonly string[]> {
  const qualities = listed(facts.qualities)
  const single = (text: string) => (bare(text) === '' ? [] : [bare(text)])
  return new Map([
    ['name', single(facts.name)],
    ['thing', single(facts.thing)],
    ['do', single(facts.action.replace(/^\s*to\s+/i, ''))],
    ['q1', qualities],
    ['q2', qualities.slice(1)],
    ['q3', qualities.slice(2)],
    ['who', single(facts.audience)],
    ['without', single(facts.without)],
    ['where', single(facts.place)],
  ])
}

function shuffled<T>(items: readonly T[], random: RandomStream): T[] {
  const mixed = [...items]
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = random.below(at + 1)
    const [one, two] = [mixed[at], mixed[other]]
    if (one === undefined || two === undefined) continue
    mixed[at] = two
    mixed[other] = one
  }
  return mixed
}

/** A capital at the beginning and behind a full stop, question mark or exclamation mark. */
const sentences = (text: string) =>
  text.replaceAll(/(^|[.?!] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []

function soundOf(words: readonly string[]): Slogan['sound'] {
  let best: Slogan['sound']
  let letter = ''
  let times = 0
  for (const word of words.map((one) => one.toLowerCase())) {
    if (isEnglishStopWord(word.replaceAll('’', "'"))) continue
    const [first = ''] = word
    times = first === letter ? times + 1 : 1
    letter = first
    if (times > 1 && times > (best?.times ?? 1)) best = { letter: letter.toUpperCase(), times }
  }
  return best
}

/** What can be counted in a slogan. */
function measured(text: string, figure: Slogan['figure']): Slogan {
  const words = wordsOf(text)
  return { text, figure, words: words.length, characters: [...text].length, sound: soundOf(words) }
}

/** The figures of speech take turns, so that a short list has all of them. */
function inTurn(mixed: readonly Pattern[]): Pattern[] {
  const queues = new Map<Figure, Pattern[]>()
  for (const pattern of mixed) queues.set(pattern.figure, [...(queues.get(pattern.figure) ?? []), pattern])
  const ordered: Pattern[] = []
  for (let turn = 0; ordered.length < mixed.length; turn++)
    for (const queue of queues.values()) {
      const pattern = queue[turn]
      if (pattern) ordered.push(pattern)
    }
  return ordered
}

function missingOf(all: readonly Pattern[], facts: ReadonlyMap<string, readonly string[]>): Slogans['missing'] {
  const waiting = new Map<keyof SloganFacts, number>()
  for (const pattern of all) {
    const lacking = new Set(
      slotsOf(pattern).flatMap((name) => (facts.get(name)?.length ? [] : (slotFacts[name] ?? []))),
    )
    const [fact] = lacking
    if (fact !== undefined && lacking.size === 1) waiting.set(fact, (waiting.get(fact) ?? 0) + 1)
  }
  return [...waiting]
    .map(([fact, count]) => ({ fact, patterns: count }))
    .sort((one, other) => other.patterns - one.patterns)
}

/**
 * Slogans of the visitor's own facts: kept ones first, then patterns whose facts are all there, in an order that the seed decides. Left out is what is longer
 * than allowed, holds a word to avoid, or was there before. The same rules and seed give the same list.
 */
export function slogansOf(rules: SloganRules): Slogans {
  const facts = filled(rules)
  const ofTone = patterns.filter(({ tone }) => rules.tone === 'any' || tone === rules.tone)
  const fitting = ofTone.filter((pattern) => slotsOf(pattern).every((name) => facts.get(name)?.length))
  const random = randomStream(keyFor(publicKey, `slogan ${rules.seed}`))
  const avoid = new Set(listed(rules.avoid).map((word) => word.toLowerCase()))
  const kept = rules.kept.split(/[\n\r]+/).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
  const slogans = kept.map((line) => measured(line, 'kept'))
  const known = new Set(kept.map((line) => line.toLowerCase()))
  let shortest: number | undefined
  for (const pattern of inTurn(shuffled(fitting, random))) {
    const qualities = shuffled(facts.get('q1') ?? [], random)
    const fill = (name: string): string => {
      const place = ['q1', 'q2', 'q3'].indexOf(name)
      return (place < 0 ? facts.get(name)?.[0] : qualities[place]) ?? ''
    }
    // A name is written as its owner writes it, at the beginning too.
    const text = sentences(
      pattern.text.replaceAll(slot, (whole, name: string) => (name === 'name' ? whole : fill(name))),
    ).replaceAll('{name}', () => fill('name'))
    const slogan = measured(text, pattern.figure)
    const folded = text.toLowerCase()
    if (known.has(folded) || wordsOf(folded).some((word) => avoid.has(word))) continue
    if (slogan.characters > rules.longest) {
      shortest = Math.min(shortest ?? Infinity, slogan.characters)
      continue
    }
    if (slogans.length >= rules.amount) break
    known.add(folded)
    slogans.push(slogan)
  }
  return { slogans, fitting: fitting.length, ofTone: ofTone.length, missing: missingOf(ofTone, facts), shortest }
}
