import { defineUnitPair } from '@/lib/families/unit-conversion'

export default defineUnitPair({
  quantity: 'area',
  from: 'acre',
  to: 'ha',
  label: 'Land',
  initial: '100',
  help: 'Such as 100, 40.5 ha, 7140 m2, 43560 sq ft or 2 km2.',
  kinds: { label: 'Acre', units: ['acre', 'US survey acre'], differenceIn: 'm²' },
  also: { squareMeters: 'm²', squareFeet: 'ft²', squareKilometers: 'km²', squareMiles: 'mi²' },
  adds: {
    rate: {
      label: 'Seed, fertilizer or yield',
      units: {
        'kg/ha': '1e-4',
        'lb/acre': '0.45359237/4046.8564224',
        't/ha': '0.1',
        'bu/acre of wheat or soybeans (60 lb)': '27.2155422/4046.8564224',
        'bu/acre of corn (56 lb)': '25.40117272/4046.8564224',
      },
    },
  },
  follows: {
    perHectare: { label: 'For each hectare', unit: 'kg/ha', times: ['rate'], by: '1e4' },
    perAcre: { label: 'For each acre', unit: 'lb/acre', times: ['rate'], by: '4046.8564224/0.45359237' },
    total: { label: 'For all of the land', unit: 'kg', times: ['rate', 'amount'] },
  },
  marks: { 'Soccer pitch': '7140 m2', 'Quarter section': '160 acre', 'Square mile': '640 acre' },
  table: [[5, 500, 5]],
  formula: 'Hectares = acres × 0.40468564224; acres = hectares ÷ 0.40468564224, exactly (US survey acre: 0.404687261)',
  limits: ['Bushels are weights agreed for each crop at standard moisture; a wet load has fewer than its volume says.'],
  examples: [
    {
      name: 'Nitrogen for a field',
      given: { direction: 'forward', amount: '100', rate: 150, rateIn: 'kg/ha' },
      expect: { answer: '40.468564224\u00A0ha', perAcre: 133.826868, total: 6070.284634 },
    },
  ],
})
