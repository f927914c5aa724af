import { defineUnitPair } from '@/lib/families/unit-conversion'

export default defineUnitPair({
  quantity: 'length',
  from: 'mm',
  to: 'in',
  initial: '10',
  help: 'Such as 10, 3/16 in, 0.201", 35 thou or 1-1/4". A minus is an offset.',
  reads: ['thou'],
  fraction: '64',
  ruler: 'onRule',
  compounds: { onRule: { label: 'Nearest fraction', units: ['in', 'in'], fractions: true } },
  also: { millimeters: 'mm', inches: 'in', thousandths: 'thou', micrometers: 'µm' },
  adds: { tolerance: { label: 'Tolerance (±)', units: { mm: '0.001', in: '0.0254', thou: '2.54e-5' } } },
  follows: {
    toleranceMm: { label: 'Tolerance in millimeters', unit: 'mm', decimals: 4, times: ['tolerance'], by: '1000' },
    toleranceInches: { label: 'Tolerance in inches', unit: 'in', decimals: 5, times: ['tolerance'], by: '1/0.0254' },
  },
  marks: {
    'Drill 1/16': '1/16 in',
    'Drill 1/8': '1/8 in',
    'Tap drill for M5': '4.2 mm',
    'Drill no. 7, tap drill for 1/4-20': '0.201 in',
    'Drill 1/4': '1/4 in',
    'Tap drill for M8': '6.8 mm',
    'Drill 1/2': '1/2 in',
  },
  table: [[1, 50, 1]],
  backTable: [[0.015625, 1, 0.015625]],
  formula: 'Inches = millimeters ÷ 25.4; millimeters = inches × 25.4; a thou is 0.0254 mm, exactly',
  limits: [
    'A converted tolerance is not rounded inwards; take off the last digit yourself where nothing may exceed it.',
  ],
  examples: [
    {
      name: 'A bearing seat',
      given: { direction: 'forward', amount: '10', tolerance: 0.05, toleranceIn: 'mm' },
      expect: { answer: '0.3937007874\u00A0in', onRule: '25/64\u00A0in', toleranceInches: 0.00197 },
    },
  ],
})
