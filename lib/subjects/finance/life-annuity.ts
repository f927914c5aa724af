import { rootBetween } from '@/lib/base/root'
import { deathWithinYear, lastTableAge, type Sex } from './us-life-table'

export interface Life {
  sex: Sex
  /** A whole number of years. */
  age: number
}

/** How payments of 1 a time in their first year follow each other. Rates are fractions a year, effective; times are years. */
export interface PaymentPlan {
  rate: number
  perYear: number
  /** Whether a payment stands at the start or at the end of its period. */
  timing: 'start' | 'end'
  /** Years until the first period begins. */
  deferral: number
  /** By how much payments rise after each year of them. */
  growth: number
}

/** The age that nobody of the table outlives. */
export const lastAge = lastTableAge + 1

/** The effective rate a year of a nominal one that is compounded `perYear` times. */
export function effectiveRate(nominal: number, perYear: number): number {
  return Math.expm1(perYear * Math.log1p(nominal / perYear))
}

/** The chances of living 0, 1, 2 … years more, until there is none. */
export function survivalByYear({ sex, age }: Life): number[] {
  const alive = [1]
  for (let now = age; now <= lastAge; now++) alive.push((alive.at(-1) ?? 0) * (1 - deathWithinYear(sex, now)))
  return alive
}

/** The chance of living `years` more; deaths of a year are spread evenly over it. */
function survivalAt(alive: readonly number[], years: number): number {
  const whole = Math.floor(years)
  const here = alive[whole] ?? 0
  return here - (years - whole) * (here - (alive[whole + 1] ?? 0))
}

/** The years that somebody of the table lives on average: those of whole years and half of the last one. */
export function expectedYears(life: Life): number {
  return survivalByYear(life)
    .slice(1)
    .reduce((sum, chance) => sum + chance, 0.5)
}

/** What `count` payments are worth today, each of them times the chance that it is made. `chanceAt` is asked for times in years. */
function worth(plan: PaymentPlan, count: number, chanceAt: (years: number, payment: number) => number): number {
  const { rate, perYear, timing, deferral, growth } = plan
  const logDiscount = -Math.log1p(rate)
  let sum = 0
  for (let payment = 0; payment < count; payment++) {
    const time = deferral + (payment + (timing === 'end' ? 1 : 0)) / perYear
    const chance = chanceAt(time, payment)
    if (chance > 0) sum += chance * (1 + growth) ** Math.floor(payment / perYear) * Math.exp(logDiscount * time)
  }
  return sum
}

/** What payments of 1 for a term of whole years are worth today. With no deferral and no growth this is Excel's −PV for payments of 1. */
export function termWorth(plan: PaymentPlan, years: number): number {
  return worth(plan, years * plan.perYear, () => 1)
}

/**
 * What payments of 1 for life are worth today, by the life table: v^t × the chance of being alive, summed. The payments of the first
 * `certainYears` are made whoever lives; `survivor` is the share that goes on to a partner. Chances of both lives are independent.
 * Source: the definitions of life annuities in Bowers et al., Actuarial Mathematics, chapter 5; deaths are spread evenly within a year.
 */
export function lifeWorth(
  plan: PaymentPlan,
  life: Life,
  certainYears: number,
  partner?: { life: Life; share: number },
): number {
  const alive = survivalByYear(life)
  const partnerAlive = partner && survivalByYear(partner.life)
  const oldest = partner ? Math.min(life.age, partner.life.age) : life.age
  const years = Math.max(certainYears, lastAge + 1 - oldest - plan.deferral)
  return worth(plan, Math.ceil(years * plan.perYear), (time, payment) => {
    if (payment < certainYears * plan.perYear) return 1
    const chance = survivalAt(alive, time)
    return partnerAlive ? chance + (1 - chance) * (partner?.share ?? 0) * survivalAt(partnerAlive, time) : chance
  })
}

/** All payments of the first `years` whole years, when one of the first year is `payment`. */
export function paidInYears({ perYear, growth }: PaymentPlan, payment: number, years: number): number {
  const grown = growth === 0 ? years : Math.expm1(years * Math.log1p(growth)) / growth
  return payment * perYear * grown
}

/**
 * The effective rate a year at which the payments of the first `years` whole years are worth `premium`; undefined where no rate between
 * −95 % and 200 % does, as where nothing was paid.
 */
export function returnOfYears(plan: PaymentPlan, payment: number, years: number, premium: number): number | undefined {
  const { perYear, timing, deferral, growth } = plan
  // In x = ln(1 + rate): the payments of a year are a row, and so are the years, each smaller by (1 + growth) e^−x.
  const excess = (x: number) => {
    const period = Math.exp(-x / perYear)
    const ofYear = x === 0 ? perYear : Math.expm1(-x) / Math.expm1(-x / perYear)
    const step = Math.log1p(growth) - x
    const ofYears = step === 0 ? years : Math.expm1(years * step) / Math.expm1(step)
    return payment * ofYear * (timing === 'end' ? period : 1) * ofYears * Math.exp(-x * deferral) - premium
  }
  const [low, high] = [Math.log(0.05), Math.log(3)]
  if (years <= 0 || !(excess(low) > 0 && excess(high) < 0)) return undefined
  return Math.expm1(rootBetween(excess, low, high))
}

/** One year of payments out of a sum: what was paid, what it earned, and what is left. */
export interface DrawnYear {
  year: number
  paid: number
  earned: number
  left: number
}

/**
 * A sum from which a payment is taken each period until it is spent, or until `mostYears`. `periods` counts the payments made, the part of
 * the last one included; `isSpent` says whether the sum came to its end.
 */
export function drawDown(
  plan: PaymentPlan,
  sum: number,
  payment: number,
  mostYears: number,
): { years: DrawnYear[]; periods: number; isSpent: boolean } {
  const { rate, perYear, timing, deferral, growth } = plan
  const perPeriod = Math.expm1(Math.log1p(rate) / perYear)
  const years: DrawnYear[] = []
  let left = sum * Math.exp(deferral * Math.log1p(rate))
  let periods = 0
  for (let year = 1; year <= mostYears; year++) {
    const wanted = payment * (1 + growth) ** (year - 1)
    const row = { year, paid: 0, earned: 0, left }
    let isSpent = false
    for (let period = 0; period < perYear && !isSpent; period++) {
      if (timing === 'end') row.earned += left * perPeriod
      if (timing === 'end') left *= 1 + perPeriod
      // What is left of a sum that was to last exactly so long is noise of the last digit.
      isSpent = left <= wanted * (1 + 1e-9)
      const taken = isSpent ? left : wanted
      periods += Math.min(1, taken / wanted)
      row.paid += taken
      left -= taken
      if (timing === 'start') row.earned += left * perPeriod
      if (timing === 'start') left *= 1 + perPeriod
    }
    row.left = left
    years.push(row)
    if (isSpent) return { years, periods, isSpent: true }
  }
  return { years, periods, isSpent: false }
}
