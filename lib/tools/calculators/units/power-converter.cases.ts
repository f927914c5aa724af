import { defineCases } from '@/lib/kits/calculator'
import powerConverter from './power-converter'

const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }

export default defineCases(powerConverter, [
  {
    name: '75 kW in everything',
    given: { amount: '75 kW' },
    expect: {
      answer: '100.5766567\u00A0hp',
      rounded: '100\u00A0hp',
      entered: '75\u00A0kW',
      daily: 1800,
      yearly: 657_000,
      apparent: 75_000,
      dBm: 78.750612633917,
      dBW: 48.750612633917,
      allUnits: {
        rows: 23,
        at: {
          0: { unit: 'W', name: 'watts', amount: '75,000', definition: '–' },
          2: { unit: 'hp', amount: '100.5766567', definition: '745.6998716\u00A0W', factor: 'exact' },
        },
      },
    },
    source: {
      ...units,
      how: 'units "75 kW" hp: 100.576656719627; dBm: 78.750612633917; "75 kW*24 hour" "kW hour": 1800',
    },
  },
  {
    name: 'A car in two markets',
    given: { amount: '150 PS to hp' },
    expect: { answer: '147.9480106\u00A0hp', rounded: '148\u00A0hp' },
    source: { ...units, how: 'units "150 metrichorsepower" hp: 147.94801059293' },
  },
  {
    name: 'A motor of three hours at a power factor of 0.8',
    given: { amount: '1.2 kW', hours: 3, powerFactor: 0.8, into: 'W' },
    expect: { daily: 3.6, yearly: 1314, apparent: 1500, exact: '1,200\u00A0W' },
    source: {
      title: 'IEEE Std 1459: apparent power = active power ÷ power factor',
      how: '1.2 × 3 = 3.6; × 365 = 1,314; 1,200 ÷ 0.8 = 1,500',
    },
  },
  {
    name: 'A hundred milliwatts are 20 dBm',
    given: { amount: '100 mW', digits: '3', several: '1 ft-lb/s\n12000 Btu/h\n1 RT', into: 'W' },
    expect: {
      dBm: 20,
      dBW: -10,
      list: {
        rows: 3,
        at: {
          0: { given: '1\u00A0ft·lbf/s', found: '1.36\u00A0W' },
          1: { found: '3,520\u00A0W' },
          2: { found: '3,520\u00A0W' },
        },
      },
    },
    source: {
      ...sp811,
      how: 'foot pound-force per second = 1.355 818 W; ton of refrigeration (12 000 Btu_IT/h) = 3.516 853 E+03 W; 10 × log 100 = 20',
    },
  },
  {
    name: 'A router of 23 dBm',
    given: { amount: '23 dBm', into: 'mW' },
    expect: {
      answer: '199.5262315\u00A0mW',
      rounded: '200\u00A0mW',
      exact: null,
      entered: '23\u00A0dBm',
      dBm: 23,
      dBW: -7,
    },
    source: { ...units, how: 'units "dBm(23)" mW: 199.526231496888' },
  },
  {
    name: 'A received signal of −30 dBm',
    given: { amount: '-30 dBm', into: 'W', several: '3 dBW\n20 dBm\n-3 dBm' },
    expect: {
      answer: '0.000001\u00A0W',
      dBW: -60,
      list: { at: { 0: { given: '3\u00A0dBW', found: '1.995262315\u00A0W' }, 1: { found: '0.1\u00A0W' } } },
    },
    source: { ...units, how: 'units "dBm(-30)" mW: 0.001; "dBW(3)" W: 1.99526231496888; "dBm(20)" W: 0.1' },
  },
  {
    name: 'A level beyond all power',
    given: { amount: '9000 dBm' },
    problem: 'amount',
    source: { title: 'Arithmetic on paper', how: '10^900 mW is more than the sun of every galaxy' },
  },
  {
    name: 'No power has no level',
    given: { amount: '0 W' },
    expect: { dBm: null, dBW: null, daily: 0 },
    source: { title: 'IEC 60027-3: logarithmic quantities', how: 'The logarithm of 0 has no value' },
  },
  {
    name: 'A kilowatt-hour is no power',
    given: { amount: '5 kWh' },
    problem: 'amount',
    source: { ...sp811, how: 'The kilowatt hour is a unit of energy' },
  },
])
