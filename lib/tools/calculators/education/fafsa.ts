import { choice, defineCalculator, integer, money, problem, toggle } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import {
  indexAfterTests,
  pellGrantOf,
  pellTests,
  povertyLine,
  studentAidIndex,
  worksheetRows,
  type AidIncome,
  type AidWorksheet,
  type Earner,
  type PellAmounts,
  type PellTests,
} from '@/lib/engines/student-aid'
import { form1040, lawOfYear } from '@/lib/engines/us-federal'
import { readOnce } from '@/lib/law/readings'
import { versionOn } from '@/lib/law/rule'
import { pellGrant, povertyGuidelines, studentAid } from '@/lib/law/us/student-aid'
import { currentYear, firstDay, knownYears, nameOfYear } from '@/lib/law/years'

const yearBegins = '07-01'
/** A FAFSA asks for the tax year before the last one that ends before the award year. */
const taxYearsBack = 2
const largest = 100_000_000
const incomePart = 'Income and tax'
const assetPart = 'Assets'
const studentPart = 'The dependent student'
const pellPart = 'Pell Grant and need'
const shares = 'How the index is made up'

const forDependent = { field: 'student', is: 'dependent' } as const
const amountOf = (label: string, section: string, help?: string) =>
  money(label, { initial: 0, max: largest, section, refines: true, ...(help ? { help } : {}) })
const ofStudent = (label: string, help?: string) => ({
  ...amountOf(label, studentPart, help),
  shownWhen: forDependent,
})

export default defineCalculator({
  law: 'us',
  inputs: {
    awardYear: choice('Award year', {
      options: Object.fromEntries(
        knownYears(yearBegins, [studentAid]).map((year) => [year, nameOfYear(yearBegins, year)]),
      ),
      initial: String(currentYear(yearBegins, [studentAid])),
      help: 'It begins in July and asks for the tax year two before: 2026-27 for the return of 2024.',
    }),
    student: choice('The student is', {
      options: {
        dependent: 'Dependent on parents',
        single: 'Independent, no children',
        family: 'Independent, with children or dependents',
      },
      initial: 'dependent',
      as: 'menu',
      help: 'Independent: 24 or older, married, a parent, a veteran, an orphan, in graduate school.',
    }),
    filing: choice('Tax return', {
      options: {
        joint: 'Married, filing jointly',
        head: 'Head of household or surviving spouse',
        single: 'Single',
        separate: 'Married, filing separately',
        none: 'Nobody had to file',
      },
      initial: 'joint',
      as: 'menu',
      help: 'Of the parents of a dependent student, else of the student and spouse.',
    }),
    familySize: integer('Family size', {
      initial: 4,
      min: 1,
      max: 20,
      unit: 'persons',
      help: 'With the student. How many study at once no longer matters.',
    }),
    agi: money('Adjusted gross income', {
      initial: 85_000,
      min: -largest,
      max: largest,
      help: 'Of the parents, or of the independent student and spouse. Form 1040, line 11.',
    }),

    incomeTax: money('Income tax paid', {
      optional: true,
      max: largest,
      help: 'Form 1040, line 22 less Schedule 2, line 2. Empty: worked out from the AGI, for 2026-27 and later, with standard deduction and child tax credit.',
      section: incomePart,
      refines: true,
    }),
    earned: money('Earned from work', {
      optional: true,
      min: -largest,
      max: largest,
      help: 'Wages and business profit of both on a joint return. Empty: all of the AGI.',
      section: incomePart,
      refines: true,
    }),
    secondEarned: {
      ...amountOf(
        'Earned on the other return',
        incomePart,
        'By the other spouse; AGI and tax are those of both returns.',
      ),
      shownWhen: { field: 'filing', is: 'separate' },
    },
    deductible: amountOf('Deducted for an IRA or Keogh', incomePart, 'Schedule 1, lines 16 and 20.'),
    interest: amountOf('Tax-exempt interest', incomePart, 'Form 1040, line 2a.'),
    distributions: amountOf('Untaxed IRA and pension payments', incomePart, 'Without rollovers.'),
    foreign: amountOf('Foreign earned income exclusion', incomePart, 'Form 2555.'),
    grants: amountOf('Scholarships in the AGI', incomePart, 'College grants and AmeriCorps awards that were taxed.'),
    credits: amountOf('Education credits', incomePart, 'American Opportunity and Lifetime Learning.'),
    workStudy: amountOf('Federal Work-Study pay', incomePart),

    cash: amountOf('Cash, savings and checking', assetPart),
    investments: amountOf(
      'Investments',
      assetPart,
      'Net worth, with 529 plans and rented property; without your home and retirement accounts.',
    ),
    business: amountOf(
      'Businesses and farms',
      assetPart,
      'Net worth. From 2026-27 without a family business of up to 100 employees, a farm lived on and a fishing business.',
    ),
    support: amountOf('Child support received', assetPart, 'In the last full calendar year. It counts among assets.'),
    schedules: toggle('Schedule A, B, D, E, F or H was filed', {
      initial: false,
      help: 'Or Schedule C with a profit or loss above $10,000. Then assets count at every income.',
      section: assetPart,
      refines: true,
    }),
    benefits: toggle('Somebody had a federal benefit', {
      initial: false,
      help: 'Medicaid, SNAP, SSI, TANF, WIC, free lunch, housing aid, refundable health credit. Assets then do not count.',
      section: assetPart,
      refines: true,
    }),

    studentAgi: {
      ...money('Adjusted gross income', {
        initial: 0,
        min: -largest,
        max: largest,
        section: studentPart,
        refines: true,
      }),
      shownWhen: forDependent,
    },
    studentEarned: {
      ...money('Earned from work', {
        optional: true,
        min: -largest,
        max: largest,
        help: 'Empty: all of the AGI.',
        section: studentPart,
        refines: true,
      }),
      shownWhen: forDependent,
    },
    studentTax: ofStudent('Income tax paid'),
    studentAid: ofStudent('Aid within the AGI', 'Taxed scholarships, education credits and Work-Study pay.'),
    studentCash: ofStudent('Cash and savings'),
    studentInvestments: ofStudent('Investments', '529 plans of a dependent student are the parents’.'),

    region: choice('State', {
      options: { contiguous: 'Any other', alaska: 'Alaska', hawaii: 'Hawaii' },
      initial: 'contiguous',
      help: 'Poverty guidelines are higher in two states.',
      section: pellPart,
      refines: true,
    }),
    earnedCredit: {
      ...toggle('Had the earned income credit', {
        initial: false,
        help: 'It makes a single parent of somebody who did not file as head of household.',
        section: pellPart,
        refines: true,
      }),
      shownWhen: { field: 'filing', is: 'single' },
    },
    graduate: toggle('The student has a bachelor’s degree', {
      initial: false,
      help: 'No Pell Grant then.',
      section: pellPart,
      refines: true,
    }),
    cost: money('Cost of attendance', {
      optional: true,
      max: largest,
      help: 'For a year, from the school’s page: tuition, fees, food, housing, books, travel.',
      section: pellPart,
      refines: true,
    }),
    otherAid: amountOf('Other aid for that year', pellPart, 'Scholarships and grants already awarded, without Pell.'),
  },
  outputs: {
    sai: { kind: 'number', label: 'Student Aid Index', decimals: 0, help: 'From −1,500 up; an index, not a bill.' },
    verdict: { kind: 'verdict', label: 'Pell Grant' },
    pell: {
      kind: 'money',
      label: 'Pell Grant of a full-time year',
      decimals: 0,
      optional: true,
      help: 'Half-time study gives about half. Absent while the amount of the year is not set.',
    },
    need: {
      kind: 'money',
      label: 'Financial need',
      decimals: 0,
      optional: true,
      help: 'Before the Pell Grant: cost of attendance less the index, 0 if it is below, and less other aid.',
    },
    parents: { kind: 'money', label: 'From the parents', decimals: 0, optional: true, section: shares },
    fromIncome: { kind: 'money', label: 'From the student’s income', decimals: 0, optional: true, section: shares },
    fromAssets: { kind: 'money', label: 'From the student’s assets', decimals: 0, optional: true, section: shares },
    formula: { kind: 'text', label: 'Formula', section: shares },
    assetsCount: { kind: 'text', label: 'Assets', section: shares },
    taxTaken: {
      kind: 'money',
      label: 'Income tax, estimated',
      decimals: 0,
      optional: true,
      help: 'From the AGI as wages. Type the tax of the return for a closer index.',
      section: shares,
    },
    oneSource: { kind: 'text', label: 'Read in one source only', optional: true, section: shares },
    worksheet: {
      kind: 'table',
      label: 'Worksheet',
      columns: {
        part: { kind: 'text', label: 'Part' },
        line: { kind: 'text', label: 'Line' },
        amount: { kind: 'money', label: 'Amount', decimals: 0 },
      },
    },
    tests: {
      kind: 'table',
      label: 'Three ways to a Pell Grant',
      columns: {
        way: { kind: 'text', label: 'Way' },
        limit: { kind: 'money', label: 'Up to', decimals: 0 },
        yours: { kind: 'money', label: 'Yours', decimals: 0 },
        met: { kind: 'text', label: 'Met' },
      },
    },
    whatIf: {
      kind: 'table',
      label: 'One thing different',
      columns: {
        change: { kind: 'text', label: 'With' },
        sai: { kind: 'number', label: 'Index', decimals: 0 },
        difference: { kind: 'number', label: 'Difference', decimals: 0 },
        pell: { kind: 'money', label: 'Pell Grant', decimals: 0 },
      },
    },
    byIncome: {
      kind: 'series',
      label: 'Index by income',
      columns: {
        income: { kind: 'money', label: 'AGI', decimals: 0 },
        sai: { kind: 'number', label: 'Index', decimals: 0 },
      },
    },
  },
  formula:
    'Index = assessment of (parents’ income − allowances + 12% of their assets) + 50% of the student’s income above allowances + 20% of the student’s assets; for independent students the same with their own income',
  limits: [
    'An estimate. The index that counts comes from the Department of Education after the FAFSA; a school may adjust it.',
    'Amounts are rounded to whole dollars, as the form takes them.',
    'Unmarried parents who live together: choose separate returns; the single-parent test of Pell is then not met, as in the law.',
    'Businesses of a dependent student, tax returns of other countries and the rule for children of fallen heroes are left out.',
    'Estimated tax counts other children as under 17 and income as wages; it is known for tax years from 2024.',
    'The Pell Grant is that of a full-time undergraduate within twelve terms. No advice.',
  ],
  sources: [
    {
      title: '20 U.S.C. § 1087oo to § 1087rr: Student aid index',
      href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1087oo',
    },
    {
      title: '20 U.S.C. § 1070a: Federal Pell Grants',
      href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1070a',
    },
    {
      title: 'Department of Education: test ISIRs 2026-27',
      href: 'https://github.com/usedgov/fafsa-test-isirs-2026-27',
    },
    { title: 'Federal Student Aid: Dear Colleague Letter GEN-23-11, negative indexes in need' },
  ],
  rules: [studentAid, pellGrant, povertyGuidelines],

  compute(values, { show }) {
    const law = lawOf(values.awardYear)
    if (!law) return problem('awardYear', 'must be a year whose law is known here')
    const fault = faultOf(values)
    if (fault) return fault
    const found = aidOf(values, law)
    const { sai, sheet } = found
    const pell = grantOf(found, values, law.pell)
    return {
      sai,
      verdict: verdictOn(found, values, law.pell, show),
      pell,
      need: values.cost === undefined ? undefined : Math.max(0, values.cost - Math.max(0, sai) - values.otherAid),
      parents: sheet.formula === 'A' ? sheet.parents : undefined,
      fromIncome: sheet.formula === 'C' ? undefined : sheet.fromIncome,
      fromAssets: assetsOfStudent(sheet),
      formula: formulaNames[sheet.formula],
      assetsCount: whyAssets(values, found, show.money(law.value.assetsCountFrom, 0)),
      taxTaken: values.incomeTax === undefined && values.filing !== 'none' ? found.incomeTax : undefined,
      oneSource: isReadOnce(values, law) ? readOnce([studentAid], firstDay(yearBegins, law.year)) : undefined,
      worksheet: worksheetRows(sheet, sai),
      tests: testRows(found, law.pell, show),
      whatIf: whatIfs(values, found, law),
      byIncome: indexByIncome(values, law),
    }
  },

  steps(values, { sai, parents, fromIncome, fromAssets }, show) {
    const law = lawOf(values.awardYear)
    if (!law) return []
    const { sheet, tests } = aidOf(values, law)
    const last = { gives: 'sai' as const }
    if (tests.route === 'nonfiler') return [{ ...last, says: 'Nobody had to file a return' }]
    const part = (value: number) => ({ kind: 'money', value, decimals: 0 }) as const
    const lines = [...familySteps(sheet, part), ...studentSteps(sheet, part, law, show)]
    if (tests.route === 'most' && sheet.index > 0)
      return [...lines, { ...last, says: 'Income within the test of the whole Pell Grant: at most 0' }]
    const assessed = sheet.formula === 'C' ? sheet.assessed : (parents ?? 0) + (fromIncome ?? 0) + (fromAssets ?? 0)
    if (assessed > sai) return [...lines, { ...last, says: 'The highest index that is given' }]
    const sum = sheet.formula === 'C' ? '{assessed}' : '[{parents} + ]{fromIncome}[ + {fromAssets}]'
    const least = { kind: 'number', value: law.value.least, decimals: 0 } as const
    return [...lines, { ...last, is: assessed < sai ? `max({least}, ${sum})` : sum, with: { least } }]
  },

  charts: [{ kind: 'line', title: 'Index by income', of: 'byIncome', x: 'income', y: ['sai'] }],
  examples: [
    {
      name: 'A family of four with savings',
      given: {
        awardYear: '2026',
        student: 'dependent',
        filing: 'joint',
        familySize: 4,
        agi: 85_000,
        incomeTax: 4200,
        cash: 20_000,
        studentAgi: 6000,
        studentCash: 1500,
        cost: 32_000,
      },
      expect: { sai: 6350, pell: 1045, need: 25_650, parents: 6050, fromIncome: 0, fromAssets: 300 },
    },
    {
      name: 'A student with a child',
      given: {
        awardYear: '2026',
        student: 'family',
        filing: 'head',
        familySize: 2,
        agi: 75_000,
        earned: 80_000,
        incomeTax: 5000,
        foreign: 5000,
        cash: 350_000,
        cost: 24_000,
      },
      expect: { sai: 7980, pell: 740, need: 16_020 },
    },
    {
      name: 'A worker who studies',
      given: {
        awardYear: '2026',
        student: 'single',
        filing: 'single',
        familySize: 1,
        agi: 42_678,
        earned: 45_678,
        incomeTax: 2500,
        deductible: 567,
        cash: 9000,
      },
      expect: { sai: 9471, pell: 0, fromIncome: 9471 },
    },
  ],
})

interface Choices {
  awardYear: string
  student: 'dependent' | 'single' | 'family'
  filing: 'joint' | 'head' | 'single' | 'separate' | 'none'
  familySize: number
  agi: number
  incomeTax: number | undefined
  earned: number | undefined
  secondEarned: number
  deductible: number
  interest: number
  distributions: number
  foreign: number
  grants: number
  credits: number
  workStudy: number
  cash: number
  investments: number
  business: number
  support: number
  schedules: boolean
  benefits: boolean
  studentAgi: number
  studentEarned: number | undefined
  studentTax: number
  studentAid: number
  studentCash: number
  studentInvestments: number
  region: 'contiguous' | 'alaska' | 'hawaii'
  earnedCredit: boolean
  graduate: boolean
  cost: number | undefined
  otherAid: number
}

const formulaNames = {
  A: 'A: dependent student',
  B: 'B: independent without dependents other than a spouse',
  C: 'C: independent with dependents other than a spouse',
}

function lawOf(awardYear: string) {
  const year = Number(awardYear)
  const value = versionOn(studentAid, firstDay(yearBegins, year))?.value
  const guidelines = versionOn(povertyGuidelines, firstDay('01-01', year - taxYearsBack))?.value
  if (!value || !guidelines) return undefined
  return { year, value, guidelines, pell: versionOn(pellGrant, firstDay(yearBegins, year))?.value }
}
type Law = NonNullable<ReturnType<typeof lawOf>>

const isMarried = ({ filing }: Choices) => filing === 'joint' || filing === 'separate'

function faultOf(values: Choices) {
  const adults = isMarried(values) ? 2 : 1
  const least = values.student === 'single' ? adults : adults + 1
  const alone = values.student === 'single' && values.filing !== 'none'
  if (values.filing !== 'none' && values.familySize < least)
    return problem('familySize', `must be at least ${least}, with the student`)
  if (alone && values.familySize > least)
    return problem('familySize', `must be ${least}, or the student has dependents`)
  const taxYear = Number(values.awardYear) - taxYearsBack
  if (values.filing !== 'none' && values.incomeTax === undefined && !lawOfYear(taxYear))
    return problem('incomeTax', `must be given: the tax of ${taxYear} is not estimated here`)
  return undefined
}

/** The tax on the AGI as wages; children are those besides the student, who counts as another dependant of his parents. */
function estimatedTax(values: Choices): number {
  const law = lawOfYear(Number(values.awardYear) - taxYearsBack)
  if (!law || values.filing === 'none' || values.agi <= 0) return 0
  const adults = isMarried(values) ? 2 : 1
  const others = Math.max(0, values.familySize - adults)
  const isDependent = values.student === 'dependent'
  const found = form1040(
    {
      status: values.filing,
      wages: Math.round(values.agi),
      children: isDependent ? Math.max(0, others - 1) : others,
      otherDependants: isDependent ? 1 : 0,
    },
    law,
  )
  return found.taxAfterCredits
}

function earnersOf(values: Choices): Earner[] {
  const { filing } = values
  const first = { earned: Math.round(values.earned ?? values.agi) }
  if (filing === 'joint') return [{ ...first, filing: 'joint' }]
  if (filing !== 'separate') return [{ ...first, filing: 'single' }]
  const second = Math.round(values.secondEarned)
  const own = values.earned === undefined ? first.earned - second : first.earned
  return [
    { earned: own, filing: 'separate' },
    { earned: second, filing: 'separate' },
  ]
}

/** Whether a figure that was read in one source only has a part in this index. */
function isReadOnce(values: Choices, { year, value }: Law): boolean {
  if (year === 2024) return values.student === 'family' && !isMarried(values) && values.familySize >= 4
  return year === 2025 && values.business > (value.business[0] ?? Infinity)
}

/** Amounts as the form takes them. */
function whole<Amounts extends Readonly<Record<string, number>>>(amounts: Amounts) {
  return Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, Math.round(amount)])) as {
    [Name in keyof Amounts]: number
  }
}

function incomeOf(values: Choices, incomeTax: number): AidIncome {
  const { agi, deductible, interest, distributions, foreign, grants, credits, workStudy } = values
  return {
    ...whole({ agi, deductible, interest, ira: distributions, foreign, grants, credits, workStudy, incomeTax }),
    pensions: 0,
    earners: earnersOf(values),
  }
}

function studentIncome(values: Choices): AidIncome {
  const none = { deductible: 0, interest: 0, ira: 0, pensions: 0, foreign: 0, credits: 0, workStudy: 0 }
  return {
    ...none,
    ...whole({ agi: values.studentAgi, grants: values.studentAid, incomeTax: values.studentTax }),
    earners: [{ earned: Math.round(values.studentEarned ?? values.studentAgi), filing: 'single' }],
  }
}

function testsOf(values: Choices, law: Law): PellTests {
  const foreign = law.value.foreignIncomeCounts ? values.foreign : 0
  return pellTests(
    {
      kind: values.student,
      mustFile: values.filing !== 'none',
      singleParent: values.filing === 'head' || (values.filing === 'single' && values.earnedCredit),
      agi: values.agi + foreign,
      povertyLine: povertyLine(values.familySize, law.guidelines[values.region]),
    },
    law.value.pellUpTo,
  )
}

function assetsAreAsked(values: Choices, { route }: PellTests, law: Law): boolean {
  if (route === 'nonfiler' || route === 'most' || values.benefits) return false
  return values.schedules || values.agi >= law.value.assetsCountFrom
}

function aidOf(values: Choices, law: Law) {
  const incomeTax = values.incomeTax ?? estimatedTax(values)
  const tests = testsOf(values, law)
  const isAsked = assetsAreAsked(values, tests, law)
  const { support, cash, investments, business, studentCash, studentInvestments } = values
  const sheet = studentAidIndex(
    {
      kind: values.student,
      married: isMarried(values),
      familySize: values.familySize,
      family: incomeOf(values, incomeTax),
      assets: isAsked ? whole({ support, cash, investments, business }) : undefined,
      student: studentIncome(values),
      studentAssets: isAsked
        ? { support: 0, business: 0, ...whole({ cash: studentCash, investments: studentInvestments }) }
        : undefined,
    },
    law.value,
  )
  const income = values.agi + (law.value.foreignIncomeCounts ? values.foreign : 0)
  return { sheet, tests, isAsked, incomeTax, income, sai: indexAfterTests(sheet.index, tests, law.value.least) }
}
type Aid = ReturnType<typeof aidOf>

function grantOf({ sai, tests }: Aid, values: Choices, amounts: PellAmounts | undefined): number | undefined {
  if (!amounts) return undefined
  if (values.graduate) return 0
  return Math.min(pellGrantOf(sai, tests, amounts).amount, values.cost ?? Infinity)
}

function assetsOfStudent(sheet: AidWorksheet): number | undefined {
  if (sheet.formula === 'A') return sheet.studentAssets?.part
  return sheet.formula === 'B' ? sheet.assets?.part : undefined
}

function whyAssets(values: Choices, { isAsked, tests: { route } }: Aid, from: string): string {
  if (route === 'nonfiler') return 'Do not count: nobody had to file'
  if (route === 'most') return 'Do not count: income is within the test of the whole Pell Grant'
  if (values.benefits) return 'Do not count: somebody had a federal benefit'
  if (values.schedules) return 'Count: a schedule was filed with the return'
  return isAsked ? `Count: AGI of ${from} and more` : `Do not count: AGI below ${from} without schedules`
}

type Money = (value: number) => { readonly kind: 'money'; readonly value: number; readonly decimals: 0 }

/** The working up to what is assessed, and the assessment. */
function familySteps(sheet: AidWorksheet, part: Money) {
  const { total, allowances, available } = sheet.income
  const first = {
    finds: sheet.formula === 'A' ? 'Parents’ available income' : 'Available income',
    gives: part(available),
    is: '{total} − {allowances}',
    with: {
      total: part(total),
      allowances: part(allowances),
      available: part(available),
      assessed: part(sheet.formula === 'C' ? sheet.assessed : 0),
    },
  }
  if (sheet.formula === 'B') return [first]
  const { adjusted, assets } = sheet
  const second = {
    finds: 'Adjusted available income',
    gives: part(adjusted),
    is: '{available} + {assetPart}',
    with: { assetPart: part(assets?.part ?? 0) },
  }
  const says = 'By the schedule, from 22% to 47%'
  const third =
    sheet.formula === 'A'
      ? { gives: 'parents' as const, says }
      : { finds: 'Assessed', gives: part(sheet.assessed), says }
  return assets?.part ? [first, second, third] : [first, third]
}

/** The working of a student’s own income and assets. */
function studentSteps(sheet: AidWorksheet, part: Money, law: Law, show: Show) {
  if (sheet.formula === 'C') return []
  const own = sheet.formula === 'A' ? sheet.student : sheet.income
  const assets = sheet.formula === 'A' ? sheet.studentAssets : sheet.assets
  const isFloor = sheet.formula === 'A' && sheet.fromIncome === law.value.studentIncomeFrom
  const income = isFloor
    ? {
        gives: 'fromIncome' as const,
        says: `Half of ${show.money(own.available, 0)}, but at least ${show.money(law.value.studentIncomeFrom, 0)}`,
      }
    : {
        gives: 'fromIncome' as const,
        is: '({own} − {ownAllowances}) × {half}',
        with: {
          own: part(own.total),
          ownAllowances: part(own.allowances),
          half: { kind: 'percent', value: law.value.studentIncomeRate, decimals: 0 } as const,
        },
        rounded: 'nearest' as const,
      }
  if (!assets) return [income]
  const worth = {
    gives: 'fromAssets' as const,
    is: '{worth} × {rate}',
    with: {
      worth: part(assets.netWorth),
      rate: { kind: 'percent', value: assets.rate, decimals: 0 } as const,
    },
    rounded: 'nearest' as const,
  }
  return [income, worth]
}

function testRows({ income, sai, tests }: Aid, pell: PellAmounts | undefined, show: Show) {
  const met = (is: boolean) => (is ? 'Yes' : 'No')
  const share = (value: number) => show.percent(value, 0)
  const byIndex = pell
    ? [
        {
          way: 'Index: the whole grant less the index',
          limit: pell.most - pell.least,
          yours: sai,
          met: met(sai <= pell.most - pell.least),
        },
      ]
    : []
  const ceiling =
    pell && pell.noneFrom !== null
      ? [
          {
            way: 'No grant from an index of',
            limit: pell.noneFrom * pell.most,
            yours: sai,
            met: met(sai >= pell.noneFrom * pell.most),
          },
        ]
      : []
  return [
    {
      way: `The whole grant: income above 0, up to ${share(tests.mostShare)} of the poverty guideline`,
      limit: Math.floor(tests.mostUpTo),
      yours: income,
      met: met(tests.route === 'most' || tests.route === 'nonfiler'),
    },
    ...byIndex,
    {
      way: `The smallest grant: income up to ${share(tests.leastShare)} of it`,
      limit: Math.floor(tests.leastUpTo),
      yours: income,
      met: met(tests.route !== undefined),
    },
    ...ceiling,
  ]
}

function whatIfs(values: Choices, { sai }: Aid, law: Law) {
  const other = (change: string, changed: Partial<Choices>) => {
    const then: Choices = { ...values, ...changed }
    const found = aidOf(then, law)
    return { change, sai: found.sai, difference: found.sai - sai, pell: grantOf(found, then, law.pell) ?? null }
  }
  const earned = values.earned === undefined ? undefined : values.earned + 10_000
  const whose = values.student === 'dependent' ? 'the parents’' : 'your'
  return [
    other('10,000 more income', { agi: values.agi + 10_000, earned }),
    other(`10,000 more in ${whose} savings`, { cash: values.cash + 10_000 }),
    ...(values.student === 'dependent'
      ? [
          other('10,000 more in the student’s savings', { studentCash: values.studentCash + 10_000 }),
          other('5,000 more earned by the student', {
            studentAgi: values.studentAgi + 5000,
            studentEarned: values.studentEarned === undefined ? undefined : values.studentEarned + 5000,
          }),
        ]
      : []),
    ...(values.student === 'single' ? [] : [other('One more in the family', { familySize: values.familySize + 1 })]),
  ]
}

/** The index at other incomes; what was typed for tax and earnings keeps its share of the AGI. */
function indexByIncome(values: Choices, law: Law) {
  const scaled = (amount: number | undefined, agi: number) =>
    amount === undefined || values.agi <= 0 ? amount : (amount * agi) / values.agi
  return Array.from({ length: 41 }, (_, at) => {
    const agi = at * 5000
    const then = { ...values, agi, earned: scaled(values.earned, agi), incomeTax: scaled(values.incomeTax, agi) }
    return { income: agi, sai: aidOf(then, law).sai }
  })
}

function verdictOn({ sai, tests }: Aid, values: Choices, pell: PellAmounts | undefined, show: Show) {
  if (values.graduate)
    return {
      is: 'plain' as const,
      says: 'A student with a bachelor’s degree has no Pell Grant; the index counts for other aid.',
    }
  if (tests.route === 'nonfiler')
    return {
      is: 'good' as const,
      says: 'Nobody had to file a return: the index is set, and the whole Pell Grant is due.',
    }
  if (tests.route === 'most')
    return {
      is: 'good' as const,
      says: `Income is within ${show.percent(tests.mostShare, 0)} of the poverty guideline: the whole Pell Grant, whatever the assets.`,
    }
  if (!pell)
    return {
      is: 'plain' as const,
      says: 'The Pell amounts of this award year were not set when its figures were read.',
    }
  const { amount, by } = pellGrantOf(sai, tests, pell)
  if (by === 'index' && amount === pell.most)
    return { is: 'good' as const, says: 'An index of 0 or less gives the whole Pell Grant.' }
  if (by === 'index')
    return { is: 'good' as const, says: `The index leaves ${show.money(amount, 0)} of the whole grant.` }
  if (by === 'least')
    return {
      is: 'fair' as const,
      says: `The index alone gives none, but income within ${show.percent(tests.leastShare, 0)} of the poverty guideline gives the smallest grant.`,
    }
  return {
    is: 'plain' as const,
    says: 'No Pell Grant. Federal loans and work-study, and the school’s own aid, still ask for the FAFSA.',
  }
}
