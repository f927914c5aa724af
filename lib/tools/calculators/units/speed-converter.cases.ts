import { defineCases } from '@/lib/kits/calculator'
import speedConverter from './speed-converter'

const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }

export default defineCases(speedConverter, [
  {
    name: 'Five minutes a kilometer in everything',
    given: { amount: '5:00 /km' },
    expect: {
      answer: '12\u00A0km/h',
      rounded: '12.0\u00A0km/h',
      exact: '12\u00A0km/h',
      entered: '5:00\u00A0min/km',
      minutes: 50,
      clock: '0:50:00',
      turns: 102.350445718261,
      beyondLight: null,
      allUnits: {
        rows: 19,
        at: {
          0: { unit: 'km/h', name: 'kilometers per hour', amount: '12', definition: '1/3.6\u00A0m/s', factor: 'exact' },
          1: { unit: 'mph', amount: '7.456454307' },
          4: { unit: 'min/km', amount: '5:00' },
          5: { unit: 'min/mi', amount: '8:03' },
        },
      },
      rim: null,
      table: {
        rows: 40,
        at: {
          0: { from: '5\u00A0mph', to: '8.04672\u00A0km/h' },
          [-1]: { from: '200\u00A0mph', to: '321.8688\u00A0km/h' },
        },
      },
    },
    source: {
      ...units,
      how: 'units "1/(5 min/km)" km/hour: 12; mph: 7.45645430684801; 8.04672 min/mile = 8:02.8; "12 km/hour/(pi*622 mm)" 1/min',
    },
  },
  {
    name: 'A limit in Texas',
    given: { amount: '75 mph', distance: 10, digits: '3' },
    expect: {
      answer: '120.7008\u00A0km/h',
      minutes: 4.97096953789867,
      clock: '0:04:58',
      turns: 1029.48172321255,
      allUnits: { at: { 0: { amount: '121' } } },
    },
    source: {
      ...units,
      how: 'units "10 km/(75 mile/hour)" min: 4.97096953789867; "(75 mile/hour)/(pi*622 mm)" 1/min: 1029.48172321255',
    },
  },
  {
    name: 'A wheel of 622 mm at 500 turns a minute',
    given: { amount: '12 km/h', rpm: 500, wheel: 622 },
    expect: { rim: 58.622118915985546 },
    source: { ...units, how: 'units "pi*622 mm*500/min" km/hour: 58.622119; Python 3: 58.622118915985546' },
  },
  {
    name: 'One foot a second is 0.3048 m/s',
    given: { amount: '1 ft/s to m/s' },
    expect: { answer: '0.3048\u00A0m/s' },
    source: { ...sp811, how: 'foot per second = 3.048 E−01 m/s' },
  },
  {
    name: 'Splits of a training plan',
    given: { into: 'min/km', several: '15 km/h\n8:00 min/mile\n5:30' },
    expect: {
      list: {
        rows: 3,
        at: {
          0: { given: '15\u00A0km/h', found: '4:00\u00A0min/km' },
          1: { given: '8:00\u00A0min/mi', found: '4:58\u00A0min/km' },
          2: { found: '– must be minutes and seconds for a distance, such as 4:58 /km' },
        },
      },
    },
    source: { ...units, how: '60 ÷ 15 = 4; units "8 min/mile" min/km: 4.97096953789867, 4:58.26' },
  },
  {
    name: 'Faster than light',
    given: { amount: '1.01 c to km/s' },
    expect: { answer: '302,790.38258\u00A0km/s', beyondLight: 'fair' },
    source: { ...units, how: 'units "1.01 c" km/s: 302790.38258' },
  },
  {
    name: 'Who stands has no pace',
    given: { amount: '0 m/s to min/km' },
    problem: 'amount',
    source: { ...sp811, how: 'One divided by zero' },
  },
  {
    name: 'Who stands does not arrive',
    given: { amount: '0 m/s to km/h' },
    expect: { answer: '0\u00A0km/h', minutes: null, clock: null, turns: 0 },
    source: { ...sp811, how: 'A distance divided by zero' },
  },
])
