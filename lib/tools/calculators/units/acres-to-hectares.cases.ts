import { defineCases } from '@/lib/kits/calculator'
import acresToHectares from './acres-to-hectares'

const sp811 = {
  title:
    'NIST Special Publication 811, appendix B.8: acre = 4.046 873 E+03 m² (U.S. survey foot); hectare = 1.0 E+04 m²',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }

export default defineCases(acresToHectares, [
  {
    name: '100 acres are 40.4686 ha',
    given: { direction: 'forward', amount: '100' },
    expect: {
      answer: '40.468564224\u00A0ha',
      rounded: '40.5\u00A0ha',
      exact: '40.468564224\u00A0ha',
      entered: '100\u00A0acre',
      squareMeters: 404_685.64224,
      squareFeet: 4_356_000,
      squareKilometers: 0.404686,
      squareMiles: 0.15625,
      perHectare: null,
      forwardTable: { rows: 100, at: { 0: { given: 5, found: 2.023428 }, '-1': { given: 500, found: 202.3428 } } },
    },
    source: {
      ...units,
      how: 'units "100 acre" ha, m^2, ft^2, km^2, mile^2; "5 acre" ha: 2.0234282112; "500 acre" ha: 202.34282112',
    },
  },
  {
    name: 'One hectare',
    given: { direction: 'back', amount: '1' },
    expect: {
      answer: '2.471053815\u00A0acre',
      backTable: { rows: 100, at: { 0: { given: 5, found: 12.35527 }, '-1': { given: 500, found: 1235.527 } } },
      marks: {
        rows: 3,
        at: { 0: { name: 'Soccer pitch', from: '1.7643\u00A0acre', to: '0.714\u00A0ha' } },
      },
    },
    source: {
      ...units,
      how: 'units ha acre: 2.47105381467165; "5 ha", "500 ha" acre; "105 m * 68 m" acre: 1.76433242367556',
    },
  },
  {
    name: 'Survey acres',
    given: { direction: 'forward', amount: '100', kind: 'US survey acre' },
    expect: { answer: '40.4687261\u00A0ha', squareMeters: 404_687.26099, kindDifference: 1.619 },
    source: { ...sp811, how: '100 × 43,560 × (1200/3937)² m² = 404,687.260987…; less 404,685.64224' },
  },
  {
    name: '150 kg a hectare',
    given: { direction: 'forward', amount: '100', rate: 150, rateIn: 'kg/ha' },
    expect: { perHectare: 150, perAcre: 133.826868, total: 6070.284634 },
    source: { ...units, how: 'units "150 kg/ha" lb/acre: 133.826868242956; "150 kg/ha * 100 acre" kg: 6070.2846336' },
  },
  {
    name: '50 bushels of wheat an acre',
    given: { direction: 'back', amount: '10', rate: 50, rateIn: 'bu/acre of wheat or soybeans (60 lb)' },
    expect: { perHectare: 3362.553469, perAcre: 3000 },
    source: { ...units, how: 'units "60 lb * 50/acre" kg/ha: 3362.55346858337; 50 × 60 lb' },
  },
  {
    name: 'Land below nothing is refused',
    given: { direction: 'forward', amount: '-1' },
    problem: 'amount',
    source: { title: 'Arithmetic on paper', how: 'No field is smaller than nothing' },
  },
])
