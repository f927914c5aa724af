import { defineUnitPair } from '@/lib/families/unit-conversion'

export default defineUnitPair({
  quantity: 'mass',
  from: 'g',
  to: 'tola',
  label: 'Weight',
  initial: '100',
  help: 'Such as 100, 10 tola, 5 masha, 7 ratti or 1 sovereign.',
  reads: ['masha', 'ratti', 'gem ratti', 'sovereign'],
  kinds: {
    label: 'Tola',
    units: ['tola', 'bazaar tola'],
    differenceIn: 'g',
    help: 'The standard tola has 180 grains. Some jewelers call ten grams a tola.',
  },
  also: { grams: 'g', mashas: 'masha', rattis: 'ratti', gemRattis: 'gem ratti', sovereigns: 'sovereign', carats: 'ct' },
  adds: { purity: { label: 'Purity', units: { karat: '1/24', 'parts in 1000': '0.001' }, most: '1' } },
  follows: {
    fineGrams: { label: 'Fine gold', unit: 'g', times: ['amount', 'purity'], by: '1000' },
    fineTolas: { label: 'Fine gold in standard tola', unit: 'tola', times: ['amount', 'purity'], by: '1/0.0116638038' },
  },
  marks: { 'Ten tola bar': '10 tola', 'Bar of 100 grams': '100 g', Sovereign: '1 sovereign', 'One pavan': '1 pavan' },
  table: [[1, 100, 1]],
  backTable: [[0.25, 25, 0.25]],
  formula: 'Grams = tola × 11.6638038, exactly; 1 tola = 12 masha = 96 ratti',
  limits: [
    'The weight called ratti differs from town to town and between gold and stones; two of them are shown.',
    'Trade in India is by law in metric units; tola figures are for talking and for old papers.',
  ],
  examples: [
    {
      name: 'A bar of ten tola',
      given: { direction: 'back', amount: '10', kind: 'tola', purity: 22, purityIn: 'karat' },
      expect: { answer: '116.638038\u00A0g', fineGrams: 106.918202 },
    },
  ],
})
