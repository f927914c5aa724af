import { defineCases } from '@/lib/kits/calculator'
import yardsToMeters from './yards-to-meters'

const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8: yard = 9.144 E−01 m',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }
const paper = { title: 'Arithmetic on paper' }

export default defineCases(yardsToMeters, [
  {
    name: '100 yd are 91.44 m',
    given: { direction: 'forward', amount: '100' },
    expect: {
      answer: '91.44\u00A0m',
      rounded: '91.4\u00A0m',
      exact: '91.44\u00A0m',
      entered: '100\u00A0yd',
      yardsInches: '100\u00A0yd 0\u00A0in',
      feetInches: '300\u00A0ft 0\u00A0in',
      rounding: 0,
      yards: 100,
      meters: 91.44,
      centimeters: 9144,
      feet: 300,
      perYard: null,
      forwardTable: {
        rows: 90,
        at: { 1: { given: 0.25, found: 0.2286, mixed: '0\u00A0yd 9\u00A0in' }, '-1': { given: 500, found: 457.2 } },
      },
    },
    source: { ...units, how: 'units "100 yd" m, ft; "0.25 yd" cm: 22.86; "500 yd" m: 457.2' },
  },
  {
    name: '2.3 m of cloth',
    given: { direction: 'back', amount: '2.3', fraction: '8' },
    expect: {
      answer: '2.515310586\u00A0yd',
      yardsInches: '2\u00A0yd 18\u00A01/2\u00A0in',
      feetInches: '7\u00A0ft 6\u00A01/2\u00A0in',
      rounding: -1.3,
      cloth: 2.625,
      backTable: {
        rows: 90,
        at: {
          39: { given: 5, found: 5.468066, mixed: '5\u00A0yd 16\u00A07/8\u00A0in' },
          '-1': { given: 500, found: 546.8066 },
        },
      },
    },
    source: {
      ...units,
      how: 'units "2.3 m" yd: 2.51531058617673, the next eighth is 2.625; 0.5153106 × 36 = 18.551, × 8 = 148.4; 90.5 × 25.4 = 2298.7 mm; "5 m", "500 m" yd; 0.468066 × 36 = 16.85',
    },
  },
  {
    name: 'Three yards two feet six',
    given: { direction: 'forward', amount: '3 yd 2 ft 6' },
    expect: { answer: '3.5052\u00A0m', feetInches: '11\u00A0ft 6\u00A0in' },
    source: { ...paper, how: '9 + 2.5 = 11.5 ft; × 0.3048' },
  },
  {
    name: 'A lap and a football field',
    given: { direction: 'back', amount: '400' },
    expect: { marks: { rows: 6, at: { 3: { name: 'Cricket pitch', from: '22\u00A0yd', to: '20.1168\u00A0m' } } } },
    source: { title: 'MCC, Laws of Cricket, law 6: 22 yards or 20.12 m', how: '22 × 0.9144' },
  },
  {
    name: 'Cloth at 12 a yard',
    given: { direction: 'forward', amount: '2.5', price: 12, priceIn: 'per yard' },
    expect: { perYard: 12, perMeter: 13.12, cost: 30, cloth: 2.5 },
    source: { ...sp811, how: '12 ÷ 0.9144 = 13.1234; 2.5 × 12' },
  },
  {
    name: 'Cloth at 15 a meter',
    given: { direction: 'back', amount: '4', price: 15, priceIn: 'per meter' },
    expect: { perYard: 13.716, perMeter: 15, cost: 60 },
    source: { ...sp811, how: '15 × 0.9144; 4 × 15' },
  },
  {
    name: 'A length below nothing is refused',
    given: { direction: 'forward', amount: '-2' },
    problem: 'amount',
    source: { ...paper, how: 'No bolt holds less than nothing' },
  },
])
