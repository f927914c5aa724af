import { defineCases } from '@/lib/kits/calculator'
import mlToFlOz from './ml-to-fl-oz'

const handbook = {
  title: 'NIST Handbook 44, appendix C: fluid ounce = 29.573 529 562 5 mL; imperial fluid ounce = 28.413 062 5 mL',
  href: 'https://www.nist.gov/pml/owm/nist-handbook-44-current-edition',
}
const units = { title: 'GNU units 2.22' }

export default defineCases(mlToFlOz, [
  {
    name: '500 mL are 16.907 US fluid ounces',
    given: { direction: 'forward', amount: '500', kind: 'US fl oz' },
    expect: {
      answer: '16.90701135\u00A0US\u00A0fl\u00A0oz',
      rounded: '16.9\u00A0US\u00A0fl\u00A0oz',
      entered: '500\u00A0mL',
      milliliters: 500,
      cups: 2.113376,
      tablespoons: 33.814023,
      usPints: 1.056688,
      imperialPints: 0.879877,
      usOunces: 16.907011,
      imperialOunces: 17.59754,
      labelOunces: 16.666667,
      forwardTable: { rows: 100, at: { 0: { given: 10, found: 0.3381402 }, '-1': { given: 1000, found: 33.81402 } } },
    },
    source: {
      ...units,
      how: 'units "500 mL" floz, brfloz, cup, tbsp, pint, brpint; 500 ÷ 30; "10 mL", "1000 mL" floz',
    },
  },
  {
    name: '500 mL are 17.598 imperial fluid ounces',
    given: { direction: 'forward', amount: '500', kind: 'imp fl oz' },
    expect: { answer: '17.59753986\u00A0imp\u00A0fl\u00A0oz' },
    source: { ...units, how: 'units "500 mL" brfloz: 17.597539863927' },
  },
  {
    name: 'A can of 12 fl oz',
    given: { direction: 'back', amount: '12', kind: 'US fl oz' },
    expect: {
      answer: '354.88235475\u00A0mL',
      exact: '354.88235475\u00A0mL',
      backTable: { rows: 64, at: { 0: { given: 1, found: 29.57353 }, 7: { given: 8, found: 236.5882 } } },
      marks: { rows: 6, at: { 1: { name: 'Can, Europe', from: '330\u00A0mL', to: '11.159\u00A0US\u00A0fl\u00A0oz' } } },
    },
    source: { ...handbook, how: '12 × 29.5735295625; units "8 floz" mL: 236.5882365; "330 mL" floz: 11.1586274916082' },
  },
  {
    name: 'A serving of 8 fl oz on a label',
    given: { direction: 'back', amount: '8', kind: 'label fl oz' },
    expect: { answer: '240\u00A0mL', kindDifference: 3.412 },
    source: { title: '21 CFR 101.9(b)(5): 1 fl oz means 30 mL', how: '8 × 30; 240 − 236.5882365' },
  },
  {
    name: 'Sixteen imperial ounces',
    given: { direction: 'back', amount: '16', kind: 'imp fl oz' },
    expect: { answer: '454.609\u00A0mL' },
    source: { ...units, how: 'units "16 brfloz" mL: 454.609' },
  },
  {
    name: 'Ounces of weight are refused',
    given: { direction: 'back', amount: '8 lb' },
    problem: 'amount',
    source: { title: 'Arithmetic on paper', how: 'A weight is no volume without a density' },
  },
])
