import { choice, integer, money, percent } from '@/lib/kits/calculator'
import { defineCountryTax } from '@/lib/families/country-income-tax'
import {
  childRelief,
  coupleDeductions,
  familyTariff,
  jobExpenses,
  premiumDeduction,
  singleTariff,
} from '@/lib/law/ch/federal-tax'
import { pensionFund, pillar3a, socialInsurance } from '@/lib/law/ch/social-insurance'

export default defineCountryTax({
  law: 'ch',
  yearBegins: '01-01',
  reads: {
    singleTariff,
    familyTariff,
    childRelief,
    coupleDeductions,
    premiumDeduction,
    jobExpenses,
    socialInsurance,
    pensionFund,
    pillar3a,
  },
  initial: 90_000,
  help: 'For an employee who is taxed by a return, with one wage in the household.',
  words: { tax: 'Tax', saving: 'Pension' },
  items: {
    oldAge: { label: 'AHV, IV and EO', is: 'social' },
    unemployment: { label: 'Unemployment insurance', is: 'social' },
    accident: { label: 'Accident and sickness premiums', is: 'social' },
    fund: { label: 'Pension fund', is: 'saving' },
    third: { label: 'Pillar 3a', is: 'saving' },
    federal: { label: 'Federal tax', is: 'tax' },
    local: { label: 'Cantonal and communal tax', is: 'tax' },
  },
  raise: 1000,
  remark: 'Canton and commune',
  employer: {
    oldAge: 'AHV, IV and EO',
    unemployment: 'Unemployment insurance',
    fund: 'Pension fund, at least',
  },
  inputs: {
    status: choice('Household', {
      options: { single: 'Single', married: 'Married', oneParent: 'Single parent' },
      initial: 'single',
      as: 'menu',
    }),
    local: percent('Canton and commune, of taxable income', {
      initial: 0,
      max: 0.5,
      slider: { to: 0.25, step: 0.005 },
      help: 'Your last cantonal, communal and church tax ÷ the taxable income of that bill.',
    }),
    children: integer('Children', {
      initial: 0,
      max: 20,
      shownWhen: { field: 'status', is: ['married', 'oneParent'] },
      refines: true,
    }),
    age: choice('Age', {
      options: {
        under25: 'Under 25',
        from25: '25 to 34',
        from35: '35 to 44',
        from45: '45 to 54',
        from55: '55 or more',
      },
      initial: 'from35',
      as: 'menu',
      help: 'For the least that the law asks of the pension fund.',
      refines: true,
    }),
    fund: money('Your pension fund contribution a year', {
      optional: true,
      help: 'From the payslip. Left empty: half of the legal minimum.',
      refines: true,
    }),
    accident: percent('Accident and sickness premiums', {
      initial: 0,
      max: 0.1,
      slider: { to: 0.02, step: 0.001 },
      help: 'Your rate for accidents outside work and daily sickness benefits, from the payslip.',
      refines: true,
    }),
    third: money('Pillar 3a a year', { initial: 0, refines: true }),
    deductions: money('Other deductions a year', {
      initial: 0,
      help: 'Travel, meals away from home, child care, a second earner.',
      refines: true,
    }),
  },

  assess({ pay, values, law, ledger }) {
    const { oldAge, unemployment } = law.socialInsurance
    const first = ledger.share('AHV, IV and EO', pay, oldAge, { by: 'AHVG, art. 5', rounded: 'cents', item: 'oldAge' })
    const insured = ledger.upTo('Wage insured against unemployment', pay, unemployment.upTo, { by: 'AVIG, art. 3' })
    const second = ledger.share('Unemployment insurance', insured, unemployment.rate, {
      by: 'AVIG, art. 3',
      rounded: 'cents',
      item: 'unemployment',
    })
    ledger.share('Employer’s AHV, IV and EO', pay, oldAge, { by: 'AHVG, art. 13', rounded: 'cents', cost: 'oldAge' })
    ledger.share('Employer’s unemployment insurance', insured, unemployment.rate, {
      by: 'AVIG, art. 3',
      rounded: 'cents',
      cost: 'unemployment',
    })

    const premiums =
      values.accident > 0
        ? ledger.share('Accident and sickness premiums', insured, values.accident, {
            rounded: 'cents',
            item: 'accident',
          })
        : 0

    let fund = values.fund ?? 0
    if (values.fund === undefined) {
      const { entry, coordination, upTo, least, credits } = law.pensionFund
      const rate = credits[values.age]
      if (pay <= entry || rate === 0)
        ledger.says('Pension fund', 'none: not insured for old age at this pay or age', 0, { by: 'BVG, art. 7' })
      else {
        const wage = Math.max(least, Math.min(pay, upTo) - coordination)
        ledger.step(
          'Insured wage',
          wage,
          'max({least}, min({pay}, {upTo}) − {coordination})',
          { least, pay, upTo, coordination },
          { by: 'BVG, art. 8' },
        )
        fund = ledger.step(
          'Pension fund, half of the credits',
          (wage * rate) / 2,
          '{wage} × {rate} ÷ 2',
          { wage, rate: { kind: 'percent', value: rate } },
          { by: 'BVG, art. 16', rounded: 'cents', item: 'fund' },
        )
      }
    } else ledger.take('fund', fund)
    if (fund > 0)
      ledger.says('Pension fund, employer', 'at least as much as you pay', fund, { by: 'BVG, art. 66', cost: 'fund' })

    const net = ledger.less('Net wage', pay, {
      'old age insurance': first,
      'unemployment insurance': second,
      premiums,
      'pension fund': fund,
    })
    const { rate, least, most } = law.jobExpenses
    const expenses = ledger.step(
      'Lump sum for job expenses',
      Math.min(most, Math.max(least, net * rate)),
      'min({most}, max({least}, {net} × {rate}))',
      { most, least, net, rate: { kind: 'percent', value: rate } },
      { by: 'Berufskostenverordnung, art. 7', rounded: 'down' },
    )
    let relieved = 0
    if (values.third > 0) {
      ledger.take('third', values.third)
      relieved = ledger.upTo('Pillar 3a that is deducted', values.third, law.pillar3a.most, { by: 'DBG, art. 33' })
    }
    const isFamily = values.status !== 'single'
    const couple = values.status === 'married' ? law.coupleDeductions : undefined
    const children = isFamily ? values.children : 0
    const { single, child, timesWithoutFund } = law.premiumDeduction
    const insurance = (couple?.premiums ?? single) * (fund > 0 ? 1 : timesWithoutFund) + children * child
    const income = ledger.less(
      'Income after deductions',
      net,
      {
        'job expenses': expenses,
        'insurance premiums': insurance,
        couple: couple?.couple ?? 0,
        'for children': children > 0 ? children * law.childRelief.offIncome : 0,
        'third pillar': relieved,
        'other deductions': values.deductions,
      },
      { by: 'DBG, art. 26, 33 and 35' },
    )
    const taxed = ledger.wholes('Taxable income', income, 100)

    const { rows, flat, least: levied } = isFamily ? law.familyTariff : law.singleTariff
    let tax = 0
    if (taxed >= flat.from) tax = ledger.scale('Tariff', taxed, [{ over: 0, rate: flat.rate }], { by: 'DBG, art. 36' })
    else {
      const row = rows.findLast(({ over }) => taxed >= over)
      if (row === undefined) throw new RangeError('A tariff begins at 0')
      ledger.scale('Tariff, band by band', taxed, rows, { table: 'Federal tax', by: 'DBG, art. 36' })
      tax = ledger.step(
        'Tariff, from the official amount of the step',
        row.base + (taxed - row.over) * row.rate,
        '{base} + ({taxed} − {over}) × {rate}',
        { base: row.base, taxed, over: row.over, rate: { kind: 'percent', value: row.rate, decimals: 2 } },
        { by: 'DBG, art. 36' },
      )
    }
    if (children > 0)
      tax = ledger.less(
        'Less the children',
        tax,
        { children: children * law.childRelief.offTax },
        { by: 'DBG, art. 36' },
      )
    if (tax > 0 && tax < levied)
      ledger.says('Federal tax', 'none: so little is not levied', 0, { by: 'DBG, art. 36', item: 'federal' })
    else ledger.take('federal', ledger.wholes('Federal tax', tax, 0.05))

    if (values.local > 0)
      ledger.share('Cantonal and communal tax', taxed, values.local, { rounded: 'cents', item: 'local' })
    else
      ledger.remark(
        'The tax of canton and commune is missing, and it is usually the larger part. Enter its share of your taxable income.',
      )
    return undefined
  },

  formula:
    'Take-home pay = pay − social insurance − pension fund − pillar 3a − federal tax − cantonal and communal tax',
  limits: [
    'For an employee with one wage in the household, taxed by a return. Tax at source of foreign workers without a settlement permit follows cantonal tables that are not here.',
    'The 26 cantons and their communes have tariffs of their own, which are not here: their tax is the share that you enter. That share grows with income.',
    'The full deduction for insurance premiums and the lump sum for job expenses are taken; the deduction for second earners is not worked out.',
    'Without a contribution of your own entered, the pension fund takes half of the legal minimum. Many funds take more.',
    'Pillar 3a is deducted up to the limit of people with a pension fund.',
    'Wealth tax, health insurance and the employer’s premiums for accidents and family allowances are left out. Earlier years than 2025 are not known here.',
    'This page explains the law; it is no advice.',
  ],
  sources: [
    {
      title: 'Federal Tax Administration: Tariffs of the direct federal tax',
      href: 'https://www.estv.admin.ch/estv/de/home/direkte-bundessteuer/dbst-steuertarife.html',
    },
    { title: 'AHV/IV', href: 'https://www.ahv-iv.ch/' },
  ],
  examples: [
    {
      name: 'A nurse in Winterthur',
      given: { taxYear: '2026', pay: 84_000, local: 0.085, third: 3000 },
      expect: { tax: 6757.8, social: 5376, saving: 5877 },
    },
  ],
})
