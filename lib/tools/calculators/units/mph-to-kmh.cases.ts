import { defineCases } from '@/lib/kits/calculator'
import mphToKmh from './mph-to-kmh'

const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8: mile per hour = 1.609 344 E+00 km/h = 4.4704 E−01 m/s',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }

export default defineCases(mphToKmh, [
  {
    name: '60 mph are 96.56064 km/h',
    given: { direction: 'forward', amount: '60' },
    expect: {
      answer: '96.56064\u00A0km/h',
      rounded: '97\u00A0km/h',
      exact: '96.56064\u00A0km/h',
      entered: '60\u00A0mph',
      milesPerHour: 60,
      kilometersPerHour: 96.56064,
      metersPerSecond: 26.8224,
      feetPerSecond: 88,
      knots: 52.138575,
      paceKilometer: 0.621371,
      paceMile: 1,
      minutes: null,
      forwardTable: { rows: 40, at: { 0: { given: 5, found: 8.04672 }, '-1': { given: 200, found: 321.8688 } } },
    },
    source: { ...units, how: 'units "60 mph" km/hour, m/s, ft/s, knot; "km/(60 mph)" min: 0.621371192237334' },
  },
  {
    name: '100 km/h are 62.137 mph',
    given: { direction: 'back', amount: '100', distance: 100, distanceIn: 'mi' },
    expect: {
      answer: '62.13711922\u00A0mph',
      minutes: 96.56064,
      hours: 1.609344,
      backTable: { rows: 40, at: { 0: { given: 5, found: 3.106856 }, '-1': { given: 200, found: 124.2742 } } },
      marks: { rows: 6, at: { 4: { name: 'Sign 130 km/h', from: '80.778\u00A0mph', to: '130\u00A0km/h' } } },
    },
    source: { ...units, how: 'units "100 km/hour", "130 km/hour" mph; "100 mile/(100 km/hour)" min: 96.56064' },
  },
  {
    name: 'Standing still has no pace',
    given: { direction: 'forward', amount: '0', distance: 5, distanceIn: 'km' },
    expect: { answer: '0\u00A0km/h', paceKilometer: null, paceMile: null, minutes: null, hours: null },
    source: { title: 'Arithmetic on paper', how: 'Nothing is divided by 0' },
  },
  {
    name: 'A runner at 10 km/h',
    given: { direction: 'back', amount: '10' },
    expect: { paceKilometer: 6, paceMile: 9.656064 },
    source: { ...sp811, how: '60 ÷ 10; 1.609344 × 6' },
  },
  {
    name: 'A speed below nothing is refused',
    given: { direction: 'forward', amount: '-5' },
    problem: 'amount',
    source: { title: 'Arithmetic on paper', how: 'A speedometer has no minus' },
  },
])
