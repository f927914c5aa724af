import { defineCases } from '@/lib/kits/calculator'
import csat from './csat'

const waves = { scale: 'five', rowsAre: 'waves', top: 'usual', wanted: 5 } as const
const segments = { ...waves, rowsAre: 'segments' } as const
const scipy = (how: string) => ({ title: 'Python with scipy: tests/vectors/ratio-kpi/csat.py', how })
const form = (how: string) => ({ title: 'Rule of the form', how })

export default defineCases(csat, [
  {
    name: '42, 32, 10, 9 and 14 answers from 5 down: 69.16%',
    given: { ...waves, on5: [{ r1: 14, r2: 9, r3: 10, r4: 32, r5: 42 }] },
    expect: {
      csat: 0.691589,
      answers: 107,
      satisfied: 74,
      mean: 3.738318,
      index: 68.457944,
      low: 0.598715,
      high: 0.771183,
      needed: 328,
      change: null,
      z: null,
      p: null,
      segmentsP: null,
      verdict: 'plain',
      distribution: {
        rows: 5,
        at: { 0: { rating: '1', answers: 14, share: 0.130841 }, 4: { rating: '5', answers: 42, share: 0.392523 } },
        sum: { answers: 107 },
      },
    },
    says: { verdict: 'between 59.9% and 77.1%.' },
    source: {
      title: 'Delighted Help Center: How is CSAT calculated?',
      href: 'https://help.delighted.com/article/240-how-is-csat-calculated',
      how: '74 ÷ 107 × 100 = 69.16 there; the rest by scipy, csat.py',
    },
  },
  {
    name: '160 of 200 satisfied: 80%',
    given: { ...waves, on5: [{ r1: 10, r2: 10, r3: 20, r4: 40, r5: 120 }] },
    expect: { csat: 0.8, mean: 4.25, index: 81.25, low: 0.739145, high: 0.849548, needed: 246 },
    source: {
      title: 'Wyapy: How to calculate CSAT, worked example',
      href: 'https://www.wyapy.com/guides/customer-feedback/how-to-calculate-csat',
      how: '(120 + 40) ÷ 200 = 80% there; the rest by scipy',
    },
  },
  {
    name: '30 of 50 satisfied: 60%',
    given: { ...waves, on5: [{ r1: 5, r2: 5, r3: 10, r4: 20, r5: 10 }] },
    expect: { csat: 0.6, satisfied: 30, mean: 3.5, index: 62.5, low: 0.461814, high: 0.723916, needed: 369 },
    source: {
      title: 'Intercom: What is CSAT and how is CSAT score calculated?',
      href: 'https://intercom.help/voc-metrics/en/articles/9647540-what-is-csat-and-how-is-csat-score-calculated',
      how: '(10 + 20) ÷ 50 there; the rest by scipy',
    },
  },
  {
    name: 'A rise that chance does not explain',
    given: {
      ...waves,
      on5: [
        { name: 'Before', r1: 14, r2: 9, r3: 10, r4: 32, r5: 42 },
        { r1: 8, r2: 9, r3: 13, r4: 45, r5: 75 },
      ],
    },
    expect: {
      csat: 0.8,
      index: 78.333333,
      change: 10.841121,
      z: 1.991623,
      p: 0.046412,
      verdict: 'good',
      rated: {
        rows: 2,
        at: {
          0: {
            name: 'Before',
            answers: 107,
            satisfied: 74,
            csat: 0.691589,
            low: 0.598715,
            high: 0.771183,
            mean: 3.738318,
            index: 68.457944,
            apart: null,
            p: null,
          },
          1: { name: 'Row 2', csat: 0.8, low: 0.728859, high: 0.856159, mean: 4.133333, apart: 10.841121, p: 0.046412 },
        },
        sum: { answers: 257, satisfied: 194 },
      },
      distribution: { at: { 4: { answers: 75, share: 0.5 } }, sum: { answers: 150 } },
    },
    says: { verdict: 'More people are satisfied, by more than chance' },
    source: scipy('example'),
  },
  {
    name: 'A fall',
    given: {
      ...waves,
      on5: [
        { r1: 5, r2: 5, r3: 10, r4: 40, r5: 40 },
        { r1: 15, r2: 20, r3: 25, r4: 30, r5: 10 },
      ],
    },
    expect: { csat: 0.4, change: -40, z: -5.773503, p: 7.764e-9, index: 50, verdict: 'bad' },
    says: { verdict: 'Fewer people are satisfied' },
    source: scipy('fall'),
  },
  {
    name: 'The same twice may be chance',
    given: {
      ...waves,
      on5: [
        { r5: 10, r1: 10 },
        { r5: 10, r1: 10 },
      ],
    },
    expect: { change: 0, z: 0, p: 1, verdict: 'plain' },
    says: { verdict: 'may be chance' },
    source: { title: 'Counting on paper', how: 'No difference has z of 0' },
  },
  {
    name: 'Three segments, all of them apart from the others',
    given: {
      ...segments,
      on5: [
        { name: 'Shop', r1: 4, r2: 6, r3: 10, r4: 40, r5: 40 },
        { name: 'Web', r1: 10, r2: 20, r3: 30, r4: 30, r5: 10 },
        { name: 'Phone', r1: 5, r2: 10, r3: 15, r4: 50, r5: 40 },
      ],
    },
    expect: {
      csat: 0.65625,
      answers: 320,
      satisfied: 210,
      low: 0.602634,
      high: 0.706159,
      index: 67.65625,
      mean: 3.70625,
      change: null,
      p: null,
      z: null,
      segmentsP: 4.7303e-10,
      verdict: 'plain',
      rated: {
        at: {
          0: { apart: 20.909091, p: 0.000262 },
          1: { apart: -37.272727 },
          2: { apart: 15, p: 0.006237 },
        },
      },
      distribution: { at: { 4: { answers: 90, share: 0.28125 } }, sum: { answers: 320 } },
    },
    says: { verdict: 'more than chance: Shop, Web, Phone.' },
    source: scipy('segments: chi-square of all three, and of each against the rest'),
  },
  {
    name: 'Two segments that are alike',
    given: {
      ...segments,
      on5: [
        { r1: 10, r5: 10 },
        { r1: 9, r5: 11 },
      ],
    },
    expect: { csat: 0.525, segmentsP: 0.751529 },
    says: { verdict: 'No segment stands apart' },
    source: {
      title: 'Arithmetic on paper',
      how: 'Expected 10.5 each: chi-square 4 terms, 2 × (0.25 ÷ 10.5 + 0.25 ÷ 9.5) = 0.10025; √ of it is z of 0.3166, p of 0.7515 by the normal table',
    },
  },
  {
    name: 'A new scale: the share falls, the mean hardly moves',
    given: {
      ...waves,
      scale: 'mixed',
      onMixed: [
        { name: 'Old', points: 'five', r1: 21, r2: 30, r3: 62, r4: 148, r5: 139 },
        { name: 'New', points: 'seven', r1: 9, r2: 12, r3: 20, r4: 38, r5: 71, r6: 96, r7: 74 },
      ],
    },
    expect: {
      csat: 0.53125,
      index: 71.5625,
      mean: 5.29375,
      change: -18.625,
      rated: { at: { 0: { index: 72.125, mean: 3.885 }, 1: { index: 71.5625 } } },
    },
    source: scipy('mixed'),
  },
  {
    name: 'Several scales as segments have no common mean rating',
    given: {
      ...segments,
      scale: 'mixed',
      onMixed: [
        { points: 'five', r1: 21, r2: 30, r3: 62, r4: 148, r5: 139 },
        { points: 'seven', r1: 9, r2: 12, r3: 20, r4: 38, r5: 71, r6: 96, r7: 74 },
      ],
    },
    expect: { csat: 0.634722, index: 71.875, mean: null },
    source: scipy('mixed: 457 ÷ 720'),
  },
  {
    name: 'Ten points: 8 to 10 are satisfied',
    given: {
      ...waves,
      scale: 'ten',
      on10: [{ r1: 3, r2: 2, r3: 4, r4: 5, r5: 12, r6: 14, r7: 27, r8: 51, r9: 46, r10: 36 }],
    },
    expect: { csat: 0.665, mean: 7.77, index: 75.222222, low: 0.597022, high: 0.726759, distribution: { rows: 10 } },
    source: scipy('ten'),
  },
  {
    name: 'Ten points, the best two only',
    given: {
      ...waves,
      scale: 'ten',
      top: 'two',
      on10: [{ r1: 3, r2: 2, r3: 4, r4: 5, r5: 12, r6: 14, r7: 27, r8: 51, r9: 46, r10: 36 }],
    },
    expect: { csat: 0.41, index: 75.222222, needed: 372 },
    source: scipy('ten, best two'),
  },
  {
    name: 'Three points: the best one',
    given: { ...waves, scale: 'three', on3: [{ r1: 18, r2: 41, r3: 141 }] },
    expect: { csat: 0.705, mean: 2.615, index: 80.75, low: 0.638413, high: 0.763861 },
    source: scipy('three'),
  },
  {
    name: 'Seven points: 6 and 7, and a narrower margin',
    given: { ...waves, scale: 'seven', wanted: 2.5, on7: [{ r1: 4, r2: 6, r3: 11, r4: 24, r5: 47, r6: 68, r7: 40 }] },
    expect: { csat: 0.54, mean: 5.34, index: 72.333333, low: 0.470823, high: 0.607669, needed: 1527 },
    source: scipy('seven: 381.687 × 4 = 1,526.7'),
  },
  {
    name: 'Only the best of five, and the best three',
    given: { ...waves, top: 'one', on5: [{ r1: 14, r2: 9, r3: 10, r4: 32, r5: 42 }] },
    expect: { csat: 0.392523, satisfied: 42 },
    source: { title: 'Counting on paper', how: '42 ÷ 107' },
  },
  {
    name: 'The best three of five',
    given: { ...waves, top: 'three', on5: [{ r1: 14, r2: 9, r3: 10, r4: 32, r5: 42 }] },
    expect: { csat: 0.785047, satisfied: 84 },
    source: { title: 'Counting on paper', how: '84 ÷ 107' },
  },
  {
    name: 'Everybody is satisfied: the range keeps a width',
    given: { ...waves, on5: [{ r5: 20 }] },
    expect: { csat: 1, low: 0.838875, high: 1, index: 100, needed: null },
    source: scipy('everybody'),
  },
  {
    name: 'Nobody is satisfied in two segments: nothing to compare',
    given: { ...segments, on5: [{ r1: 20 }, { r1: 10 }] },
    expect: { csat: 0, index: 0, segmentsP: null, needed: null, rated: { at: { 0: { apart: 0, p: null } } } },
    source: { title: 'Counting on paper', how: 'No rating above 1; the standard error is 0' },
  },
  {
    name: 'A row without an answer',
    given: { ...waves, on5: [{ r5: 3 }, {}] },
    problem: 'on5',
    because: 'must have an answer in every row (row 2)',
    source: form('Nothing is divided by 0'),
  },
  {
    name: 'Ratings above the scale of the row',
    given: { ...waves, scale: 'mixed', onMixed: [{ points: 'five', r5: 3, r6: 1 }] },
    problem: 'onMixed',
    because: 'no answers above the scale (row 1)',
    source: form('A scale of 5 has no 6'),
  },
  {
    name: 'All three ratings of three are satisfied',
    given: { ...waves, scale: 'three', top: 'three', on3: [{ r1: 1, r2: 1, r3: 1 }] },
    problem: 'top',
    because: 'the scale has 3 points',
    source: form('Everybody would be satisfied'),
  },
])
