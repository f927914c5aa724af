import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What somebody types, and what they mean by it. */
export interface Query {
  text: string
  /** Ids of the tools that answer it: the one of its line, and those that `tookOver` from it. */
  tools: readonly string[]
  /** Somebody knew that it failed, and may have changed something for it. */
  isSeen: boolean
}

/** FNV-1a over the UTF-16 units of a text, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/**
 * Tools that do one part of what a general tool does, and were made after its queries were written: who asks the general one for that
 * part is answered by them as well. Not the other way round: what was written for the part must find the part.
 */
const tookOver: Readonly<Record<string, readonly string[]>> = {
  base64: ['base64-encoder'],
  'landed-cost': ['import-duty'],
  'hash-generator': ['hash-gen', 'md5-gen', 'sha-gen', 'sha256-generator'],
  'json-formatter': ['json-validator'],
  'lorem-ipsum-gen': ['lorem-ipsum'],
  salary: ['uk-income-tax', 'india-income-tax', 'australia-income-tax', 'us-federal-income-tax'],
  'random-password': ['password-generator', 'strong-password'],
  'text-case': ['text-case-enhanced'],
  'uuid-gen': ['guid', 'uuid-generator'],
  'word-counter': [
    'character-count',
    'character-counter',
    'letter-counter',
    'reading-time',
    'sentence-counter',
    'word-count',
  ],
}

function queriesOf(line: string): Query[] {
  const [tool = '', ...texts] = line.split(' | ')
  const tools = [tool, ...(tookOver[tool] ?? [])]
  return texts.map((text) => ({ text: text.replace(/^\*/, ''), tools, isSeen: text.startsWith('*') }))
}

/** Queries that stand in the lines of several tools as one, which any of those tools answers. */
function withoutDoubles(queries: readonly Query[]): Query[] {
  const byText = new Map<string, Query>()
  for (const query of queries) {
    const { tools = [], isSeen = false } = byText.get(query.text) ?? {}
    byText.set(query.text, {
      text: query.text,
      tools: [...new Set([...tools, ...query.tools])],
      isSeen: isSeen || query.isSeen,
    })
  }
  return [...byText.values()]
}

const lines = readFileSync(path.join(import.meta.dirname, 'queries.txt'), 'utf8').split('\n')
const all = withoutDoubles(lines.filter((line) => line !== '' && !line.startsWith('#')).flatMap(queriesOf))

/** The half that words, weights and phrases may be changed for. */
export const tuningQueries = all.filter(({ text, isSeen }) => isSeen || hashOf(text) % 2 === 0)

/** The half that nothing was ever changed for: it says how queries fare that nobody thought of. */
export const heldOutQueries = all.filter(({ text, isSeen }) => !isSeen && hashOf(text) % 2 === 1)
