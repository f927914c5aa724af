import { choice, defineCalculator, money, number, problem, rows, toggle, type Line } from '@/lib/kits/calculator'
import { compareRates } from '@/lib/base/money/compare-amounts'
import { largestAmount } from '@/lib/base/money/minor-units'
import { arcElasticity, fitElasticity, lernerPrice, pointElasticity } from '@/lib/subjects/pricing/elasticity'

export default defineCalculator({
  inputs: {
    data: choice('What you have', { options: { pair: 'Before and after', history: 'Sales history' }, initial: 'pair' }),
    price: money('Price before', { initial: 10, above: 0, shownWhen: { field: 'data', is: 'pair' } }),
    quantity: number('Sold before', { initial: 1000, min: 0, shownWhen: { field: 'data', is: 'pair' } }),
    newPrice: money('Price after', { initial: 11, above: 0, shownWhen: { field: 'data', is: 'pair' } }),
    newQuantity: number('Sold after', {
      initial: 850,
      min: 0,
      help: 'In a period as long as the first.',
      shownWhen: { field: 'data', is: 'pair' },
    }),
    history: rows('Sales history', {
      row: 'period',
      columns: { price: money('Price', { above: 0 }), quantity: number('Sold', { above: 0 }) },
      initial: [
        { price: 10, quantity: 520 },
        { price: 11, quantity: 430 },
        { price: 12, quantity: 360 },
        { price: 9, quantity: 640 },
        { price: 10, quantity: 495 },
        { price: 8, quantity: 760 },
      ],
      min: 3,
      max: 500,
      help: 'One line for each period of equal length.',
      shownWhen: { field: 'data', is: 'history' },
    }),
    unitCost: money('Cost of one more unit', {
      initial: 6,
      optional: true,
      help: 'For profit and the best price.',
      refines: true,
    }),
    cross: toggle('A second product reacts', {
      initial: false,
      shownWhen: { field: 'data', is: 'pair' },
      refines: true,
    }),
    otherQuantity: number('Second product, sold before', {
      initial: 400,
      min: 0,
      shownWhen: [
        { field: 'data', is: 'pair' },
        { field: 'cross', is: true },
      ],
      refines: true,
    }),
    newOtherQuantity: number('Second product, sold after', {
      initial: 460,
      min: 0,
      help: 'Its own price must not have changed.',
      shownWhen: [
        { field: 'data', is: 'pair' },
        { field: 'cross', is: true },
      ],
      refines: true,
    }),
  },
  outputs: {
    elasticity: { kind: 'number', label: 'Price elasticity of demand', decimals: 2 },
    verdict: { kind: 'verdict', label: 'In words' },
    point: {
      kind: 'number',
      label: 'Measured from the first price',
      decimals: 2,
      optional: true,
      help: 'Point elasticity. The headline uses midpoints, so it is the same in both directions.',
    },
    low: { kind: 'number', label: '95% interval, from', decimals: 2, optional: true },
    high: { kind: 'number', label: '95% interval, to', decimals: 2, optional: true },
    explained: {
      kind: 'percent',
      label: 'R²',
      optional: true,
      help: 'Share of the ups and downs of sales that price accounts for.',
    },
    uncertain: { kind: 'verdict', label: 'Certainty', optional: true },
    revenueChange: { kind: 'money', label: 'Change in revenue', optional: true, section: 'What the change did' },
    revenueShare: { kind: 'percent', label: 'In per cent', optional: true, section: 'What the change did' },
    profitChange: { kind: 'money', label: 'Change in gross profit', optional: true, section: 'What the change did' },
    bestPrice: {
      kind: 'money',
      label: 'Price that earns most (Lerner)',
      optional: true,
      section: 'Best price',
      help: 'If the elasticity stays the same, which holds only near the prices you have tried.',
    },
    crossElasticity: {
      kind: 'number',
      label: 'Cross-price elasticity',
      decimals: 2,
      optional: true,
      section: 'Second product',
    },
    relation: { kind: 'verdict', label: 'Second product', optional: true, section: 'Second product' },
    curve: {
      kind: 'series',
      label: 'Revenue and profit by price',
      optional: true,
      columns: {
        price: { kind: 'money', label: 'Price' },
        revenue: { kind: 'money', label: 'Revenue' },
        profit: { kind: 'money', label: 'Gross profit' },
      },
    },
    fit: {
      kind: 'table',
      label: 'Your sales and the fitted curve',
      optional: true,
      columns: {
        price: { kind: 'money', label: 'Price' },
        quantity: { kind: 'number', label: 'Sold', decimals: 0 },
        fitted: { kind: 'number', label: 'Curve', decimals: 1 },
        revenue: { kind: 'money', label: 'Revenue' },
      },
    },
  },
  formula:
    'Arc elasticity = (change in quantity ÷ mean quantity) ÷ (change in price ÷ mean price); best price = cost × e ÷ (1 + e) for an elasticity e below −1',
  limits: [
    'Price must be the only thing that changed: season, advertising, competitors and stock move sales as well.',
    'With a history, demand is taken to have one elasticity at all prices, and weeks to be independent of each other.',
    'The best price looks at one product alone and at the cost of one more unit; overheads are left out.',
    'The reaction of a second product is measured between two periods only.',
  ],
  sources: [
    {
      title: 'OpenStax: Principles of Economics, chapter 5',
      href: 'https://openstax.org/books/principles-economics-3e/pages/5-1-price-elasticity-of-demand-and-price-elasticity-of-supply',
    },
    { title: 'J. Wooldridge: Introductory Econometrics, chapters 2 and 4 (log-log regression)' },
    { title: 'R. Pindyck, D. Rubinfeld: Microeconomics, chapter 10 (a rule of thumb for pricing)' },
  ],

  compute(form, { show }) {
    const { data, unitCost } = form
    if (data === 'history') {
      const fit = fitElasticity(form.history)
      if (!fit) return problem('history', 'must contain at least two different prices')
      const { elasticity, low, high, explained, quantityAt } = fit
      const sorted = [...form.history].sort((a, b) => a.price - b.price)
      return {
        elasticity,
        verdict: verdictOn(elasticity),
        low,
        high,
        ...(explained === undefined ? {} : { explained }),
        ...(low <= -1 && high >= -1
          ? {
              uncertain: {
                is: 'fair' as const,
                says: 'The interval contains −1: these sales do not settle whether a higher price brings more revenue or less.',
              },
            }
          : {}),
        ...bestPriceFor(unitCost, elasticity),
        fit: sorted.map(({ price, quantity }) => ({
          price,
          quantity,
          fitted: quantityAt(price),
          revenue: price * quantity,
        })),
        ...curveOf(sorted[0]?.price ?? 1, sorted.at(-1)?.price ?? 1, quantityAt, unitCost),
      }
    }
    const before = { price: form.price, quantity: form.quantity }
    const after = { price: form.newPrice, quantity: form.newQuantity }
    if (before.price === after.price) return problem('newPrice', 'must differ from the price before')
    const elasticity = arcElasticity(before, after)
    if (elasticity === undefined) return problem('newQuantity', 'must be above 0 if nothing was sold before')
    const point = pointElasticity(before, after)
    const earned = before.price * before.quantity
    const revenueChange = after.price * after.quantity - earned
    const crossElasticity = form.cross
      ? arcElasticity(
          { price: before.price, quantity: form.otherQuantity },
          { price: after.price, quantity: form.newOtherQuantity },
        )
      : undefined
    if (form.cross && crossElasticity === undefined)
      return problem('newOtherQuantity', 'must be above 0 if none of it was sold before')
    const through =
      before.quantity > 0 && after.quantity > 0
        ? Math.log(after.quantity / before.quantity) / Math.log(after.price / before.price)
        : undefined
    return {
      elasticity,
      verdict: verdictOn(elasticity),
      ...(point === undefined ? {} : { point }),
      revenueChange,
      ...(earned === 0 ? {} : { revenueShare: revenueChange / earned }),
      ...(unitCost === undefined
        ? {}
        : { profitChange: revenueChange - unitCost * (after.quantity - before.quantity) }),
      ...bestPriceFor(unitCost, elasticity),
      ...(crossElasticity === undefined
        ? {}
        : { crossElasticity, relation: relationOf(crossElasticity, show.number(Math.abs(crossElasticity), 2)) }),
      ...(through === undefined
        ? {}
        : curveOf(
            Math.min(before.price, after.price),
            Math.max(before.price, after.price),
            (price) => before.quantity * (price / before.price) ** through,
            unitCost,
          )),
    }
  },

  steps({ data, history }) {
    const pair = { field: 'data', is: 'pair' }
    const sums = data === 'history' && fitElasticity(history)?.sums
    const fitted = (value: number) => ({ kind: 'number', value, decimals: 6 }) as const
    const slope: readonly Line<'elasticity' | 'low' | 'high'>[] = !sums
      ? []
      : [
          {
            finds: 'Elasticity',
            gives: 'elasticity',
            is: '{products} ÷ {spread}, the least-squares slope of ln(sold) on ln(price)',
            with: {
              products: fitted(sums.products),
              spread: fitted(sums.spread),
              residual: fitted(sums.residual),
              t: fitted(sums.t),
              degrees: { kind: 'count', value: history.length - 2 },
            },
          },
          {
            finds: 'Standard error',
            as: 'error',
            in: 'number',
            decimals: 6,
            is: '√({residual} ÷ {degrees} ÷ {spread})',
          },
          { gives: 'low', is: '{elasticity:4} − {t} × {error}, with Student’s t of {degrees} degrees of freedom' },
          { gives: 'high', is: '{elasticity:4} + {t} × {error}' },
        ]
    return [
      ...slope,
      { as: 'middleQuantity', in: 'number', is: '({newQuantity} + {quantity}) ÷ 2', when: pair },
      { as: 'middlePrice', in: 'money', is: '({newPrice} + {price}) ÷ 2', when: pair },
      {
        finds: 'Change in quantity',
        as: 'quantityChange',
        in: 'percent',
        is: '({newQuantity} − {quantity}) ÷ {middleQuantity}',
      },
      { finds: 'Change in price', as: 'priceChange', in: 'percent', is: '({newPrice} − {price}) ÷ {middlePrice}' },
      { finds: 'Arc elasticity', gives: 'elasticity', is: '{quantityChange} ÷ {priceChange}' },
      { as: 'quantityRise', in: 'percent', is: '{newQuantity} ÷ {quantity} − 1', when: pair },
      { as: 'priceRise', in: 'percent', is: '{newPrice} ÷ {price} − 1', when: pair },
      { finds: 'From the first price', gives: 'point', is: '{quantityRise} ÷ {priceRise}' },
      { gives: 'revenueChange', is: '{newPrice} × {newQuantity} − {price} × {quantity}' },
      { gives: 'profitChange', is: '{revenueChange} − {unitCost} × ({newQuantity} − {quantity})' },
      { as: 'size', in: 'number', decimals: 4, is: '−{elasticity}' },
      { finds: 'Price that earns most', gives: 'bestPrice', is: '{unitCost} × {size} ÷ ({size} − 1)' },
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'Revenue and gross profit by price',
      of: 'curve',
      x: 'price',
      y: ['revenue', 'profit'],
      needs: 'curve',
    },
    {
      kind: 'line',
      title: 'Sold at each price, and the fitted curve',
      of: 'fit',
      x: 'price',
      y: ['quantity', 'fitted'],
      needs: 'fit',
    },
  ],
  examples: [
    {
      name: 'A bakery raises the price of its loaf',
      given: { data: 'pair', price: 4, quantity: 1200, newPrice: 4.4, newQuantity: 1110, unitCost: 1.5, cross: false },
      expect: { elasticity: -0.818182, revenueChange: 84, profitChange: 219 },
    },
    {
      name: 'A phone case online',
      given: { data: 'pair', price: 20, quantity: 300, newPrice: 16, newQuantity: 525, unitCost: 9, cross: false },
      expect: { elasticity: -2.454545, revenueChange: 2400, profitChange: 375, bestPrice: 15.19 },
    },
  ],
})

function bestPriceFor(unitCost: number | undefined, elasticity: number) {
  const best = unitCost === undefined || unitCost === 0 ? undefined : lernerPrice(unitCost, elasticity)
  return best === undefined ? {} : { bestPrice: best }
}

function verdictOn(elasticity: number) {
  if (compareRates(elasticity, -1) === 0)
    return { is: 'plain' as const, says: 'Unit elastic: revenue hardly changes with the price.' }
  if (compareRates(elasticity, 0) > 0)
    return {
      is: 'fair' as const,
      says: 'Sales moved with the price. Something else changed at the same time, or buyers judge quality by price. Do not set prices by this figure.',
    }
  if (compareRates(elasticity, 0) === 0)
    return { is: 'plain' as const, says: 'Perfectly inelastic: sales did not react to the price.' }
  return elasticity < -1
    ? {
        is: 'plain' as const,
        says: 'Elastic: buyers react strongly. A lower price brings more revenue, a higher one less.',
      }
    : { is: 'plain' as const, says: 'Inelastic: buyers react little. A higher price brings more revenue.' }
}

function relationOf(elasticity: number, size: string) {
  if (compareRates(elasticity, 0) === 0)
    return { is: 'plain' as const, says: 'The second product did not react: independent.' }
  return elasticity > 0
    ? {
        is: 'plain' as const,
        says: `Substitutes: when this price rises 1%, the second product sells about ${size}% more.`,
      }
    : {
        is: 'plain' as const,
        says: `Complements: when this price rises 1%, the second product sells about ${size}% less.`,
      }
}

/**
 * Revenue and profit from half the lowest to one and a half times the highest price tried. None where a steep elasticity,
 * carried that far, leads to more money than an amount can be.
 */
function curveOf(lowest: number, highest: number, quantityAt: (price: number) => number, unitCost: number | undefined) {
  const from = lowest * 0.5
  const to = highest * 1.5
  const curve = Array.from({ length: 33 }, (_, at) => {
    const price = from + ((to - from) * at) / 32
    const quantity = quantityAt(price)
    return {
      price,
      revenue: price * quantity,
      profit: unitCost === undefined ? null : (price - unitCost) * quantity,
    }
  })
  return curve.every(({ revenue, profit }) => revenue < largestAmount && Math.abs(profit ?? 0) < largestAmount)
    ? { curve }
    : {}
}
