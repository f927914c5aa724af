import { defineUnitPair } from '@/lib/families/unit-conversion'

export default defineUnitPair({
  quantity: 'length',
  from: 'km',
  to: 'mi',
  label: 'Distance',
  initial: '100',
  help: 'Such as 100, 42.195, 26.2 mi or 12 nmi.',
  neverNegative: true,
  kinds: { label: 'Mile', units: ['mi', 'US survey mi'], differenceIn: 'm' },
  compounds: {
    milesYards: { label: 'Miles and yards', units: ['mi', 'yd'], decimals: 0 },
    kilometersMeters: { label: 'Kilometers and meters', units: ['km', 'm'], decimals: 0 },
  },
  also: { miles: 'mi', kilometers: 'km', nauticalMiles: 'nmi' },
  adds: {
    speed: { label: 'Speed', units: { 'km/h': '1/3.6', mph: '0.44704' } },
    fuel: { label: 'Fuel use', units: { 'L/100 km': '1e-5' } },
  },
  follows: {
    minutes: { label: 'Time at that speed', unit: 'min', times: ['amount'], over: ['speed'], by: '1/60' },
    liters: { label: 'Fuel for the distance', unit: 'L', times: ['amount', 'fuel'] },
  },
  marks: { '5K': '5 km', '10K': '10 km', 'Half marathon': '21.0975 km', Marathon: '42.195 km' },
  table: [[10, 1000, 10]],
  formula: 'Miles = kilometers ÷ 1.609344; kilometers = miles × 1.609344, exactly',
  limits: ['Race courses are laid out a little long, so a watch shows more than the table.'],
  examples: [
    {
      name: 'A marathon',
      given: { direction: 'forward', amount: '42.195', speed: 12, speedIn: 'km/h' },
      expect: { answer: '26.21875746\u00A0mi', milesYards: '26\u00A0mi 385\u00A0yd', minutes: 210.975 },
    },
  ],
})
