import { defineCases } from '@/lib/kits/calculator'
import elasticity from './pricing-elasticity'

const openstax = (how: string) => ({
  title: 'OpenStax: Principles of Economics, section 5.1 (price elasticity of demand)',
  href: 'https://openstax.org/books/principles-economics-3e/pages/5-1-price-elasticity-of-demand-and-price-elasticity-of-supply',
  how,
})
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const scipy = (how: string) => ({ title: 'SciPy 1.17.1', how })
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
    expect: {
      elasticity: -0.448276,
      verdict: 'plain',
      revenueChange: -16_000,
      revenueShare: -0.081632653,
      bestPrice: null,
    },
    says: { verdict: 'Inelastic: buyers react little' },
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
    expect: { elasticity: -1, point: -0.666667, revenueChange: 0, revenueShare: 0, bestPrice: null, verdict: 'plain' },
    says: { verdict: 'Unit elastic' },
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
    expect: {
      elasticity: -1.47109839218,
      low: -1.51250651947,
      high: -1.4296902649,
      explained: 0.999206663089,
      uncertain: null,
      verdict: 'plain',
      bestPrice: 15.613494087,
      fit: {
        rows: 8,
        at: {
          0: { price: 8, quantity: 715, fitted: 720.498604, revenue: 5720 },
          1: { price: 9, quantity: 610, fitted: 605.874606, revenue: 5490 },
          2: { price: 9.5, quantity: 560, fitted: 559.551093, revenue: 5320 },
          3: { price: 10, quantity: 520, fitted: 518.882447, revenue: 5200 },
          4: { price: 10.5, quantity: 480, fitted: 482.944735, revenue: 5040 },
          5: { price: 11, quantity: 455, fitted: 450.999715, revenue: 5005 },
          6: { price: 12, quantity: 398, fitted: 396.812711, revenue: 4776 },
          7: { price: 13, quantity: 350, fitted: 352.733816, revenue: 4550 },
        },
      },
      curve: {
        rows: 33,
        at: {
          0: { price: 4, revenue: 7989.836236, profit: -1997.459059 },
          1: { price: 4.484375, revenue: 7570.972066, profit: -870.5298891 },
          16: { price: 11.75, revenue: 4809.215667, profit: 2762.740915 },
          32: { price: 19.5, revenue: 3788.210823, profit: 2816.874714 },
        },
      },
    },
    says: { verdict: 'Elastic' },
    source: r(
      'f <- lm(log(c(520,455,398,610,715,480,350,560)) ~ log(c(10,11,12,9,8,10.5,13,9.5))); confint(f); summary(f)$r.squared; curve exp(a + b × ln p) from 8 ÷ 2 to 13 × 1.5 in 32 steps, again with scipy.stats.linregress',
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
    says: { relation: 'Substitutes: when this price rises 1%, the second product sells about 0.50% more.' },
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
  {
    name: 'At an elasticity of −1 every price brings the same revenue',
    given: { ...pair(4, 120, 6, 80), unitCost: 2 },
    expect: {
      bestPrice: null,
      curve: {
        rows: 33,
        at: {
          0: { price: 2, revenue: 480, profit: 0 },
          1: { price: 2.21875, revenue: 480, profit: 47.32394366 },
          16: { price: 5.5, revenue: 480, profit: 305.4545455 },
          32: { price: 9, revenue: 480, profit: 373.3333333 },
        },
      },
    },
    source: paper('480 ÷ p sold from 4 ÷ 2 to 6 × 1.5 in 32 steps; (p − 2) × 480 ÷ p'),
  },
  {
    name: 'Without a unit cost the curve has no profit, whichever price was first',
    given: { ...pair(6, 80, 4, 120), unitCost: undefined },
    expect: {
      profitChange: null,
      curve: {
        rows: 33,
        at: { 0: { price: 2, revenue: 480, profit: null }, 32: { price: 9, revenue: 480, profit: null } },
      },
    },
    source: paper('480 ÷ p sold from 4 ÷ 2 to 6 × 1.5'),
  },
  {
    name: 'One piece sold before, two after',
    given: { ...pair(10, 1, 9, 2), unitCost: 1 },
    expect: {
      elasticity: -6.333333,
      point: -10,
      revenueShare: 0.8,
      bestPrice: 1.1875,
      curve: { rows: 33, at: { 16: { price: 9.75, revenue: 11.51704856, profit: 10.33581281 } } },
    },
    source: paper('(1 ÷ 1.5) ÷ (−1 ÷ 9.5); 100% ÷ −10%; 18 ÷ 10 − 1; 1 × 19/3 ÷ 16/3; 2 = 0.9^e'),
  },
  {
    name: 'Two pieces before, one after',
    given: { ...pair(9, 2, 10, 1), unitCost: 0 },
    expect: {
      bestPrice: null,
      curve: { rows: 33, at: { 16: { price: 9.75, revenue: 11.51704856, profit: 11.51704856 } } },
    },
    source: paper('0.5 = (10 ÷ 9)^e; without a cost there is no best price'),
  },
  {
    name: 'Nothing sold before: a share of nothing is none',
    given: pair(10, 0, 9, 50),
    expect: { elasticity: -19, point: null, revenueChange: 450, revenueShare: null, curve: { rows: 0 } },
    source: paper('(50 ÷ 25) ÷ (−1 ÷ 9.5); 450 ÷ 0 has no value'),
  },
  {
    name: 'A first revenue of one',
    given: pair(1, 1, 2, 1),
    expect: { elasticity: 0, point: 0, revenueShare: 1, verdict: 'plain' },
    says: { verdict: 'Perfectly inelastic: sales did not react to the price.' },
    source: paper('2 ÷ 1 − 1; no change of quantity'),
  },
  {
    name: 'Sales that vanish have no curve',
    given: pair(10, 100, 12, 0),
    expect: { curve: { rows: 0 }, revenueShare: -1 },
    source: paper('A power law never reaches 0'),
  },
  {
    name: 'A dearer coffee sells less sugar: complements',
    given: { ...pair(4, 120, 6, 80), cross: true, otherQuantity: 55, newOtherQuantity: 45 },
    expect: { crossElasticity: -0.5, relation: 'plain' },
    says: { relation: 'Complements: when this price rises 1%, the second product sells about 0.50% less.' },
    source: paper('−10 ÷ 50 over 2 ÷ 5'),
  },
  {
    name: 'A second product that does not react',
    given: { ...pair(4, 120, 6, 80), cross: true, otherQuantity: 50, newOtherQuantity: 50 },
    expect: { crossElasticity: 0, relation: 'plain' },
    says: { relation: 'The second product did not react: independent.' },
    source: paper('0 ÷ 50'),
  },
  {
    name: 'A cost beyond any amount has no curve',
    given: { ...pair(10, 1e6, 11, 9e5), unitCost: 1e12 },
    expect: { curve: { rows: 0 } },
    source: paper('10^12 × 10^6 is above 10^15'),
  },
  {
    name: 'Six weeks that do not settle on which side of −1 the elasticity lies',
    given: {
      data: 'history',
      history: [
        { price: 5, quantity: 1000 },
        { price: 6, quantity: 800 },
        { price: 7, quantity: 720 },
        { price: 8, quantity: 580 },
        { price: 9, quantity: 560 },
        { price: 10, quantity: 450 },
      ],
    },
    expect: {
      elasticity: -1.09169970873,
      low: -1.31502160287,
      high: -0.86837781459,
      explained: 0.97874756387,
      uncertain: 'fair',
    },
    source: scipy(
      'r = scipy.stats.linregress of ln(quantity) on ln(price); r.slope ± scipy.stats.t.ppf(0.975, 4) × r.stderr; r.rvalue²',
    ),
  },
  {
    name: 'Sales of 1,200 ÷ √price are inelastic for certain',
    given: {
      data: 'history',
      history: [
        { price: 4, quantity: 600 },
        { price: 9, quantity: 400 },
        { price: 16, quantity: 300 },
      ],
    },
    expect: {
      elasticity: -0.5,
      low: -0.5,
      high: -0.5,
      explained: 1,
      uncertain: null,
      bestPrice: null,
      verdict: 'plain',
    },
    says: { verdict: 'Inelastic' },
    source: paper('1,200 ÷ 2, ÷ 3 and ÷ 4'),
  },
])
