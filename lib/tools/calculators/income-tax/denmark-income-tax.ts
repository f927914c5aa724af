import { money, percent, toggle } from '@/lib/kits/calculator'
import { defineCountryTax } from '@/lib/families/country-income-tax'
import { incomeTax, municipalAverage, researcherScheme, shareIncome } from '@/lib/law/dk/income-tax'

export default defineCountryTax({
  law: 'dk',
  yearBegins: '01-01',
  reads: { incomeTax, municipalAverage, shareIncome, researcherScheme },
  initial: 500_000,
  help: 'For an employee of 18 or more who is fully liable to tax in Denmark.',
  words: { tax: 'Tax', social: 'Labour market contribution', saving: 'ATP and pension' },
  items: {
    shares: { label: 'Income from shares', is: 'income' },
    pension: { label: 'ATP and pension', is: 'saving' },
    contribution: { label: 'Labour market contribution', is: 'social' },
    bottom: { label: 'Bottom tax', is: 'tax' },
    upper: { label: 'Middle and top tax', is: 'tax' },
    ceiling: { label: 'Relief for the tax ceiling', is: 'tax' },
    municipal: { label: 'Municipal tax', is: 'tax' },
    church: { label: 'Church tax', is: 'tax' },
    allowance: { label: 'Value of the personal allowance', is: 'tax' },
    scheme: { label: 'Tax under the researcher scheme', is: 'tax' },
    shareTax: { label: 'Tax on income from shares', is: 'tax' },
  },
  raise: 1000,
  remark: 'Researcher scheme',
  inputs: {
    municipal: percent('Municipal tax', {
      optional: true,
      max: 0.4,
      slider: { to: 0.28, step: 0.001 },
      help: 'Left empty: the average of the year.',
    }),
    deductions: money('Other deductions', {
      initial: 0,
      help: 'Travel to work, union and unemployment fund, interest that you pay.',
    }),
    church: percent('Church tax', {
      initial: 0,
      max: 0.05,
      slider: { to: 0.013, step: 0.0005 },
      help: 'The rate of your municipality, for members of the national church.',
      refines: true,
    }),
    pension: money('ATP and pension a year', {
      initial: 0,
      help: 'What payroll takes from the pay above, before tax.',
      refines: true,
    }),
    shares: money('Income from shares', {
      initial: 0,
      help: 'Dividends and gains, outside a share savings account.',
      refines: true,
    }),
    scheme: toggle('Researcher scheme', {
      help: 'For researchers and key staff from abroad, who then have no deductions.',
      refines: true,
    }),
  },

  assess({ pay, year, values, law, ledger, show }) {
    const { contribution, bottom, allowance, upper, ceiling, employment, job } = law.incomeTax
    if (values.pension > 0) ledger.take('pension', values.pension)
    const base = ledger.less('Pay that bears the contribution', pay, { 'ATP and pension': values.pension })
    const paid = ledger.share('Labour market contribution', base, contribution, {
      by: 'arbejdsmarkedsbidragsloven § 1',
      rounded: 'cents',
      item: 'contribution',
    })
    const personal = ledger.less('Personal income', base, { contribution: paid }, { by: 'personskatteloven § 3' })
    if (values.shares > 0) {
      ledger.take('shares', values.shares)
      ledger.scale('Tax on income from shares', values.shares, law.shareIncome, {
        by: 'personskatteloven § 8 a',
        rounded: 'cents',
        item: 'shareTax',
      })
    }

    if (values.scheme) {
      const { rate, leastPay } = law.researcherScheme
      ledger.share('Tax under the researcher scheme', personal, rate, {
        by: 'kildeskatteloven § 48 F',
        rounded: 'cents',
        item: 'scheme',
      })
      if (pay < leastPay * 12)
        ledger.remark(`Key staff must earn at least ${show.money(leastPay)} a month; researchers need not.`)
      return undefined
    }

    const municipal = values.municipal ?? law.municipalAverage.rate
    const forWork = ledger.step(
      'Employment deduction',
      Math.min(pay * employment.rate, employment.most),
      'min({pay} × {rate}, {most})',
      { pay, rate: { kind: 'percent', value: employment.rate, decimals: 2 }, most: employment.most },
      { by: 'ligningsloven § 9 J', rounded: 'cents' },
    )
    const forJob =
      pay > job.above
        ? ledger.step(
            'Job deduction',
            Math.min((pay - job.above) * job.rate, job.most),
            'min(({pay} − {above}) × {rate}, {most})',
            { pay, above: job.above, rate: { kind: 'percent', value: job.rate }, most: job.most },
            { by: 'ligningsloven § 9 K', rounded: 'cents' },
          )
        : 0
    const taxable = ledger.less('Taxable income', personal, {
      'employment deduction': forWork,
      'job deduction': forJob,
      'other deductions': values.deductions,
    })

    const first = ledger.scale('Bottom tax', personal, [{ over: 0, rate: bottom }], {
      rounded: 'cents',
      item: 'bottom',
      by: 'personskatteloven § 6',
    })
    // Since 2026 the middle and the highest tax have sections of their own.
    const upperLaw = `personskatteloven ${year < 2026 ? '§ 7' : '§§ 7 to 8'}`
    const second = ledger.scale('Middle and top tax', personal, upper, {
      by: upperLaw,
      rounded: 'cents',
      item: 'upper',
    })
    const local = ledger.scale('Municipal tax', taxable, [{ over: 0, rate: municipal }], {
      rounded: 'cents',
      item: 'municipal',
    })
    const church =
      values.church > 0 ? ledger.share('Church tax', taxable, values.church, { rounded: 'cents', item: 'church' }) : 0

    const { over = 0, rate = 0 } = upper[1] ?? {}
    const excess = bottom + municipal + rate - ceiling
    let relief = 0
    if (excess > 1e-9 && personal > over) {
      relief = ledger.step(
        'Relief for the tax ceiling',
        (personal - over) * Math.min(excess, rate),
        '({personal} − {over}) × min({rate}, {bottom} + {municipal} + {rate} − {ceiling})',
        {
          personal,
          over,
          rate: { kind: 'percent', value: rate, decimals: 3 },
          bottom: { kind: 'percent', value: bottom, decimals: 3 },
          municipal: { kind: 'percent', value: municipal, decimals: 3 },
          ceiling: { kind: 'percent', value: ceiling, decimals: 3 },
        },
        { by: 'personskatteloven § 19', rounded: 'cents' },
      )
      ledger.take('ceiling', -relief)
    }
    const due = first + second - relief + local + church
    const worth = ledger.step(
      'Value of the personal allowance',
      Math.min(due, allowance * (bottom + municipal + values.church)),
      'min({due}, {allowance} × ({bottom} + {municipal} + {church}))',
      {
        due,
        allowance,
        bottom: { kind: 'percent', value: bottom, decimals: 3 },
        municipal: { kind: 'percent', value: municipal, decimals: 3 },
        church: { kind: 'percent', value: values.church, decimals: 3 },
      },
      { by: 'personskatteloven § 12', rounded: 'cents' },
    )
    ledger.take('allowance', -worth)
    return undefined
  },

  formula:
    'Take-home pay = pay − labour market contribution − bottom, middle and top tax − municipal and church tax + value of the personal allowance',
  limits: [
    'For an employee of 18 or more who is fully liable to tax in Denmark all year, taxed alone.',
    'An allowance that a spouse does not use, the extra deductions of single parents, older workers and for pensions, and the further relief for interest are left out.',
    'The tax ceiling is applied once, to the first upper tax, as the ceilings of 2026 lie apart by exactly the rates of the upper taxes.',
    'The average church tax is not assumed: enter the rate of your municipality. Property tax and income from capital are left out.',
    'Under the researcher scheme only the pay is taxed; whether you qualify is not examined.',
    'This page explains the law; it is no advice.',
  ],
  sources: [
    { title: 'Skatteministeriet: Rates', href: 'https://skm.dk/tal-og-metode/satser' },
    { title: 'Skat.dk: Tax rates', href: 'https://skat.dk/' },
  ],
  examples: [
    {
      name: 'A developer in Aarhus',
      given: { taxYear: '2026', pay: 720_000, municipal: 0.2452, deductions: 15_000 },
      expect: { tax: 203_842.71, social: 57_600, takeHome: 458_557.29 },
    },
  ],
})
