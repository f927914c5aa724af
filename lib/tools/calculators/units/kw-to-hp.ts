import { defineUnitPair } from '@/lib/families/unit-conversion'

export default defineUnitPair({
  quantity: 'power',
  from: 'kW',
  to: 'hp',
  initial: '100',
  help: 'Such as 100, 136 PS, 74570 W or 12000 Btu/h.',
  words: { hp: 'horsepower' },
  reads: ['Btu/h', 'ft·lbf/s'],
  kinds: {
    label: 'Horsepower',
    units: ['hp', 'PS', 'hp (electric)', 'hp (boiler)'],
    differenceIn: 'W',
    help: 'Mechanical in the US and UK, metric (PS, ch, CV) in Europe and Japan, electric on US motors.',
    usualIn: { eu: 'PS', de: 'PS', fr: 'PS', it: 'PS', es: 'PS', nl: 'PS', ch: 'PS', pl: 'PS', jp: 'PS', br: 'PS' },
  },
  also: { kilowatts: 'kW', watts: 'W', metricHorsepower: 'PS', btuPerHour: 'Btu/h', footPounds: 'ft·lbf/s' },
  related: { mechanicalHorsepower: { label: 'Mechanical horsepower', unit: 'hp', times: '1/745.69987158227022' } },
  marks: { 'Small car': '55 kW', 'Family car': '110 kW', 'Sports car': '300 kW' },
  table: [
    [1, 10, 1],
    [20, 100, 10],
    [150, 1000, 50],
  ],
  formula: 'Mechanical horsepower = kW × 1000 ÷ 745.6998716; metric horsepower (PS) = kW × 1000 ÷ 735.49875',
  limits: [
    'It converts the figure, not the test: gross, net (SAE J1349) and wheel power of one engine differ.',
    'Power follows from torque only together with the speed of rotation.',
  ],
  examples: [
    {
      name: 'A car brochure',
      given: { direction: 'forward', amount: '110 kW', kind: 'PS' },
      expect: { answer: '149.5583779\u00A0PS', rounded: '150\u00A0PS' },
    },
  ],
})
