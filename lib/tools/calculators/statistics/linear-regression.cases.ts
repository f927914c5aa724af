import { defineCases } from '@/lib/kits/calculator'
import regression from './linear-regression'

const r = {
  title: 'R, package stats: lm, summary, confint, anova, predict and cooks.distance',
  href: 'https://search.r-project.org/CRAN/refmans/stats/html/lm.html',
}
const nist = {
  title: 'NIST Statistical Reference Datasets, linear least squares',
  href: 'https://www.itl.nist.gov/div898/strd/lls/data/Norris.shtml',
}
const paper = { title: 'Arithmetic on paper' }
const usual = { from: 'lists', through: 'free', confidence: 0.95 } as const
const hours = {
  ...usual,
  first: '1 2 3 4 5 6 7 8 9 10',
  second: '52 55 61 60 68 71 70 79 81 88',
} as const
const norris = {
  ...usual,
  first:
    '0.2 337.4 118.2 884.6 10.1 226.5 666.3 996.3 448.6 777.0 558.2 0.4 0.6 775.5 666.9 338.0 447.5 11.6 556.0 228.1 995.8 887.6 120.2 0.3 0.3 556.8 339.1 887.2 999.0 779.0 11.1 118.3 229.2 669.1 448.9 0.5',
  second:
    '0.1 338.8 118.1 888.0 9.2 228.1 668.5 998.5 449.1 778.9 559.2 0.3 0.1 778.1 668.8 339.3 448.9 10.8 557.7 228.3 998.0 888.8 119.6 0.3 0.6 557.6 339.3 888.0 998.5 778.9 10.2 117.6 228.9 668.4 449.2 0.2',
} as const
const origin = {
  ...usual,
  through: 'origin',
  first: '60 61 62 63 64 65 66 67 68 69 70',
  second: '130 131 132 133 134 135 136 137 138 139 140',
} as const

export default defineCases(regression, [
  {
    name: 'Norris of NIST, certified',
    given: norris,
    expect: {
      slope: 1.00211681802045,
      intercept: -0.262323073774,
      deviation: 0.8847963961444,
      fit: 0.999993745883712,
      pairs: 36,
      coefficients: {
        rows: 2,
        at: {
          0: { name: 'Intercept', value: -0.262323073774, error: 0.232818234301 },
          1: { name: 'Slope', value: 1.00211681802045, error: 0.000429796848 },
        },
      },
      variance: {
        rows: 3,
        at: { 0: { source: 'Line', degrees: 1 }, 1: { source: 'Residuals', degrees: 34 } },
      },
    },
    source: { ...nist, how: 'Norris: certified estimates, deviations, R² and F' },
  },
  {
    name: 'NoInt1 of NIST, through the origin',
    given: origin,
    expect: {
      slope: 2.07438016528926,
      intercept: null,
      equation: 'y = 2.07438 × x',
      deviation: 3.56753034006338,
      fit: 0.999365492298663,
      coefficients: { rows: 1, at: { 0: { value: 2.07438016528926, error: 0.0165289256198347 } } },
      variance: { at: { 0: { f: 15750.25 }, 2: { source: 'Together, about 0', degrees: 11, squares: 200585 } } },
    },
    source: {
      ...nist,
      href: 'https://www.itl.nist.gov/div898/strd/lls/data/NoInt1.shtml',
      how: 'NoInt1, certified; R² about 0',
    },
  },
  {
    name: 'Hours and score',
    given: { ...hours, at: 7.5 },
    expect: {
      equation: 'y = 47.533333 + 3.812121 × x',
      slope: 3.81212121212121,
      intercept: 47.5333333333333,
      fit: 0.968035624717094,
      adjusted: 0.964040077806731,
      p: 0.000000289169591372,
      scientific: '2.892 × 10⁻⁷',
      verdict: 'good',
      predicted: 76.1242424242424,
      low: 70.6268234227044,
      high: 81.6216614257805,
      meanLow: 74.1475582999333,
      meanHigh: 78.1009265485516,
      reach: 'good',
      deviation: 2.22451901508727,
      watson: 2.78665312030284,
      coefficients: {
        at: {
          0: { t: 31.2794247787091, p: 0.00000000118690318608485, low: 44.0290469213494, high: 51.0376197453173 },
          1: { error: 0.244911483044567, t: 15.5653020623272 },
        },
      },
      variance: {
        at: {
          0: { squares: 1198.91212121212, mean: 1198.91212121212, f: 242.278628291488, p: 0.000000289169591372 },
          1: { squares: 39.5878787878788, mean: 4.94848484848485 },
          2: { source: 'Together', degrees: 9, squares: 1238.5 },
        },
      },
      points: {
        rows: 10,
        at: {
          0: { x: 1, y: 52, fitted: 51.3454545454545, residual: 0.654545454545455, cook: 0.0349050826699, flag: '' },
          9: { cook: 0.448190957338, flag: 'Moves the line' },
        },
      },
      band: {
        rows: 41,
        at: {
          0: {
            x: 1,
            line: 51.3454545454545,
            meanLow: 48.3304244,
            meanHigh: 54.3604847,
            low: 45.3952661,
            high: 57.295643,
          },
          40: { x: 10, line: 85.6545454545455 },
        },
      },
      note: '10 pairs; x is “x”, y is “y”',
    },
    says: { verdict: '3.812121 more' },
    source: { ...r, how: 'lm(y ~ x); Durbin–Watson as sum(diff(e)^2) / sum(e^2)' },
  },
  {
    name: 'Beyond what was measured, at 90%',
    given: { ...hours, at: 12, confidence: 0.9 },
    expect: {
      predicted: 93.2787878787879,
      low: 88.0265743917921,
      high: 98.5310013657836,
      meanLow: 90.0423875312079,
      meanHigh: 96.5151882263679,
      reach: 'bad',
      coefficients: { at: { 1: { low: 3.35669654445691, high: 4.26754587978552 } } },
    },
    says: { reach: 'outside the measured x' },
    source: { ...r, how: "predict(lm(y ~ x), interval = 'prediction' and 'confidence', level = 0.9)" },
  },
  {
    name: 'A table without a forecast',
    given: { ...usual, from: 'table', table: 'Hours\tScore\n1\t52\n2\t\n3\t61\n4\t60', at: undefined },
    expect: { predicted: null, low: null, reach: null, pairs: 3, slope: 2.92857142857143 },
    says: { note: 'left out: 1' },
    source: { ...paper, how: 'Means 8/3 and 173/3; Σ(x − x̄)(y − ȳ) = 41/3, Σ(x − x̄)² = 14/3' },
  },
  {
    name: 'All on a line',
    given: { ...usual, first: '1 2 3', second: '3 5 7', at: 4 },
    expect: { slope: 2, intercept: 1, fit: 1, p: null, watson: null, deviation: 0, verdict: 'plain', low: 9, high: 9 },
    source: { ...paper, how: 'y = 1 + 2x' },
  },
  {
    name: 'No slope that could be told from 0',
    given: { ...usual, first: '1 2 3 4', second: '5 3 6 4' },
    expect: { slope: 0, verdict: 'fair', fit: 0, p: 1 },
    source: { ...paper, how: 'Σ(x − x̄)(y − ȳ) = −0.75 + 0.75 + 0.75 − 0.75' },
  },
  {
    name: 'The same y throughout: a level line',
    given: { ...usual, first: '1 2 3 4', second: '5 5 5 5', at: 9 },
    expect: {
      slope: 0,
      intercept: 5,
      fit: null,
      adjusted: null,
      p: null,
      deviation: 0,
      predicted: 5,
      watson: null,
      verdict: 'plain',
    },
    says: { verdict: 'the line is level' },
    source: { ...paper, how: 'y = 5 + 0x; R² is 0 ÷ 0' },
  },
  {
    name: 'The third column on the first; a gap in the second does not count',
    given: {
      ...usual,
      from: 'table',
      table: 'Day\tRain\tSales\n1\t5\t3\n2\t\t5\n3\t1\t7\n4\t2\t9',
      xColumn: 1,
      yColumn: 3,
      at: 5,
    },
    expect: { slope: 2, intercept: 1, pairs: 4, predicted: 11 },
    says: { note: 'x is “Day”, y is “Sales”' },
    source: { ...paper, how: 'y = 1 + 2x' },
  },
  {
    name: 'A column that is not there',
    given: { ...usual, from: 'table', table: '1\t2\n2\t3\n3\t5', xColumn: 1, yColumn: 3 },
    problem: 'table',
    because: 'a column 3 of numbers: there are 2',
    source: { ...paper },
  },
  {
    name: 'The same x throughout',
    given: { ...usual, first: '2 2 2', second: '3 5 7' },
    problem: 'second',
    because: 'x is the same throughout',
    source: { ...paper, how: 'Division by 0' },
  },
  {
    name: 'Two pairs',
    given: { ...usual, first: '1 2', second: '3 5' },
    problem: 'second',
    because: 'at least 3',
    source: { ...paper, how: 'No residual' },
  },
  {
    name: 'Nothing but zeros, through the origin',
    given: { ...usual, through: 'origin', first: '0 0', second: '3 5' },
    problem: 'second',
    source: { ...paper, how: 'Division by 0' },
  },
])
