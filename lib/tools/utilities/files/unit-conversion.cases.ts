import { defineCases } from '@/lib/kits/calculator'
import unitConversion from './unit-conversion'

const units = { title: 'GNU units 2.22' }
const sp811 = {
  title: 'NIST Special Publication 811, appendix B',
  href: 'https://www.nist.gov/pml/special-publication-811',
}

export default defineCases(unitConversion, [
  {
    name: '5 ft 11 in are 180.34 cm',
    given: { amount: '5 ft 11 in to cm' },
    expect: {
      answer: '180.34\u00A0cm',
      rounded: '180\u00A0cm',
      exact: '180.34\u00A0cm',
      entered: '5\u00A0ft 11\u00A0in',
      quantityName: 'Length',
      allUnits: {
        rows: 40,
        at: {
          0: { unit: 'm', name: 'meters', amount: '1.8034', definition: '–' },
          8: { unit: 'in', amount: '71', definition: '0.0254\u00A0m' },
        },
      },
    },
    source: { ...units, how: 'units "5 ft + 11 in" cm: 180.34' },
  },
  {
    name: '12 st 4 to kg',
    given: { amount: '12 st 4 to kg' },
    expect: { answer: '78.01788764\u00A0kg', rounded: '78.0\u00A0kg', quantityName: 'Mass and weight' },
    source: { ...units, how: 'units "12 stone + 4 lb" kg: 78.01788764' },
  },
  {
    name: '−40 is the same on both scales',
    given: { amount: '-40 C to F' },
    expect: { answer: '−40\u00A0°F', quantityName: 'Temperature' },
    source: { ...sp811, how: 'B.8: (−40 × 1.8) + 32' },
  },
  {
    name: 'One inch is 25.4 mm exactly',
    given: { amount: '1 in → mm' },
    expect: { answer: '25.4\u00A0mm', exact: '25.4\u00A0mm', rounded: '30\u00A0mm' },
    source: { ...sp811, how: 'B.8: inch = 2.54 E−02 m' },
  },
  {
    name: '30 US mpg are 7.84 L/100 km',
    given: { amount: '30.0 mpg to L/100km' },
    expect: { answer: '7.840486111\u00A0L/100\u00A0km', rounded: '7.84\u00A0L/100\u00A0km' },
    source: { ...units, how: 'units "1/(30 mile/usgallon)" "liter/(100 km)": 7.84048611111111' },
  },
  {
    name: 'A gibibyte in megabytes',
    given: { amount: '1 GiB to MB' },
    expect: { answer: '1,073.741824\u00A0MB' },
    source: { title: 'IEC 80000-13', how: '1024³ ÷ 10⁶' },
  },
  {
    name: 'The same letters of another quantity',
    given: { amount: '100 rad', quantity: 'absorbed dose' },
    expect: { answer: '1\u00A0Gy', quantityName: 'Absorbed dose' },
    source: { ...sp811, how: 'B.8: rad (absorbed dose) = 1.0 E−02 Gy' },
  },
  {
    name: 'Metric horsepower are no picoseconds',
    given: { amount: '100 PS' },
    expect: { answer: '73,549.875\u00A0W', quantityName: 'Power' },
    source: { ...units, how: 'units "100 metrichorsepower" W: 73549.875' },
  },
  {
    name: 'A column of a sheet, every line with a target of its own',
    given: {
      amount: '1 ft to m',
      first: 'cubit',
      digits: '4',
      several: '5 ft 11 in to cm\n98.6 °F to K\n30 mpg to L/100 km\n5 lb to N',
    },
    expect: {
      list: {
        rows: 4,
        at: {
          0: { given: '5\u00A0ft 11\u00A0in', found: '180.3\u00A0cm' },
          1: { given: '98.6\u00A0°F', found: '310.2\u00A0K' },
          2: { found: '7.840\u00A0L/100\u00A0km' },
          3: { found: '– must have two units of the same quantity, such as 5 ft to cm' },
        },
      },
      allUnits: {
        at: {
          0: { unit: 'cubit', amount: '0.6667', factor: 'local' },
          1: { unit: 'm', amount: '0.3048', factor: 'exact' },
        },
      },
    },
    source: {
      ...units,
      how: 'units "5 ft+11 in" cm: 180.34; "tempF(98.6)" K: 310.15; "1/(30 mile/usgallon)" "liter/(100 km)": 7.84048611111111; foot "18 inch": 0.666666666666667',
    },
  },
  {
    name: 'A unit that no standard defines says so',
    given: { amount: '1 fortnight to day', first: 'fortnight' },
    expect: {
      answer: '14\u00A0day',
      allUnits: { at: { 0: { unit: 'fortnight', definition: '14\u00A0day', factor: 'by custom' } } },
    },
    source: { ...units, how: 'units fortnight day: 14' },
  },
  {
    name: 'Pounds are no newtons',
    given: { amount: '5 lb to N' },
    problem: 'amount',
    source: { ...sp811, how: 'The pound is a mass, the newton a force' },
  },
  {
    name: 'Below absolute zero',
    given: { amount: '-500 °F to K' },
    problem: 'amount',
    source: { ...sp811, how: '(−500 + 459.67) ÷ 1.8 is negative' },
  },
])
