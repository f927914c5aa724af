import { money } from '@/lib/kits/fields/define'
import { defineQuantityConverter } from '@/lib/families/unit-conversion'

export default defineQuantityConverter({
  quantity: 'area',
  from: 'ft²',
  to: 'm²',
  usual: ['m²', 'ft²', 'ha', 'acre', 'km²', 'mi²', 'yd²', 'cm²', 'in²'],
  initial: '2.5 acres',
  help: 'Such as 85 m2, 1200 sq ft, 2.5 acres or 3 rai to ha. A unit after “to” comes before the menu.',
  inputs: { price: money('Price of all of it', { optional: true, refines: true }) },
  outputs: {
    perSquareMeter: { kind: 'money', label: 'Price of a square meter', optional: true },
    perSquareFoot: { kind: 'money', label: 'Price of a square foot', optional: true },
    perAcre: { kind: 'money', label: 'Price of an acre', optional: true },
  },
  more: (area, { price }) =>
    price === undefined || area === 0
      ? {}
      : {
          perSquareMeter: price / area,
          perSquareFoot: (price / area) * 0.09290304,
          perAcre: (price / area) * 4046.8564224,
        },
  formula: 'Result = area × square meters in one of its unit ÷ square meters in one of the wanted unit',
  limits: [
    'The acre is the international one; land of the United States was sold by the survey acre, larger by four millionths.',
    'Dunam, feddan and manzana are local: the list takes the metric dunam, Egypt’s 4,200 m² and the manzana of 10,000 square varas of 83.59 cm.',
    'Feet and meters are lengths. A room of 12 by 15 ft is typed as 180 sq ft.',
  ],
  examples: [
    {
      name: 'A plot for sale',
      given: { amount: '2.5 acres', price: 50_000 },
      expect: { answer: '10,117.141056\u00A0m²', perSquareMeter: 4.94 },
    },
    { name: 'A flat in Taipei', given: { amount: '30 tsubo' }, expect: { rounded: '99\u00A0m²' } },
    { name: 'A magnet wire', given: { amount: '1620 cmil to mm2' }, expect: { rounded: '0.8209\u00A0mm²' } },
  ],
})
