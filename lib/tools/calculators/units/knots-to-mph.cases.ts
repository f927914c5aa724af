import { defineCases } from '@/lib/kits/calculator'
import knotsToMph from './knots-to-mph'

const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8: knot = 5.144 444 E−01 m/s; mile per hour = 4.4704 E−01 m/s',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }

export default defineCases(knotsToMph, [
  {
    name: '20 kn are 23.0156 mph',
    given: { direction: 'forward', amount: '20', time: 90, timeIn: 'min' },
    expect: {
      answer: '23.01558896\u00A0mph',
      rounded: '23\u00A0mph',
      entered: '20\u00A0kn',
      knots: 20,
      milesPerHour: 23.015589,
      kilometersPerHour: 37.04,
      metersPerSecond: 10.288889,
      feetPerSecond: 33.756197,
      run: 30,
      runMiles: 34.523383,
      arrives: null,
      forwardTable: { rows: 150, at: { 0: { given: 1, found: 1.150779 }, '-1': { given: 150, found: 172.6169 } } },
    },
    source: { ...units, how: 'units "20 knot" mph, km/hour, m/s, ft/s; "20 knot * 90 min" nmi, mile; "150 knot" mph' },
  },
  {
    name: '100 mph',
    given: { direction: 'back', amount: '100' },
    expect: {
      answer: '86.89762419\u00A0kn',
      exact: '201,168/2,315\u00A0kn',
      backTable: { rows: 150, at: { 0: { given: 1, found: 0.8689762 }, '-1': { given: 150, found: 130.3464 } } },
      marks: { rows: 3, at: { 0: { name: 'Gale, force 8 from', from: '34\u00A0kn', to: '39.127\u00A0mph' } } },
    },
    source: {
      ...units,
      how: 'units "100 mph" knot: 86.8976241900648, 160,934.4 ÷ 1852 in lowest terms; "34 knot" mph: 39.1265012328004',
    },
  },
  {
    name: '48 nautical miles at 20 knots',
    given: { direction: 'forward', amount: '20', distance: 48, distanceIn: 'nmi' },
    expect: { arrives: 144 },
    source: { ...units, how: 'units "48 nmi/(20 knot)" min: 144' },
  },
  {
    name: 'Wind of 17 m/s is a gale',
    given: { direction: 'm/s', amount: '17' },
    expect: { answer: '33.04535637\u00A0kn', knots: 33.045356 },
    source: { ...units, how: 'units "17 m/s" knot: 33.0453563714903' },
  },
  {
    name: 'Beaufort counts whole knots: 33 is force 7, 34 is force 8',
    given: { direction: 'forward', amount: '33.4' },
    expect: { force: 7 },
    source: {
      title: 'WMO-No. 306, code table 1100: force 7 is 28–33 knots, force 8 is 34–40',
      how: '33.4 is 33 in whole knots',
    },
  },
  {
    name: 'Half a knot more is a gale',
    given: { direction: 'forward', amount: '33.5' },
    expect: { force: 8 },
    source: { title: 'WMO-No. 306, code table 1100: force 8 is 34–40 knots', how: '33.5 is 34 in whole knots' },
  },
  {
    name: 'A hurricane has force 12',
    given: { direction: 'forward', amount: '120' },
    expect: { force: 12, milesPerHour: 138.093534 },
    source: {
      title: 'WMO-No. 306, code table 1100: force 12 is 64 knots and over',
      how: 'units "120 knot" mph: 138.093533762825',
    },
  },
  {
    name: 'Adrift, nobody arrives',
    given: { direction: 'forward', amount: '0', distance: 5, distanceIn: 'nmi', time: 1, timeIn: 'h' },
    expect: { arrives: null, run: 0, force: 0 },
    source: { ...sp811, how: 'Nothing is divided by 0' },
  },
  {
    name: 'A speed below nothing is refused',
    given: { direction: 'forward', amount: '-20' },
    problem: 'amount',
    source: { title: 'Arithmetic on paper', how: 'Astern is a direction' },
  },
])
