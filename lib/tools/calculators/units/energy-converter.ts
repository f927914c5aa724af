import { defineQuantityConverter } from '@/lib/families/unit-conversion'

export default defineQuantityConverter({
  quantity: 'energy',
  from: 'kWh',
  to: 'MJ',
  usual: ['J', 'kJ', 'MJ', 'kWh', 'Wh', 'kcal', 'cal', 'Btu', 'MMBtu', 'ft·lbf', 'therm (US)'],
  initial: '500 kWh',
  help: 'Such as 500 kWh, 2000 kcal, 3 therms to kWh, 13.6 eV or 2 boe. A unit after “to” comes before the menu.',
  formula: 'Result = energy × joules in one of its unit ÷ joules in one of the wanted unit',
  limits: [
    'A calorie without a mark is the thermochemical one of 4.184 J, a Btu that of the International Table, 1,055.05585262 J.',
    'A therm without a mark is the European one of 100,000 such Btu; gas bills of the United States use therm (US), 0.02% less.',
    'Oil and coal equivalents are conventions of statistics: 41.868 GJ, 29.3076 GJ, and 5.8 million Btu for a barrel.',
    'Torque has the same newton meters and foot-pounds, but it is no energy and has a page of its own.',
  ],
  examples: [
    { name: 'A gas bill', given: { amount: '42 US therms to kWh' }, expect: { rounded: '1,200\u00A0kWh' } },
    {
      name: 'A home battery',
      given: { amount: '13.5 kWh' },
      expect: { answer: '48.6\u00A0MJ', rounded: '48.6\u00A0MJ' },
    },
    {
      name: 'A tanker in statistics',
      given: { amount: '1000 boe to toe' },
      expect: { answer: '146.1575414\u00A0toe' },
    },
  ],
})
