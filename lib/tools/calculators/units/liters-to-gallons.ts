import { defineUnitPair } from '@/lib/families/unit-conversion'

export default defineUnitPair({
  quantity: 'volume',
  from: 'L',
  to: 'US gal',
  initial: '10',
  help: 'Such as 10, 12 gal, 3 qt or 2 cu ft. “gal” is the gallon chosen below.',
  words: { 'US gal': 'gallons' },
  kinds: {
    label: 'Gallon',
    units: ['US gal', 'imp gal', 'US dry gal'],
    differenceIn: 'L',
    help: 'US for fuel and milk in America, imperial for Britain, dry for American grain and fruit.',
    usualIn: { uk: 'imp gal' },
  },
  also: { liters: 'L', quarts: 'US qt', pints: 'US pt', imperialPints: 'imp pt', cubicFeet: 'ft³' },
  related: {
    usGallons: { label: 'US gallons', unit: 'US gal', times: '1/0.003785411784' },
    imperialGallons: { label: 'Imperial gallons', unit: 'imp gal', times: '1/0.00454609' },
  },
  adds: {
    price: {
      label: 'Price of fuel',
      money: true,
      units: { 'per liter': '1000', 'per US gallon': '1/0.003785411784', 'per imperial gallon': '1/0.00454609' },
    },
  },
  follows: {
    perLiter: { label: 'Price of a liter', money: true, decimals: 3, times: ['price'], by: '0.001' },
    perGallon: { label: 'Price of a US gallon', money: true, decimals: 3, times: ['price'], by: '0.003785411784' },
    perImperial: { label: 'Of an imperial gallon', money: true, decimals: 3, times: ['price'], by: '0.00454609' },
    cost: { label: 'Price of all of it', money: true, times: ['price', 'amount'] },
  },
  table: [[1, 100, 1]],
  formula: 'Liters = US gallons × 3.785411784 = imperial gallons × 4.54609, exactly',
  limits: ['Prices are changed by volume only, never by currency or tax.'],
  examples: [{ name: 'A tank', given: { amount: '50' }, expect: { answer: '13.20860262\u00A0US\u00A0gal' } }],
})
