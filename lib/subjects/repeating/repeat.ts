import { graphemeLengths } from '@/lib/base/text/graphemes'
import { shuffled } from '@/lib/subjects/lines/sorting'

export interface RepeatRules {
  until: 'times' | 'characters' | 'bytes'
  times: number
  /** In characters or bytes of UTF-8, where these end it. */
  size: number
  between: string
  /** {n}, {n:03}, {alpha} and {date} change from copy to copy. */
  counts: boolean
  /** The counter of the first copy, and what each one adds. */
  start: number
  step: number
  /** ISO day of the first copy. */
  day: string
  /** The words of each copy come in an order of their own. */
  shuffles: boolean
  seed: number
}

export interface Repeated {
  text: string
  copies: number
  /** The last copy is not whole. */
  isCut: boolean
}

/** The longest result, in bytes of UTF-8. */
export const longestResult = 50_000_000

/** Copies whose words are shuffled, each of which draws an order. */
const mostShuffled = 2000

const utf8 = new TextEncoder()
const bytesOf = (text: string) => utf8.encode(text).length
const place = /\{(n|alpha|date)(?::(\d{1,2}))?\}/g
const millisecondsADay = 86_400_000

/** a to z, aa to zz and so on; numbers below one have no letters and stay numbers. */
export function lettersOf(number: number): string {
  if (number < 1) return String(number)
  let rest = number
  let letters = ''
  while (rest > 0) {
    letters = String.fromCharCode(97 + ((rest - 1) % 26)) + letters
    rest = Math.floor((rest - 1) / 26)
  }
  return letters
}

function padded(number: number, width: string | undefined): string {
  const isZeros = width?.startsWith('0') === true
  const digits = String(Math.abs(number)).padStart(isZeros ? Number(width) : 0, '0')
  return (number < 0 ? `-${digits}` : digits).padStart(isZeros ? 0 : Number(width ?? 0), ' ')
}

function dayAfter(day: string, days: number): string {
  const time = new Date(Date.parse(`${day}T00:00:00Z`) + days * millisecondsADay)
  return Number.isNaN(time.getTime()) ? day : time.toISOString().slice(0, 10)
}

/** Whether copies differ from each other. */
function varies(text: string, { counts, shuffles }: RepeatRules): boolean {
  return shuffles || (counts && text.search(place) !== -1)
}

function copyAt(text: string, at: number, rules: RepeatRules): string {
  const number = rules.start + at * rules.step
  const filled = rules.counts
    ? text.replaceAll(place, (_, name: string, width?: string) => {
        if (name === 'alpha') return lettersOf(number)
        return name === 'date' ? dayAfter(rules.day, at * rules.step) : padded(number, width)
      })
    : text
  return rules.shuffles ? shuffled(filled.split(/\s+/u).filter(Boolean), rules.seed + at).join(' ') : filled
}

/** The beginning of a text that has at most so many characters or bytes, cut where a character that people see ends. */
function fitting(text: string, room: number, sizeOf: (text: string) => number): string {
  if (sizeOf(text) <= room) return text
  let size = 0
  let end = 0
  for (const length of graphemeLengths(text)) {
    size += sizeOf(text.slice(end, end + length))
    if (size > room) break
    end += length
  }
  return text.slice(0, end)
}

/** Characters as people count them. */
function charactersOf(text: string): number {
  let count = 0
  for (const length of graphemeLengths(text)) count += length > 0 ? 1 : 0
  return count
}

/**
 * A text so many times, or until it has a size; what would not fit is cut at the end of a character. `undefined` for a result beyond
 * `longestResult`, and for more than `mostShuffled` copies in orders of their own. An empty text gives one.
 */
export function repeated(text: string, rules: RepeatRules): Repeated | undefined {
  if (text === '') return { text: '', copies: 0, isCut: false }
  const isTimes = rules.until === 'times'
  const sizeOf = rules.until === 'characters' ? charactersOf : bytesOf
  const room = isTimes ? longestResult : rules.size
  const pieces: string[] = []
  let size = 0
  let copies = 0
  if (!varies(text, rules)) {
    const next = rules.between + text
    const [first, each] = [sizeOf(text), sizeOf(next)]
    const wanted = isTimes ? rules.times : Math.max(0, Math.floor((room - first) / each) + 1)
    if (isTimes && first + each * (wanted - 1) > longestResult) return undefined
    if (wanted > 0) pieces.push(text + next.repeat(wanted - 1))
    size = wanted > 0 ? first + each * (wanted - 1) : 0
    copies = wanted
  }
  while (isTimes ? copies < rules.times : size < room) {
    if (rules.shuffles && copies === mostShuffled) return undefined
    const copy = (copies === 0 ? '' : rules.between) + copyAt(text, copies, rules)
    const fits = isTimes ? copy : fitting(copy, room - size, sizeOf)
    pieces.push(fits)
    copies++
    if (fits !== copy) return { text: pieces.join(''), copies, isCut: true }
    size += sizeOf(copy)
    if (isTimes && size > longestResult) return undefined
    // Words may leave nothing to repeat.
    if (copy === '') break
  }
  return { text: pieces.join(''), copies, isCut: false }
}
