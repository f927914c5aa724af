export interface RetirementBenefitLaw {
  bendPoints: readonly number[]
  rates: readonly number[]
  retirementAge: readonly { bornFrom: number; months: number }[]
  laterEachMonth: number
  earlyEachMonth: { first: number; further: number }
  spouseEachMonth: { first: number; further: number }
}

/** Months before full retirement age that have the first of the two reductions. */
const firstMonths = 36
/** Delayed credits end at 70. */
const lastAge = 840
const hair = 1e-9

/** Down to a step, allowing for a hair of floating error. */
const downTo = (amount: number, step: number) => Math.floor(amount / step + hair) * step

/**
 * Average indexed monthly earnings of a yearly wage that kept its place among all wages, dollars, whole and rounded down: the sum of at most
 * 35 years over 420 months. Source: 42 U.S.C. 415(b).
 */
export function averageOfWage(wage: number, years: number): number {
  return downTo((wage * Math.min(35, years)) / 420, 1)
}

/** The primary insurance amount, dollars a month, rounded down to the dime. Source: 42 U.S.C. 415(a). */
export function primaryAmount(average: number, { bendPoints, rates }: RetirementBenefitLaw): number {
  const edges = [0, ...bendPoints, Infinity]
  const sum = rates.reduce((total, rate, at) => {
    const [from, to] = [edges[at] ?? 0, edges[at + 1] ?? Infinity]
    return total + Math.max(0, Math.min(average, to) - from) * rate
  }, 0)
  return Math.round(downTo(sum, 0.1) * 10) / 10
}

/** Full retirement age in months. Who is born on 1 January counts with the year before (20 CFR 404.2(c)(4)). */
export function fullRetirementAge(born: string, { retirementAge }: RetirementBenefitLaw): number {
  const dayBefore = new Date(Date.parse(`${born}T00:00:00Z`) - 86_400_000)
  const year = dayBefore.getUTCFullYear()
  return retirementAge.findLast(({ bornFrom }) => year >= bornFrom)?.months ?? retirementAge[0]?.months ?? 0
}

/** The share of the primary amount that is paid from an age on, both in months. Source: 20 CFR 404.410 and 404.313. */
export function shareAt(age: number, full: number, law: RetirementBenefitLaw): number {
  if (age >= full) return 1 + (Math.min(age, lastAge) - full) * law.laterEachMonth
  return 1 - reduction(full - age, law.earlyEachMonth)
}

/** The share of half the worker’s amount that a spouse is paid so many months before full retirement age. */
export function spouseShare(monthsEarly: number, law: RetirementBenefitLaw): number {
  return 1 - reduction(monthsEarly, law.spouseEachMonth)
}

function reduction(months: number, { first, further }: { first: number; further: number }): number {
  return Math.min(months, firstMonths) * first + Math.max(0, months - firstMonths) * further
}

/** What is paid, dollars a month: rounded down to the dime, then to the dollar. Source: 42 U.S.C. 415(g). */
export function paidAt(primary: number, share: number): number {
  return downTo(downTo(primary * share, 0.1), 1)
}
