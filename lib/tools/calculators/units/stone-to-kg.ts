import { defineUnitPair } from '@/lib/families/unit-conversion'

export default defineUnitPair({
  quantity: 'mass',
  from: 'st',
  to: 'kg',
  label: 'Body weight',
  initial: '11 st 6',
  help: 'Such as 11 st 6, 11 st 6 1/2, 10.5, 75 kg or 160 lb.',
  reads: ['lb'],
  mixed: 'stonesPounds',
  compounds: {
    stonesPounds: { label: 'Stones and pounds', units: ['st', 'lb'], fractions: '2' },
    poundsOunces: { label: 'Pounds and ounces', units: ['lb', 'oz'] },
  },
  also: { kilograms: 'kg', pounds: 'lb', decimalStones: 'st' },
  adds: { before: { label: 'Weight before', units: { kg: '1', lb: '0.45359237', st: '6.35029318' } } },
  follows: {
    changeKg: { label: 'Change since then', unit: 'kg', sum: { amount: '1', before: '-1' } },
    changeLb: { label: 'Change in pounds', unit: 'lb', sum: { amount: '1/0.45359237', before: '-1/0.45359237' } },
  },
  table: [[5, 30, 1]],
  backTable: [[30, 190, 2]],
  formula: 'Kilograms = (14 × stones + pounds) × 0.45359237, exactly',
  limits: ['It says how much a person weighs, not whether that is healthy; that needs the height as well.'],
  examples: [
    {
      name: 'A boxer on a metric scale',
      given: { direction: 'back', amount: '72.5 kg' },
      expect: {
        answer: '11\u00A0st 6\u00A0lb',
        decimal: '11\u00A0st 5.84\u00A0lb',
        rounded: '11\u00A0st 6\u00A0lb',
        pounds: 159.83514,
      },
    },
  ],
})
