import { defineCases } from '@/lib/kits/calculator'
import kpaToPsi from './kpa-to-psi'

const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8: psi = 6.894 757 E+00 kPa; kgf/cm² = 9.806 65 E+01 kPa',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }
const coldTires = {
  title: 'AccuWeather glossary, Cold Air and Tire Pressure: one psi for every 10 degrees',
  href: 'http://www.accuweather.com/en/weather-glossary/cold-air-and-tire-pressure/4652335',
}

export default defineCases(kpaToPsi, [
  {
    name: '220 kPa are 31.91 psi',
    given: { direction: 'forward', amount: '220', reads: 'gauge', altitude: 0 },
    expect: {
      answer: '31.9083023\u00A0psi',
      rounded: '31.9\u00A0psi',
      entered: '220\u00A0kPa',
      otherScale: '321.33\u00A0kPa = 46.604\u00A0psi',
      kilopascals: 220,
      psi: 31.908302,
      bars: 2.2,
      hectopascals: 2200,
      kilogramsForce: 2.243376,
      gaugeKpa: 220,
      gaugePsi: 32,
      risePsi: null,
      forwardTable: { rows: 61, at: { 0: { given: 150, found: 21.75566 }, '-1': { given: 450, found: 65.26698 } } },
    },
    source: {
      ...units,
      how: 'units "220 kPa" psi, bar, kgf/cm^2; "220 kPa + 1 atm" kPa, psi: 321.325, 46.6042510761595; 31.908 is nearer to 32.0 than to 31.5',
    },
  },
  {
    name: '35 psi are 241.3 kPa',
    given: { direction: 'back', amount: '35.0', reads: 'gauge', altitude: 0 },
    expect: {
      answer: '241.3165053\u00A0kPa',
      gaugeKpa: 240,
      gaugePsi: 35,
      rounded: '241\u00A0kPa',
      backTable: { rows: 91, at: { 0: { given: 20, found: 137.8951 }, '-1': { given: 65, found: 448.1592 } } },
      marks: { rows: 4, at: { 3: { name: 'Truck, cold', from: '800\u00A0kPa', to: '116.03\u00A0psi' } } },
    },
    source: { ...sp811, how: '35 × 6.894757; units "20 psi", "65 psi" kPa; "800 kPa" psi: 116.030190184167' },
  },
  {
    name: '100 psi as a fraction',
    given: { direction: 'back', amount: '100', reads: 'gauge', altitude: 0 },
    expect: { exact: '8,896,443,230,521/12,903,200,000\u00A0kPa' },
    source: { ...sp811, how: '100 × 4.4482216152605 ÷ 0.00064516 ÷ 1000 = 44,482,216,152,605 ÷ 64,516,000,000; by 5' },
  },
  {
    name: 'Kilograms of an old gauge',
    given: { direction: 'kgf/cm²', amount: '2', reads: 'gauge', altitude: 0 },
    expect: { kilopascals: 196.133 },
    source: { ...sp811, how: '2 × 98.0665' },
  },
  {
    name: 'Twenty degrees Fahrenheit',
    given: { amount: '220', warmer: 20, warmerIn: '°F' },
    expect: { risePsi: 2, riseKpa: 13.789515 },
    source: { ...coldTires, how: '20 ÷ 10 = 2 psi; × 6.894757' },
  },
  {
    name: 'Ten degrees Celsius',
    given: { amount: '220', warmer: 10, warmerIn: '°C' },
    expect: { risePsi: 1.8 },
    source: { ...coldTires, how: '10 °C = 18 °F' },
  },
  {
    name: 'A gauge cannot show less than a vacuum',
    given: { direction: 'forward', amount: '-101.4', reads: 'gauge', altitude: 0 },
    problem: 'amount',
    source: { ...units, how: 'units "1 atm" kPa: 101.325' },
  },
])
