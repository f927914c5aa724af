import { defineUnitPair } from '@/lib/families/unit-conversion'

export default defineUnitPair({
  quantity: 'length',
  from: 'cm',
  to: 'in',
  label: 'Height',
  initial: '180',
  help: 'Such as 180, 5\'11", 5 ft 11, 70 1/2 in or 1.75 m.',
  words: { cm: 'centimeters', in: 'inches' },
  within: { least: '20 cm', most: '3 m', says: 'be from 20 cm to 3 m; 5 feet 11 is written 5\'11", not 5.11' },
  mixed: 'feetInches',
  fraction: '4',
  compounds: {
    feetInches: { label: 'Feet and inches', units: ['ft', 'in'], fractions: true },
    metersCentimeters: { label: 'Meters and centimeters', units: ['m', 'cm'] },
  },
  also: { centimeters: 'cm', meters: 'm', inches: 'in', decimalFeet: 'ft' },
  adds: { other: { label: 'Height of somebody else', units: { cm: '0.01', in: '0.0254' } } },
  follows: {
    differenceCm: { label: 'Taller by', unit: 'cm', sum: { amount: '100', other: '-100' } },
    differenceIn: { label: 'Which is', unit: 'in', sum: { amount: '1/0.0254', other: '-1/0.0254' } },
  },
  marks: {
    'Door of a house, United States': '80 in',
    'Basketball hoop': '10 ft',
    'Bed, usual length': '200 cm',
    'Bed, extra long twin': '80 in',
  },
  table: [[120, 215, 1]],
  backTable: [[48, 84, 1]],
  formula: 'Centimeters = (12 × feet + inches) × 2.54, exactly',
  limits: ['People are about a centimeter taller in the morning than in the evening; measure at the same hour.'],
  examples: [
    {
      name: 'A growth chart in feet',
      given: { direction: 'forward', amount: '176' },
      expect: { answer: '5\u00A0ft 9\u00A01/4\u00A0in', decimal: '5\u00A0ft 9.29\u00A0in' },
    },
    {
      name: 'A passport form',
      given: { direction: 'forward', amount: '5\'11"' },
      expect: { answer: '180.34\u00A0cm', metersCentimeters: '1\u00A0m 80.3\u00A0cm' },
    },
  ],
})
