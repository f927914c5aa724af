import type { RegionCode } from '@/lib/base/region/types'

export const phraseEnd = '|'

/** A tool as the search knows it. */
export interface SearchedTool {
  id: string
  name: string
  /** Path without base path, with its trailing slash. */
  path: string
  kind: ToolKind
  topic: string
  regions: readonly RegionCode[]
  ready: boolean
  popular: boolean
  /** What else it is called by people who look for it: phrases of words as `wordsOf` gives them, with `phraseEnd` between two. */
  keywords: string
  /** Words of what it does, beside those. */
  text: string
}

export const toolKinds = ['calculator', 'generator', 'utility'] as const
export type ToolKind = (typeof toolKinds)[number]

/** Bits of a row's third place. */
const popularBit = 4
const readyBit = 8

/**
 * Id where the name does not tell it, name, kind and bits, topic by its place, then as far as there are any: regions, text, keywords,
 * a path of its own.
 */
type Row = [
  id: string,
  name: string,
  bits: number,
  topic: number,
  regions?: string,
  text?: string,
  keywords?: string,
  path?: string,
]

/** What the browser fetches: rows without what follows from the rest, those that are ready first. */
export interface SearchData {
  topics: string[]
  rows: Row[]
}

const plurals = { calculator: 'calculators', generator: 'generators', utility: 'utilities' } as const

/** Where most tools live; unfinished ones have no page of their own. */
function usualPath(id: string, kind: ToolKind, ready: boolean): string {
  return ready ? `/${plurals[kind]}/${id}/` : `/coming-soon/?tool=${id}`
}

/** The id that most tools of a name have. */
function usualId(name: string): string {
  return name
    .toLowerCase()
    .replace(/ (?:calculator|generator|converter)$/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

function withoutEmptyEnd(row: Row): Row {
  while (row.length > 4 && !row.at(-1)) row.pop()
  return row
}

/** Writes tools as what the browser fetches. */
export function writeSearchData(tools: readonly SearchedTool[]): SearchData {
  const topics = [...new Set(tools.map(({ topic }) => topic))]
  const ordered = [...tools.filter(({ ready }) => ready), ...tools.filter(({ ready }) => !ready)]
  const rows = ordered.map(({ id, name, path, kind, topic, regions, ready, popular, keywords, text }) =>
    withoutEmptyEnd([
      id === usualId(name) ? '' : id,
      name,
      toolKinds.indexOf(kind) + (popular ? popularBit : 0) + (ready ? readyBit : 0),
      topics.indexOf(topic),
      regions.join() === 'global' ? '' : regions.join(' '),
      text,
      keywords,
      path === usualPath(id, kind, ready) ? '' : path,
    ]),
  )
  return { topics, rows }
}

/** The tools of what was fetched. */
export function readSearchData({ topics, rows }: SearchData): SearchedTool[] {
  return rows.map(([ownId, name, bits, topic, regions = '', text = '', keywords = '', path = '']) => {
    const id = ownId || usualId(name)
    const kind = toolKinds[bits & 3] ?? 'calculator'
    const ready = (bits & readyBit) > 0
    return {
      id,
      name,
      path: path || usualPath(id, kind, ready),
      kind,
      topic: topics[topic] ?? '',
      regions: (regions || 'global').split(' ') as RegionCode[],
      ready,
      popular: (bits & popularBit) > 0,
      keywords,
      text,
    }
  })
}
