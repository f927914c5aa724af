import { roundHalfAway } from '@/lib/base/money/minor-units'

/** A balance of a card with a rate of its own (a fraction a year; months are counted from 1). */
export interface CardBalance {
  balanceMinor: number
  rateIn(month: number): number
}
export interface CardTerms {
  /** New spending and fees join the first of them. */
  balances: readonly [CardBalance, ...CardBalance[]]
  /** A share of the statement balance, all of the month's interest on top where `addsInterest` says so, and at least the floor. */
  minimum: { share: number; addsInterest: boolean; floorMinor: number }
  /** Spent each month after the payment. */
  spendingMinor: number
  /** Charged with every twelfth statement. */
  annualFeeMinor: number
}
export interface CardMonth {
  interestMinor: number
  /** New spending and the fee. */
  addedMinor: number
  minimumMinor: number
  paidMinor: number
  owedMinor: number
}
export interface CardPayoff {
  /** False when the card is not clear after 1,200 months or the sum outgrows whole numbers. */
  clears: boolean
  months: readonly CardMonth[]
  paidMinor: number
  interestMinor: number
  addedMinor: number
}

const mostMonths = 1200

/**
 * A card month by month in whole minor units: a twelfth of each yearly rate is charged (a daily rate of APR ÷ 365 on a month of
 * 365 ÷ 12 days), then `paymentMinor` is paid, or the minimum where it is 'minimum'. The minimum goes to the lowest rate, what is
 * above it to the highest. A card that carries a balance has no days free of interest: spending bears it from the payment on.
 * Source: Regulation Z, 12 CFR 1026, Appendix M1 (b) for the minimum, 1026.53 for the excess.
 */
export function payOffCard(terms: CardTerms, paymentMinor: number | 'minimum'): CardPayoff {
  const owed = terms.balances.map(({ balanceMinor }) => balanceMinor)
  const total = () => owed.reduce((sum, one) => sum + one, 0)
  const months: CardMonth[] = []
  for (let month = 1; total() > 0 && month <= mostMonths && Number.isSafeInteger(total() * 2); month++) {
    const before = total()
    const rates = terms.balances.map(({ rateIn }) => rateIn(month))
    let interestMinor = 0
    rates.forEach((rate, at) => {
      const interest = roundHalfAway(((owed[at] ?? 0) * rate) / 12)
      interestMinor += interest
      owed[at] = (owed[at] ?? 0) + interest
    })
    const feeMinor = month % 12 === 0 ? terms.annualFeeMinor : 0
    owed[0] = (owed[0] ?? 0) + feeMinor
    const { share, addsInterest, floorMinor } = terms.minimum
    const asked = addsInterest ? roundHalfAway(before * share) + interestMinor : roundHalfAway(total() * share)
    const minimumMinor = Math.min(total(), Math.max(asked, floorMinor))
    const paidMinor = Math.min(total(), paymentMinor === 'minimum' ? minimumMinor : paymentMinor)
    const byRate = owed.map((_, at) => at).toSorted((one, other) => (rates[one] ?? 0) - (rates[other] ?? 0))
    const least = Math.min(paidMinor, minimumMinor)
    take(owed, byRate, least)
    take(owed, byRate.toReversed(), paidMinor - least)
    const spentMinor = total() > 0 ? terms.spendingMinor : 0
    owed[0] = (owed[0] ?? 0) + spentMinor
    months.push({ interestMinor, addedMinor: feeMinor + spentMinor, minimumMinor, paidMinor, owedMinor: total() })
  }
  const sumOf = (key: 'paidMinor' | 'interestMinor' | 'addedMinor') =>
    months.reduce((sum, month) => sum + month[key], 0)
  return {
    clears: total() === 0,
    months,
    paidMinor: sumOf('paidMinor'),
    interestMinor: sumOf('interestMinor'),
    addedMinor: sumOf('addedMinor'),
  }
}

function take(owed: number[], order: readonly number[], amount: number): void {
  let left = amount
  for (const at of order) {
    const part = Math.min(left, owed[at] ?? 0)
    owed[at] = (owed[at] ?? 0) - part
    left -= part
  }
}

/**
 * The smallest payment a month, in whole minor units, that clears a card within `months`; `undefined` where spending keeps it from
 * ever being clear.
 */
export function cardPaymentFor(terms: CardTerms, months: number): number | undefined {
  const isEnough = (payment: number) => {
    const { clears, months: needed } = payOffCard(terms, payment)
    return clears && needed.length <= months
  }
  let low = 0
  let high = terms.balances.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0) * 4 + terms.annualFeeMinor
  if (!isEnough(high)) return undefined
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle
  }
  return high
}
