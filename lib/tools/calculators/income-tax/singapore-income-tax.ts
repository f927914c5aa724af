import { choice, money, problem } from '@/lib/kits/calculator'
import { defineCountryTax } from '@/lib/families/country-income-tax'
import { incomeTax } from '@/lib/law/sg/income-tax'
import { providentFund } from '@/lib/law/sg/provident-fund'
import { fundOfYear } from '@/lib/subjects/tax/singapore'

export default defineCountryTax({
  law: 'sg',
  yearBegins: '01-01',
  reads: { incomeTax, providentFund },
  initial: 72_000,
  help: 'For an employee with one job; tax is assessed in the year after.',
  words: { social: 'Provident fund' },
  items: {
    fund: { label: 'Provident fund', is: 'social' },
    tax: { label: 'Income tax', is: 'tax' },
  },
  employer: { fund: 'Employer’s provident fund' },
  inputs: {
    status: choice('You are', {
      options: {
        fund: 'Citizen, or permanent resident from the third year',
        resident: 'Foreigner, resident for tax',
        nonResident: 'Foreigner, here for 61 to 182 days',
      },
      initial: 'fund',
      as: 'menu',
    }),
    age: choice('Your age', {
      options: { to55: '55 or younger', to60: '56 to 60', to65: '61 to 65', to70: '66 to 70', over70: 'Over 70' },
      initial: 'to55',
      as: 'menu',
      help: 'Sets the rates of the provident fund.',
      shownWhen: { field: 'status', is: 'fund' },
    }),
    earnedRelief: choice('Age on 31 December', {
      options: { under55: 'Under 55', from55: '55 to 59', from60: '60 or more' },
      initial: 'under55',
      as: 'menu',
      help: 'Sets the earned income relief.',
      shownWhen: { field: 'status', is: ['fund', 'resident'] },
      refines: true,
    }),
    reliefs: money('Other reliefs and donations', {
      initial: 0,
      max: 1_000_000,
      help: 'Spouse, children, parents, insurance, SRS; donations at the multiple the law gives them.',
      shownWhen: { field: 'status', is: ['fund', 'resident'] },
      refines: true,
    }),
  },

  assess({ pay, bonus, values, law, ledger }) {
    const { resident, nonResidentRate, earnedIncomeRelief, rebate } = law.incomeTax
    if (values.status === 'nonResident') {
      const flat = pay * nonResidentRate
      const graded = ledger.scale('Tax by the bands of residents', pay, resident, {
        table: 'By the bands of residents',
        by: 'Income Tax Act 1947, s. 42',
      })
      ledger.step(
        'Income tax',
        Math.max(flat, graded),
        'max({pay} × {rate}, {graded})',
        { pay, rate: { kind: 'percent', value: nonResidentRate }, graded },
        { by: 'Income Tax Act 1947, s. 43', rounded: 'cents', item: 'tax' },
      )
      return undefined
    }
    let contribution = 0
    if (values.status === 'fund') {
      const { employee, employer, wageCeiling, yearlyCeiling, fullRatesAbove } = law.providentFund
      if ((pay - bonus) / 12 <= fullRatesAbove)
        return problem('pay', `must be more than ${fullRatesAbove} a month: smaller wages have rates of their own`)
      const rates = { employee: employee[values.age], employer: employer[values.age] }
      const fund = fundOfYear({ ordinary: pay - bonus, bonus }, rates, { wageCeiling, yearlyCeiling })
      contribution = ledger.says(
        'Provident fund',
        'each month its share of wages up to the ceiling, cents dropped',
        fund.employee,
        { by: 'CPF Act 1953', item: 'fund' },
      )
      ledger.says(
        'Employer’s provident fund',
        'each month the total to the nearest dollar less your share',
        fund.employer,
        { by: 'CPF Act 1953, first schedule', cost: 'fund' },
      )
    }
    const chargeable = ledger.less(
      'Chargeable income',
      pay,
      {
        'earned income relief': Math.min(pay, earnedIncomeRelief[values.earnedRelief]),
        'provident fund': contribution,
        'other reliefs': values.reliefs,
      },
      { by: 'Income Tax Act 1947, s. 38 and 39' },
    )
    const gross = ledger.scale('Tax by the bands', chargeable, resident, {
      table: 'Income tax',
      by: 'Income Tax Act 1947, s. 42',
    })
    const given = Math.min(rebate.most, gross * rebate.share)
    if (given > 0) ledger.less('Income tax', gross, { rebate: given }, { rounded: 'cents', item: 'tax' })
    else ledger.sum('Income tax', { 'by the bands': gross }, { rounded: 'cents', item: 'tax' })
    return undefined
  },

  formula: 'Take-home pay = pay − provident fund − income tax, which is asked for in the year after',
  limits: [
    'For an employee with one job and even pay; the year is that in which income is earned, one before the year of assessment.',
    'Wages up to 750 a month and the first two years of permanent residents have contribution rates of their own, which are left out.',
    'The limit on the sum of all reliefs is not applied: enter what IRAS allows you.',
    'No rebate is counted for income from 2025 on; none was found when the figures were read.',
    'Rental, trade and foreign income, and the skills levy of employers, are left out.',
    'This page explains the law; it is no advice.',
  ],
  sources: [
    {
      title: 'IRAS: Individual income tax rates',
      href: 'https://www.iras.gov.sg/taxes/individual-income-tax/basics-of-individual-income-tax/tax-residency-and-tax-rates/individual-income-tax-rates',
    },
    {
      title: 'CPF Board: How much CPF contributions to pay',
      href: 'https://www.cpf.gov.sg/employer/employer-obligations/how-much-cpf-contributions-to-pay',
    },
  ],
  examples: [
    {
      name: 'An engineer of 32',
      given: { taxYear: '2026', pay: 7000, basis: 'month', bonus: 14_000 },
      expect: { gross: 98_000, social: 19_600, tax: 3168 },
    },
    {
      name: 'A consultant here for five months',
      given: { taxYear: '2026', pay: 60_000, status: 'nonResident' },
      expect: { tax: 9000, social: 0 },
    },
  ],
})
