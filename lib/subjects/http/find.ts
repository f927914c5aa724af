import { editDistance } from '@/lib/base/text/edit-distance'
import { folded } from '@/lib/base/text/folded'
import { fields, type Field } from './fields'
import { mediaTypes, typesOfEnding, type MediaType } from './media-types'
import { methods, type Method } from './methods'
import { statuses, type Status } from './statuses'

export interface Found {
  statuses: readonly Status[]
  fields: readonly Field[]
  methods: readonly Method[]
  types: readonly MediaType[]
}

const wordsOf = (text: string) =>
  folded(text)
    .split(/[^\p{L}\p{N}.+/-]+/u)
    .filter(Boolean)

/** How well one word of the wish is met: 4 whole, 3 as a beginning, 2 within, 1 misspelled, 0 not at all. */
function wordScore(wish: string, words: readonly string[], whole: string): number {
  if (words.includes(wish)) return 4
  if (words.some((word) => word.startsWith(wish))) return 3
  if (whole.includes(wish)) return 2
  const most = wish.length > 7 ? 2 : wish.length > 3 ? 1 : 0
  const isNear = (word: string) => Math.abs(word.length - wish.length) <= most && editDistance(word, wish) <= most
  return most > 0 && !/^\d+$/.test(wish) && words.some(isNear) ? 1 : 0
}

/** Every word must be met by the name, or by the name and the rest; what its name meets comes first. */
function score(wish: readonly string[], name: string, rest: string): number {
  const names = wordsOf(name.replaceAll('-', ' '))
  const whole = folded(name)
  const others = wordsOf(rest)
  const all = folded(rest)
  let sum = whole === wish.join(' ') ? 100 : 0
  for (const word of wish) {
    const inName = wordScore(word, names, whole)
    const met = inName > 0 ? inName * 10 : word.length > 2 ? wordScore(word, others, all) : 0
    if (met === 0) return 0
    sum += met
  }
  return sum
}

function ranked<Entry>(
  wish: readonly string[],
  entries: readonly Entry[],
  textOf: (entry: Entry) => readonly [name: string, rest: string],
): Entry[] {
  return entries
    .map((entry) => ({ entry, points: score(wish, ...textOf(entry)) }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .map(({ entry }) => entry)
}

function typesFor(written: string, wish: readonly string[]): MediaType[] {
  const byEnding = /^[^\s/]*\.?[\w+-]+$/.test(written) ? typesOfEnding(written) : []
  const others = ranked(wish, mediaTypes, ({ type }) => [type, '']).filter((type) => !byEnding.includes(type))
  return [...byEnding, ...others]
}

/** What meets every word of a text of up to 200 characters: codes, fields, methods, media types, the best first. */
export function findHttp(text: string): Found {
  const written = text.trim().slice(0, 200)
  const wish = wordsOf(written.replace(/^http\s+/i, ''))
  if (wish.length === 0) return { statuses, fields, methods, types: mediaTypes }
  return {
    statuses: ranked(wish, statuses, ({ code, name, means, cause, fix, of = '' }) => [
      `${code} ${name}`,
      `${means} ${cause} ${fix} ${of}`,
    ]),
    fields: ranked(wish, fields, ({ name, means = '' }) => [name, means]),
    methods: ranked(wish, methods, ({ name, means }) => [name, means]),
    types: typesFor(written, wish),
  }
}
