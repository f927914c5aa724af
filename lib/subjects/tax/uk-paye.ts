import { bracketTax, taperedAllowance, type Bracket } from './brackets'

export interface UkIncomeTaxLaw {
  allowance: { amount: number; taperAbove: number; taper: number }
  bands: readonly Bracket[]
  scottishBands: readonly Bracket[]
}

/** What a tax code tells payroll. `nation` is absent where the code names none. */
export interface TaxCode {
  nation?: 'scotland' | 'wales'
  /** Pay free of tax in the year; negative for a K code, which adds to taxable pay. */
  freePay: number
  /** All pay is taxed at one rate: that of the nth band above the basic one, or nothing for NT. */
  single?: number | 'none'
  /** Each month is taxed alone (W1, M1, X): unused free pay of earlier months is lost. */
  eachMonth?: true
}

/**
 * Reads a PAYE tax code: 1257L, S1257L, C1257L, 0T, BR, D0, D1, SD2, K475, NT, with or without W1, M1 or X. Free pay is ten times the number and 9, as HMRC's tables A give.
 * Nothing for what is no code.
 */
export function readTaxCode(text: string): TaxCode | undefined {
  const code = text.toUpperCase().replace(/\s/g, '')
  const [, prefix = '', k = '', digits, letter = '', word, alone] =
    /^([SC]?)(?:(K?)(\d{1,6})([LMNT]?)|(BR|D[0-3]|NT))(W1|M1|W1\/M1|X)?$/.exec(code) ?? []
  const shared = {
    ...(prefix === '' ? {} : { nation: prefix === 'S' ? ('scotland' as const) : ('wales' as const) }),
    ...(alone ? { eachMonth: true as const } : {}),
  }
  if (word !== undefined)
    return { ...shared, freePay: 0, single: word === 'NT' ? 'none' : word === 'BR' ? 0 : Number(word[1]) + 1 }
  if (digits === undefined || (k !== '' && letter !== '')) return undefined
  const amount = Number(digits) * 10
  if (k !== '') return { ...shared, freePay: -amount }
  return { ...shared, freePay: amount === 0 ? 0 : amount + 9 }
}

/** Free pay of the code that HMRC gives somebody without other income: the allowance left after the taper, as payroll rounds it. */
export function usualFreePay(income: number, { allowance }: UkIncomeTaxLaw): number {
  return taperedAllowance(income, { ...allowance, amount: allowance.amount + 9 })
}

interface Taxpayer {
  scottish: boolean
  code?: TaxCode | undefined
}

/** The bands that a code is taxed by: one where it names one rate, none for NT. Nothing where the nation has no such band. */
export function payeBands(law: UkIncomeTaxLaw, { scottish, code }: Taxpayer): readonly Bracket[] | undefined {
  const bands = scottish ? law.scottishBands : law.bands
  if (code?.single === undefined) return bands
  if (code.single === 'none') return []
  // In Scotland the starter band lies below the basic one.
  const band = bands[code.single + (scottish ? 1 : 0)]
  return band && [{ over: 0, rate: band.rate }]
}

/**
 * Income tax by PAYE for a whole year, pounds: `pay` after pension contributions that come before tax. Without a code it is that
 * of usualFreePay. Never more than half the pay (PAYE Regulations 2003, regulation 2, overriding limit).
 * Nothing where the code names a band that the nation does not have.
 */
export function payeTax(pay: number, law: UkIncomeTaxLaw, taxpayer: Taxpayer): number | undefined {
  const bands = payeBands(law, taxpayer)
  const freePay = taxpayer.code?.freePay ?? usualFreePay(pay, law)
  return bands && Math.min(bracketTax(pay - freePay, bands), pay / 2)
}

/**
 * One student loan's repayment for a year of earnings, in whole pounds as payroll rounds it down; nothing below a pound a month.
 * Source: Education (Student Loans) (Repayment) Regulations 2009, regulation 44.
 */
export function studentLoanRepayment(earnings: number, threshold: number, rate: number): number {
  const exact = (earnings - threshold) * rate
  // Pence first: 2,903.9999 is what binary fractions make of 2,904.
  return exact < 12 ? 0 : Math.floor(Math.round(exact * 100) / 100)
}
