/* Traditional or Roth: the same money out of one's pocket, in one account or the other, for the same time. */

export interface AccountChoice {
  /** Money after tax that can be spared each year. */
  spare: number
  taxNow: number
  taxLater: number
  returnRate: number
  years: number
  /** The most that an account takes in a year. */
  limit: number
  /** Of the return of a taxable account, each year. */
  drag: number
  /** The tax that the traditional account saves is spent and not put aside. */
  spent: boolean
}
export interface ChosenAccount {
  /** Each year into the account, and beside it into a taxable one. */
  into: number
  beside: number
  /** What can be spent at the end, after tax. */
  worth: number
}

/** What yearly amounts at the beginning of each year grow to. */
export function grownTo(amount: number, rate: number, years: number): number {
  return Array.from({ length: years }).reduce<number>((sum) => (sum + amount) * (1 + rate), 0)
}

/** Contributions before tax cost less of one's pocket: what they save is put into the account too, and beside it once that is full. */
export function traditionalAccount(choice: AccountChoice): ChosenAccount {
  const { spare, taxNow, taxLater, returnRate, years, limit, drag, spent } = choice
  const into = Math.min(spent ? spare : spare / (1 - taxNow), limit)
  const beside = spent ? 0 : Math.max(0, spare - into * (1 - taxNow))
  const side = grownTo(beside, returnRate * (1 - drag), years)
  return { into, beside, worth: grownTo(into, returnRate, years) * (1 - taxLater) + side }
}

export function rothAccount({ spare, returnRate, years, limit, drag, spent }: AccountChoice): ChosenAccount {
  const into = Math.min(spare, limit)
  const beside = spent ? 0 : spare - into
  const side = grownTo(beside, returnRate * (1 - drag), years)
  return { into, beside, worth: grownTo(into, returnRate, years) + side }
}

/** The later tax at which both are worth the same; below nothing where the traditional account is behind at any. */
export function evenTax(choice: AccountChoice): number {
  const whole = traditionalAccount({ ...choice, taxLater: 0 }).worth
  const side = traditionalAccount({ ...choice, taxLater: 1 }).worth
  return (whole - rothAccount(choice).worth) / (whole - side)
}
