import { defineQuantityConverter } from '@/lib/families/unit-conversion'

export default defineQuantityConverter({
  quantity: 'temperature',
  from: '°C',
  to: '°F',
  usual: ['°C', '°F', 'K'],
  initial: '25',
  help: 'Such as 25, 77 °F, 298.15 K or 10 Réaumur to C. A scale after “to” comes before the menu.',
  marks: {
    'Absolute zero': '0 K',
    'Both scales agree': '-40 °C',
    'Water freezes': '0 °C',
    'Room of a laboratory': '20 °C',
    'Body temperature': '37 °C',
    'Water boils at 101.325 kPa': '99.974 °C',
    'Moderate oven, gas mark 4': '180 °C',
    'Hot oven, gas mark 7': '220 °C',
    'Melting gold': '1064.18 °C',
  },
  formula: 'Kelvin = (degrees + offset of the scale) × kelvins in one degree of it, and back: °F = °C × 9/5 + 32',
  limits: [
    'A temperature is converted, not a difference: 10 °C more are 18 °F more, without the 32.',
    'Newton’s scale is taken as 33 degrees between ice and steam, Rømer’s as 7.5 to 60; both men made several thermometers.',
    'Oven marks are those of the dial. An oven swings around them by 10 °C and more.',
  ],
  examples: [
    { name: 'A summer day', given: { amount: '25' }, expect: { answer: '77\u00A0°F' } },
    { name: 'A fever in Ohio', given: { amount: '101.3 °F', into: '°C' }, expect: { rounded: '38.5\u00A0°C' } },
    { name: 'A diary of 1780', given: { amount: '22 °Ré to C' }, expect: { answer: '27.5\u00A0°C' } },
  ],
})
