import { graphemeLengths } from '@/lib/base/text/graphemes'

export type Turning = 'flip' | 'mirror' | 'none'

/** Pairs of which each stands for the other after half a turn, and signs that are their own. */
const flips =
  'aɐ bq cɔ dp eǝ fɟ gƃ hɥ iᴉ jɾ kʞ lꞁ mɯ nu rɹ tʇ vʌ wʍ yʎ A∀ BꓭCƆ Dꓷ EƎ FℲ G⅁ Jſ Kꓘ L⅂ MW PԀ Rꓤ Tꓕ Uꓵ VɅ Y⅄ 1⇂ 2↊ 3↋ 4ᔭ 5ϛ 69 7ㄥ .˙ ,\' "„ !¡ ?¿ () [] {} <> &⅋ _‾ ;؛ ‘‚ «» “‟ ‿⁀'
const flipsToItself = 'osxzHINOSXZ08-–—=+*/\\|%:·•×÷#~^`@$€'

/** Pairs of mirror images, and signs that a mirror leaves nearly as they are. */
const mirrors = 'bd pq cɔ eɘ aɒ kʞ sꙅ rɿ BᙠCƆ Dᗡ EƎ Fꟻ Kꓘ L⅃ NИ Pꟼ RЯ SꙄ ZƸ 3Ɛ ?⸮ ;⁏ ,⹁ () [] {} <> /\\ «» “” ‘’ ‹›'
const mirrorsToItself = 'ilmnotuvwxHAIMOTUVWXY08-–—=+*|.:·•×÷!\'"^_#@~'

function tableOf(pairs: string): ReadonlyMap<string, string> {
  const signs = Array.from(pairs.replaceAll(' ', ''))
  const table = new Map<string, string>()
  for (let at = 0; at < signs.length; at += 2) {
    const [one = '', other = ''] = signs.slice(at, at + 2)
    table.set(one, other)
    table.set(other, one)
  }
  return table
}

const tables = { flip: tableOf(flips), mirror: tableOf(mirrors) }
const itself = { flip: new Set(flipsToItself), mirror: new Set(mirrorsToItself) }

/** The pairs of a turning, both ways. */
export function pairsOf(turning: 'flip' | 'mirror'): ReadonlyMap<string, string> {
  return tables[turning]
}

export interface TurnedForm {
  turning: Turning
  /** The last character of a line first, as a reader sees characters. */
  isReversed: boolean
  /** The last line first. */
  linesToo: boolean
}

export interface Turned {
  text: string
  /** Letters, figures and signs without an image, in the order of their first place. */
  kept: readonly string[]
}

function backwards(line: string): string {
  const characters: string[] = []
  let at = 0
  for (const length of graphemeLengths(line)) characters.push(line.slice(at, (at += length)))
  return characters.toReversed().join('')
}

/**
 * A text of characters that look like it upside down or in a mirror. What has no such image stays and is named. Done twice, it gives
 * the text again.
 */
export function turned(text: string, { turning, isReversed, linesToo }: TurnedForm): Turned {
  const kept = new Set<string>()
  const image = (sign: string) => {
    if (turning === 'none') return sign
    const found = tables[turning].get(sign)
    if (found === undefined && !itself[turning].has(sign) && /[^\s\p{M}\p{C}]/u.test(sign)) kept.add(sign)
    return found ?? sign
  }
  const lines = text.split(/\r\n|[\r\n]/).map((line) => {
    const ordered = isReversed ? backwards(line) : line
    return ordered.replaceAll(/./gsu, image)
  })
  return { text: (linesToo ? lines.toReversed() : lines).join('\n'), kept: [...kept] }
}
