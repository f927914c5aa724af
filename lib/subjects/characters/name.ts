import { inflateSync } from 'fflate'
import { fromBase64 } from '@/lib/base/encoding/base64-text'
import { lookAlikes, packedNames } from '@/lib/subjects/characters/data'

let names: Map<number, string> | undefined

function allNames(): Map<number, string> {
  if (names) return names
  const read = new Map<number, string>()
  let code = -1
  for (const line of new TextDecoder().decode(inflateSync(fromBase64(packedNames))).split('\n')) {
    const space = line.indexOf(' ')
    code += Number.parseInt(line.slice(0, space), 16)
    read.set(code, line.slice(space + 1))
  }
  names = read
  return read
}

// The Unicode Standard, section 3.12: names of Hangul syllables follow from their numbers.
const leads = 'G GG N D DD R M B BB S SS  J JJ C K T P H'.split(' ')
const vowels = 'A AE YA YAE EO E YEO YE O WA WAE OE YO U WEO WE WI YU EU YI I'.split(' ')
const tails = ' G GG GS N NJ NH D L LG LM LB LS LT LP LH M B BS S SS NG J C K T P H'.split(' ')

function hangulName(code: number): string {
  const place = code - 0xac00
  const lead = leads[Math.floor(place / 588)] ?? ''
  const vowel = vowels[Math.floor((place % 588) / 28)] ?? ''
  return `HANGUL SYLLABLE ${lead}${vowel}${tails[place % 28] ?? ''}`
}

const controls: Readonly<Record<number, string>> = {
  0: 'NULL',
  7: 'BELL',
  8: 'BACKSPACE',
  9: 'TAB',
  10: 'LINE FEED',
  11: 'VERTICAL TAB',
  12: 'FORM FEED',
  13: 'CARRIAGE RETURN',
  27: 'ESCAPE',
  127: 'DELETE',
  133: 'NEXT LINE',
}

/**
 * The name of a code point in the Unicode Character Database; of a control its usual name, of an ideograph or a syllable the name that
 * follows from its number. "U+XXXX" stands for what has none.
 */
export function characterName(code: number): string {
  const found = controls[code] ?? allNames().get(code)
  if (found !== undefined) return found
  if (code >= 0xac00 && code <= 0xd7a3) return hangulName(code)
  const hex = code.toString(16).toUpperCase().padStart(4, '0')
  if (code >= 0xd800 && code <= 0xdfff) return `LONE SURROGATE ${hex}`
  if (/\p{Unified_Ideograph}/u.test(String.fromCodePoint(code))) return `CJK UNIFIED IDEOGRAPH-${hex}`
  if (code < 32 || (code > 126 && code < 160)) return `CONTROL ${hex}`
  return `U+${hex}`
}

let alikes: Map<string, string> | undefined

/** The ASCII character that another one looks like (Unicode Technical Standard 39, confusables); undefined for all others. */
export function looksLike(character: string): string | undefined {
  alikes ??= new Map(
    lookAlikes.split('\n').flatMap((line) => {
      const [target = '', ...others] = line
      return others.map((other) => [other, target] as const)
    }),
  )
  return alikes.get(character)
}
