import { choice, money, percent } from '@/lib/kits/calculator'
import { defineCountryTax } from '@/lib/families/country-income-tax'
import { employerContribution } from '@/lib/law/no/employer-contribution'
import { incomeTax } from '@/lib/law/no/income-tax'

export default defineCountryTax({
  law: 'no',
  yearBegins: '01-01',
  reads: { incomeTax, employerContribution },
  initial: 620_000,
  help: 'For an employee who lives in Norway outside the action zone.',
  words: { tax: 'Tax', social: 'National insurance', saving: 'Pension' },
  items: {
    general: { label: 'Tax on general income', is: 'tax' },
    brackets: { label: 'Bracket tax', is: 'tax' },
    insurance: { label: 'National insurance', is: 'social' },
    pension: { label: 'Pension', is: 'saving' },
  },
  raise: 1000,
  employer: { contribution: 'Employer’s contribution' },
  inputs: {
    pension: percent('Your pension contribution', {
      initial: 0,
      max: 1,
      slider: { to: 0.1, step: 0.005 },
      help: 'To the occupational scheme, as a share of the pay.',
    }),
    deductions: money('Other deductions', {
      initial: 0,
      help: 'Interest that you pay, travel to work, union fee.',
    }),
    zone: choice('Zone of the employer', {
      options: { I: 'I', Ia: 'Ia', II: 'II', III: 'III', IV: 'IV', IVa: 'IVa', V: 'V' },
      initial: 'I',
      as: 'menu',
      refines: true,
    }),
  },

  assess({ pay, values, law, ledger }) {
    const { generalRate, deductionRate, deductionMost, allowance, brackets, insurance, phaseIn } = law.incomeTax
    const paid = ledger.share('Pension contribution', pay, values.pension)
    if (paid > 0) ledger.take('pension', paid)
    const deduction = ledger.step(
      'Deduction from wages',
      Math.min(pay * deductionRate, deductionMost),
      'min({pay} × {rate}, {most})',
      { pay, rate: { kind: 'percent', value: deductionRate }, most: deductionMost },
      { by: 'skatteloven § 6-32' },
    )
    const general = ledger.less('General income', pay, {
      'deduction from wages': deduction,
      pension: paid,
      'other deductions': values.deductions,
    })
    const taxed = ledger.less('Above the personal allowance', general, { allowance }, { by: 'skatteloven § 15-4' })
    ledger.share('Tax on general income', taxed, generalRate, { rounded: 'nearest', item: 'general' })
    ledger.scale('Bracket tax', pay, brackets, {
      by: 'Stortingets skattevedtak § 3-1',
      rounded: 'nearest',
      item: 'brackets',
    })
    const full = pay * insurance.rate
    const phased = Math.max(0, pay - insurance.above) * phaseIn
    ledger.step(
      'National insurance',
      Math.min(full, phased),
      phased < full ? 'max(0, {pay} − {above}) × {phaseIn}' : '{pay} × {rate}',
      {
        pay,
        above: insurance.above,
        phaseIn: { kind: 'percent', value: phaseIn },
        rate: { kind: 'percent', value: insurance.rate },
      },
      { by: 'folketrygdloven § 23-3', rounded: 'nearest', item: 'insurance' },
    )
    const { zones, extra } = law.employerContribution
    ledger.share('Employer’s contribution', pay, zones[values.zone], {
      by: 'folketrygdloven § 23-2',
      rounded: 'nearest',
      cost: 'contribution',
    })
    if (extra.rate > 0 && pay > extra.above)
      ledger.step(
        'Extra contribution on high pay',
        (pay - extra.above) * extra.rate,
        '({pay} − {above}) × {rate}',
        { pay, above: extra.above, rate: { kind: 'percent', value: extra.rate } },
        { by: 'folketrygdloven § 23-2', rounded: 'nearest', cost: 'contribution' },
      )
    return undefined
  },

  formula: 'Take-home pay = pay − tax on general income − bracket tax − national insurance − pension',
  limits: [
    'For an employee who lives in Norway all year; the action zone in the north and the 25% scheme for foreign workers are left out.',
    'Wealth tax, income from shares and other business are left out.',
    'Worked out for the year. Payroll takes nothing in the holiday month and half in December, and more in the other months.',
    'This page explains the law; it is no advice.',
  ],
  sources: [
    { title: 'Skatteetaten: Rates', href: 'https://www.skatteetaten.no/en/rates/' },
    { title: 'Skatteloven', href: 'https://lovdata.no/dokument/NL/lov/1999-03-26-14' },
  ],
  examples: [
    {
      name: 'An engineer in Bergen',
      given: { taxYear: '2026', pay: 780_000, pension: 0.02, deductions: 60_000 },
      expect: { tax: 134_081, social: 59_280, saving: 15_600 },
    },
  ],
})
