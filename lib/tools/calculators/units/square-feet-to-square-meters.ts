import { defineUnitPair } from '@/lib/families/unit-conversion'

const perFoot = '1/0.09290304'

export default defineUnitPair({
  quantity: 'area',
  from: 'ft²',
  to: 'm²',
  label: 'Floor area',
  initial: '1000',
  help: 'Such as 1000, 85 m2 or 120 sq yd: an area, not the length of a wall.',
  words: { 'ft²': 'square feet', 'm²': 'square meters' },
  also: { squareFeet: 'ft²', squareMeters: 'm²', squareYards: 'yd²' },
  adds: {
    price: { label: 'Price or rent', money: true, units: { 'per square foot': perFoot, 'per square meter': '1' } },
    long: { label: 'Or a room, length', units: { ft: '0.3048', m: '1' } },
    wide: { label: 'Width of the room', units: { ft: '0.3048', m: '1' } },
  },
  follows: {
    pricePerFoot: { label: 'Price of a square foot', money: true, times: ['price'], by: '0.09290304' },
    pricePerMeter: { label: 'Price of a square meter', money: true, times: ['price'] },
    wholePrice: { label: 'Price of the whole area', money: true, times: ['price', 'amount'] },
    roomMeters: { label: 'Room', unit: 'm²', times: ['long', 'wide'] },
    roomFeet: { label: 'Room in feet', unit: 'ft²', times: ['long', 'wide'], by: perFoot },
  },
  marks: { 'Parking space': '162 ft2', 'Double garage': '400 ft2', 'Tennis court': '2808 ft2' },
  table: [[100, 10_000, 100]],
  backTable: [[10, 1000, 10]],
  formula: 'Square meters = square feet × 0.09290304; square feet = square meters ÷ 0.09290304, exactly',
  limits: ['What counts as floor area, gross, net or carpet, is decided by custom and contract and not converted.'],
  examples: [
    {
      name: 'A flat offered by the foot',
      given: { direction: 'forward', amount: '850', price: 200, priceIn: 'per square foot' },
      expect: { answer: '78.967584\u00A0m²', pricePerMeter: 2152.782083, wholePrice: 170_000 },
    },
  ],
})
