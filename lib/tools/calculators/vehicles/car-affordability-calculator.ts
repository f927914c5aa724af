import { choice, defineCalculator, integer, money, number, percent, quantity, rate } from '@/lib/kits/calculator'
import type { Verdict } from '@/lib/kits/calculator'
import { payment, presentValue } from '@/lib/subjects/finance/annuity'
import { economyUnits, fuelUnits, litresIn, litresPer100km } from '@/lib/subjects/vehicles/fuel-economy'

const bigMarket = { in: 90_000, jp: 350_000, kr: 3_500_000 } as const
const byShare = { field: 'rule', is: 'share' } as const
const byAmount = { field: 'rule', is: 'amount' } as const
const notClassic = { field: 'rule', is: ['share', 'amount'] } as const

export default defineCalculator({
  inputs: {
    takeHome: money('Take-home pay a month', { initial: 4500, initialIn: bigMarket, above: 0, max: 1e10 }),
    debts: money('Other debt payments a month', {
      initial: 300,
      initialIn: { in: 5000, jp: 20_000, kr: 200_000 },
      max: 1e10,
      help: 'Rent or mortgage counts here only if your debt-to-income cap includes it.',
    }),
    down: money('Cash for the car', {
      initial: 5000,
      initialIn: { in: 200_000, jp: 500_000, kr: 5_000_000 },
      max: 1e10,
    }),
    rule: choice('Limit', {
      options: { share: 'Share of pay', classic: '20/4/10', amount: 'Amount' },
      initial: 'share',
    }),
    share: percent('Most of your take-home for the car', {
      initial: 0.15,
      slider: { from: 0.05, to: 0.4, step: 0.01 },
      above: 0,
      max: 1,
      shownWhen: byShare,
    }),
    budget: money('Most a month for the car', {
      initial: 600,
      initialIn: { in: 15_000, jp: 60_000, kr: 600_000 },
      above: 0,
      max: 1e10,
      shownWhen: byAmount,
    }),
    covers: choice('The limit covers', {
      options: { all: 'All car costs', loan: 'The payment only' },
      initial: 'all',
      shownWhen: notClassic,
      section: 'Limits',
      refines: true,
    }),
    gross: money('Gross pay a month', {
      optional: true,
      above: 0,
      max: 1e10,
      help: 'For 20/4/10 and debt to income. Without it your take-home pay is used, which is stricter.',
      section: 'Limits',
      refines: true,
    }),
    debtCap: percent('Debt-to-income cap', {
      initial: 0.36,
      slider: { from: 0.1, to: 0.6, step: 0.01 },
      above: 0,
      max: 1,
      help: 'All debt payments with the car loan, as a share of gross pay. Lenders set their own.',
      section: 'Limits',
      refines: true,
    }),
    apr: rate('APR', {
      initial: 0.07,
      slider: { to: 0.25, step: 0.0025 },
      per: 'year',
      max: 1,
      section: 'Loan',
      refines: true,
    }),
    months: integer('Months', {
      initial: 60,
      slider: { from: 12, to: 84, step: 6 },
      min: 1,
      max: 180,
      help: '20/4/10 takes 48 at most.',
      section: 'Loan',
      refines: true,
    }),
    equity: money('Trade-in, less what is owed on it', {
      initial: 0,
      negative: true,
      min: -1e10,
      max: 1e10,
      section: 'Purchase',
      refines: true,
    }),
    taxRate: percent('Sales tax', {
      initial: 0.06,
      initialIn: { uk: 0, eu: 0, in: 0, au: 0, nz: 0, de: 0, fr: 0, es: 0, it: 0, nl: 0, ie: 0, jp: 0, kr: 0 },
      slider: { to: 0.12, step: 0.0025 },
      max: 0.5,
      section: 'Purchase',
      refines: true,
    }),
    fees: money('Title and dealer fees', { initial: 0, max: 1e9, section: 'Purchase', refines: true }),
    insurance: money('Insurance a month', {
      initial: 130,
      initialIn: { in: 2500, jp: 6000, kr: 80_000 },
      max: 1e9,
      help: 'An example. Ask for a quote for the model before you sign.',
      section: 'Running costs',
      refines: true,
    }),
    maintenance: money('Maintenance and tax a month', {
      initial: 60,
      initialIn: { in: 1500, jp: 8000, kr: 50_000 },
      max: 1e9,
      help: 'An example. Tyres, service, inspection, registration.',
      section: 'Running costs',
      refines: true,
    }),
    distance: quantity('Distance a year', {
      of: 'length',
      unit: 'km',
      units: ['km', 'mi'],
      unitIn: { us: 'mi', uk: 'mi' },
      initial: 15_000,
      min: 0,
      max: 1e6,
      section: 'Running costs',
      refines: true,
    }),
    economy: number('Fuel economy', {
      initial: 7,
      initialIn: { us: 30, uk: 42 },
      above: 0,
      max: 1000,
      section: 'Running costs',
      refines: true,
    }),
    economyUnit: choice('Economy in', {
      options: economyUnits,
      initial: 'per100',
      initialIn: { us: 'mpgUs', uk: 'mpgUk' },
      as: 'menu',
      section: 'Running costs',
      refines: true,
    }),
    fuelPrice: money('Fuel price', {
      initial: 1.5,
      initialIn: { us: 3.5, in: 100, jp: 170, kr: 1700 },
      max: 1e6,
      decimals: 4,
      help: 'An example. Enter what your pump shows.',
      section: 'Running costs',
      refines: true,
    }),
    fuelPer: choice('Fuel price for a', {
      options: fuelUnits,
      initial: 'litre',
      initialIn: { us: 'usGallon' },
      as: 'menu',
      section: 'Running costs',
      refines: true,
    }),
  },
  outputs: {
    price: { kind: 'money', label: 'Highest price', help: 'Before sales tax and fees.' },
    payment: { kind: 'money', label: 'Loan payment' },
    loan: { kind: 'money', label: 'Loan' },
    carCost: { kind: 'money', label: 'Car cost a month', help: 'Payment, insurance, fuel and maintenance.' },
    left: { kind: 'money', label: 'Left of your pay', help: 'After the car and other debts, for everything else.' },
    binding: { kind: 'verdict', label: 'What limits you' },
    running: { kind: 'money', label: 'Running costs a month', section: 'Costs' },
    fuel: { kind: 'money', label: 'Fuel a month', section: 'Costs' },
    interest: { kind: 'money', label: 'Interest over the loan', section: 'Costs' },
    ruleRoom: { kind: 'money', label: 'Payment that your limit allows', section: 'Limits' },
    debtRoom: { kind: 'money', label: 'Payment that debt to income allows', section: 'Limits' },
    payRoom: { kind: 'money', label: 'Payment that your pay leaves', section: 'Limits' },
    cashPrice: {
      kind: 'money',
      label: 'Price without a loan',
      help: 'What cash and trade-in buy after tax and fees.',
      section: 'Limits',
    },
    byTerm: {
      kind: 'table',
      label: 'Highest price by term',
      columns: {
        months: { kind: 'count', label: 'Months' },
        price: { kind: 'money', label: 'Price' },
        payment: { kind: 'money', label: 'Payment' },
        interest: { kind: 'money', label: 'Interest' },
      },
    },
    costs: {
      kind: 'table',
      label: 'The car every month',
      columns: { item: { kind: 'text', label: 'Cost' }, amount: { kind: 'money', label: 'A month' } },
      totals: ['amount'],
    },
  },
  formula:
    'Loan = payment × (1 − (1 + r)^−n) ÷ r, payment × n at 0%; price = (loan + cash + trade-in − fees) ÷ (1 + tax). The payment is the smallest of: limit − running costs, cap × gross pay − other debts, take-home − debts − running costs. 20/4/10: at least 20% of the price in cash or trade-in, 48 months, 10% of gross pay for all car costs',
  limits: [
    'Tax is charged on the whole price; where the trade-in is taken off first you can pay a little more.',
    'Running costs do not depend on the price here, though dearer cars cost more to insure.',
    'The limits are yours or rules of thumb; a lender also looks at credit and at the age of the car.',
  ],
  sources: [
    {
      title: 'Microsoft Support: PV function',
      href: 'https://support.microsoft.com/en-us/office/pv-function-23879d31-0e02-4321-be01-da16e8168cbd',
    },
    {
      title: 'Consumer Financial Protection Bureau: What is a debt-to-income ratio?',
      href: 'https://www.consumerfinance.gov/ask-cfpb/what-is-a-debt-to-income-ratio-en-1791/',
    },
    {
      title: 'NIST Special Publication 811: conversion factors',
      href: 'https://www.nist.gov/pml/special-publication-811',
    },
  ],

  compute(values, { show }) {
    const { takeHome, debts, down, rule, equity, taxRate, fees, insurance, maintenance, apr } = values
    const gross = values.gross ?? takeHome
    const months = rule === 'classic' ? Math.min(values.months, classic.months) : values.months
    const litres =
      ((values.distance / 12 / 100) * litresPer100km(values.economy, values.economyUnit)) / litresIn[values.fuelPer]
    const fuel = litres * values.fuelPrice
    const running = insurance + maintenance + fuel
    const limit =
      rule === 'classic' ? classic.share * gross : rule === 'share' ? values.share * takeHome : values.budget
    const ruleRoom = limit - (rule !== 'classic' && values.covers === 'loan' ? 0 : running)
    const debtRoom = values.debtCap * gross - debts
    const payRoom = takeHome - debts - running
    const allowed = Math.max(0, Math.min(ruleRoom, debtRoom, payRoom))
    const own = down + equity
    const cashPrice = Math.max(0, (own - fees) / (1 + taxRate))

    const affordable = (periods: number) => {
      const most = presentValue(apr / 12, periods, -allowed) ?? 0
      const byPayment = Math.max(0, (most + own - fees) / (1 + taxRate))
      const byDeposit = rule === 'classic' ? Math.max(0, own / classic.deposit) : Infinity
      const price = Math.min(byPayment, byDeposit)
      const loan = Math.min(most, Math.max(0, price * (1 + taxRate) + fees - own))
      const level = price === 0 ? 0 : -(payment(apr / 12, periods, loan) ?? 0)
      return { price, loan: price === 0 ? 0 : loan, level, isDepositBinding: byDeposit < byPayment }
    }
    const { price, loan, level, isDepositBinding } = affordable(months)
    const carCost = price === 0 ? 0 : level + running
    const binding = (): Verdict => {
      if (price === 0)
        return { is: 'bad', says: 'Nothing is left for a car: pay, debts, running costs or fees use it up.' }
      if (allowed === 0)
        return {
          is: 'bad',
          says: `No payment fits: ${reasons(ruleRoom, debtRoom)} Cash alone buys a car of up to ${show.money(price)}.`,
        }
      if (isDepositBinding)
        return { is: 'fair', says: 'The deposit: 20% of the price must be paid in cash or by the trade-in.' }
      if (allowed === payRoom) return { is: 'bad', says: 'Your pay: this price leaves nothing for anything else.' }
      return allowed === debtRoom
        ? {
            is: 'fair',
            says: `The debt-to-income cap of ${show.percent(values.debtCap)}: fewer other debts would allow more.`,
          }
        : { is: 'plain', says: 'Your own limit for the car, before the cap on debt.' }
    }
    const line = (item: string, amount: number) => (amount === 0 || price === 0 ? [] : [{ item, amount }])
    return {
      price,
      payment: level,
      loan,
      carCost,
      left: takeHome - debts - carCost,
      binding: binding(),
      running,
      fuel,
      interest: level * months - loan,
      ruleRoom,
      debtRoom,
      payRoom,
      cashPrice,
      byTerm: terms
        .filter((periods) => rule !== 'classic' || periods <= classic.months)
        .map((periods) => {
          const one = affordable(periods)
          return {
            months: periods,
            price: one.price,
            payment: one.level,
            interest: one.level * periods - one.loan,
          }
        }),
      costs: [
        ...line('Loan payment', level),
        ...line('Insurance', insurance),
        ...line('Fuel', fuel),
        ...line('Maintenance and tax', maintenance),
      ],
    }
  },

  steps(values, { price, payment: level, ruleRoom, debtRoom, payRoom, loan }) {
    const { rule, covers, apr, gross } = values
    const months = rule === 'classic' ? Math.min(values.months, classic.months) : values.months
    const pay = gross === undefined ? '{takeHome}' : '{gross}'
    const limit = { classic: `${pay} × 0.1`, share: '{takeHome} × {share}', amount: '{budget}' }[rule]
    const isByPayment = level > 0 && Math.abs(level - Math.min(ruleRoom, debtRoom, payRoom)) <= 1e-9 * level
    const monthly = { kind: 'percent', value: apr / 12, decimals: 6 } as const
    return [
      {
        gives: 'fuel',
        is: '{distance} ÷ 12 ÷ 100 × {per100} ÷ {per} × {fuelPrice}',
        with: {
          per100: { kind: 'number', value: litresPer100km(values.economy, values.economyUnit), decimals: 6 },
          per: { kind: 'number', value: litresIn[values.fuelPer], decimals: 6 },
        },
      },
      { gives: 'running', is: '{insurance} + {maintenance} + {fuel}' },
      {
        gives: 'ruleRoom',
        is: rule !== 'classic' && covers === 'loan' ? limit : `${limit} − {running}`,
      },
      { gives: 'debtRoom', is: `${pay} × {debtCap} − {debts}` },
      { gives: 'payRoom', is: '{takeHome} − {debts} − {running}' },
      ...(isByPayment
        ? [
            { gives: 'payment' as const, is: 'min({ruleRoom}, {debtRoom}, {payRoom})' },
            {
              gives: 'loan' as const,
              is: apr === 0 ? `{payment} × ${months}` : `{payment} × (1 − (1 + {monthly})^−${months}) ÷ {monthly}`,
              with: { monthly },
            },
            ...(price > 0
              ? [{ gives: 'price' as const, is: '({loan} + {down}[ + {equity}][ − {fees}]) ÷ (1 + {taxRate})' }]
              : []),
          ]
        : [
            { gives: 'price' as const, says: 'What the deposit, or cash and trade-in alone, can buy' },
            ...(loan > 0 ? [{ gives: 'payment' as const, says: `PMT of the loan over ${months} months` }] : []),
          ]),
      ...(price > 0 ? [{ gives: 'carCost' as const, is: '{payment} + {running}' }] : []),
      { gives: 'left', is: `{takeHome} − {debts} − {carCost}` },
    ]
  },

  charts: [
    { kind: 'line', title: 'Highest price by term', of: 'byTerm', x: 'months', y: ['price'] },
    { kind: 'donut', title: 'The car every month', of: 'costs', label: 'item', value: 'amount' },
  ],
  examples: [
    {
      name: 'A first car on a salary',
      given: {
        takeHome: 4000,
        debts: 200,
        down: 4000,
        rule: 'share',
        share: 0.15,
        apr: 0.08,
        months: 60,
        taxRate: 0.06,
        insurance: 140,
        maintenance: 60,
        distance: 16_000,
        economy: 7,
        economyUnit: 'per100',
        fuelPrice: 1.2,
        fuelPer: 'litre',
      },
      expect: { price: 17_173.31, payment: 288, carCost: 600 },
    },
    {
      name: 'The same by 20/4/10',
      given: {
        takeHome: 4000,
        debts: 200,
        down: 4000,
        rule: 'classic',
        gross: 5200,
        apr: 0.08,
        months: 60,
        taxRate: 0.06,
        insurance: 140,
        maintenance: 60,
        distance: 16_000,
        economy: 7,
        economyUnit: 'per100',
        fuelPrice: 1.2,
        fuelPer: 'litre',
      },
      expect: { price: 11_811.39, payment: 208 },
    },
  ],
})

const classic = { deposit: 0.2, months: 48, share: 0.1 } as const
const terms = [24, 36, 48, 60, 72, 84]

function reasons(ruleRoom: number, debtRoom: number): string {
  if (ruleRoom <= 0) return 'running costs already reach your limit.'
  return debtRoom <= 0
    ? 'other debts already reach the debt-to-income cap.'
    : 'debts and running costs use up your pay.'
}
