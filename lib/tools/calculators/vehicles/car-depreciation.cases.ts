import { defineCases } from '@/lib/kits/calculator'
import carDepreciation from './car-depreciation'

const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const calc = (how: string, formulas: Readonly<Record<string, string>>) => ({
  title: 'LibreOffice Calc 7.4, RRI and PV',
  how,
  sheet: { formulas },
})
const plain = {
  price: 35_000,
  age: 0,
  keep: 5,
  method: 'curve',
  kind: 'usual',
  distance: 15_000,
  norm: 15_000,
  perDistance: 0,
  distanceUnit: 'km',
  scrap: 500,
  inflation: 0,
  loan: 'no',
} as const

export default defineCases(carDepreciation, [
  {
    name: 'A new car of 35,000 after 22% and four times 14%: 14,933.32',
    given: plain,
    expect: {
      value: 14_933.32,
      lost: 20_066.68,
      perMonth: 334.44,
      perUnit: 0.268,
      left: 0.4267,
      firstLoss: 0.22,
      yearly: 0.14,
      floor: null,
      realValue: null,
      owedMore: null,
      values: {
        rows: 6,
        at: {
          0: { year: 0, age: 0, value: 35_000, loss: 0 },
          1: { value: 27_300, loss: 7700, real: 27_300 },
          5: { age: 5, value: 14_933.32, loss: 2431.01 },
        },
        sum: { loss: 20_066.68 },
      },
    },
    source: paper('35,000 × 0.78 × 0.86⁴; 20,066.68 ÷ 60; ÷ 75,000 km'),
  },
  {
    name: 'The older the car, the less it loses: 744 a year for one of ten years, kept five',
    given: plain,
    expect: {
      bestBuy: 10,
      bestLoss: 744.05,
      grid: {
        rows: 11,
        at: {
          0: { bought: 0, price: 35_000, two: 5761, three: 4936.31, five: 4013.34, eight: 3187.7 },
          10: { bought: 10, price: 7025.04, two: 914.66, five: 744.05 },
        },
      },
    },
    source: paper('(35,000 × 0.78 × 0.86⁹ − 35,000 × 0.78 × 0.86¹⁴) ÷ 5'),
  },
  {
    name: '28,000 at one year and 15,500 at five are 13.74% a year',
    given: {
      ...plain,
      price: 28_000,
      age: 1,
      keep: 4,
      method: 'values',
      oneAge: 1,
      onePrice: 28_000,
      otherAge: 5,
      otherPrice: 15_500,
    },
    expect: { yearly: 0.13743, firstLoss: 0.13743, value: 15_500 },
    source: calc('The rate that turns one price into the other', {
      yearly: '=-RRI(4;28000;15500)',
      firstLoss: '=-RRI(4;28000;15500)',
    }),
  },
  {
    name: 'At 2% of inflation the value is 13,525.57 in today’s money',
    given: { ...plain, inflation: 0.02 },
    expect: { realValue: 13_525.57, values: { at: { 5: { real: 13_525.57 } } } },
    source: calc('14,933.3228 five years ahead', { realValue: '=PV(2%;5;0;-14933.3227872)' }),
  },
  {
    name: '10,000 km a year too many at 5 cents take 1,500 in three years',
    given: { ...plain, keep: 3, distance: 25_000, perDistance: 0.05 },
    expect: { value: 18_691.08, perUnit: 0.217 },
    source: paper('20,191.08 − 10,000 × 0.05 × 3; 16,308.92 ÷ 75,000'),
  },
  {
    name: '3,000 miles a year too many at 10 cents take 900',
    given: { ...plain, keep: 3, distance: 24_140.16, norm: 19_312.128, perDistance: 0.1, distanceUnit: 'mi' },
    expect: { value: 19_291.08, perUnit: 0.349 },
    source: paper('20,191.08 − 3,000 × 0.10 × 3; 15,708.92 ÷ 45,000 miles'),
  },
  {
    name: 'An old car reaches its lowest value in the ninth year',
    given: { ...plain, price: 4000, age: 12, keep: 10, kind: 'fast', scrap: 1000 },
    expect: {
      value: 1000,
      lost: 3000,
      floor: 'plain',
      values: { at: { 8: { value: 1089.96 }, 9: { value: 1000, loss: 89.96 }, 10: { loss: 0 } } },
    },
    says: { floor: 'From year 9 on' },
    source: paper('4,000 × 0.85⁸ = 1,089.96; × 0.85⁹ = 926.47 is less than 1,000'),
  },
  {
    name: 'A used car of three years loses 14% in each year',
    given: { ...plain, price: 20_000, age: 3, keep: 2 },
    expect: { value: 14_792, firstLoss: 0.14, values: { at: { 2: { age: 5 } } } },
    source: paper('20,000 × 0.86²'),
  },
  {
    name: 'With 2,000 down at 8% over 72 months more is owed than the car is worth for three years',
    given: { ...plain, loan: 'yes', down: 2000, apr: 0.08, months: 72 },
    expect: {
      owedMore: 2,
      debts: {
        rows: 6,
        at: {
          0: { year: 0, worth: 35_000, owed: 33_000, equity: 2000 },
          1: { worth: 27_300, owed: 28_535.45, equity: -1235.45 },
          2: { owed: 23_700.36, equity: -222.36 },
          3: { owed: 18_463.95, equity: 1727.13 },
          5: { owed: 6651.2 },
        },
      },
    },
    source: {
      title: 'Simulation in exact fractions (Python)',
      how: 'tests/vectors/vehicles/loans.py: car-depreciation owed',
    },
  },
  {
    name: 'Own percentages',
    given: { ...plain, keep: 2, kind: 'own', firstYear: 0.3, later: 0.1 },
    expect: { value: 22_050 },
    source: paper('35,000 × 0.7 × 0.9'),
  },
  {
    name: 'Two prices in the wrong order',
    given: { ...plain, method: 'values', oneAge: 5, onePrice: 28_000, otherAge: 5, otherPrice: 15_500 },
    problem: 'otherAge',
    source: paper('No years lie between'),
  },
  {
    name: 'An older car that costs more',
    given: { ...plain, method: 'values', oneAge: 1, onePrice: 15_000, otherAge: 5, otherPrice: 15_500 },
    problem: 'otherPrice',
    because: 'less than that of the younger',
    source: paper('15,500 is more than 15,000'),
  },
  {
    name: 'Two prices that lose more than nine tenths a year',
    given: { ...plain, method: 'values', oneAge: 1, onePrice: 15_000, otherAge: 2, otherPrice: 100 },
    problem: 'otherPrice',
    because: 'a tenth',
    source: paper('100 ÷ 15,000 is less than a tenth'),
  },
  {
    name: 'A lowest value above the price, and a loan of nothing',
    given: { ...plain, scrap: 40_000 },
    problem: 'scrap',
    source: paper('40,000 is more than 35,000'),
  },
  {
    name: 'Everything paid at once',
    given: { ...plain, loan: 'yes', down: 35_000, apr: 0.08, months: 72 },
    problem: 'down',
    source: paper('Nothing is borrowed'),
  },
])
