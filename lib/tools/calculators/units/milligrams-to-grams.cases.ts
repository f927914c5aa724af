import { defineCases } from '@/lib/kits/calculator'
import milligramsToGrams from './milligrams-to-grams'

const brochure = {
  title: 'BIPM SI Brochure, 9th edition, table 7: milli 10⁻³, micro 10⁻⁶, nano 10⁻⁹',
  href: 'https://www.bipm.org/en/publications/si-brochure',
}
const fda = {
  title:
    'FDA, Converting Units of Measure on the Nutrition Labels (2019): A 1 IU = 0.3 mcg RAE (retinol); D 1 IU = 0.025 mcg; E 1 IU = 0.67 mg natural, 0.45 mg synthetic',
}
const units = { title: 'GNU units 2.22' }

export default defineCases(milligramsToGrams, [
  {
    name: '500 mg are half a gram',
    given: { direction: 'forward', amount: '500' },
    expect: {
      answer: '0.5\u00A0g',
      rounded: '0.500\u00A0g',
      exact: '0.5\u00A0g',
      entered: '500\u00A0mg',
      nanograms: 500_000_000,
      micrograms: 500_000,
      milligrams: 500,
      grams: 0.5,
      kilograms: 0.0005,
      grains: 7.716179,
      vitaminMicrograms: null,
      forwardTable: { rows: 100, at: { 0: { given: 5, found: 0.005 }, '-1': { given: 500, found: 0.5 } } },
    },
    source: { ...brochure, how: '500 × 10⁻³; units "500 mg" grain: 7.71617917647076' },
  },
  {
    name: '0.25 g are 250 mg',
    given: { direction: 'back', amount: '0.25' },
    expect: {
      answer: '250\u00A0mg',
      backTable: { rows: 100, at: { 0: { given: 0.05, found: 50 }, '-1': { given: 5, found: 5000 } } },
      marks: { rows: 4, at: { 1: { name: 'One grain', from: '64.79891\u00A0mg', to: '0.064799\u00A0g' } } },
    },
    source: { ...units, how: 'units "0.25 g" mg; "grain" mg: 64.79891, five digits of it in g are 0.064799' },
  },
  {
    name: '250 mcg are a quarter of a milligram',
    given: { direction: 'forward', amount: '250 mcg' },
    expect: { answer: '0.25\u00A0mg', micrograms: 250 },
    source: { ...units, how: 'units "250 microgram" mg: 0.25' },
  },
  {
    name: '1,000 IU of vitamin D',
    given: { amount: '500', iu: 1000, iuIn: 'D' },
    expect: { vitaminMicrograms: 25, vitaminMilligrams: 0.025 },
    source: { ...fda, how: '1000 × 0.025' },
  },
  {
    name: '3,000 IU of retinol',
    given: { amount: '500', iu: 3000, iuIn: 'A, retinol' },
    expect: { vitaminMicrograms: 900, vitaminMilligrams: 0.9 },
    source: { ...fda, how: '3000 × 0.3' },
  },
  {
    name: '30 IU of vitamin E, natural',
    given: { amount: '500', iu: 30, iuIn: 'E, natural' },
    expect: { vitaminMilligrams: 20.1 },
    source: { ...fda, how: '30 × 0.67' },
  },
  {
    name: '30 IU of vitamin E, synthetic',
    given: { amount: '500', iu: 30, iuIn: 'E, synthetic' },
    expect: { vitaminMilligrams: 13.5 },
    source: { ...fda, how: '30 × 0.45' },
  },
  {
    name: 'A mass below nothing is refused',
    given: { direction: 'forward', amount: '-5' },
    problem: 'amount',
    source: { title: 'Arithmetic on paper', how: 'Nothing weighs less than nothing' },
  },
])
