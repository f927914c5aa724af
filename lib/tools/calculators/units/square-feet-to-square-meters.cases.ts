import { defineCases } from '@/lib/kits/calculator'
import squareFeet from './square-feet-to-square-meters'

const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8: square foot = 9.290 304 E−02 m²',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }
const paper = { title: 'Arithmetic on paper' }

export default defineCases(squareFeet, [
  {
    name: '1,000 square feet are 92.90304 m²',
    given: { direction: 'forward', amount: '1000' },
    expect: {
      answer: '92.90304\u00A0m²',
      rounded: '92.90\u00A0m²',
      exact: '92.90304\u00A0m²',
      entered: '1000\u00A0ft²',
      squareFeet: 1000,
      squareMeters: 92.90304,
      squareYards: 111.111111,
      pricePerFoot: null,
      roomMeters: null,
      forwardTable: { rows: 100, at: { 0: { given: 100, found: 9.290304 }, '-1': { given: 10_000, found: 929.0304 } } },
    },
    source: { ...units, how: 'units "1000 ft^2" m^2, yd^2: 92.90304, 111.111111111111; "100 ft^2" m^2' },
  },
  {
    name: '100 m² are 1,076.39 square feet',
    given: { direction: 'back', amount: '100' },
    expect: {
      answer: '1,076.391042\u00A0ft²',
      squareYards: 119.599005,
      backTable: { rows: 100, at: { 0: { given: 10, found: 107.6391 }, '-1': { given: 1000, found: 10_763.91 } } },
      marks: { rows: 3, at: { 2: { name: 'Tennis court', from: '2,808\u00A0ft²', to: '260.87\u00A0m²' } } },
    },
    source: {
      ...units,
      how: 'units "100 m^2" ft^2, yd^2; "10 m^2", "1000 m^2" ft^2; ITF: a court of 78 by 36 ft, × 0.09290304 = 260.8717',
    },
  },
  {
    name: '$200 a square foot',
    given: { direction: 'forward', amount: '850', price: 200, priceIn: 'per square foot' },
    expect: { answer: '78.967584\u00A0m²', pricePerFoot: 200, pricePerMeter: 2152.78, wholePrice: 170_000 },
    source: { ...units, how: 'units "200/ft^2" "1/m^2": 2152.78208334194; 850 × 200' },
  },
  {
    name: '2,000 a square meter',
    given: { direction: 'back', amount: '80', price: 2000, priceIn: 'per square meter' },
    expect: { pricePerFoot: 185.81, wholePrice: 160_000 },
    source: { ...sp811, how: '2000 × 0.09290304 = 185.80608; 80 × 2000' },
  },
  {
    name: 'A room of 12.5 by 10 feet',
    given: { direction: 'forward', amount: '125', long: 12.5, longIn: 'ft', wide: 10, wideIn: 'ft' },
    expect: { answer: '11.61288\u00A0m²', roomMeters: 11.61288, roomFeet: 125 },
    source: { ...units, how: 'units "12.5 ft * 10 ft" m^2: 11.61288' },
  },
  {
    name: 'Linear feet are refused',
    given: { direction: 'forward', amount: '40 ft' },
    problem: 'amount',
    source: { ...paper, how: 'A length is no area' },
  },
])
