import { defineCases } from '@/lib/kits/calculator'
import anova from './anova'

const r = {
  title: 'R, package stats: aov, TukeyHSD, oneway.test, t.test',
  href: 'https://search.r-project.org/R/refmans/stats/html/TukeyHSD.html',
}
const nist = {
  title: 'NIST Statistical Reference Datasets, analysis of variance: SiRstv',
  href: 'https://www.itl.nist.gov/div898/strd/anova/SiRstv.html',
}
const paper = { title: 'Counting on paper' }
const columns = { from: 'columns', alpha: 0.05 } as const
const plants =
  'ctrl\ttrt1\ttrt2\n4.17\t4.81\t6.31\n5.58\t4.17\t5.12\n5.18\t4.41\t5.54\n6.11\t3.59\t5.50\n4.50\t5.87\t5.37\n4.61\t3.83\t5.29\n5.17\t6.03\t4.92\n4.53\t4.89\t6.15\n5.33\t4.32\t5.80\n5.14\t4.69\t5.26'

export default defineCases(anova, [
  {
    name: 'SiRstv of NIST, certified',
    given: {
      ...columns,
      columns:
        '196.3052\t196.3042\t196.1303\t196.2795\t196.2119\n196.1240\t196.3825\t196.2005\t196.1748\t196.1051\n196.1890\t196.1669\t196.2889\t196.1494\t196.1850\n196.2569\t196.3257\t196.0343\t196.1485\t196.0052\n196.3403\t196.0422\t196.1811\t195.9885\t196.2090',
    },
    expect: {
      f: 1.1804623744,
      eta: 0.1909990390511,
      verdict: 'fair',
      variance: {
        rows: 3,
        at: {
          0: { source: 'Between groups', squares: 0.0511462616, degrees: 4, mean: 0.0127865654 },
          1: { source: 'Within groups', squares: 0.21663656, degrees: 20, mean: 0.010831828 },
        },
      },
    },
    source: { ...nist, how: 'Certified sums of squares, F and R²' },
  },
  {
    name: 'PlantGrowth of R',
    given: { ...columns, columns: plants },
    expect: {
      f: 4.84608786238014,
      p: 0.015909958325623,
      eta: 0.26414829683212,
      omega: 0.204078845989971,
      scientific: null,
      verdict: 'good',
      spreads: 'good',
      variance: {
        at: {
          0: { squares: 3.76634, f: 4.84608786238014, p: 0.015909958325623 },
          2: { source: 'Together', degrees: 29 },
        },
      },
      tukey: {
        rows: 3,
        at: {
          0: {
            pair: 'trt1 − ctrl',
            difference: -0.371,
            low: -1.06221605,
            high: 0.32021605,
            p: 0.390871144,
            differs: 'no',
          },
          2: {
            pair: 'trt2 − trt1',
            difference: 0.865,
            low: 0.17378395,
            high: 1.55621605,
            p: 0.01200642398,
            differs: 'yes',
          },
        },
      },
      groups: {
        rows: 3,
        at: {
          0: {
            name: 'ctrl',
            size: 10,
            mean: 5.032,
            deviation: 0.583091378392406,
            low: 4.61488155565504,
            high: 5.44911844434496,
          },
        },
      },
      welchF: 5.18097240811319,
      welchDegrees: 17.1284186166441,
      welchP: 0.01739282149017,
      leveneF: 1.11918569487039,
      leveneP: 0.34122662412547,
      note: '3 groups, 30 values',
    },
    says: { verdict: '1 of 3 pairs' },
    source: { ...r, how: 'aov(weight ~ group, PlantGrowth); Levene: aov of the distances from medians' },
  },
  {
    name: 'Three depots',
    given: {
      ...columns,
      columns: 'North\tSouth\tWest\n24\t29\t21\n27\t31\t24\n23\t34\t20\n26\t30\t25\n25\t33\t22\n22\t31\t23',
    },
    expect: { f: 36.8949044585987, p: 0.00000161421371442, scientific: '1.614 × 10⁻⁶', eta: 0.831061692969871 },
    source: { ...r, how: 'aov(y ~ f)' },
  },
  {
    name: 'A long list of unequal groups, at 10%',
    given: {
      from: 'lines',
      alpha: 0.1,
      lines: 'A\t5.1\nA\t4.9\nA\t6.2\nB\t7.3\nB\t9.8\nB\t5.2\nB\t12.1\nB\t6.6\nC\t6.1\nC\t5.8',
    },
    expect: {
      f: 1.90964222685705,
      p: 0.217845329383065,
      welchF: 2.21255024264526,
      welchDegrees: 4.11050345331807,
      welchP: 0.222734752485217,
      spreads: 'fair',
      tukey: { at: { 0: { pair: 'B − A', difference: 2.8, low: -0.96040526, high: 6.56040526, p: 0.2324827 } } },
    },
    says: { spreads: 'Go by Welch’s test' },
    source: { ...r, how: 'aov, oneway.test and TukeyHSD(conf.level = 0.9)' },
  },
  {
    name: 'From summaries',
    given: {
      from: 'summary',
      alpha: 0.05,
      summary: [
        { name: 'North', mean: 24.5, deviation: 1.87, size: 6 },
        { name: 'South', mean: 31.3, deviation: 1.86, size: 6 },
        { mean: 22.5, deviation: 1.87, size: 6 },
      ],
    },
    expect: {
      f: 36.6426234526566,
      p: 0.00000168470328778595,
      leveneF: null,
      leveneP: null,
      groups: { at: { 2: { name: 'Group 3' } } },
    },
    source: {
      ...r,
      how: 'Sums of squares from (n − 1) s² and n (mean − grand mean)², pf(F, 2, 15, lower.tail = FALSE)',
    },
  },
  {
    name: 'Spreads that differ',
    given: { ...columns, columns: 'A B\n1 10\n2 30\n3 2\n2 50\n1 80\n3 5\n2 90\n2 20' },
    expect: { spreads: 'bad' },
    says: { spreads: 'Go by Welch’s test' },
    source: { ...paper, how: 'Distances from the medians 2 and 25 differ tenfold' },
  },
  {
    name: 'One group',
    given: { ...columns, columns: '1\n2\n3' },
    problem: 'columns',
    because: 'there is one',
    source: { ...paper, how: 'Nothing to compare' },
  },
  {
    name: 'A group of one value',
    given: { ...columns, columns: 'A\tB\n1\t2\n2\t' },
    problem: 'columns',
    because: 'B has fewer',
    source: { ...paper, how: 'No spread' },
  },
  {
    name: 'No spread within',
    given: { ...columns, columns: '1\t2\n1\t2' },
    problem: 'columns',
    because: 'no F',
    source: { ...paper, how: 'Division by 0' },
  },
  {
    name: 'A list without groups',
    given: { from: 'lines', alpha: 0.05, lines: '1\n2\n3' },
    problem: 'lines',
    because: 'name of a group',
    source: { ...paper, how: 'No names' },
  },
])
