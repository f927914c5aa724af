import { money, percent } from '@/lib/kits/calculator'
import { defineCountryTax } from '@/lib/families/country-income-tax'
import { capital, employerContribution, incomeTax, municipalAverage } from '@/lib/law/se/income-tax'

export default defineCountryTax({
  law: 'se',
  yearBegins: '01-01',
  reads: { incomeTax, municipalAverage, capital, employerContribution },
  initial: 480_000,
  help: 'For an employee under 66 who lives in Sweden all year.',
  words: { tax: 'Tax', social: 'Pension contribution' },
  items: {
    capital: { label: 'Income from capital', is: 'income' },
    municipal: { label: 'Municipal and regional tax', is: 'tax' },
    state: { label: 'State tax', is: 'tax' },
    pension: { label: 'General pension contribution', is: 'social' },
    pensionCredit: { label: 'Credit for the pension contribution', is: 'tax' },
    work: { label: 'Tax credit for work', is: 'tax' },
    earned: { label: 'Credit for earned income', is: 'tax' },
    service: { label: 'Public service fee', is: 'tax' },
    fees: { label: 'Burial and church fee', is: 'tax' },
    capitalTax: { label: 'Tax on capital', is: 'tax' },
    account: { label: 'Tax on the savings account', is: 'tax' },
  },
  raise: 1000,
  employer: { contributions: 'Employer’s contributions' },
  inputs: {
    municipal: percent('Municipal and regional tax', {
      optional: true,
      max: 0.5,
      slider: { to: 0.36, step: 0.001 },
      help: 'Left empty: the average of the country.',
    }),
    fees: percent('Burial and church fee', {
      initial: 0,
      max: 0.05,
      slider: { to: 0.02, step: 0.0001 },
      help: 'Everybody pays the burial fee, members the church fee. Both are on your tax notice.',
    }),
    deductions: money('Deductions from earned income', {
      initial: 0,
      help: 'What is allowed for travel to work and other expenses, after the limits.',
      refines: true,
    }),
    capital: money('Income from capital', { initial: 0, help: 'Interest, dividends, gains.', refines: true }),
    account: money('Capital base of a savings account (ISK)', {
      initial: 0,
      help: 'From your bank: a quarter of four values and of what was paid in.',
      refines: true,
    }),
  },

  assess({ pay, values, law, ledger }) {
    const { priceBase, basic, state, work, earned, service, pension } = law.incomeTax
    const municipal = values.municipal ?? law.municipalAverage.rate
    const afterExpenses = ledger.less('Earned income', pay, { deductions: values.deductions })
    const income = ledger.wholes('Assessed earned income', afterExpenses, 100, { by: 'IL 1 kap. 5 §' })

    const heights = income / priceBase
    const amount = (multiple: number) => multiple * priceBase
    let exact = amount(basic.low)
    const by = { by: 'IL 63 kap. 3 §' }
    if (
      heights <= basic.riseFrom ||
      (heights > basic.topFrom && heights <= basic.fallFrom) ||
      heights > basic.highFrom
    ) {
      const multiple = heights <= basic.riseFrom ? basic.low : heights > basic.highFrom ? basic.high : basic.top
      exact = ledger.step(
        'Basic deduction, exact',
        amount(multiple),
        '{priceBase} × {multiple}',
        {
          priceBase,
          multiple: { kind: 'number', value: multiple, decimals: 3 },
        },
        by,
      )
    } else {
      const [base, over, share, sign] =
        heights <= basic.topFrom
          ? [basic.low, basic.riseFrom, basic.rise, 1]
          : [basic.top, basic.fallFrom, basic.fall, -1]
      exact = ledger.step(
        'Basic deduction, exact',
        amount(base) + sign * share * (income - amount(over)),
        `{base} ${sign > 0 ? '+' : '−'} {share} × ({income} − {over})`,
        { base: amount(base), share: { kind: 'percent', value: share }, income, over: amount(over) },
        by,
      )
    }
    const deduction = ledger.says(
      'Basic deduction',
      'the next whole hundred, at most the income itself',
      Math.min(income, Math.ceil(exact / 100 - 1e-9) * 100),
    )
    const taxed = ledger.less('Taxable income', income, { 'basic deduction': deduction }, { by: 'IL 1 kap. 5 §' })
    const local = ledger.scale('Municipal and regional tax', taxed, [{ over: 0, rate: municipal }], {
      rounded: 'down',
      item: 'municipal',
      by: 'IL 65 kap. 3 §',
    })
    const national = ledger.scale('State tax', taxed, state, { rounded: 'down', item: 'state', by: 'IL 65 kap. 5 §' })

    let fee = 0
    if (income >= pension.from) {
      const bearing = ledger.upTo('Income that bears the pension contribution', income, pension.upTo, {
        by: 'SFS 1994:1744, 3 §',
      })
      const share = ledger.share('Pension contribution, exact', bearing, pension.rate, { by: 'SFS 1994:1744, 2 §' })
      fee = ledger.says(
        'General pension contribution',
        'to the nearest hundred, fifty downwards',
        Math.ceil(share / 100 - 0.5 - 1e-9) * 100,
        { by: 'SFS 1994:1744, 3 §', item: 'pension' },
      )
    }
    const credit = ledger.step(
      'Credit for the pension contribution',
      Math.min(fee, local + national),
      'min({fee}, {local} + {national})',
      { fee, local, national },
      { by: 'IL 67 kap. 2 §' },
    )
    if (credit > 0) ledger.take('pensionCredit', -credit)
    let left = Math.max(0, local - credit)

    const row = work.findLast(({ over }) => income > amount(over)) ?? work[0]
    const counted = ledger.step(
      'Income that counts for the work credit',
      amount(row.base) + (income - amount(row.over)) * row.share,
      '{base} + ({income} − {over}) × {share}',
      {
        base: amount(row.base),
        income,
        over: amount(row.over),
        share: { kind: 'percent', value: row.share, decimals: 2 },
      },
      { by: 'IL 67 kap. 7 §' },
    )
    const forWork = ledger.step(
      'Tax credit for work',
      Math.min(left, Math.floor(Math.max(0, counted - deduction) * municipal + 1e-6)),
      'min({left}, max(0, {counted} − {deduction}) × {municipal})',
      { left, counted, deduction, municipal: { kind: 'percent', value: municipal, decimals: 3 } },
      { by: 'IL 67 kap. 7 §', rounded: 'down' },
    )
    if (forWork > 0) ledger.take('work', -forWork)
    left -= forWork
    const forEarned = ledger.step(
      'Credit for earned income',
      Math.min(left, earned.most, Math.max(0, taxed - earned.above) * earned.rate),
      'min({left}, {most}, max(0, {taxed} − {above}) × {rate})',
      {
        left,
        most: earned.most,
        taxed,
        above: earned.above,
        rate: { kind: 'percent', value: earned.rate, decimals: 2 },
      },
      { by: 'IL 67 kap.', rounded: 'down' },
    )
    if (forEarned > 0) ledger.take('earned', -forEarned)
    ledger.step(
      'Public service fee',
      Math.min(service.most, taxed * service.rate),
      'min({most}, {taxed} × {rate})',
      { most: service.most, taxed, rate: { kind: 'percent', value: service.rate } },
      { rounded: 'down', item: 'service' },
    )
    if (values.fees > 0) ledger.share('Burial and church fee', taxed, values.fees, { rounded: 'down', item: 'fees' })

    if (values.capital > 0) {
      ledger.take('capital', values.capital)
      ledger.share('Tax on capital', values.capital, law.capital.rate, { rounded: 'down', item: 'capitalTax' })
    }
    if (values.account > 0) {
      const { free, rate } = law.capital.account
      const above = ledger.less('Capital base above the free part', values.account, { 'free part': free })
      ledger.share('Tax on the savings account', above, rate, { rounded: 'down', item: 'account' })
    }
    ledger.share('Employer’s contributions', pay, law.employerContribution.rate, {
      by: 'SFS 2000:980 and 1994:1920',
      rounded: 'nearest',
      cost: 'contributions',
    })
    return undefined
  },

  formula:
    'Take-home pay = pay − municipal and state tax − fees + tax credits; the pension contribution is credited in full',
  limits: [
    'For an employee under 66 at the start of the year, living in Sweden all year. The higher deduction of older people and the tax of short-term foreign workers are left out.',
    'The year 2026 is known here; the formulas of the years before were not found twice.',
    'Payroll takes tax by a table that belongs to a rounded municipal rate. This page works out the year’s own tax.',
    'The rate of your municipality is yours to enter; the burial fee is not assumed.',
    'Benefits, deductions for household services, interest, losses and the northern regions’ credit are left out.',
    'This page explains the law; it is no advice.',
  ],
  sources: [
    { title: 'Skatteverket', href: 'https://www.skatteverket.se/' },
    {
      title: 'Riksdagen: Inkomstskattelag (1999:1229)',
      href: 'https://www.riksdagen.se/sv/dokument-och-lagar/dokument/svensk-forfattningssamling/inkomstskattelag-19991229_sfs-1999-1229/',
    },
  ],
  examples: [
    {
      name: 'A teacher in Uppsala',
      given: { taxYear: '2026', pay: 41_000, basis: 'month', municipal: 0.3285, fees: 0.0025 },
      expect: { tax: 69_226, social: 34_400, takeHome: 388_374 },
    },
  ],
})
