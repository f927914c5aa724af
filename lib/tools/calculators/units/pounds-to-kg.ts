import { defineUnitPair } from '@/lib/families/unit-conversion'

export default defineUnitPair({
  quantity: 'mass',
  from: 'lb',
  to: 'kg',
  label: 'Weight',
  initial: '150',
  help: 'Such as 150, 9 lb 8.5 oz, 12 st 4 or 70 kg.',
  compounds: {
    poundsOunces: { label: 'Pounds and ounces', units: ['lb', 'oz'] },
    stonesPounds: { label: 'Stones and pounds', units: ['st', 'lb'] },
  },
  also: { grams: 'g', pounds: 'lb', kilograms: 'kg', metricPounds: 'metric lb', troyPounds: 'lb t' },
  marks: {
    'Carry-on bag of many airlines': '7 kg',
    'Checked bag, economy': '23 kg',
    'Heaviest checked bag': '32 kg',
    'Parcel limit of the US Postal Service': '70 lb',
    'Olympic bar': '20 kg',
    'Plate of 45 lb': '45 lb',
  },
  table: [
    [1, 10, 1],
    [15, 100, 5],
    [110, 300, 10],
  ],
  formula: 'Kilograms = pounds × 0.45359237; pounds = kilograms ÷ 0.45359237, exactly',
  limits: [
    'The pound is the avoirdupois pound of groceries and body weight; troy and metric pounds stand beside it.',
    'A pound-force is a force and no weight of this page.',
  ],
  examples: [
    {
      name: 'A rucksack in two units',
      given: { direction: 'forward', amount: '24 lb 6 oz' },
      expect: { answer: '11.05631401875\u00A0kg', rounded: '11.1\u00A0kg' },
    },
  ],
})
