import { defineCases } from '@/lib/kits/calculator'
import waterIntake from './water-intake'

const iom = {
  title: 'Institute of Medicine: Dietary Reference Intakes for Water (2005), adequate intakes',
  href: 'https://doi.org/10.17226/10925',
}
const efsa = {
  title: 'EFSA Journal 8 (2010) 1459, abstract: adequate intakes',
  href: 'https://doi.org/10.2903/j.efsa.2010.1459',
}
const paper = { title: 'Arithmetic on paper' }
const still = { minutes: 0, heat: 0, glass: 250 } as const

export default defineCases(waterIntake, [
  {
    name: 'A woman in Europe drinks 1.6 L',
    given: { ...still, who: 'woman', standard: 'european' },
    expect: {
      drinks: 1.6,
      glasses: 6.4,
      ounces: 54.1024,
      food: 0.4,
      note: 'plain',
      references: {
        rows: 10,
        at: {
          0: { who: 'Men, 19 and older', american: 3.7, european: 2.5 },
          9: { who: 'Children of 2 and 3', european: 1.3 },
        },
      },
    },
    source: {
      title: 'PMC4473081, table 1: intake of fluid by EFSA is 80% of total water, 1.6 L for women and 2 L for men',
      href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4473081/',
      how: '1,600 ÷ 250; 1,600 ÷ 29.5735',
    },
  },
  {
    name: 'An hour and a half by sweat rate, and half a liter for heat',
    given: { who: 'man', standard: 'european', minutes: 90, sweatRate: 0.8, heat: 0.5, glass: 250 },
    expect: { sweat: 1.2, hourly: 0.8, drinks: 3.7, total: 4.2, glasses: 14.8, note: 'plain' },
    source: { ...paper, how: '1.5 × 0.8 = 1.2; 2 + 1.2 + 0.5; 2.5 + 1.2 + 0.5' },
  },
  {
    name: 'Weighed before and after',
    given: {
      who: 'man',
      standard: 'american',
      minutes: 90,
      before: 74.5,
      after: 73.1,
      meanwhile: 0.5,
      glass: 250,
    },
    expect: { sweat: 1.9, hourly: 1.266667, drinks: 4.86, total: 5.6, glasses: 19.44, note: 'fair' },
    says: { note: 'You lose 1.27 L in an hour' },
    source: {
      title: 'American College of Sports Medicine, position stand of 2007: a gram lost is a milliliter of sweat',
      href: 'https://doi.org/10.1249/mss.0b013e31802ca597',
      how: '74.5 − 73.1 + 0.5 = 1.9; 3.7 × 0.8 + 1.9',
    },
  },
  {
    name: 'A liter an hour is not too much',
    given: { who: 'woman', standard: 'european', minutes: 60, sweatRate: 1 },
    expect: { hourly: 1, note: 'plain' },
    says: { note: 'drink to thirst' },
    source: paper,
  },
  {
    name: 'One weight alone',
    given: { who: 'woman', standard: 'european', before: 60 },
    problem: 'after',
    because: 'must be entered too',
    source: { title: 'A difference needs two weights' },
  },
  {
    name: 'The other weight alone',
    given: { who: 'woman', standard: 'european', after: 60 },
    problem: 'before',
    because: 'must be entered too',
    source: { title: 'A difference needs two weights' },
  },
  {
    name: 'Heavier than before by more than was drunk',
    given: { who: 'woman', standard: 'european', before: 60, after: 61, meanwhile: 0.5 },
    problem: 'after',
    because: 'must not be above',
    source: { ...paper, how: '60 − 61 + 0.5 = −0.5' },
  },
  ...(
    [
      ['man', 3.7],
      ['woman', 2.7],
      ['pregnant', 3],
      ['breastfeeding', 3.8],
      ['boy14', 3.3],
      ['girl14', 2.3],
      ['boy9', 2.4],
      ['girl9', 2.1],
      ['child4', 1.7],
      ['child2', 1.3],
    ] as const
  ).map(([who, total]) => ({
    name: `American reference: ${who}`,
    given: { ...still, who, standard: 'american' as const },
    expect: { total, sweat: 0, hourly: null, note: 'plain' as const },
    source: iom,
  })),
  ...(
    [
      ['man', 2.5],
      ['woman', 2],
      ['pregnant', 2.3],
      ['breastfeeding', 2.7],
      ['boy14', 2.5],
      ['girl14', 2],
      ['boy9', 2.1],
      ['girl9', 1.9],
      ['child4', 1.6],
      ['child2', 1.3],
    ] as const
  ).map(([who, total]) => ({
    name: `European reference: ${who}`,
    given: { ...still, who, standard: 'european' as const },
    expect: { total },
    source: efsa,
  })),
])
