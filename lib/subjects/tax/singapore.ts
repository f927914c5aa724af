import { roundHalfAway } from '@/lib/base/money/minor-units'

export interface FundShares {
  employee: number
  employer: number
}

/**
 * Contributions to the Central Provident Fund of a month, in whole dollars: the total to the nearest dollar, the employee's share
 * without its cents, the employer's the rest. `wages` after the ceilings. Source: CPF Board, rounding of contributions.
 */
export function fundOfMonth(wages: number, rates: FundShares): FundShares {
  const total = roundHalfAway(wages * (rates.employee + rates.employer))
  const employee = Math.floor(wages * rates.employee + 1e-9)
  return { employee, employer: total - employee }
}

/**
 * Contributions of a year of twelve even months, of which one brings a bonus. Ordinary wages count up to `wageCeiling` a month; a bonus
 * up to what they leave of `yearlyCeiling`.
 */
export function fundOfYear(
  { ordinary, bonus }: { ordinary: number; bonus: number },
  rates: FundShares,
  { wageCeiling, yearlyCeiling }: { wageCeiling: number; yearlyCeiling: number },
): FundShares {
  const monthly = Math.min(ordinary / 12, wageCeiling)
  const additional = Math.min(bonus, Math.max(0, yearlyCeiling - monthly * 12))
  const usual = fundOfMonth(monthly, rates)
  const withBonus = fundOfMonth(monthly + additional, rates)
  return {
    employee: usual.employee * 11 + withBonus.employee,
    employer: usual.employer * 11 + withBonus.employer,
  }
}
