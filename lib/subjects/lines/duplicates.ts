import { linesWithEnd } from '@/lib/base/text/each-line'
import { partOf, type ColumnChoice } from './columns'

export interface Comparing extends ColumnChoice {
  /** The case of letters makes no difference. */
  ignoresCase: boolean
  /** Spaces and tabs at both ends make no difference. */
  ignoresEdges: boolean
  /** É and E are one letter. */
  ignoresAccents: boolean
}

export interface DuplicateRules extends Comparing {
  /** Which lines stay: one of each, those that stand once, or one of each that stands more often. */
  keep: 'first' | 'last' | 'unique' | 'repeated'
  /** Lines of white space alone stay where they are. */
  keepsBlank: boolean
  /** How often the line was there, a tab, and the line. */
  counts: boolean
}

export interface Deduplicated {
  text: string
  linesIn: number
  linesOut: number
  /** Lines that differ from each other. */
  distinct: number
  /** How often the commonest of them was there. */
  most: number
}

/** What a line is compared by. Letters without case are those of Unicode's simple lower case, the same in every language. */
export function keyOf(line: string, rules: Comparing): string {
  let key = partOf(line, rules)
  if (rules.ignoresEdges) key = key.trim()
  if (rules.ignoresCase) key = key.toLowerCase()
  if (rules.ignoresAccents) key = key.normalize('NFD').replace(/\p{Mn}/gu, '')
  return key
}

const isBlank = (line: string) => line.trim() === ''

/**
 * A text with one of each of its lines, or with those alone that stand once or more often. The order stays. Every line ends as most of
 * the text does, and the last one ends as the text did.
 */
export function withoutDuplicates(text: string, rules: DuplicateRules): Deduplicated {
  if (text === '') return { text: '', linesIn: 0, linesOut: 0, distinct: 0, most: 0 }
  const { lines, lineEnd, endsWithOne } = linesWithEnd(text)
  const seen = new Map<string, { times: number; first: number; last: number }>()
  const keys = lines.map((line) => (rules.keepsBlank && isBlank(line) ? undefined : keyOf(line, rules)))
  keys.forEach((key, at) => {
    if (key === undefined) return
    const known = seen.get(key)
    if (known) {
      known.times += 1
      known.last = at
    } else seen.set(key, { times: 1, first: at, last: at })
  })
  const stays = ({ times, first, last }: { times: number; first: number; last: number }, at: number) => {
    if (rules.keep === 'last') return at === last
    if (at !== first) return false
    return rules.keep === 'first' || (rules.keep === 'unique' ? times === 1 : times > 1)
  }
  const out = lines.flatMap((line, at) => {
    const key = keys[at]
    if (key === undefined) return [line]
    const found = seen.get(key)
    if (!found || !stays(found, at)) return []
    return [rules.counts ? `${found.times}\t${line}` : line]
  })
  const most = [...seen.values()].reduce((greatest, { times }) => Math.max(greatest, times), 0)
  return {
    text: out.length === 0 ? '' : out.join(lineEnd) + (endsWithOne ? lineEnd : ''),
    linesIn: lines.length,
    linesOut: out.length,
    distinct: seen.size,
    most,
  }
}
