import { defineUnitPair } from '@/lib/families/unit-conversion'

export default defineUnitPair({
  quantity: 'length',
  from: 'yd',
  to: 'm',
  initial: '100',
  help: 'Such as 100, 2 1/4, 3 yd 2 ft 6 or 91.44 m.',
  neverNegative: true,
  fraction: '8',
  compounds: {
    yardsInches: { label: 'Yards and inches', units: ['yd', 'in'], fractions: true },
    feetInches: { label: 'Feet and inches', units: ['ft', 'in'], fractions: true },
  },
  also: { yards: 'yd', meters: 'm', centimeters: 'cm', feet: 'ft' },
  related: {
    cloth: { label: 'Cloth to buy, in eighths of a yard', unit: 'yd', times: '1/0.9144', step: '0.125', up: true },
  },
  adds: { price: { label: 'Price of cloth', money: true, units: { 'per yard': '1/0.9144', 'per meter': '1' } } },
  follows: {
    perYard: { label: 'Price of a yard', money: true, times: ['price'], by: '0.9144' },
    perMeter: { label: 'Price of a meter', money: true, times: ['price'] },
    cost: { label: 'Price of the length', money: true, times: ['price', 'amount'] },
  },
  marks: {
    'Quarter of a yard': '1/4 yd',
    'Cloth, usual width for quilts': '44 in',
    'Penalty spot in soccer': '12 yd',
    'Cricket pitch': '22 yd',
    'American football, goal line to goal line': '100 yd',
    'Running track, one lap': '400 m',
  },
  table: [
    [0.125, 5, 0.125],
    [10, 500, 10],
  ],
  formula: 'Meters = yards × 0.9144; yards = meters ÷ 0.9144, exactly',
  limits: ['Square yards of carpet and cubic yards of soil are areas and volumes.'],
  examples: [{ name: 'Curtains', given: { amount: '6 1/4' }, expect: { answer: '5.715\u00A0m' } }],
})
