import { defineCases } from '@/lib/kits/calculator'
import egfr from './egfr'

const script = { title: 'Python, through logarithms: tests/vectors/health-formula/laboratory.py' }
const kdigo = {
  title: 'KDIGO 2024, grid of categories',
  href: 'https://kdigo.org/guidelines/ckd-evaluation-and-management/',
}
const milligrams = (value: number) => ({ creatinineIn: 'mg' as const, milligrams: value })

export default defineCases(egfr, [
  {
    name: 'The calculator of the National Kidney Foundation: man of 55, 1.2 mg/dL',
    given: { sex: 'male', age: 55, ...milligrams(1.2) },
    expect: { egfr: 71.4178, category: 'G2, mildly decreased', cystatinOnly: null, combined: null, risk: null },
    source: {
      title: 'National Kidney Foundation: eGFR calculator, CKD-EPI 2021',
      href: 'https://www.kidney.org/professionals/gfr_calculator',
      how: 'It prints 71, stage G2; the decimals are those of the equation',
    },
  },
  {
    name: 'Man of 50, 1.0 mg/dL and cystatin C of 0.9',
    given: { sex: 'male', age: 50, ...milligrams(1), cystatin: 0.9 },
    expect: { egfr: 91.6915, cystatinOnly: 93.0868, combined: 95.6736, category: 'G1, normal or high', note: 'plain' },
    says: { note: 'shows in urine before it shows here' },
    source: { ...script, how: 'First line' },
  },
  {
    name: 'Woman of 60, 0.8 mg/dL',
    given: { sex: 'female', age: 60, ...milligrams(0.8), cystatin: 0.7 },
    expect: { egfr: 84.2982, cystatinOnly: 104.1756, combined: 99.8436, category: 'G1, normal or high' },
    source: { ...script, how: 'Second line; the category follows the estimate from both' },
  },
  {
    name: 'Woman of 30 below the knee of the curve',
    given: { sex: 'female', age: 30, ...milligrams(0.6) },
    expect: { egfr: 123.7579 },
    source: { ...script, how: 'Third line' },
  },
  {
    name: 'Man of 70 with both markers high and much albumin',
    given: { sex: 'male', age: 70, ...milligrams(2.4), cystatin: 2.1, albuminPerGram: 420 },
    expect: {
      egfr: 28.3175,
      cystatinOnly: 27.887,
      combined: 28.4269,
      category: 'G4, severely decreased',
      albumin: 'A3',
      risk: 'Very high',
      note: 'plain',
    },
    says: { note: 'Below 60 for more than three months' },
    source: { ...script, how: 'Fourth line; grid by KDIGO' },
  },
  {
    name: 'Woman of 80, 4.5 mg/dL',
    given: { sex: 'female', age: 80, ...milligrams(4.5), albuminPerGram: 29.9 },
    expect: { egfr: 9.3681, category: 'G5, kidney failure', albumin: 'A1', risk: 'Very high' },
    source: { ...script, how: 'Fifth line; grid by KDIGO' },
  },
  {
    name: 'Man of 25, 0.7 mg/dL',
    given: { sex: 'male', age: 25, ...milligrams(0.7) },
    expect: { egfr: 131.1369 },
    source: { ...script, how: 'Sixth line' },
  },
  {
    name: 'Woman of 55 with both',
    given: { sex: 'female', age: 55, ...milligrams(1.5), cystatin: 1.4, albuminPerGram: 30 },
    expect: {
      egfr: 40.8998,
      cystatinOnly: 47.2908,
      combined: 44.8206,
      category: 'G3a, mildly to moderately decreased',
      albumin: 'A2',
      risk: 'High',
    },
    source: { ...script, how: 'Eighth line; 44.8 is printed as 45' },
  },
  {
    name: 'Woman of 45, both below the knees',
    given: { sex: 'female', age: 45, ...milligrams(0.5), cystatin: 0.6 },
    expect: { egfr: 117.7987, cystatinOnly: 119.4764, combined: 128.81 },
    source: { ...script, how: 'Tenth line' },
  },
  {
    name: 'In µmol/L, with albumin of 3 mg/mmol',
    given: { sex: 'male', age: 40, creatinineIn: 'si', micromoles: 97.24, albuminPerMillimole: 3 },
    expect: { egfr: 87.0298, category: 'G2, mildly decreased', albumin: 'A2', risk: 'Moderate', note: 'plain' },
    says: { note: 'with albumin in A2' },
    source: { ...script, how: 'Ninth line: 97.24 ÷ 88.4 = 1.1; A2 begins at 3 mg/mmol' },
  },
  {
    name: 'In µmol/L without albumin in urine',
    given: { sex: 'male', age: 40, creatinineIn: 'si', micromoles: 97.24, albuminPerMillimole: 1 },
    expect: { albumin: 'A1', risk: 'Low', note: 'plain' },
    says: { note: 'no kidney disease by these two tests' },
    source: { ...kdigo, how: 'G2 and A1: low' },
  },
  {
    name: 'The grid',
    given: { sex: 'male', age: 66, ...milligrams(1.3), albuminPerGram: 300 },
    expect: {
      egfr: 60.5872,
      category: 'G2, mildly decreased',
      albumin: 'A2',
      grid: {
        rows: 6,
        at: {
          0: { name: 'G1', range: '90 or more', words: 'Normal or high', a1: 'Low', a2: 'Moderate', a3: 'High' },
          1: { name: 'G2', range: '60 to 89', a1: 'Low', a2: 'Moderate', a3: 'High' },
          2: { name: 'G3a', range: '45 to 59', a1: 'Moderate', a2: 'High', a3: 'Very high' },
          3: { name: 'G3b', range: '30 to 44', a1: 'High', a2: 'Very high', a3: 'Very high' },
          4: { name: 'G4', range: '15 to 29', a1: 'Very high' },
          5: { name: 'G5', range: 'Below 15', a1: 'Very high', a2: 'Very high', a3: 'Very high' },
        },
      },
    },
    source: { ...kdigo, how: 'The grid, row by row; 300 mg/g is still A2' },
  },
])
