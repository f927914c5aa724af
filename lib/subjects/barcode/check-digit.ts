/** Check character of an ISBN of ten characters, from its nine digits: weights 10 to 2, modulo 11, X for ten. ISO 2108:1992. */
export function isbn10CheckCharacter(digits: string): string {
  let sum = 0
  for (let at = 0; at < 9; at++) sum += Number(digits.charAt(at)) * (10 - at)
  const rest = (11 - (sum % 11)) % 11
  return rest === 10 ? 'X' : String(rest)
}

export const code39Characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%'

/** Check character of Code 39: the sum of the characters' values, modulo 43. ISO/IEC 16388, annex A. */
export function code39CheckCharacter(text: string): string {
  let sum = 0
  for (const character of text) sum += code39Characters.indexOf(character)
  return code39Characters.charAt(sum % 43)
}

const pairCharacters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83]
/** The characters that a GS1 value may hold, in the order of their values. ISO/IEC 646 invariant set, GS1 figure 7.11-1. */
export const characterSet82 = '!"%&\'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'

/**
 * The two check characters of a Global Model Number, from its text without them: values weighted with primes from the right,
 * modulo 1021. GS1 General Specifications, section 7.9.5.
 */
export function checkCharacterPair(text: string): string {
  let sum = 0
  for (let at = 0; at < text.length; at++)
    sum += characterSet82.indexOf(text.charAt(text.length - 1 - at)) * (primes[at] ?? 0)
  const rest = sum % 1021
  return pairCharacters.charAt(rest >> 5) + pairCharacters.charAt(rest & 31)
}
