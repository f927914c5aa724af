/** An allowance by size of the family: `sizes` begin with `from` persons, each person beyond the list adds `further`. */
interface BySize {
  from: number
  sizes: readonly number[]
  further: number
}

/** What the law of an award year says; amounts in dollars, rates as fractions (`lib/law/us/student-aid.ts`). */
export interface StudentAidLaw {
  protection: {
    student: number
    single: number
    married: number
    parents: BySize
    singleParent: BySize
    marriedParent: BySize
  }
  employmentUpTo: number
  employmentShare: number
  business: readonly number[]
  businessRates: readonly number[]
  assessed: readonly number[]
  incomeRates: readonly number[]
  studentIncomeFrom: number
  studentIncomeRate: number
  assetRates: { parents: number; student: number; family: number }
  wageBase: number
  payroll: {
    socialSecurityRate: number
    medicareRate: number
    additionalRate: number
    additionalOver: { single: number; joint: number; separate: number }
  }
  least: number
  most: number
}

/** What one tax return says was earned; on a joint one by both together. */
export interface Earner {
  earned: number
  filing: 'single' | 'joint' | 'separate'
}

/** Income of a tax year in whole dollars. `foreign` is the foreign earned income exclusion, `grants` those that are in the AGI. */
export interface AidIncome {
  agi: number
  deductible: number
  interest: number
  ira: number
  pensions: number
  foreign: number
  grants: number
  credits: number
  workStudy: number
  incomeTax: number
  earners: readonly Earner[]
}

/** Net worths in whole dollars, and child support received in the year, which is counted among them. */
export interface AidAssets {
  support: number
  cash: number
  investments: number
  business: number
}

/** `family` is the parents of a dependent student, else the student and the spouse. Assets are undefined where they do not count. */
export interface Applicant {
  kind: 'dependent' | 'single' | 'family'
  married: boolean
  familySize: number
  family: AidIncome
  assets: AidAssets | undefined
  student?: AidIncome
  studentAssets?: AidAssets | undefined
}

export interface IncomeLines {
  additions: number
  offsets: number
  total: number
  incomeTax: number
  payroll: number
  protection: number
  employment: number
  negative: number
  allowances: number
  available: number
}

export interface AssetLines {
  support: number
  cash: number
  investments: number
  business: number
  netWorth: number
  rate: number
  part: number
}

/** The worksheet of one formula; `index` is before the rules for families that need not file or have little income. */
export type AidWorksheet =
  | {
      formula: 'A'
      income: IncomeLines
      assets: AssetLines | undefined
      adjusted: number
      parents: number
      student: IncomeLines
      fromIncome: number
      studentAssets: AssetLines | undefined
      index: number
    }
  | { formula: 'B'; income: IncomeLines; fromIncome: number; assets: AssetLines | undefined; index: number }
  | {
      formula: 'C'
      income: IncomeLines
      assets: AssetLines | undefined
      adjusted: number
      assessed: number
      index: number
    }

const parts = 10_000

/** A share of whole dollars, in ten-thousandths of a dollar and so exact for rates of up to four decimals. */
function exactShare(amount: number, rate: number): number {
  return amount * Math.round(rate * parts)
}

/** Ten-thousandths to whole dollars, halves away from zero. */
function dollars(exact: number): number {
  const size = Math.floor((Math.abs(exact) + parts / 2) / parts)
  return exact < 0 && size > 0 ? -size : size
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

/**
 * Medicare tax, with the additional one above its threshold, and Social Security tax up to the wage base, twice the base on a
 * joint return. Each is rounded once for all earners (1087oo(c)(2)).
 */
export function payrollAllowance(earners: readonly Earner[], law: Pick<StudentAidLaw, 'payroll' | 'wageBase'>): number {
  const { additionalOver, additionalRate, medicareRate, socialSecurityRate } = law.payroll
  const medicare = earners.map(({ earned, filing }) => {
    const over = Math.max(0, earned - additionalOver[filing])
    return exactShare(Math.max(0, earned), medicareRate) + exactShare(over, additionalRate)
  })
  const socialSecurity = earners.map(({ earned, filing }) => {
    const base = law.wageBase * (filing === 'joint' ? 2 : 1)
    return exactShare(Math.min(Math.max(0, earned), base), socialSecurityRate)
  })
  return dollars(sumOf(medicare)) + dollars(sumOf(socialSecurity))
}

/** The income protection allowance of so many persons; fewer than the table begins with count as its first row. */
export function protectionOf(familySize: number, { from, sizes, further }: BySize): number {
  const at = Math.max(0, familySize - from)
  const last = sizes.length - 1
  return (sizes[Math.min(at, last)] ?? 0) + Math.max(0, at - last) * further
}

/** What of a business’s or farm’s net worth counts: less of the first dollars than of later ones. Nothing below one dollar. */
export function adjustedBusiness(
  netWorth: number,
  { business, businessRates }: Pick<StudentAidLaw, 'business' | 'businessRates'>,
): number {
  const layers = businessRates.map((rate, at) => {
    const from = business[at - 1] ?? 0
    return exactShare(Math.max(0, Math.min(netWorth, business[at] ?? Infinity) - from), rate)
  })
  return dollars(sumOf(layers))
}

/** The assessment of adjusted available income (1087oo(e)): negative down to the first bound, then at rising rates. */
export function assessedIncome(
  adjusted: number,
  { assessed, incomeRates }: Pick<StudentAidLaw, 'assessed' | 'incomeRates'>,
): number {
  const [lowest = 0, ...bounds] = assessed
  const [firstRate = 0] = incomeRates
  if (adjusted < 0) return dollars(exactShare(Math.max(lowest, adjusted), firstRate))
  const layers = incomeRates.map((rate, at) => {
    const from = bounds[at - 1] ?? 0
    return exactShare(Math.max(0, Math.min(adjusted, bounds[at] ?? Infinity) - from), rate)
  })
  return dollars(sumOf(layers))
}

/** What the statute counts as total income: AGI with what is untaxed, less aid that is in it. It may be negative. */
function totalsOf(income: AidIncome) {
  const { agi, deductible, interest, ira, pensions, foreign, grants, credits, workStudy } = income
  const additions = agi + deductible + interest + ira + pensions + foreign
  const offsets = grants + credits + workStudy
  return { additions, offsets, total: additions - offsets }
}

function incomeLines(
  income: AidIncome,
  allowed: { protection: number; employed: boolean; negative?: number },
  law: StudentAidLaw,
): IncomeLines {
  const totals = totalsOf(income)
  const earned = sumOf(income.earners.map((one) => Math.max(0, one.earned)))
  const incomeTax = Math.max(0, income.incomeTax)
  const payroll = payrollAllowance(income.earners, law)
  const employment = allowed.employed
    ? Math.min(law.employmentUpTo, dollars(exactShare(earned, law.employmentShare)))
    : 0
  const negative = allowed.negative ?? 0
  const allowances = incomeTax + payroll + allowed.protection + employment + negative
  return {
    ...totals,
    incomeTax,
    payroll,
    protection: allowed.protection,
    employment,
    negative,
    allowances,
    available: totals.total - allowances,
  }
}

function assetLines(assets: AidAssets | undefined, rate: number, law: StudentAidLaw): AssetLines | undefined {
  if (!assets) return undefined
  const business = adjustedBusiness(assets.business, law)
  const investments = Math.max(0, assets.investments)
  const netWorth = assets.support + assets.cash + investments + business
  const { support, cash } = assets
  return { support, cash, investments, business, netWorth, rate, part: dollars(exactShare(netWorth, rate)) }
}

function withinBounds(index: number, { least, most }: StudentAidLaw): number {
  return Math.min(most, Math.max(least, index))
}

const nothing: AidIncome = {
  agi: 0,
  deductible: 0,
  interest: 0,
  ira: 0,
  pensions: 0,
  foreign: 0,
  grants: 0,
  credits: 0,
  workStudy: 0,
  incomeTax: 0,
  earners: [],
}

function formulaA(applicant: Applicant, law: StudentAidLaw): AidWorksheet {
  const protection = protectionOf(applicant.familySize, law.protection.parents)
  const income = incomeLines(applicant.family, { protection, employed: true }, law)
  const assets = assetLines(applicant.assets, law.assetRates.parents, law)
  const adjusted = income.available + (assets?.part ?? 0)
  const parents = assessedIncome(adjusted, law)
  const negative = Math.max(0, -adjusted)
  const allowed = { protection: law.protection.student, employed: false, negative }
  const student = incomeLines(applicant.student ?? nothing, allowed, law)
  const half = dollars(exactShare(student.available, law.studentIncomeRate))
  const fromIncome = Math.max(law.studentIncomeFrom, half)
  const studentAssets = assetLines(applicant.studentAssets, law.assetRates.student, law)
  const index = withinBounds(parents + fromIncome + (studentAssets?.part ?? 0), law)
  return { formula: 'A', income, assets, adjusted, parents, student, fromIncome, studentAssets, index }
}

function formulaB(applicant: Applicant, law: StudentAidLaw): AidWorksheet {
  const protection = applicant.married ? law.protection.married : law.protection.single
  const income = incomeLines(applicant.family, { protection, employed: applicant.married }, law)
  const fromIncome = dollars(exactShare(income.available, law.studentIncomeRate))
  const assets = assetLines(applicant.assets, law.assetRates.student, law)
  return { formula: 'B', income, fromIncome, assets, index: withinBounds(fromIncome + (assets?.part ?? 0), law) }
}

function formulaC(applicant: Applicant, law: StudentAidLaw): AidWorksheet {
  const table = applicant.married ? law.protection.marriedParent : law.protection.singleParent
  const protection = protectionOf(applicant.familySize, table)
  const income = incomeLines(applicant.family, { protection, employed: true }, law)
  const assets = assetLines(applicant.assets, law.assetRates.family, law)
  const adjusted = income.available + (assets?.part ?? 0)
  const assessed = assessedIncome(adjusted, law)
  return { formula: 'C', income, assets, adjusted, assessed, index: withinBounds(assessed, law) }
}

/**
 * The Student Aid Index by Formula A (dependent), B (independent without dependents other than a spouse) or C (with them), line by
 * line, from whole dollars. Source: 20 U.S.C. 1087oo, 1087pp and 1087qq.
 */
export function studentAidIndex(applicant: Applicant, law: StudentAidLaw): AidWorksheet {
  if (applicant.kind === 'dependent') return formulaA(applicant, law)
  return applicant.kind === 'single' ? formulaB(applicant, law) : formulaC(applicant, law)
}
