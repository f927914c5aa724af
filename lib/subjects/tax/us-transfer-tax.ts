import { bracketTax, type Bracket } from './brackets'

/** Line numbers of Form 706, part 2, dollars. */
export interface EstateTax {
  /** 3c. */
  taxableEstate: number
  /** 5, with adjusted taxable gifts. */
  base: number
  /** 6. */
  tentativeTax: number
  /** 8, after the gift tax on earlier gifts. */
  grossTax: number
  /** 9c and 9e. */
  exclusion: number
  credit: number
  /** 12. */
  tax: number
  /** What of the basic exclusion is left for a surviving spouse. */
  unused: number
}

/**
 * Federal estate tax by the lines of Form 706: the tax of the table on estate and lifetime gifts together, less gift tax payable on
 * those gifts, less the tax on the exclusion. Source: 26 U.S.C. 2001 and 2010; Instructions for Form 706, part 2.
 */
export function estateTax(
  {
    gross,
    deductions,
    gifts,
    giftTax,
    spouseExclusion,
  }: { gross: number; deductions: number; gifts: number; giftTax: number; spouseExclusion: number },
  { rates, exclusion: basic }: { rates: readonly Bracket[]; exclusion: number },
): EstateTax {
  const taxableEstate = Math.max(0, gross - deductions)
  const base = taxableEstate + gifts
  const tentativeTax = bracketTax(base, rates)
  const grossTax = Math.max(0, tentativeTax - giftTax)
  const exclusion = basic + spouseExclusion
  const credit = bracketTax(exclusion, rates)
  return {
    taxableEstate,
    base,
    tentativeTax,
    grossTax,
    exclusion,
    credit,
    tax: Math.max(0, grossTax - credit),
    unused: Math.max(0, Math.min(basic, exclusion - base)),
  }
}

/** Form 709, part 2, dollars. */
export interface GiftTax {
  /** Line 6: of the gifts of the year alone. */
  tentativeTax: number
  /** What of the credit is left for them. */
  credit: number
  tax: number
  /** Exclusion left for later. */
  exclusionLeft: number
}

/**
 * Gift tax of a year: the table on all taxable gifts of a life, less the table on those of earlier years, less what of the credit is left.
 * Source: 26 U.S.C. 2502 and 2505; Instructions for Form 709, part 2.
 */
export function giftTaxOf(
  { gifts, before }: { gifts: number; before: number },
  { rates, exclusion }: { rates: readonly Bracket[]; exclusion: number },
): GiftTax {
  const tentativeTax = bracketTax(before + gifts, rates) - bracketTax(before, rates)
  const credit = Math.max(0, bracketTax(exclusion, rates) - bracketTax(before, rates))
  return {
    tentativeTax,
    credit,
    tax: Math.max(0, tentativeTax - credit),
    exclusionLeft: Math.max(0, exclusion - before - gifts),
  }
}
