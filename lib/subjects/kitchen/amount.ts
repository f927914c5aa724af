import { readNumber } from '@/lib/base/format/read-number'
import type { Region } from '@/lib/base/region/types'

const fractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}

/** An amount as recipes write it: 2, 0.75, 3/4, 1 1/2, 1-1/2, 1½. Undefined for anything else, less than 0 or a quotient by 0. */
export function readAmount(text: string, region: Region): number | undefined {
  const plain = text.replace(/[½⅓⅔¼¾⅛⅜⅝⅞]/g, (sign) => ` ${fractions[sign]}`).trim()
  const [, whole = '0', over, under] = /^(?:(\d+)(?: +|-))?(\d+) ?[/⁄] ?(\d+)$/.exec(plain) ?? []
  if (over !== undefined && under !== undefined)
    return Number(under) === 0 ? undefined : Number(whole) + Number(over) / Number(under)
  const read = /^[\d.,]+$/.test(plain) ? readNumber(plain, region) : { problem: 'not-a-number' as const }
  return 'value' in read ? read.value : undefined
}
