import type { Base64Fault, Base64Findings } from '@/lib/base/encoding/base64'

export type Count = (value: number) => string

/** Why a text is no Base64, in a sentence. `count` writes numbers. */
export function faultSentence({ fault, characters }: Base64Fault, count: Count, character = 'This character'): string {
  const sentences: Record<Base64Fault['fault'], string> = {
    foreign: `${character} is not a Base64 character. Good ones before it: ${count(characters)}.`,
    'other-alphabet': `${character} belongs to the other alphabet, which strict reading refuses.`,
    'white-space': 'Strict reading refuses white space.',
    'after-padding': 'Nothing may follow the padding. Decode joined texts one by one.',
    single: `The number of Base64 characters, ${count(characters)}, makes no whole bytes: one is missing or too many.`,
    padding: 'Strict reading refuses padding that differs from the option or the length.',
    'trailing-bits': 'The last character holds bits that belong to no byte, which strict reading refuses.',
    'plain-data-uri': 'This data URI is not Base64: it lacks “;base64”.',
  }
  return sentences[fault]
}

/** What a tolerant reading has passed over, in sentences; `fair` deserves a look. */
export function findingNotices(found: Base64Findings, count: Count): { is: 'plain' | 'fair'; says: string }[] {
  const notices: [boolean | undefined, 'plain' | 'fair', string][] = [
    [found.dataUri !== undefined, 'plain', `Read from a data URI of type ${found.dataUri}.`],
    [found.armour, 'plain', 'Lines that begin with ----- were passed over.'],
    [found.foreign > 0, 'fair', `Characters outside the alphabets, passed over: ${count(found.foreign)}.`],
    [found.standard && found.url, 'fair', 'Both alphabets occur: + or / beside - or _.'],
    [found.url && !found.standard, 'plain', 'Read with the URL-safe alphabet.'],
    [found.padding < 0 && found.padded, 'fair', 'One = is missing.'],
    [found.padding < 0 && !found.padded, 'plain', 'Read without padding.'],
    [found.padding > 0, 'fair', 'More = than the length asks for.'],
    [found.trailingBits, 'fair', 'The last character holds bits that belong to no byte. They were dropped.'],
  ]
  return notices.flatMap(([holds, is, says]) => (holds ? [{ is, says }] : []))
}
