import { defineCalculator, money, percent, problem, type Verdict } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { marginOnPrice, markupOnCost, priceForMargin } from '@/lib/subjects/profit/margin'

export default defineCalculator({
  inputs: {
    revenue: money('Revenue', { initial: 120_000, help: 'Sales of the period, without VAT or sales tax.' }),
    costOfSales: money('Cost of sales', {
      initial: 72_000,
      help: 'What the goods or services sold cost you: purchases, materials, direct labour.',
    }),
    operatingExpenses: money('Operating expenses', {
      initial: 30_000,
      help: 'Rent, salaries, marketing, depreciation: all that runs the business.',
    }),
    interest: money('Interest, less other income', {
      initial: 2000,
      negative: true,
      help: 'Negative when you earn more than you pay.',
    }),
    tax: money('Tax on profit', { initial: 4000, negative: true, help: 'Negative for a tax credit.' }),
    unitCost: money('Cost of one unit', {
      initial: 30,
      optional: true,
      section: 'Price for a margin you want',
      refines: true,
    }),
    targetMargin: percent('Margin you want', {
      initial: 0.4,
      slider: { to: 0.95, step: 0.01 },
      below: 1,
      section: 'Price for a margin you want',
      refines: true,
    }),
  },
  outputs: {
    netMargin: { kind: 'percent', label: 'Net profit margin', optional: true },
    verdict: { kind: 'verdict', label: 'In words' },
    grossMargin: { kind: 'percent', label: 'Gross margin', optional: true },
    operatingMargin: { kind: 'percent', label: 'Operating margin (EBIT)', optional: true },
    pretaxMargin: { kind: 'percent', label: 'Pre-tax margin', optional: true },
    netProfit: { kind: 'money', label: 'Net profit' },
    markup: {
      kind: 'percent',
      label: 'Markup on cost of sales',
      optional: true,
      help: 'Gross profit as a share of cost, not of revenue.',
    },
    price: { kind: 'money', label: 'Selling price', optional: true, section: 'Price for the margin you want' },
    profitPerUnit: {
      kind: 'money',
      label: 'Gross profit per unit',
      optional: true,
      section: 'Price for the margin you want',
    },
    priceMarkup: {
      kind: 'percent',
      label: 'Markup on the unit’s cost',
      optional: true,
      section: 'Price for the margin you want',
    },
    statement: {
      kind: 'table',
      label: 'Income statement with shares of revenue',
      columns: {
        line: { kind: 'text', label: 'Line' },
        amount: { kind: 'money', label: 'Amount' },
        share: { kind: 'percent', label: 'Share of revenue' },
      },
    },
    bridge: {
      kind: 'series',
      label: 'From revenue to net profit',
      columns: {
        line: { kind: 'text', label: 'Line' },
        amount: { kind: 'money', label: 'Amount' },
        total: { kind: 'text', label: 'Subtotal' },
      },
    },
  },
  formula:
    'Margin = profit ÷ revenue, after cost of sales (gross), operating expenses (operating), interest (pre-tax) and tax (net); price for a margin = cost ÷ (1 − margin)',
  limits: [
    'It divides the figures you enter. Whether a cost belongs to sales or to operations is decided in your books.',
    'Discontinued operations, minority interests and other comprehensive income have no line of their own.',
    'The price for a margin concerns one unit and its own cost; it leaves out sales tax and overheads.',
  ],
  sources: [
    {
      title:
        'IFRS 18 Presentation and Disclosure in Financial Statements: subtotals of the statement of profit or loss',
      href: 'https://www.ifrs.org/issued-standards/list-of-standards/ifrs-18-presentation-and-disclosure-in-financial-statements/',
    },
    {
      title: 'IAS 1 Presentation of Financial Statements (before 2027)',
      href: 'https://www.ifrs.org/issued-standards/list-of-standards/ias-1-presentation-of-financial-statements/',
    },
    { title: 'C. Horngren, S. Datar, M. Rajan: Cost Accounting, A Managerial Emphasis' },
  ],

  compute({ revenue, costOfSales, operatingExpenses, interest, tax, unitCost, targetMargin }, { minorDigits, show }) {
    const gross = revenue - costOfSales
    const operating = gross - operatingExpenses
    const pretax = operating - interest
    const netProfit = pretax - tax
    const [sales, ...charges] = [revenue, costOfSales, operatingExpenses, interest, tax].map((amount) =>
      toMinor(amount, minorDigits),
    )
    if (sales === undefined) return problem('revenue', 'must be a smaller amount, so that coins can be counted')
    const lines = [{ line: 'Revenue', minor: sales, total: true }]
    let left = sales
    for (const [at, [line, subtotal]] of statementLines.entries()) {
      const charge = charges[at]
      if (charge === undefined)
        return problem('costOfSales', 'and the other charges must be smaller amounts, so that coins can be counted')
      left -= charge
      lines.push({ line, minor: -charge, total: false }, { line: subtotal, minor: left, total: true })
    }
    const rows = lines.map(({ line, minor, total }) => ({
      line,
      amount: fromMinor(minor, minorDigits),
      share: sales === 0 ? null : minor / sales,
      total: total ? 'yes' : '',
    }))
    const price = unitCost === undefined ? undefined : priceForMargin(unitCost, targetMargin)
    const marginOf = (profit: number) => (sales === 0 ? undefined : marginOnPrice(revenue, revenue - profit))
    return {
      netMargin: marginOf(netProfit),
      verdict: verdictOn(sales === 0 ? 0 : revenue, gross, netProfit, minorDigits, show),
      grossMargin: marginOf(gross),
      operatingMargin: marginOf(operating),
      pretaxMargin: marginOf(pretax),
      netProfit,
      markup: markupOnCost(revenue, costOfSales),
      ...(price === undefined || unitCost === undefined
        ? {}
        : { price, profitPerUnit: price - unitCost, priceMarkup: markupOnCost(price, unitCost) }),
      statement: rows.map(({ line, amount, share }) => ({ line, amount, share })),
      bridge: rows.map(({ line, amount, total }) => ({ line, amount, total })),
    }
  },

  steps: [
    { finds: 'Gross profit', as: 'gross', in: 'money', is: '{revenue} − {costOfSales}' },
    { gives: 'grossMargin', is: '{gross} ÷ {revenue}' },
    { finds: 'Operating profit (EBIT)', as: 'operating', in: 'money', is: '{gross} − {operatingExpenses}' },
    { gives: 'operatingMargin', is: '{operating} ÷ {revenue}' },
    { finds: 'Profit before tax', as: 'pretax', in: 'money', is: '{operating} − {interest}' },
    { gives: 'pretaxMargin', is: '{pretax} ÷ {revenue}' },
    { gives: 'netProfit', is: '{pretax} − {tax}' },
    { finds: 'Net margin', gives: 'netMargin', is: '{netProfit} ÷ {revenue}' },
    { finds: 'Price for the margin you want', gives: 'price', is: '{unitCost} ÷ (1 − {targetMargin})' },
  ],

  charts: [
    {
      kind: 'waterfall',
      title: 'From revenue to net profit',
      of: 'bridge',
      label: 'line',
      value: 'amount',
      total: 'total',
    },
  ],
  examples: [
    {
      name: 'A furniture shop',
      given: {
        revenue: 400_000,
        costOfSales: 240_000,
        operatingExpenses: 120_000,
        interest: 8000,
        tax: 8000,
        unitCost: 270,
        targetMargin: 0.4,
      },
      expect: {
        grossMargin: 0.4,
        operatingMargin: 0.1,
        pretaxMargin: 0.08,
        netMargin: 0.06,
        netProfit: 24_000,
        markup: 0.666667,
        price: 450,
      },
    },
    {
      name: 'A caterer in a weak year',
      given: { revenue: 90_000, costOfSales: 36_000, operatingExpenses: 58_500, interest: 1800, tax: 0 },
      expect: { grossMargin: 0.6, operatingMargin: -0.05, netMargin: -0.07, netProfit: -6300, verdict: 'bad' },
    },
  ],
})

const statementLines = [
  ['Cost of sales', 'Gross profit'],
  ['Operating expenses', 'Operating profit'],
  ['Interest, less other income', 'Profit before tax'],
  ['Tax on profit', 'Net profit'],
] as const

function verdictOn(revenue: number, gross: number, netProfit: number, minorDigits: number, show: Show): Verdict {
  if (revenue === 0)
    return { is: 'bad', says: 'Margins are not applicable (n/a): without revenue nothing can be a share of it.' }
  const left = compareAmounts(netProfit, 0, minorDigits, revenue)
  const share = Math.abs(netProfit / revenue) * 100
  const perHundred =
    compareAmounts(share, 0, minorDigits) === 0
      ? `less than ${show.money(fromMinor(1, minorDigits))}`
      : show.money(share)
  if (left > 0)
    return {
      is: 'good',
      says: `Of every ${show.money(100)} of revenue, ${perHundred} is left after all costs and tax.`,
    }
  if (left === 0) return { is: 'fair', says: 'Revenue pays all costs and leaves nothing.' }
  return compareAmounts(gross, 0, minorDigits, revenue) < 0
    ? {
        is: 'bad',
        says: 'What you sold cost more than it brought: at these costs, each further sale adds to the loss.',
      }
    : { is: 'bad', says: `Every ${show.money(100)} of revenue loses ${perHundred}.` }
}
