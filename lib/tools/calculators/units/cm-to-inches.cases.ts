import { defineCases } from '@/lib/kits/calculator'
import cmToInches from './cm-to-inches'

const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8: inch = 2.54 E+00 cm',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }
const paper = { title: 'Arithmetic on paper' }

export default defineCases(cmToInches, [
  {
    name: '30 cm are 11.811 in',
    given: { direction: 'forward', amount: '30', fraction: '16' },
    expect: {
      answer: '11.81102362\u00A0in',
      exact: '1,500/127\u00A0in',
      rounded: '12\u00A0in',
      entered: '30\u00A0cm',
      onRuler: '11\u00A013/16\u00A0in',
      feetInches: '0\u00A0ft 11\u00A013/16\u00A0in',
      rounding: 0.04,
      inches: 11.811024,
      centimetres: 30,
      millimetres: 300,
      feet: 0.984252,
      forwardTable: {
        rows: 100,
        at: {
          0: { given: 1, found: 0.3937008, mixed: '3/8\u00A0in' },
          '-1': { given: 100, found: 39.37008, mixed: '39\u00A03/8\u00A0in' },
        },
      },
    },
    source: {
      ...units,
      how: 'units "30 cm" in, ft: 11.8110236220472, 0.984251968503937; 0.811024 × 16 = 12.98; 11.8125 × 25.4 = 300.0375',
    },
  },
  {
    name: '5 3/8 in are 13.6525 cm',
    given: { direction: 'back', amount: '5 3/8' },
    expect: {
      answer: '13.6525\u00A0cm',
      exact: '13.6525\u00A0cm',
      onRuler: '5\u00A03/8\u00A0in',
      rounding: 0,
      backTable: {
        rows: 100,
        at: { 0: { given: 1, found: 2.54, mixed: '1\u00A0in' }, '-1': { given: 100, found: 254 } },
      },
    },
    source: { ...sp811, how: '5.375 × 2.54; units "5.375 in" cm: 13.6525' },
  },
  {
    name: 'Eight sixteenths are written as a half',
    given: { direction: 'forward', amount: '1.27', fraction: '16' },
    expect: { answer: '0.5\u00A0in', onRuler: '1/2\u00A0in' },
    source: { ...sp811, how: '1.27 ÷ 2.54 = 1/2' },
  },
  {
    name: 'Sixteen sixteenths are carried to an inch',
    given: { direction: 'forward', amount: '2.53', fraction: '16' },
    expect: { onRuler: '1\u00A0in', rounding: 0.1 },
    source: { ...paper, how: '2.53 ÷ 2.54 × 16 = 15.94, so 16/16; 25.4 − 25.3 = 0.1 mm' },
  },
  {
    name: 'In 64ths',
    given: { direction: 'forward', amount: '30', fraction: '64' },
    expect: { onRuler: '11\u00A013/16\u00A0in', feetInches: '0\u00A0ft 11\u00A013/16\u00A0in' },
    source: { ...paper, how: '0.811024 × 64 = 51.91, so 52/64 = 13/16' },
  },
  {
    name: 'A screen of 27 inches',
    given: { direction: 'back', amount: '27"' },
    expect: {
      answer: '68.58\u00A0cm',
      feetInches: '2\u00A0ft 3\u00A0in',
      marks: {
        rows: 7,
        at: { 2: { name: 'Cabin bag, longest side, many airlines', from: '55\u00A0cm', to: '21.654\u00A0in' } },
      },
    },
    source: { ...units, how: 'units "27 in" cm: 68.58; "55 cm" in: 21.6535433070866' },
  },
  {
    name: 'A length below nothing is refused',
    given: { direction: 'forward', amount: '-3' },
    problem: 'amount',
    source: { ...paper, how: 'No bag has a side of −3 cm' },
  },
])
