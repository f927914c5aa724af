import { defineCases } from '@/lib/kits/calculator'
import oneRepMax from './one-rep-max'

const lesuer = { title: 'LeSuer and others 1997: the equations as compared there' }
const script = { title: 'Python, exact fractions: tests/vectors/health-formula/training.py' }

export default defineCases(oneRepMax, [
  {
    name: '100 kg five times',
    given: { load: 100, reps: 5, plates: 'kg', bar: 20 },
    expect: {
      maximum: 114.5675,
      lowest: 112.5,
      highest: 117.4619,
      lifted: 100,
      share: 0.872848,
      note: 'plain',
      equations: {
        rows: 5,
        at: {
          0: { name: 'Epley', maximum: 116.6667 },
          1: { name: 'Brzycki', maximum: 112.5 },
          2: { name: 'Lander', maximum: 113.7089 },
          3: { name: 'Lombardi', maximum: 117.4619 },
          4: { name: 'O’Conner', maximum: 112.5 },
        },
      },
    },
    source: { ...lesuer, how: '100 × (1 + 5 ÷ 30), 100 × 36 ÷ 32, 100 × 1.125; the others by training.py, first line' },
  },
  {
    name: 'Loads and plates from Epley',
    given: { load: 100, reps: 5, plates: 'kg', bar: 20, basis: 'Epley' },
    expect: {
      maximum: 116.6667,
      loads: {
        rows: 10,
        at: {
          0: { share: 0.95, load: 110.8333, reps: 1, plates: '25 + 20', onBar: 110 },
          1: { share: 0.9, reps: 3 },
          2: { share: 0.85, load: 99.1667, reps: 5, plates: '25 + 10 + 2.5 + 1.25', onBar: 97.5 },
          4: { share: 0.75, reps: 10 },
          5: { share: 0.7, load: 81.6667, reps: 12, plates: '25 + 5', onBar: 80 },
          9: { share: 0.5, load: 58.3333, reps: 30 },
        },
      },
    },
    source: { ...script, how: 'Loads of the first line; plates by hand; 30 × (100 ÷ 75 − 1) = 10' },
  },
  {
    name: 'Ten repetitions',
    given: { load: 80, reps: 10, plates: 'kg', bar: 20 },
    expect: { maximum: 104.2607, lowest: 100, highest: 107.2563, note: 'plain' },
    source: { ...script, how: 'Second line' },
  },
  ...(
    [
      ['Brzycki', 86.4],
      ['Lander', 86.6486],
      ['Lombardi', 76.9253],
      ['O’Conner', 78],
      ['mean', 82.3948],
    ] as const
  ).map(([basis, maximum]) => ({
    name: `Twelve repetitions by ${basis}`,
    given: { load: 60, reps: 12, plates: 'kg' as const, basis },
    expect: { maximum, note: 'fair' as const },
    says: { note: 'Above ten repetitions' },
    source: { ...script, how: 'Third line' },
  })),
  {
    name: 'One repetition is the maximum',
    given: { load: 140, reps: 1, plates: 'kg' },
    expect: { maximum: 140, lowest: 140, highest: 140, share: 1, note: 'good' },
    source: { title: 'Definition of the one-repetition maximum' },
  },
  {
    name: '135 lb eight times, with American plates',
    given: { load: 61.23496995, reps: 8, plates: 'lb', bar: 20.41165665, basis: 'Epley' },
    expect: {
      maximum: 171,
      lifted: 135,
      loads: {
        at: {
          0: { load: 162.45, plates: '45 + 10 + 2.5', onBar: 160 },
          4: { load: 128.25, plates: '35 + 5', onBar: 125 },
          9: { load: 85.5, plates: '10 + 10', onBar: 85 },
        },
      },
    },
    source: { ...script, how: '77.5643 kg are 171 lb = 135 × 38 ÷ 30; plates by hand' },
  },
  {
    name: 'A load below the bar',
    given: { load: 25, reps: 3, plates: 'kg', bar: 20, basis: 'Epley' },
    expect: {
      maximum: 27.5,
      loads: { at: { 0: { load: 26.125, plates: '2.5', onBar: 25 }, 9: { plates: 'Less than the bar', onBar: null } } },
    },
    source: { title: 'Arithmetic on paper', how: '25 × 1.1 = 27.5; half of it is 13.75' },
  },
  {
    name: 'No plates beside the bar',
    given: { load: 20, reps: 2, plates: 'kg', bar: 20, basis: 'O’Conner' },
    expect: { maximum: 21, loads: { at: { 0: { load: 19.95, plates: 'Less than the bar' } } } },
    source: { title: 'Arithmetic on paper', how: '20 × 1.05 = 21; 95% of it is 19.95' },
  },
  {
    name: 'An empty bar is enough',
    given: { load: 20, reps: 6, plates: 'kg', bar: 20, basis: 'Epley' },
    expect: { maximum: 24, loads: { at: { 2: { load: 20.4, plates: 'None', onBar: 20 } } } },
    source: { title: 'Arithmetic on paper', how: '20 × 1.2 = 24; 85% of it is 20.4, with 0.2 kg for each side' },
  },
])
