import { defineUnitPair } from '@/lib/families/unit-conversion'

export default defineUnitPair({
  quantity: 'energy',
  from: 'J',
  to: 'cal',
  initial: '1000',
  help: 'Such as 1000, 2 kJ, 500 cal, 2.1 kcal or -890 kJ. Food counts in kcal, also written Cal.',
  words: { J: 'joules', cal: 'calories', kJ: 'kilojoules', kcal: 'kilocalories' },
  reads: ['kJ', 'kcal'],
  kinds: {
    label: 'Calorie',
    units: ['cal', 'cal (IT)', 'cal (15 °C)'],
    differenceIn: 'J',
    help: 'Chemistry and food use the thermochemical one, old steam tables the International Table calorie.',
  },
  also: { joules: 'J', kilojoules: 'kJ', wattHours: 'Wh', btu: 'Btu' },
  related: {
    thermochemical: { label: 'Thermochemical calories', unit: 'cal', times: '1/4.184' },
    internationalTable: { label: 'International Table calories', unit: 'cal', times: '1/4.1868' },
    fifteenDegrees: { label: 'Calories of 15 °C', unit: 'cal', times: '1/4.1858' },
    food: { label: 'On a food label, as Calories or kcal', unit: 'kcal', times: '1/4184' },
  },
  adds: { moles: { label: 'Amount of substance', units: { mol: '1', mmol: '0.001' } } },
  follows: {
    perMole: { label: 'For each mole', unit: 'kJ/mol', times: ['amount'], over: ['moles'], by: '0.001' },
    perMoleKcal: { label: 'In kilocalories', unit: 'kcal/mol', times: ['amount'], over: ['moles'], by: '1/4184' },
  },
  table: [[100, 10_000, 100]],
  formula: 'Calories = joules ÷ 4.184 (thermochemical), ÷ 4.1868 (International Table), ÷ 4.1858 (15 °C)',
  limits: ['The first two are definitions; that of 15 °C was measured, and its last digit is uncertain.'],
  examples: [
    {
      name: 'A chocolate bar',
      given: { amount: '2000 kJ' },
      expect: { answer: '478,011.4723\u00A0cal', food: 478.011472 },
    },
  ],
})
