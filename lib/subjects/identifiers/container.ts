import {
  characters,
  compacted,
  inBlocks,
  misfit,
  strangeCharacter,
  wrongCheckDigits,
  type IdentifierCheck,
} from './check'

/** A to Z are 10 to 38 without 11, 22 and 33, which modulo 11 would not tell from nothing. */
const letterValues = new Map<string, number>()
for (let value = 10; letterValues.size < 26; value++)
  if (value % 11 !== 0) letterValues.set(String.fromCharCode(65 + letterValues.size), value)

/** The check digit of the four letters and six digits of a freight container's number: weights 1, 2, 4 … 512, modulo 11, 10 as 0. ISO 6346. */
function containerCheckDigit(front: string): string {
  let sum = 0
  for (let at = 0; at < front.length; at++) {
    const character = front.charAt(at)
    sum += (letterValues.get(character) ?? Number(character)) * 2 ** at
  }
  return String((sum % 11) % 10)
}

/** A container's number: three letters of the owner; U, J, Z or R; six digits and a check digit. ISO 6346. */
export function checkContainer(text: string): IdentifierCheck {
  const compact = compacted(text)
  const strange = strangeCharacter(compact)
  if (strange) return strange
  if (!/^[A-Z]{3}[UJZR][0-9]{7}$/.test(compact))
    return misfit(
      `must be three letters, then U, J, Z or R, then seven digits; this has ${characters(compact.length)}: “${compact}”`,
    )
  if (containerCheckDigit(compact.slice(0, 10)) !== compact.slice(10)) return wrongCheckDigits
  return {
    fits: true,
    country: '',
    what: 'a container number',
    compact,
    written: inBlocks(compact, [4, 6]),
    checkDigits: true,
  }
}
