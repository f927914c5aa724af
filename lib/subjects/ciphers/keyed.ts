import { gcdOf } from '@/lib/subjects/numbers/divisors'
import type { LetterReader } from './cipher-alphabets'

export type CipherKey =
  | { cipher: 'caesar'; shift: number }
  | { cipher: 'vigenere'; word: string }
  | { cipher: 'affine'; factor: number; shift: number }
export type KeyedCipher = CipherKey['cipher']
export type Direction = 'encrypt' | 'decrypt'

/** Why a key cannot be used. */
export type KeyFault = { kind: 'no-letters' } | { kind: 'factor'; factor: number; size: number; allowed: number[] }

const within = (place: number, size: number) => ((place % size) + size) % size

/** Factors that have a way back in an alphabet of this size: those that share no divisor with it. */
export function usableFactors(size: number): number[] {
  return Array.from({ length: size - 1 }, (_, at) => at + 1).filter(
    (factor) => gcdOf([BigInt(factor), BigInt(size)]) === 1n,
  )
}

function inverseOf(factor: number, size: number): number | undefined {
  return usableFactors(size).find((one) => within(one * factor, size) === 1)
}

/** The places of the letters of a word; what is no letter of the alphabet is passed over. */
export function placesOf(text: string, { places }: LetterReader): Uint8Array {
  const found = new Uint8Array(text.length)
  let count = 0
  for (const sign of text) {
    const place = places.get(sign)
    if (place === undefined) continue
    found[count] = Math.trunc(place)
    count += 1
  }
  return found.subarray(0, count)
}

export function keyFault(key: CipherKey, reader: LetterReader): KeyFault | undefined {
  if (key.cipher === 'vigenere') return placesOf(key.word, reader).length === 0 ? { kind: 'no-letters' } : undefined
  if (key.cipher === 'caesar') return undefined
  const { size } = reader
  if (inverseOf(key.factor, size) !== undefined) return undefined
  return { kind: 'factor', factor: key.factor, size, allowed: usableFactors(size) }
}

type Step = (place: number, nth: number) => number

function stepOf(key: CipherKey, reader: LetterReader, direction: Direction): Step {
  const { size } = reader
  const sign = direction === 'encrypt' ? 1 : -1
  if (key.cipher === 'caesar') return (place) => within(place + sign * within(key.shift, size), size)
  if (key.cipher === 'vigenere') {
    const shifts = placesOf(key.word, reader)
    return (place, nth) => within(place + sign * (shifts[nth % shifts.length] ?? 0), size)
  }
  const factor = within(key.factor, size)
  const shift = within(key.shift, size)
  if (direction === 'encrypt') return (place) => within(place * factor + shift, size)
  const inverse = inverseOf(factor, size)
  if (inverse === undefined) throw new Error('a factor without a way back')
  return (place) => within((place - shift) * inverse, size)
}

/**
 * A text in cipher, or back. Caesar adds the shift to each place, Vigenère the letters of the key in turn, affine makes a·x + b of x, all in
 * the circle of the alphabet. Signs that are no letters of it stay, and use up no letter of the key. The key must have no fault.
 */
export function enciphered(text: string, key: CipherKey, reader: LetterReader, direction: Direction): string {
  const step = stepOf(key, reader, direction)
  let nth = 0
  return text.replaceAll(/\p{L}/gu, (sign) => {
    const found = reader.places.get(sign)
    if (found === undefined) return sign
    const place = Math.trunc(found)
    const letters = place === found ? reader.lower : reader.upper
    const turned = letters[step(place, nth)] ?? sign
    nth += 1
    return turned
  })
}
