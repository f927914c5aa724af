import { defineCalculator, duration, integer, money, percent, problem, rate, toggle } from '@/lib/kits/calculator'
import { loanSchedule, type LoanSchedule } from '@/lib/engines/loan-schedule'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'

const owning = 'Owning'
const renting = 'Renting and saving'
const taxes = 'Tax'

export default defineCalculator({
  inputs: {
    price: money('Price of the home', {
      initial: 400_000,
      initialIn: { in: 8_000_000, uk: 300_000, au: 800_000 },
      above: 0,
      max: 1e11,
    }),
    deposit: money('Paid from savings', {
      initial: 80_000,
      initialIn: { in: 1_600_000, uk: 45_000, au: 160_000 },
      max: 1e11,
    }),
    annualRate: rate('Mortgage rate', {
      initial: 0.065,
      slider: { to: 0.15, step: 0.00125 },
      initialIn: { in: 0.085, uk: 0.0475 },
      per: 'year',
      max: 0.5,
    }),
    rent: money('Rent a month for a similar home', {
      initial: 2000,
      initialIn: { in: 20_000, uk: 1300, au: 2600 },
      max: 1e9,
    }),
    stay: integer('Years you will stay', { initial: 8, min: 1, max: 40 }),
    months: duration('Mortgage term', {
      initial: 360,
      slider: { from: 60, to: 480, step: 12 },
      min: 1,
      max: 480,
      decimals: 2,
      section: owning,
      refines: true,
    }),
    buying: percent('Costs of buying', {
      initial: 0.03,
      slider: { to: 0.15, step: 0.005 },
      max: 0.5,
      help: 'Of the price.',
      section: owning,
      refines: true,
    }),
    selling: percent('Costs of selling', {
      initial: 0.06,
      slider: { to: 0.12, step: 0.005 },
      max: 0.5,
      section: owning,
      refines: true,
    }),
    homeGrowth: percent('Price growth a year', {
      initial: 0.03,
      slider: { from: -0.05, to: 0.08, step: 0.0025 },
      negative: true,
      min: -0.5,
      max: 0.3,
      section: owning,
      refines: true,
    }),
    propertyTax: percent('Property tax a year', {
      initial: 0.011,
      slider: { to: 0.04, step: 0.001 },
      max: 0.2,
      help: 'Of the value.',
      section: owning,
      refines: true,
    }),
    upkeep: percent('Maintenance a year', {
      initial: 0.01,
      slider: { to: 0.04, step: 0.0025 },
      max: 0.2,
      help: 'Of the value.',
      section: owning,
      refines: true,
    }),
    insurance: money('Home insurance a year', { initial: 1800, max: 1e9, section: owning, refines: true }),
    dues: money('Dues or service charge a month', { initial: 0, max: 1e8, section: owning, refines: true }),
    rentGrowth: percent('Rent growth a year', {
      initial: 0.03,
      slider: { from: -0.05, to: 0.08, step: 0.0025 },
      negative: true,
      min: -0.5,
      max: 0.3,
      section: renting,
      refines: true,
    }),
    renterCosts: money('Renter’s insurance and fees a month', {
      initial: 20,
      max: 1e8,
      section: renting,
      refines: true,
    }),
    invested: percent('Return on what is not spent, a year', {
      initial: 0.05,
      slider: { to: 0.1, step: 0.0025 },
      max: 0.3,
      help: 'After tax. Used for both sides.',
      section: renting,
      refines: true,
    }),
    inflation: percent('Insurance, dues and fees grow a year by', {
      initial: 0.025,
      slider: { to: 0.08, step: 0.0025 },
      max: 0.3,
      section: renting,
      refines: true,
    }),
    taxRate: percent('Marginal tax rate on deducted costs', {
      initial: 0,
      slider: { to: 0.5, step: 0.01 },
      max: 0.7,
      help: '0: mortgage interest and property tax are not deducted.',
      section: taxes,
      refines: true,
    }),
    threshold: money('Only what exceeds this a year counts', {
      initial: 0,
      max: 1e9,
      help: 'Such as the standard deduction less your other deductions.',
      section: taxes,
      refines: true,
    }),
    exempt: toggle('The gain on selling is free of tax', { initial: true, section: taxes, refines: true }),
    gainTax: percent('Tax on the gain', {
      initial: 0.15,
      slider: { to: 0.5, step: 0.01 },
      max: 0.7,
      shownWhen: { field: 'exempt', is: false },
      section: taxes,
      refines: true,
    }),
  },
  outputs: {
    ahead: { kind: 'money', label: 'Buying leaves you ahead by', help: 'When you move out. Negative: behind.' },
    breakEven: { kind: 'count', label: 'Buying is ahead from year', optional: true },
    fairRent: {
      kind: 'money',
      label: 'Rent at which both are equal',
      optional: true,
      help: 'Today’s rent for your stay. A lower one speaks for renting.',
    },
    ownNow: { kind: 'money', label: 'First month of owning' },
    rentNow: { kind: 'money', label: 'First month of renting' },
    verdict: { kind: 'verdict', label: 'Rent or buy' },
    payment: { kind: 'money', label: 'Mortgage payment', section: 'When you move out' },
    value: { kind: 'money', label: 'Value of the home', section: 'When you move out' },
    owed: { kind: 'money', label: 'Mortgage still owed', section: 'When you move out' },
    leaving: { kind: 'money', label: 'Costs of selling, and tax', section: 'When you move out' },
    ownSaved: { kind: 'money', label: 'Saved beside owning', section: 'When you move out' },
    buyer: { kind: 'money', label: 'Worth after buying', section: 'When you move out' },
    renter: { kind: 'money', label: 'Worth after renting', section: 'When you move out' },
    years: {
      kind: 'table',
      label: 'Both ways, year by year',
      columns: {
        year: { kind: 'count', label: 'Year' },
        own: { kind: 'money', label: 'Paid, owning' },
        rent: { kind: 'money', label: 'Paid, renting' },
        value: { kind: 'money', label: 'Value' },
        owed: { kind: 'money', label: 'Owed' },
        buyer: { kind: 'money', label: 'Worth, bought' },
        renter: { kind: 'money', label: 'Worth, rented' },
        ahead: { kind: 'money', label: 'Buying ahead by' },
      },
    },
  },
  formula:
    'Worth after buying = value − mortgage − costs of selling − tax + what was saved in cheaper months; worth after renting = deposit and buying costs invested + what was saved in cheaper months; whoever pays less in a month invests the difference',
  limits: [
    'Growth, return and rates are steady here. Try a bad decade for prices before you decide.',
    'Property tax and maintenance follow the value at the start of each year; rent and other costs step up once a year.',
    'Tax relief comes at the end of each year. Mortgage insurance is not asked for; add it to the dues.',
    'A tenant’s deposit, and the pleasure and trouble of either, are left out.',
  ],
  sources: [
    {
      title: 'Microsoft Support: FV function',
      href: 'https://support.microsoft.com/en-us/office/fv-function-2eef9f44-a084-4c61-bdd8-4fe4bb1b71b3',
    },
    {
      title: 'Microsoft Support: PMT function',
      href: 'https://support.microsoft.com/en-us/office/pmt-function-0214da64-9a63-4996-bc20-214433fa6441',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { price, deposit, annualRate, rent, stay } = values
    if (deposit > price) return problem('deposit', 'must not exceed the price')
    const principalMinor = toMinor(price - deposit, minorDigits) ?? 0
    const loan =
      principalMinor > 0
        ? loanSchedule({
            principalMinor,
            ratePerPeriod: annualRate / 12,
            periods: Math.max(1, Math.round(values.months)),
          })
        : undefined
    if (loan?.kind === 'refused') return problem('deposit', 'must leave more to borrow, or cover the price')
    const terms = { ...values, loan, minorDigits, years: Math.max(stay, 30) }
    const course = courseOf({ ...terms, rent })
    const free = courseOf({ ...terms, rent: 0 })
    const at = course[stay - 1]
    const without = free[stay - 1]
    if (!at || !without) return problem('stay', 'must be at least a year')
    // Both sides earn the same return, so that the lead is a straight line in the rent.
    const perRent = ((courseOf({ ...terms, rent: price })[stay - 1]?.ahead ?? 0) - without.ahead) / price
    const fair = perRent > 0 ? -without.ahead / perRent : -1
    const breakEven = course.find(({ ahead }) => ahead >= 0)?.year
    const amount = show.money(Math.abs(at.ahead))
    const after = `After ${show.count(stay)} ${stay === 1 ? 'year' : 'years'}`
    const isEqual = toMinor(at.ahead, minorDigits) === 0
    return {
      ahead: at.ahead,
      ...(breakEven === undefined ? {} : { breakEven }),
      ...(fair >= 0 ? { fairRent: fair } : {}),
      ownNow: course[0]?.ownNow ?? 0,
      rentNow: course[0]?.rentNow ?? 0,
      verdict: isEqual
        ? { is: 'plain', says: `${after} both leave you with the same.` }
        : at.ahead > 0
          ? { is: 'good', says: `${after} buying leaves you ${amount} better off than renting.` }
          : { is: 'fair', says: `${after} renting leaves you ${amount} better off than buying.` },
      payment: loan ? fromMinor(loan.instalmentMinor, minorDigits) : 0,
      value: at.value,
      owed: at.owed,
      leaving: at.leaving,
      ownSaved: at.ownSaved,
      buyer: at.buyer,
      renter: at.renter,
      years: course.map(({ year, own, rent: paid, value, owed, buyer, renter, ahead }) => ({
        year,
        own,
        rent: paid,
        value,
        owed,
        buyer,
        renter,
        ahead,
      })),
    }
  },

  steps: ({ annualRate, deposit, price, propertyTax, upkeep }) => [
    { as: 'count', in: 'count', is: '{months}', rounded: 'nearest' },
    ...(deposit < price
      ? [
          {
            gives: 'payment' as const,
            is:
              annualRate === 0
                ? '({price} − {deposit}) ÷ {count}'
                : '({price} − {deposit}) × ({annualRate} ÷ 12) ÷ (1 − (1 + {annualRate} ÷ 12)^−{count})',
            rounded: 'cents' as const,
          },
        ]
      : []),
    ...(propertyTax + upkeep > 0
      ? [
          {
            gives: 'ownNow' as const,
            is: '{payment} + {price} × ({propertyTax} + {upkeep}) ÷ 12[ + {insurance} ÷ 12][ + {dues}]',
          },
        ]
      : []),
    { gives: 'value', is: '{price} × (1 + {homeGrowth})^{stay}' },
    { gives: 'buyer', is: '{value} − {owed} − {leaving} + {ownSaved}' },
    { gives: 'ahead', is: '{buyer} − {renter}' },
  ],

  charts: [
    { kind: 'line', title: 'What you are worth, both ways', of: 'years', x: 'year', y: ['buyer', 'renter'] },
    { kind: 'line', title: 'What each year costs', of: 'years', x: 'year', y: ['own', 'rent'] },
  ],
  examples: [
    {
      name: 'A fifth down for eight years',
      given: {
        price: 400_000,
        deposit: 80_000,
        annualRate: 0.065,
        rent: 2000,
        stay: 8,
        months: 360,
        buying: 0.03,
        selling: 0.06,
        homeGrowth: 0.03,
        propertyTax: 0.011,
        upkeep: 0.01,
        insurance: 1800,
        dues: 0,
        rentGrowth: 0.03,
        renterCosts: 20,
        invested: 0.05,
        inflation: 0.025,
        taxRate: 0,
        threshold: 0,
        exempt: true,
        gainTax: 0.15,
      },
      expect: { payment: 2022.62 },
    },
  ],
})

interface Terms {
  price: number
  deposit: number
  rent: number
  years: number
  buying: number
  selling: number
  homeGrowth: number
  propertyTax: number
  upkeep: number
  insurance: number
  dues: number
  rentGrowth: number
  renterCosts: number
  invested: number
  inflation: number
  taxRate: number
  threshold: number
  exempt: boolean
  gainTax: number
  loan: LoanSchedule | undefined
  minorDigits: number
}

/** Both ways month by month, as of the end of each year. In money. */
function courseOf(terms: Terms) {
  const { price, deposit, loan, minorDigits } = terms
  const growth = (1 + terms.invested) ** (1 / 12)
  let renter = deposit + price * terms.buying
  let ownSaved = 0
  return Array.from({ length: terms.years }, (_, at) => {
    const opening = price * (1 + terms.homeGrowth) ** at
    const prices = (1 + terms.inflation) ** at
    const running = (opening * (terms.propertyTax + terms.upkeep) + terms.insurance * prices) / 12 + terms.dues * prices
    const monthRent = terms.rent * (1 + terms.rentGrowth) ** at + terms.renterCosts * prices
    const ofYear = loan?.rows.slice(at * 12, at * 12 + 12) ?? []
    const interest = ofYear.reduce((sum, row) => sum + row.interestMinor, 0)
    const deducted = Math.max(0, fromMinor(interest, minorDigits) + opening * terms.propertyTax - terms.threshold)
    const relief = deducted * terms.taxRate
    let own = 0
    for (let month = 0; month < 12; month++) {
      const cost = fromMinor(ofYear[month]?.instalmentMinor ?? 0, minorDigits) + running - (month === 11 ? relief : 0)
      own += cost
      renter = renter * growth + Math.max(0, cost - monthRent)
      ownSaved = ownSaved * growth + Math.max(0, monthRent - cost)
    }
    const value = price * (1 + terms.homeGrowth) ** (at + 1)
    const lastRow = loan?.rows[Math.min(loan.rows.length, at * 12 + 12) - 1]
    const owed = fromMinor(lastRow?.closingMinor ?? 0, minorDigits)
    const gain = Math.max(0, value * (1 - terms.selling) - price * (1 + terms.buying))
    const leaving = value * terms.selling + (terms.exempt ? 0 : gain * terms.gainTax)
    const buyer = value - owed - leaving + ownSaved
    return {
      year: at + 1,
      ownNow: running + fromMinor(ofYear[0]?.instalmentMinor ?? 0, minorDigits),
      rentNow: monthRent,
      own,
      rent: monthRent * 12,
      value,
      owed,
      leaving,
      ownSaved,
      buyer,
      renter,
      ahead: buyer - renter,
    }
  })
}
