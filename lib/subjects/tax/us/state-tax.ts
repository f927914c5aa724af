import type { AddBack, AmountFrom, AmountOver, Fade, StateLaw } from '@/lib/law/us/state-law'
import { bracketTax, marginalRate, taxedParts, type Bracket } from '@/lib/subjects/tax/brackets'
import { above, type FilingStatus } from './filing'

/** What a state taxes, dollars a year. Gains are long-term. */
export interface StateIncome {
  status: FilingStatus
  wages: number
  /** Pensions and other income that the state taxes as wages. */
  other: number
  /** Interest and dividends. */
  interest: number
  gains: number
  children: number
  otherDependants: number
  /** The federal standard deduction, and the federal income tax after credits. */
  federalDeduction: number
  federalTax: number
}

/** A state's tax and what it is made of, dollars a year. */
export interface StateTax {
  income: number
  /** The part of it that the state looks at: all, or gains or interest alone. */
  base: number
  untaxedGains: number
  deduction: number
  exemptions: number
  federalTax: number
  taxable: number
  /** What the rates take, of ordinary income and of gains with rates of their own. */
  byRates: number
  /** The part of it that is due at once above an income. */
  entry: number
  addedBack: number
  credits: number
  tax: number
  /** The rate of the last band; 0 where nothing is taxed. */
  bracket: number
  bands: readonly { rate: number; part: number; tax: number }[]
}

/**
 * The income tax of a resident for a whole year, dollars, before rounding. Nothing where the law of this way to file was not read.
 * Source: the rule of the state; federal adjusted gross income is what was earned, without adjustments.
 */
export function stateTax(typed: StateIncome, law: StateLaw): StateTax | undefined {
  if (!law.bands) return taxWithoutWages(typed, law)
  const { status } = typed
  const bands = law.bands[status]
  if (!bands || isUnread(law, status)) return undefined
  const income = typed.wages + typed.other + typed.interest + typed.gains
  const untaxedGains = typed.gains * (law.gainsFree ?? 0)
  const deduction = deductionOf(typed, income, law)
  const exemptions = exemptionsOf(typed, income, law)
  const federalTax = federalTaxOf(typed, income, law)
  const taxable = Math.max(0, income - untaxedGains - deduction - exemptions - federalTax)

  const gains = law.gainBands ? Math.min(typed.gains, taxable) : 0
  const parts = [...bandsUpTo(taxable - gains, bands), ...bandsBetween(taxable - gains, taxable, law, status)]
  const entry = law.entry && taxable > law.entry.over ? law.entry.amount : 0
  const byRates = sum(parts.map(({ tax }) => tax)) + entry
  const addedBack =
    sum((law.addBacks ?? []).map((one) => addBackOf(one, one.ofTaxable ? taxable : income, status))) +
    (law.surcharge ? above(taxable, law.surcharge.over) * law.surcharge.rate : 0) +
    (law.recapture ? recaptured(taxable, income, bands, law.recapture) : 0)
  const before = byRates + addedBack
  const credits = Math.min(before, creditsOf(typed, income, taxable, law) + before * forgivenShare(income, law, status))
  return {
    income,
    base: income,
    untaxedGains,
    deduction,
    exemptions,
    federalTax,
    taxable,
    byRates,
    entry,
    addedBack,
    credits,
    tax: before - credits,
    bracket: marginalRate(taxable, bands),
    bands: parts,
  }
}

/** How many persons a return has besides its dependants. */
export function spousesOf(status: FilingStatus): number {
  return status === 'joint' ? 2 : 1
}

/** Washington taxes gains alone, New Hampshire taxed interest and dividends; others tax nothing of what is asked here. */
function taxWithoutWages(typed: StateIncome, law: StateLaw): StateTax | undefined {
  const income = typed.wages + typed.other + typed.interest + typed.gains
  const { onGains, onInterest } = law
  if ((onGains === 'unknown' && typed.gains > 0) || isUnread(law, typed.status)) return undefined
  const free = onGains && onGains !== 'unknown' ? onGains.free : (onInterest?.free[typed.status] ?? 0)
  const base = onInterest ? typed.interest : onGains ? typed.gains : 0
  const bands: readonly Bracket[] = onInterest
    ? [{ over: 0, rate: onInterest.rate }]
    : onGains && onGains !== 'unknown'
      ? onGains.bands
      : []
  const taxable = above(base, free)
  const parts = bandsUpTo(taxable, bands)
  const tax = sum(parts.map((one) => one.tax))
  return {
    income,
    base,
    untaxedGains: 0,
    deduction: Math.min(free, base),
    exemptions: 0,
    federalTax: 0,
    taxable,
    byRates: tax,
    entry: 0,
    addedBack: 0,
    credits: 0,
    tax,
    bracket: marginalRate(taxable, bands),
    bands: parts,
  }
}

/** Whether something that the state takes off was not read for this way to file. */
function isUnread({ deduction, exemption, onInterest }: StateLaw, status: FilingStatus): boolean {
  return (
    (typeof deduction === 'object' && deduction[status] === undefined) ||
    (exemption !== undefined && exemption[status] === undefined) ||
    (onInterest !== undefined && onInterest.free[status] === undefined)
  )
}

function deductionOf({ status, federalDeduction }: StateIncome, income: number, law: StateLaw): number {
  const { deduction, deductionShare: share } = law
  if (share) return Math.min(Math.max(income * share.rate, share.least[status] ?? 0), share.most[status] ?? 0)
  const whole = deduction === 'federal' ? federalDeduction : (deduction?.[status] ?? 0)
  return Math.max(law.leastDeduction?.[status] ?? 0, faded(whole, income, status, law.deductionFade))
}

function exemptionsOf({ status, children, otherDependants }: StateIncome, income: number, law: StateLaw): number {
  const dependants = children + otherDependants
  const { perPerson, perDependant } = law
  const persons = spousesOf(status) + (perPerson?.spouses ? 0 : dependants)
  const forReturn = faded(law.exemption?.[status] ?? 0, income, status, law.exemptionFade)
  const forPersons = perPerson
    ? faded(persons * amountOver(income, perPerson.amounts[status] ?? []), income, status, perPerson.fade)
    : 0
  const forDependants = perDependant
    ? dependants * amountOver(income, perDependant.amounts) + children * (perDependant.child ?? 0)
    : 0
  return forReturn + forPersons + forDependants
}

function federalTaxOf({ status, federalTax }: StateIncome, income: number, law: StateLaw): number {
  if (!law.federalTax) return 0
  const { share, most } = law.federalTax
  const limit = most ? amountFrom(income, most[status] ?? []) : Infinity
  return Math.min(limit, federalTax * amountOver(income, share))
}

function creditsOf(typed: StateIncome, income: number, taxable: number, law: StateLaw): number {
  const { status } = typed
  const dependants = typed.children + typed.otherDependants
  const { credit, deductionCredit } = law
  if (deductionCredit) {
    const { rate, perDependant, from, fade } = deductionCredit
    const whole = rate * (typed.federalDeduction + perDependant * dependants)
    return Math.max(0, whole - fade * above(taxable, from[status] ?? 0))
  }
  if (!credit || income > (credit.limit?.[status] ?? Infinity)) return 0
  const isHead = status === 'head' || status === 'survivor'
  const adults = spousesOf(status) + (credit.head && isHead ? 1 : 0)
  const forOne = (amount: number) => faded(amount, income, status, credit.fade)
  return adults * forOne(credit.person) + dependants * forOne(credit.dependant ?? credit.person)
}

function forgivenShare(income: number, law: StateLaw, status: FilingStatus): number {
  return law.forgiven ? amountOver(income, law.forgiven[status] ?? []) : 0
}

/** What is left of an amount that shrinks with income. */
export function faded(whole: number, income: number, status: FilingStatus, fade: Fade | undefined): number {
  if (!fade) return whole
  if (fade.kind === 'rates') return whole - Math.min(whole * fade.most, bracketTax(income, fade.bands[status] ?? []))
  const over = above(income, fade.from[status] ?? Infinity)
  if (fade.kind === 'share') return whole * (1 - Math.min(1, over / (fade.width[status] ?? Infinity)))
  if (fade.kind === 'shares') return whole * Math.max(0, 1 - fade.share * Math.ceil(over / fade.each))
  const steps = over / (fade.each[status] ?? Infinity)
  return Math.max(0, whole - (fade.begun ? Math.ceil(steps) : Math.floor(steps)) * (fade.by[status] ?? 0))
}

function addBackOf({ from, each, by, most, atOnce }: AddBack, income: number, status: FilingStatus): number {
  const over = above(income, from[status] ?? Infinity)
  if (over === 0) return 0
  const steps = Math.ceil(over / (each[status] ?? Infinity))
  return Math.min(most[status] ?? 0, (atOnce ?? 0) + steps * (by[status] ?? 0))
}

/**
 * What New York takes back of the lower rates: in the band where taxable income ends, the advantage over paying its rate on
 * everything, phased in from where the band or the recapture begins (Form IT-201, tax computation worksheets).
 */
export function recaptured(
  taxable: number,
  income: number,
  bands: readonly Bracket[],
  { above: from, width, all }: NonNullable<StateLaw['recapture']>,
): number {
  if (income <= from) return 0
  const at = bands.findLastIndex(({ over }) => taxable > over)
  const band = bands[at]
  const top = bands.at(-1)
  if (!band || !top) return 0
  if (income > all) return taxable * top.rate - bracketTax(taxable, bands)
  const advantage = (position: number) => {
    const one = bands[position]
    return one ? one.rate * one.over - bracketTax(one.over, bands) : 0
  }
  const already = band.over > from ? advantage(at - 1) : 0
  const share = Math.min(1, above(income, Math.max(band.over, from)) / width)
  return already + share * (advantage(at) - already)
}

function bandsUpTo(base: number, bands: readonly Bracket[]) {
  return taxedParts(base, bands).map(({ part, rate }) => ({ rate, part, tax: part * rate }))
}

/** Gains lie above ordinary income in the table of their own rates. */
function bandsBetween(from: number, to: number, { gainBands }: StateLaw, status: FilingStatus) {
  if (to <= from) return []
  const bands = gainBands?.[status] ?? []
  return bands.flatMap(({ over, rate }, at) => {
    const part = Math.min(to, bands[at + 1]?.over ?? Infinity) - Math.max(from, over)
    return part > 0 ? [{ rate, part, tax: part * rate }] : []
  })
}

function amountOver(income: number, rows: readonly AmountOver[]): number {
  return rows.findLast(({ over }) => income > over || over === 0)?.amount ?? 0
}

function amountFrom(income: number, rows: readonly AmountFrom[]): number {
  return rows.findLast(({ from }) => income >= from)?.amount ?? 0
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/** Ways to file whose law of a state and year was read whole. */
export function readStatuses(law: StateLaw): readonly FilingStatus[] {
  const all: readonly FilingStatus[] = ['single', 'joint', 'separate', 'head', 'survivor']
  return all.filter((status) => (!law.bands || law.bands[status] !== undefined) && !isUnread(law, status))
}
