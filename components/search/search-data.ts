import { readFileSync } from 'node:fs'
import path from 'node:path'
import { allTools, topics } from '@/catalogue'
import { pathOf } from '@/catalogue/address'
import type { Tool } from '@/catalogue/types'
import type { Fault } from '@/lib/kits/guide/faults'
import { readFrontMatter } from '@/lib/kits/guide/front-matter'
import { guideFile } from '@/lib/kits/guide/read'
import { phraseEnd, type SearchedTool } from '@/lib/platform/search/data'
import { wordsOf } from '@/lib/platform/search/words'

/** What a tool's guide says of it in its front matter; nothing of a tool that has none yet. */
function guideOf(tool: Tool): { keywords: string; metaDescription: string } {
  if (!tool.implemented) return { keywords: '', metaDescription: '' }
  const text = readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), guideFile(tool)), 'utf8')
  const faults: Fault[] = []
  const { keywords, metaDescription } = readFrontMatter(text, faults).values
  return { keywords: keywords?.text ?? '', metaDescription: metaDescription?.text ?? '' }
}

/** Keywords as `SearchedTool` has them; what the tool's name says already is none. */
function phrasesOf(keywords: string, name: string): string {
  const own = new Set(wordsOf(name))
  const phrases = keywords.split(',').map(wordsOf)
  const others = phrases.filter((words) => words.some((word) => !own.has(word)))
  return [...new Set(others.map((words) => words.join(' ')))].join(phraseEnd)
}

/**
 * How many words of the catalogue's description and of its guide's a tool that works is found by; one that does not yet is found by its
 * name and its group.
 */
const mostWords = { description: 5, guide: 4 }

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

/** Words of what a tool does. */
function textOf(
  { name, group, description }: Tool,
  { keywords, metaDescription }: ReturnType<typeof guideOf>,
): string[] {
  return [
    ...rarest(newWords(description, name, group, keywords), mostWords.description),
    ...rarest(newWords(metaDescription, name, group, keywords, description), mostWords.guide),
  ]
}

function searched(tool: Tool): SearchedTool {
  const { id, name, category, folder, group, regions, implemented, popular } = tool
  const guide = guideOf(tool)
  const text = implemented ? textOf(tool, guide) : []
  return {
    id,
    name,
    path: pathOf({ tool }),
    kind: category,
    topic: titles.get(folder as (typeof topics)[number]['name']) ?? '',
    group,
    regions,
    ready: implemented,
    popular,
    keywords: phrasesOf(guide.keywords, name),
    text: text.join(' '),
  }
}

/** All tools as the search knows them. */
export function searchedTools(): SearchedTool[] {
  return allTools.map(searched)
}
