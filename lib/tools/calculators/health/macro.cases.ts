import { defineCases } from '@/lib/kits/calculator'
import macro from './macro'

const dri = {
  title: 'Institute of Medicine: Dietary Reference Intakes (2005), acceptable macronutrient distribution ranges',
  href: 'https://doi.org/10.17226/10490',
}
const paper = { title: 'Arithmetic on paper' }
const own = { from: 'typed', energy: 2000, split: 'own' } as const

export default defineCases(macro, [
  {
    name: '2,000 kcal, balanced, in three meals',
    given: { from: 'typed', energy: 2000, split: 'balanced', meals: 3 },
    expect: {
      protein: 100,
      carbohydrate: 250,
      fat: 66.6667,
      total: 2000,
      fibre: 28,
      note: 'good',
      parts: {
        rows: 3,
        at: {
          0: { name: 'Protein', share: 0.2, grams: 100, kilocalories: 400, perMeal: 33.3333, accepted: '10% to 35%' },
          1: { name: 'Carbohydrate', share: 0.5, grams: 250, perMeal: 83.3333, accepted: '45% to 65%' },
          2: { name: 'Fat', share: 0.3, kilocalories: 600, perMeal: 22.2222, accepted: '20% to 35%' },
        },
        sum: { kilocalories: 2000 },
      },
    },
    source: {
      ...dri,
      how: '400 ÷ 4, 1,000 ÷ 4, 600 ÷ 9; 14 g of fiber for 1,000 kcal, which the report has as 28 g for 2,000',
    },
  },
  {
    name: 'Higher protein has too little carbohydrate for the ranges',
    given: { from: 'typed', energy: 2200, split: 'protein', meals: 4 },
    expect: { protein: 165, carbohydrate: 220, fat: 73.3333, fibre: 30.8, note: 'fair' },
    says: { note: 'carbohydrate is below 45%' },
    source: { ...paper, how: '660 ÷ 4, 880 ÷ 4, 660 ÷ 9' },
  },
  {
    name: 'Low carbohydrate',
    given: { from: 'typed', energy: 1800, split: 'low' },
    expect: { protein: 135, carbohydrate: 90, fat: 100, note: 'fair' },
    says: { note: 'carbohydrate is below 45%, fat is above 35%' },
    source: { ...paper, how: '540 ÷ 4, 360 ÷ 4, 900 ÷ 9' },
  },
  {
    name: 'The ends of the ranges are inside: 10%, 65%, 25%',
    given: { ...own, proteinShare: 0.1, carbohydrateShare: 0.65, fatShare: 0.25 },
    expect: { note: 'good', protein: 50, carbohydrate: 325 },
    source: { ...dri, how: 'Table of ranges: protein 10 to 35, carbohydrate 45 to 65, fat 20 to 35' },
  },
  {
    name: 'The other ends are inside: 35%, 45%, 20%',
    given: { ...own, proteinShare: 0.35, carbohydrateShare: 0.45, fatShare: 0.2 },
    expect: { note: 'good', protein: 175, fat: 44.4444 },
    source: { ...dri, how: 'As above' },
  },
  {
    name: 'Beyond the ends: 36%, 45%, 19%',
    given: { ...own, proteinShare: 0.36, carbohydrateShare: 0.45, fatShare: 0.19 },
    expect: { note: 'fair' },
    says: { note: 'protein is above 35%, fat is below 20%' },
    source: { ...dri, how: 'As above' },
  },
  {
    name: 'Beyond the ends: 9%, 66%, 25%',
    given: { ...own, proteinShare: 0.09, carbohydrateShare: 0.66, fatShare: 0.25 },
    expect: { note: 'fair' },
    says: { note: 'protein is below 10%, carbohydrate is above 65%' },
    source: { ...dri, how: 'As above' },
  },
  {
    name: 'Shares that do not come to a whole',
    given: { ...own, proteinShare: 0.3, carbohydrateShare: 0.4, fatShare: 0.29 },
    problem: 'proteinShare',
    because: '100%',
    source: { ...paper, how: '99%' },
  },
  {
    name: 'Protein by body weight: the rest is carbohydrate',
    given: { from: 'typed', energy: 2000, weight: 75, split: 'weight', perKilogram: 1.6, fatOfEnergy: 0.3 },
    expect: {
      protein: 120,
      fat: 66.6667,
      proteinOnWeight: 1.6,
      carbohydrate: 230,
      note: 'good',
      parts: { at: { 0: { share: 0.24 }, 1: { share: 0.46 } } },
    },
    source: { ...paper, how: '75 × 1.6 = 120 g, 480 kcal; 600 kcal of fat; 920 ÷ 4 = 230' },
  },
  {
    name: 'Protein and fat that take more than the day has',
    given: { from: 'typed', energy: 1200, weight: 150, split: 'weight', perKilogram: 1.6, fatOfEnergy: 0.3 },
    problem: 'perKilogram',
    because: 'more than the day has',
    source: { ...paper, how: '240 g are 960 kcal, 80%; with 30% of fat that is 110%' },
  },
  {
    name: 'Estimated from the body, 300 kcal less',
    given: {
      from: 'body',
      sex: 'male',
      age: 30,
      height: 180,
      weight: 80,
      activity: 'moderate',
      change: -300,
      split: 'balanced',
    },
    expect: { total: 2459, protein: 122.95, carbohydrate: 307.375, fat: 81.9667, fibre: 34.426 },
    source: {
      title: 'Python, exact fractions: tests/vectors/health-formula/energy.py',
      how: 'Need of the first man is 2,759; less 300; the split by hand',
    },
  },
  {
    name: 'Nothing is left of a small need',
    given: { from: 'body', sex: 'female', age: 90, height: 140, weight: 40, activity: 'sedentary', change: -400 },
    problem: 'change',
    because: 'at least 500 kcal',
    source: { ...paper, how: '(400 + 875 − 450 − 161) × 1.2 = 796.8, less 400 is 396.8' },
  },
])
