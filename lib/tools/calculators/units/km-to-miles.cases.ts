import { defineCases } from '@/lib/kits/calculator'
import kmToMiles from './km-to-miles'

const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8: mile = 1.609 344 E+00 km; nautical mile = 1.852 E+03 m',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }
const paper = { title: 'Arithmetic on paper' }

export default defineCases(kmToMiles, [
  {
    name: '100 km are 62.1371 mi',
    given: { direction: 'forward', amount: '100' },
    expect: {
      answer: '62.13711922\u00A0mi',
      rounded: '62.1\u00A0mi',
      entered: '100\u00A0km',
      milesYards: '62\u00A0mi 241\u00A0yd',
      kilometersMeters: '100\u00A0km 0\u00A0m',
      miles: 62.137119,
      kilometers: 100,
      nauticalMiles: 53.99568,
      minutes: null,
      liters: null,
      forwardTable: {
        rows: 100,
        at: {
          9: { given: 100, found: 62.13712, mixed: '62\u00A0mi 241\u00A0yd' },
          '-1': { given: 1000, found: 621.3712 },
        },
      },
    },
    source: {
      ...units,
      how: 'units "100 km" mi, nmi: 62.1371192237334, 53.9956803455724; 0.1371192 × 1760 = 241.33 yd',
    },
  },
  {
    name: 'One mile',
    given: { direction: 'back', amount: '1' },
    expect: {
      answer: '1.609344\u00A0km',
      exact: '1.609344\u00A0km',
      kilometersMeters: '1\u00A0km 609\u00A0m',
      backTable: {
        rows: 100,
        at: {
          9: { given: 100, found: 160.9344, mixed: '100\u00A0mi 0\u00A0yd' },
          '-1': { given: 1000, found: 1609.344 },
        },
      },
    },
    source: { ...sp811, how: 'The factor itself' },
  },
  {
    name: 'The marathon is 26 miles 385 yards',
    given: { direction: 'forward', amount: '42.195' },
    expect: {
      answer: '26.21875746\u00A0mi',
      milesYards: '26\u00A0mi 385\u00A0yd',
      marks: { rows: 4, at: { 3: { name: 'Marathon', from: '42.195\u00A0km', to: '26.219\u00A0mi' } } },
    },
    source: {
      title: 'World Athletics: the marathon, 42.195 km (26 miles 385 yards)',
      how: 'units "42.195 km" mi: 26.2187574564543',
    },
  },
  {
    name: 'A hundred survey miles are 32 cm longer',
    given: { direction: 'back', amount: '100', kind: 'US survey mi' },
    expect: { answer: '160.9347219\u00A0km', kindDifference: 0.322 },
    source: { ...units, how: 'units "1 US mile" km: 1.60934721869444; less 160.9344 km: 0.32187 m' },
  },
  {
    name: '250 miles at 55 mph',
    given: { direction: 'back', amount: '250', speed: 55, speedIn: 'mph', fuel: 8 },
    expect: { answer: '402.336\u00A0km', minutes: 272.727273, liters: 32.18688 },
    source: { ...units, how: 'units "250 mi/(55 mph)" min: 272.727272727273; 402.336 × 8 ÷ 100' },
  },
  {
    name: 'A distance of less than nothing',
    given: { direction: 'forward', amount: '-1' },
    problem: 'amount',
    source: { ...paper, how: 'A road has no negative length' },
  },
])
