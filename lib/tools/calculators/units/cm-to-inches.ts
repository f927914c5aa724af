import { defineUnitPair } from '@/lib/families/unit-conversion'

export default defineUnitPair({
  quantity: 'length',
  from: 'cm',
  to: 'in',
  initial: '30',
  help: 'Such as 30, 55.5, 5 3/8 in, 27" or 1\' 4 1/2".',
  neverNegative: true,
  ruler: 'onRuler',
  compounds: {
    onRuler: { label: 'On a ruler, in inches', units: ['in', 'in'], fractions: true },
    feetInches: { label: 'Feet and inches', units: ['ft', 'in'], fractions: true },
  },
  also: { inches: 'in', centimetres: 'cm', millimetres: 'mm', feet: 'ft' },
  marks: {
    'Screen of 24 inches, corner to corner': '24 in',
    'Screen of 55 inches, corner to corner': '55 in',
    'Cabin bag, longest side, many airlines': '55 cm',
    'Checked bag, length + width + height': '158 cm',
    'Jeans waist 32': '32 in',
    'A4 sheet, long side': '29.7 cm',
    'Letter sheet, long side': '11 in',
  },
  table: [[1, 100, 1]],
  formula: 'Inches = centimeters ÷ 2.54; centimeters = inches × 2.54, exactly',
  limits: [
    'The ruler line is rounded to the fraction you choose, the result itself is not.',
    'A size printed on clothes or screens is often rounded by its maker before you convert it.',
  ],
  examples: [
    {
      name: 'A cabin bag',
      given: { direction: 'forward', amount: '55', fraction: '4' },
      expect: { answer: '21.65354331\u00A0in', onRuler: '21\u00A03/4\u00A0in' },
    },
  ],
})
