import { defineCases } from '@/lib/kits/calculator'
import torqueConverter from './torque-converter'

const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }

export default defineCases(torqueConverter, [
  {
    name: '100 N·m in everything',
    given: { amount: '100' },
    expect: {
      answer: '73.75621493\u00A0lbf·ft',
      rounded: '73.8\u00A0lbf·ft',
      exact: null,
      entered: '100\u00A0N·m',
      setting: 100,
      inFeet: 73.7562149277265,
      allUnits: {
        rows: 13,
        at: {
          0: { unit: 'N·m', name: 'newton meters', amount: '100', definition: '–' },
          1: { unit: 'lbf·ft', amount: '73.75621493', definition: '1.355817948\u00A0N·m', factor: 'exact' },
        },
      },
      table: {
        rows: 39,
        at: {
          0: { from: '1\u00A0N·m', to: '0.73756\u00A0lbf·ft' },
          [-1]: { from: '300\u00A0N·m', to: '221.27\u00A0lbf·ft' },
        },
      },
    },
    source: { ...units, how: 'units "100 N m" "lbf ft": 73.7562149277265' },
  },
  {
    name: 'A foot-pound is 1.355818 N·m',
    given: { amount: '1 ft-lb to Nm', digits: '6', first: 'N·m' },
    expect: { exact: '1.3558179483314004\u00A0N·m', allUnits: { at: { 0: { unit: 'N·m', amount: '1.35582' } } } },
    source: { ...sp811, how: 'pound-force foot = 1.355 818 E+00 N · m' },
  },
  {
    name: 'A crowfoot of 50 mm straight ahead',
    given: { amount: '100', wrench: 400, crowfoot: 50 },
    expect: { setting: 88.8888888888889, inFeet: 65.5610799357569 },
    source: { ...units, how: 'T × L ÷ (L + E): units "100 N m * 400|450" "N m" and "lbf ft"' },
  },
  {
    name: 'A crowfoot at a right angle changes nothing',
    given: { amount: '100', wrench: 400, crowfoot: 50, angle: 90 },
    expect: { setting: 100 },
    source: { title: 'Norbar Torque Tools: extension formula', how: 'cos 90° = 0' },
  },
  {
    name: 'A crowfoot at 60°',
    given: { amount: '100', wrench: 400, crowfoot: 50, angle: 60 },
    expect: { setting: 94.1176470588235 },
    source: { title: 'Norbar Torque Tools: extension formula', how: '100 × 400 ÷ (400 + 50 × 0.5) = 94.1176' },
  },
  {
    name: 'A page of a workshop manual',
    given: { into: 'N·m', digits: '4', several: '75 ft-lb\n12 in-lb\n11 kgf m\n5 J' },
    expect: {
      list: {
        rows: 4,
        at: {
          0: { given: '75\u00A0lbf·ft', found: '101.7\u00A0N·m' },
          1: { found: '1.356\u00A0N·m' },
          2: { found: '107.9\u00A0N·m' },
        },
      },
    },
    source: {
      ...units,
      how: 'units "75 lbf ft" "N m": 101.686346124855; "12 lbf in": 1.3558179483314; "11 kgf m": 107.87315',
    },
  },
  {
    name: 'A joule is no torque',
    given: { amount: '5 J' },
    problem: 'amount',
    source: { ...sp811, how: 'The joule is a unit of energy' },
  },
])
