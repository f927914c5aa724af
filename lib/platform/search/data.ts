import type { RegionCode } from '@/lib/base/region/types'
import { wordsOf } from './words'

export const phraseEnd = '|'

/** A tool as the search knows it. */
export interface SearchedTool {
  id: string
  name: string
  /** Path without base path, with its trailing slash. */
  path: string
  kind: ToolKind
  topic: string
  /** What it stands with in its topic. */
  group: string
  regions: readonly RegionCode[]
  ready: boolean
  popular: boolean
  /** What else it is called by people who look for it: phrases of words as `wordsOf` gives them, with `phraseEnd` between two. */
  keywords: string
  /** Words of what it does, as `wordsOf` gives them, beside those and those of its group. */
  text: string
}

export const toolKinds = ['calculator', 'generator', 'utility'] as const
export type ToolKind = (typeof toolKinds)[number]

/** Bits of what is written of a tool beside its kind. */
const popularBit = 4
const readyBit = 8

/** What the browser fetches of each tool, without what follows from the rest. */
type Column = 'ids' | 'names' | 'bits' | 'topics' | 'groups' | 'regions' | 'paths'

/**
 * What the browser fetches first: a column is a line for each tool, those that are ready first, as far down as there is anything in it. What
 * is alike stands together then, which packs far smaller than a row for each tool. Topics and groups stand by their places.
 */
export interface SearchData {
  topics: string[]
  groups: string[]
  columns: Record<Column, string>
}

/** What else tools that work are found by, a line for each in the same order. It grows with the tools and comes beside the rest. */
export type SearchWords = Record<'texts' | 'keywords', string>

const plurals = { calculator: 'calculators', generator: 'generators', utility: 'utilities' } as const

/** Where most tools live; unfinished ones have no page of their own. */
function usualPath(id: string, kind: ToolKind, ready: boolean): string {
  return ready ? `/${plurals[kind]}/${id}/` : `/coming-soon/?tool=${id}`
}

/** The words of a name as ids have them. */
function idWords(name: string): string[] {
  return name.toLowerCase().match(/[a-z0-9]+/g) ?? []
}

/** The id that most tools of a name have. */
function usualId(name: string): string {
  return idWords(name.replace(/ (?:calculator|generator|converter)$/i, '')).join('-')
}

const firstCapital = 65

/** A text with a capital for each word that is one of `words`: A for the first. Nothing that is written has capitals of its own. */
function shortened(text: string, words: readonly string[]): string {
  return text.replaceAll(/[a-z0-9]+/g, (word) => {
    const place = words.indexOf(word)
    return place === -1 ? word : String.fromCodePoint(firstCapital + place)
  })
}

function lengthened(text: string, words: readonly string[]): string {
  return text.replaceAll(/[A-Z]/g, (capital) => words[(capital.codePointAt(0) ?? 0) - firstCapital] ?? '')
}

/** The tools in the order in which both files have them. */
function readyFirst(tools: readonly SearchedTool[]): SearchedTool[] {
  return [...tools.filter(({ ready }) => ready), ...tools.filter(({ ready }) => !ready)]
}

function columnOf(tools: readonly SearchedTool[], textOf: (tool: SearchedTool) => string | number): string {
  return readyFirst(tools).map(textOf).join('\n').trimEnd()
}

/** Writes tools as what the browser fetches first. */
export function writeSearchData(tools: readonly SearchedTool[]): SearchData {
  const topics = [...new Set(tools.map(({ topic }) => topic))]
  const groups = [...new Set(tools.map(({ group }) => group))]
  const column = (textOf: (tool: SearchedTool) => string | number) => columnOf(tools, textOf)
  return {
    topics,
    groups,
    columns: {
      ids: column(({ id, name }) => (id === usualId(name) ? '' : shortened(id, idWords(name)))),
      names: column(({ name }) => name),
      bits: column(
        ({ kind, popular, ready }) => toolKinds.indexOf(kind) + (popular ? popularBit : 0) + (ready ? readyBit : 0),
      ),
      topics: column(({ topic }) => topics.indexOf(topic)),
      groups: column(({ group }) => groups.indexOf(group)),
      regions: column(({ regions }) => (regions.join() === 'global' ? '' : regions.join(' '))),
      paths: column(({ id, path, kind, ready }) => (path === usualPath(id, kind, ready) ? '' : path)),
    },
  }
}

/** Writes what else tools are found by. */
export function writeSearchWords(tools: readonly SearchedTool[]): SearchWords {
  return {
    texts: columnOf(tools, ({ text }) => text),
    keywords: columnOf(tools, ({ keywords, name }) => shortened(keywords, wordsOf(name))),
  }
}

const noWords: SearchWords = { texts: '', keywords: '' }

/** The tools of what was fetched; without their words while those have not arrived. */
export function readSearchData({ topics, groups, columns }: SearchData, words = noWords): SearchedTool[] {
  const cells = Object.fromEntries(
    Object.entries({ ...columns, ...words }).map(([name, lines]) => [name, lines.split('\n')]),
  ) as Record<Column | keyof SearchWords, string[]>
  return cells.names.map((name, place) => {
    const cell = (column: keyof typeof cells) => cells[column][place] ?? ''
    const id = lengthened(cell('ids'), idWords(name)) || usualId(name)
    const keywords = cell('keywords')
    const bits = Number(cell('bits'))
    const kind = toolKinds[bits & 3] ?? 'calculator'
    const ready = (bits & readyBit) > 0
    return {
      id,
      name,
      path: cell('paths') || usualPath(id, kind, ready),
      kind,
      topic: topics[Number(cell('topics'))] ?? '',
      group: groups[Number(cell('groups'))] ?? '',
      regions: (cell('regions') || 'global').split(' ') as RegionCode[],
      ready,
      popular: (bits & popularBit) > 0,
      keywords: keywords === '' ? '' : lengthened(keywords, wordsOf(name)),
      text: cell('texts'),
    }
  })
}
