import { defineCases } from '@/lib/kits/calculator'
import celsiusToFahrenheit from './celsius-to-fahrenheit'

const sp811 = {
  title:
    'NIST Special Publication 811, appendix B.8: t/°C = (t/°F − 32)/1.8; a degree Fahrenheit is 5/9 of a degree Celsius',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }
const paper = { title: 'Arithmetic on paper' }

export default defineCases(celsiusToFahrenheit, [
  {
    name: '37 °C are 98.6 °F',
    given: { direction: 'forward', amount: '37' },
    expect: {
      answer: '98.6\u00A0°F',
      rounded: '99\u00A0°F',
      exact: '98.6\u00A0°F',
      entered: '37\u00A0°C',
      celsius: 37,
      fahrenheit: 98.6,
      kelvins: 310.15,
      shortcut: 104,
      shortcutError: 5.4,
      toleranceC: null,
      forwardTable: { rows: 59, at: { 0: { given: -40, found: -40 }, '-1': { given: 250, found: 482 } } },
    },
    source: { ...units, how: 'units "tempC(37)" tempF: 98.6; "tempC(250)" tempF: 482; 2 × 37 + 30 = 104, 5.4 over' },
  },
  {
    name: '100 °F are 37.78 °C',
    given: { direction: 'back', amount: '100.00' },
    expect: {
      answer: '37.77777778\u00A0°C',
      rounded: '37.78\u00A0°C',
      exact: '340/9\u00A0°C',
      backTable: { rows: 59, at: { 0: { given: -40, found: -40 }, '-1': { given: 250, found: 121.1111 } } },
    },
    source: {
      ...sp811,
      how: '68 ÷ 1.8; units "tempF(100)" tempC: 37.7777777777778; "tempF(250)" tempC: 121.111111111111',
    },
  },
  {
    name: 'The shortcut is right at 10 °C and too cold below',
    given: { direction: 'forward', amount: '-40' },
    expect: { answer: '−40\u00A0°F', shortcut: -50, shortcutError: -10 },
    source: { ...paper, how: '2 × −40 + 30 = −50; −40 × 9 ÷ 5 + 32 = −40' },
  },
  {
    name: 'A tolerance has no 32 in it',
    given: { direction: 'forward', amount: '21', tolerance: 0.5, toleranceIn: '°C' },
    expect: { answer: '69.8\u00A0°F', toleranceC: 0.5, toleranceF: 0.9 },
    source: { ...sp811, how: '0.5 °C × 1.8 = 0.9 °F; units "0.5 degC" degF: 0.9' },
  },
  {
    name: 'A tolerance of 2 °F',
    given: { direction: 'back', amount: '70', tolerance: 2, toleranceIn: '°F' },
    expect: { toleranceC: 1.111111, toleranceF: 2 },
    source: { ...units, how: 'units "2 degF" degC: 1.11111111111111' },
  },
  {
    name: 'Fever, and a moderate oven',
    given: { direction: 'forward', amount: '38' },
    expect: {
      answer: '100.4\u00A0°F',
      marks: {
        rows: 9,
        at: {
          5: { name: 'Fever begins', from: '38\u00A0°C', to: '100.4\u00A0°F' },
          7: { name: 'Moderate oven', from: '180\u00A0°C', to: '356\u00A0°F' },
        },
      },
    },
    source: {
      title: 'CDC: a fever is a measured temperature of 100.4 °F (38 °C) or more',
      how: 'units "tempC(180)" tempF: 356',
    },
  },
  {
    name: 'Below absolute zero',
    given: { direction: 'back', amount: '-460' },
    problem: 'amount',
    source: { ...sp811, how: 'Absolute zero is −459.67 °F' },
  },
])
