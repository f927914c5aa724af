import { defineUnitPair } from '@/lib/families/unit-conversion'

export default defineUnitPair({
  quantity: 'mass',
  from: 'oz',
  to: 'g',
  label: 'Weight',
  initial: '8',
  help: 'Such as 8, 3 1/2, 1 lb 4 oz or 250 g. Fluid ounces are a volume and belong elsewhere.',
  compounds: { poundsOunces: { label: 'Pounds and ounces', units: ['lb', 'oz'], decimals: 2 } },
  also: { ounces: 'oz', grams: 'g', kilograms: 'kg', troyOunces: 'oz t' },
  related: {
    labelGrams: {
      label: 'On a US nutrition label (28 g to the ounce)',
      unit: 'g',
      times: '28/0.028349523125',
      help: '21 CFR 101.9(b)(5) lets labels of food count so.',
    },
  },
  marks: {
    'Teaspoon of sugar': '4 g',
    'US letter, first step of postage': '1 oz',
    'Stick of butter': '4 oz',
    'Bar of chocolate': '100 g',
    'Steak of a restaurant': '8 oz',
    'UK large letter, heaviest': '750 g',
  },
  table: [[0.25, 16, 0.25]],
  backTable: [[5, 500, 5]],
  formula: 'Grams = ounces × 28.349523125; ounces = grams ÷ 28.349523125, exactly',
  limits: ['Troy ounces of gold and silver are a tenth heavier and stand in a line of their own.'],
  sources: [{ title: '21 CFR 101.9(b)(5): 1 oz means 28 g on a nutrition label' }],
  examples: [
    {
      name: 'A recipe with butter',
      given: { direction: 'forward', amount: '3 1/2' },
      expect: { answer: '99.2233309375\u00A0g', labelGrams: 98 },
    },
  ],
})
