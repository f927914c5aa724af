import { choice, integer, percent } from '@/lib/kits/calculator'
import { defineCountryTax } from '@/lib/families/country-income-tax'
import { incomeTax } from '@/lib/law/za/income-tax'
import { unemploymentInsurance } from '@/lib/law/za/unemployment-insurance'

export default defineCountryTax({
  law: 'za',
  yearBegins: '03-01',
  reads: { incomeTax, unemploymentInsurance },
  initial: 420_000,
  help: 'For an employee who is resident and has one job.',
  words: { social: 'Unemployment insurance', saving: 'Retirement contribution' },
  items: {
    tax: { label: 'Income tax', is: 'tax' },
    insurance: { label: 'Unemployment insurance', is: 'social' },
    retirement: { label: 'Retirement contribution', is: 'saving' },
  },
  employer: { insurance: 'Employer’s unemployment insurance' },
  inputs: {
    age: choice('Age at the end of the year', {
      options: { under65: 'Under 65', from65: '65 to 74', from75: '75 or more' },
      initial: 'under65',
      as: 'menu',
    }),
    retirement: percent('Your retirement contribution', {
      initial: 0,
      max: 1,
      slider: { to: 0.3, step: 0.005 },
      help: 'As a share of the pay.',
    }),
    members: integer('Members on your medical scheme', {
      initial: 0,
      max: 20,
      help: 'You and your dependants.',
      refines: true,
    }),
  },

  assess({ pay, bonus, values, law, ledger }) {
    const { bands, rebates, medicalCredit, retirement } = law.incomeTax
    const paid = ledger.share('Retirement contribution', pay, values.retirement)
    if (paid > 0) ledger.take('retirement', paid)
    const deductible = Math.min(paid, pay * retirement.rate, retirement.most)
    const taxable = ledger.less(
      'Taxable income',
      pay,
      { 'retirement contributions that count': deductible },
      {
        by: 'ITA 1962, s. 11F',
      },
    )
    const gross = ledger.scale('Tax by the bands', taxable, bands, { table: 'Income tax', by: 'ITA 1962, s. 5' })
    const byAge = { under65: 0, from65: rebates.from65, from75: rebates.from65 + rebates.from75 }[values.age]
    const firstTwo = Math.min(values.members, 2) * medicalCredit.firstTwo
    const others = Math.max(0, values.members - 2) * medicalCredit.others
    ledger.less(
      'Income tax',
      gross,
      { 'primary rebate': rebates.primary, 'rebate by age': byAge, 'medical credits': (firstTwo + others) * 12 },
      { by: 'ITA 1962, s. 6 and 6A', item: 'tax' },
    )
    const { rate, ceiling } = law.unemploymentInsurance
    const monthly = (pay - bonus) / 12
    const counted = Math.min(monthly, ceiling) * 11 + Math.min(monthly + bonus, ceiling)
    ledger.says('Pay that counts for unemployment insurance', 'each month’s pay up to the ceiling', counted, {
      by: 'UIC Act 2002, s. 6',
    })
    ledger.share('Unemployment insurance', counted, rate, { by: 'UIC Act 2002, s. 6', item: 'insurance' })
    ledger.share('Employer’s unemployment insurance', counted, rate, { by: 'UIC Act 2002, s. 6', cost: 'insurance' })
    return undefined
  },

  formula:
    'Take-home pay = pay − (tax by the bands − rebates − medical credits) − unemployment insurance − retirement contribution',
  limits: [
    'For an employee who is resident, with one job and even pay, who is on the medical scheme all year.',
    'Worked out for the year. The monthly deduction tables of SARS tax the middle of a pay band and differ slightly.',
    'Travel allowances, interest, capital gains, extra medical expenses and the skills levy of employers are left out.',
    'This page explains the law; it is no advice.',
  ],
  sources: [
    {
      title: 'SARS: Rates of tax for individuals',
      href: 'https://www.sars.gov.za/tax-rates/income-tax/rates-of-tax-for-individuals/',
    },
    { title: 'SARS: Medical tax credit rates', href: 'https://www.sars.gov.za/tax-rates/medical-tax-credit-rates/' },
  ],
  examples: [
    {
      name: 'A teacher in Durban',
      given: { taxYear: '2026-27', pay: 420_000, retirement: 0.075, members: 3 },
      expect: { tax: 51_780, social: 2125.44, saving: 31_500 },
    },
  ],
})
