import { defineQuantityConverter } from '@/lib/families/unit-conversion'

export default defineQuantityConverter({
  quantity: 'mass',
  from: 'lb',
  to: 'kg',
  usual: ['kg', 'g', 'lb', 'oz', 'st', 't', 'short ton', 'long ton', 'oz t', 'mg'],
  mixed: [
    ['st', 'lb'],
    ['lb', 'oz'],
  ],
  initial: '11 st 6 lb',
  help: 'Such as 70 kg, 11 st 6 lb, 9 lb 8 oz, 2 jin or 1 catty to g. A unit after “to” comes before the menu.',
  outputs: { force: { kind: 'number', label: 'Force on earth (standard gravity)', unit: 'N' } },
  more: (kilograms) => ({ force: kilograms * 9.80665 }),
  formula:
    'Result = mass × kilograms in one of its unit ÷ kilograms in one of the wanted unit; force = mass × 9.80665 m/s²',
  limits: [
    'Everything in the list is a mass. Only the line in newtons is a force, at the standard gravity of 9.80665 m/s².',
    'A catty or tael without a place is that of Hong Kong; mainland China counts jin of 500 g, Taiwan catties of 600 g.',
    'Ratti, pavan, seer and maund are local: traders of one town weigh with others than those of the next.',
  ],
  examples: [
    {
      name: 'A market in Taipei',
      given: { amount: '1.5 Taiwanese catty', into: 'g' },
      expect: { answer: '900\u00A0g' },
    },
    {
      name: 'A parcel for the counter',
      given: { amount: '9 lb 8 oz' },
      expect: { answer: '4.309127515\u00A0kg', rounded: '4.31\u00A0kg' },
    },
    {
      name: 'A boxer on the scale',
      given: { amount: '11 st 6 lb' },
      expect: { rounded: '72.6\u00A0kg', force: 711.715458 },
    },
  ],
})
