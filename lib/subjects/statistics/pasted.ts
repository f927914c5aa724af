import { readNumber } from '@/lib/base/format/read-number'
import { separatorsOf } from '@/lib/base/format/separators'
import type { Region } from '@/lib/base/region/types'

/** What a comma between two digits is: decided from the text and the region, or said by the visitor. */
export type Commas = 'auto' | 'between' | 'decimal' | 'grouping'
export interface Pasted {
  values: number[]
  /** The values in their places, with `null` where a cell says "no value". */
  cells: (number | null)[]
  /** The words above the numbers, where the first line has some. */
  heading?: string
  /** Cells that say "no value": NA, n/a, null or a dash. */
  missing: number
}
/** `says` completes "The field must …". */
export interface Refused {
  says: string
}

export const mostNumbers = 20_000
/** Beyond these, sums of powers lose their meaning, and results cannot be written out. */
const largest = 1e15
const smallest = 1e-12
export const missingWords = /^(?:#?n\/?a|nan|null|none|missing|-|–|—|\.)$/i
const commaBetweenDigits = /\d,\d/

/**
 * Numbers as people paste them: on lines, with spaces, tabs, semicolons or commas between, from a spreadsheet column with its
 * heading. A comma before a space parts. What one between two digits is, is decided once for the whole text: the decimal mark where
 * the region writes it so and no number has two of them, else it parts numbers. Where it could as well be the decimal mark of another
 * region or group thousands (12,5 and 1,234 on lines), the visitor is asked instead of guessed for.
 */
export function readPasted(text: string, region: Region, commas: Commas = 'auto'): Pasted | Refused {
  const heading = headingOf(text)
  const words = wordsOf(heading === undefined ? text : text.trimStart().replace(/^[^\n\r]*/, ''))
  const unsure = commas === 'auto' ? unclearWord(words, region) : undefined
  if (unsure !== undefined)
    return { says: `leave no doubt: “${unsure}” may be one number or several. Say under “Commas” what they are` }
  const mark = commas === 'auto' ? decidedFrom(words, region) : commas
  const apart = mark === 'between' ? words.flatMap((word) => word.split(',').filter(Boolean)) : words
  return numbersIn(apart, markedRegion(apart, region, mark), heading)
}

function wordsOf(text: string): string[] {
  return text
    .split(/[\n\r\t;|]+|,?[ \u2003]+|,(?=[\n\r]|$)/)
    .map((word) => word.trim())
    .filter((word) => word !== '' && word !== ',')
}

/** The first line, where it has letters and no digit, and others follow. */
function headingOf(text: string): string | undefined {
  const [line = '', ...others] = text.trim().split(/[\n\r]+/)
  const title = line.replace(/[\s,;]+/g, ' ').trim()
  return others.length > 0 && /\p{L}/u.test(title) && !/\d/.test(title) && !missingWords.test(title) ? title : undefined
}

function withComma(words: readonly string[]): string[] {
  return words.filter((word) => commaBetweenDigits.test(word)).map((word) => word.replace(/[^\d.,]/g, ''))
}

const hasOneComma = (word: string) => word.indexOf(',') === word.lastIndexOf(',')
const isPointDecimal = (word: string) => /^\D*\d*\.(\d{1,2}|\d{4,})\D*$/.test(word)
/** 1.234,5 can be read in one way only. */
const hasGroupsAndComma = (word: string) => /^\d{1,3}(\.\d{3})+,\d+$/.test(word)

function decidedFrom(words: readonly string[], region: Region): Exclude<Commas, 'auto'> {
  const held = withComma(words)
  const writesComma = separatorsOf[region.separators].decimal === ','
  if (held.length === 0) return writesComma && !words.some(isPointDecimal) ? 'decimal' : 'between'
  if (held.every(hasGroupsAndComma)) return 'decimal'
  return writesComma && held.every(hasOneComma) ? 'decimal' : 'between'
}

/** A word that a region with decimal points may mean in two ways. A line of commas alone is a list. */
function unclearWord(words: readonly string[], region: Region): string | undefined {
  const held = withComma(words)
  if (separatorsOf[region.separators].decimal === ',' || held.every(hasGroupsAndComma)) return undefined
  const isList = words.length === 1 && held.some((word) => !hasOneComma(word))
  const mayGroup = held.every((word) => /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(word))
  return !isList && (mayGroup || held.every(hasOneComma))
    ? words.find((word) => commaBetweenDigits.test(word))
    : undefined
}

/** The region whose separators the text follows. Points are decimal marks wherever one of them can be nothing else. */
export function markedRegion(words: readonly string[], region: Region, mark: Exclude<Commas, 'auto'>): Region {
  const writesComma = separatorsOf[region.separators].decimal === ','
  if (mark === 'decimal') return writesComma ? region : { ...region, separators: 'point-comma' }
  return mark === 'grouping' || (writesComma && words.some(isPointDecimal))
    ? { ...region, separators: 'comma-point' }
    : region
}

function numbersIn(words: readonly string[], region: Region, heading: string | undefined): Pasted | Refused {
  const cells: (number | null)[] = []
  const refused: string[] = []
  words.forEach((word, at) => {
    if (missingWords.test(word)) {
      cells.push(null)
      return
    }
    const read = readNumber(word, region)
    if ('value' in read && isOfUsualSize(read.value)) cells.push(read.value)
    else
      refused.push(
        'value' in read || read.problem === 'too-large' ? `number ${at + 1}` : `“${word.slice(0, 20)}” (${at + 1})`,
      )
  })
  if (refused.length > 0)
    return {
      says: `have numbers only, each with up to 15 digits before the decimal mark and 12 behind it; these are none: ${refused.slice(0, 5).join(', ')}${refused.length > 5 ? ` and ${refused.length - 5} more` : ''}`,
    }
  const values = cells.filter((cell) => cell !== null)
  if (values.length > mostNumbers) return { says: `have at most ${mostNumbers} numbers` }
  return { values, cells, missing: cells.length - values.length, ...(heading === undefined ? {} : { heading }) }
}

export function isOfUsualSize(value: number): boolean {
  const size = Math.abs(value)
  return size === 0 || (size >= smallest && size <= largest)
}
