import { finite } from './finite'

// Amounts are in money; life and period are counted in the same unit (years, months); period 1 is the first.

/**
 * Straight-line depreciation of one period (Excel's SLN). `undefined` for a life that is not positive.
 * Source: OpenFormula, function SLN.
 */
export function straightLineDepreciation(cost: number, salvage: number, life: number): number | undefined {
  return life > 0 ? finite((cost - salvage) / life) : undefined
}

/**
 * Depreciation of `period` by the sum of the years' digits (Excel's SYD).
 * `undefined` where Excel says #NUM!: a negative salvage value, or a period that is not above 0 or lies beyond `life`.
 * Source: OpenFormula, function SYD.
 */
export function sumOfYearsDepreciation(
  cost: number,
  salvage: number,
  life: number,
  period: number,
): number | undefined {
  if (!(salvage >= 0 && period > 0 && period <= life)) return undefined
  return finite(((cost - salvage) * (life - period + 1) * 2) / (life * (life + 1)))
}

/**
 * Depreciation of `period` at a fixed rate on the falling balance (Excel's DB). The rate is rounded to three decimals, as
 * Excel does, so the book value ends near the salvage value and not on it. With fewer than 12 `firstYearMonths` the
 * charge of the first year is in proportion, and period `life` + 1 takes the remaining months.
 * Fractions of `period` and `firstYearMonths` are cut off; a period below 1 counts as the first.
 * `undefined` where Excel says #NUM!: negative amounts, a life that is not positive, a period outside the life, months
 * outside 1 to 12.
 * Source: OpenFormula, function DB.
 */
export function fixedDecliningDepreciation(
  cost: number,
  salvage: number,
  life: number,
  period: number,
  firstYearMonths = 12,
): number | undefined {
  const year = Math.max(1, Math.trunc(period))
  const months = Math.trunc(firstYearMonths)
  if (!(cost >= 0 && salvage >= 0 && life > 0 && months >= 1 && months <= 12)) return undefined
  if (!(period > 0 && year <= (months === 12 ? life : life + 1))) return undefined
  if (cost === 0) return 0
  const rate = Math.round((1 - (salvage / cost) ** (1 / life)) * 1000) / 1000
  const firstCharge = (cost * rate * months) / 12
  if (year === 1) return finite(firstCharge)
  const charge = (cost - firstCharge) * (1 - rate) ** (year - 2) * rate
  return finite(year > life ? (charge * (12 - months)) / 12 : charge)
}

/**
 * Depreciation of `period` at `factor` ÷ `life` of the falling balance, never below the salvage value (Excel's DDB;
 * factor 2 is the double-declining balance, 1.5 the 150 % method).
 * `undefined` where Excel says #NUM!: negative amounts, a factor that is not positive, or a period that is not above 0 or lies
 * beyond `life`. A period below 1 counts as the first.
 * Source: OpenFormula, function DDB.
 */
export function decliningDepreciation(
  cost: number,
  salvage: number,
  life: number,
  period: number,
  factor = 2,
): number | undefined {
  if (!(cost >= 0 && salvage >= 0 && factor > 0 && period > 0 && period <= life)) return undefined
  const kept = Math.max(0, 1 - factor / life)
  const before = cost * kept ** (Math.max(1, period) - 1)
  return finite(Math.max(0, before - Math.max(salvage, before * kept)))
}

/**
 * Depreciation from time `start` to time `end` (0 is the purchase; broken periods count in proportion) by the declining
 * balance, which changes to the straight line over the remaining life as soon as that charges more (Excel's VDB).
 * With `switchToStraightLine` false it stays with the declining balance (Excel's no_switch TRUE).
 * Parts of a period add up here; in Excel, with the change to the straight line, they do not when `start` is broken.
 * `undefined` where Excel says #NUM!: negative amounts, a life or factor that is not positive, or not
 * 0 ≤ start ≤ end ≤ life.
 * Source: OpenFormula, function VDB.
 */
export function variableDecliningDepreciation(
  cost: number,
  salvage: number,
  life: number,
  start: number,
  end: number,
  factor = 2,
  switchToStraightLine = true,
): number | undefined {
  if (!(cost >= 0 && salvage >= 0 && life > 0 && factor > 0 && start >= 0 && start <= end && end <= life))
    return undefined
  let depreciable = Math.max(0, cost - salvage)
  let sum = 0
  for (let period = 0; period < end; period++) {
    const declining = Math.min(depreciable, (depreciable + salvage) * (factor / life))
    const straight = depreciable / (life - period)
    const charge = switchToStraightLine ? Math.max(declining, straight) : declining
    sum += charge * Math.max(0, Math.min(end, period + 1) - Math.max(start, period))
    depreciable -= charge
  }
  return finite(sum)
}
