import type { RandomStream } from '@/lib/base/random/stream'

// Letters that sound alike in most languages are left out: c, q, x, w, y.
const first = 'bdfghjklmnprstvz'
const vowels = 'aeiou'

/** Letters in turn, a consonant and a vowel, so that it can be said aloud; two digits at the end. */
export function drawSpoken(length: number, random: RandomStream): string {
  const letters = Array.from({ length: length - 2 }, (_, at) => {
    const set = at % 2 === 0 ? first : vowels
    return set[random.below(set.length)]
  })
  return `${letters.join('')}${random.below(10)}${random.below(10)}`
}

/** Bits of chance of such a word. */
export function spokenBits(length: number): number {
  const letters = length - 2
  return (
    Math.ceil(letters / 2) * Math.log2(first.length) +
    Math.floor(letters / 2) * Math.log2(vowels.length) +
    2 * Math.log2(10)
  )
}
