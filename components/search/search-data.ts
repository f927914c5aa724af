import { readFileSync } from 'node:fs'
import path from 'node:path'
import { allTools, topics } from '@/catalogue'
import { pathOf } from '@/catalogue/address'
import type { Tool } from '@/catalogue/types'
import type { Fault } from '@/lib/kits/guide/faults'
import { readFrontMatter } from '@/lib/kits/guide/front-matter'
import { guideFile } from '@/lib/kits/guide/read'
import { phraseEnd, writeSearchData, type SearchData, type SearchedTool } from '@/lib/platform/search/data'
import { wordsOf } from '@/lib/platform/search/words'

/** The keywords that a tool's guide names. */
function keywordsOf(tool: Tool): string {
  if (!tool.implemented) return ''
  const text = readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), guideFile(tool)), 'utf8')
  const faults: Fault[] = []
  return readFrontMatter(text, faults).values.keywords?.text ?? ''
}

/** Keywords as `SearchedTool` has them; what the tool's name says already is none. */
function phrasesOf(keywords: string, name: string): string {
  const own = new Set(wordsOf(name))
  const phrases = keywords.split(',').map(wordsOf)
  const others = phrases.filter((words) => words.some((word) => !own.has(word)))
  return [...new Set(others.map((words) => words.join(' ')))].join(phraseEnd)
}

/** How many words of what it does a tool that works is found by; one that does not yet is found by its name and its group. */
const mostTextWords = 14

/** The words of a text that none of the others has: what is searched needs each once. */
function newWords(text: string, ...others: readonly string[]): string[] {
  const known = new Set(others.flatMap(wordsOf))
  return [...new Set(wordsOf(text))].filter((word) => !known.has(word))
}

/** In how many descriptions each word stands. */
const spread = new Map<string, number>()
for (const { description } of allTools)
  for (const word of new Set(wordsOf(description))) spread.set(word, (spread.get(word) ?? 0) + 1)

/** The words that fewest other tools have, in the order in which they stand. */
function rarest(words: readonly string[], most: number): string[] {
  const kept = new Set(words.toSorted((a, b) => (spread.get(a) ?? 0) - (spread.get(b) ?? 0)).slice(0, most))
  return words.filter((word) => kept.has(word))
}

const titles = new Map(topics.map(({ name, title }) => [name, title]))

function searched(tool: Tool): SearchedTool {
  const { id, name, category, folder, group, description, regions, implemented, popular } = tool
  const keywords = phrasesOf(keywordsOf(tool), name)
  const text = implemented
    ? rarest(newWords(`${group} ${description}`, name, keywordsOf(tool)), mostTextWords)
    : newWords(group, name)
  return {
    id,
    name,
    path: pathOf({ tool }),
    kind: category,
    topic: titles.get(folder as (typeof topics)[number]['name']) ?? '',
    regions,
    ready: implemented,
    popular,
    keywords,
    text: text.join(' '),
  }
}

/** What the browser fetches to search all tools. */
export function searchData(): SearchData {
  return writeSearchData(allTools.map(searched))
}
