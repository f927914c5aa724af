import { characterName } from '@/lib/subjects/characters/name'
import { entityTable } from '@/lib/subjects/entities/table'

export interface FoundEntity {
  text: string
  /** Of Unicode. */
  called: string
  names: readonly string[]
  decimal: string
  hex: string
}

const calledOf = (text: string) =>
  Array.from(text, (sign) => characterName(sign.codePointAt(0) ?? 0).toLowerCase()).join(' with ')

function entityOf(text: string, names: readonly string[]): FoundEntity {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0)
  return {
    text,
    called: calledOf(text),
    names: names.map((name) => `&${name};`),
    decimal: codes.map((code) => `&#${code};`).join(''),
    hex: codes.map((code) => `&#x${code.toString(16).toUpperCase()};`).join(''),
  }
}

/**
 * Characters with a name in HTML that a wish finds: the character itself, a name of it, or words of its name in Unicode. The nearest
 * first, at most `most`.
 */
export function findEntities(wish: string, most: number): { found: FoundEntity[]; count: number } {
  const wanted = wish.trim()
  if (wanted === '') return { found: [], count: 0 }
  const { all } = entityTable()
  const words = wanted.toLowerCase().replaceAll(/[&;]/g, ' ').split(/\s+/).filter(Boolean)
  const bare = wanted.replaceAll(/[&;]/g, '')
  const ranked: { rank: number; text: string; names: readonly string[] }[] = []
  for (const [text, names] of all) {
    const called = calledOf(text)
    if (text === wanted || names.includes(bare)) ranked.push({ rank: 0, text, names })
    else if (names.some((name) => name.toLowerCase() === bare.toLowerCase())) ranked.push({ rank: 1, text, names })
    else if (words.length > 0 && words.every((word) => called.split(/[\s-]/).includes(word)))
      ranked.push({ rank: 2 + called.length / 1000, text, names })
    else if (
      words.length > 0 &&
      words.every((word) => called.includes(word) || names.some((name) => name.toLowerCase().includes(word)))
    )
      ranked.push({ rank: 4 + called.length / 1000, text, names })
  }
  const found = ranked.toSorted((one, other) => one.rank - other.rank)
  return { found: found.slice(0, most).map(({ text, names }) => entityOf(text, names)), count: found.length }
}
