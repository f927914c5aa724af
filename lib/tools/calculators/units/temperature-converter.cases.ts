import { defineCases } from '@/lib/kits/calculator'
import temperatureConverter from './temperature-converter'

const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }

export default defineCases(temperatureConverter, [
  {
    name: '25 °C on every scale',
    given: { amount: '25' },
    expect: {
      answer: '77\u00A0°F',
      rounded: '77\u00A0°F',
      exact: '77\u00A0°F',
      entered: '25\u00A0°C',
      allUnits: {
        rows: 8,
        at: {
          0: {
            unit: '°C',
            name: 'degrees Celsius',
            amount: '25',
            definition: '1\u00A0K, 0 K at −273.15\u00A0°C',
            factor: 'exact',
          },
          1: { unit: '°F', amount: '77' },
          2: { unit: 'K', amount: '298.15', definition: '–' },
          3: { unit: '°R', amount: '536.67' },
          4: { unit: '°Ré', amount: '20' },
          5: { unit: '°De', amount: '112.5', definition: '−2/3\u00A0K, 0 K at 559.725\u00A0°De' },
          6: { unit: '°N', amount: '8.25' },
          7: { unit: '°Rø', amount: '20.625' },
        },
      },
      marks: {
        rows: 9,
        at: {
          0: { name: 'Absolute zero', from: '−273.15\u00A0°C', to: '−459.67\u00A0°F' },
          6: { name: 'Moderate oven, gas mark 4', from: '180\u00A0°C', to: '356\u00A0°F' },
          8: { from: '1,064.18\u00A0°C', to: '1,947.5\u00A0°F' },
        },
      },
    },
    source: {
      ...units,
      how: 'units "tempC(25)" tempF, K, degR, tempreaumur; with scales.units tempdelisle, tempnewton, tempromer',
    },
  },
  {
    name: '100 °F are 37.78 °C',
    given: { amount: '100 °F', into: '°C', digits: '4' },
    expect: {
      answer: '37.77777778\u00A0°C',
      rounded: '38\u00A0°C',
      exact: '340/9\u00A0°C',
      allUnits: { at: { 0: { amount: '37.78' } } },
    },
    source: { ...sp811, how: '(100 − 32) ÷ 1.8 = 37.78' },
  },
  {
    name: 'What is typed in the wanted scale is answered in the other one',
    given: { amount: '77 F' },
    expect: { answer: '25\u00A0°C' },
    source: { ...units, how: 'units "tempF(77)" tempC: 25' },
  },
  {
    name: 'A log of a freezer, line by line',
    given: { unit: '°F', into: '°C', digits: 'typed', several: '0\n-4.0\n-40\n-500\n25 C' },
    expect: {
      list: {
        rows: 5,
        at: {
          0: { given: '0\u00A0°F', found: '−18\u00A0°C' },
          1: { given: '−4.0\u00A0°F', found: '−20.0\u00A0°C' },
          2: { found: '−40\u00A0°C' },
          3: { given: '-500', found: '– must not be below absolute zero' },
        },
      },
    },
    source: {
      ...units,
      how: 'units "tempF(0)" tempC: -17.7777777777778; tempF(-4): -20; tempF(-40): -40; −500 °F lies below −459.67 °F',
    },
  },
  {
    name: 'Delisle runs downward and ends at 559.725',
    given: { amount: '559.725 Delisle to K' },
    expect: { answer: '0\u00A0K' },
    source: { title: 'Délisle’s scale: 0 at boiling, 150 at freezing water', how: '373.15 − 559.725 × 2/3 = 0' },
  },
  {
    name: 'More degrees of Delisle than that are colder than cold',
    given: { amount: '560 Delisle' },
    problem: 'amount',
    source: { title: 'Délisle’s scale: 0 at boiling, 150 at freezing water', how: '373.15 − 560 × 2/3 = −0.18' },
  },
])
