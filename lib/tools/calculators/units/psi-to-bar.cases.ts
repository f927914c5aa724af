import { defineCases } from '@/lib/kits/calculator'
import psiToBar from './psi-to-bar'

const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8: psi = 6.894 757 E+03 Pa; bar = 1.0 E+05 Pa',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }

export default defineCases(psiToBar, [
  {
    name: '32 psi are 2.206 bar',
    given: { direction: 'forward', amount: '32', reads: 'gauge', altitude: 0 },
    expect: {
      answer: '2.206322334\u00A0bar',
      rounded: '2.2\u00A0bar',
      entered: '32\u00A0psi',
      otherScale: '46.696\u00A0psi = 3.2196\u00A0bar',
      psi: 32,
      bars: 2.206322,
      kilopascals: 220.632233,
      kilogramsForce: 2.249823,
      atmospheres: 2.177471,
      forwardTable: { rows: 32, at: { 0: { given: 1, found: 0.06894757 }, '-1': { given: 300, found: 20.68427 } } },
    },
    source: { ...units, how: 'units "32 psi" bar, kPa, kgf/cm^2, atm; "32 psi + 1 atm" psi and bar' },
  },
  {
    name: '2.5 bar are 36.26 psi',
    given: { direction: 'back', amount: '2.50' },
    expect: {
      answer: '36.25943443\u00A0psi',
      rounded: '36.3\u00A0psi',
      backTable: { rows: 32, at: { 0: { given: 1, found: 14.50377 } } },
      marks: {
        rows: 7,
        at: {
          0: { name: 'Standard atmosphere', from: '14.696\u00A0psi', to: '1.01325\u00A0bar' },
          4: { from: '130.53\u00A0psi', to: '9\u00A0bar' },
        },
      },
    },
    source: { ...sp811, how: '250,000 ÷ 6894.757; units "2.5 bar" psi; 900,000 ÷ 6894.757 = 130.534' },
  },
  {
    name: 'At 1500 m the air presses with 84,556 Pa',
    given: { direction: 'back', amount: '0 bar', reads: 'gauge', altitude: 1500 },
    expect: { answer: '0\u00A0psi', otherScale: '12.264\u00A0psi = 0.84556\u00A0bar' },
    source: {
      title: 'ISO 2533, table of the standard atmosphere: 845.560 hPa at 1500 m',
      how: '84,556 ÷ 6894.757 = 12.2638',
    },
  },
  {
    name: '100,000 psi as a fraction',
    given: { direction: 'forward', amount: '100000' },
    expect: { exact: '8,896,443,230,521/1,290,320,000\u00A0bar', rounded: '6,894.76\u00A0bar' },
    source: {
      ...sp811,
      how: 'lbf = 0.45359237 × 9.80665 N, in = 0.0254 m: 4.4482216152605 ÷ 0.00064516 = 44,482,216,152,605 ÷ 6,451,600,000; by 5',
    },
  },
  {
    name: 'An absolute reading at sea level',
    given: { direction: 'forward', amount: '50', reads: 'absolute', altitude: 0 },
    expect: { answer: '3.447378647\u00A0bar', otherScale: '35.304\u00A0psi = 2.4341\u00A0bar' },
    source: { ...units, how: 'units "50 psi - 1 atm" psi: 35.3040512244865; bar: 2.43412864658' },
  },
  {
    name: 'A gauge cannot show less than a vacuum',
    given: { direction: 'forward', amount: '-14.7', reads: 'gauge', altitude: 0 },
    problem: 'amount',
    source: { ...units, how: 'units "1 atm" psi: 14.6959487755135' },
  },
])
