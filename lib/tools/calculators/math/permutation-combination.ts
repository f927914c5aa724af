import { choice, defineCalculator, integer, problem, text } from '@/lib/kits/calculator'
import type { Line, Step } from '@/lib/kits/calculator/types'
import type { Show } from '@/lib/base/format/show'
import {
  chosenOf,
  derangements,
  factorialOf,
  multinomial,
  productBelow,
  ratio,
  writeExactly,
} from '@/lib/engines/counting'

const [most, mostListed, mostDigits, mostKinds] = [10_000, 1000, 45_000, 50]
const ofItems = { field: 'of', is: 'items' } as const

export default defineCalculator({
  inputs: {
    of: choice('Count', {
      options: { items: 'r out of n things', alike: 'Arrangements of things of which some are alike' },
      initial: 'items',
      as: 'list',
    }),
    n: integer('Things to choose from (n)', { initial: 52, min: 0, max: most, shownWhen: ofItems }),
    r: integer('How many are taken (r)', { initial: 5, min: 0, max: most, shownWhen: ofItems }),
    order: choice('Order', {
      options: { no: 'Does not matter', yes: 'Matters' },
      initial: 'no',
      help: 'A hand of cards has no order, a number lock has one.',
      shownWhen: ofItems,
    }),
    again: choice('The same thing again', {
      options: { no: 'Never', yes: 'As often as you like' },
      initial: 'no',
      shownWhen: ofItems,
    }),
    names: text('Names for the list', {
      initial: '',
      optional: true,
      maxLength: 400,
      placeholder: 'Ann, Ben, Cem',
      help: 'Parted by commas, one for each thing. Without names the list has letters, or numbers beyond 26.',
      shownWhen: ofItems,
      refines: true,
    }),
    word: text('Word, or how many there are of each', {
      initial: 'MISSISSIPPI',
      maxLength: 200,
      help: 'A word such as MISSISSIPPI, or counts such as 4, 4, 2, 1.',
      shownWhen: { field: 'of', is: 'alike' },
    }),
  },
  outputs: {
    result: { kind: 'text', label: 'Ways' },
    kind: { kind: 'text', label: 'This is' },
    formula: { kind: 'text', label: 'Formula with your numbers' },
    digits: { kind: 'count', label: 'Digits', optional: true },
    chance: { kind: 'text', label: 'One of them at random', optional: true },
    circular: { kind: 'text', label: 'All n around a table', optional: true, section: 'Further counts' },
    deranged: { kind: 'text', label: 'All n, none in its own place', optional: true, section: 'Further counts' },
    all: { kind: 'text', label: 'Every digit', optional: true, section: 'Exactly' },
    kinds: {
      kind: 'table',
      label: 'All four ways to count',
      optional: true,
      columns: {
        order: { kind: 'text', label: 'Order' },
        again: { kind: 'text', label: 'Again' },
        formula: { kind: 'text', label: 'Formula' },
        ways: { kind: 'text', label: 'Ways' },
      },
    },
    list: {
      kind: 'table',
      label: 'Each of them',
      help: 'Shown for up to 1,000 ways.',
      optional: true,
      columns: { at: { kind: 'count', label: 'Number' }, way: { kind: 'text', label: 'Way' } },
    },
  },
  formula:
    'ordered: n! ÷ (n − r)!, with repetition nʳ; without order: n! ÷ (r! (n − r)!), with repetition (n + r − 1)! ÷ (r! (n − 1)!); alike: n! ÷ (k₁! × k₂! × …)',
  limits: [
    'n and r are whole numbers up to 10,000. A count of more than 45,000 digits is refused.',
    'Around a table, arrangements that differ only by a turn count once; mirror images count as two.',
    'In a word, capital and small letters are the same letter; spaces and hyphens do not count.',
    'The list is in the order of the names. It is made for up to 1,000 ways of at most 20 things each.',
  ],
  sources: [
    {
      title: 'NIST Digital Library of Mathematical Functions, 26.3 and 26.4: Binomial and multinomial coefficients',
      href: 'https://dlmf.nist.gov/26',
    },
    {
      title: 'Python documentation: math.comb, math.perm and itertools',
      href: 'https://docs.python.org/3/library/itertools.html',
    },
    { title: 'The On-Line Encyclopedia of Integer Sequences, A000166: derangements', href: 'https://oeis.org/A000166' },
  ],

  compute({ of, n, r, order, again, names = '', word }, { show }) {
    if (of === 'alike') return alikeResult(word, show)
    const way = `${order}-${again}` as const
    if (digitsBound(n, r, way) > mostDigits) return problem('r', 'must lead to a count of at most 45,000 digits')
    const given = namesOf(names, n)
    if (typeof given === 'string') return problem('names', given)
    const ways = ways4[way].count(n, r)
    return {
      ...written(ways, show),
      kind: ways4[way].says,
      formula: ways4[way].text(n, r),
      chance: ways > 1n ? `1 in ${written(ways, show).result}` : undefined,
      circular: n > 0 && n <= 1000 ? written(factorialOf(n - 1), show).result : undefined,
      deranged: n <= 1000 ? written(derangements(n), show).result : undefined,
      kinds: Object.entries(ways4).map(([key, { count, letters }]) => ({
        order: key.startsWith('yes') ? 'matters' : 'does not matter',
        again: key.endsWith('yes') ? 'yes' : 'no',
        formula: letters,
        ways: digitsBound(n, r, key) > mostDigits ? 'more than 45,000 digits' : written(count(n, r), show).result,
      })),
      list: ways <= BigInt(mostListed) && r <= 20 && r > 0 ? listOf(given, r, way) : undefined,
    }
  },

  steps({ of, n, r, order, again, word }, { result }) {
    if (of === 'alike') {
      const counts = countsOf(word)
      return typeof counts === 'string' ? [] : stepsOfAlike(counts.counts, result)
    }
    return stepsOf(n, r, `${order}-${again}`, result)
  },

  asked: [
    { says: '{n} choose {r}', sets: { of: 'items', order: 'no', again: 'no' }, gives: ['result'] },
    { says: '{n} permute|npr {r}', sets: { of: 'items', order: 'yes', again: 'no' }, gives: ['result'] },
  ],
  examples: [
    {
      name: 'A hand of cards',
      given: { of: 'items', n: 52, r: 5, order: 'no', again: 'no' },
      expect: { result: '2,598,960', formula: '52! ÷ (5! × 47!)' },
    },
    { name: 'A podium', given: { of: 'items', n: 10, r: 3, order: 'yes', again: 'no' }, expect: { result: '720' } },
    {
      name: 'The letters of a river',
      given: { of: 'alike', word: 'MISSISSIPPI' },
      expect: { result: '34,650', formula: '11! ÷ (4! × 4! × 2!)' },
    },
  ],
})

const written = (value: bigint, show: Show) => {
  const { result, digits, all } = writeExactly(ratio(value), show)
  return { result, digits, all }
}

interface Way {
  says: string
  letters: string
  count(n: number, r: number): bigint
  text(n: number, r: number): string
}
type WayName = `${'no' | 'yes'}-${'no' | 'yes'}`

/** By whether order matters, and whether a thing may come again. */
const ways4: Readonly<Record<WayName, Way>> = {
  'yes-no': {
    says: 'a permutation: order matters, each thing once',
    letters: 'n! ÷ (n − r)!',
    count: (n, r) => (r > n ? 0n : productBelow(n, n - r)),
    text: (n, r) => (r > n ? 'none, since r is above n' : `${n}! ÷ ${n - r}!`),
  },
  'no-no': {
    says: 'a combination: order does not matter, each thing once',
    letters: 'n! ÷ (r! (n − r)!)',
    count: chosenOf,
    text: (n, r) => (r > n ? 'none, since r is above n' : `${n}! ÷ (${r}! × ${n - r}!)`),
  },
  'yes-yes': {
    says: 'a sequence: order matters, things may come again',
    letters: 'nʳ',
    count: (n, r) => BigInt(n) ** BigInt(r),
    text: (n, r) => `${n}^${r}`,
  },
  'no-yes': {
    says: 'a multiset: order does not matter, things may come again',
    letters: '(n + r − 1)! ÷ (r! (n − 1)!)',
    count: (n, r) => (n === 0 ? (r === 0 ? 1n : 0n) : chosenOf(n + r - 1, r)),
    text: (n, r) => (n === 0 ? 'nothing to choose from' : `${n + r - 1}! ÷ (${r}! × ${n - 1}!)`),
  },
}

/** Digits of the count, or somewhat more. */
function digitsBound(n: number, r: number, way: string): number {
  return way === 'yes-yes' ? Math.ceil(r * Math.log10(Math.max(1, n))) + 1 : 0
}

function namesOf(text: string, n: number): string[] | string {
  const typed = text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter(Boolean)
  if (typed.length > 0 && typed.length !== n) return `must be as many as there are things: ${typed.length} of ${n}`
  if (typed.length > 0) return typed
  return Array.from({ length: n }, (_, at) => (n <= 26 ? String.fromCodePoint(65 + at) : String(at + 1)))
}

/** Each way as the places of its things, in rising order. */
function* placesOf(n: number, r: number, way: WayName, begun: readonly number[] = []): Generator<readonly number[]> {
  if (begun.length === r) {
    yield begun
    return
  }
  const isOrdered = way.startsWith('yes')
  const isAgain = way.endsWith('yes')
  const last = begun.at(-1)
  const from = isOrdered || last === undefined ? 0 : isAgain ? last : last + 1
  for (let at = from; at < n; at += 1) if (isAgain || !begun.includes(at)) yield* placesOf(n, r, way, [...begun, at])
}

function listOf(names: readonly string[], r: number, way: WayName) {
  const isShort = names.every(({ length }) => length === 1)
  return [...placesOf(names.length, r, way)].map((places, at) => ({
    at: at + 1,
    way: places.map((place) => names[place] ?? '').join(isShort ? ' ' : ', '),
  }))
}

interface Alike {
  counts: number[]
  /** The letters themselves, where a word was typed. */
  letters?: string[]
}

/** How often each kind occurs, by a word or as counts. */
function countsOf(text: string): Alike | string {
  const isWord = !/\d/.test(text)
  if (!isWord) {
    const parts = text.split(/[\s,;+]+/).filter(Boolean)
    if (!parts.every((part) => /^\d{1,5}$/.test(part)))
      return 'must be a word without figures, or whole numbers parted by commas'
    const counts = parts.map(Number).filter((count) => count > 0)
    if (counts.length > mostKinds) return `must have at most ${mostKinds} kinds`
    return counts.reduce((sum, count) => sum + count, 0) > most ? `must be at most 10,000 things in all` : { counts }
  }
  const letters = [...text.toUpperCase().replace(/[\s\-‐’']/gu, '')]
  if (letters.length === 0) return 'must be a word, or counts such as 4, 4, 2, 1'
  const found = new Map<string, number>()
  for (const letter of letters) found.set(letter, (found.get(letter) ?? 0) + 1)
  return { counts: [...found.values()].toSorted((one, other) => other - one), letters: letters.toSorted() }
}

function alikeResult(word: string, show: Show) {
  const found = countsOf(word)
  if (typeof found === 'string') return problem('word', found)
  const { counts, letters } = found
  const total = counts.reduce((sum, count) => sum + count, 0)
  const ways = multinomial(counts)
  const several = counts.filter((count) => count > 1).map((count) => `${count}!`)
  return {
    ...written(ways, show),
    kind: 'arrangements of a multiset: alike things may change places unseen',
    formula: `${total}!${several.length === 0 ? '' : several.length === 1 ? ` ÷ ${several.join('')}` : ` ÷ (${several.join(' × ')})`}`,
    chance: ways > 1n ? `1 in ${written(ways, show).result}` : undefined,
    list: letters && ways <= BigInt(mostListed) ? arrangementsOf(letters) : undefined,
  }
}

/** From the alphabetical arrangement each next one, until there is none. Knuth, TAOCP 7.2.1.2, algorithm L. */
function arrangementsOf(sorted: readonly string[]) {
  const letters = [...sorted]
  const rows = [{ at: 1, way: letters.join('') }]
  for (;;) {
    let from = letters.length - 2
    while (from >= 0 && (letters[from] ?? '') >= (letters[from + 1] ?? '')) from -= 1
    const pivot = letters[from]
    if (pivot === undefined) return rows
    const to = letters.findLastIndex((letter) => letter > pivot)
    ;[letters[from], letters[to]] = [letters[to] ?? '', pivot]
    letters.push(...letters.splice(from + 1).toReversed())
    rows.push({ at: rows.length + 1, way: letters.join('') })
  }
}

const figure = (value: number) => ({ kind: 'count', value }) as const
const [mostFactors, mostWritten, readable] = [8, 14, 1e12]

function productLine(finds: string, from: number, factors: number): Line<never> | undefined {
  const list = Array.from({ length: factors }, (_, at) => from - at)
  const value = list.reduce((found, factor) => found * factor, 1)
  if (factors < 1 || factors > mostFactors || value > readable) return undefined
  return {
    finds,
    gives: figure(value),
    is: list.map((_, at) => `{f${at}}`).join(' × '),
    with: Object.fromEntries(list.map((factor, at) => [`f${at}`, figure(factor)])),
  }
}

function stepsOf(n: number, r: number, way: WayName, result: string): (Line<never> | Step)[] {
  const { text, letters } = ways4[way]
  const inWords: Step = { finds: letters, working: text(n, r), gives: result }
  const value = Number(ways4[way].count(n, Math.min(r, 1100)))
  if (r === 0 || value === 0 || value > readable || r > 1000) return [inWords]
  if (way === 'yes-yes')
    return [{ finds: letters, gives: figure(value), is: '{n} ^ {r}', with: { n: figure(n), r: figure(r) } }]
  const from = way === 'no-yes' ? n + r - 1 : n
  const few = way === 'yes-no' ? r : Math.min(r, from - r)
  const above = productLine(way === 'yes-no' ? letters : `${letters}, cancelled: above the line`, from, few)
  if (!above) return [inWords]
  if (way === 'yes-no') return [above]
  const below = productLine('Below the line', few, few)
  if (!below || !('gives' in above) || !('gives' in below)) return [inWords]
  return [
    above,
    below,
    {
      finds: 'Ways',
      gives: figure(value),
      is: '{a} ÷ {b}',
      with: { a: figure(value * Number(factorialOf(few))), b: figure(Number(factorialOf(few))) },
    },
  ]
}

function stepsOfAlike(counts: readonly number[], result: string): (Line<never> | Step)[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const several = counts.filter((count) => count > 1)
  const finds = 'All arrangements, divided by those that look the same'
  if (total > mostWritten || several.length === 0)
    return [{ finds, working: `${total}!${several.map((count) => ` ÷ ${count}!`).join('')}`, gives: result }]
  const orders = Object.fromEntries(several.map((count, at) => [`k${at}`, figure(Number(factorialOf(count)))]))
  const same = several.map((_, at) => `{k${at}}`).join(' × ')
  return [
    {
      finds: `Arrangements that look the same, ${several.map((count) => `${count}!`).join(' × ')}`,
      as: 'same',
      in: 'count',
      is: same,
      with: orders,
    },
    {
      finds: `${total}! divided by them`,
      gives: figure(Number(multinomial(counts))),
      is: '{all} ÷ {same}',
      with: { all: figure(Number(factorialOf(total))) },
    },
  ]
}
