import { defineCases } from '@/lib/kits/calculator'
import lengthConverter from './length-converter'

const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }

export default defineCases(lengthConverter, [
  {
    name: 'Five feet eleven and three quarters in everything',
    given: { amount: '5 ft 11 3/4 in' },
    expect: {
      answer: '1.82245\u00A0m',
      rounded: '1.82\u00A0m',
      exact: '1.82245\u00A0m',
      entered: '5\u00A0ft 11 3/4\u00A0in',
      allUnits: {
        rows: 41,
        at: {
          0: {
            unit: 'ft + in',
            name: 'feet, inches',
            amount: '5\u00A0ft 11.75\u00A0in',
            definition: '1\u00A0ft = 12\u00A0in',
          },
          1: { unit: 'm', amount: '1.82245', definition: '–' },
          2: { unit: 'cm', name: 'centimeters', amount: '182.245', definition: '0.01\u00A0m', factor: 'exact' },
          5: { unit: 'in', amount: '71.75' },
        },
      },
    },
    source: { ...units, how: 'units "5 ft + 11.75 in" m: 1.82245; in cm: 182.245; 5 × 12 + 11.75 = 71.75' },
  },
  {
    name: 'One chain is 20.1168 m',
    given: { amount: '1 chain' },
    expect: { answer: '20.1168\u00A0m', exact: '20.1168\u00A0m' },
    source: { ...sp811, how: 'B.8 (based on US survey foot) 2.011 684 E+01; 66 × 0.3048 with the international foot' },
  },
  {
    name: 'A US survey foot is no international one',
    given: { amount: '1000 US survey ft to m' },
    expect: { answer: '304.8006096\u00A0m', exact: '1,200,000/3,937\u00A0m' },
    source: { ...units, how: 'units "1000 surveyfoot" m: 304.800609601219' },
  },
  {
    name: 'A parsec holds pi, so its factor is rounded',
    given: { amount: '1 ly to pc', first: 'pc, cubits' },
    expect: {
      answer: '0.3066013938\u00A0pc',
      exact: null,
      allUnits: { at: { 0: { unit: 'pc', factor: 'rounded' }, 1: { unit: 'cubit', factor: 'local' } } },
    },
    source: { ...units, how: 'units lightyear "648000 au/pi"' },
  },
  {
    name: 'Three digits in the list',
    given: { amount: '26.2 mi to km', digits: '3', first: 'km' },
    expect: {
      answer: '42.1648128\u00A0km',
      rounded: '42.2\u00A0km',
      allUnits: { at: { 0: { unit: 'km', amount: '42.2' } } },
    },
    source: { ...units, how: 'units "26.2 mile" km: 42.1648128' },
  },
  {
    name: 'A column of a sheet',
    given: { amount: '1 m', into: 'yd', digits: '6', several: '12.5 m\n1 yd\nlong\n\n100 kg' },
    expect: {
      list: {
        rows: 4,
        at: {
          0: { given: '12.5\u00A0m', found: '13.6702\u00A0yd' },
          1: { given: '1\u00A0yd', found: '1.00000\u00A0yd' },
          2: { given: 'long', found: '– must be a number with a unit' },
        },
      },
    },
    source: { ...units, how: 'units "12.5 m" yd: 13.6701662292213' },
  },
  {
    name: 'As small as 1e-30 m',
    given: { amount: '1e-30 m to pm' },
    expect: { answer: '1 × 10⁻¹⁸\u00A0pm' },
    source: { ...units, how: 'units "1e-30 m" pm: 1e-18' },
  },
  {
    name: 'Decimals as Germany writes them',
    given: { amount: '2,54 cm to in' },
    region: 'de',
    expect: { answer: '1\u00A0in' },
    source: { ...sp811, how: 'B.8: inch = 2.54 E+00 cm' },
  },
  {
    name: 'Kilograms are no length',
    given: { amount: '5 kg' },
    problem: 'amount',
    source: { ...sp811, how: 'The kilogram is a unit of mass' },
  },
  {
    name: 'What is no unit cannot come first',
    given: { first: 'cm, kg' },
    problem: 'first',
    source: { ...sp811, how: 'The kilogram is a unit of mass' },
  },
])
