import { choice, defineCalculator, money, number, percent, problem, rate, rows, text } from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { paidByRank } from '@/lib/subjects/valuation/asset-approach'

const most = { max: 1e13 } as const
const whole = { kind: 'money', decimals: 0 } as const
const closing = {
  shownWhen: { field: 'premise', is: ['orderly', 'forced'] },
  section: 'Winding up',
  refines: true,
} as const
const ranks = { secured: 'Secured', priority: 'Preferential', unsecured: 'Unsecured', late: 'Subordinated' } as const
const order = ['secured', 'priority', 'unsecured', 'late'] as const

export default defineCalculator({
  inputs: {
    premise: choice('The business', {
      options: { going: 'Goes on', orderly: 'Is sold off in order', forced: 'Is sold off at once' },
      initial: 'going',
    }),
    assets: rows('Assets', {
      row: 'asset',
      columns: {
        name: text('Asset', { optional: true, maxLength: 40 }),
        kind: choice('Kind', {
          options: { tangible: 'Tangible', intangible: 'Intangible' },
          initial: 'tangible',
          as: 'menu',
        }),
        book: money('Book value', most),
        fair: money('Fair value', most),
        orderly: percent('In order', { initial: 0.8, max: 2 }),
        forced: percent('At once', { initial: 0.5, max: 2 }),
      },
      initial: [
        { name: 'Cash', kind: 'tangible', book: 80_000, fair: 80_000, orderly: 1, forced: 1 },
        { name: 'Receivables', kind: 'tangible', book: 220_000, fair: 205_000, orderly: 0.9, forced: 0.7 },
        { name: 'Stock', kind: 'tangible', book: 180_000, fair: 170_000, orderly: 0.65, forced: 0.35 },
        { name: 'Machines', kind: 'tangible', book: 260_000, fair: 340_000, orderly: 0.6, forced: 0.4 },
        { name: 'Building', kind: 'tangible', book: 500_000, fair: 820_000, orderly: 0.95, forced: 0.75 },
        { name: 'Brand and software', kind: 'intangible', book: 20_000, fair: 90_000, orderly: 0.2, forced: 0 },
      ],
      min: 1,
      max: 40,
      help: 'Fair value is what a buyer would pay with time to look. The last two columns are the part of it that a sale brings.',
    }),
    debts: rows('Liabilities', {
      row: 'liability',
      columns: {
        name: text('Liability', { optional: true, maxLength: 40 }),
        rank: choice('Rank', { options: ranks, initial: 'unsecured', as: 'menu' }),
        book: money('Book value', most),
        fair: money('What is owed', most),
      },
      initial: [
        { name: 'Mortgage', rank: 'secured', book: 310_000, fair: 310_000 },
        { name: 'Wages and taxes', rank: 'priority', book: 60_000, fair: 60_000 },
        { name: 'Suppliers', rank: 'unsecured', book: 190_000, fair: 190_000 },
        { name: 'Warranty claims, not in the books', rank: 'unsecured', book: 0, fair: 40_000 },
      ],
      min: 0,
      max: 40,
      help: 'With what the balance sheet does not show: guarantees, claims, leases.',
    }),
    tax: percent('Tax on hidden gains', {
      initial: 0.25,
      slider: { to: 0.5, step: 0.01 },
      max: 1,
      help: 'Deferred tax on what fair values exceed book values by. 0 leaves it out.',
    }),
    price: money('A price to compare with', {
      optional: true,
      max: 1e13,
      help: 'What is paid beyond adjusted net assets is goodwill.',
    }),
    sellingCost: percent('Selling costs', { initial: 0.05, slider: { to: 0.3, step: 0.005 }, max: 1, ...closing }),
    closingCost: money('Costs of winding up', {
      initial: 60_000,
      ...most,
      help: 'Redundancy, rent until the end, liquidator and lawyers.',
      ...closing,
    }),
    months: number('Months until the money is there', { initial: 12, min: 0, max: 240, ...closing }),
    discountRate: rate('Discount rate', {
      initial: 0.1,
      slider: { to: 0.3, step: 0.005 },
      max: 2,
      per: 'year',
      ...closing,
    }),
  },
  outputs: {
    value: { ...whole, label: 'Value of the owners’ stake' },
    book: { ...whole, label: 'Book net assets' },
    adjusted: {
      ...whole,
      label: 'Adjusted net assets',
      help: 'Fair values less what is owed and tax on hidden gains.',
    },
    tangible: { ...whole, label: 'Adjusted net assets without intangibles' },
    liquidation: { ...whole, label: 'Left for owners after a sale', optional: true },
    goodwill: { ...whole, label: 'Goodwill in the price', optional: true },
    verdict: { kind: 'verdict', label: 'Judgement' },
    bridge: {
      kind: 'table',
      label: 'From the books to the value',
      columns: {
        line: { kind: 'text', label: 'Line' },
        amount: { kind: 'money', label: 'Amount' },
        sum: { kind: 'text', label: 'Sum' },
      },
    },
    lines: {
      kind: 'table',
      label: 'Asset by asset',
      columns: {
        name: { kind: 'text', label: 'Asset' },
        book: { kind: 'money', label: 'Book' },
        fair: { kind: 'money', label: 'Fair' },
        orderly: { kind: 'money', label: 'Sold in order' },
        forced: { kind: 'money', label: 'Sold at once' },
      },
      totals: ['book', 'fair', 'orderly', 'forced'],
    },
    creditors: {
      kind: 'table',
      label: 'What creditors recover',
      optional: true,
      columns: {
        rank: { kind: 'text', label: 'Rank' },
        owed: { kind: 'money', label: 'Owed' },
        paid: { kind: 'money', label: 'Recovered' },
        part: { kind: 'percent', label: 'Recovery', decimals: 1 },
      },
      totals: ['owed', 'paid'],
    },
  },
  formula:
    'Adjusted net assets = Σ fair values − Σ liabilities − tax × (fair − book). In a sale: Σ fair value × part realised × (1 − selling costs) − costs of winding up, discounted; creditors by rank, the rest to the owners',
  limits: [
    'Every asset of a secured creditor is taken as free for all in the order of ranks: securities over single assets are not followed. Ranks and preferential debts are set by law and differ.',
    'Tax on gains in a sale is left out. It may come before unsecured creditors.',
    'A going concern may be worth more than its assets. This approach sees no customers and no staff.',
  ],
  sources: [
    { title: 'International Valuation Standards Council: IVS 103 Valuation Approaches, cost approach' },
    {
      title: 'IFRS 13 Fair Value Measurement',
      href: 'https://www.ifrs.org/issued-standards/list-of-standards/ifrs-13-fair-value-measurement/',
    },
    {
      title: 'IAS 12 Income Taxes',
      href: 'https://www.ifrs.org/issued-standards/list-of-standards/ias-12-income-taxes/',
    },
  ],

  compute(values, { show, minorDigits }) {
    const { premise, assets, debts, tax, price, sellingCost, closingCost, months, discountRate } = values
    const total = (of: (one: (typeof assets)[number]) => number) => assets.reduce((sum, one) => sum + of(one), 0)
    const owed = debts.reduce((sum, { fair }) => sum + fair, 0)
    const owedInBooks = debts.reduce((sum, one) => sum + one.book, 0)
    const bookAssets = total(({ book }) => book)
    const fairAssets = total(({ fair }) => fair)
    if (bookAssets === 0 && fairAssets === 0) return problem('assets', 'must hold a value above 0')
    const book = bookAssets - owedInBooks
    const uplift = fairAssets - bookAssets
    const deferred = tax * Math.max(0, uplift)
    const adjusted = fairAssets - owed - deferred
    const isGoing = premise === 'going'
    const gross = total((one) => one.fair * (premise === 'forced' ? one.forced : one.orderly))
    const selling = gross * sellingCost
    const discount = (gross - selling - closingCost) * (1 - Math.exp(-(months / 12) * Math.log1p(discountRate)))
    const distributable = gross - selling - closingCost - discount
    const claims = debts.map(({ rank, fair }) => ({ rank: order.indexOf(rank), amount: fair }))
    const paid = paidByRank(distributable, claims)
    const liquidation = Math.max(0, distributable - owed)
    const size = fairAssets + owed
    return {
      value: isGoing ? adjusted : liquidation,
      book,
      adjusted,
      tangible:
        adjusted - total((one) => (one.kind === 'intangible' ? one.fair - tax * Math.max(0, one.fair - one.book) : 0)),
      liquidation: isGoing ? undefined : liquidation,
      goodwill: price === undefined ? undefined : price - adjusted,
      verdict: judgement(),
      bridge: isGoing
        ? [
            { line: 'Book net assets', amount: cents(book), sum: 'Sum' },
            { line: 'Assets to fair value', amount: cents(uplift), sum: null },
            { line: 'Liabilities not in the books', amount: -cents(owed - owedInBooks), sum: null },
            { line: 'Tax on hidden gains', amount: -cents(deferred), sum: null },
            { line: 'Adjusted net assets', amount: cents(adjusted), sum: 'Sum' },
          ]
        : [
            { line: 'Assets sold', amount: cents(gross), sum: null },
            { line: 'Selling costs', amount: -cents(selling), sum: null },
            { line: 'Winding up', amount: -cents(closingCost), sum: null },
            { line: 'Waiting for the money', amount: -cents(discount), sum: null },
            { line: 'For creditors and owners', amount: cents(distributable), sum: 'Sum' },
            { line: 'Creditors', amount: -cents(paid.reduce((sum, one) => sum + one, 0)), sum: null },
            { line: 'For owners', amount: cents(distributable < 0 ? distributable : liquidation), sum: 'Sum' },
          ],
      lines: assets.map((one, at) => ({
        name: one.name || `Asset ${at + 1}`,
        book: cents(one.book),
        fair: cents(one.fair),
        orderly: cents(one.fair * one.orderly),
        forced: cents(one.fair * one.forced),
      })),
      creditors:
        isGoing || owed === 0
          ? undefined
          : order
              .map((rank) => {
                const places = debts.map((_, at) => at).filter((at) => debts[at]?.rank === rank)
                const sumAt = (of: (at: number) => number) => places.reduce((sum, at) => sum + of(at), 0)
                return { rank, owed: sumAt((at) => debts[at]?.fair ?? 0), paid: sumAt((at) => paid[at] ?? 0) }
              })
              .filter((one) => one.owed > 0)
              .map((one) => ({
                rank: ranks[one.rank],
                owed: cents(one.owed),
                paid: cents(one.paid),
                part: one.paid / one.owed,
              })),
    }

    function cents(amount: number) {
      const minor = toMinor(amount, minorDigits)
      return minor === undefined ? amount : fromMinor(minor, minorDigits)
    }

    function judgement() {
      if (!isGoing && compareAmounts(distributable, owed, minorDigits, size) < 0) {
        const part = owed === 0 ? 0 : Math.max(0, distributable) / owed
        return {
          is: 'bad' as const,
          says: `The sale does not cover the debts: creditors together recover ${show.percent(part, 0)} and the owners nothing.`,
        }
      }
      if (isGoing && compareAmounts(adjusted, 0, minorDigits, size) < 0)
        return { is: 'bad' as const, says: 'What is owed exceeds the assets even at fair values.' }
      if (price !== undefined && compareAmounts(price, adjusted, minorDigits, size) < 0)
        return {
          is: 'fair' as const,
          says: 'The price is below the adjusted net assets. Either the values are too high, or the business earns less than its assets would elsewhere.',
        }
      return isGoing
        ? {
            is: 'plain' as const,
            says: 'The assets alone support this value; what the business earns may support another.',
          }
        : { is: 'plain' as const, says: 'All creditors are paid and something is left for the owners.' }
    }
  },

  steps({ premise }, { bridge }) {
    const amounts = bridge.map((_row, at) => `{bridge.${at}.amount}`)
    return premise === 'going'
      ? [
          { gives: 'adjusted', is: amounts.slice(0, 4).join(' + '), rounded: 'cents that add up' },
          { gives: 'goodwill', is: '{price} − {adjusted}' },
        ]
      : [
          {
            finds: 'For creditors and owners',
            gives: 'bridge.4.amount',
            is: amounts.slice(0, 4).join(' + '),
            rounded: 'cents that add up',
          },
          { gives: 'goodwill', is: '{price} − {adjusted}' },
        ]
  },

  charts: [
    {
      kind: 'waterfall',
      title: 'From the books to the value',
      of: 'bridge',
      label: 'line',
      value: 'amount',
      total: 'sum',
    },
  ],
  examples: [
    {
      name: 'A printer closes its doors',
      given: {
        premise: 'orderly',
        assets: [
          { name: 'Cash', kind: 'tangible', book: 20_000, fair: 20_000, orderly: 1, forced: 1 },
          { name: 'Receivables', kind: 'tangible', book: 100_000, fair: 95_000, orderly: 0.9, forced: 0.6 },
          { name: 'Presses', kind: 'tangible', book: 240_000, fair: 200_000, orderly: 0.6, forced: 0.35 },
        ],
        debts: [
          { name: 'Bank', rank: 'secured', book: 120_000, fair: 120_000 },
          { name: 'Wages', rank: 'priority', book: 30_000, fair: 30_000 },
          { name: 'Suppliers', rank: 'unsecured', book: 80_000, fair: 80_000 },
        ],
        tax: 0.25,
        sellingCost: 0.04,
        closingCost: 25_000,
        months: 0,
        discountRate: 0.1,
      },
      expect: { value: 0, book: 130_000, adjusted: 85_000, liquidation: 0 },
    },
  ],
})
