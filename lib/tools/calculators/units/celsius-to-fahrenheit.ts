import { defineUnitPair } from '@/lib/families/unit-conversion'

export default defineUnitPair({
  quantity: 'temperature',
  from: '°C',
  to: '°F',
  initial: '20',
  help: 'Such as 20, 98.6 F, -40 or 310 K.',
  words: { '°C': 'Celsius', '°F': 'Fahrenheit' },
  also: { celsius: '°C', fahrenheit: '°F', kelvins: 'K' },
  related: {
    shortcut: { label: 'In the head: double the Celsius, add 30', unit: '°F', times: '2', plus: '-516.3' },
    shortcutError: { label: 'Which is too warm by', unit: '°F', times: '0.2', plus: '-56.63' },
  },
  adds: { tolerance: { label: 'Tolerance (±)', units: { '°C': '1', '°F': '5/9' } } },
  follows: {
    toleranceC: { label: 'Tolerance in Celsius degrees', unit: '°C', times: ['tolerance'] },
    toleranceF: { label: 'Tolerance in Fahrenheit degrees', unit: '°F', times: ['tolerance'], by: '9/5' },
  },
  marks: {
    'Both scales meet': '-40 °C',
    'Home freezer': '-18 °C',
    'Water freezes': '0 °C',
    'Living room': '20 °C',
    'Body, as the textbooks say': '37 °C',
    'Fever begins': '38 °C',
    'Slow oven': '150 °C',
    'Moderate oven': '180 °C',
    'Hot oven': '220 °C',
  },
  table: [[-40, 250, 5]],
  formula: '°F = °C × 9 ÷ 5 + 32; °C = (°F − 32) × 5 ÷ 9, exactly',
  limits: [
    'Wind chill and heat index are not temperatures of the air and are not made here.',
    'It is no medical advice.',
  ],
  examples: [
    { name: 'A recipe from Europe', given: { direction: 'forward', amount: '180' }, expect: { answer: '356\u00A0°F' } },
  ],
})
