import { defineUnitPair } from '@/lib/families/unit-conversion'

export default defineUnitPair({
  quantity: 'temperature',
  from: 'K',
  to: '°C',
  initial: '300',
  help: 'Such as 300, 25 °C, -40 F or 540 °R.',
  words: { K: 'kelvin', '°C': 'Celsius', '°F': 'Fahrenheit', '°R': 'Rankine' },
  reads: ['°F', '°R'],
  also: { kelvins: 'K', celsius: '°C', fahrenheit: '°F', rankine: '°R' },
  related: {
    thermalEnergy: { label: 'Thermal energy kT', unit: 'meV', times: '1.380649e-23/1.602176634e-22' },
    mired: { label: 'As a color temperature', unit: 'mired', over: '1e6' },
  },
  marks: {
    'Absolute zero': '0 K',
    'Water freezes': '273.15 K',
    'Triple point of water': '273.16 K',
    'Body temperature': '310.15 K',
    'Water boils at 101.325 kPa': '373.124 K',
  },
  table: [
    [0, 250, 25],
    [260, 400, 10],
    [500, 1000, 100],
  ],
  formula: 'Kelvin = Celsius + 273.15 = (Fahrenheit + 459.67) × 5 ÷ 9 = Rankine × 5 ÷ 9, exactly',
  limits: [
    'It converts temperatures, not differences: a rise of 1 K is a rise of 1 °C and of 1.8 °F.',
    'The mired says something about light only, for the temperature of a glowing body of that color.',
  ],
  examples: [
    {
      name: 'A freezer log',
      given: { direction: '°F', amount: '-112' },
      expect: { answer: '193.15\u00A0K', celsius: -80 },
    },
  ],
})
