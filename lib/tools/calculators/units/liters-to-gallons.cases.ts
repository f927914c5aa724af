import { defineCases } from '@/lib/kits/calculator'
import litersToGallons from './liters-to-gallons'

const handbook = {
  title:
    'NIST Handbook 44, appendix C: gallon = 231 cubic inches = 3.785 411 784 L; dry quart = 67.200 625 cubic inches',
  href: 'https://www.nist.gov/pml/owm/nist-handbook-44-current-edition',
}
const units = { title: 'GNU units 2.22' }

export default defineCases(litersToGallons, [
  {
    name: '10 L are 2.64172 US gallons',
    given: { direction: 'forward', amount: '10', kind: 'US gal' },
    expect: {
      answer: '2.641720524\u00A0US\u00A0gal',
      rounded: '2.6\u00A0US\u00A0gal',
      entered: '10\u00A0L',
      liters: 10,
      quarts: 10.566882,
      pints: 21.133764,
      imperialPints: 17.59754,
      cubicFeet: 0.353147,
      usGallons: 2.641721,
      imperialGallons: 2.199692,
      kindDifference: null,
      perLiter: null,
      forwardTable: { rows: 100, at: { 0: { given: 1, found: 0.2641721 }, '-1': { given: 100, found: 26.41721 } } },
    },
    source: { ...units, how: 'units "10 L" gallon, brgallon, quart, pint, brpint, ft^3' },
  },
  {
    name: '10 L are 2.19969 imperial gallons',
    given: { direction: 'forward', amount: '10', kind: 'imp gal' },
    expect: { answer: '2.199692483\u00A0imp\u00A0gal', usGallons: 2.641721, imperialGallons: 2.199692 },
    source: { ...units, how: 'units "10 L" brgallon: 2.19969248299088' },
  },
  {
    name: '12 imperial gallons',
    given: { direction: 'back', amount: '12', kind: 'imp gal' },
    expect: { answer: '54.55308\u00A0L', exact: '54.55308\u00A0L', kindDifference: 9.128 },
    source: { ...units, how: 'units "12 brgallon" L: 54.55308; "12 gallon" L: 45.424941408; the difference' },
  },
  {
    name: '100 US gallons',
    given: { direction: 'back', amount: '100', kind: 'US gal' },
    expect: {
      answer: '378.5411784\u00A0L',
      backTable: { rows: 100, at: { 0: { given: 1, found: 3.785412 }, '-1': { given: 100, found: 378.5412 } } },
    },
    source: { ...handbook, how: '100 × 3.785411784' },
  },
  {
    name: 'A dry gallon',
    given: { direction: 'back', amount: '1', kind: 'US dry gal' },
    expect: { answer: '4.40488377086\u00A0L' },
    source: { ...handbook, how: '4 × 67.200625 × 0.016387064 L' },
  },
  {
    name: '1.45 a liter',
    given: { direction: 'forward', amount: '50', price: 1.45, priceIn: 'per liter' },
    expect: { perLiter: 1.45, perGallon: 5.489, perImperial: 6.592, cost: 72.5 },
    source: { ...units, how: 'units "1.45/L" 1/gallon: 5.4888470868, 1/brgallon: 6.5918305; 50 × 1.45' },
  },
  {
    name: '3.50 a US gallon',
    given: { direction: 'back', amount: '12', kind: 'US gal', price: 3.5, priceIn: 'per US gallon' },
    expect: { perLiter: 0.925, perGallon: 3.5, cost: 42 },
    source: { ...units, how: 'units "3.5/gallon" 1/L: 0.924602183253519; 12 × 3.5' },
  },
  {
    name: 'A volume below nothing is refused',
    given: { direction: 'forward', amount: '-10' },
    problem: 'amount',
    source: { title: 'Arithmetic on paper', how: 'No can holds less than nothing' },
  },
])
