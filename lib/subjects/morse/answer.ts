import type { MorseAlphabet } from '@/lib/subjects/morse/alphabets'
import { keyingOf, type Keying, type Speed } from '@/lib/subjects/morse/timing'
import { asPlainMorse, fromMorse, looksLikeMorse, toMorse, type Unknown } from '@/lib/subjects/morse/translate'
import { waveOf } from '@/lib/subjects/morse/wave'

export interface MorseQuestion extends Speed {
  source: string
  way: 'auto' | 'text' | 'morse'
  alphabet: MorseAlphabet
  hertz: number
  /** The sound as a file is wanted, too. */
  wave?: boolean
}

export interface MorseAnswer {
  isMorse: boolean
  /** The other one: Morse of a text, text of Morse. */
  text: string
  unknown: Unknown
  keying: Keying
  /** Of what the keying holds. */
  seconds: number
  isWhole: boolean
  wave?: Blob
}

/** Sound is made of so much and no more, in milliseconds. */
const longestSound = 600_000

/** A text in Morse or Morse as a text, with the keying of its sound. */
export function morseAnswer(question: MorseQuestion): MorseAnswer {
  const { source, way, alphabet, hertz } = question
  const isMorse = way === 'auto' ? looksLikeMorse(source) : way === 'morse'
  const { text, unknown } = isMorse ? fromMorse(source, alphabet) : toMorse(source, alphabet)
  const { keying, milliseconds, isWhole } = keyingOf(isMorse ? asPlainMorse(source) : text, question, longestSound)
  const answer = { isMorse, text, unknown, keying, seconds: milliseconds / 1000, isWhole }
  return question.wave ? { ...answer, wave: new Blob([waveOf(keying, hertz)], { type: 'audio/wav' }) } : answer
}
