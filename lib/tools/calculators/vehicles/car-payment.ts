import { choice, defineCalculator, integer, money, percent, problem, rate, toggle } from '@/lib/kits/calculator'
import { loanSchedule } from '@/lib/engines/loan-schedule'
import { payment } from '@/lib/subjects/finance/annuity'
import { amountFinanced } from '@/lib/subjects/vehicles/amount-financed'
import { shareLeft } from '@/lib/subjects/vehicles/value-curve'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'

const usualTerms = [36, 48, 60, 72, 84]

export default defineCalculator({
  inputs: {
    price: money('Price of the car', { initial: 35_000, initialIn: { in: 1_200_000 }, above: 0, max: 1e10 }),
    down: money('Down payment', { initial: 4000, initialIn: { in: 200_000 }, max: 1e10 }),
    taxRate: percent('Sales tax', {
      initial: 0.06,
      initialIn: { uk: 0, eu: 0, in: 0, au: 0, nz: 0, de: 0, fr: 0, es: 0, it: 0, nl: 0, ie: 0 },
      slider: { to: 0.12, step: 0.0025 },
      max: 0.5,
      help: 'State and local together. 0 where the price already holds the tax.',
    }),
    apr: rate('APR', { initial: 0.07, slider: { to: 0.25, step: 0.0025 }, per: 'year', max: 1 }),
    months: integer('Months', { initial: 60, slider: { from: 12, to: 96, step: 6 }, min: 1, max: 180 }),
    options: money('Options and extras', {
      initial: 0,
      max: 1e10,
      help: 'Added to the price, such as a tow bar or a warranty.',
      section: 'The deal',
      refines: true,
    }),
    rebate: money('Cash rebate', { initial: 0, max: 1e10, section: 'The deal', refines: true }),
    rebateTaxed: toggle('The tax is charged before the rebate', {
      initial: true,
      help: 'Usual for a rebate of the manufacturer; a discount of the dealer is simply a lower price.',
      section: 'The deal',
      refines: true,
    }),
    fees: money('Title, registration and document fees', {
      initial: 0,
      max: 1e9,
      help: 'From the dealer’s sheet. They are not taxed here.',
      section: 'The deal',
      refines: true,
    }),
    feesFinanced: toggle('The fees go into the loan', { initial: true, section: 'The deal', refines: true }),
    tradeIn: money('Trade-in value', { initial: 0, max: 1e10, section: 'Trade-in', refines: true }),
    tradeOwed: money('Still owed on the trade-in', { initial: 0, max: 1e10, section: 'Trade-in', refines: true }),
    taxOn: choice('Tax is charged on', {
      options: { net: 'Price less trade-in', price: 'Full price' },
      initial: 'net',
      help: 'Most American states take the trade-in off first; some, such as California, tax the full price.',
      section: 'Trade-in',
      refines: true,
    }),
    firstYear: percent('Value lost in the first year', {
      initial: 0.2,
      slider: { to: 0.5, step: 0.01 },
      below: 1,
      help: 'An assumption of yours; new cars lose most at first.',
      section: 'What the car is worth',
      refines: true,
    }),
    later: percent('Value lost in each later year', {
      initial: 0.14,
      slider: { to: 0.4, step: 0.01 },
      below: 1,
      section: 'What the car is worth',
      refines: true,
    }),
  },
  outputs: {
    payment: { kind: 'money', label: 'Monthly payment' },
    financed: { kind: 'money', label: 'Amount financed' },
    interest: { kind: 'money', label: 'Interest in all' },
    outTheDoor: {
      kind: 'money',
      label: 'Out-the-door price',
      help: 'Price less rebate, with tax and fees, before trade-in and down payment.',
    },
    cash: { kind: 'money', label: 'You pay on the day' },
    loanToValue: {
      kind: 'percent',
      label: 'Loan to value',
      decimals: 1,
      help: 'The loan as a share of the price with options. Lenders take a guide-book value instead.',
    },
    rolled: { kind: 'verdict', label: 'Trade-in', optional: true },
    underwater: {
      kind: 'count',
      label: 'Months upside down',
      help: 'In which more is owed than the car is worth, with the loss of value that you assume.',
      section: 'Owed and worth',
    },
    deepest: { kind: 'money', label: 'Largest gap between debt and value', section: 'Owed and worth' },
    built: {
      kind: 'table',
      label: 'How the amount financed comes about',
      columns: { item: { kind: 'text', label: 'Line' }, amount: { kind: 'money', label: 'Amount' } },
      totals: ['amount'],
    },
    bridge: {
      kind: 'series',
      label: 'From price to loan',
      columns: {
        item: { kind: 'text', label: 'Line' },
        amount: { kind: 'money', label: 'Amount' },
        total: { kind: 'text', label: 'Result' },
      },
    },
    terms: {
      kind: 'table',
      label: 'The same loan over other terms and rates',
      columns: {
        months: { kind: 'count', label: 'Months' },
        lower: { kind: 'money', label: 'One point lower' },
        payment: { kind: 'money', label: 'Your APR' },
        higher: { kind: 'money', label: 'One point higher' },
        interest: { kind: 'money', label: 'Interest at your APR' },
      },
    },
    schedule: {
      kind: 'table',
      label: 'Month by month',
      columns: {
        month: { kind: 'count', label: 'Month' },
        payment: { kind: 'money', label: 'Payment' },
        interest: { kind: 'money', label: 'Interest' },
        principal: { kind: 'money', label: 'Repaid' },
        closing: { kind: 'money', label: 'Still owed' },
        worth: { kind: 'money', label: 'Car worth' },
      },
      totals: ['payment', 'interest', 'principal'],
    },
  },
  formula:
    'Financed = price + options − rebate + tax + fees − down payment − (trade-in − owed on it); payment = financed × r ÷ (1 − (1 + r)^−n) with r = APR ÷ 12, financed ÷ n at 0%',
  limits: [
    'Fees are not taxed; where your state taxes the document fee, add that tax to the fee.',
    'Sales tax is one rate on the whole taxable price; caps and separate local bases are left out.',
    'A trade-in that is worth more than the taxable price lowers the tax to nothing, not below.',
    'The car is worth its price with options on the first day and then loses the shares that you enter.',
  ],
  sources: [
    {
      title: 'Consumer Financial Protection Bureau: Regulation Z, 12 CFR 1026.18',
      href: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/18/',
    },
    {
      title: 'Microsoft Support: PMT function',
      href: 'https://support.microsoft.com/en-us/office/pmt-function-0214da64-9a63-4996-bc20-214433fa6441',
    },
    {
      title: 'Consumer Financial Protection Bureau: Auto loans',
      href: 'https://www.consumerfinance.gov/consumer-tools/auto-loans/',
    },
  ],

  compute(values, { minorDigits, show }) {
    const minor = (amount: number) => toMinor(amount, minorDigits) ?? 0
    const money = (amount: number) => fromMinor(amount, minorDigits)
    const { price, options, rebate, fees, down, tradeIn, tradeOwed, apr, months } = values
    const sticker = price + options
    if (rebate > sticker) return problem('rebate', 'must be no more than the price with options')
    const deal = amountFinanced({ ...values, price: sticker }, minorDigits)
    if (deal.financed <= 0) return problem('down', 'must, with the trade-in, leave something to borrow')
    const financedMinor = minor(deal.financed)
    const loanOver = (periods: number) =>
      loanSchedule({ principalMinor: financedMinor, ratePerPeriod: apr / 12, periods })
    const loan = loanOver(months)
    if (loan.kind === 'refused') return problem('price', 'must leave a loan large enough for so many payments')
    const schedule = loan.rows.map((row) => ({
      month: row.period,
      payment: money(row.instalmentMinor),
      interest: money(row.interestMinor),
      principal: money(row.principalMinor),
      closing: money(row.closingMinor),
      worth: money(minor(sticker * shareLeft(values, row.period))),
    }))
    const start = { closing: deal.financed, worth: sticker }
    const gaps = [start, ...schedule].map(({ closing, worth }) => minor(closing) - minor(worth))
    const level = (yearly: number, periods: number) =>
      money(minor(-(payment(yearly / 12, periods, deal.financed) ?? 0)))
    const shortfall = tradeOwed - tradeIn
    const line = (item: string, amount: number) => (amount === 0 ? [] : [{ item, amount }])
    const built = [
      ...line('Price', price),
      ...line('Options and extras', options),
      ...line('Cash rebate', -rebate),
      ...line('Sales tax', deal.tax),
      ...line('Fees', values.feesFinanced ? fees : 0),
      ...line('Down payment', -down),
      ...line('Trade-in', -tradeIn),
      ...line('Owed on the trade-in', tradeOwed),
    ]
    return {
      payment: money(loan.instalmentMinor),
      financed: deal.financed,
      interest: money(loan.interestMinor),
      outTheDoor: deal.outTheDoor,
      cash: deal.cash,
      loanToValue: deal.financed / sticker,
      ...(shortfall > 0
        ? {
            rolled: {
              is: 'bad',
              says: `You owe ${show.money(shortfall)} more on the trade-in than it is worth. The new loan carries that debt.`,
            },
          }
        : {}),
      underwater: gaps.slice(1).filter((gap) => gap > 0).length,
      deepest: money(Math.max(0, ...gaps)),
      built,
      bridge: [
        ...built.map((part) => ({ ...part, total: '' })),
        { item: 'Financed', amount: deal.financed, total: 'yes' },
      ],
      terms: usualTerms.flatMap((periods) => {
        const other = loanOver(periods)
        if (other.kind === 'refused') return []
        return [
          {
            months: periods,
            lower: level(Math.max(0, apr - 0.01), periods),
            payment: money(other.instalmentMinor),
            higher: level(apr + 0.01, periods),
            interest: money(other.interestMinor),
          },
        ]
      }),
      schedule,
    }
  },

  steps({ apr, taxOn, rebateTaxed, feesFinanced, price, options, rebate, tradeIn, taxRate }) {
    const taxable = Math.max(0, price + options - (rebateTaxed ? 0 : rebate) - (taxOn === 'net' ? tradeIn : 0))
    const credits = `${rebateTaxed ? '' : '[ − {rebate}]'}${taxOn === 'net' ? '[ − {tradeIn}]' : ''}`
    return [
      {
        finds: 'Taxed',
        as: 'taxable',
        in: 'money',
        is: taxable > 0 ? `{price}[ + {options}]${credits}` : `max(0, {price}[ + {options}]${credits})`,
      },
      { finds: 'Sales tax', as: 'tax', in: 'money', is: '{taxable} × {taxRate}', rounded: 'cents' },
      { gives: 'outTheDoor', is: `{price}[ + {options}][ − {rebate}]${taxRate > 0 ? ' + {tax}' : ''}[ + {fees}]` },
      {
        gives: 'financed',
        is: `{outTheDoor} − {down}[ − {tradeIn}][ + {tradeOwed}]${feesFinanced ? '' : '[ − {fees}]'}`,
        rounded: 'cents',
      },
      {
        gives: 'payment',
        is: apr === 0 ? '{financed} ÷ {months}' : '{financed} × {monthly} ÷ (1 − (1 + {monthly})^−{months})',
        rounded: 'cents',
        with: { monthly: { kind: 'percent', value: apr / 12, decimals: 6 } },
      },
      { gives: 'interest', is: '{schedule.payment} − {financed}', rounded: 'cents' },
      { gives: 'loanToValue', is: '{financed} ÷ ({price}[ + {options}])' },
      { gives: 'cash', is: feesFinanced ? '{down}' : '{down}[ + {fees}]' },
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'What is owed and what the car is worth',
      of: 'schedule',
      x: 'month',
      y: ['closing', 'worth'],
    },
    {
      kind: 'waterfall',
      title: 'From price to loan',
      of: 'bridge',
      label: 'item',
      value: 'amount',
      total: 'total',
    },
  ],
  examples: [
    {
      name: 'A paid-off trade-in',
      given: { price: 32_000, down: 2000, taxRate: 0.0625, apr: 0.069, months: 60, tradeIn: 9000, fees: 450 },
      expect: { payment: 452.12, financed: 22_887.5, interest: 4239.77, outTheDoor: 33_887.5 },
    },
    {
      name: 'Owing more than the trade-in is worth',
      given: { price: 32_000, down: 2000, taxRate: 0.0625, apr: 0.069, months: 72, tradeIn: 9000, tradeOwed: 13_000 },
      expect: { payment: 602.47, financed: 35_437.5, underwater: 38, loanToValue: 1.107 },
    },
  ],
})
