import { choice, defineCalculator, integer, money, percent, problem, rows, text, toggle } from '@/lib/kits/calculator'
import { compareAmounts, type Order } from '@/lib/base/money/compare-amounts'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { endingNames, priceEndings, priceWithEnding } from '@/lib/subjects/pricing/price-ending'
import {
  marginOfMarkup,
  marginOnPrice,
  markupOfMargin,
  markupOnCost,
  priceForMargin,
} from '@/lib/subjects/profit/margin'

export default defineCalculator({
  inputs: {
    known: choice('What you know', {
      options: {
        'cost-markup': 'Cost and markup',
        'cost-margin': 'Cost and margin',
        'cost-price': 'Cost and price',
        'cost-profit': 'Cost and profit',
        'price-markup': 'Price and markup',
        'price-margin': 'Price and margin',
        'price-profit': 'Price and profit',
        'profit-markup': 'Profit and markup',
        'profit-margin': 'Profit and margin',
      },
      initial: 'cost-markup',
      as: 'menu',
    }),
    cost: money('Cost of one', {
      initial: 40,
      shownWhen: { field: 'known', is: ['cost-markup', 'cost-margin', 'cost-price', 'cost-profit'] },
    }),
    price: money('Selling price before tax', {
      initial: 60,
      above: 0,
      shownWhen: { field: 'known', is: ['cost-price', 'price-markup', 'price-margin', 'price-profit'] },
    }),
    profit: money('Profit on one', {
      initial: 20,
      negative: true,
      shownWhen: { field: 'known', is: ['cost-profit', 'price-profit', 'profit-markup', 'profit-margin'] },
    }),
    markup: percent('Markup on cost', {
      initial: 0.5,
      slider: { to: 2, step: 0.01 },
      negative: true,
      above: -1,
      shownWhen: { field: 'known', is: ['cost-markup', 'price-markup', 'profit-markup'] },
    }),
    margin: percent('Margin on price', {
      initial: 0.4,
      slider: { to: 0.95, step: 0.01 },
      negative: true,
      below: 1,
      shownWhen: { field: 'known', is: ['cost-margin', 'price-margin', 'profit-margin'] },
    }),
    taxRate: percent('VAT or sales tax', {
      initial: 0.2,
      slider: { to: 0.3, step: 0.005 },
      max: 10,
      help: '0 if you sell without tax.',
    }),
    quantity: integer('Pieces in a lot', { initial: 24, min: 1, max: 1_000_000_000, refines: true }),
    list: toggle('Price a whole list', { initial: false, refines: true }),
    costs: rows('Costs to price', {
      row: 'article',
      columns: { item: text('Article', {}), cost: money('Cost', { above: 0 }) },
      initial: [
        { item: 'Mug', cost: 3.2 },
        { item: 'Bowl', cost: 5 },
        { item: 'Jug', cost: 9.5 },
      ],
      min: 1,
      max: 500,
      help: 'Each cost gets the markup found above.',
      shownWhen: { field: 'list', is: true },
      refines: true,
    }),
    ending: choice('Prices end in', {
      options: endingNames,
      initial: 'ninety-nine',
      as: 'menu',
      shownWhen: { field: 'list', is: true },
      refines: true,
    }),
    direction: choice('Round', {
      options: { up: 'Up', nearest: 'To the nearest' },
      initial: 'up',
      help: 'Up keeps at least the markup, to the coin.',
      shownWhen: { field: 'list', is: true },
      refines: true,
    }),
    endingOn: choice('Which price ends so', {
      options: { 'before-tax': 'Before tax', 'with-tax': 'With tax' },
      initial: 'before-tax',
      shownWhen: { field: 'list', is: true },
      refines: true,
    }),
  },
  outputs: {
    price: { kind: 'money', label: 'Selling price before tax' },
    cost: { kind: 'money', label: 'Cost of one' },
    profit: { kind: 'money', label: 'Profit on one' },
    markup: { kind: 'percent', label: 'Markup on cost', optional: true },
    margin: { kind: 'percent', label: 'Margin on price' },
    verdict: { kind: 'verdict', label: 'In words' },
    priceWithTax: { kind: 'money', label: 'Price with tax', section: 'With tax and in a lot' },
    lotProfit: { kind: 'money', label: 'Profit on a lot', section: 'With tax and in a lot' },
    prices: {
      kind: 'table',
      label: 'Price list',
      optional: true,
      shownWhen: { field: 'list', is: true },
      columns: {
        item: { kind: 'text', label: 'Article' },
        cost: { kind: 'money', label: 'Cost' },
        price: { kind: 'money', label: 'Price' },
        withTax: { kind: 'money', label: 'With tax' },
        profit: { kind: 'money', label: 'Profit' },
        margin: { kind: 'percent', label: 'Margin' },
      },
    },
    conversion: {
      kind: 'table',
      label: 'Margin and markup side by side',
      columns: {
        margin: { kind: 'percent', label: 'Margin' },
        markup: { kind: 'percent', label: 'Markup' },
        price: { kind: 'money', label: 'Price at your cost' },
        profit: { kind: 'money', label: 'Profit' },
      },
    },
    curve: {
      kind: 'series',
      label: 'Markup needed for each margin',
      columns: {
        margin: { kind: 'percent', label: 'Margin' },
        markup: { kind: 'percent', label: 'Markup' },
      },
    },
  },
  formula:
    'Markup = profit ÷ cost; margin = profit ÷ price; price = cost × (1 + markup) = cost ÷ (1 − margin); markup = margin ÷ (1 − margin)',
  limits: [
    'Cost means all that one piece costs you. Overheads that are not in it have to be paid out of the profit.',
    'One tax rate applies to everything.',
    'In the list, prices are whole coins, so the margin reached differs a little from the one asked for.',
  ],
  sources: [
    { title: 'P. Kotler, G. Armstrong: Principles of Marketing, chapter 10, Cost-Plus Pricing' },
    {
      title: 'OpenStax: Principles of Marketing',
      href: 'https://openstax.org/details/books/principles-marketing',
    },
  ],

  compute(values, { minorDigits, show }) {
    const solved = solve(values)
    if ('problem' in solved) return solved
    const { cost, price } = solved
    const { taxRate, quantity, list, costs, ending, direction, endingOn } = values
    const profit = price - cost
    const margin = marginOnPrice(price, cost) ?? 0
    const markup = markupOnCost(price, cost)
    const results = {
      price,
      cost,
      profit,
      markup,
      margin,
      verdict: verdictOn(
        show.money(Math.abs(profit)),
        compareAmounts(price, cost, minorDigits),
        markup === undefined ? undefined : show.percent(markup),
        show.percent(margin),
      ),
      priceWithTax: price * (1 + taxRate),
      lotProfit: profit * quantity,
      conversion: tableMargins.map((one) => {
        const asked = priceForMargin(cost, one) ?? cost
        return { margin: one, markup: markupOfMargin(one) ?? null, price: asked, profit: asked - cost }
      }),
      curve: Array.from({ length: 17 }, (_, twentieth) => ({
        margin: twentieth / 20,
        markup: markupOfMargin(twentieth / 20) ?? null,
      })),
    }
    if (!list) return results
    if (markup === undefined)
      return problem('cost', 'must be more than nothing, or there is no markup to use for the list')
    const priced = []
    for (const { item, cost: own } of costs) {
      const rounded = listPrice(own * (1 + markup), taxRate, endingOn, minorDigits, (minor) =>
        priceWithEnding(minor, priceEndings[ending], direction, minorDigits),
      )
      const costMinor = toMinor(own, minorDigits)
      if (!rounded || costMinor === undefined) return problem('costs', 'must be smaller amounts')
      priced.push({
        item,
        cost: fromMinor(costMinor, minorDigits),
        price: fromMinor(rounded.net, minorDigits),
        withTax: fromMinor(rounded.gross, minorDigits),
        profit: fromMinor(rounded.net - costMinor, minorDigits),
        margin: rounded.net === 0 ? null : (rounded.net - costMinor) / rounded.net,
      })
    }
    return { ...results, prices: priced }
  },

  steps: [
    {
      finds: 'Selling price',
      gives: 'price',
      is: '{cost} × (1 + {markup})',
      when: { field: 'known', is: 'cost-markup' },
    },
    {
      finds: 'Selling price',
      gives: 'price',
      is: '{cost} ÷ (1 − {margin})',
      when: { field: 'known', is: 'cost-margin' },
    },
    { finds: 'Selling price', gives: 'price', is: '{cost} + {profit}', when: { field: 'known', is: 'cost-profit' } },
    {
      finds: 'Selling price',
      gives: 'price',
      is: '{profit} ÷ {margin}',
      when: { field: 'known', is: 'profit-margin' },
    },
    { finds: 'Cost', gives: 'cost', is: '{price} ÷ (1 + {markup})', when: { field: 'known', is: 'price-markup' } },
    { finds: 'Cost', gives: 'cost', is: '{price} × (1 − {margin})', when: { field: 'known', is: 'price-margin' } },
    { finds: 'Cost', gives: 'cost', is: '{profit} ÷ {markup}', when: { field: 'known', is: 'profit-markup' } },
    {
      finds: 'Cost',
      gives: 'cost',
      is: '{price} − {profit}',
      when: { field: 'known', is: ['price-profit', 'profit-margin'] },
    },
    { finds: 'Selling price', gives: 'price', is: '{cost} + {profit}', when: { field: 'known', is: 'profit-markup' } },
    { gives: 'profit', is: '{price} − {cost}' },
    { gives: 'markup', is: '{profit} ÷ {cost}' },
    { gives: 'margin', is: '{profit} ÷ {price}' },
    { gives: 'priceWithTax', is: '{price} × (1 + {taxRate})' },
    { gives: 'lotProfit', is: '{profit} × {quantity}' },
  ],

  charts: [{ kind: 'line', title: 'Markup needed for each margin', of: 'curve', x: 'margin', y: ['markup'] }],
  asked: [
    { says: 'markup {markup} on {cost}', sets: { known: 'cost-markup' }, gives: ['price', 'profit'] },
    { says: '{markup:share} markup on {cost}', sets: { known: 'cost-markup' }, gives: ['price', 'profit'] },
  ],
  examples: [
    {
      name: 'A gift shop',
      given: { known: 'cost-markup', cost: 40, markup: 0.5, taxRate: 0.2, quantity: 24 },
      expect: { price: 60, profit: 20, margin: 0.333333, priceWithTax: 72, lotProfit: 480 },
    },
    {
      name: 'A buyer works back from the shelf',
      given: { known: 'price-margin', price: 25, margin: 0.45, taxRate: 0, quantity: 100 },
      expect: { cost: 13.75, markup: 0.818182, lotProfit: 1125 },
    },
  ],
})

const tableMargins = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 1 / 3, 0.4, 0.5, 0.6, 2 / 3, 0.75, 0.8] as const

interface Known {
  known: `${'cost' | 'price' | 'profit'}-${'markup' | 'margin' | 'price' | 'profit'}`
  cost: number
  price: number
  profit: number
  markup: number
  margin: number
}

/** Cost and price from the two values that are known. Markup and margin alone are one fact, so they are no pair. */
function solve({ known, cost, price, profit, markup, margin }: Known) {
  if (known === 'cost-price') return { cost, price }
  if (known === 'cost-markup' || known === 'cost-margin') {
    if (cost === 0) return problem('cost', 'must be more than nothing: no share of nothing is a price')
    return { cost, price: known === 'cost-markup' ? cost * (1 + markup) : cost / (1 - margin) }
  }
  if (known === 'price-markup') return { price, cost: price / (1 + markup) }
  if (known === 'price-margin') return { price, cost: price * (1 - margin) }
  if (known === 'price-profit')
    return profit > price
      ? problem('profit', 'must not be more than the selling price')
      : { price, cost: price - profit }
  if (known === 'cost-profit')
    return cost + profit <= 0
      ? problem('profit', 'must leave a selling price above nothing')
      : { cost, price: cost + profit }
  const share = known === 'profit-markup' ? marginOfMarkup(markup) : margin
  if (!share) return problem(known === 'profit-markup' ? 'markup' : 'margin', 'must not be 0%: any cost would fit it')
  const found = profit / share
  return found > 0
    ? { price: found, cost: found - profit }
    : problem('profit', 'must have the same sign as the percentage, and not be 0')
}

/** Net and gross price of one article of a list, in whole minor units, with the ending on the one that customers see. */
function listPrice(
  exact: number,
  taxRate: number,
  endingOn: 'before-tax' | 'with-tax',
  digits: number,
  end: (minor: number) => number,
) {
  const ended = end((endingOn === 'with-tax' ? exact * (1 + taxRate) : exact) * 10 ** digits)
  if (!Number.isSafeInteger(ended)) return undefined
  const other = toMinor(
    fromMinor(endingOn === 'with-tax' ? ended / (1 + taxRate) : ended * (1 + taxRate), digits),
    digits,
  )
  if (other === undefined) return undefined
  return endingOn === 'with-tax' ? { net: other, gross: ended } : { net: ended, gross: other }
}

function verdictOn(amount: string, profit: Order, markup: string | undefined, margin: string) {
  if (markup === undefined)
    return { is: 'fair' as const, says: 'A cost of nothing has no markup: a share of nothing is not defined.' }
  if (profit < 0) return { is: 'bad' as const, says: `The price is below the cost. Each piece loses ${amount}.` }
  if (profit === 0) return { is: 'fair' as const, says: 'Price and cost are the same to the coin. Nothing is earned.' }
  return {
    is: 'good' as const,
    says: `A markup of ${markup} is a margin of ${margin}: ${amount} of the price is yours.`,
  }
}
