import { defineUnitPair } from '@/lib/families/unit-conversion'

export default defineUnitPair({
  quantity: 'mass',
  from: 'oz t',
  to: 'g',
  label: 'Weight of the metal',
  initial: '1',
  help: 'Such as 1, 10 g, 3 oz t 5 dwt, 1 tola or 1 kg. “oz” alone is a kitchen ounce.',
  also: { grams: 'g', troyOunces: 'oz t', pennyweights: 'dwt', grains: 'gr', tolas: 'tola', kitchenOunces: 'oz' },
  adds: {
    purity: { label: 'Purity', units: { 'parts in 1000': '0.001', karat: '1/24', '%': '0.01' }, most: '1' },
    price: {
      label: 'Price of fine metal',
      money: true,
      units: { 'per troy ounce': '1/0.0311034768', 'per gram': '1000', 'per kilogram': '1' },
    },
  },
  follows: {
    fineGrams: { label: 'Fine metal', unit: 'g', times: ['amount', 'purity'], by: '1000' },
    fineOunces: { label: 'Fine, in troy ounces', unit: 'oz t', times: ['amount', 'purity'], by: '1/0.0311034768' },
    worth: { label: 'Melt value', money: true, times: ['amount', 'purity', 'price'] },
    asFine: { label: 'If all of it were fine', money: true, times: ['amount', 'price'] },
    perGram: { label: 'Price of a fine gram', money: true, times: ['price'], by: '0.001' },
  },
  marks: { 'Bar of an ounce': '1 oz t', Kilobar: '1 kg', 'Good delivery gold bar': '400 oz t' },
  table: [[0.5, 50, 0.5]],
  formula: 'Grams = troy ounces × 31.1034768, exactly; fine weight = weight × karat ÷ 24',
  limits: ['There is no price of today here: you type one. A dealer pays less than the melt value.'],
  examples: [
    {
      name: 'A ring of 14 karat',
      given: { direction: 'back', amount: '10', purity: 14, purityIn: 'karat' },
      expect: { answer: '0.3215074657\u00A0oz\u00A0t', fineGrams: 5.833333 },
    },
  ],
})
