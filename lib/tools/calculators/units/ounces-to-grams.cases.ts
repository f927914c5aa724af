import { defineCases } from '@/lib/kits/calculator'
import ouncesToGrams from './ounces-to-grams'

const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8: ounce (avoirdupois) = 2.834 952 E+01 g',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }
const paper = { title: 'Arithmetic on paper' }

export default defineCases(ouncesToGrams, [
  {
    name: '8 oz are 226.796 g',
    given: { direction: 'forward', amount: '8' },
    expect: {
      answer: '226.796185\u00A0g',
      rounded: '200\u00A0g',
      exact: '226.796185\u00A0g',
      entered: '8\u00A0oz',
      poundsOunces: '0\u00A0lb 8\u00A0oz',
      ounces: 8,
      grams: 226.796185,
      kilograms: 0.226796185,
      troyOunces: 7.291667,
      labelGrams: 224,
      forwardTable: {
        rows: 64,
        at: {
          0: { given: 0.25, found: 7.087381, mixed: '0\u00A0lb 0.25\u00A0oz' },
          '-1': { given: 16, found: 453.5924 },
        },
      },
    },
    source: {
      ...units,
      how: 'units "8 oz" g, troyounce: 226.796185, 7.29166666666667; "0.25 oz" g: 7.08738078125; 8 × 28 = 224',
    },
  },
  {
    name: '100 g are 3.5274 oz',
    given: { direction: 'back', amount: '100' },
    expect: {
      answer: '3.527396195\u00A0oz',
      poundsOunces: '0\u00A0lb 3.53\u00A0oz',
      marks: { rows: 6, at: { 3: { name: 'Bar of chocolate', from: '3.5274\u00A0oz', to: '100\u00A0g' } } },
      backTable: {
        rows: 100,
        at: { 19: { given: 100, found: 3.527396 }, '-1': { given: 500, mixed: '1\u00A0lb 1.64\u00A0oz' } },
      },
    },
    source: { ...sp811, how: '100 ÷ 28.34952; units "100 g" oz: 3.52739619495804; 500 ÷ 28.34952 = 17.637, 16 less' },
  },
  {
    name: 'Three and a half ounces',
    given: { direction: 'forward', amount: '3½' },
    expect: { answer: '99.2233309375\u00A0g', entered: '3 1/2\u00A0oz' },
    source: { ...units, how: 'units "3.5 oz" g: 99.2233309375' },
  },
  {
    name: 'Sixteen ounces are carried to a pound',
    given: { direction: 'back', amount: '453.59' },
    expect: { poundsOunces: '1\u00A0lb 0\u00A0oz' },
    source: { ...paper, how: '453.59 ÷ 28.349523125 = 15.99992 oz, 16.00 in hundredths' },
  },
  {
    name: 'A fluid ounce is no weight',
    given: { direction: 'forward', amount: '8 fl oz' },
    problem: 'amount',
    source: {
      title: 'NIST Handbook 44, appendix C: fluid ounce, a unit of liquid volume',
      how: 'Without a density it weighs nothing in particular',
    },
  },
])
