/* The public provident fund of India. Financial years begin in April and are named by that year. Source: Public Provident Fund Scheme,
   2019. */

export interface FundTerms {
  /** Of a financial year; what is paid in above it earns nothing. */
  most: number
  years: number
  blockYears: number
  loanShare: number
  withdrawalShare: number
}
export interface FundPlan {
  /** The financial year in which the account was opened. */
  opened: number
  /** The one to begin with, and what was in the account before it. */
  from: number
  balance: number
  /** Of each month from April, or of one of them. */
  deposit: number
  isMonthly: boolean
  /** 0 is April: the month of a yearly deposit. */
  month: number
  /** By the fifth of the month, so that the month counts. */
  isEarly: boolean
  blocks: number
  /** Deposits go on after maturity. */
  goesOn: boolean
}
export interface FundYear {
  year: number
  paid: number
  /** Paid in above the limit. */
  over: number
  interest: number
  balance: number
  /** What could be borrowed or withdrawn in this year; undefined outside the years of that, or where an earlier balance is not known. */
  loan: number | undefined
  withdrawal: number | undefined
}

/** The last financial year of an account without an extension: fifteen whole ones follow that of opening. */
export function fundMatures(terms: Pick<FundTerms, 'years'>, opened: number): number {
  return opened + terms.years
}

/**
 * The account year by year. Interest of a month is on the lowest balance from the close of its fifth day; it is added in March.
 * `rateOn` gives the yearly rate of a month ('2026-04'); undefined where it does not know one. `coins` rounds an amount.
 */
export function fundYears(
  terms: FundTerms,
  plan: FundPlan,
  rateOn: (month: string) => number | undefined,
  coins: (amount: number) => number,
): readonly FundYear[] | undefined {
  const matures = fundMatures(terms, plan.opened)
  const last = matures + plan.blocks * terms.blockYears
  const ends = new Map<number, number>([[plan.from - 1, plan.balance]])
  const found: FundYear[] = []
  for (let year = plan.from; year <= last; year++) {
    const isRunning = year <= matures
    const before = ends.get(year - 1) ?? 0
    const grown = yearOf(terms, { ...plan, deposit: isRunning || plan.goesOn ? plan.deposit : 0 }, before, (at) =>
      rateOn(monthOf(year, at)),
    )
    if (!grown) return undefined
    const interest = coins(grown.interest)
    const balance = coins(before + grown.paid + interest)
    ends.set(year, balance)
    found.push({
      year,
      paid: coins(grown.paid),
      over: coins(grown.over),
      interest,
      balance,
      ...accessIn(year - plan.opened + 1, isRunning, terms, (back) => endOf(ends, plan, year - back)),
    })
  }
  return found
}

/** What was paid in and earned in the twelve months from April, unrounded. */
function yearOf(
  terms: FundTerms,
  plan: FundPlan,
  before: number,
  rateIn: (at: number) => number | undefined,
): { paid: number; over: number; interest: number } | undefined {
  let paid = 0
  let over = 0
  let interest = 0
  for (let at = 0; at < 12; at++) {
    const rate = rateIn(at)
    if (rate === undefined) return undefined
    const wanted = plan.isMonthly || at === plan.month ? plan.deposit : 0
    const taken = Math.min(wanted, terms.most - paid)
    interest += ((before + paid + (plan.isEarly ? taken : 0)) * rate) / 12
    paid += taken
    over += wanted - taken
  }
  return { paid, over, interest }
}

/** The balance at the end of a year: none before the opening where the account begins empty, unknown before the first year. */
function endOf(ends: ReadonlyMap<number, number>, plan: FundPlan, year: number): number | undefined {
  if (year === plan.from - 1 && year < plan.opened) return 0
  return ends.get(year)
}

/** Limits in whole rupees: loans from the third to the sixth year of the account, one withdrawal a year from the seventh on. */
function accessIn(
  number: number,
  isRunning: boolean,
  terms: FundTerms,
  back: (years: number) => number | undefined,
): { loan: number | undefined; withdrawal: number | undefined } {
  const part = (share: number, of: number | undefined) => (of === undefined ? undefined : Math.floor(share * of))
  const [fourth, last] = [back(4), back(1)]
  const lower = fourth === undefined || last === undefined ? undefined : Math.min(fourth, last)
  return {
    loan: isRunning && number >= 3 && number <= 6 ? part(terms.loanShare, back(2)) : undefined,
    withdrawal: isRunning && number >= 7 ? part(terms.withdrawalShare, lower) : undefined,
  }
}

function monthOf(year: number, at: number): string {
  const month = ((at + 3) % 12) + 1
  return `${at < 9 ? year : year + 1}-${String(month).padStart(2, '0')}`
}
