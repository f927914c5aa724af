import { separatorsOf } from '@/lib/base/format/separators'
import type { Region } from '@/lib/base/region/types'
import type { WrittenNumber } from './spell'

/** A fault has its place within the text; a number that is too long has none. */
export type DigitsReading = WrittenNumber | { fault: { offset: number; length: number } }

const foreign = /[^\d.,'’\s\u00a0\u202f\p{Sc}+−-]/u

/** The decimal sign of a number: the last of two kinds, or one that cannot part thousands where the region would have it so. */
function decimalPlace(text: string, region: Region): number {
  const [point, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')]
  if (point >= 0 && comma >= 0) return Math.max(point, comma)
  const place = Math.max(point, comma)
  const sign = text[place]
  if (place < 0 || text.indexOf(sign ?? '') !== place) return -1
  const couldPart = /^\d{3}$/.test(text.slice(place + 1)) && /^[1-9]\d{0,2}$/.test(text.slice(0, place))
  return couldPart && sign !== separatorsOf[region.separators].decimal ? -1 : place
}

/**
 * Reads a number of any length as its digits, with or without a currency sign and signs between thousands. Where 1,234 could be two numbers,
 * the region decides. Refuses other signs with their place.
 */
export function readDigits(text: string, region: Region): DigitsReading {
  const wrong = foreign.exec(text)
  if (wrong) return { fault: { offset: wrong.index, length: wrong[0].length } }
  const bare = text.replaceAll(/[\s\u00a0\u202f\p{Sc}'’+]/gu, '')
  const isBelow = /^[−-]/.test(bare)
  const number = isBelow ? bare.slice(1) : bare
  const late = /[−-]/.exec(number)
  if (late || !/\d/.test(number)) {
    const offset = Math.max(0, text.search(/[−-](?!.*\d)|(?<=\d.*)[−-]/u))
    return { fault: { offset, length: late ? 1 : text.length } }
  }
  const place = decimalPlace(number, region)
  const [whole, decimals] = place < 0 ? [number, ''] : [number.slice(0, place), number.slice(place + 1)]
  const digits = whole.replaceAll(/[.,]/g, '').replace(/^0+(?=\d)/, '')
  return { isBelow, whole: digits === '' ? '0' : digits, decimals }
}
