import { defineUnitPair } from '@/lib/families/unit-conversion'

export default defineUnitPair({
  quantity: 'pressure',
  from: 'psi',
  to: 'bar',
  initial: '32',
  help: 'Such as 32, 2.2 bar, 220 kPa or 2.25 kg/cm².',
  words: { psi: 'psi' },
  gauge: true,
  also: { psi: 'psi', bars: 'bar', kilopascals: 'kPa', kilogramsForce: 'kgf/cm²', atmospheres: 'atm' },
  marks: {
    'Standard atmosphere': '1 atm',
    'Car tire, cold': '32 psi',
    'Road bicycle tire': '90 psi',
    'Truck tire, cold': '110 psi',
    'Espresso pump': '9 bar',
    'Workshop compressor': '8 bar',
    'Scuba cylinder, full': '200 bar',
  },
  table: [
    [1, 10, 1],
    [15, 60, 5],
    [70, 150, 10],
    [200, 300, 50],
  ],
  formula: 'Bar = psi × 0.0689475729…; psi = bar × 14.5037738…; absolute = gauge + pressure of the air',
  limits: [
    'The air of the standard atmosphere is added to a gauge reading; the weather moves it by up to 5%.',
    'Tire pressures are meant cold. What a warm tire shows is higher, and nothing to let out.',
  ],
  sources: [{ title: 'ISO 2533: Standard Atmosphere; U.S. Standard Atmosphere 1976 (NOAA, NASA, USAF)' }],
  examples: [
    {
      name: 'A placard in bar',
      given: { direction: 'back', amount: '2.4' },
      expect: { answer: '34.80905706\u00A0psi', rounded: '35\u00A0psi' },
    },
  ],
})
