import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What somebody types, and the tool that they mean. */
export interface Query {
  text: string
  tool: string
  /** Somebody knew that it failed, and may have changed something for it. */
  isSeen: boolean
}

/** FNV-1a over the UTF-16 units of a text, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

function queriesOf(line: string): Query[] {
  const [tool = '', ...texts] = line.split(' | ')
  return texts.map((text) => ({ text: text.replace(/^\*/, ''), tool, isSeen: text.startsWith('*') }))
}

const lines = readFileSync(path.join(import.meta.dirname, 'queries.txt'), 'utf8').split('\n')
const all = lines.filter((line) => line !== '' && !line.startsWith('#')).flatMap(queriesOf)

/** The half that words, weights and phrases may be changed for. */
export const tuningQueries = all.filter(({ text, isSeen }) => isSeen || hashOf(text) % 2 === 0)

/** The half that nothing was ever changed for: it says how queries fare that nobody thought of. */
export const heldOutQueries = all.filter(({ text, isSeen }) => !isSeen && hashOf(text) % 2 === 1)
