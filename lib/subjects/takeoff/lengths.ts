import { readNumber } from '@/lib/base/format/read-number'
import type { Region } from '@/lib/base/region/types'
import { readFeetInches } from '@/lib/base/units/feet-inches'

/** What sizes are measured in: meters, or feet with inches. */
export type System = 'metric' | 'us'

const metresInFoot = 0.3048
const metresIn: Readonly<Record<string, number>> = { mm: 0.001, cm: 0.01, m: 1 }
/** Longer than any wall that is measured with a tape, so that areas stay numbers that a page can print. */
const longest = { metric: 10_000, us: 30_000 } as const

function readMetres(text: string, region: Region): number | undefined {
  const [, digits = '', unit = 'm'] = /^(.*?)\s*(mm|cm|m)?$/i.exec(text) ?? []
  const read = readNumber(digits, region, { magnitudes: false })
  return 'value' in read && !read.percent ? read.value * (metresIn[unit.toLowerCase()] ?? 1) : undefined
}

function readFeet(text: string, region: Region): number | undefined {
  if (!/^[\d.,]+$/.test(text)) return readFeetInches(text)
  const read = readNumber(text, region, { magnitudes: false })
  return 'value' in read ? read.value : undefined
}

/**
 * A length as typed, in meters for `metric` and in feet for `us`. A number without a sign is in that unit; 250 cm, 1200 mm, 12' 6 1/2"
 * and 8 ft are read in both systems. Undefined for what is no length above 0 or beyond ten kilometers.
 */
export function readLength(typed: string | undefined, system: System, region: Region): number | undefined {
  const text = (typed ?? '').trim()
  const isMetric = system === 'metric'
  const own = isMetric ? readMetres(text, region) : readFeet(text, region)
  const other = isMetric ? readFeetInches(text) : readMetres(text, region)
  // A sign names its unit whatever the system is; a bare number was read above.
  const foreign =
    /['"′’″”a-z]/i.test(text) && other !== undefined
      ? isMetric
        ? other * metresInFoot
        : other / metresInFoot
      : undefined
  const length = own ?? foreign
  if (length === undefined || !(length > 0) || length > longest[system]) return undefined
  return Number(length.toPrecision(15))
}
