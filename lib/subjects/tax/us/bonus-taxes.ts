/* Taxes on a bonus that is paid apart from wages in the United States. Source: IRS Publication 15, section 7, and 26 U.S.C. 3101, 3102. */

export interface BonusLaw {
  bonusRate: number
  topBonusRate: number
  bonusOver: number
  wageBase: number
  socialSecurityRate: number
  medicareRate: number
  additionalRate: number
  withheldOver: number
}
export interface BonusSituation {
  /** Wages and bonuses of the year so far, with Social Security and Medicare tax. */
  earned: number
  /** Of them bonuses and the like. */
  supplemental: number
  stateRate: number
  localRate: number
}
export interface BonusTaxes {
  federal: number
  socialSecurity: number
  medicare: number
  additional: number
  state: number
  local: number
}

/** How much of an amount that comes on top of `before` lies above `line`. */
function above(amount: number, before: number, line: number): number {
  return Math.max(0, amount - Math.max(0, line - before))
}

/** Each tax on a bonus of `gross` dollars, rounded to cents by `cents`. */
export function bonusTaxes(
  law: BonusLaw,
  { earned, supplemental, stateRate, localRate }: BonusSituation,
  gross: number,
  cents: (amount: number) => number,
): BonusTaxes {
  const top = above(gross, supplemental, law.bonusOver)
  return {
    federal: cents((gross - top) * law.bonusRate + top * law.topBonusRate),
    socialSecurity: cents((gross - above(gross, earned, law.wageBase)) * law.socialSecurityRate),
    medicare: cents(gross * law.medicareRate),
    additional: cents(above(gross, earned, law.withheldOver) * law.additionalRate),
    state: cents(gross * stateRate),
    local: cents(gross * localRate),
  }
}

/** What the employee gets. */
export function bonusNet(gross: number, taxes: BonusTaxes): number {
  return Object.values(taxes).reduce((rest, tax) => rest - tax, gross)
}
