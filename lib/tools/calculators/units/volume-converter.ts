import { number } from '@/lib/kits/fields/define'
import { defineQuantityConverter } from '@/lib/families/unit-conversion'

export default defineQuantityConverter({
  quantity: 'volume',
  from: 'US gal',
  to: 'L',
  usual: ['L', 'mL', 'm³', 'US gal', 'imp gal', 'US fl oz', 'imp fl oz', 'US cup', 'US tbsp', 'US tsp', 'ft³'],
  initial: '2 cups 3 tbsp',
  help: 'Such as 750 mL, 2 cups 3 tbsp, 55 gal, 1 imp pt or 3 cu yd to m3. A unit after “to” comes before the menu.',
  inputs: { density: number('Density', { unit: 'kg/L', optional: true, refines: true, above: 0, max: 30 }) },
  outputs: {
    kilograms: { kind: 'number', label: 'Weighs', unit: 'kg', decimals: 3, optional: true },
    pounds: { kind: 'number', label: 'That is', unit: 'lb', decimals: 3, optional: true },
  },
  more: (volume, { density = 0 }) =>
    density === 0 ? {} : { kilograms: volume * 1000 * density, pounds: (volume * 1000 * density) / 0.45359237 },
  formula:
    'Result = volume × cubic meters in one of its unit ÷ cubic meters in one of the wanted unit; weight = volume × density',
  limits: [
    'Gallons, pints, cups and ounces without a country are those of the United States, for liquids; dry ones say “dry”.',
    'A cup has 236.6 mL in the United States, 240 on its nutrition labels, 250 in metric kitchens, 200 in Japan.',
    'A TEU is the outside of a twenty-foot container, 20 × 8 × 8.5 ft; about 33 m³ of goods fit inside.',
  ],
  examples: [
    {
      name: 'A pancake recipe',
      given: { amount: '2 cups 3 tbsp', into: 'mL' },
      expect: { answer: '517.53676734375\u00A0mL' },
    },
    {
      name: 'A drum of oil',
      given: { amount: '55 gal', density: 0.88 },
      expect: { answer: '208.19764812\u00A0L', kilograms: 183.21393 },
    },
    { name: 'Bushels in a bin', given: { amount: '400 bu to m3' }, expect: { rounded: '14.1\u00A0m³' } },
  ],
})
