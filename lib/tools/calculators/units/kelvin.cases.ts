import { defineCases } from '@/lib/kits/calculator'
import kelvin from './kelvin'

const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8: T/K = t/°C + 273.15 = (t/°F + 459.67)/1.8',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }

export default defineCases(kelvin, [
  {
    name: '300 K',
    given: { direction: 'forward', amount: '300' },
    expect: {
      answer: '26.85\u00A0°C',
      rounded: '27\u00A0°C',
      exact: '26.85\u00A0°C',
      entered: '300\u00A0K',
      kelvins: 300,
      celsius: 26.85,
      fahrenheit: 80.33,
      rankine: 540,
      thermalEnergy: 25.852,
      mired: 3333.333333,
      forwardTable: { rows: 32, at: { 0: { given: 0, found: -273.15 }, 10: { given: 250, found: -23.15 } } },
    },
    source: { ...units, how: 'units "300 K" tempF, "300 K" degR, "boltzmann 300 K" "milli eV": 25.8519997864355' },
  },
  {
    name: '98.6 °F is 310.15 K',
    given: { direction: '°F', amount: '98.6' },
    expect: { answer: '310.15\u00A0K', rounded: '310.2\u00A0K', celsius: 37 },
    source: { ...sp811, how: '(98.6 + 459.67) ÷ 1.8' },
  },
  {
    name: '−40 is the same in Celsius and Fahrenheit',
    given: { direction: 'back', amount: '-40 °C' },
    expect: {
      answer: '233.15\u00A0K',
      fahrenheit: -40,
      backTable: { rows: 32, at: { 10: { given: 250, found: 523.15 } } },
    },
    source: { ...units, how: 'units "tempC(-40)" tempF: -40' },
  },
  {
    name: 'Absolute zero',
    given: { direction: '°R', amount: '0' },
    expect: { answer: '0\u00A0K', celsius: -273.15, fahrenheit: -459.67, mired: null },
    source: { ...sp811, how: '0 − 273.15; 0 × 1.8 − 459.67' },
  },
  {
    name: 'Daylight of 6504 K',
    given: { direction: 'forward', amount: '6504' },
    expect: {
      mired: 153.751538,
      marks: {
        rows: 5,
        at: {
          0: { name: 'Absolute zero', to: '−273.15\u00A0°C' },
          4: { from: '373.124\u00A0K', to: '99.974\u00A0°C' },
        },
      },
    },
    source: {
      title: 'CIE 15: illuminant D65, correlated color temperature 6504 K',
      how: '1,000,000 ÷ 6504; 373.124 − 273.15',
    },
  },
  {
    name: 'Below absolute zero',
    given: { direction: 'back', amount: '-273.16' },
    problem: 'amount',
    source: { title: 'BIPM SI Brochure, 9th edition: the kelvin', how: '−273.16 + 273.15 is negative' },
  },
])
