import { defineCases } from '@/lib/kits/calculator'
import correlation from './correlation'

const r = {
  title: 'R, package stats: cor.test by pearson, spearman (exact = FALSE above nine pairs) and kendall',
  href: 'https://search.r-project.org/CRAN/refmans/stats/html/cor.test.html',
}
const paper = { title: 'Counting on paper' }
const usual = { from: 'lists', tail: 'different', alpha: 0.05 } as const
const x = '10 8 13 9 11 14 6 4 12 7 5'
const first = '8.04 6.95 7.58 8.81 8.33 9.96 7.24 4.26 10.84 4.82 5.68'
const cars =
  'mpg\thp\twt\n21\t110\t2.62\n21\t110\t2.875\n22.8\t93\t2.32\n21.4\t110\t3.215\n18.7\t175\t3.44\n18.1\t105\t3.46\n14.3\t245\t3.57\n24.4\t62\t3.19\n22.8\t95\t3.15\n19.2\t123\t3.44\n17.8\t123\t3.44\n16.4\t180\t4.07'
const table = { ...usual, from: 'table', xColumn: 1, yColumn: 2, shade: 'r' } as const

export default defineCases(correlation, [
  {
    name: 'Anscombe’s first set',
    given: { ...usual, first: x, second: first },
    expect: {
      r: 0.81642051634484,
      p: 0.00216962887307879,
      square: 0.666542459508775,
      rho: 0.818181818181818,
      tau: 0.636363636363636,
      low: 0.424391213393217,
      high: 0.950693253786561,
      confidence: 0.95,
      t: 4.24145528889283,
      degrees: 9,
      pairs: 11,
      verdict: 'good',
      hint: null,
      scientific: null,
      matrix: { rows: 0 },
      cells: { rows: 0 },
      measures: {
        rows: 3,
        at: {
          0: { measure: 'Pearson’s r', value: 0.81642051634484, statistic: 4.24145528889283, from: 'Student’s t' },
          1: {
            measure: 'Spearman’s rho',
            value: 0.818181818181818,
            statistic: 4.26907484122731,
            p: 0.00208314484047869,
          },
          2: {
            measure: 'Kendall’s tau-b',
            value: 0.636363636363636,
            statistic: null,
            p: 0.00570717091550425,
            from: 'every order',
          },
        },
      },
      points: { rows: 11, at: { 0: { x: 10, y: 8.04 } } },
      line: { rows: 2, at: { 0: { x: 4, fitted: 5.00045454545455 }, 1: { x: 14, fitted: 10.0013636363636 } } },
      note: '11 pairs; x is “x”, y is “y”',
    },
    source: { ...r, how: 'cor.test(x, y); the ends of the line are predict(lm(y ~ x))' },
  },
  {
    name: 'His second, an arch',
    given: { ...usual, first: x, second: '9.14 8.14 8.74 8.77 9.26 8.10 6.13 3.10 9.13 7.26 4.74' },
    expect: { r: 0.816236506000243, p: 0.0021788162369108, rho: 0.690909090909091, hint: 'fair' },
    says: { hint: 'The points bend' },
    source: { ...r, how: 'cor.test(x, y)' },
  },
  {
    name: 'His third, a line with a stray',
    given: { ...usual, first: x, second: '7.46 6.77 12.74 7.11 7.81 8.84 6.08 5.39 8.15 6.42 5.73' },
    expect: { r: 0.816286739489598, rho: 0.990909090909091, tau: 0.963636363636364, hint: 'fair' },
    says: { hint: 'Go by rho' },
    source: { ...r, how: 'cor.test(x, y)' },
  },
  {
    name: 'His fourth, a line by one point',
    given: {
      ...usual,
      first: '8 8 8 8 8 8 8 19 8 8 8',
      second: '6.58 5.76 7.71 8.84 8.47 7.04 5.25 12.50 5.56 7.91 6.89',
    },
    expect: {
      r: 0.816521436888503,
      rho: 0.5,
      tau: 0.426401432711221,
      hint: 'fair',
      measures: {
        at: {
          1: { statistic: 1.73205080756888, p: 0.117306803014238 },
          2: { statistic: 1.58113883008419, p: 0.113846298006658, from: 'the normal curve' },
        },
      },
    },
    says: { hint: 'one or a few points far out' },
    source: { ...r, how: 'cor.test(x, y); the normal curve, since x has ties' },
  },
  {
    name: 'Only a positive one, at one in a hundred',
    given: { ...usual, first: x, second: first, tail: 'higher', alpha: 0.01 },
    expect: { p: 0.00108481443653939, low: 0.312667756264247, high: null, confidence: 0.99, verdict: 'good' },
    source: { ...r, how: "cor.test(x, y, alternative = 'greater', conf.level = 0.99)" },
  },
  {
    name: 'Only a negative one',
    given: { ...usual, first: x, second: first, tail: 'lower' },
    expect: { p: 0.998915185563461, low: null, high: 0.938763515434162, verdict: 'fair' },
    says: { verdict: 'in the direction that you look for' },
    source: { ...r, how: "cor.test(x, y, alternative = 'less')" },
  },
  {
    name: 'Advertising and sales',
    given: { ...usual, first: '2, 3, 4, 5, 6, 7, 8, 9, 11, 12', second: '15, 18, 17, 22, 24, 23, 29, 28, 34, 33' },
    expect: {
      r: 0.973681162105094,
      t: 12.0834210451919,
      p: 0.0000020335843,
      scientific: '2.034 × 10⁻⁶',
      rho: 0.951515151515152,
      tau: 0.822222222222222,
      low: 0.889157631914685,
      high: 0.993956930332843,
    },
    source: { ...r, how: 'cor.test(x, y)' },
  },
  {
    name: 'Twelve cars of mtcars, three columns',
    given: { ...table, table: cars },
    expect: {
      r: -0.877303818432974,
      matrix: {
        rows: 3,
        at: {
          0: { first: 'mpg', second: 'hp', r: -0.877303818432974, p: 0.000177607931405296 },
          1: { first: 'mpg', second: 'wt', r: -0.686562935650636, rho: -0.81979310389481, tau: -0.64568930805743 },
          2: { first: 'hp', second: 'wt', p: 0.0573999896608878 },
        },
      },
      cells: {
        rows: 9,
        at: { 0: { row: 'mpg', column: 'mpg', value: 1 }, 5: { column: 'wt', value: 0.561625603588801 } },
      },
    },
    says: { note: '12 lines; x is “mpg”, y is “hp”' },
    source: { ...r, how: 'cor of the first twelve rows of mtcars by all three methods, cor.test of each pair' },
  },
  {
    name: 'The same, another pair, shaded by rho',
    given: { ...table, table: cars, xColumn: 3, yColumn: 2, shade: 'rho' },
    expect: { r: 0.561625603588801, rho: 0.696271080565654, cells: { at: { 5: { value: 0.696271080565654 } } } },
    says: { note: 'x is “wt”, y is “hp”' },
    source: { ...r, how: 'cor(m, method = "spearman")' },
  },
  {
    name: 'Everything on a falling line',
    given: { ...usual, first: '1 2 3 4', second: '8 6 4 2' },
    expect: { r: -1, square: 1, p: null, t: null, low: null, high: null, verdict: 'plain', rho: -1, tau: -1 },
    says: { verdict: 'nothing to test' },
    source: { ...paper, how: 'y = 10 − 2x; two of all 24 orders are as far out, so p of rho and tau is 2 ÷ 24' },
  },
  {
    name: 'A gap in the table',
    given: { ...table, table: '1\t2\n2\t\n3\t5\n4\t4\n5\t9' },
    expect: { pairs: 4 },
    says: { note: 'left out: 1 without a value in some column' },
    source: { ...paper, how: 'Four of five lines are whole' },
  },
  {
    name: 'A constant column',
    given: { ...table, table: '1\t2\n2\t2\n3\t2' },
    problem: 'table',
    because: 'the same throughout',
    source: { ...paper, how: '0 ÷ 0' },
  },
  {
    name: 'A constant third column has no correlation, and spoils none',
    given: { ...table, table: 'A\tB\tC\n1\t2\t7\n2\t4\t7\n3\t5\t7\n4\t4\t7\n5\t5\t7', shade: 'r' },
    expect: {
      r: 0.7745966692,
      matrix: {
        rows: 3,
        at: {
          0: { first: 'A', second: 'B', r: 0.7745966692 },
          1: { first: 'A', second: 'C', r: null, p: null, rho: null, tau: null },
          2: { first: 'B', second: 'C', r: null },
        },
      },
    },
    says: { note: '“C” is the same throughout and has no correlation' },
    source: { ...paper, how: 'Σ of products 6, of squares 10 and 6: 6 ÷ √60' },
  },
  {
    name: 'Two pairs',
    given: { ...usual, first: '1 2', second: '3 5' },
    problem: 'second',
    because: 'at least three',
    source: { ...paper, how: 'Two points always lie on a line' },
  },
  {
    name: 'A column that is not there',
    given: { ...table, table: cars, yColumn: 5 },
    problem: 'yColumn',
    because: 'at most 3',
    source: { ...paper, how: 'Three columns' },
  },
  {
    name: 'A column with itself',
    given: { ...table, table: cars, yColumn: 1 },
    problem: 'yColumn',
    because: 'another column',
    source: { ...paper, how: 'Always 1' },
  },
  {
    name: 'Lists of different length',
    given: { ...usual, first: '1 2 3', second: '1 2' },
    problem: 'second',
    because: '2 for 3',
    source: { ...paper, how: 'One has no partner' },
  },
])
