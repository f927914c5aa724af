import { defineUnitPair } from '@/lib/families/unit-conversion'

export default defineUnitPair({
  quantity: 'speed',
  from: 'mph',
  to: 'km/h',
  initial: '60',
  help: 'Such as 60, 100 km/h, 25 m/s or 40 kn.',
  words: { mph: 'miles per hour', 'km/h': 'kilometers per hour' },
  neverNegative: true,
  also: { milesPerHour: 'mph', kilometersPerHour: 'km/h', metersPerSecond: 'm/s', feetPerSecond: 'ft/s', knots: 'kn' },
  related: {
    paceKilometer: { label: 'Time for a kilometer', unit: 'min', over: '1000/60' },
    paceMile: { label: 'Time for a mile', unit: 'min', over: '1609.344/60' },
  },
  adds: { distance: { label: 'Distance to go', units: { km: '1000', mi: '1609.344' } } },
  follows: {
    minutes: { label: 'Minutes on the way', unit: 'min', times: ['distance'], over: ['amount'], by: '1/60' },
    hours: { label: 'In hours', unit: 'h', times: ['distance'], over: ['amount'], by: '1/3600' },
  },
  marks: {
    'Sign 20 mph': '20 mph',
    'Sign 30 mph': '30 mph',
    'Sign 50 km/h': '50 km/h',
    'Sign 70 mph': '70 mph',
    'Sign 130 km/h': '130 km/h',
    'Fast train': '300 km/h',
  },
  table: [[5, 200, 5]],
  formula: 'km/h = mph × 1.609344; mph = km/h ÷ 1.609344, exactly',
  limits: ['A speedometer may show more than the true speed, never less; the page takes the figure as true.'],
  examples: [
    {
      name: 'A road in Ireland',
      given: { direction: 'back', amount: '100', distance: 180, distanceIn: 'km' },
      expect: { answer: '62.13711922\u00A0mph', minutes: 108 },
    },
  ],
})
