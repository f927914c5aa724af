import { defineCases } from '@/lib/kits/calculator'
import areaConverter from './area-converter'

const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }

export default defineCases(areaConverter, [
  {
    name: 'Two and a half acres in everything',
    given: { amount: '2.5 acres', price: 50_000 },
    expect: {
      answer: '10,117.141056\u00A0m²',
      rounded: '10,000\u00A0m²',
      exact: '10,117.141056\u00A0m²',
      entered: '2.5\u00A0acre',
      perSquareMeter: 4.94210762934331,
      perSquareFoot: 0.459136822773186,
      perAcre: 20_000,
      allUnits: {
        rows: 29,
        at: {
          0: { unit: 'm²', name: 'square meters', amount: '10,117.141056', definition: '–' },
          1: { unit: 'ft²', amount: '108,900', definition: '0.09290304\u00A0m²', factor: 'exact' },
        },
      },
    },
    source: {
      ...units,
      how: 'units "2.5 intacre" m^2: 10117.141056; ft^2: 108900; "50000/(2.5 intacre)" 1/m^2, 1/ft^2',
    },
  },
  {
    name: 'An acre is 4,046.873 m² by the survey foot',
    given: { amount: '1 US survey acre to m2', digits: '6', first: 'US survey acre, circular mil, feddan' },
    expect: {
      rounded: '4,000\u00A0m²',
      allUnits: { at: { 0: { amount: '1.00000' }, 1: { factor: 'rounded' }, 2: { unit: 'feddan', factor: 'local' } } },
    },
    source: { ...sp811, how: 'acre (based on US survey foot) = 4.046 873 E+03 m²' },
  },
  {
    name: 'Survey acres of a deed',
    given: { amount: '1', unit: 'US survey acre', digits: '6', several: '1\n2 rai\n85 sq m' },
    expect: {
      list: {
        rows: 3,
        at: { 0: { found: '4,046.87\u00A0m²' }, 1: { given: '2\u00A0rai', found: '3,200.00\u00A0m²' } },
      },
    },
    source: { ...sp811, how: 'acre (based on US survey foot) = 4.046 873 E+03 m²; a rai is 1,600 m²' },
  },
  {
    name: 'Forty tsubo',
    given: { amount: '30 tsubo' },
    expect: { answer: '99.17355372\u00A0m²', exact: '12,000/121\u00A0m²', perAcre: null },
    source: { ...units, how: 'units "30 tsubo" m^2: 99.1735537190083' },
  },
  {
    name: 'A mil of magnet wire',
    given: { amount: '1620 cmil to mm2' },
    expect: { answer: '0.8208661161\u00A0mm²', exact: null },
    source: { ...units, how: 'units "1620 circularmil" mm^2: 0.820866116137946' },
  },
  {
    name: 'Feet are no area',
    given: { amount: '12 ft' },
    problem: 'amount',
    source: { ...sp811, how: 'The foot is a length' },
  },
])
