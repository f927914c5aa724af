import { defineCases } from '@/lib/kits/calculator'
import kcalToKj from './kcal-to-kj'

const regulation = {
  title:
    'Regulation (EU) No 1169/2011, annex XIV: fat 37 kJ/g – 9 kcal/g, carbohydrate and protein 17 – 4, alcohol 29 – 7, polyols 10 – 2.4, fibre 8 – 2',
  href: 'https://eur-lex.europa.eu/eli/reg/2011/1169/oj',
}
const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8: kilocalorie (th) = 4.184 E+03 J',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }

export default defineCases(kcalToKj, [
  {
    name: '250 kcal are 1,046 kJ',
    given: { direction: 'forward', amount: '250' },
    expect: {
      answer: '1,046\u00A0kJ',
      rounded: '1,050\u00A0kJ',
      exact: '1,046\u00A0kJ',
      entered: '250\u00A0kcal',
      share: 12.452381,
      labelKj: null,
      per100: null,
      forwardTable: { rows: 60, at: { 0: { given: 50, found: 209.2 }, '-1': { given: 3000, found: 12_552 } } },
    },
    source: {
      ...units,
      how: 'units "250 kcal_th", "50 kcal_th", "3000 kcal_th" kJ; three digits typed; 1046 ÷ 8400',
    },
  },
  {
    name: 'The day of a label, 8,400 kJ',
    given: { direction: 'back', amount: '8400' },
    expect: {
      answer: '2,007.648184\u00A0kcal',
      share: 100,
      backTable: { rows: 60, at: { 1: { given: 100, found: 23.90057 } } },
    },
    source: { ...sp811, how: '8400 ÷ 4.184; units "8400 kJ" kcal_th: 2007.64818355641; "100 kJ": 23.9005736137667' },
  },
  {
    name: 'A label from its nutrients',
    given: { amount: '100', fat: 10, carbohydrate: 50, protein: 8, alcohol: 2, fiber: 6, polyols: 5 },
    expect: { labelKj: 1512, labelKcal: 360 },
    source: { ...regulation, how: '370 + 850 + 136 + 58 + 48 + 50; 90 + 200 + 32 + 14 + 12 + 12' },
  },
  {
    name: 'Fat alone',
    given: { amount: '100', fat: 20 },
    expect: { labelKj: 740, labelKcal: 180 },
    source: { ...regulation, how: '20 × 37; 20 × 9' },
  },
  {
    name: 'A bar of 45 g with 190 kcal',
    given: { amount: '190', serving: 45 },
    expect: { answer: '794.96\u00A0kJ', per100: 1766.577778 },
    source: { ...sp811, how: '190 × 4.184 ÷ 45 × 100' },
  },
  {
    name: 'Energy below nothing is refused',
    given: { amount: '-250' },
    problem: 'amount',
    source: { title: 'Arithmetic on paper', how: 'No food has less than no energy' },
  },
])
