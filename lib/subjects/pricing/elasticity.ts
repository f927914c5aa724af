import { studentUpperQuantile } from '@/lib/subjects/statistics/distributions'

/** A price and the quantity sold at it. */
export interface Sale {
  price: number
  quantity: number
}

/**
 * Arc elasticity of demand by the midpoint method: the change of quantity over the mean quantity, divided by the change of
 * price over the mean price. The same in both directions. `undefined` for equal prices or two quantities of 0.
 * Source: any textbook of economics, such as Mankiw, Principles of Economics, chapter 5.
 */
export function arcElasticity(before: Sale, after: Sale): number | undefined {
  const quantities = before.quantity + after.quantity
  if (before.price === after.price || quantities === 0) return undefined
  const quantityChange = (after.quantity - before.quantity) / quantities
  return quantityChange / ((after.price - before.price) / (before.price + after.price))
}

/** Elasticity measured from the first point: both changes relative to it. `undefined` for equal prices or a first quantity of 0. */
export function pointElasticity(before: Sale, after: Sale): number | undefined {
  if (before.price === after.price || before.quantity === 0) return undefined
  return (after.quantity / before.quantity - 1) / (after.price / before.price - 1)
}

export interface ElasticityFit {
  /** Slope of ln quantity on ln price. */
  elasticity: number
  /** 95% confidence interval of the slope. */
  low: number
  high: number
  /** Share of the variance of ln quantity that the line explains; undefined when quantity never changes. */
  explained: number | undefined
  /** What slope and interval are made of: sums of products and squares of the logarithms, and the quantile of Student’s t. */
  sums: { products: number; spread: number; residual: number; t: number }
  quantityAt(price: number): number
}

/**
 * Constant-elasticity demand, quantity = a × price^elasticity, fitted by least squares of ln quantity on ln price. Prices and
 * quantities above 0. `undefined` with fewer than three sales or a single price.
 * Source: Wooldridge, Introductory Econometrics, chapters 2 and 4 (log-log model, confidence interval with n − 2 degrees).
 */
export function fitElasticity(sales: readonly Sale[]): ElasticityFit | undefined {
  const count = sales.length
  const [first] = sales
  if (count < 3 || !first || sales.every(({ price }) => price === first.price)) return undefined
  const points = sales.map(({ price, quantity }) => ({ x: Math.log(price), y: Math.log(quantity) }))
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / count
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / count
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0)
  const total = points.reduce((sum, { y }) => sum + (y - meanY) ** 2, 0)
  const products = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0)
  const elasticity = products / spread
  const residual = points.reduce((sum, { x, y }) => sum + (y - meanY - elasticity * (x - meanX)) ** 2, 0)
  const t = studentUpperQuantile(0.025, count - 2)
  if (t === undefined) return undefined
  const halfWidth = t * Math.sqrt(residual / (count - 2) / spread)
  return {
    elasticity,
    low: elasticity - halfWidth,
    high: elasticity + halfWidth,
    // Equal quantities leave rounding noise in the sum of squares.
    explained: total < 1e-20 ? undefined : Math.max(0, 1 - residual / total),
    sums: { products, spread, residual, t },
    quantityAt: (price) => Math.exp(meanY + elasticity * (Math.log(price) - meanX)),
  }
}

/**
 * The price that earns most at a constant elasticity below −1: cost × elasticity ÷ (1 + elasticity), from the Lerner rule
 * (price − cost) ÷ price = −1 ÷ elasticity. `undefined` for −1 and above, where every higher price earns more.
 * Source: Pindyck and Rubinfeld, Microeconomics, chapter 10 (a rule of thumb for pricing).
 */
export function lernerPrice(unitCost: number, elasticity: number): number | undefined {
  return elasticity < -1 ? (unitCost * elasticity) / (1 + elasticity) : undefined
}
