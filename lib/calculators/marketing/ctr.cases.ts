import { defineCases } from '@/lib/calculator'
import ctr from './ctr'

const newcombe = {
  title: 'R. G. Newcombe: Two-sided confidence intervals for the single proportion, Statistics in Medicine 17 (1998)',
  href: 'https://doi.org/10.1002/(SICI)1097-0258(19980430)17:8<857::AID-SIM777>3.0.CO;2-E',
}
const r = { title: 'R 4.2.2, package stats' }

export default defineCases(ctr, [
  {
    name: 'Google Ads: 5 clicks from 100 impressions are a CTR of 5%',
    given: { ads: [{ impressions: 100, clicks: 5 }] },
    expect: { ctr: 0.05, low: 0.021543679154, high: 0.111750469232, difference: null, p: null },
    source: {
      title: 'Google Ads Help: Clickthrough rate (CTR)',
      href: 'https://support.google.com/google-ads/answer/2615875',
      how: '5 clicks and 100 impressions give 5%; the range is prop.test(5, 100, correct = FALSE) of R',
    },
  },
  {
    name: 'Newcombe: 81 of 263',
    given: { ads: [{ impressions: 263, clicks: 81 }], confidence: '0.95' },
    expect: { low: 0.2553, high: 0.3662 },
    source: {
      ...newcombe,
      how: 'Table I, method 3 (score without continuity correction): 0.2553 to 0.3662, as prop.test(81, 263, correct = FALSE) of R',
    },
  },
  {
    name: 'Newcombe: 0 of 20 has a range although nobody clicked',
    given: { ads: [{ impressions: 20, clicks: 0 }], confidence: '0.95' },
    expect: { ctr: 0, low: 0, high: 0.1611, impressionsToday: null },
    source: { ...newcombe, how: 'Table I, method 3: 0.0000 to 0.1611, as prop.test(0, 20, correct = FALSE)' },
  },
  {
    name: 'Newcombe: 1 of 29',
    given: { ads: [{ impressions: 29, clicks: 1 }], confidence: '0.95' },
    expect: { low: 0.0061, high: 0.1718, ranking: { rows: 1, at: { 0: { note: 'Under 5 clicks' } } } },
    source: { ...newcombe, how: 'Table I, method 3: 0.0061 to 0.1718, as prop.test(1, 29, correct = FALSE)' },
  },
  {
    name: 'A range at 99% is wider',
    given: { ads: [{ impressions: 100, clicks: 5 }], confidence: '0.99' },
    expect: { low: 0.0168483160426, high: 0.1391503029016 },
    source: { ...r, how: 'prop.test(5, 100, correct = FALSE, conf.level = 0.99)$conf.int' },
  },
  {
    name: 'Two ads that differ by more than chance',
    given: {
      ads: [
        { name: 'A', impressions: 8000, clicks: 120 },
        { name: 'B', impressions: 8200, clicks: 165 },
      ],
    },
    expect: {
      difference: 0.00512195122,
      z: 2.479243,
      p: 0.01316615361,
      differenceLow: 0.0010712235451469185,
      differenceHigh: 0.009203368078057734,
      verdict: 'good',
      ranking: {
        rows: 2,
        at: {
          0: { rank: 1, name: 'B', low: 0.01729984845, high: 0.02339346096 },
          1: { name: 'A', low: 0.0125596747, high: 0.01790587863 },
        },
        sum: { impressions: 16_200, clicks: 285 },
      },
    },
    source: {
      ...r,
      how: 'prop.test(c(165, 120), c(8200, 8000), correct = FALSE); z is the root of X-squared. Interval of the difference: both Wilson intervals by bisection of the score equation, joined as squares (Newcombe 1998, method 10), in a Python program of its own',
    },
  },
  {
    name: 'The same two are no clear case at 99%',
    given: {
      ads: [
        { impressions: 8000, clicks: 120 },
        { impressions: 8200, clicks: 165 },
      ],
      confidence: '0.99',
    },
    expect: { p: 0.01316615361, verdict: 'fair' },
    source: { ...r, how: 'p = 0.0132 is above 1 − 0.99' },
  },
  {
    name: 'Three clicks are too few for z: Fisher decides',
    given: {
      ads: [
        { impressions: 400, clicks: 3 },
        { impressions: 400, clicks: 12 },
      ],
    },
    expect: { z: null, p: 0.0335006093, verdict: 'good' },
    source: { ...r, how: 'fisher.test(matrix(c(3, 397, 12, 388), 2))$p.value' },
  },
  {
    name: 'From a target to clicks and impressions',
    given: { ads: [{ impressions: 26_000, clicks: 458 }], target: 0.02, wantedClicks: 500 },
    expect: { clicksNeeded: 520, impressionsNeeded: 25_000, impressionsToday: 28_385 },
    source: { title: 'LibreOffice Calc', how: '=ROUNDUP(26000*2%;0), =ROUNDUP(500/2%;0), =ROUNDUP(500/(458/26000);0)' },
  },
  {
    name: 'A rate of one in a hundred thousand keeps every impression of a large plan',
    given: { ads: [{ impressions: 26_000, clicks: 458 }], target: 0.000_01, wantedClicks: 1_000_000_000 },
    expect: { clicksNeeded: 1, impressionsNeeded: 100_000_000_000_000, impressionsToday: 56_768_558_952 },
    source: {
      title: 'Python, fractions.Fraction',
      how: 'ceil(10**9 / Fraction(1, 100000)), ceil(10**9 * Fraction(26000, 458)), ceil(26000 * Fraction(1, 100000))',
    },
  },
  {
    name: 'An ad without impressions is ranked last and has no rate',
    given: {
      ads: [
        { name: 'New', impressions: 0, clicks: 0 },
        { name: 'Old', impressions: 100, clicks: 5 },
      ],
    },
    expect: { ctr: 0.05, p: null, ranking: { rows: 2, at: { 1: { name: 'New', ctr: null, note: 'No impressions' } } } },
    source: { title: 'Arithmetic on paper', how: '0 ÷ 0 has no value' },
  },
  {
    name: 'No impressions at all',
    given: { ads: [{ impressions: 0, clicks: 0 }] },
    problem: 'ads',
    source: { title: 'Arithmetic on paper', how: '0 ÷ 0 has no value' },
  },
  {
    name: 'More clicks than impressions are flagged',
    given: { ads: [{ impressions: 10, clicks: 11 }] },
    problem: 'ads',
    source: { title: 'Arithmetic on paper', how: 'A share cannot exceed 100%' },
  },
  {
    name: 'A row cannot be compared with itself',
    given: {
      ads: [
        { impressions: 10, clicks: 1 },
        { impressions: 10, clicks: 2 },
      ],
      first: 2,
      second: 2,
    },
    problem: 'second',
    source: { title: 'Arithmetic on paper', how: 'The difference is nil by construction' },
  },
])
