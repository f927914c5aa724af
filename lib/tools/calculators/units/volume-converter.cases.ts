import { defineCases } from '@/lib/kits/calculator'
import volumeConverter from './volume-converter'

const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }

export default defineCases(volumeConverter, [
  {
    name: 'A recipe in everything',
    given: { amount: '2 cups 3 tbsp' },
    expect: {
      answer: '0.51753676734375\u00A0L',
      rounded: '0.52\u00A0L',
      exact: '0.51753676734375\u00A0L',
      entered: '2\u00A0US\u00A0cup 3\u00A0US\u00A0tbsp',
      allUnits: {
        rows: 57,
        at: {
          0: { unit: 'L', name: 'liters', amount: '0.51753676734375', definition: '0.001\u00A0m³', factor: 'exact' },
          1: { unit: 'mL', amount: '517.53676734375' },
          7: { unit: 'US cup', amount: '2.1875' },
        },
      },
    },
    source: { ...units, how: 'units "2 uscup + 3 ustablespoon" ml: 517.53676734375; 2 + 3/16 = 2.1875' },
  },
  {
    name: 'A drum of oil',
    given: { amount: '55 gal', density: 0.88, digits: '4' },
    expect: {
      answer: '208.19764812\u00A0L',
      kilograms: 183.2139303456,
      pounds: 403.917575477736,
      allUnits: { at: { 0: { amount: '208.2' } } },
    },
    source: { ...units, how: 'units "55 usgallon" L; "55 usgallon * 0.88 kg/L" kg and lb' },
  },
  {
    name: 'A bushel is 35.23907 liters',
    given: { amount: '1 bushel' },
    expect: { answer: '35.23907016688\u00A0L', kilograms: null },
    source: { title: 'NIST Handbook 44, appendix C', how: '1 bushel = 2150.42 cubic inches = 35.239 07 liters' },
  },
  {
    name: 'A British pint is no American one',
    given: { amount: '1', into: 'mL', several: '1 imp pt\n1 pt\n1 legal cup\na splash' },
    expect: {
      list: {
        rows: 4,
        at: {
          0: { given: '1\u00A0imp\u00A0pt', found: '568.26125\u00A0mL' },
          1: { given: '1\u00A0US\u00A0pt', found: '473.176473\u00A0mL' },
          2: { found: '240\u00A0mL' },
        },
      },
    },
    source: {
      title: 'Weights and Measures Act 1985, schedule 1 (United Kingdom)',
      how: 'Pint = 0.56826125 cubic decimeter; SP 811: pint (US liquid) = 4.731 765 E−01 L',
    },
  },
  {
    name: 'Nothing holds less than nothing',
    given: { amount: '-2 L' },
    problem: 'amount',
    source: { ...sp811, how: 'A volume is no negative quantity' },
  },
])
