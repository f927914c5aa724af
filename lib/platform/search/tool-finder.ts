import MiniSearch from 'minisearch'
import { isMadeFor } from '@/lib/base/region/made-for'
import { regionOf } from '@/lib/base/region/regions'
import type { RegionCode } from '@/lib/base/region/types'
import { phraseEnd, type SearchedTool } from './data'
import { longestPhrase, phrases } from './phrases'
import { namesSubject, wordsOf } from './words'

/** What is known of the person who searches; all of it stays on the device. */
export interface Searcher {
  region: RegionCode
  /** Ids. */
  favourites: ReadonlySet<string>
  recent: ReadonlySet<string>
}

export interface FoundTools {
  /** Tools that work, the best first. */
  ready: SearchedTool[]
  /** Tools that do not work yet. */
  planned: SearchedTool[]
}

export interface ToolFinder {
  /** The tools that `query` may mean, at most `most` of each list. Empty for a text without letters and digits. */
  find(query: string, searcher: Searcher, most: number): FoundTools
  /** The tools of these ids, in their order; those that are gone are left out. */
  byIds(ids: Iterable<string>): SearchedTool[]
  /** Tools that work and that most people look for. */
  popular(most: number): SearchedTool[]
}

/** A part of the query, and what it can be called instead. */
interface Sought {
  words: readonly string[]
  others: readonly (readonly string[])[]
  /** It is being typed: its last word may go on. */
  isLast: boolean
}

const fieldWeights = { name: 5, keywords: 2.5, text: 1, topic: 0.6 }
/** Words of a query that are looked at. */
const mostWords = 12
/** How much another name counts beside what was typed. */
const otherName = 0.8
/** How much a name counts whose words the query has in another order. */
const otherOrder = 0.9
/** How much a query that is a keyword counts beside one that is a name. */
const wholeKeyword = 1.5
/** How much a tool counts whose id the query is, word for word. */
const itself = 1.4
/** From how many letters words that differ in their last three are one family, and how much a relative counts. */
const shortestOfFamily = 8
const sameFamily = 0.6
/** How many letters each of two words has at least that were typed as one, and how many the two have at most. */
const shortestApart = 3
const longestAsOne = 40
/** How much a number of one or two digits counts: most are amounts. */
const smallNumber = 0.4
/** What is worth less than this share of the best of its list is noise. */
const leastShare = 0.12
/** Where a tool that does not work yet is far nearer to what was typed, few of the others stand before it. */
const farBehind = { share: 0.5, most: 3 }

const phraseWords = new Set([...phrases.keys()].flatMap(split))

/** A word that no tool has as the two that it was typed of, as urldecode; itself where no two that are known make it up. */
function apart(word: string, isWord: (word: string) => boolean): string[] {
  if (word.length > longestAsOne) return [word]
  for (let at = shortestApart; at <= word.length - shortestApart; at++) {
    const telling = [word.slice(0, at), word.slice(at)].filter(namesSubject).flatMap(wordsOf)
    if (telling.length > 0 && telling.every(isWord)) return telling
  }
  return [word]
}

/** The query in parts: the longest phrases that are known, two words that names write as one, else single words. */
function partsOf(words: readonly string[], isNamed: (word: string) => boolean): Sought[] {
  const parts: Sought[] = []
  for (let at = 0; at < words.length;) {
    let length = Math.min(longestPhrase, words.length - at)
    while (length > 1 && !phrases.has(words.slice(at, at + length).join(' '))) length -= 1
    const asOne = length === 1 ? words.slice(at, at + 2).join('') : ''
    const isWrittenAsOne = at + 1 < words.length && isNamed(asOne)
    if (isWrittenAsOne) length = 2
    const own = words.slice(at, at + length)
    parts.push({
      words: own,
      others: isWrittenAsOne ? [[asOne]] : (phrases.get(own.join(' '))?.others ?? []),
      isLast: at + length === words.length,
    })
    at += length
  }
  return parts
}

type Scores = Map<number, number>

function searchOptions(isLast: boolean, isKnown: (word: string) => boolean) {
  return {
    boost: fieldWeights,
    combineWith: 'AND',
    prefix: (word: string) => word.length > (isLast ? 0 : 3),
    // What tools are called by is no misspelling of something else.
    fuzzy: (word: string) => (isKnown(word) || word.length <= 3 || /\d/.test(word) ? false : word.length > 5 ? 2 : 1),
    weights: { prefix: 0.5, fuzzy: 0.2 },
  } as const
}

function weightOf({ words }: Sought): number {
  return /^\d\d?$/.test(words.join(' ')) ? smallNumber : words.length
}

function keepBest(scores: Scores, id: number, score: number): void {
  if (score > (scores.get(id) ?? 0)) scores.set(id, score)
}

/** The share of a tool's name that the query says; a little less where it says it in another order, as text to binary for binary to text. */
function saidOf(nameWords: ReadonlySet<string>, queryWords: ReadonlySet<string>): number {
  if (nameWords.size === 0) return 0
  const said = [...nameWords].filter((word) => queryWords.has(word))
  const asked = [...queryWords].filter((word) => nameWords.has(word))
  const isInOrder = said.every((word, place) => word === asked[place])
  return (said.length / nameWords.size) * (isInOrder ? 1 : otherOrder)
}

/** The share of the query that the longest keyword which stands in it whole makes up. */
function explained(phrasesOfOne: readonly (readonly string[])[], queryWords: ReadonlySet<string>): number {
  let most = 0
  for (const phrase of phrasesOfOne)
    if (phrase.length > most && phrase.every((word) => queryWords.has(word))) most = phrase.length
  return (wholeKeyword * most) / queryWords.size
}

/** Whether another name of a part of the query is the tool's own name. */
function isCalled(nameWords: ReadonlySet<string>, parts: readonly Sought[]): boolean {
  return parts.some(({ others }) =>
    others.some((other) => other.length === nameWords.size && other.every((word) => nameWords.has(word))),
  )
}

/** How well the kind of tool that the query names fits. */
function kindFits(query: string): (tool: SearchedTool) => number {
  if (/\bconver/i.test(query)) return ({ name }) => (/\bconver/i.test(name) ? 1.55 : 1)
  if (/\bcalc/i.test(query)) return ({ kind }) => (kind === 'calculator' ? 1.15 : 1)
  if (/\b(?:generat|maker?\b|create|template|format\b)/i.test(query))
    return ({ kind }) => (kind === 'generator' ? 1.15 : 1)
  return () => 1
}

function servesRegion({ regions }: SearchedTool, region: RegionCode): number {
  if (regions[0] === 'global') return 1
  if (isMadeFor(regions, region)) return 1.3
  return region === 'global' || regions.includes('global') ? 1 : 0.85
}

/** How much a tool counts that is named after a country which the query does not name. */
const otherCountry = 0.8

/** The words of the country that a tool is named after, as Poland Income Tax is; empty for all others. */
function countryIn({ name, regions }: SearchedTool): readonly string[] {
  const [code = 'global', ...more] = regions
  if (code === 'global' || more.length > 0) return []
  const words = wordsOf(regionOf(code).name)
  const nameWords = wordsOf(name)
  return words.every((word) => nameWords.includes(word)) ? words : []
}

/** How many tools are read at a time, so that a slow device answers in between. */
const slice = 250

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}

/** Finds tools among `tools`, which are read in slices; numbers of MiniSearch are places in that list. */
export async function toolFinder(tools: readonly SearchedTool[]): Promise<ToolFinder> {
  const topics = new Map(
    [...new Set(tools.map(({ topic }) => topic))].map((topic) => [topic, wordsOf(topic).join(' ')]),
  )
  const index = new MiniSearch<{ id: number } & Pick<SearchedTool, 'name' | 'keywords' | 'text' | 'topic'>>({
    fields: ['name', 'keywords', 'text', 'topic'],
    tokenize: split,
    processTerm: (term) => term,
  })
  const countries = tools.map(countryIn)
  const nameWords: ReadonlySet<string>[] = []
  const ids = tools.map(({ id }) => wordsOf(id.replaceAll('-', ' ')).join(' '))
  const phrasesOfTool: string[][][] = []
  const named = new Set<string>()
  const known = new Set<string>()
  for (const [id, { name, keywords, text, topic, group }] of tools.entries()) {
    const words = wordsOf(name)
    nameWords.push(new Set(words))
    for (const word of words) named.add(word)
    const own = keywords === '' ? [] : keywords.split(phraseEnd).map(split)
    phrasesOfTool.push(own)
    const others = new Set(own.flat().filter((word) => !words.includes(word)))
    const ofGroup = new Set(wordsOf(group).filter((word) => !words.includes(word) && !others.has(word)))
    const texts = [...ofGroup, ...split(text)]
    for (const word of [...words, ...others, ...texts]) known.add(word)
    index.add({
      id,
      name: words.join(' '),
      keywords: [...others].join(' '),
      text: texts.join(' '),
      topic: topics.get(topic) ?? '',
    })
    if (id % slice === slice - 1) await nextTask()
  }
  const isKnown = (word: string) => known.has(word)
  const isWord = (word: string) => known.has(word) || phraseWords.has(word)
  const isBegun = (typed: string) => [...known].some((word) => word.startsWith(typed))
  const placeOf = new Map(tools.map(({ id }, place) => [id, place]))

  /** Each tool's score for a part, by the best of its names. */
  function scoresOf({ words, others, isLast }: Sought): Scores {
    const scores: Scores = new Map()
    for (const { id, score } of index.search(words.join(' '), searchOptions(isLast, isKnown)))
      keepBest(scores, id as number, score / words.length)
    const [word = ''] = words
    // consolidate, consolidation
    if (words.length === 1 && word.length >= shortestOfFamily)
      for (const { id, score } of index.search(word.slice(0, -3), { ...searchOptions(true, isKnown), fuzzy: false }))
        keepBest(scores, id as number, score * sameFamily)
    for (const other of others)
      for (const { id, score } of index.search(other.join(' '), { ...searchOptions(false, isKnown), fuzzy: false }))
        keepBest(scores, id as number, (score / other.length) * otherName)
    return scores
  }

  function rank(query: string, { region, favourites, recent }: Searcher): [place: number, score: number][] {
    const words = wordsOf(query)
      .slice(0, mostWords)
      .flatMap((word) => (isWord(word) || isBegun(word) ? word : apart(word, isWord)))
      .slice(0, mostWords)
    const sought = partsOf(words, (word) => named.has(word))
    const queryWords = new Set(words)
    const asked = words.join(' ')
    const places = new Set([...words, ...sought.flatMap(({ others }) => others.flat())])
    // A number that no tool is called by is an amount; it says nothing of the tool.
    const parts = sought
      .map((part) => ({ weight: weightOf(part), scores: scoresOf(part) }))
      .filter(({ scores }) => scores.size > 0)
      // The rarer a word, the more it tells.
      .map((part) => ({ ...part, tells: part.weight * Math.log(1 + tools.length / part.scores.size) }))
    const fits = kindFits(query)
    const whole = parts.reduce((sum, { tells }) => sum + tells, 0)
    const totals = new Map<number, { score: number; covered: number }>()
    for (const { weight, scores, tells } of parts)
      for (const [place, score] of scores) {
        const { score: before, covered } = totals.get(place) ?? { score: 0, covered: 0 }
        totals.set(place, { score: before + score * weight, covered: covered + tells })
      }
    return [...totals]
      .map(([place, { score, covered }]): [number, number] => {
        const tool = tools[place]
        if (!tool) return [place, 0]
        const known = (favourites.has(tool.id) ? 1.25 : 1) * (recent.has(tool.id) ? 1.15 : 1) * (tool.popular ? 1.1 : 1)
        const name = nameWords[place] ?? new Set<string>()
        const said =
          1 +
          Math.max(
            saidOf(name, queryWords),
            isCalled(name, sought) ? otherName : 0,
            explained(phrasesOfTool[place] ?? [], queryWords),
          )
        const country = countries[place] ?? []
        const isElsewhere =
          country.length > 0 && tool.regions[0] !== region && !country.some((word) => places.has(word))
        const where = servesRegion(tool, region) * (isElsewhere ? otherCountry : 1)
        const same = ids[place] === asked ? itself : 1
        return [place, score * (covered / whole) ** 2 * said * same * known * fits(tool) * where]
      })
      .sort(([, a], [, b]) => b - a)
  }

  return {
    find(query, searcher, most) {
      const ranked = rank(query, searcher)
      const best = ranked[0]?.[1] ?? 0
      const [, bestReady = 0] = ranked.find(([place]) => tools[place]?.ready) ?? []
      const isFarBehind = bestReady < best * farBehind.share
      const worth = (least: number, isReady: boolean) =>
        ranked.flatMap(([place, score]) => {
          const tool = tools[place]
          return tool?.ready === isReady && score >= least ? tool : []
        })
      return {
        ready: worth(bestReady * leastShare, true).slice(0, isFarBehind ? Math.min(farBehind.most, most) : most),
        planned: worth(best * leastShare, false).slice(0, most),
      }
    },
    byIds: (ids) => [...ids].flatMap((id) => tools[placeOf.get(id) ?? -1] ?? []),
    popular: (most) => tools.filter(({ ready, popular }) => ready && popular).slice(0, most),
  }
}

/** Words that were told apart already. */
function split(text: string): string[] {
  return text === '' ? [] : text.split(' ')
}
