import { finite } from './finite'

/**
 * The effective yearly rate of a nominal yearly rate that is compounded `compoundingsPerYear` times (Excel's EFFECT).
 * Rates are fractions; a broken number of compoundings is cut to a whole one. `undefined` where Excel says #NUM!: a
 * nominal rate of 0 or less, or fewer than one compounding. For rates of any sign use `equivalentRate`.
 * Source: OpenFormula, function EFFECT.
 */
export function effectiveRate(nominal: number, compoundingsPerYear: number): number | undefined {
  const times = Math.trunc(compoundingsPerYear)
  if (!(nominal > 0 && times >= 1)) return undefined
  return finite(Math.expm1(times * Math.log1p(nominal / times)))
}

/**
 * The nominal yearly rate that gives an effective yearly rate when compounded `compoundingsPerYear` times (Excel's
 * NOMINAL). Units and refusals as in `effectiveRate`.
 * Source: OpenFormula, function NOMINAL.
 */
export function nominalRate(effective: number, compoundingsPerYear: number): number | undefined {
  const times = Math.trunc(compoundingsPerYear)
  if (!(effective > 0 && times >= 1)) return undefined
  return finite(times * Math.expm1(Math.log1p(effective) / times))
}

/**
 * The rate for one period of another length that grows money equally fast: from a rate a period (a fraction) with
 * `periodsPerYear` periods to one with `otherPeriodsPerYear`. 1 % a month is `equivalentRate(0.01, 12, 1)` a year.
 * `undefined` for a rate of −100 % or less, or a number of periods that is not positive.
 */
export function equivalentRate(rate: number, periodsPerYear: number, otherPeriodsPerYear: number): number | undefined {
  if (!(rate > -1 && periodsPerYear > 0 && otherPeriodsPerYear > 0)) return undefined
  return finite(Math.expm1((Math.log1p(rate) * periodsPerYear) / otherPeriodsPerYear))
}

/**
 * The logarithm of one year's growth at a nominal yearly rate (a fraction of any sign) that is compounded `times` a year;
 * `Infinity` is continuously. The effective yearly rate is its `expm1`. `undefined` where a period loses everything.
 */
export function forceOfInterest(nominal: number, times: number): number | undefined {
  return times === Infinity ? finite(nominal) : finite(times * Math.log1p(nominal / times))
}

/** The nominal yearly rate that, compounded `times` a year (`Infinity`: continuously), grows money with this yearly logarithm. */
export function nominalOfForce(force: number, times: number): number | undefined {
  return times === Infinity ? finite(force) : finite(times * Math.expm1(force / times))
}

/** The effective yearly rate (a fraction) of a yearly rate that is compounded continuously: e^rate − 1. */
export function effectiveRateOfContinuous(rate: number): number | undefined {
  return finite(Math.expm1(rate))
}

/**
 * What `principal` grows to at compound interest of `rate` (a fraction) a period. `undefined` for a rate below −100 % and
 * for a value too large for a double.
 */
export function compoundAmount(principal: number, rate: number, periods: number): number | undefined {
  return rate < -1 ? undefined : finite(principal * Math.exp(periods * Math.log1p(rate)))
}

/**
 * What `principal` grows to through a row of different rates (fractions), one a period (Excel's FVSCHEDULE).
 * `undefined` for a value too large for a double.
 * Source: OpenFormula, function FVSCHEDULE.
 */
export function compoundAmountOfRates(principal: number, rates: readonly number[]): number | undefined {
  return finite(rates.reduce((amount, rate) => amount * (1 + rate), principal))
}

/**
 * The steady growth rate a period (a fraction) that leads from `first` to `last` in `periods` periods (Excel's RRI); with
 * years as periods, the compound annual growth rate (CAGR).
 * `undefined` where Excel says #NUM!: `periods` not positive, `first` 0, or `last` ÷ `first` negative.
 * Source: OpenFormula, function RRI.
 */
export function growthRate(periods: number, first: number, last: number): number | undefined {
  if (!(periods > 0) || first === 0) return undefined
  return finite(Math.expm1(Math.log(last / first) / periods))
}

/**
 * How many periods an amount takes to grow from `first` to `last` at `rate` (a fraction) a period (Excel's PDURATION).
 * `undefined` where Excel says #NUM!: rate or either amount not above 0.
 * Source: OpenFormula, function PDURATION.
 */
export function growthPeriods(rate: number, first: number, last: number): number | undefined {
  if (!(rate > 0 && first > 0 && last > 0)) return undefined
  return finite(Math.log(last / first) / Math.log1p(rate))
}
