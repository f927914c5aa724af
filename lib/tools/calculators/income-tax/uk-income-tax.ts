import { choice, money, percent, problem, text, toggle } from '@/lib/kits/calculator'
import { defineCountryTax } from '@/lib/families/country-income-tax'
import { blindPersonsAllowance } from '@/lib/law/uk/blind-persons-allowance'
import { incomeTax } from '@/lib/law/uk/income-tax'
import { nationalInsurance } from '@/lib/law/uk/national-insurance'
import { savingsAndDividends } from '@/lib/law/uk/savings-and-dividends'
import { studentLoans } from '@/lib/law/uk/student-loans'
import { taperedAllowance } from '@/lib/subjects/tax/brackets'
import { untaxedInterest, widenedBands } from '@/lib/subjects/tax/uk-layers'
import { payeBands, payeTax, readTaxCode, studentLoanRepayment } from '@/lib/subjects/tax/uk-paye'

export default defineCountryTax({
  law: 'uk',
  yearBegins: '04-06',
  reads: { incomeTax, nationalInsurance, savingsAndDividends, studentLoans },
  mayRead: { blindPersonsAllowance },
  initial: 40_000,
  help: 'For an employee with one job, resident all year.',
  words: { social: 'National Insurance', saving: 'Into your pension', other: 'Student loans' },
  items: {
    interest: { label: 'Interest', is: 'income' },
    dividends: { label: 'Dividends', is: 'income' },
    tax: { label: 'Income tax on pay', is: 'tax' },
    interestTax: { label: 'Income tax on interest', is: 'tax' },
    dividendTax: { label: 'Income tax on dividends', is: 'tax' },
    insurance: { label: 'National Insurance', is: 'social' },
    pension: { label: 'Pension', is: 'saving' },
    loan: { label: 'Student loan', is: 'other' },
    postgraduateLoan: { label: 'Postgraduate loan', is: 'other' },
  },
  employer: { insurance: 'Employer’s National Insurance' },
  inputs: {
    nation: choice('Where you live', {
      options: { ruk: 'England, Wales or Northern Ireland', scotland: 'Scotland' },
      initial: 'ruk',
      as: 'menu',
    }),
    pensionRate: percent('Your pension contribution', {
      initial: 0,
      max: 1,
      slider: { to: 0.4, step: 0.01 },
      help: 'As a share of the pay.',
    }),
    pensionMethod: choice('How the pension is paid', {
      options: { netPay: 'From pay before tax', sacrifice: 'Salary sacrifice', relief: 'From pay after tax' },
      initial: 'netPay',
      as: 'menu',
      refines: true,
    }),
    taxCode: text('Tax code', {
      optional: true,
      maxLength: 12,
      placeholder: '1257L',
      help: 'From a payslip: what payroll takes by it. Empty: what the law asks for the year.',
      refines: true,
    }),
    interest: money('Interest a year', { initial: 0, refines: true }),
    dividends: money('Dividends a year', { initial: 0, refines: true }),
    loan: choice('Student loan', {
      options: { none: 'None', plan1: 'Plan 1', plan2: 'Plan 2', plan4: 'Plan 4', plan5: 'Plan 5' },
      initial: 'none',
      as: 'menu',
      help: 'With several plans, the one with the lowest threshold.',
      refines: true,
    }),
    postgraduate: toggle('Postgraduate loan', { refines: true }),
    pensioner: toggle('Over State Pension age', { refines: true }),
    blind: toggle('Blind person’s allowance', { refines: true }),
  },

  assess({ pay, values, law, ledger }) {
    const { allowance, bands, scottishBands } = law.incomeTax
    const scottish = values.nation === 'scotland'
    const code = values.taxCode ? readTaxCode(values.taxCode) : undefined
    if (values.taxCode && !code)
      return problem('taxCode', 'must be a code such as 1257L, S1257L, K100, 0T, BR, D0 or NT')
    const blind = law.blindPersonsAllowance?.amount
    if (values.blind && blind === undefined)
      return problem('blind', 'must be off for this tax year: two sources disagree about its amount')
    const thresholds: Readonly<Record<string, number | undefined>> = law.studentLoans.thresholds
    const threshold = thresholds[values.loan]
    if (values.loan !== 'none' && threshold === undefined)
      return problem('loan', 'must be another plan: repayments of this one begin in a later tax year')

    const isRelief = values.pensionMethod === 'relief'
    const contribution = pay * values.pensionRate
    if (contribution > 0) ledger.share('Pension contribution', pay, values.pensionRate)
    const before = isRelief ? 0 : contribution
    const earned = pay - before
    // Adjusted net income: a pension paid after tax lowers it too (Income Tax Act 2007, section 58).
    const adjusted = ledger.less(
      'Adjusted net income',
      pay + values.interest + values.dividends,
      { pension: contribution },
      { by: 'ITA 2007, s. 58' },
    )
    const free = taperedAllowance(adjusted, allowance)
    if (adjusted > allowance.taperAbove)
      ledger.step(
        'Personal allowance that is left',
        free,
        'max(0, {full} − ({income} − {limit}) × {taper})',
        {
          full: allowance.amount,
          income: adjusted,
          limit: allowance.taperAbove,
          taper: { kind: 'percent', value: allowance.taper },
        },
        { by: 'ITA 2007, s. 35' },
      )
    const allowances = free + (values.blind ? (blind ?? 0) : 0)
    // Allowances are set against earnings first, then interest, then dividends (section 25).
    const taxablePay = ledger.less(
      'Taxable pay',
      earned,
      { allowances: Math.min(allowances, earned) },
      { by: 'ITA 2007, s. 23' },
    )
    const extended = widenedBands(bands, isRelief && !scottish ? contribution : 0)
    if (code) {
      const byCode = payeTax(earned, law.incomeTax, {
        scottish: code.nation ? code.nation === 'scotland' : scottish,
        code,
      })
      if (byCode === undefined || payeBands(law.incomeTax, { scottish, code }) === undefined)
        return problem('taxCode', 'must name a band that exists where you live')
      ledger.says('Income tax on pay', `by the tax code ${values.taxCode}, as payroll takes it`, byCode, {
        by: 'PAYE Regulations 2003, reg. 21',
        item: 'tax',
      })
    } else
      ledger.scale('Income tax on pay', taxablePay, scottish ? scottishBands : extended, {
        item: 'tax',
        table: scottish ? 'Pay, Scotland' : 'Pay',
        by: scottish ? 'ITA 2007, s. 11A' : 'ITA 2007, s. 10',
      })

    ledger.take('interest', values.interest)
    ledger.take('dividends', values.dividends)
    const leftForInterest = Math.max(0, allowances - earned)
    const taxableInterest = Math.max(0, values.interest - leftForInterest)
    const taxableDividends = Math.max(0, values.dividends - Math.max(0, leftForInterest - values.interest))
    const highest = taxablePay + taxableInterest + taxableDividends
    const { interest, dividendAllowance, dividendRates } = law.savingsAndDividends
    const [, higher, additional] = extended
    const band =
      highest > (additional?.over ?? Infinity)
        ? 'additional'
        : highest > (higher?.over ?? Infinity)
          ? 'higher'
          : 'basic'
    if (taxableInterest > 0) {
      const untaxed = untaxedInterest(taxableInterest, taxablePay, {
        startingBand: interest.startingBand,
        allowance: interest.allowance[band],
      })
      ledger.layer('Income tax on interest', taxablePay + untaxed, taxablePay + taxableInterest, extended, {
        by: 'ITA 2007, s. 12 to 12B',
        item: 'interestTax',
      })
    }
    if (taxableDividends > 0) {
      const from = taxablePay + taxableInterest
      const rates = extended.map(({ over }, at) => ({ over, rate: dividendRates[at] ?? 0 }))
      ledger.layer(
        'Income tax on dividends',
        from + Math.min(taxableDividends, dividendAllowance),
        from + taxableDividends,
        rates,
        { by: 'ITA 2007, s. 13A', item: 'dividendTax' },
      )
    }

    const insured = pay - (values.pensionMethod === 'sacrifice' ? contribution : 0)
    if (!values.pensioner)
      ledger.scale('National Insurance', insured, law.nationalInsurance.employee, {
        item: 'insurance',
        by: 'SSCBA 1992, s. 8',
      })
    ledger.scale('Employer’s National Insurance', insured, law.nationalInsurance.employer, {
      cost: 'insurance',
      by: 'SSCBA 1992, s. 9',
    })
    if (contribution > 0) {
      const [basic] = bands
      if (isRelief)
        ledger.step(
          'Paid into the pension from pay after tax',
          contribution * (1 - (basic?.rate ?? 0)),
          '{whole} × (1 − {relief})',
          { whole: contribution, relief: { kind: 'percent', value: basic?.rate ?? 0 } },
          { by: 'Finance Act 2004, s. 192', item: 'pension' },
        )
      else ledger.take('pension', contribution)
    }
    const { rate, postgraduateRate } = law.studentLoans
    if (threshold !== undefined)
      ledger.says(
        'Student loan',
        'its share of earnings above the threshold of the plan, in whole pounds',
        studentLoanRepayment(insured, threshold, rate),
        { by: 'SI 2009/470, reg. 44', item: 'loan' },
      )
    if (values.postgraduate)
      ledger.says(
        'Postgraduate loan',
        'its share of earnings above its threshold, in whole pounds',
        studentLoanRepayment(insured, law.studentLoans.thresholds.postgraduate, postgraduateRate),
        { by: 'SI 2009/470, reg. 44', item: 'postgraduateLoan' },
      )
    return undefined
  },

  formula: 'Take-home pay = pay − income tax − National Insurance − pension − loan repayments',
  limits: [
    'For an employee with one job, resident all year, National Insurance category A and even pay.',
    'Without a tax code the page works out what the law asks for the year; payroll works by the code, whose free pay is up to 9 pounds more.',
    'Scotland: for a pension paid after tax only the basic-rate relief is counted; relief above it is claimed from HMRC.',
    'Marriage allowance, gift aid, the child benefit charge, benefits in kind and self-employment are left out.',
    'This page explains the law; it is no advice.',
  ],
  sources: [
    { title: 'GOV.UK: Income Tax rates and Personal Allowances', href: 'https://www.gov.uk/income-tax-rates' },
    { title: 'Income Tax Act 2007', href: 'https://www.legislation.gov.uk/ukpga/2007/3' },
    { title: 'GOV.UK: Tax on dividends', href: 'https://www.gov.uk/tax-on-dividends' },
    { title: 'GOV.UK: Tax on savings interest', href: 'https://www.gov.uk/apply-tax-free-interest-on-savings' },
  ],
  examples: [
    {
      name: 'A six-figure offer with a bonus',
      given: { taxYear: '2026-27', pay: 100_000, bonus: 10_000 },
      expect: { gross: 110_000, tax: 33_432, takeHome: 72_357.4, marginal: 0.62 },
    },
    {
      name: 'A director in Cardiff',
      given: { taxYear: '2026-27', pay: 12_570, dividends: 40_000 },
      expect: { tax: 4821.25, social: 0 },
    },
    {
      name: 'A net wage in Dundee',
      given: { taxYear: '2026-27', pay: 2400, basis: 'netMonth', nation: 'scotland' },
      expect: { gross: 35_134.47, monthly: 2400 },
    },
  ],
})
