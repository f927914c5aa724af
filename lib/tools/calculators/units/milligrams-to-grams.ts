import { defineUnitPair } from '@/lib/families/unit-conversion'

export default defineUnitPair({
  quantity: 'mass',
  from: 'mg',
  to: 'g',
  label: 'Mass',
  initial: '500',
  help: 'Such as 500, 250 mcg, 0.5 g, 2 kg or 5 gr. The letter u is read as micro: ug.',
  reads: ['µg', 'ng', 'gr'],
  also: { nanograms: 'ng', micrograms: 'µg', milligrams: 'mg', grams: 'g', kilograms: 'kg', grains: 'gr' },
  adds: {
    iu: {
      label: 'International units (IU) of a vitamin',
      menu: 'Vitamin',
      units: { D: '2.5e-11', 'A, retinol': '3e-10', 'E, natural': '6.7e-7', 'E, synthetic': '4.5e-7' },
    },
  },
  follows: {
    vitaminMicrograms: { label: 'Vitamin in micrograms', unit: 'µg', times: ['iu'], by: '1e9' },
    vitaminMilligrams: { label: 'Vitamin in milligrams', unit: 'mg', times: ['iu'], by: '1e6' },
  },
  marks: { 'Grain of rice': '25 mg', 'One grain': '1 gr', 'Small aspirin': '81 mg', 'Cube of sugar': '4 g' },
  table: [[5, 500, 5]],
  backTable: [[0.05, 5, 0.05]],
  formula: '1 g = 1,000 mg = 1,000,000 µg = 1,000,000,000 ng, exactly',
  limits: [
    'It converts masses and is no advice on a dose; check every dose with the label and a professional.',
    'An international unit is another mass for each vitamin, so IU of one say nothing about another.',
  ],
  sources: [
    {
      title:
        'FDA: Converting Units of Measure for Folate, Niacin, and Vitamins A, D, and E on the Nutrition Labels (2019)',
    },
  ],
  examples: [
    { name: 'A tablet', given: { direction: 'µg', amount: '250' }, expect: { answer: '0.25\u00A0mg', grams: 0.00025 } },
  ],
})
