import { defineUnitPair } from '@/lib/families/unit-conversion'

export default defineUnitPair({
  quantity: 'length',
  from: 'm',
  to: 'ft',
  initial: '1.8',
  help: 'Such as 1.8, 1.5e3 m, 5\' 11 3/4", 5 ft 11.75 in or 71 3/4". A minus counts for all of it.',
  kinds: {
    label: 'Foot',
    units: ['ft', 'US survey ft'],
    differenceIn: 'mm',
    help: 'US survey feet stand in old land records; federal agencies stopped using them at the end of 2022.',
  },
  compounds: {
    feetInches: { label: 'Feet and inches, rounded', units: ['ft', 'in'], fractions: true },
    metresCentimetres: { label: 'Meters and centimeters', units: ['m', 'cm'] },
  },
  also: { decimalFeet: 'ft', inches: 'in', yards: 'yd', metres: 'm' },
  table: [
    [0.1, 1, 0.1],
    [2, 10, 1],
    [20, 100, 10],
  ],
  formula: 'Feet = meters ÷ 0.3048; meters = feet × 0.3048, exactly (US survey foot: 1200 ÷ 3937 m)',
  limits: [
    'Feet and inches are rounded to the fraction you choose; the result itself is not.',
    'The result has no more certainty than the measurement: 1.8 m to the nearest centimeter is known to about 3/8 inch.',
    'State plane coordinates before 2022 may be in survey or international feet, depending on the state; the record says which.',
  ],
  examples: [
    {
      name: 'A door from a European plan',
      given: { direction: 'forward', amount: '2.04 m', fraction: '16' },
      expect: { answer: '6.692913386\u00A0ft', feetInches: '6\u00A0ft 8\u00A05/16\u00A0in' },
    },
  ],
})
