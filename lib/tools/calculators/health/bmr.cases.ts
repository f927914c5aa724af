import { defineCases } from '@/lib/kits/calculator'
import bmr from './bmr'

const script = { title: 'Python, exact fractions: tests/vectors/health-formula/energy.py' }

export default defineCases(bmr, [
  {
    name: 'A woman of 40 years, 70 kg and 170 cm',
    given: { sex: 'female', age: 40, height: 170, weight: 70 },
    expect: { resting: 1401.5, note: 'plain', equations: { rows: 2, at: { 0: { difference: 0 } } } },
    says: { note: 'within the ages from 19 to 78' },
    source: {
      title: 'Fit Life Regime: BMR calculator, worked example of the Mifflin-St Jeor equation',
      href: 'https://fitliferegime.blogspot.com/',
      how: '700 + 1,062.5 − 200 − 161 = 1,401.5',
    },
  },
  {
    name: 'Harris-Benedict, revised: 65 kg, 170 cm, 30 years',
    given: { sex: 'female', age: 30, height: 170, weight: 65 },
    expect: { equations: { at: { 1: { name: 'Harris-Benedict, revised (1984)', kilocalories: 1445.408 } } } },
    source: {
      ...script,
      how: 'Sixth line: 447.593 + 601.055 + 526.66 − 129.9',
    },
  },
  {
    name: 'A man of 30 years, 80 kg and 180 cm',
    given: { sex: 'male', age: 30, height: 180, weight: 80 },
    expect: {
      resting: 1780,
      kilojoules: 7447.52,
      low: 1602,
      high: 1958,
      hourly: 74.1667,
      lean: null,
      equations: {
        rows: 2,
        at: {
          0: {
            name: 'Mifflin-St Jeor (1990)',
            kilocalories: 1780,
            kilojoules: 7447.52,
            asks: 'Weight, height, age, sex',
          },
          1: { kilocalories: 1853.632, kilojoules: 7755.596, difference: 73.632 },
        },
      },
    },
    source: { ...script, how: 'First line; 1780 ÷ 24 by hand' },
  },
  {
    name: 'With body fat, lean mass adds two equations',
    given: { sex: 'female', age: 45, height: 165, weight: 68, bodyFat: 0.32 },
    expect: {
      resting: 1325.25,
      lean: 46.24,
      equations: {
        rows: 4,
        at: {
          1: { kilocalories: 1392.709 },
          2: { name: 'Katch-McArdle', kilocalories: 1368.784, difference: 43.534, asks: 'Lean mass' },
          3: { name: 'Cunningham (1980)', kilocalories: 1517.28, difference: 192.03 },
        },
      },
    },
    source: { ...script, how: 'Second line' },
  },
  {
    name: 'A lean man of 25',
    given: { sex: 'male', age: 25, height: 178, weight: 75, bodyFat: 0.15 },
    expect: {
      resting: 1742.5,
      lean: 63.75,
      equations: { at: { 1: { kilocalories: 1805.434 }, 2: { kilocalories: 1747 }, 3: { kilocalories: 1902.5 } } },
    },
    source: { ...script, how: 'Third line' },
  },
  {
    name: 'Above 78 it is an extrapolation',
    given: { sex: 'female', age: 82, height: 155, weight: 50 },
    expect: { resting: 897.75, note: 'plain', equations: { at: { 1: { kilocalories: 1035.073 } } } },
    says: { note: 'Nobody above 78 years' },
    source: { ...script, how: 'Fourth line; the ages are those of the paper' },
  },
  {
    name: 'At 18 growth may not be over; 180 lb and 70 in',
    given: { sex: 'male', age: 18, height: 177.8, weight: 81.6466266 },
    expect: { resting: 1842.716, note: 'plain', equations: { at: { 1: { kilocalories: 1933.258 } } } },
    says: { note: 'from 19 years on' },
    source: { ...script, how: 'Fifth line, in pounds and inches' },
  },
  ...(
    [
      [19, 'within the ages'],
      [78, 'within the ages'],
      [79, 'an extrapolation'],
    ] as const
  ).map(([age, words]) => ({
    name: `The ages of the paper: ${age}`,
    given: { sex: 'female' as const, age, height: 160, weight: 60 },
    expect: { resting: 1439 - 5 * age },
    says: { note: words },
    source: { title: 'Mifflin and others 1990, abstract', how: '600 + 1,000 − 161 less five a year; ages 19 to 78' },
  })),
])
