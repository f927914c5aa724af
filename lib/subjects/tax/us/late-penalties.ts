export interface LateReturnLaw {
  filing: number
  payment: number
  withAgreement: number
  afterNotice: number
  most: number
  noticeDays: number
  minimumAfter: number
}

/** ISO dates; the owner’s tax is dollars. */
export interface LateReturn {
  /** Unpaid on the due date. */
  owed: number
  due: string
  /** The due date with an extension to file. */
  filingDue: string
  filed: string
  /** The day to which everything runs, when the rest is paid. */
  until: string
  payments: readonly { day: string; amount: number }[]
  agreementFrom?: string | undefined
  noticeOn?: string | undefined
  /** The least penalty of the year for a return more than two months late. */
  minimum?: number | undefined
  /** Interest a year from a day on; the first one holds before its day too. */
  rates: readonly { day: string; rate: number }[]
}

export interface LateMonth {
  from: string
  to: string
  unpaid: number
  filing: number
  payment: number
  interest: number
}

const dayLength = 86_400_000
const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
const iso = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The same day of a later month, or the last day of it. */
export function monthsAfter(day: string, months: number): string {
  const date = new Date(at(day))
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate()
  return iso(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, Math.min(date.getUTCDate(), last)))
}

/** Begun months from one day to another; none where the second is not later. */
export function begunMonths(from: string, to: string): number {
  let months = 0
  while (monthsAfter(from, months) < to) months++
  return months
}

/**
 * Penalties and interest month by month from the due date, dollars, unrounded. A part of a month counts whole. In a month that has both
 * penalties, the one for filing is less by the one for payment. Interest is compounded by the day, on the tax and from the due date of
 * the return on the penalty for filing. Source: 26 U.S.C. 6601(e), 6621, 6622 and 6651.
 */
export function latePenalties(
  late: LateReturn,
  law: LateReturnLaw,
): { months: LateMonth[]; filing: number; minimumAdds: number } {
  const { owed, due, until } = late
  const count = begunMonths(due, until > late.filed ? until : late.filed)
  const filingMonths = begunMonths(late.filingDue, late.filed)
  const filedInTime = late.filed <= late.filingDue
  const mostFiling = Math.round(law.most / law.filing)
  const unpaidOn = (day: string) =>
    Math.max(0, owed - late.payments.reduce((sum, payment) => sum + (payment.day <= day ? payment.amount : 0), 0))
  const extension = begunMonths(due, late.filingDue)
  let shares = 0
  let filingSum = 0
  const months = Array.from({ length: count }, (_, number) => {
    const from = monthsAfter(due, number)
    const unpaid = from < until ? unpaidOn(from) : 0
    const share = Math.min(law.most - shares, paymentShare(late, from, filedInTime, law))
    if (unpaid > 0) shares += share
    const payment = unpaid * share
    const filingNumber = number - extension
    const isFiling = filingNumber >= 0 && filingNumber < Math.min(filingMonths, mostFiling)
    const filing = isFiling ? Math.max(0, owed * law.filing - payment) : 0
    filingSum += filing
    return { from, to: monthsAfter(due, number + 1), unpaid, filing, payment, interest: 0 }
  })
  const isVeryLate = (at(late.filed) - at(late.filingDue)) / dayLength > law.minimumAfter
  const least = isVeryLate ? Math.min(late.minimum ?? 0, owed) : 0
  const minimumAdds = Math.max(0, least - filingSum)
  const lastLate = months[extension + Math.min(filingMonths, mostFiling) - 1]
  if (lastLate) lastLate.filing += minimumAdds
  addInterest(months, late, filingSum + minimumAdds, unpaidOn)
  return { months, filing: filingSum + minimumAdds, minimumAdds }
}

function paymentShare(late: LateReturn, from: string, filedInTime: boolean, law: LateReturnLaw): number {
  if (late.noticeOn !== undefined && iso(at(late.noticeOn) + law.noticeDays * dayLength) < from) return law.afterNotice
  if (filedInTime && late.agreementFrom !== undefined && late.agreementFrom <= from) return law.withAgreement
  return law.payment
}

/** Writes each month’s interest into it: tax that is open on a day, and the filing penalty once the return is due. */
function addInterest(
  months: LateMonth[],
  late: LateReturn,
  filingPenalty: number,
  unpaidOn: (day: string) => number,
): void {
  let interest = 0
  for (const month of months) {
    const before = interest
    for (let time = at(month.from); time < Math.min(at(month.to), at(late.until)); time += dayLength) {
      const day = iso(time)
      const unpaid = unpaidOn(day)
      const penalty = day >= late.filingDue ? filingPenalty : 0
      const year = new Date(time).getUTCFullYear()
      const days = (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / dayLength
      interest += ((unpaid + penalty + interest) * rateOn(day, late.rates)) / days
    }
    month.interest = interest - before
  }
}

function rateOn(day: string, rates: LateReturn['rates']): number {
  return rates.findLast((one) => one.day <= day)?.rate ?? rates[0]?.rate ?? 0
}
