import { choice, money, percent, problem } from '@/lib/kits/calculator'
import { defineCountryTax } from '@/lib/families/country-income-tax'
import { businessCharges } from '@/lib/law/sa/business'
import { newEntrants, serviceAward, socialInsurance } from '@/lib/law/sa/social-insurance'

const months = 12

export default defineCountryTax({
  law: 'sa',
  yearBegins: '01-01',
  reads: { socialInsurance, serviceAward, businessCharges },
  mayRead: { newEntrants },
  initial: 180_000,
  help: 'For an employee of a private company, with or without a business of their own.',
  words: { tax: 'Zakat and income tax', social: 'GOSI' },
  items: {
    profit: { label: 'Profit of the business', is: 'income' },
    annuities: { label: 'Annuities (GOSI)', is: 'social' },
    unemployment: { label: 'Unemployment insurance (SANED)', is: 'social' },
    zakat: { label: 'Zakat', is: 'tax' },
    incomeTax: { label: 'Income tax on the business', is: 'tax' },
  },
  raise: 1000,
  employer: {
    annuities: 'Annuities (GOSI)',
    unemployment: 'Unemployment insurance (SANED)',
    hazards: 'Occupational hazards (GOSI)',
    award: 'End of service award earned in the year',
  },
  inputs: {
    status: choice('Insured as', {
      options: {
        saudi: 'Saudi, before 3 July 2024',
        entrant: 'Saudi, first since then',
        foreign: 'Foreign employee',
      },
      initial: 'saudi',
      as: 'menu',
    }),
    outside: percent('Allowances outside GOSI', {
      initial: 0,
      max: 1,
      slider: { to: 0.5, step: 0.01 },
      help: 'Share of the pay that is neither basic pay nor housing, such as transport.',
    }),
    profit: money('Profit of your business a year', {
      initial: 0,
      help: 'Foreign owners pay income tax on it.',
      refines: true,
    }),
    zakatBase: money('Zakat base of your business', {
      initial: 0,
      help: 'Of a lunar year, for Saudi owners.',
      refines: true,
    }),
    service: choice('Years of service', {
      options: { firstFive: 'Up to five', after: 'More than five' },
      initial: 'firstFive',
      refines: true,
    }),
  },

  assess({ pay, values, law, ledger }) {
    const { status, profit, zakatBase } = values
    if (status === 'entrant' && law.newEntrants === undefined)
      return problem('status', 'must be another for this tax year: new entrants are known here from 2025')
    if (status === 'foreign' && zakatBase > 0)
      return problem('zakatBase', 'must be 0 for a foreign owner, who pays income tax')
    ledger.says('Income tax on the salary', 'none in Saudi Arabia', 0)

    if (pay > 0) {
      const { annuities, unemployment, hazards, least, most } = law.socialInsurance
      const wage = ledger.share('Basic pay and housing', pay, 1 - values.outside)
      const month = ledger.step('Of a month', wage / months, `{wage} ÷ ${months}`, { wage })
      const insured = ledger.step(
        'Contribution wage of a month',
        Math.min(most, Math.max(least, month)),
        'min({most}, max({least}, {month}))',
        { most, least, month },
      )
      const year = ledger.step('Contribution wage of a year', insured * months, `{insured} × ${months}`, { insured })
      if (status === 'entrant' && law.newEntrants) {
        const { untilJune, fromJuly } = law.newEntrants
        const figures = {
          year,
          untilJune: { kind: 'percent', value: untilJune, decimals: 2 },
          fromJuly: { kind: 'percent', value: fromJuly, decimals: 2 },
        } as const
        const is = '{year} ÷ 2 × {untilJune} + {year} ÷ 2 × {fromJuly}'
        const both = (year / 2) * untilJune + (year / 2) * fromJuly
        ledger.step('Annuities, half of the year at each rate', both, is, figures, {
          rounded: 'cents',
          item: 'annuities',
        })
        ledger.step('Employer’s annuities', both, is, figures, { rounded: 'cents', cost: 'annuities' })
      }
      if (status === 'saudi') {
        ledger.share('Annuities', year, annuities, { rounded: 'cents', item: 'annuities' })
        ledger.share('Employer’s annuities', year, annuities, { rounded: 'cents', cost: 'annuities' })
      }
      if (status !== 'foreign') {
        ledger.share('Unemployment insurance', year, unemployment, { rounded: 'cents', item: 'unemployment' })
        ledger.share('Employer’s unemployment insurance', year, unemployment, {
          rounded: 'cents',
          cost: 'unemployment',
        })
      }
      ledger.share('Occupational hazards, employer', year, hazards, { rounded: 'cents', cost: 'hazards' })
      const award = law.serviceAward[values.service]
      ledger.step(
        'End of service award earned in the year',
        (pay / months) * award,
        `{pay} ÷ ${months} × {award}`,
        { pay, award: { kind: 'number', value: award, decimals: 1 } },
        { by: 'Labor Law, article 84', rounded: 'cents', cost: 'award' },
      )
    }

    if (profit > 0) ledger.take('profit', profit)
    const { zakat, incomeTax } = law.businessCharges
    if (status === 'foreign' && profit > 0)
      ledger.scale('Income tax on the business', profit, [{ over: 0, rate: incomeTax }], {
        by: 'Income Tax Law, article 7',
        rounded: 'cents',
        item: 'incomeTax',
      })
    if (zakatBase > 0) ledger.share('Zakat', zakatBase, zakat, { rounded: 'cents', item: 'zakat' })
    return undefined
  },

  formula: 'Take-home pay = pay + profit − GOSI contributions − zakat or income tax on the business',
  limits: [
    'For an employee of a private company and for a business of one’s own. Nationals of other Gulf states are insured at the rates of their own systems, which are not here.',
    'For new entrants each half of the year has its own rate; where a step begins within a month is left to payroll.',
    'Zakat is the share of the base of a lunar year; books of a Gregorian year are charged a little more, which is not worked out. The base itself is yours to enter.',
    'The award of one year of service is shown; who resigns early receives a part of it or none.',
    'Tax withheld from payments abroad, value added tax and the tax of another country are left out.',
    'This page explains the law; it is no advice.',
  ],
  sources: [
    { title: 'General Organization for Social Insurance', href: 'https://www.gosi.gov.sa/' },
    { title: 'Zakat, Tax and Customs Authority', href: 'https://zatca.gov.sa/en/Pages/default.aspx' },
  ],
  examples: [
    {
      name: 'A new accountant in Jeddah',
      given: { taxYear: '2026', pay: 9000, basis: 'month', status: 'entrant', outside: 0.1 },
      expect: { social: 10_206, takeHome: 97_794 },
    },
  ],
})
