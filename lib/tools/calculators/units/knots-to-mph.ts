import { defineUnitPair } from '@/lib/families/unit-conversion'

/** The knots at which Beaufort's forces begin. */
const forces = [1, 4, 7, 11, 17, 22, 28, 34, 41, 48, 56, 64]

export default defineUnitPair({
  quantity: 'speed',
  from: 'kn',
  to: 'mph',
  initial: '20',
  help: 'Such as 20, 23 mph, 37 km/h or 10.3 m/s.',
  words: { kn: 'knots', mph: 'miles per hour', 'km/h': 'kilometers per hour' },
  reads: ['km/h', 'm/s'],
  neverNegative: true,
  also: { knots: 'kn', milesPerHour: 'mph', kilometersPerHour: 'km/h', metersPerSecond: 'm/s', feetPerSecond: 'ft/s' },
  related: {
    force: { label: 'As a wind, Beaufort force', unit: 'Bft', times: '3600/1852', step: '1', reached: forces },
  },
  adds: {
    time: { label: 'Time under way', units: { h: '3600', min: '60' } },
    distance: { label: 'Distance to go', units: { nmi: '1852', km: '1000', mi: '1609.344' } },
  },
  follows: {
    run: { label: 'Distance run', unit: 'nmi', times: ['amount', 'time'], by: '1/1852' },
    runMiles: { label: 'Which is', unit: 'mi', times: ['amount', 'time'], by: '1/1609.344' },
    arrives: { label: 'Time for the distance', unit: 'min', times: ['distance'], over: ['amount'], by: '1/60' },
  },
  marks: { 'Gale, force 8 from': '34 kn', 'Storm, force 10 from': '48 kn', 'Hurricane, force 12 from': '64 kn' },
  table: [[1, 150, 1]],
  formula: 'mph = knots × 1.852 ÷ 1.609344; km/h = knots × 1.852, exactly',
  limits: ['Indicated airspeed, speed through water and speed over ground differ; it converts whichever you type.'],
  examples: [
    {
      name: 'A ferry',
      given: { direction: 'forward', amount: '20', time: 90, timeIn: 'min' },
      expect: { answer: '23.01558896\u00A0mph', run: 30 },
    },
  ],
})
