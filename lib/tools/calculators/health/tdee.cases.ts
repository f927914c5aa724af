import { defineCases } from '@/lib/kits/calculator'
import tdee from './tdee'

const script = { title: 'Python, exact fractions: tests/vectors/health-formula/energy.py' }
const person = { sex: 'male', age: 30, height: 180, weight: 80 } as const

export default defineCases(tdee, [
  {
    name: 'Inactive man of 30 years, 170 cm and 70 kg by the report of 2023',
    given: { sex: 'male', age: 30, height: 170, weight: 70, level: 'inactive' },
    expect: { second: 2520.17 },
    source: {
      title: 'Tests of the nutrition app KPKN, adult equation of 2023',
      how: '753.07 − 10.83 × 30 + 6.50 × 170 + 14.10 × 70 = 2,520.17',
    },
  },
  {
    name: 'Active woman of 30 years, 170 cm and 70 kg by the report of 2023',
    given: { sex: 'female', age: 30, height: 170, weight: 70, level: 'active' },
    expect: { second: 2475.55 },
    source: {
      title: 'Tests of the nutrition app KPKN, adult equation of 2023',
      how: '710.25 − 7.01 × 30 + 6.54 × 170 + 12.34 × 70 = 2,475.55',
    },
  },
  {
    name: 'Goals, levels and the gap',
    given: { ...person, activity: 'moderate', level: 'active' },
    expect: {
      kilojoules: 11_543.656,
      second: 3126.32,
      gap: 367.32,
      note: 'plain',
      goals: {
        rows: 5,
        at: {
          0: { name: 'Lose faster', change: -500, kilocalories: 2259, kilojoules: 9451.656 },
          1: { name: 'Lose slowly', change: -250, kilocalories: 2509 },
          2: { name: 'Keep', change: 0, kilocalories: 2759 },
          3: { name: 'Gain slowly', kilocalories: 3009 },
          4: { name: 'Gain faster', change: 500, kilocalories: 3259 },
        },
      },
      levels: {
        rows: 4,
        at: {
          0: { name: 'Inactive', kilocalories: 2726.17, kilojoules: 11_406.295 },
          1: { name: 'Low active', kilocalories: 2945.77 },
          2: { name: 'Active', kilocalories: 3126.32 },
          3: { name: 'Very active', kilocalories: 3495.82 },
        },
      },
    },
    says: { note: '500 kcal less leaves 2,259 kcal a day' },
    source: { ...script, how: 'First man; 2,759 and 2,259 × 4.184 by hand' },
  },
  {
    name: 'The four levels of a woman',
    given: { sex: 'female', age: 45, height: 165, weight: 68, activity: 'light', level: 'very' },
    expect: {
      need: 1822.219,
      second: 2547.01,
      levels: {
        at: {
          0: { kilocalories: 2009.53 },
          1: { kilocalories: 2174.84 },
          2: { kilocalories: 2313.02 },
          3: { kilocalories: 2547.01 },
        },
      },
    },
    source: { ...script, how: 'Need of the first woman' },
  },
  {
    name: 'A small woman: 500 kcal less is too little',
    given: { sex: 'female', age: 40, height: 150, weight: 45, activity: 'moderate', level: 'low' },
    expect: { need: 1591.075, second: 1831.67, note: 'fair' },
    says: { note: '1,091 kcal, below the 1,200 kcal' },
    source: { ...script, how: 'Need of the second woman, less 500' },
  },
  {
    name: 'An old man: 500 kcal less is too little',
    given: { sex: 'male', age: 85, height: 160, weight: 52, activity: 'hard', level: 'low' },
    expect: { need: 1897.5, second: 1765.8, note: 'fair' },
    says: { note: 'below the 1,500 kcal under which diets for men' },
    source: { ...script, how: 'Need of the third man, less 500' },
  },
  ...(
    [
      ['sedentary', 2136],
      ['light', 2447.5],
      ['moderate', 2759],
      ['hard', 3070.5],
      ['extra', 3382],
    ] as const
  ).map(([activity, need]) => ({
    name: `Every factor: ${activity}`,
    given: { ...person, activity },
    expect: { need, resting: 1780 },
    source: { ...script, how: 'Need of the first man: 1,780 by the five factors' },
  })),
  ...(
    [
      [1666, 'fair', 'below the 1,500 kcal'],
      [1667, 'plain', 'leaves 1,500 kcal'],
    ] as const
  ).map(([resting, is, words]) => ({
    name: `A man whose need is 1.2 times ${resting}`,
    // 62 years and 160 cm: −310 + 5 + 1,000 = 695.
    given: { sex: 'male' as const, age: 62, height: 160, weight: (resting - 695) / 10, activity: 'sedentary' as const },
    expect: { note: is, resting },
    says: { note: words },
    source: { title: 'Arithmetic on paper', how: '1,666 × 1.2 − 500 = 1,499.2; 1,667 × 1.2 − 500 = 1,500.4' },
  })),
])
