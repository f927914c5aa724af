import { monthsLater } from '@/lib/subjects/time/calendar'

export interface UkInheritanceLaw {
  nilRateBand: number
  homeBand: number
  homeBandTaperFrom: number
  rate: number
  charityRate: number
  charityShare: number
  giftYears: number
  taper: readonly { over: number; share: number }[]
  businessAllowance?: number | undefined
}
export interface LifetimeGift {
  day: string
  amount: number
}
export interface TaxedGift extends LifetimeGift {
  /** Covered by the nil-rate band. */
  covered: number
  /** Share of the full tax that is charged. */
  share: number
  tax: number
}

/** Whether more than so many years lie between two days. */
function isMoreThan(years: number, from: string, to: string): boolean {
  return to > (monthsLater(from, years * 12) ?? '')
}

/**
 * Tax on gifts to people by somebody who died on `death`: those of the last seven years, the oldest first, use up the band; the tax
 * on the rest shrinks with the years. Gifts of seven years ago and more, and later ones than the death, are left out.
 * Source: United Kingdom, Inheritance Tax Act 1984, sections 3A and 7.
 */
export function taxedGifts(
  gifts: readonly LifetimeGift[],
  death: string,
  band: number,
  { rate, taper, giftYears }: Pick<UkInheritanceLaw, 'rate' | 'taper' | 'giftYears'>,
): TaxedGift[] {
  let left = band
  return gifts
    .filter(({ day }) => day <= death && death < (monthsLater(day, giftYears * 12) ?? ''))
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
    .map(({ day, amount }) => {
      const covered = Math.min(left, amount)
      left -= covered
      const passed = taper.findLast(({ over }) => over === 0 || isMoreThan(over, day, death))
      const share = passed?.share ?? 1
      return { day, amount, covered, share, tax: (amount - covered) * rate * share }
    })
}

/** The residence band: half of what the estate has above the threshold is taken off, and it never passes the home's own value. */
export function homeBandOf(
  { estate, home, transferred }: { estate: number; home: number; transferred: number },
  { homeBand, homeBandTaperFrom }: Pick<UkInheritanceLaw, 'homeBand' | 'homeBandTaperFrom'>,
): number {
  const most = Math.max(0, homeBand * (1 + transferred) - Math.max(0, estate - homeBandTaperFrom) / 2)
  return Math.min(most, home)
}

/** Relief for business and agricultural property: all of it up to the allowance, half of what lies above. */
export function businessRelief(value: number, allowance: number | undefined): number {
  return allowance === undefined ? value : Math.min(value, allowance) + Math.max(0, value - allowance) / 2
}
