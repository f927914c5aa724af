import type { RegionCode } from '@/lib/base/region/types'
import type { Show } from '@/lib/base/format/show'
import type { Problem } from '@/lib/base/problem'
import type { AnyValues, Fields, Values } from '@/lib/kits/fields/types'
import type { AnyRule, Version } from '@/lib/law/rule'
import type { Ledger } from './ledger'

/** What an item of the payslip is: money that comes in besides pay, or what is taken off, by where it goes. */
export type ItemKind = 'income' | 'tax' | 'social' | 'saving' | 'other'

/** A line of the payslip. */
export interface Item {
  label: string
  is: ItemKind
}

/** Rules by the names that `assess` reads them by. */
export type Rules = Readonly<Record<string, AnyRule>>
export type LawOf<Reads> = {
  readonly [Name in keyof Reads]: Reads[Name] extends { versions: readonly [Version<infer Value>, ...unknown[]] }
    ? Value
    : never
}

/** What every country's form asks. */
export type PayFields = {
  pay: { kind: 'money'; label: string }
  basis: { kind: 'choice'; label: string; options: Readonly<Record<Basis, string>>; initial: Basis }
  taxYear: { kind: 'choice'; label: string; options: Readonly<Record<string, string>>; initial: string }
  bonus: { kind: 'money'; label: string }
  hours: { kind: 'number'; label: string }
  otherPay: { kind: 'money'; label: string; optional: true }
}
export type Basis = 'year' | 'month' | 'week' | 'hour' | 'netYear' | 'netMonth'

/** What a country is asked: the law of the chosen year for a yearly pay. */
export interface Given<I extends Fields, Reads, MayRead, Name extends string> {
  /** Pay before anything is taken off, bonus included, in the money of a year. */
  pay: number
  /** The part of it that is a bonus. */
  bonus: number
  values: Values<I>
  law: LawOf<Reads> & Partial<LawOf<MayRead>>
  /** The calendar year in which the tax year begins. */
  year: number
  ledger: Ledger<Name>
  /** Whether somebody reads the steps: a remark that costs much is worked out only then. */
  isRead: boolean
  show: Show
}

/** A country's tax on pay: its rules, its items, and the steps from pay to what is left. */
export interface CountryTaxData<
  I extends Fields = Fields,
  Reads = Rules,
  MayRead = Rules,
  Name extends string = string,
> {
  law: RegionCode
  /** Month and day of the first day of a tax year: '04-06'. */
  yearBegins: string
  /** The rules of every year: a year that one of them does not know is not offered. */
  reads: Reads
  /** Rules that concern few, and that need not know every year. */
  mayRead?: MayRead
  /** In the order of the payslip. */
  items: Readonly<Record<Name, Item>>
  /** What the kinds are called here: 'National Insurance' for social insurance. */
  words?: Partial<Record<Exclude<ItemKind, 'income'>, string>>
  /** What the employer pays on top, by the name that a step gives as its `cost`. */
  employer?: Readonly<Record<string, string>>
  /** What the ledger's remarks are about: 'Regimes compared'. */
  remark?: string
  /** Decimals of the rates in the table of bands, where two are too few: 2.375%. */
  rateDecimals?: number
  /** Months of pay in a year, where thirteen or fourteen are usual. */
  payments?(values: Values<I>): number
  /** The raise by which the share taken off the next money is measured; 100 unless given. */
  raise?: number
  /** The yearly pay that the chart reaches at least; a hundred raises unless given. */
  chartTo?: number
  /**
   * Enters every item with the ledger, in the order in which the law finds them. It reads a rule of `law` only where the rule matters:
   * figures of one source are named for those that it read.
   */
  assess(given: Given<I, Reads, MayRead, Name>): Problem<(keyof I | keyof PayFields) & string> | undefined
}

/** A member whose own fields and laws are not known here. */
export interface AnyCountryTax extends Omit<CountryTaxData, 'assess' | 'payments'> {
  payments?(values: AnyValues): number
  assess(
    given: Omit<Given<Fields, Rules, Rules, string>, 'values' | 'law'> & { values: AnyValues; law: object },
  ): Problem | undefined
}
