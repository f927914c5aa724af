import { choice, money, percent, problem, toggle } from '@/lib/kits/calculator'
import { defineCountryTax } from '@/lib/families/country-income-tax'
import { corporateTax, smallBusinessRelief, vatRegistration } from '@/lib/law/ae/corporate-tax'
import { gratuity, pension, unemploymentInsurance } from '@/lib/law/ae/employment'
import { olderPension } from '@/lib/law/ae/older-pension'

const months = 12

export default defineCountryTax({
  law: 'ae',
  yearBegins: '01-01',
  reads: {
    corporateTax,
    smallBusinessRelief,
    vatRegistration,
    pension,
    olderPension,
    unemploymentInsurance,
    gratuity,
  },
  initial: 240_000,
  help: 'For an employee of a private company on the mainland, with or without a business of their own.',
  words: { tax: 'Corporate tax', social: 'Social insurance' },
  items: {
    profit: { label: 'Profit of the business', is: 'income' },
    pension: { label: 'Pension (GPSSA)', is: 'social' },
    unemployment: { label: 'Unemployment insurance (ILOE)', is: 'social' },
    corporateTax: { label: 'Corporate tax', is: 'tax' },
  },
  raise: 1000,
  remark: 'To register',
  employer: { pension: 'Pension (GPSSA)', gratuity: 'Gratuity earned in the year' },
  inputs: {
    nationality: choice('Nationality', {
      options: {
        foreign: 'Foreign',
        emirati: 'Emirati, insured since 31 October 2023',
        emiratiBefore: 'Emirati, insured before',
      },
      initial: 'foreign',
      as: 'menu',
    }),
    turnover: money('Turnover of your business a year', {
      initial: 0,
      help: 'Sole establishment, freelancing. Not salary, own investments or rent of property.',
    }),
    profit: money('Taxable profit of the business', { initial: 0, refines: true }),
    relief: toggle('Small business relief', {
      help: 'If you choose it in the return: no taxable income up to a revenue.',
      refines: true,
    }),
    basic: percent('Basic pay, share of the pay', {
      initial: 1,
      max: 1,
      slider: { to: 1, step: 0.05 },
      help: 'What the contract calls basic: for gratuity and unemployment insurance.',
      refines: true,
    }),
    service: choice('Years of service', {
      options: { firstFive: 'Up to five', after: 'More than five' },
      initial: 'firstFive',
      refines: true,
    }),
  },

  assess({ pay, values, law, ledger, show }) {
    const { turnover, profit, nationality } = values
    if (profit > turnover) return problem('profit', 'must be at most the turnover')
    ledger.says('Income tax on the salary', 'none: wages are not a business', 0, { by: 'Cabinet Decision 49 of 2023' })
    const month = ledger.step('Pay a month', pay / months, `{pay} ÷ ${months}`, { pay })
    const basicPay = ledger.share('Basic pay a month', month, values.basic)

    if (nationality !== 'foreign' && pay > 0) {
      const isNew = nationality === 'emirati'
      const by = isNew ? 'Federal Decree-Law 57 of 2023' : 'Federal Law 7 of 1999'
      const { employee, least, most } = isNew ? law.pension : law.olderPension
      const insured = ledger.step(
        'Contribution pay a month',
        Math.min(most, Math.max(least, month)),
        'min({most}, max({least}, {month}))',
        { most, least, month },
        { by },
      )
      const employer = !isNew
        ? law.olderPension.employer
        : insured < law.pension.supportBelow
          ? law.pension.employerSupported
          : law.pension.employer
      const year = ledger.step('Contribution pay a year', insured * months, `{insured} × ${months}`, { insured })
      ledger.share('Pension', year, employee, { by, rounded: 'cents', item: 'pension' })
      ledger.share('Employer’s pension contribution', year, employer, { by, rounded: 'cents', cost: 'pension' })
    }
    if (pay > 0) {
      const { basicUpTo, lower, higher } = law.unemploymentInsurance
      const premium = basicPay <= basicUpTo ? lower : higher
      ledger.step(
        'Unemployment insurance',
        premium * months,
        `{premium} × ${months}`,
        { premium },
        { by: 'Federal Decree-Law 13 of 2022', item: 'unemployment' },
      )
    }
    if (nationality === 'foreign' && pay > 0) {
      const days = law.gratuity[values.service]
      ledger.step(
        'Gratuity earned in the year',
        (basicPay / law.gratuity.month) * days,
        '{basicPay} ÷ {month} × {days}',
        {
          basicPay,
          month: { kind: 'count', value: law.gratuity.month },
          days: { kind: 'count', value: days },
        },
        { by: 'Labour Law, article 51', rounded: 'cents', cost: 'gratuity' },
      )
    }

    if (turnover === 0) return undefined
    if (profit > 0) ledger.take('profit', profit)
    const { turnoverAbove, bands } = law.corporateTax
    if (turnover > law.vatRegistration.above)
      ledger.remark(`Taxable supplies above ${show.money(law.vatRegistration.above)} need a VAT registration.`)
    if (turnover <= turnoverAbove) {
      if (values.relief) return problem('relief', 'must be off: the business is below the limit of corporate tax')
      ledger.says('Corporate tax', 'none: the turnover does not exceed the limit of natural persons', 0, {
        by: 'Cabinet Decision 49 of 2023',
      })
      return undefined
    }
    ledger.remark(`A turnover above ${show.money(turnoverAbove)} needs a corporate tax registration.`)
    const { revenueUpTo } = law.smallBusinessRelief
    if (values.relief && turnover > revenueUpTo)
      return problem('relief', `must be off: the revenue is above ${show.money(revenueUpTo)}`)
    if (values.relief)
      ledger.says('Corporate tax', 'none: small business relief was chosen', 0, {
        by: 'Ministerial Decision 73 of 2023',
      })
    else
      ledger.scale('Corporate tax', profit, bands, {
        by: 'Federal Decree-Law 47 of 2022, article 3',
        rounded: 'cents',
        item: 'corporateTax',
      })
    return undefined
  },

  formula: 'Take-home pay = pay + profit − pension contribution − unemployment insurance − corporate tax on the profit',
  limits: [
    'For an employee of a private company on the mainland and for a natural person’s own business. Rules of free zones and of government employment are left out.',
    'The pay is taken as the contribution pay of the pension. Nationals of other Gulf states are insured by their own systems.',
    'Unemployment insurance is without the value added tax on its premium.',
    'The gratuity of one year of service is shown; it needs a full year, and in all it is at most two years’ pay.',
    'Small business relief also asks that no earlier period had a higher revenue; it is known to the end of 2026.',
    'Fees of licences and visas, value added tax itself and tax in another country are left out.',
    'This page explains the law; it is no advice.',
  ],
  sources: [
    { title: 'Federal Tax Authority', href: 'https://tax.gov.ae/' },
    { title: 'General Pension and Social Security Authority', href: 'https://gpssa.gov.ae/' },
  ],
  examples: [
    {
      name: 'A designer with a job and a sole establishment',
      given: { taxYear: '2026', pay: 180_000, basic: 0.6, turnover: 1_400_000, profit: 500_000 },
      expect: { tax: 11_250, social: 60, takeHome: 668_690 },
    },
  ],
})
