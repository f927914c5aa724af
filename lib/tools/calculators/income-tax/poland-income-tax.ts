import { choice, percent, problem, toggle } from '@/lib/kits/calculator'
import { defineCountryTax } from '@/lib/families/country-income-tax'
import { businessContributions } from '@/lib/law/pl/business-contributions'
import { incomeTax } from '@/lib/law/pl/income-tax'
import { socialInsurance } from '@/lib/law/pl/social-insurance'

const monthsInYear = 12

const insuranceAct = 'ustawa systemowa, art. 16 and 22'
const cappedBy = 'ustawa systemowa, art. 16, 19 and 22'

export default defineCountryTax({
  law: 'pl',
  yearBegins: '01-01',
  reads: { incomeTax, socialInsurance },
  mayRead: { businessContributions },
  initial: 120_000,
  help: 'Of a job contract: gross pay. Of a business: revenue less costs, before contributions.',
  words: { social: 'ZUS and health', saving: 'Into PPK' },
  raise: 1000,
  items: {
    pension: { label: 'Pension insurance', is: 'social' },
    disability: { label: 'Disability insurance', is: 'social' },
    sickness: { label: 'Sickness insurance', is: 'social' },
    accident: { label: 'Accident insurance', is: 'social' },
    fund: { label: 'Labour Fund', is: 'social' },
    health: { label: 'Health contribution', is: 'social' },
    tax: { label: 'Income tax', is: 'tax' },
    levy: { label: 'Solidarity levy', is: 'tax' },
    plan: { label: 'PPK', is: 'saving' },
  },
  employer: {
    pension: 'Pension insurance',
    disability: 'Disability insurance',
    accident: 'Accident insurance',
    fund: 'Labour Fund',
    guarantee: 'Guaranteed Benefits Fund',
    plan: 'PPK',
  },
  inputs: {
    work: choice('Kind of work', {
      options: {
        job: 'A job contract',
        scale: 'A business, taxed by the scale',
        flat: 'A business, at the flat rate',
      },
      initial: 'job',
      as: 'menu',
    }),
    costs: choice('Costs of the job', {
      options: { local: 'You live where you work', commuting: 'You come from another town' },
      initial: 'local',
      shownWhen: { field: 'work', is: ['job'] },
      refines: true,
    }),
    relief: toggle('Under 26, returned to Poland, or four children', {
      help: 'The relief sets pay up to a yearly limit free of income tax.',
      shownWhen: { field: 'work', is: ['job'] },
      refines: true,
    }),
    plan: percent('Your PPK contribution', {
      initial: 0,
      max: 0.04,
      slider: { to: 0.04, step: 0.0025 },
      shownWhen: { field: 'work', is: ['job'] },
      refines: true,
    }),
    employerPlan: percent('The employer’s PPK contribution', {
      initial: 0,
      max: 0.04,
      slider: { to: 0.04, step: 0.0025 },
      help: 'It is taxed as your income.',
      shownWhen: { field: 'work', is: ['job'] },
      refines: true,
    }),
    base: choice('ZUS of the business', {
      options: { full: 'Full base', preferential: 'Preferential base of the first two years' },
      initial: 'full',
      shownWhen: { field: 'work', is: ['scale', 'flat'] },
      refines: true,
    }),
  },

  assess({ pay, values, law, ledger }) {
    const { brackets, reducing, flat, solidarity, costs, relief } = law.incomeTax
    const whole = { rounded: 'nearest' } as const
    const byScale = (base: number) => {
      const charged = ledger.scale('Tax of the scale', base, brackets, { by: 'ustawa o PIT, art. 27' })
      ledger.less(
        'Income tax',
        charged,
        { 'reducing amount': reducing },
        { ...whole, by: 'ustawa o PIT, art. 27', item: 'tax' },
      )
    }
    const levyOn = (income: number) => {
      if (income > solidarity.over)
        ledger.scale('Solidarity levy', income, [solidarity], { ...whole, by: 'ustawa o PIT, art. 30h', item: 'levy' })
    }

    if (values.work !== 'job') {
      const business = law.businessContributions
      if (business === undefined)
        return problem(
          'work',
          'must be a job contract for this tax year: the contributions of a business are known from 2025',
        )
      const { bases, rates, health, leastHealth, deductible } = business
      const month = bases[values.base]
      const base = ledger.step(
        'ZUS base of the year',
        month * monthsInYear,
        `{month} × ${monthsInYear}`,
        { month },
        { by: 'ustawa systemowa, art. 18 and 18a' },
      )
      const paid = {
        pension: ledger.share('Pension insurance', base, rates.pension, { by: insuranceAct, item: 'pension' }),
        disability: ledger.share('Disability insurance', base, rates.disability, {
          by: insuranceAct,
          item: 'disability',
        }),
        sickness: ledger.share('Sickness insurance', base, rates.sickness, { by: insuranceAct, item: 'sickness' }),
        accident: ledger.share('Accident insurance', base, rates.accident, { by: insuranceAct, item: 'accident' }),
        'labour fund':
          values.base === 'full' ? ledger.share('Labour Fund', base, rates.labourFund, { item: 'fund' }) : 0,
      }
      const income = ledger.less('Income of the business', pay, paid, { by: 'ustawa o PIT, art. 26' })
      const isFlat = values.work === 'flat'
      const rate = isFlat ? health.flat : health.scale
      const least = leastHealth.january + leastHealth.later * (monthsInYear - 1)
      const contribution = ledger.step(
        'Health contribution',
        Math.max(income * rate, least),
        `max({income} × {rate}, {january} + ${monthsInYear - 1} × {later})`,
        { income, rate: { kind: 'percent', value: rate }, january: leastHealth.january, later: leastHealth.later },
        { by: 'ustawa o świadczeniach, art. 79a and 81', item: 'health' },
      )
      if (isFlat) {
        const off = ledger.upTo('Health contribution that is let off', contribution, deductible, {
          by: 'ustawa o PIT, art. 30c',
        })
        const taxed = ledger.less(
          'Taxable income',
          income,
          { 'health contribution': off },
          { ...whole, by: 'ustawa o PIT, art. 30c' },
        )
        ledger.share('Income tax', taxed, flat, { ...whole, by: 'ustawa o PIT, art. 30c', item: 'tax' })
      } else byScale(ledger.step('Taxable income', income, '{income}', { income }, whole))
      levyOn(income)
      return undefined
    }

    const { employee, employer, cap } = law.socialInsurance
    const capped = (rate: number) => [
      { over: 0, rate },
      { over: cap, rate: 0 },
    ]
    const social = {
      pension: ledger.scale('Pension insurance', pay, capped(employee.pension), { by: cappedBy, item: 'pension' }),
      disability: ledger.scale('Disability insurance', pay, capped(employee.disability), {
        by: cappedBy,
        item: 'disability',
      }),
      sickness: ledger.share('Sickness insurance', pay, employee.sickness, { by: insuranceAct, item: 'sickness' }),
    }
    const insured = ledger.less('Base of the health contribution', pay, social, {
      by: 'ustawa o świadczeniach, art. 81',
    })
    ledger.share('Health contribution', insured, employee.health, {
      by: 'ustawa o świadczeniach, art. 79',
      item: 'health',
    })

    const fromEmployer = pay * values.employerPlan
    if (fromEmployer > 0)
      ledger.share('The employer’s PPK contribution', pay, values.employerPlan, {
        by: 'ustawa o PPK, art. 26',
        cost: 'plan',
      })
    let [revenue, off] = [pay + fromEmployer, pay - insured]
    if (values.relief) {
      const free = Math.min(pay, relief)
      revenue = ledger.less(
        'Pay that is taxed',
        pay + fromEmployer,
        { 'free of tax': free },
        { by: 'ustawa o PIT, art. 21' },
      )
      off =
        pay > free
          ? ledger.step(
              'Social insurance of that part',
              off * (1 - free / pay),
              '{social} × ({pay} − {free}) ÷ {pay}',
              { social: off, pay, free },
              { by: 'ustawa o PIT, art. 26' },
            )
          : 0
    }
    const taxed = ledger.less(
      'Taxable income',
      revenue,
      { 'social insurance': off, costs: costs[values.costs] },
      { ...whole, by: 'ustawa o PIT, art. 26' },
    )
    byScale(taxed)
    levyOn(taxed)
    if (values.plan > 0) ledger.share('PPK', pay, values.plan, { item: 'plan' })

    ledger.scale('Employer’s pension insurance', pay, capped(employer.pension), { by: cappedBy, cost: 'pension' })
    ledger.scale('Employer’s disability insurance', pay, capped(employer.disability), {
      by: cappedBy,
      cost: 'disability',
    })
    ledger.share('Employer’s accident insurance', pay, employer.accident, { by: insuranceAct, cost: 'accident' })
    ledger.share('Employer’s payment to the Labour Fund', pay, employer.labourFund, { cost: 'fund' })
    ledger.share('Employer’s payment to the Guaranteed Benefits Fund', pay, employer.guarantee, { cost: 'guarantee' })
    return undefined
  },

  formula: 'Take-home pay = pay − social insurance − health contribution − income tax − PPK',
  limits: [
    'For one job contract all year with even pay, or a sole trader with a business all year; resident in Poland, taxed alone.',
    'This is the tax of the yearly return. Payroll rounds each month’s advance, charges the first band for months and the second later, and needs PIT-2 to count the reducing amount.',
    'Contracts of mandate, lump-sum tax on revenue, joint returns, child relief, creative costs, relief for working pensioners and the limit of the health contribution on very small wages are left out.',
    'Of pay above the relief, social insurance is deducted in proportion.',
    'The accident rate of the employer is the standard one. A trader pays sickness insurance, and is not in the years of reduced bases other than the preferential one.',
    'The scale for 2027 was a draft when this was checked.',
    'This page explains the law; it is no advice.',
  ],
  sources: [
    {
      title: 'podatki.gov.pl: Stawki podatkowe i kwota wolna',
      href: 'https://www.podatki.gov.pl/pit/abc-pit/stawki-podatkowe-i-kwota-wolna/',
    },
    { title: 'ZUS: Składki', href: 'https://www.zus.pl/' },
  ],
  examples: [
    {
      name: 'An office job in Kraków',
      given: { taxYear: '2026', pay: 9000, basis: 'month' },
      expect: { tax: 7223, social: 23_194.19, monthly: 6465.23 },
    },
    {
      name: 'A first job at 24',
      given: { taxYear: '2026', pay: 84_000, relief: true },
      expect: { tax: 0, social: 18_039.92, takeHome: 65_960.08 },
    },
    {
      name: 'A developer with a business at the flat rate',
      given: { taxYear: '2026', pay: 240_000, work: 'flat' },
      expect: { tax: 39_188, social: 33_748.26, takeHome: 167_063.74 },
    },
  ],
})
