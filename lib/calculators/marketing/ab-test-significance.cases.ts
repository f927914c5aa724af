import { defineCases } from '@/lib/calculator'
import test from './ab-test-significance'

const r = { title: 'R 4.2.2, package stats' }
const two = [
  { name: 'A', visitors: 10_000, conversions: 200 },
  { name: 'B', visitors: 10_100, conversions: 250 },
]

export default defineCases(test, [
  {
    name: 'Two rates: pooled z for p, unpooled interval',
    given: { variants: two },
    expect: {
      p: 0.0227774557953766,
      statistic: 2.2771468835,
      leader: 'B',
      splitP: 0.480595179353651,
      verdict: 'good',
      split: 'plain',
      rates: { rows: 2, at: { 1: { difference: 0.0047524752, low: 0.000664609493, high: 0.008840341, method: 'z' } } },
    },
    source: {
      ...r,
      how: 'prop.test(c(250, 200), c(10100, 10000), correct = FALSE): p, conf.int, z = √X-squared; chisq.test(c(10000, 10100))',
    },
  },
  {
    name: 'Relative uplift with the interval of a rate ratio',
    given: { variants: two },
    expect: { uplift: 0.237623762376, upliftLow: 0.0297560796325, upliftHigh: 0.487451841746 },
    source: {
      ...r,
      how: 'Katz: exp(log(rr) ± qnorm(0.975) × sqrt((1 − 0.02)/200 + (1 − 250/10100)/250)) − 1',
    },
  },
  {
    name: 'One-sided: the p-value halves and the interval has one end',
    given: { variants: two, alternative: 'higher' },
    expect: {
      p: 0.01138872789768829,
      upliftLow: 0.06065176618,
      upliftHigh: null,
      rates: { at: { 1: { low: 0.00132183016167504, high: null } } },
    },
    source: { ...r, how: "prop.test(…, alternative = 'greater', correct = FALSE); Katz with qnorm(0.95)" },
  },
  {
    name: 'Power for the difference seen, equal groups',
    given: {
      variants: [
        { visitors: 10_000, conversions: 200 },
        { visitors: 10_000, conversions: 250 },
      ],
    },
    expect: { power: 0.664257402274 },
    source: { ...r, how: 'power.prop.test(n = 10000, p1 = 0.02, p2 = 0.025, sig.level = 0.05, strict = TRUE)' },
  },
  {
    name: 'Three challengers, corrected by Holm',
    given: {
      variants: [
        ...two,
        { name: 'C', visitors: 9900, conversions: 230 },
        { name: 'D', visitors: 10_050, conversions: 262 },
      ],
      correction: 'holm',
    },
    expect: {
      leader: 'D',
      p: 0.0125459364370529,
      rates: {
        rows: 4,
        at: {
          1: { p: 0.0227774557953766, adjusted: 0.0455549115907532 },
          2: { p: 0.11688479148, adjusted: 0.11688479148 },
          3: { p: 0.00418197881235, adjusted: 0.01254593643705 },
        },
      },
    },
    source: { ...r, how: "prop.test of each against A, then p.adjust(p, 'holm')" },
  },
  {
    name: 'The same, corrected by Bonferroni',
    given: {
      variants: [
        ...two,
        { name: 'C', visitors: 9900, conversions: 230 },
        { name: 'D', visitors: 10_050, conversions: 262 },
      ],
      correction: 'bonferroni',
    },
    expect: { rates: { at: { 1: { adjusted: 0.0683323673861 }, 2: { adjusted: 0.3506543744548 } } } },
    source: { ...r, how: "p.adjust(p, 'bonferroni')" },
  },
  {
    name: 'Under five conversions: Fisher’s exact test',
    given: {
      variants: [
        { visitors: 50, conversions: 3 },
        { visitors: 48, conversions: 9 },
      ],
    },
    expect: { p: 0.0684265073993079, statistic: null, verdict: 'fair', rates: { at: { 1: { method: 'Fisher' } } } },
    source: { ...r, how: 'fisher.test(matrix(c(9, 39, 3, 47), 2))$p.value' },
  },
  {
    name: 'Fisher, one-sided',
    given: {
      variants: [
        { visitors: 50, conversions: 3 },
        { visitors: 48, conversions: 9 },
      ],
      alternative: 'higher',
    },
    expect: { p: 0.0518056983596994 },
    source: { ...r, how: "fisher.test(matrix(c(9, 39, 3, 47), 2), alternative = 'greater')$p.value" },
  },
  {
    name: 'Student’s sleep data: Welch’s t-test of two averages',
    given: {
      measure: 'means',
      groups: [
        { mean: 0.75, deviation: 1.789009657759161, size: 10 },
        { mean: 2.33, deviation: 2.00224873579683, size: 10 },
      ],
    },
    expect: {
      p: 0.0793941401873582,
      statistic: 1.86081346749,
      degrees: 17.77647351618,
      power: 0.42095323,
      verdict: 'fair',
      means: { rows: 2, at: { 1: { low: -0.20548323071, high: 3.36548323071, method: 'Welch t' } } },
    },
    source: {
      title: 'Student (W. S. Gosset): The probable error of a mean, Biometrika 6 (1908); data set sleep of R',
      how: 't <- t.test(extra ~ group, data = sleep); d <- t$parameter; q <- qt(0.975, d); power 1 - pt(q, d, abs(t$statistic)) + pt(-q, d, abs(t$statistic)); signs turned, since R takes group 1 less group 2',
    },
  },
  {
    name: 'Two order values from summary figures',
    given: {
      measure: 'means',
      groups: [
        { mean: 50, deviation: 20, size: 400 },
        { mean: 53, deviation: 26, size: 380 },
      ],
    },
    expect: { p: 0.0723441202126, statistic: 1.7996211723, degrees: 711.344186, power: 0.4354346869, uplift: 0.06 },
    source: {
      ...r,
      how: 'a <- 20^2/400; b <- 26^2/380; t <- 3/sqrt(a + b); d <- (a + b)^2/(a^2/399 + b^2/379); q <- qt(0.975, d); 2 * pt(-t, d); 1 - pt(q, d, t) + pt(-q, d, t)',
    },
  },
  {
    name: 'Looking for fewer, and finding fewer: a bounce rate cut from 40% to 37% is good news',
    given: {
      variants: [
        { visitors: 3000, conversions: 1200 },
        { visitors: 3000, conversions: 1110 },
      ],
      alternative: 'lower',
    },
    expect: {
      p: 0.00847465291605584,
      verdict: 'good',
      rates: { at: { 1: { low: null, high: -0.00934414846318736 } } },
    },
    source: { ...r, how: "prop.test(c(1110, 1200), c(3000, 3000), alternative = 'less', correct = FALSE)" },
  },
  {
    name: 'A split of 10,000 to 9,000 is a fault, whatever the rates say',
    given: {
      variants: [
        { visitors: 10_000, conversions: 200 },
        { visitors: 9000, conversions: 260 },
      ],
    },
    expect: { splitP: 4.02367219e-13, split: 'bad', verdict: 'bad' },
    source: { ...r, how: 'chisq.test(c(10000, 9000))$p.value' },
  },
  {
    name: 'A planned split of 90 to 10 is judged by that plan',
    given: {
      variants: [
        { visitors: 9050, conversions: 200, share: 90 },
        { visitors: 950, conversions: 25, share: 10 },
      ],
    },
    expect: { splitP: 0.0955807045456288, split: 'plain' },
    source: { ...r, how: 'chisq.test(c(9050, 950), p = c(0.9, 0.1))$p.value' },
  },
  {
    name: 'Nobody converted: no difference, no relative uplift',
    given: {
      variants: [
        { visitors: 50, conversions: 0 },
        { visitors: 50, conversions: 0 },
      ],
    },
    expect: { p: 1, uplift: null, statistic: null, verdict: 'fair' },
    source: { ...r, how: 'fisher.test(matrix(c(0, 50, 0, 50), 2))$p.value is 1' },
  },
  {
    name: 'More conversions than visitors',
    given: {
      variants: [
        { visitors: 50, conversions: 51 },
        { visitors: 50, conversions: 1 },
      ],
    },
    problem: 'variants',
    source: { title: 'Arithmetic on paper', how: 'A share cannot exceed 100%' },
  },
  {
    name: 'Averages without any spread cannot be tested',
    given: {
      measure: 'means',
      groups: [
        { mean: 1, deviation: 0, size: 5 },
        { mean: 2, deviation: 0, size: 5 },
      ],
    },
    problem: 'groups',
    source: { ...r, how: 't.test(rep(1, 5), rep(2, 5)) stops: data are essentially constant' },
  },
])
