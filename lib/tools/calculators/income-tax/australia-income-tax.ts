import { choice, money, problem, toggle } from '@/lib/kits/calculator'
import { defineCountryTax } from '@/lib/families/country-income-tax'
import { foreignResidents } from '@/lib/law/au/foreign-residents'
import { incomeTax } from '@/lib/law/au/income-tax'
import { medicareLevy } from '@/lib/law/au/medicare-levy'
import { studyLoans } from '@/lib/law/au/study-loans'
import { superannuation } from '@/lib/law/au/superannuation'
import { bracketOf, type Bracket } from '@/lib/subjects/tax/brackets'

export default defineCountryTax({
  law: 'au',
  yearBegins: '07-01',
  reads: { incomeTax, foreignResidents, medicareLevy, superannuation },
  mayRead: { studyLoans },
  initial: 90_000,
  help: 'For a single employee with one job; super is paid on top.',
  words: { social: 'Medicare levy', other: 'Study loan' },
  items: {
    tax: { label: 'Income tax', is: 'tax' },
    levy: { label: 'Medicare levy', is: 'social' },
    surcharge: { label: 'Medicare levy surcharge', is: 'social' },
    loan: { label: 'Study loan', is: 'other' },
  },
  employer: { super: 'Superannuation' },
  inputs: {
    residency: choice('For tax you are', {
      options: {
        resident: 'An Australian resident',
        foreign: 'A foreign resident',
        holiday: 'On a working holiday visa',
      },
      initial: 'resident',
      as: 'menu',
    }),
    loan: toggle('Study or training loan', { help: 'HELP, VSL, SFSS, SSL or TSL.' }),
    deductions: money('Deductions', { initial: 0, help: 'Work expenses and others that you claim.', refines: true }),
    cover: toggle('Private hospital cover', {
      initial: true,
      shownWhen: { field: 'residency', is: ['resident', 'holiday'] },
      refines: true,
    }),
  },

  assess({ pay, values, law, ledger }) {
    const { residentBands, holidayBands, lowIncomeOffset } = law.incomeTax
    if (values.loan && !law.studyLoans)
      return problem('loan', 'must be off for this year: its rates were read in one source with a misprint')
    const income = ledger.less(
      'Income after deductions',
      pay,
      { deductions: values.deductions },
      { by: 'ITAA 1997, s. 4-15' },
    )
    const taxable = ledger.wholes('Taxable income in whole dollars', income, 1)
    const bands =
      values.residency === 'foreign'
        ? law.foreignResidents
        : { resident: residentBands, holiday: holidayBands }[values.residency]
    const isResident = values.residency === 'resident'
    const gross = ledger.scale('Tax by the bands', taxable, bands, {
      table: 'Income tax',
      by: 'Income Tax Rates Act 1986, sch. 7',
    })
    const { most, first, second } = lowIncomeOffset
    const above = (over: number) => Math.max(0, taxable - over)
    const shrunk = Math.max(
      0,
      most - Math.min(above(first.over), second.over - first.over) * first.rate - above(second.over) * second.rate,
    )
    ledger.less(
      'Income tax',
      gross,
      { 'low income offset': isResident ? Math.min(gross, shrunk) : 0 },
      { ...(isResident ? { by: 'ITAA 1997, s. 61-115' } : {}), item: 'tax' },
    )

    if (values.residency !== 'foreign') {
      const { rate, shadeIn, threshold, surcharge } = law.medicareLevy
      const over = above(threshold)
      const whole = taxable * rate
      ledger.step(
        'Medicare levy',
        Math.min(whole, over * shadeIn),
        over * shadeIn < whole ? 'max(0, {taxable} − {threshold}) × {shadeIn}' : '{taxable} × {rate}',
        { taxable, threshold, shadeIn: { kind: 'percent', value: shadeIn }, rate: { kind: 'percent', value: rate } },
        { by: 'Medicare Levy Act 1986', item: 'levy' },
      )
      const step = values.cover ? undefined : bracketOf<Bracket>(taxable, surcharge)
      if (step)
        ledger.share('Medicare levy surcharge', taxable, step.rate, {
          by: 'Medicare Levy Act 1986, s. 8B',
          item: 'surcharge',
        })
    }
    if (values.loan && law.studyLoans) {
      const { over, rate: share, further, most: limit } = law.studyLoans
      const byBands =
        taxable > further.over ? further.base + (taxable - further.over) * further.rate : above(over) * share
      const money = { taxable, over, base: further.base, beyond: further.over, byBands }
      const rates = {
        share: { kind: 'percent', value: share },
        more: { kind: 'percent', value: further.rate },
        limit: { kind: 'percent', value: limit },
      } as const
      if (byBands > taxable * limit)
        ledger.share('Study loan', taxable, limit, { by: 'HESA 2003, s. 154-20', item: 'loan' })
      else
        ledger.step(
          'Study loan',
          byBands,
          taxable > further.over ? '{base} + ({taxable} − {beyond}) × {more}' : 'max(0, {taxable} − {over}) × {share}',
          { ...money, ...rates },
          { by: 'HESA 2003, s. 154-20', item: 'loan' },
        )
    }
    const { rate: guarantee, base } = law.superannuation
    const based = ledger.upTo('Pay that counts for super', pay, base, { by: 'SGAA 1992' })
    ledger.share('Superannuation', based, guarantee, { by: 'SGAA 1992', cost: 'super' })
    return undefined
  },

  formula: 'Take-home pay = pay − income tax less the low income offset − Medicare levy − study loan',
  limits: [
    'For a single employee with one job, resident or not for the whole year; the family and senior thresholds of the Medicare levy are left out.',
    'Worked out for the year, as the assessment does. What payroll withholds each week differs by rounding.',
    'The threshold of the Medicare levy for 2026–27 is the one in use for withholding; the Budget of May 2027 may raise it.',
    'Repayment income and income for the surcharge are taken to be taxable income; reportable fringe benefits and extra super would add to them.',
    'Franked dividends, capital gains, the senior offset and the private health insurance rebate are left out.',
    'This page explains the law; it is no advice.',
  ],
  sources: [
    {
      title: 'ATO: Tax rates, Australian residents',
      href: 'https://www.ato.gov.au/tax-rates-and-codes/tax-rates-australian-residents',
    },
    { title: 'Medicare Levy Act 1986', href: 'https://www.legislation.gov.au/C2004A03353/latest' },
  ],
  examples: [
    {
      name: 'A nurse with a study loan',
      given: { taxYear: '2026-27', pay: 90_000, loan: true },
      expect: { tax: 17_520, social: 1800, other: 3070.8, takeHome: 67_609.2 },
    },
  ],
})
