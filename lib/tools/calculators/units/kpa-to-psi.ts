import { defineUnitPair } from '@/lib/families/unit-conversion'

export default defineUnitPair({
  quantity: 'pressure',
  from: 'kPa',
  to: 'psi',
  initial: '220',
  help: 'Such as 220, 32 psi, 2.2 bar, 2.3 kg/cm² or 2200 hPa.',
  words: { psi: 'psi', kPa: 'kPa' },
  reads: ['bar', 'kgf/cm²'],
  gauge: true,
  also: { kilopascals: 'kPa', psi: 'psi', bars: 'bar', hectopascals: 'hPa', kilogramsForce: 'kgf/cm²' },
  related: {
    gaugeKpa: { label: 'On a gauge marked every 5 kPa', unit: 'kPa', times: '0.001', step: '5' },
    gaugePsi: { label: 'Or every half psi', unit: 'psi', times: '0.00064516/4.4482216152605', step: '0.5' },
  },
  adds: { warmer: { label: 'Tire warmer by', help: 'Than when it was set.', units: { '°F': '5/9', '°C': '1' } } },
  follows: {
    risePsi: { label: 'Reads higher by about', unit: 'psi', times: ['warmer'], by: '0.18' },
    riseKpa: { label: 'In kilopascals about', unit: 'kPa', times: ['warmer'], by: '1.24105631' },
  },
  marks: {
    'Small car, cold': '220 kPa',
    'Loaded estate car, rear': '280 kPa',
    'Temporary spare wheel': '420 kPa',
    'Truck, cold': '800 kPa',
  },
  table: [[150, 450, 5]],
  backTable: [[20, 65, 0.5]],
  formula: 'psi = kPa × 0.1450377377…; kPa = psi × 6.894757293…; 1 kgf/cm² = 98.0665 kPa',
  limits: ['The rise of a warm tire is the rule of a psi for ten degrees Fahrenheit, near usual pressures only.'],
  sources: [{ title: 'ISO 2533: Standard Atmosphere; U.S. Standard Atmosphere 1976 (NOAA, NASA, USAF)' }],
  examples: [
    {
      name: 'A Japanese placard',
      given: { direction: 'forward', amount: '240' },
      expect: { answer: '34.80905706\u00A0psi', rounded: '34.8\u00A0psi' },
    },
  ],
})
