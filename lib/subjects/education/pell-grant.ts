/** A poverty guideline: for one person, and what each further one adds. */
export interface PovertyGuideline {
  first: number
  further: number
}

/** Multiples of the poverty guideline up to which income gives the whole grant, or the smallest one. */
export interface PellShares {
  most: { singleParent: number; others: number }
  leastOfDependent: { singleParent: number; others: number }
  leastOfIndependent: { singleParent: number; parent: number; others: number }
}

export interface PellAmounts {
  most: number
  least: number
  roundedTo: number
  noneFrom: number | null
}

/** `agi` is that of the parents or of the student and spouse, with excluded foreign income where it counts. */
export interface PellIncome {
  kind: 'dependent' | 'single' | 'family'
  mustFile: boolean
  singleParent: boolean
  agi: number
  povertyLine: number
}

/** By which test income gives a grant whatever the index is; `most` and `least` are the incomes up to which it does. */
export interface PellTests {
  mostUpTo: number
  leastUpTo: number
  mostShare: number
  leastShare: number
  route: 'nonfiler' | 'most' | 'least' | undefined
}

/** The guideline of a family of so many persons. */
export function povertyLine(familySize: number, { first, further }: PovertyGuideline): number {
  return first + further * Math.max(0, familySize - 1)
}

function leastShareOf({ kind, singleParent }: PellIncome, shares: PellShares): number {
  if (kind === 'dependent') return shares.leastOfDependent[singleParent ? 'singleParent' : 'others']
  if (kind === 'single') return shares.leastOfIndependent.others
  return shares.leastOfIndependent[singleParent ? 'singleParent' : 'parent']
}

/**
 * Which grant the income gives by itself (20 U.S.C. 1070a(b)(1)): the whole one to who need not file and to incomes above zero up
 * to a multiple of the poverty line, the smallest one up to a higher multiple.
 */
export function pellTests(income: PellIncome, shares: PellShares): PellTests {
  const { agi, kind, mustFile } = income
  const mostShare = shares.most[income.singleParent && kind !== 'single' ? 'singleParent' : 'others']
  const leastShare = leastShareOf(income, shares)
  const mostUpTo = mostShare * income.povertyLine
  const leastUpTo = leastShare * income.povertyLine
  const limits = { mostUpTo, leastUpTo, mostShare, leastShare }
  if (!mustFile) return { ...limits, route: 'nonfiler' }
  if (agi > 0 && agi <= mostUpTo) return { ...limits, route: 'most' }
  return { ...limits, route: agi <= leastUpTo ? 'least' : undefined }
}

/** The index after the tests of income: the least one where nobody must file, at most zero where income gives the whole grant. */
export function indexAfterTests(index: number, { route }: Pick<PellTests, 'route'>, least: number): number {
  if (route === 'nonfiler') return least
  return route === 'most' ? Math.min(0, index) : index
}

/** The grant of a full-time student for a year before the cost of attendance limits it: what it is, and by which of the three ways. */
export function pellGrantOf(
  index: number,
  { route }: Pick<PellTests, 'route'>,
  amounts: PellAmounts,
): { amount: number; by: 'income' | 'index' | 'least' | 'none' } {
  const { least, most, noneFrom, roundedTo } = amounts
  if (route === 'nonfiler' || route === 'most') return { amount: most, by: 'income' }
  if (noneFrom !== null && index >= noneFrom * most) return { amount: 0, by: 'none' }
  const left = most - Math.max(0, index)
  if (left >= least) return { amount: Math.round(left / roundedTo) * roundedTo, by: 'index' }
  return route === 'least' ? { amount: least, by: 'least' } : { amount: 0, by: 'none' }
}
