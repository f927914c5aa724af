import { defineCases } from '@/lib/kits/calculator'
import proteinIntake from './protein-intake'

const iom = {
  title: 'Institute of Medicine: Dietary Reference Intakes (2005), protein',
  href: 'https://doi.org/10.17226/10490',
}
const paper = { title: 'Arithmetic on paper' }
const man = { sex: 'male', age: 40, height: 175, weight: 70 } as const

export default defineCases(proteinIntake, [
  {
    name: 'A man of 70 kg: the reference of 56 g',
    given: { ...man, goal: 'health', meals: 4 },
    expect: {
      from: 56,
      to: null,
      meal: 14,
      rate: '0.8 g',
      basis: 70,
      share: null,
      note: 'plain',
      foods: {
        rows: 7,
        at: {
          0: { name: 'Chicken breast, cooked', protein: 31, amount: 180.645 },
          5: { name: 'Lentils, cooked', protein: 9, amount: 622.222 },
        },
      },
      advice: {
        rows: 4,
        at: {
          0: { name: 'General health', by: 'Recommended dietary allowance (2005)', from: 56, to: 56 },
          1: { name: 'From 65 years', by: 'PROT-AGE group (2013)', from: 70, to: 84 },
          2: { name: 'Losing weight', from: 84, to: 112 },
          3: { name: 'Training', from: 98, to: 140 },
        },
      },
    },
    says: { note: 'Recommended dietary allowance' },
    source: { ...iom, how: 'The reference man of 70 kg has an allowance of 56 g; 56 ÷ 0.31 and 56 ÷ 0.09' },
  },
  {
    name: 'A woman of 57 kg: the reference of 46 g',
    given: { sex: 'female', age: 30, height: 163, weight: 57, goal: 'health' },
    expect: { from: 45.6, rate: '0.8 g' },
    source: { ...iom, how: 'The reference woman of 57 kg has an allowance of 46 g' },
  },
  {
    name: 'From 65 years',
    given: { sex: 'female', age: 65, height: 165, weight: 64, goal: 'health', meals: 3 },
    expect: { from: 64, to: 76.8, meal: 21.3333, rate: '1 to 1.2 g', note: 'plain' },
    says: { note: 'PROT-AGE' },
    source: {
      title: 'Bauer and others 2013, PROT-AGE: 1.0 to 1.2 g a kilogram for healthy people above 65',
      href: 'https://doi.org/10.1016/j.jamda.2013.05.021',
    },
  },
  {
    name: 'At 64 still the allowance',
    given: { sex: 'female', age: 64, height: 165, weight: 64, goal: 'health' },
    expect: { from: 51.2, rate: '0.8 g' },
    source: { ...iom, how: '64 × 0.8' },
  },
  {
    name: 'At 18 the allowance is that of 14 to 18 years',
    given: { sex: 'female', age: 18, height: 165, weight: 60, goal: 'health' },
    expect: {
      from: 51,
      to: null,
      rate: '0.85 g',
      advice: {
        at: { 0: { name: 'General health', by: 'Recommended dietary allowance for 14 to 18 years (2005)', from: 51 } },
      },
    },
    source: { ...iom, how: '60 × 0.85: boys and girls of 14 to 18' },
  },
  {
    name: 'At 19 it is that of adults',
    given: { sex: 'female', age: 19, height: 165, weight: 60, goal: 'health' },
    expect: { from: 48, rate: '0.8 g' },
    source: { ...iom, how: '60 × 0.8' },
  },
  ...(['pregnant', 'breastfeeding'] as const).map((goal) => ({
    name: `A man and ${goal}`,
    given: { sex: 'male' as const, goal },
    problem: 'goal' as const,
    because: 'must fit the sex',
    source: { title: 'Rule of the form' },
  })),
  {
    name: 'Training',
    given: { ...man, goal: 'training' },
    expect: { from: 98, to: 140, rate: '1.4 to 2 g' },
    says: { note: 'International Society of Sports Nutrition' },
    source: {
      title: 'Jäger and others 2017: 1.4 to 2.0 g a kilogram',
      href: 'https://doi.org/10.1186/s12970-017-0177-8',
    },
  },
  {
    name: 'Losing weight, above 65 too',
    given: { ...man, age: 70, goal: 'weight' },
    expect: { from: 84, to: 112, rate: '1.2 to 1.6 g' },
    source: {
      title: 'Leidy and others 2015: 1.2 to 1.6 g a kilogram',
      href: 'https://doi.org/10.3945/ajcn.114.084038',
    },
  },
  {
    name: 'The second half of a pregnancy',
    given: { sex: 'female', age: 30, height: 165, weight: 60, goal: 'pregnant' },
    expect: { from: 66, to: null, rate: '1.1 g' },
    source: { ...iom, how: '1.1 g a kilogram' },
  },
  {
    name: 'Breastfeeding',
    given: { sex: 'female', age: 30, height: 165, weight: 60, goal: 'breastfeeding' },
    expect: { from: 78, rate: '1.3 g' },
    source: { ...iom, how: '1.3 g a kilogram' },
  },
  {
    name: 'From a BMI of 30 on the adjusted weight counts',
    given: { sex: 'male', age: 40, height: 177.8, weight: 100, goal: 'weight' },
    expect: { basis: 83.8, from: 100.56, to: 134.08 },
    source: { ...paper, how: '100 ÷ 1.778² = 31.6; Devine 73, and 73 + 0.4 × 27; × 1.2 and 1.6' },
  },
  {
    name: 'A BMI of exactly 30',
    given: { sex: 'male', age: 40, height: 200, weight: 120, goal: 'health' },
    expect: { basis: 103.8614, from: 83.0891 },
    source: { ...paper, how: 'Devine at 78.740 in: 50 + 2.3 × 18.740 = 93.102; + 0.4 × 26.898 = 103.861' },
  },
  {
    name: 'Below a BMI of 30 the whole weight counts',
    given: { sex: 'male', age: 40, height: 200, weight: 119, goal: 'health' },
    expect: { basis: 119, from: 95.2 },
    source: { ...paper, how: '119 ÷ 4 = 29.75' },
  },
  {
    name: 'Share of the energy',
    given: { ...man, goal: 'training', energy: 2800 },
    expect: { share: 0.14, note: 'plain' },
    source: { ...paper, how: '98 × 4 ÷ 2,800' },
  },
  {
    name: 'More than 35% of the energy',
    given: { ...man, goal: 'training', energy: 1000 },
    expect: { share: 0.392, note: 'fair' },
    says: { note: 'more than 35%' },
    source: { ...iom, how: '98 × 4 ÷ 1,000; the range is 10 to 35%' },
  },
  {
    name: 'Less than 10% of the energy',
    given: { ...man, goal: 'health', energy: 2400 },
    expect: { share: 0.093333, note: 'fair' },
    says: { note: 'less than 10%' },
    source: { ...iom, how: '56 × 4 ÷ 2,400; the range is 10 to 35%' },
  },
  ...(
    [
      [2240, 'plain'],
      [640, 'plain'],
    ] as const
  ).map(([energy, note]) => ({
    name: `The ends of the range: ${energy} kcal`,
    given: { ...man, goal: 'health' as const, energy },
    expect: { note, share: 224 / energy },
    source: { ...iom, how: '56 g are 224 kcal: a tenth of 2,240 and 35% of 640' },
  })),
])
