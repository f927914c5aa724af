import { defineCases } from '@/lib/kits/calculator'
import plan from './ab-test-sample-size'

const r = {
  title: 'R, package stats: power.prop.test and power.t.test',
  href: 'https://search.r-project.org/CRAN/refmans/stats/html/power.prop.test.html',
}
const paper = { title: 'Arithmetic on paper' }
const usual = {
  measure: 'rate',
  as: 'relative',
  variants: 2,
  share: 1,
  power: 0.8,
  alpha: 0.05,
  sides: 'two',
  correct: 'each',
} as const
const orders = { ...usual, measure: 'mean', mean: 52, deviation: 38, as: 'absolute' } as const

export default defineCases(plan, [
  {
    name: 'From 4% to 4.4%',
    given: { ...usual, base: 0.04, uplift: 0.1, traffic: 2500 },
    expect: {
      exact: 39474.7616666058,
      perVariant: 39475,
      total: 78950,
      days: 35,
      daysExact: 31.58,
      target: 0.044,
      targetMean: null,
      conversions: 1579,
      level: 0.05,
      verdict: 'good',
      effects: {
        rows: 6,
        at: {
          0: { effect: '+5%', eighty: 154304, ninety: 206569, days: 126 },
          2: { eighty: 39475, days: 35 },
          5: { effect: '+20%', eighty: 10317, ninety: 13810, days: 14 },
        },
      },
      weeks: {
        rows: 12,
        at: { 0: { week: 1, perVariant: 8750, rise: 0.218006316884427, absolute: 0.872025267537708 } },
      },
    },
    source: {
      ...r,
      how: 'power.prop.test(p1 = 0.04, p2 = 0.044, power = 0.8)$n, and for the other effects; the rise of a week by uniroot on it',
    },
  },
  {
    name: 'From 10% to 11%, without traffic',
    given: { ...usual, base: 0.1, uplift: 0.1, traffic: undefined },
    expect: {
      exact: 14750.7904690449,
      perVariant: 14751,
      days: null,
      daysExact: null,
      weeks: { rows: 0 },
      verdict: 'plain',
    },
    source: { ...r, how: 'power.prop.test(p1 = 0.1, p2 = 0.11, power = 0.8)$n' },
  },
  {
    name: 'An average with few visitors: what each week can find',
    given: { ...orders, units: 40, traffic: 6 },
    expect: {
      weeks: {
        rows: 12,
        at: {
          0: { week: 1, perVariant: 21, rise: 0.6475, absolute: 33.6699 },
          3: { week: 4, perVariant: 84, absolute: 16.523 },
          11: { week: 12, perVariant: 252, absolute: 9.5024 },
        },
      },
    },
    source: { ...r, how: 'power.t.test(n = 21, sd = 38, power = 0.8)$delta, and for 84 and 252; over 52' },
  },
  {
    name: 'Two visitors in each group already test',
    given: { ...orders, units: 40, traffic: 1, share: 0.6, variants: 2, sides: 'one' },
    expect: { weeks: { rows: 12, at: { 0: { perVariant: 2, absolute: 151.2019 } } } },
    source: { ...r, how: 'power.t.test(n = 2, sd = 38, power = 0.8, alternative = "one.sided")$delta' },
  },
  {
    name: 'One side, 90%, in points',
    given: { ...usual, base: 0.1, as: 'absolute', points: 0.01, power: 0.9, sides: 'one', traffic: 2500 },
    expect: {
      exact: 16093.8758558959,
      perVariant: 16094,
      effects: { at: { 2: { effect: '+1 points', eighty: 11620 } } },
    },
    source: { ...r, how: "power.prop.test(p1 = 0.1, p2 = 0.11, power = 0.9, alternative = 'one.sided')$n" },
  },
  {
    name: 'A fall, four variants, all comparisons together',
    given: { ...usual, base: 0.1, uplift: -0.2, variants: 4, correct: 'all', traffic: 2500 },
    expect: {
      exact: 4285.74031939538,
      perVariant: 4286,
      total: 17144,
      level: 0.0166666666666667,
      days: 7,
      target: 0.08,
    },
    source: { ...r, how: 'power.prop.test(p1 = 0.1, p2 = 0.08, power = 0.8, sig.level = 0.05 / 3)$n' },
  },
  {
    name: 'Money per order',
    given: { ...orders, units: 5, traffic: 120 },
    expect: { perVariant: 908, total: 1816, targetMean: 57, target: null, conversions: null, days: 21 },
    source: { ...r, how: 'power.t.test(delta = 5, sd = 38, power = 0.8)$n, rounded up' },
  },
  {
    name: 'A large effect, by the t-test',
    given: { ...orders, units: 20, traffic: 120 },
    expect: { perVariant: 58 },
    source: { ...r, how: 'power.t.test(delta = 20, sd = 38, power = 0.8)$n, rounded up' },
  },
  {
    name: 'A very large one, one side at 1%',
    given: { ...orders, units: 60, power: 0.9, alpha: 0.01, sides: 'one', traffic: 120 },
    expect: { perVariant: 12 },
    source: {
      ...r,
      how: "power.t.test(delta = 60, sd = 38, power = 0.9, sig.level = 0.01, alternative = 'one.sided')$n",
    },
  },
  {
    name: 'Half of the visitors, too long',
    given: { ...usual, base: 0.04, uplift: 0.1, traffic: 2500, share: 0.5 },
    expect: { daysExact: 63.16, days: 70, verdict: 'fair' },
    says: { verdict: 'clear their cookies' },
    source: { ...paper, how: '78,950 ÷ 1,250 = 63.16, ten weeks' },
  },
  {
    name: 'A rate above 100%',
    given: { ...usual, base: 0.6, uplift: 0.8 },
    problem: 'uplift',
    because: '108%',
    source: { ...paper, how: '0.6 × 1.8' },
  },
  {
    name: 'No change',
    given: { ...usual, base: 0.6, uplift: 0 },
    problem: 'uplift',
    because: 'must not be 0',
    source: { ...paper, how: 'Division by 0' },
  },
  {
    name: 'In percent of an average of 0',
    given: { ...orders, mean: 0, as: 'relative', uplift: 0.1 },
    problem: 'uplift',
    because: 'average of 0',
    source: { ...paper, how: '10% of 0' },
  },
  {
    name: 'An effect that nobody finds',
    given: { ...orders, units: 1e-9 },
    problem: 'units',
    because: 'must be larger',
    source: { ...paper, how: 'n grows with the square of 38 ÷ 10⁻⁹' },
  },
])
