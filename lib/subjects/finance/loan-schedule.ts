import { roundHalfAway } from '@/lib/base/money/minor-units'
import { numberOfPeriods, payment } from './annuity'
import { paymentCalendar } from './payment-dates'

/** A repayment on top of the instalment, made together with it. Periods of a moratorium count. */
export type ExtraPayment = {
  amountMinor: number
  /** The first period in which it is made, 1 or later. */
  from: number
  /** Every how many periods it is repeated; left out: made once. */
  every?: number
  /** The last period in which it may be made; left out: until the loan is repaid. */
  until?: number
}

/** A new rate from the start of a period on. Periods of a moratorium count. */
export type RateChange = {
  from: number
  ratePerPeriod: number
  /** `term`: a new instalment, the same last period. `instalment`: the same instalment, a new last period. */
  keep: 'term' | 'instalment'
}

/** Periods before the first instalment, on top of `periods`. */
export type Moratorium = {
  periods: number
  /**
   * `paid`: the interest is paid as it falls due. `capitalised`: it is added to the balance each period and bears
   * interest. `accrued`: it is added too, but bears no interest until the moratorium ends (simple interest).
   */
  interest: 'paid' | 'capitalised' | 'accrued'
}

/** All amounts are whole minor units of the currency; rates are fractions a period (0.01 = 1 %), 0 allowed. */
export type LoanTerms = {
  principalMinor: number
  ratePerPeriod: number
  /** The number of instalments. May be left out with a fixed instalment: the loan then runs until it is repaid. */
  periods?: number
  /**
   * A fixed instalment; left out: the level instalment that repays the loan in `periods`. A change of rate or an extra
   * payment that keeps the term replaces it.
   */
  instalmentMinor?: number
  /** Due with the last instalment on top of it (a balloon); needs `periods`. */
  balloonMinor?: number
  /** How many of the instalments are paid on the day of the loan. Needs `periods`. */
  advanceInstalments?: number
  moratorium?: Moratorium
  extraPayments?: readonly ExtraPayment[]
  /** What extra payments do: `term` ends the loan earlier, `instalment` lowers the instalments that follow. */
  extrasReduce?: 'term' | 'instalment'
  rateChanges?: readonly RateChange[]
  /** The day of the payment of period 1 (`YYYY-MM-DD`); gives every row its date. */
  firstDate?: string
  /** For the dates: 12 unless given. See `paymentDate`. */
  paymentsPerYear?: number
}

/**
 * One period. Always: opening + interest − instalment − extra = closing.
 * `principalMinor` is instalment − interest: negative while unpaid interest is added to the balance.
 */
export type ScheduleRow = {
  /** Counted from 1; 0 for what is paid on the day of the loan. */
  period: number
  date?: string
  ratePerPeriod: number
  openingMinor: number
  interestMinor: number
  principalMinor: number
  instalmentMinor: number
  extraMinor: number
  closingMinor: number
}

export type LoanSchedule = {
  kind: 'schedule'
  rows: ScheduleRow[]
  /** The level instalment at the start of repayment. */
  instalmentMinor: number
  /** All instalments and extra payments: exactly the principal and `interestMinor`. */
  paidMinor: number
  interestMinor: number
  extraMinor: number
  /**
   * The last instalment less the level one (and less the balloon): what the rounding of the earlier rows left over, and
   * in a loan that ends early the part of an instalment that was no longer needed.
   */
  absorbedMinor: number
}

/**
 * Why there is no schedule. `instalment-too-small`: the instalment of `period` does not exceed that period's interest of
 * `interestMinor`, so the loan would never be repaid. `too-long`: more than 20,000 periods. `too-large`: amounts
 * beyond 2^53 minor units, which could no longer be exact. `terms`: the named term contradicts another or lies outside
 * what `LoanTerms` allows.
 */
export type ScheduleRefusal =
  | { kind: 'refused'; reason: 'instalment-too-small'; period: number; instalmentMinor: number; interestMinor: number }
  | { kind: 'refused'; reason: 'too-long' | 'too-large' }
  | { kind: 'refused'; reason: 'terms'; term: keyof LoanTerms }

const mostPeriods = 20_000

/**
 * The amortisation schedule of a loan in whole minor units. Each row's interest is the opening balance × rate, rounded
 * half away from zero; the level instalment is PMT, rounded likewise. The last row pays off exactly what is left.
 * Advance instalments are part of `periods` and make the level instalment smaller than PMT: with one of them it is the
 * payment of an annuity due (Excel's PMT with type 1).
 */
export function loanSchedule(terms: LoanTerms): LoanSchedule | ScheduleRefusal {
  const contradiction = contradictoryTerm(terms)
  if (contradiction) return { kind: 'refused', reason: 'terms', term: contradiction }
  const { periods, moratorium, extrasReduce = 'term', balloonMinor = 0, advanceInstalments = 0 } = terms
  const deferred = moratorium?.periods ?? 0
  const dateOf =
    terms.firstDate === undefined ? undefined : paymentCalendar(terms.firstDate, terms.paymentsPerYear ?? 12)
  let rate = terms.ratePerPeriod
  let lastPeriod = periods === undefined ? undefined : deferred + periods - advanceInstalments
  let balance = terms.principalMinor
  let instalment = terms.instalmentMinor
  let firstInstalment = 0
  const rows: ScheduleRow[] = []

  function add(period: number, interestMinor: number, instalmentMinor: number, extraMinor: number): void {
    const openingMinor = balance
    const principalMinor = instalmentMinor - interestMinor
    const closingMinor = openingMinor - principalMinor - extraMinor
    const row: ScheduleRow = {
      period,
      ratePerPeriod: rate,
      openingMinor,
      interestMinor,
      principalMinor,
      instalmentMinor,
      extraMinor,
      closingMinor,
    }
    const date = dateOf?.(period - 1)
    if (date !== undefined) row.date = date
    rows.push(row)
    balance = closingMinor
  }

  if (periods !== undefined && advanceInstalments > 0) {
    instalment ??= instalmentWithAdvance(terms, periods - advanceInstalments)
    add(0, 0, Math.min(balance, advanceInstalments * instalment), 0)
  }
  let bearing = balance
  for (let period = 1; balance > 0; period++) {
    if (period > mostPeriods) return { kind: 'refused', reason: 'too-long' }
    if (!Number.isSafeInteger(balance)) return { kind: 'refused', reason: 'too-large' }
    const change = terms.rateChanges?.findLast(({ from }) => from === period)
    if (change) {
      rate = change.ratePerPeriod
      if (change.keep === 'term') instalment = undefined
      else if (instalment !== undefined && balloonMinor === 0) lastPeriod = undefined
    }
    const extra = extraIn(period, terms.extraPayments)
    if (period <= deferred) {
      const interest = roundHalfAway((moratorium?.interest === 'accrued' ? bearing : balance) * rate)
      const paid = moratorium?.interest === 'paid' ? interest : 0
      const repaid = Math.min(extra, balance + interest - paid)
      add(period, interest, paid, repaid)
      bearing = Math.max(0, bearing - repaid)
      continue
    }
    const interest = roundHalfAway(balance * rate)
    const owed = balance + interest
    if (instalment === undefined && lastPeriod !== undefined) {
      instalment = levelInstalment(rate, lastPeriod - period + 1, balance, balloonMinor)
    }
    const due = instalment ?? 0
    firstInstalment ||= due
    if (period === lastPeriod || owed <= due) {
      add(period, interest, owed, 0)
      return finished(rows, firstInstalment, owed - due - (period === lastPeriod ? balloonMinor : 0))
    }
    if (due < interest || (due === interest && balloonMinor === 0)) {
      return { kind: 'refused', reason: 'instalment-too-small', period, instalmentMinor: due, interestMinor: interest }
    }
    lastPeriod ??= period - 1 + Math.ceil((numberOfPeriods(rate, -due, balance) ?? Infinity) - 1e-9)
    add(period, interest, due, Math.min(extra, owed - due))
    if (extra > 0 && extrasReduce === 'instalment') instalment = undefined
  }
  return finished(rows, firstInstalment, 0)
}

function levelInstalment(rate: number, periods: number, balance: number, balloon: number): number {
  return roundHalfAway(payment(rate, periods, -balance, balloon) ?? 0)
}

/** The instalment of which `advanceInstalments` are paid on day 0 and `later` after the moratorium. */
function instalmentWithAdvance(terms: LoanTerms, later: number): number {
  const { ratePerPeriod, moratorium, advanceInstalments = 0, balloonMinor = 0 } = terms
  const deferred = moratorium?.periods ?? 0
  const growth = {
    paid: 1,
    capitalised: (1 + ratePerPeriod) ** deferred,
    accrued: 1 + ratePerPeriod * deferred,
  }[moratorium?.interest ?? 'paid']
  // One of the later instalments repays `each` of the balance at the start of repayment, an advance one `growth`.
  const each = -(payment(ratePerPeriod, later, 1) ?? 0)
  const balloonShare = -(payment(ratePerPeriod, later, 0, balloonMinor) ?? 0)
  return roundHalfAway((terms.principalMinor * growth * each - balloonShare) / (1 + advanceInstalments * growth * each))
}

function extraIn(period: number, extras: readonly ExtraPayment[] = []): number {
  return extras.reduce((sum, { amountMinor, from, every, until = Infinity }) => {
    const made =
      every === undefined ? period === from : period >= from && period <= until && (period - from) % every === 0
    return made ? sum + amountMinor : sum
  }, 0)
}

function finished(rows: ScheduleRow[], instalmentMinor: number, absorbedMinor: number): LoanSchedule | ScheduleRefusal {
  let interestMinor = 0
  let extraMinor = 0
  let paidMinor = 0
  for (const row of rows) {
    interestMinor += row.interestMinor
    extraMinor += row.extraMinor
    paidMinor += row.instalmentMinor + row.extraMinor
  }
  if (!Number.isSafeInteger(paidMinor)) return { kind: 'refused', reason: 'too-large' }
  return { kind: 'schedule', rows, instalmentMinor, paidMinor, interestMinor, extraMinor, absorbedMinor }
}

/** The first term that cannot be true. */
function contradictoryTerm(terms: LoanTerms): keyof LoanTerms | undefined {
  const { principalMinor, ratePerPeriod, periods, instalmentMinor, balloonMinor = 0, moratorium } = terms
  const { advanceInstalments = 0, extraPayments = [], rateChanges = [], firstDate, paymentsPerYear = 12 } = terms
  const whole = (value: number, least: number) => Number.isSafeInteger(value) && value >= least
  if (!whole(principalMinor, 1)) return 'principalMinor'
  if (!(ratePerPeriod >= 0 && ratePerPeriod < Infinity)) return 'ratePerPeriod'
  if (periods === undefined ? instalmentMinor === undefined : !whole(periods, 1)) return 'periods'
  if (instalmentMinor !== undefined && !whole(instalmentMinor, 1)) return 'instalmentMinor'
  if (!whole(balloonMinor, 0) || (balloonMinor > 0 && periods === undefined)) return 'balloonMinor'
  if (!whole(advanceInstalments, 0) || advanceInstalments >= (periods ?? 1)) return 'advanceInstalments'
  if (moratorium && !whole(moratorium.periods, 0)) return 'moratorium'
  const badExtra = extraPayments.some(
    ({ amountMinor, from, every = 1 }) => !whole(amountMinor, 0) || !whole(from, 1) || !whole(every, 1),
  )
  if (badExtra) return 'extraPayments'
  const badChange = rateChanges.some(
    (change) => !whole(change.from, 1) || !(change.ratePerPeriod >= 0 && change.ratePerPeriod < Infinity),
  )
  if (badChange) return 'rateChanges'
  if (firstDate !== undefined && !paymentCalendar(firstDate, paymentsPerYear)) return 'firstDate'
  return undefined
}

/**
 * What the last row of a schedule took on, as a sentence for the reader of the schedule. `write` writes an amount of
 * minor units as money. `early` says that the loan was free to end before its last instalment was a full one (extra
 * payments, or an instalment without a term), so that the difference is more than rounding. Not for loans with a balloon.
 */
export function lastInstalmentSentence(
  { rows, absorbedMinor }: LoanSchedule,
  write: (minor: number) => string,
  early = false,
): string {
  const last = rows.at(-1)
  if (!last) return ''
  if (last.extraMinor > 0)
    return `An extra payment of ${write(last.extraMinor)} with the last instalment settles exactly what is still owed.`
  if (rows.length === 1)
    return `The one instalment of ${write(last.instalmentMinor)} settles everything; rounding leaves nothing over.`
  if (absorbedMinor === 0) return 'The last instalment equals the others: rounding each row leaves nothing over.'
  const difference = `${write(Math.abs(absorbedMinor))} ${absorbedMinor < 0 ? 'less' : 'more'} than a full one`
  const reason = early
    ? 'it pays only what is still owed after rounding each row to the smallest coin'
    : 'it absorbs what rounding each row to the smallest coin left over'
  return `The last instalment is ${write(last.instalmentMinor)}, ${difference}: ${reason}.`
}

/** The rows of one year of the loan, added up. */
export type ScheduleYear = {
  /** Year of the loan, counted from 1; what is paid on the day of the loan belongs to year 1. */
  year: number
  interestMinor: number
  principalMinor: number
  instalmentMinor: number
  extraMinor: number
  closingMinor: number
}

/** The schedule by years of the loan (periods 1 to `paymentsPerYear`, and so on). */
export function scheduleByYear(rows: readonly ScheduleRow[], paymentsPerYear: number): ScheduleYear[] {
  const years: ScheduleYear[] = []
  for (const row of rows) {
    const year = Math.max(1, Math.ceil(row.period / paymentsPerYear))
    let sum = years.at(-1)
    if (sum?.year !== year) {
      sum = { year, interestMinor: 0, principalMinor: 0, instalmentMinor: 0, extraMinor: 0, closingMinor: 0 }
      years.push(sum)
    }
    sum.interestMinor += row.interestMinor
    sum.principalMinor += row.principalMinor
    sum.instalmentMinor += row.instalmentMinor
    sum.extraMinor += row.extraMinor
    sum.closingMinor = row.closingMinor
  }
  return years
}
