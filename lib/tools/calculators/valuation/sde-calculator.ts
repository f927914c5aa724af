import {
  choice,
  defineCalculator,
  integer,
  money,
  number,
  percent,
  problem,
  rate,
  rows,
  text,
} from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { payment } from '@/lib/subjects/finance/annuity'
import { valueByMultiple } from '@/lib/subjects/valuation/earnings'

const limits = { max: 1e12, negative: true } as const
const whole = { kind: 'money', decimals: 0 } as const
const atSale = { section: 'The sale' } as const

export default defineCalculator({
  inputs: {
    years: rows('Years, the latest last', {
      row: 'year',
      columns: {
        name: text('Year', { optional: true, maxLength: 20 }),
        profit: money('Profit before tax', limits),
        interest: money('Interest', { max: 1e12 }),
        depreciation: money('D&A', { max: 1e12 }),
        ownerPay: money('One owner’s pay', { max: 1e12 }),
        otherIncome: money('Other income', { ...limits, optional: true }),
        weight: number('Weight', { initial: 1, min: 0, max: 100 }),
      },
      initial: [
        { name: '2023', profit: 62_000, interest: 9000, depreciation: 14_000, ownerPay: 70_000, weight: 1 },
        { name: '2024', profit: 71_000, interest: 8000, depreciation: 15_000, ownerPay: 75_000, weight: 2 },
        {
          name: '2025',
          profit: 80_000,
          interest: 7000,
          depreciation: 16_000,
          ownerPay: 78_000,
          otherIncome: 5000,
          weight: 3,
        },
      ],
      min: 1,
      max: 5,
      help: 'Pay with its taxes and benefits. Other income, such as rent or interest, does not come with the business and is taken off.',
    }),
    addBacks: rows('Personal and one-off items', {
      row: 'item',
      columns: {
        name: text('What', { optional: true, maxLength: 40 }),
        kind: choice('Kind', {
          options: { personal: 'Personal', oneOff: 'One-off', other: 'Other' },
          initial: 'personal',
          as: 'menu',
        }),
        amount: money('Add', limits),
        year: integer('Year row', { initial: 1, min: 1, max: 5 }),
      },
      initial: [
        { name: 'Family car', kind: 'personal', amount: 9000, year: 3 },
        { name: 'Roof repair', kind: 'oneOff', amount: 12_000, year: 3 },
      ],
      min: 0,
      max: 40,
      help: 'A gain that will not come again is negative.',
    }),
    low: number('Low multiple of SDE', {
      initial: 2,
      slider: { from: 0.5, to: 6, step: 0.1 },
      above: 0,
      max: 100,
      unit: '×',
      help: 'Your own, from sales of businesses like this one. The page knows no market prices.',
    }),
    high: number('High multiple of SDE', {
      initial: 3,
      slider: { from: 0.5, to: 6, step: 0.1 },
      min: { field: 'low' },
      max: 100,
      unit: '×',
    }),
    owners: rows('Other owners who work in it', {
      row: 'owner',
      columns: {
        name: text('Name', { optional: true, maxLength: 40 }),
        pay: money('Pay in the accounts', { max: 1e12 }),
        wage: money('Wage of a replacement', { max: 1e12 }),
      },
      initial: [],
      min: 0,
      max: 10,
      help: 'A buyer steps into one job. The others have to be hired for: pay is added and the wage deducted, in each year.',
      refines: true,
    }),
    inventory: money('Inventory paid for on top', { initial: 0, max: 1e12, ...atSale, refines: true }),
    workingCapital: money('Working capital left in the business', {
      initial: 0,
      max: 1e12,
      ...atSale,
      help: 'Receivables and cash that the buyer takes over and pays for.',
      refines: true,
    }),
    debt: money('Debt the seller repays', { initial: 0, max: 1e12, ...atSale, refines: true }),
    down: percent('Buyer’s down payment', {
      initial: 0.2,
      slider: { to: 1, step: 0.05 },
      max: 1,
      section: 'The buyer’s loan',
      refines: true,
    }),
    loanRate: rate('Loan rate', {
      initial: 0.1,
      slider: { to: 0.25, step: 0.0025 },
      max: 1,
      per: 'year',
      section: 'The buyer’s loan',
      refines: true,
    }),
    loanYears: integer('Loan years', { initial: 10, min: 1, max: 40, section: 'The buyer’s loan', refines: true }),
    buyerPay: money('What the buyer must live on', {
      initial: 50_000,
      initialIn: { in: 1_200_000 },
      max: 1e12,
      section: 'The buyer’s loan',
      help: 'A year. Deducted before the loan is served.',
      refines: true,
    }),
  },
  outputs: {
    weighted: { ...whole, label: 'Weighted SDE' },
    latest: { ...whole, label: 'SDE of the latest year' },
    ebitda: { ...whole, label: 'EBITDA of the latest year', help: 'SDE less one owner’s pay.' },
    lowPrice: { ...whole, label: 'Asking price from', optional: true },
    highPrice: { ...whole, label: 'Asking price to', optional: true },
    verdict: { kind: 'verdict', label: 'Judgement' },
    prices: {
      kind: 'table',
      label: 'What a price means',
      optional: true,
      columns: {
        multiple: { kind: 'number', label: 'Multiple', decimals: 2, unit: '×' },
        price: { kind: 'money', label: 'Asking price' },
        ofEbitda: { kind: 'number', label: 'Multiple of EBITDA', decimals: 2, unit: '×' },
        net: { kind: 'money', label: 'Seller keeps' },
        service: { kind: 'money', label: 'Buyer’s loan a year' },
        cover: { kind: 'number', label: 'DSCR', decimals: 2, unit: '×' },
      },
    },
    byYear: {
      kind: 'table',
      label: 'SDE by year',
      columns: {
        name: { kind: 'text', label: 'Year' },
        profit: { kind: 'money', label: 'Profit before tax' },
        addBacks: { kind: 'money', label: 'Adjustments' },
        ebitda: { kind: 'money', label: 'EBITDA' },
        sde: { kind: 'money', label: 'SDE' },
        weight: { kind: 'percent', label: 'Weight', decimals: 1 },
      },
    },
    bridge: {
      kind: 'table',
      label: 'From profit to SDE, latest year',
      columns: {
        line: { kind: 'text', label: 'Line' },
        amount: { kind: 'money', label: 'Amount' },
        sum: { kind: 'text', label: 'Sum' },
      },
    },
  },
  formula:
    'SDE = profit before tax + interest + depreciation and amortisation + one owner’s pay + personal and one-off costs − other income + (other owners’ pay − wages of their replacements). Asking price = weighted SDE × multiple + inventory + working capital',
  limits: [
    'Multiples are your own input. They differ by trade, size, place and year.',
    'The price is of the business without its debts and its cash, as small firms are usually sold. Taxes on the sale and fees are left out.',
    'Debt service cover sets the weighted SDE, less what the buyer lives on, against level monthly payments.',
  ],
  sources: [
    {
      title: 'International Business Brokers Association (IBBA): Glossary, Seller’s Discretionary Earnings',
      href: 'https://www.ibba.org/',
    },
    { title: 'T. West: Business Reference Guide, rules of thumb on SDE' },
  ],

  compute(values, { show, minorDigits }) {
    const { years, addBacks, owners, low, high, inventory, workingCapital, debt } = values
    const stray = addBacks.findIndex(({ year }) => year > years.length)
    if (stray !== -1)
      return problem(
        'addBacks',
        `must name ${years.length === 1 ? 'year 1, the only one' : `one of the ${years.length} years`} (row ${stray + 1})`,
      )
    const weights = years.reduce((sum, { weight }) => sum + weight, 0)
    if (weights === 0) return problem('years', 'must have a weight above 0 in one of them')
    const replaced = owners.reduce((sum, { pay, wage }) => sum + pay - wage, 0)
    const found = years.map((year, at) => {
      const own = addBacks.filter((one) => one.year === at + 1)
      const adjusted = own.reduce((sum, { amount }) => sum + amount, 0) - (year.otherIncome ?? 0) + replaced
      const ebitda = year.profit + year.interest + year.depreciation + adjusted
      return { ...year, name: year.name || `Year ${at + 1}`, own, adjusted, ebitda, sde: ebitda + year.ownerPay }
    })
    const last = found.at(-1) as (typeof found)[number]
    const weighted = found.reduce((sum, { sde, weight }) => sum + sde * weight, 0) / weights
    const size = found.reduce((sum, one) => sum + Math.abs(one.profit) + Math.abs(one.sde), 0)
    const isPositive = compareAmounts(weighted, 0, minorDigits, size) > 0
    const priced = [low, (low + high) / 2, high].map((multiple) => {
      const price = valueByMultiple(weighted, multiple, 0).enterprise + inventory + workingCapital
      const service = -12 * (payment(values.loanRate / 12, values.loanYears * 12, price * (1 - values.down)) ?? 0)
      return {
        multiple,
        price: cents(price),
        ofEbitda: last.ebitda > 0 ? price / last.ebitda : null,
        net: cents(price - debt),
        service: cents(service),
        cover: service > 0 ? (weighted - values.buyerPay) / service : null,
      }
    })
    return {
      weighted,
      latest: last.sde,
      ebitda: last.ebitda,
      lowPrice: isPositive ? priced[0]?.price : undefined,
      highPrice: isPositive ? priced[2]?.price : undefined,
      verdict: judgement(),
      prices: isPositive ? priced : undefined,
      byYear: found.map(({ name, profit, sde, ebitda, weight }) => ({
        name,
        profit: cents(profit),
        addBacks: cents(cents(sde) - cents(profit)),
        ebitda: cents(ebitda),
        sde: cents(sde),
        weight: weight / weights,
      })),
      bridge: [
        { line: 'Profit before tax', amount: cents(last.profit), sum: null },
        { line: 'Interest', amount: cents(last.interest), sum: null },
        { line: 'Depreciation and amortisation', amount: cents(last.depreciation), sum: null },
        ...(last.otherIncome ? [{ line: 'Other income', amount: -cents(last.otherIncome), sum: null }] : []),
        ...last.own.map(({ name, amount, kind }) => ({
          line: name || { personal: 'Personal', oneOff: 'One-off', other: 'Other' }[kind],
          amount: cents(amount),
          sum: null,
        })),
        ...(owners.length > 0 ? [{ line: 'Other owners replaced', amount: cents(replaced), sum: null }] : []),
        { line: 'EBITDA', amount: cents(last.ebitda), sum: 'Sum' },
        { line: 'One owner’s pay', amount: cents(last.ownerPay), sum: null },
        { line: 'SDE', amount: cents(last.sde), sum: 'Sum' },
      ],
    }

    function cents(amount: number) {
      const minor = toMinor(amount, minorDigits)
      return minor === undefined ? amount : fromMinor(minor, minorDigits)
    }

    function judgement() {
      if (!isPositive)
        return {
          is: 'bad' as const,
          says: 'The weighted SDE is not positive, so a multiple of it is no price. What the assets would fetch is the better start.',
        }
      const loss = found.find(({ sde }) => compareAmounts(sde, 0, minorDigits) < 0)
      if (loss)
        return {
          is: 'fair' as const,
          says: `${loss.name} has a negative SDE. A buyer will ask what happened, and may weigh it more than you do.`,
        }
      const cover = priced[1]?.cover
      if (cover === null || cover === undefined) return { is: 'plain' as const, says: 'The buyer pays without a loan.' }
      const written = show.number(cover, 2)
      return compareAmounts(cover, 1, 2) < 0
        ? {
            is: 'bad' as const,
            says: `At the middle of the range the business covers only ${written} of the buyer’s loan after a living. Hardly any bank will finance it.`,
          }
        : {
            is: 'plain' as const,
            says: `At the middle of the range the business covers the buyer’s loan ${written} times after a living.`,
          }
    }
  },

  steps(_, { bridge, byYear }) {
    const term = (amount: number, at: number) => `${amount < 0 ? '−' : at === 0 ? '' : '+'} {line ${at}}`
    const parts = bridge.slice(
      0,
      bridge.findIndex(({ line }) => line === 'EBITDA'),
    )
    return [
      {
        gives: 'ebitda',
        is: parts
          .map(({ amount }, at) => term(amount ?? 0, at))
          .join(' ')
          .trim()
          .replace(/^− /, '−'),
        with: Object.fromEntries(
          parts.map(({ amount }, at) => [`line ${at}`, { kind: 'money', value: Math.abs(amount ?? 0) } as const]),
        ),
        rounded: 'cents',
      },
      {
        gives: 'latest',
        is: '{ebitda} + {pay}',
        with: { pay: { kind: 'money', value: bridge.at(-2)?.amount ?? 0 } },
        rounded: 'cents',
      },
      {
        gives: 'weighted',
        is: byYear.map((_row, at) => `{byYear.${at}.sde} × {byYear.${at}.weight}`).join(' + '),
        rounded: 'cents',
      },
      {
        finds: 'Asking price from',
        gives: 'lowPrice',
        is: '{weighted} × {low}[ + {inventory}][ + {workingCapital}]',
        rounded: 'cents',
      },
      {
        finds: 'Asking price to',
        gives: 'highPrice',
        is: '{weighted} × {high}[ + {inventory}][ + {workingCapital}]',
        rounded: 'cents',
      },
    ]
  },

  charts: [
    { kind: 'waterfall', title: 'From profit to SDE', of: 'bridge', label: 'line', value: 'amount', total: 'sum' },
  ],
  examples: [
    {
      name: 'A bakery changes hands',
      given: {
        years: [
          { name: '2024', profit: 40_000, interest: 6000, depreciation: 12_000, ownerPay: 60_000, weight: 1 },
          {
            name: '2025',
            profit: 48_000,
            interest: 5000,
            depreciation: 11_000,
            ownerPay: 62_000,
            otherIncome: 4000,
            weight: 2,
          },
        ],
        addBacks: [{ name: 'Family phones', kind: 'personal', amount: 3000, year: 2 }],
        owners: [{ name: 'Spouse at the counter', pay: 0, wage: 26_000 }],
        low: 2,
        high: 2.6,
        inventory: 15_000,
        workingCapital: 0,
        debt: 70_000,
        down: 0.25,
        loanRate: 0.09,
        loanYears: 10,
        buyerPay: 45_000,
      },
      expect: { latest: 99_000, ebitda: 37_000, weighted: 96_666.67, lowPrice: 208_333.33, highPrice: 266_333.33 },
    },
  ],
})
