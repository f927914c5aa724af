import { percent, problem, toggle } from '@/lib/kits/calculator'
import { defineCountryTax } from '@/lib/families/country-income-tax'
import { earnersLevy } from '@/lib/law/nz/earners-levy'
import { earnerCredit, incomeTax } from '@/lib/law/nz/income-tax'
import { kiwiSaver, studentLoan } from '@/lib/law/nz/retirement-saving'

export default defineCountryTax({
  law: 'nz',
  yearBegins: '04-01',
  reads: { incomeTax, earnersLevy, kiwiSaver },
  mayRead: { earnerCredit, studentLoan },
  initial: 75_000,
  help: 'For an employee with one job, on tax code M.',
  words: { social: 'ACC levy', saving: 'KiwiSaver', other: 'Student loan' },
  items: {
    tax: { label: 'Income tax', is: 'tax' },
    levy: { label: 'ACC levy', is: 'social' },
    saving: { label: 'KiwiSaver', is: 'saving' },
    loan: { label: 'Student loan', is: 'other' },
  },
  employer: { saving: 'Employer’s KiwiSaver' },
  inputs: {
    saving: percent('Your KiwiSaver contribution', {
      initial: 0.035,
      max: 1,
      slider: { to: 0.1, step: 0.005 },
      help: 'As a share of the pay; 0 if you are no member.',
    }),
    loan: toggle('Student loan', {}),
    credit: toggle('Independent earner tax credit', {
      help: 'Not with Working for Families or a benefit.',
      refines: true,
    }),
  },

  assess({ pay, values, law, ledger }) {
    if (values.loan && !law.studentLoan) return problem('loan', 'must be off for this year: its threshold was not read')
    if (values.credit && !law.earnerCredit)
      return problem('credit', 'must be off for this year, in which its limits changed on 31 July')
    const gross = ledger.scale('Tax by the bands', pay, law.incomeTax.bands, {
      table: 'Income tax',
      by: 'Income Tax Act 2007, schedule 1',
    })
    const credit = values.credit ? law.earnerCredit : undefined
    const given =
      credit && pay >= credit.from
        ? Math.max(0, credit.amount - Math.max(0, pay - credit.taperAbove) * credit.taper)
        : 0
    ledger.less(
      'Income tax',
      gross,
      { 'earner credit': Math.min(gross, given) },
      { by: `Income Tax Act 2007, ${given > 0 ? 's. LC 13' : 'schedule 1'}`, item: 'tax' },
    )
    const { rate, most } = law.earnersLevy
    const liable = ledger.upTo('Earnings that bear the levy', pay, most)
    ledger.share('ACC levy', liable, rate, {
      by: 'Accident Compensation Act 2001, s. 219',
      rounded: 'cents down',
      item: 'levy',
    })
    const saved = ledger.share('KiwiSaver', pay, values.saving)
    if (saved > 0) {
      ledger.take('saving', saved)
      ledger.share('Employer’s KiwiSaver at the least rate', pay, law.kiwiSaver.least, {
        by: 'KiwiSaver Act 2006, s. 101A',
        cost: 'saving',
      })
    }
    if (values.loan && law.studentLoan) {
      const { rate: share, above } = law.studentLoan
      ledger.share(
        'Student loan',
        ledger.less(
          'Pay above the threshold of the loan',
          pay,
          { threshold: above },
          { by: 'Student Loan Scheme Act 2011, s. 37' },
        ),
        share,
        {
          item: 'loan',
        },
      )
    }
    return undefined
  },

  formula: 'Take-home pay = pay − income tax − ACC levy − KiwiSaver − student loan',
  limits: [
    'For an employee with one job on tax code M and even pay; secondary codes, special codes and income without withholding are left out.',
    '2024–25 is worked out by the yearly mix of two tables, since the bands changed on 31 July 2024.',
    'The student loan threshold of 2026–27 was not read, so the page refuses a loan for that year.',
    'The employer’s KiwiSaver is shown at the least rate and before the tax that is taken off it.',
    'This page explains the law; it is no advice.',
  ],
  sources: [
    {
      title: 'Inland Revenue: Tax rates for individuals',
      href: 'https://www.ird.govt.nz/income-tax/income-tax-for-individuals/tax-codes-and-tax-rates-for-individuals/tax-rates-for-individuals',
    },
    {
      title: 'Income Tax Act 2007',
      href: 'https://www.legislation.govt.nz/act/public/2007/0097/latest/DLM1512301.html',
    },
  ],
  examples: [
    {
      name: 'An electrician in Hamilton',
      given: { taxYear: '2025-26', pay: 38, basis: 'hour', saving: 0.03, loan: true },
      expect: { gross: 79_040, tax: 15_960.7, social: 1319.96, saving: 2371.2, other: 6589.44 },
    },
  ],
})
