/** The zones of the tariff of § 32a EStG: where they end and the coefficients of their formulas. */
export interface GermanTariff {
  upTo: { free: number; first: number; second: number; third: number }
  slopes: { first: number; second: number }
  starts: { first: number; second: number }
  rates: { third: number; fourth: number }
  bases: { second: number; third: number; fourth: number }
}

// Coefficients and incomes are decimals: what binary fractions put a hair below a whole euro is that euro.
const noise = 1e-7
const down = (value: number) => Math.floor(value + noise)
const centsDown = (value: number) => Math.floor(value * 100 + noise) / 100

/** The formula of a zone for one income, exact: a parabola of the income above the zone's beginning, or a straight line. */
export type ZoneFormula =
  | { kind: 'free' }
  | { kind: 'rising'; slope: number; start: number; part: number; base: number }
  | { kind: 'straight'; rate: number; base: number }

/** Which zone an income lies in and its formula. `part` is what lies above the zone's beginning, in ten thousands. */
export function zoneOf(income: number, { upTo, slopes, starts, bases, rates }: GermanTariff): ZoneFormula {
  if (income < upTo.free + 1) return { kind: 'free' }
  if (income < upTo.first + 1)
    return { kind: 'rising', slope: slopes.first, start: starts.first, part: (income - upTo.free) / 10_000, base: 0 }
  if (income < upTo.second + 1)
    return {
      kind: 'rising',
      slope: slopes.second,
      start: starts.second,
      part: (income - upTo.first) / 10_000,
      base: bases.second,
    }
  return income < upTo.third + 1
    ? { kind: 'straight', rate: rates.third, base: bases.third }
    : { kind: 'straight', rate: rates.fourth, base: bases.fourth }
}

/**
 * Income tax on a taxable income by the formulas of § 32a EStG, whole euros of a year, rounded down. The income is in whole
 * euros, or in cents where wage tax of classes V and VI asks for it.
 */
export function tariffTax(income: number, tariff: GermanTariff): number {
  const zone = zoneOf(income, tariff)
  if (zone.kind === 'free') return 0
  if (zone.kind === 'straight') return down(income * zone.rate - zone.base)
  return down((zone.slope * zone.part + zone.start) * zone.part + zone.base)
}

/**
 * Wage tax of classes V and VI on a taxable pay in whole euros: twice the difference between the tax on 125% and on 75% of it, at
 * least 14%, at most 42% of what lies above the first threshold, then 42% and 45%. `inCents` where 125% and 75% are taken to the
 * cent, as until 2025. Source: § 39b Absatz 2 Satz 7 EStG and the BMF's flow chart of each year.
 */
export function highClassTax(
  taxable: number,
  tariff: GermanTariff,
  { first, second, third }: { first: number; second: number; third: number },
  inCents: boolean,
): number {
  const cut = inCents ? centsDown : down
  const doubled = (of: number) =>
    Math.max(2 * (tariffTax(cut(of * 1.25), tariff) - tariffTax(cut(of * 0.75), tariff)), down(of * 0.14))
  const { third: high, fourth: highest } = tariff.rates
  if (taxable > second) {
    const to = Math.min(taxable, third)
    const middle = down(doubled(second) + (to - second) * high)
    return taxable > third ? down(middle + (taxable - third) * highest) : middle
  }
  if (taxable <= first) return doubled(taxable)
  return Math.min(doubled(taxable), down(doubled(first) + (taxable - first) * high))
}

/** What of a year's pay social insurance takes in, by branch, and at which of the employee's rates. */
export interface Provisions {
  pay: number
  pensionCeiling: number
  healthCeiling: number
  pensionRate: number
  unemploymentRate: number
  /** Health insurance at the reduced rate with half the addition, and care insurance. */
  healthAndCareRate: number
}

/**
 * The two parts of the provision lump sum (Vorsorgepauschale) of wage tax, euros and cents; their sum is rounded up to whole euros.
 * Until 2025 health and care insurance count at least as `share` of pay up to `cap`; from 2026 (`share` is null) unemployment
 * insurance counts with them up to `cap`, but not in class VI.
 * Source: § 39b Absatz 2 Satz 5 Nummer 3 EStG and the BMF's flow chart of each year.
 */
export function provisionLumpSum(
  { pay, pensionCeiling, healthCeiling, pensionRate, unemploymentRate, healthAndCareRate }: Provisions,
  { share, cap, classSix }: { share: number | null; cap: number; classSix: boolean },
): { pension: number; others: number } {
  const insured = Math.min(pay, pensionCeiling)
  const pension = centsDown(insured * pensionRate)
  const health = centsDown(Math.min(pay, healthCeiling) * healthAndCareRate)
  const unemployment = classSix ? 0 : centsDown(insured * unemploymentRate)
  const least = Math.min(cap, share === null ? health + unemployment : centsDown(insured * share))
  return { pension, others: Math.max(health, least) }
}

/**
 * Solidarity surcharge on a year's income tax in whole euros, not yet rounded down to cents: none up to `exempt`, then at most `cap`
 * of what lies above. Source: § 3 and § 4 SolZG 1995.
 */
export function solidaritySurcharge(
  tax: number,
  { exempt, solidarity, cap }: { exempt: number; solidarity: number; cap: number },
): number {
  return tax <= exempt ? 0 : Math.min(tax * solidarity, (tax - exempt) * cap)
}

/**
 * What of pay in the transition range between a mini-job and `upper` bears contributions: in all, and of the employee. Pay and
 * limits of one period. Source: § 20 Absatz 2a SGB IV.
 */
export function lowPayBases(
  pay: number,
  { miniJob, upper, factor }: { miniJob: number; upper: number; factor: number },
): { all: number; employee: number } {
  const steep = upper / (upper - miniJob)
  const above = pay - miniJob
  return {
    all: factor * miniJob + (steep - (miniJob / (upper - miniJob)) * factor) * above,
    employee: steep * above,
  }
}
