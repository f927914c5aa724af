import { defineCases } from '@/lib/kits/calculator'
import pressureConverter from './pressure-converter'

const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }

export default defineCases(pressureConverter, [
  {
    name: '2.2 bar of a tire in everything',
    given: { amount: '2.2 bar' },
    expect: {
      answer: '31.9083023\u00A0psi',
      rounded: '32\u00A0psi',
      entered: '2.2\u00A0bar',
      absolute: 321.325,
      gauge: 220,
      vacuum: null,
      range: null,
      allUnits: {
        rows: 27,
        at: {
          0: { unit: 'bar', name: 'bar', amount: '2.2', definition: '100,000\u00A0Pa', factor: 'exact' },
          2: { unit: 'kPa', amount: '220' },
        },
      },
    },
    source: { ...units, how: 'units "2.2 bar" psi: 31.908302300646; "2.2 bar + 101.325 kPa" kPa: 321.325' },
  },
  {
    name: 'A vacuum pump of 5 mTorr',
    given: { amount: '5 mTorr to Pa', reads: 'absolute', digits: '3', first: 'Pa' },
    expect: {
      answer: '0.6666118421\u00A0Pa',
      exact: '4,053/6,080\u00A0Pa',
      range: 'Fine (medium) vacuum',
      allUnits: { at: { 0: { unit: 'Pa', amount: '0.667' } } },
    },
    source: {
      title: 'ISO 3529-1:2019',
      how: 'Fine vacuum from 100 Pa to 0.1 Pa; units "5 mtorr" Pa: 0.666611842105263; 5 × 101,325 ÷ 760,000 in lowest terms',
    },
  },
  {
    name: 'A sucker at −0.4 bar',
    given: { amount: '-0.4 bar' },
    expect: { absolute: 61.325, gauge: -40, vacuum: 0.394769306686405, range: 'Rough (low) vacuum' },
    source: {
      ...units,
      how: 'units "0.4 bar/101.325 kPa" 1: 0.394769306686405; ISO 3529-1: rough vacuum down to 100 Pa',
    },
  },
  {
    name: 'A high vacuum of 1e-4 Pa',
    given: { amount: '1e-4 Pa', reads: 'absolute' },
    expect: { range: 'High vacuum' },
    source: { title: 'ISO 3529-1:2019', how: 'High vacuum from 0.1 Pa to 1e-6 Pa' },
  },
  {
    name: 'An ultra-high vacuum of 1e-8 Pa',
    given: { amount: '1e-8 Pa', reads: 'absolute' },
    expect: { range: 'Ultra-high vacuum' },
    source: { title: 'ISO 3529-1:2019', how: 'Ultra-high vacuum from 1e-6 Pa to 1e-9 Pa' },
  },
  {
    name: 'A pound on a square foot is 47.88026 Pa',
    given: { amount: '1 psf', into: 'Pa', several: '1 psf\n29.92 inHg' },
    expect: {
      answer: '47.88025898\u00A0Pa',
      list: { rows: 2, at: { 1: { given: '29.92\u00A0inHg', found: '101,320.7481\u00A0Pa' } } },
    },
    source: {
      ...sp811,
      how: 'pound-force per square foot = 4.788 026 E+01 Pa; units "29.92 inHg" Pa: 101320.748119003',
    },
  },
  {
    name: 'On a mountain the air presses less',
    given: { amount: '0.5 bar', air: 70 },
    expect: { absolute: 120, gauge: 50 },
    source: { title: 'Arithmetic on paper', how: '50 + 70 kPa' },
  },
  {
    name: 'No gauge hangs below a vacuum',
    given: { amount: '-2 bar' },
    problem: 'amount',
    source: { ...sp811, how: '−200 + 101.325 kPa is negative' },
  },
  {
    name: 'An absolute pressure is no negative one',
    given: { amount: '-1 Pa', reads: 'absolute' },
    problem: 'amount',
    source: { ...sp811, how: 'A vacuum is 0 Pa' },
  },
])
