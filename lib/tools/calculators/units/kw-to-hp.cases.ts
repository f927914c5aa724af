import { defineCases } from '@/lib/kits/calculator'
import kwToHp from './kw-to-hp'

const sp811 = {
  title:
    'NIST Special Publication 811, appendix B.8: horsepower (550 ft·lbf/s) = 7.456 999 E+02 W; (metric) = 7.354 988 E+02 W',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }

export default defineCases(kwToHp, [
  {
    name: '100 kW are 134.10 hp or 135.96 PS',
    given: { direction: 'forward', amount: '100', kind: 'hp' },
    expect: {
      answer: '134.102209\u00A0hp',
      rounded: '134\u00A0hp',
      entered: '100\u00A0kW',
      kilowatts: 100,
      watts: 100_000,
      metricHorsepower: 135.962162,
      mechanicalHorsepower: 134.102209,
      btuPerHour: 341_214.163313,
      footPounds: 73_756.214928,
      forwardTable: { rows: 37, at: { 0: { given: 1, found: 1.341022 }, '-1': { given: 1000, found: 1341.022 } } },
    },
    source: { ...units, how: 'units "100 kW" horsepower, metrichorsepower, btu_IT/hour; 134.102209 × 550 = 73,756.2' },
  },
  {
    name: '150 PS are 110.32 kW',
    given: { direction: 'back', amount: '150', kind: 'PS' },
    expect: {
      answer: '110.3248125\u00A0kW',
      exact: '110.3248125\u00A0kW',
      rounded: '110\u00A0kW',
      kindDifference: -1530.168,
      backTable: { rows: 37, at: { 0: { given: 1, found: 0.7354988 } } },
    },
    source: {
      title: 'Directive 80/181/EEC: metric horsepower = 735.49875 W',
      how: '150 × (735.49875 − 745.69987158) = −1530.168 W',
    },
  },
  {
    name: '150 mechanical horsepower',
    given: { direction: 'back', amount: '150 hp', kind: 'hp' },
    expect: {
      answer: '111.8549807\u00A0kW',
      marks: { rows: 3, at: { 0: { name: 'Small car', from: '55\u00A0kW', to: '73.756\u00A0hp' } } },
    },
    source: { ...sp811, how: '150 × 745.6999 W; 55,000 ÷ 745.6999 = 73.7562' },
  },
  {
    name: 'A ton of refrigeration, 12,000 Btu/h',
    given: { direction: 'Btu/h', amount: '12000' },
    expect: { answer: '3.516852842\u00A0kW', rounded: '3.5169\u00A0kW' },
    source: { ...units, how: 'units "12000 btu_IT/hour" kW: 3.51685284206667' },
  },
  {
    name: 'Ten boiler horsepower',
    given: { direction: 'back', amount: '10', kind: 'hp (boiler)' },
    expect: { answer: '98.095\u00A0kW' },
    source: { ...units, how: 'units "10 boilerhorsepower" kW: 98.095' },
  },
  {
    name: 'Kilowatt-hours are no power',
    given: { direction: 'forward', amount: '5 kWh' },
    problem: 'amount',
    source: { title: 'BIPM SI Brochure, 9th edition', how: 'A kilowatt-hour is an energy' },
  },
])
