import { defineCases } from '@/lib/calculator'
import elasticity from './pricing-elasticity'

const openstax = (how: string) => ({
  title: 'OpenStax: Principles of Economics, section 5.1 (price elasticity of demand)',
  href: 'https://openstax.org/books/principles-economics-3e/pages/5-1-price-elasticity-of-demand-and-price-elasticity-of-supply',
  how,
})
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const r = (how: string) => ({ title: 'R 4.2.2, lm and confint', how })
const pair = (price: number, quantity: number, newPrice: number, newQuantity: number) => ({
  data: 'pair' as const,
  price,
  quantity,
  newPrice,
  newQuantity,
  cross: false,
})

export default defineCases(elasticity, [
  {
    name: 'OpenStax: from 70 to 60, from 2,800 to 3,000, elasticity 0.45: inelastic',
    given: pair(70, 2800, 60, 3000),
    expect: { elasticity: -0.448276, verdict: 'plain', revenueChange: -16_000 },
    source: openstax('200 ÷ 2,900 = 6.9%; −10 ÷ 65 = −15.4%; printed as 0.45'),
  },
  {
    name: 'OpenStax: from 130 to 120, from 1,600 to 1,800, elasticity 1.47: elastic',
    given: pair(130, 1600, 120, 1800),
    expect: { elasticity: -1.470588, revenueChange: 8000 },
    source: openstax('200 ÷ 1,700 = 11.76%; −10 ÷ 125 = −8%; printed as 1.47'),
  },
  {
    name: 'An exercise of a college course: 50 to 60 and 4,000 to 2,500 is 2.5',
    given: pair(50, 4000, 60, 2500),
    expect: { elasticity: -2.538462 },
    source: {
      title: 'Initiate Web Development: Economics exercises, calculating elasticity, solutions',
      href: 'https://www.initiatewebdevelopment.com/Economics/exercises/calculating-elasticity-solutions.html',
      how: '1,500 ÷ 3,250 = 46.15% over 10 ÷ 55 = 18.18%, printed as 2.5',
    },
  },
  {
    name: 'Unit elastic by midpoints; measured from the first price only 0.67',
    given: pair(4, 120, 6, 80),
    expect: { elasticity: -1, point: -0.666667, revenueChange: 0 },
    source: paper('−40 ÷ 100 over 2 ÷ 5 is −1; −1/3 over 1/2 is −2/3; 480 − 480'),
  },
  {
    name: 'No curve where half the price would sell for more money than there is',
    given: pair(10, 1000, 11, 1),
    expect: { elasticity: -20.958042, curve: { rows: 0 } },
    source: paper('−999 ÷ 500.5 over 1 ÷ 10.5; at 5 the power law ln(1/1,000) ÷ ln 1.1 = −72.5 sells 1,000 × 2^72.5'),
  },
  {
    name: 'The same way back: midpoints agree, the other first price gives 1.5',
    given: pair(6, 80, 4, 120),
    expect: { elasticity: -1, point: -1.5 },
    source: paper('40 ÷ 100 over −2 ÷ 5 is −1; 1/2 over −1/3 is −1.5'),
  },
  {
    name: 'Profit at a unit cost of 6: the cut from 10 to 9 sells 30% more and earns 10 less',
    given: { ...pair(10, 100, 9, 130), unitCost: 6 },
    expect: { revenueChange: 170, profitChange: -10, elasticity: -2.478261 },
    source: paper('9 × 130 − 1,000 = 170; 3 × 130 − 4 × 100 = −10; (30 ÷ 230) ÷ (−1 ÷ 19) = −2.478261'),
  },
  {
    name: 'Lerner rule: at an elasticity of −4 and a cost of 9 the best price is 12',
    given: {
      data: 'history',
      unitCost: 9,
      history: [
        { price: 10, quantity: 160_000 },
        { price: 20, quantity: 10_000 },
        { price: 5, quantity: 2_560_000 },
      ],
    },
    expect: { elasticity: -4, bestPrice: 12, explained: 1 },
    source: {
      title: 'Pindyck, Rubinfeld: Microeconomics, chapter 10 (a rule of thumb for pricing)',
      how: '9 ÷ (1 − 1/4) = 12; the three sales lie on 1,600,000,000 × price^−4',
    },
  },
  {
    name: 'A history of eight weeks: slope, 95% interval and R² as in R',
    given: {
      data: 'history',
      unitCost: 5,
      history: [
        { price: 10, quantity: 520 },
        { price: 11, quantity: 455 },
        { price: 12, quantity: 398 },
        { price: 9, quantity: 610 },
        { price: 8, quantity: 715 },
        { price: 10.5, quantity: 480 },
        { price: 13, quantity: 350 },
        { price: 9.5, quantity: 560 },
      ],
    },
    expect: { elasticity: -1.47109839218, low: -1.51250651947, high: -1.4296902649, explained: 0.999206663089 },
    source: r(
      'f <- lm(log(c(520,455,398,610,715,480,350,560)) ~ log(c(10,11,12,9,8,10.5,13,9.5))); confint(f); summary(f)$r.squared',
    ),
  },
  {
    name: 'Three sales leave one degree of freedom and a wide interval',
    given: {
      data: 'history',
      history: [
        { price: 2, quantity: 100 },
        { price: 4, quantity: 60 },
        { price: 8, quantity: 20 },
      ],
    },
    expect: {
      elasticity: -1.16096404744,
      low: -4.271387328,
      high: 1.949459233,
      explained: 0.957432521664,
      uncertain: 'fair',
    },
    source: r('f <- lm(log(c(100,60,20)) ~ log(c(2,4,8))); confint(f); summary(f)$r.squared'),
  },
  {
    name: 'A dearer coffee sells more tea: substitutes',
    given: { ...pair(4, 120, 6, 80), cross: true, otherQuantity: 45, newOtherQuantity: 55 },
    expect: { crossElasticity: 0.5, relation: 'plain' },
    source: paper('10 ÷ 50 = 20% over 2 ÷ 5 = 40% is 0.5'),
  },
  {
    name: 'A second product that sold nothing in either period shows no reaction',
    given: { ...pair(4, 120, 6, 80), cross: true, otherQuantity: 0, newOtherQuantity: 0 },
    problem: 'newOtherQuantity',
    source: paper('A division by a mean quantity of 0'),
  },
  {
    name: 'Demand that rises with the price is flagged',
    given: pair(10, 100, 12, 110),
    expect: { elasticity: 0.52381, verdict: 'fair', bestPrice: null },
    source: paper('(10 ÷ 210) ÷ (2 ÷ 22) = 0.52381'),
  },
  {
    name: 'Sales that vanish: midpoints still answer, −2 over the change of price',
    given: pair(10, 100, 12, 0),
    expect: { elasticity: -11, point: -5 },
    source: paper('(−100 ÷ 100) ÷ (2 ÷ 22) = −11; −100% over 20% = −5'),
  },
  {
    name: 'Without a change of price nothing is measured',
    given: pair(10, 100, 10, 120),
    problem: 'newPrice',
    source: paper('A division by a change of 0'),
  },
  {
    name: 'A history with one price shows no reaction',
    given: {
      data: 'history',
      history: [
        { price: 5, quantity: 10 },
        { price: 5, quantity: 12 },
        { price: 5, quantity: 9 },
      ],
    },
    problem: 'history',
    source: paper('The sum of squares of ln price is 0'),
  },
])
