import { graphemeLengths } from '@/lib/base/text/graphemes'
import { characterCount } from '@/lib/subjects/word-count/tokens'
import { utf8Length } from '@/lib/subjects/text-counts/totals'

/** How a service counts. */
export type Counting = 'graphemes' | 'units' | 'code points' | 'bytes' | 'weighted' | 'threads' | 'mastodon' | 'wide'

const address = /\bhttps?:\/\/[^\s<>"“”]+[^\s<>"“”.,;:!?)\]']/giu
const emoji =
  /\p{RI}\p{RI}|[0-9#*]\ufe0f?\u20e3|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)(?:\p{Emoji_Modifier}|[\u{e0020}-\u{e007f}])*(?:\u200d\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)*|\p{Extended_Pictographic}\p{Emoji_Modifier}(?:\u200d\p{Extended_Pictographic}\ufe0f?)*/gu
/** twitter-text, version 3 of its configuration: ranges whose characters weigh one; all others two. */
const light = /^[\u0000-\u10ff\u2000-\u200d\u2010-\u201f\u2032-\u2037]$/ // oxlint-disable-line no-control-regex

function codePoints(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

/** X: an address is 23, an emoji two, a character of most alphabets one and any other two, after NFC. */
function weighted(text: string): number {
  const normal = text.normalize('NFC')
  const addresses = normal.match(address)?.length ?? 0
  const rest = normal.replaceAll(address, '')
  const emojis = rest.match(emoji)?.length ?? 0
  let weight = 0
  for (const character of rest.replaceAll(emoji, '')) weight += light.test(character) ? 1 : 2
  return addresses * 23 + emojis * 2 + weight
}

/** Threads: an emoji is as long as its bytes in UTF-8. */
function threads(text: string): number {
  const emojis = text.match(emoji) ?? []
  return emojis.reduce((sum, one) => sum + utf8Length(one), 0) + characterCount(text.replaceAll(emoji, ''))
}

/** Mastodon: an address is 23, of a handle only the part before the server counts. */
function mastodon(text: string): number {
  return characterCount(text.replaceAll(address, 'x'.repeat(23)).replaceAll(/(@[\w.-]+)@[\w.-]+\w/g, '$1'))
}

const isWide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/gu

/** The length of a text as a service counts it. */
export function lengthIn(text: string, counting: Counting): number {
  switch (counting) {
    case 'graphemes':
      return characterCount(text)
    case 'units':
      return text.length
    case 'code points':
      return codePoints(text)
    case 'bytes':
      return utf8Length(text)
    case 'weighted':
      return weighted(text)
    case 'threads':
      return threads(text)
    case 'mastodon':
      return mastodon(text)
    case 'wide':
      return characterCount(text) + (text.match(isWide)?.length ?? 0)
  }
}

/** The longest beginning that is not over the limit, ended between two characters, in UTF-16 units. */
export function fitting(text: string, limit: number, counting: Counting): number {
  if (lengthIn(text, counting) <= limit) return text.length
  const ends: number[] = [0]
  let end = 0
  for (const length of graphemeLengths(text.slice(0, limit * 30 + 100))) {
    end += length
    ends.push(end)
  }
  let low = 0
  let high = ends.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (lengthIn(text.slice(0, ends[middle]), counting) <= limit) low = middle
    else high = middle - 1
  }
  return ends[low] ?? 0
}
