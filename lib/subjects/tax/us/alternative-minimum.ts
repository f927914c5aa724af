import { above, bySchedule, type BySchedule, type FilingStatus, type LineRounding } from './filing'
import type { CapitalGainsLaw, GainsWorksheet } from './capital-gain-tax'

export interface AlternativeMinimumLaw {
  lowerRate: number
  upperRate: number
  upperOver: number
  exemption: BySchedule<number>
  phaseOutOver: BySchedule<number>
  phaseOutRate: number
}

interface Filer {
  status: FilingStatus
  /** Taxable income with the standard deduction, or state and local taxes, put back: line 4 of Form 6251. */
  income: number
  /** Qualified dividends and net capital gain: line 13. */
  preferred: number
  /** What the regular worksheet made of them. */
  regular: GainsWorksheet
}

/**
 * Tentative minimum tax, dollars: line 7 of Form 6251 with its Part III. AMT is what of it exceeds the regular tax.
 * A separate return of more than the income at which the exemption is gone adds a part of the rest to its income.
 * Source: Form 6251 and its instructions; 26 U.S.C. 55.
 */
export function tentativeMinimumTax(
  { status, income, preferred, regular }: Filer,
  law: AlternativeMinimumLaw,
  gains: CapitalGainsLaw,
  round: LineRounding,
): number {
  const full = bySchedule(law.exemption, status)
  const start = bySchedule(law.phaseOutOver, status)
  const gone = start + full / law.phaseOutRate
  const added = status === 'separate' ? Math.min(full, above(income, gone) * law.phaseOutRate) : 0
  const exemption = above(full, above(income, start) * law.phaseOutRate)
  const base = above(income + added, exemption)
  const upperOver = law.upperOver * (status === 'separate' ? 0.5 : 1)
  const flat = (amount: number) =>
    round(Math.min(amount, upperOver) * law.lowerRate + above(amount, upperOver) * law.upperRate)
  const counted = Math.min(base, preferred)
  const onOrdinary = flat(base - counted)
  const atZero = Math.min(counted, above(bySchedule(gains.zeroUpTo, status), regular.ordinaryIncome))
  const roomAtMiddle = above(
    bySchedule(gains.middleUpTo, status),
    above(bySchedule(gains.zeroUpTo, status), regular.ordinaryIncome) + regular.ordinaryIncome,
  )
  const atMiddle = Math.min(counted - atZero, roomAtMiddle)
  const atTop = counted - atZero - atMiddle
  return Math.min(onOrdinary + round(atMiddle * gains.middleRate) + round(atTop * gains.topRate), flat(base))
}
