/** What a partnership reports beside its ordinary income, dollars of a year; losses and expenses below zero where they are that. */
export interface StatedItems {
  interest: number
  dividends: number
  shortTerm: number
  longTerm: number
  /** Gifts and what no return deducts: above zero. */
  charity: number
  taxExempt: number
  nondeductible: number
}

export interface Partner {
  /** General partners and members who work earn self-employment income; limited ones earn it by guaranteed payments alone. */
  kind: 'general' | 'limited'
  /** Whether he takes a material part in the business, so that its losses are not passive. */
  takesPart: boolean
  profitShare: number
  lossShare: number
  guaranteed: number
  /** Capital account on the first day, by tax figures: item L of the K-1. */
  capital: number
  contributed: number
  distributed: number
}

export interface Liabilities {
  recourseBefore: number
  recourseAfter: number
  nonrecourseBefore: number
  nonrecourseAfter: number
  /** Loans on real property from a bank, which count as at risk. */
  qualified: boolean
}

export interface PartnerYear {
  ordinary: number
  guaranteed: number
  items: StatedItems
  /** Box 14, code A. */
  selfEmployment: number
  basisBefore: number
  /** After contributions, income and loans, before distributions. */
  basisRaised: number
  /** What cash takes beyond the basis. */
  gain: number
  lossAndDeductions: number
  heldByBasis: number
  heldByRisk: number
  heldAsPassive: number
  /** Share of losses and deductions that passes all limits. */
  passing: number
  basisAfter: number
  capitalAfter: number
  liabilitiesBefore: number
  liabilitiesAfter: number
}

const names = ['interest', 'dividends', 'shortTerm', 'longTerm', 'charity', 'taxExempt', 'nondeductible'] as const

/**
 * The year of each partner: shares of ordinary income after guaranteed payments and of what is stated apart, outside basis in the order of
 * the law, and the part of losses that basis, the amount at risk and passive activity leave. Recourse loans fall on general partners by
 * their shares of loss, all others on everybody by the share of profit. Shares are taken as agreed.
 * Source: 26 U.S.C. 702, 704(b) and (d), 705, 707(c), 731(a), 733 and 752; 465 and 469; Instructions for Schedule K-1 (Form 1065).
 */
export function partnersYear(
  income: number,
  items: StatedItems,
  partners: readonly Partner[],
  liabilities: Liabilities,
): PartnerYear[] {
  const payments = partners.reduce((total, { guaranteed }) => total + guaranteed, 0)
  const bearing = partners.reduce((total, { kind, lossShare }) => total + (kind === 'general' ? lossShare : 0), 0)
  const shareOf = (amount: number, one: Partner) => amount * (amount < 0 ? one.lossShare : one.profitShare)
  return partners.map((one) => {
    const recourseShare = bearing > 0 ? (one.kind === 'general' ? one.lossShare / bearing : 0) : one.profitShare
    const nonrecourse = liabilities.nonrecourseAfter * one.profitShare
    const before = liabilities.recourseBefore * recourseShare + liabilities.nonrecourseBefore * one.profitShare
    const after = liabilities.recourseAfter * recourseShare + nonrecourse
    const ordinary = shareOf(income - payments, one)
    const own = Object.fromEntries(names.map((name) => [name, shareOf(items[name], one)])) as unknown as StatedItems
    const results = [ordinary, own.interest, own.dividends, own.shortTerm, own.longTerm]
    const gains = results.reduce((total, amount) => total + Math.max(0, amount), 0) + own.taxExempt
    const losses = results.reduce((total, amount) => total + Math.max(0, -amount), 0)
    const basisBefore = one.capital + before
    const basisRaised = basisBefore + one.contributed + gains + Math.max(0, after - before)
    const cash = one.distributed + Math.max(0, before - after)
    const gain = Math.max(0, cash - basisRaised)
    const afterCash = Math.max(0, basisRaised - cash)
    const forLosses = Math.max(0, afterCash - own.nondeductible)
    const wanted = losses + own.charity
    const byBasis = Math.min(wanted, forLosses)
    const share = wanted > 0 ? byBasis / wanted : 1
    const riskRoom = liabilities.qualified ? forLosses : Math.max(0, forLosses - nonrecourse)
    const limited = losses * share
    const byRisk = Math.min(limited, riskRoom)
    const businessLoss = ordinary < 0 && losses > 0 ? (byRisk * -ordinary) / losses : 0
    const heldAsPassive = one.takesPart ? 0 : businessLoss
    const capitalAfter =
      one.capital + one.contributed + gains - losses - own.charity - own.nondeductible - one.distributed
    return {
      ordinary,
      guaranteed: one.guaranteed,
      items: own,
      selfEmployment: one.guaranteed + (one.kind === 'general' ? ordinary : 0),
      basisBefore,
      basisRaised,
      gain,
      lossAndDeductions: wanted,
      heldByBasis: wanted - byBasis,
      heldByRisk: limited - byRisk,
      heldAsPassive,
      passing: losses > 0 ? byRisk / losses : share,
      basisAfter: forLosses - byBasis,
      capitalAfter,
      liabilitiesBefore: before,
      liabilitiesAfter: after,
    }
  })
}
