import { defineUnitPair } from '@/lib/families/unit-conversion'

export default defineUnitPair({
  quantity: 'energy',
  from: 'kcal',
  to: 'kJ',
  label: 'Energy of food',
  initial: '250',
  help: 'Such as 250, 1046 kJ or 250 Cal. A food Calorie is a kilocalorie.',
  words: { kcal: 'kilocalories', kJ: 'kilojoules' },
  neverNegative: true,
  related: { share: { label: 'Of an average adult’s day, 8,400 kJ', unit: '%', times: '100/8400000' } },
  adds: {
    fat: { label: 'Fat', units: { g: '1' } },
    carbohydrate: { label: 'Carbohydrate without polyols', units: { g: '1' } },
    protein: { label: 'Protein', units: { g: '1' } },
    alcohol: { label: 'Alcohol', units: { g: '1' } },
    fiber: { label: 'Fiber', units: { g: '1' } },
    polyols: { label: 'Polyols', units: { g: '1' } },
    serving: { label: 'Weight of what has this energy', units: { g: '1' } },
  },
  follows: {
    labelKj: {
      label: 'From the nutrients, EU label',
      unit: 'kJ',
      sum: { fat: '37', carbohydrate: '17', protein: '17', alcohol: '29', fiber: '8', polyols: '10' },
    },
    labelKcal: {
      label: 'From the nutrients, EU label, counted apart',
      unit: 'kcal',
      sum: { fat: '9', carbohydrate: '4', protein: '4', alcohol: '7', fiber: '2', polyols: '2.4' },
    },
    per100: { label: 'In 100 g', unit: 'kJ', times: ['amount'], over: ['serving'], by: '0.1' },
  },
  table: [[50, 3000, 50]],
  formula: 'kJ = kcal × 4.184; kcal = kJ ÷ 4.184, exactly',
  limits: ['Reference intake is for labels, not a diet; the need of a person depends on body and work.'],
  sources: [{ title: 'Regulation (EU) No 1169/2011, annexes XIII and XIV: reference intakes, conversion factors' }],
  examples: [{ name: 'A muesli bar', given: { amount: '190' }, expect: { answer: '794.96\u00A0kJ' } }],
})
