import { defineCases } from '@/lib/kits/calculator'
import idealWeight from './ideal-weight'

const pai = { title: 'Pai and Paloucek, Annals of Pharmacotherapy 34 (2000) 1066–1069, the equations' }
const script = { title: 'Python, in inches: tests/vectors/health-formula/body.py' }

export default defineCases(idealWeight, [
  {
    name: 'A man of 70 inches and 100 kg',
    given: { sex: 'male', height: 177.8, actual: 100 },
    expect: {
      devine: 73,
      pounds: 160.937,
      mean: 72.325,
      healthyFrom: 58.484,
      healthyTo: 79.032,
      adjusted: 83.8,
      ofIdeal: 1.369863,
      note: 'plain',
      equations: {
        rows: 4,
        at: {
          0: { name: 'Devine', year: '1974', kilograms: 73, pounds: 160.937, bmi: 23.0919 },
          1: { name: 'Robinson', year: '1983', kilograms: 71 },
          2: { name: 'Miller', kilograms: 70.3 },
          3: { name: 'Hamwi', kilograms: 75 },
        },
      },
    },
    source: {
      ...pai,
      how: 'Ten inches over five feet: 50 + 23, 52 + 19, 56.2 + 14.1, 48 + 27; 73 ÷ 1.778²; 73 + 0.4 × 27',
    },
  },
  {
    name: 'A woman of 65 inches',
    given: { sex: 'female', height: 165.1 },
    expect: {
      devine: 57,
      adjusted: null,
      ofIdeal: null,
      equations: { at: { 1: { kilograms: 57.5 }, 2: { kilograms: 59.9 }, 3: { kilograms: 56.5 } } },
    },
    source: { ...pai, how: 'Five inches: 45.5 + 11.5, 49 + 8.5, 53.1 + 6.8, 45.5 + 11' },
  },
  {
    name: 'At five feet every line begins',
    given: { sex: 'male', height: 152.4 },
    expect: {
      devine: 50,
      note: 'plain',
      equations: { at: { 1: { kilograms: 52 }, 2: { kilograms: 56.2 }, 3: { kilograms: 48 } } },
    },
    source: { ...pai, how: 'The constants of the equations' },
  },
  {
    name: 'Below five feet the figures are continued and marked',
    given: { sex: 'female', height: 150, actual: 90 },
    expect: {
      devine: 43.327,
      adjusted: 61.996,
      ofIdeal: 2.0772,
      note: 'fair',
      equations: { at: { 1: { kilograms: 47.394 }, 2: { kilograms: 51.815 }, 3: { kilograms: 43.421 } } },
    },
    says: { note: 'At 59.1 in you are below the 60 in' },
    source: { ...script, how: 'Third line' },
  },
  {
    name: 'A small frame takes a tenth off Hamwi alone',
    given: { sex: 'male', height: 177.8, frame: 'small' },
    expect: { devine: 73, equations: { at: { 1: { kilograms: 71 }, 3: { kilograms: 67.5 } } } },
    source: { ...script, how: 'First line: 75 × 0.9' },
  },
  {
    name: 'A large frame adds a tenth',
    given: { sex: 'female', height: 165.1, frame: 'large' },
    expect: { equations: { at: { 3: { kilograms: 62.15 } } } },
    source: { ...script, how: 'Second line: 56.5 × 1.1' },
  },
  {
    name: 'Lighter than ideal: nothing is adjusted',
    given: { sex: 'male', height: 185, actual: 70 },
    expect: { devine: 79.52, adjusted: null, ofIdeal: 0.8803 },
    source: { ...script, how: 'Last line: 70 ÷ 79.52' },
  },
])
