import { defineCases } from '@/lib/kits/calculator'
import heightConverter from './height-converter'

const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8: inch = 2.54 E+00 cm; foot = 3.048 E−01 m',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }
const paper = { title: 'Arithmetic on paper' }

export default defineCases(heightConverter, [
  {
    name: '5 ft 10 in are 177.8 cm',
    given: { direction: 'back', amount: '5\'10"', fraction: '4' },
    expect: {
      answer: '177.8\u00A0cm',
      rounded: '180\u00A0cm',
      exact: '177.8\u00A0cm',
      entered: '5\u00A0ft 10\u00A0in',
      feetInches: '5\u00A0ft 10\u00A0in',
      metersCentimeters: '1\u00A0m 77.8\u00A0cm',
      rounding: 0,
      centimeters: 177.8,
      meters: 1.778,
      inches: 70,
      decimalFeet: 5.833333,
      differenceCm: null,
      backTable: {
        rows: 37,
        at: {
          0: { given: 48, found: 121.92, mixed: '4\u00A0ft 0\u00A0in' },
          '-1': { given: 84, found: 213.36, mixed: '7\u00A0ft 0\u00A0in' },
        },
      },
    },
    source: {
      ...units,
      how: 'units "70 in" cm: 177.8; "4 ft" cm: 121.92; "7 ft" cm: 213.36; two digits of 70 in leave 180',
    },
  },
  {
    name: '180 cm are 5 ft 10.87 in',
    given: { direction: 'forward', amount: '180' },
    expect: {
      answer: '5\u00A0ft 10\u00A03/4\u00A0in',
      decimal: '5\u00A0ft 10.87\u00A0in',
      rounded: '5\u00A0ft 10.9\u00A0in',
      feetInches: null,
      rounding: -2.95,
      inches: 70.866142,
      marks: {
        rows: 4,
        at: { 0: { name: 'Door of a house, United States', from: '203.2\u00A0cm', to: '80\u00A0in' } },
      },
      forwardTable: {
        rows: 96,
        at: { 50: { given: 170, found: 66.92913, mixed: '5\u00A0ft 7\u00A0in' } },
      },
    },
    source: {
      ...units,
      how: 'units "180 cm" in: 70.8661417322835, 60 less; 70.75 × 25.4 = 1797.05 mm; "170 cm" in: 66.9291338582677, 67 in quarters',
    },
  },
  {
    name: '176 cm are 5 ft 9 1/4 in',
    given: { direction: 'forward', amount: '176' },
    expect: { answer: '5\u00A0ft 9\u00A01/4\u00A0in', decimal: '5\u00A0ft 9.29\u00A0in' },
    source: { ...units, how: 'units "176 cm" in: 69.2913385826772, less 60: 9.2913, next to 9.25' },
  },
  {
    name: '182.7 cm are carried to 6 ft',
    given: { direction: 'forward', amount: '182.7' },
    expect: { answer: '6\u00A0ft 0\u00A0in', decimal: '5\u00A0ft 11.93\u00A0in' },
    source: { ...units, how: 'units "182.7 cm" in: 71.9291338582677, next to 72' },
  },
  {
    name: '5 ft 11.9 in are carried to 6 ft 0 in',
    given: { direction: 'back', amount: '5 ft 11.9', fraction: '4' },
    expect: { answer: '182.626\u00A0cm', feetInches: '6\u00A0ft 0\u00A0in', rounding: 2.54 },
    source: { ...sp811, how: '71.9 × 2.54 = 182.626; 72 in is 0.1 in more' },
  },
  {
    name: '5.11 ft is not 5 ft 11',
    given: { direction: 'forward', amount: '5.11 ft', fraction: '8' },
    expect: { answer: '155.7528\u00A0cm', feetInches: '5\u00A0ft 1\u00A03/8\u00A0in' },
    source: { ...units, how: 'units "5.11 ft" cm: 155.7528; 0.11 × 12 = 1.32 in' },
  },
  {
    name: 'Two people',
    given: { direction: 'forward', amount: '180', other: 65, otherIn: 'in' },
    expect: { differenceCm: 14.9, differenceIn: 5.866142 },
    source: { ...sp811, how: '65 × 2.54 = 165.1; 180 − 165.1; ÷ 2.54' },
  },
  {
    name: 'A bare 5.11 is asked about',
    given: { direction: 'forward', amount: '5.11' },
    problem: 'amount',
    source: { ...paper, how: 'Nobody is 5.11 cm tall' },
  },
  {
    name: 'Twelve inches beside feet are refused',
    given: { direction: 'back', amount: `5'12"` },
    problem: 'amount',
    source: { ...paper, how: '12 inches are a foot' },
  },
])
