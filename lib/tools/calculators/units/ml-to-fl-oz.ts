import { defineUnitPair } from '@/lib/families/unit-conversion'

export default defineUnitPair({
  quantity: 'volume',
  from: 'mL',
  to: 'US fl oz',
  initial: '500',
  help: 'Such as 500, 12 fl oz, 1 pint or 75 cl. “fl oz” is the ounce chosen below.',
  words: { 'US fl oz': 'fluid ounces' },
  kinds: {
    label: 'Fluid ounce',
    units: ['US fl oz', 'imp fl oz', 'label fl oz'],
    differenceIn: 'mL',
    help: 'A US nutrition label counts 30 mL to the ounce; the bottle is filled by the true one.',
    usualIn: { uk: 'imp fl oz' },
  },
  also: { milliliters: 'mL', cups: 'US cup', tablespoons: 'US tbsp', usPints: 'US pt', imperialPints: 'imp pt' },
  related: {
    usOunces: { label: 'US fluid ounces', unit: 'fl oz', times: '1/0.0000295735295625' },
    imperialOunces: { label: 'Imperial fluid ounces', unit: 'fl oz', times: '1/0.0000284130625' },
    labelOunces: { label: 'Ounces of a nutrition label', unit: 'fl oz', times: '1/0.00003' },
  },
  marks: {
    'Cabin limit for liquids': '100 mL',
    'Can, Europe': '330 mL',
    'Can, United States': '355 mL',
    'Half-liter bottle': '500 mL',
    'Pint of beer, Britain': '20 imp fl oz',
    'Wine bottle': '750 mL',
  },
  table: [[10, 1000, 10]],
  backTable: [[1, 64, 1]],
  formula: 'Milliliters = US fluid ounces × 29.5735295625 = imperial fluid ounces × 28.4130625, exactly',
  limits: ['A fluid ounce is a volume. Only of water does it weigh about an ounce.'],
  sources: [{ title: '21 CFR 101.9(b)(5): a fluid ounce means 30 mL on a nutrition label' }],
  examples: [
    { name: 'Cabin limit', given: { amount: '100' }, expect: { answer: '3.38140227\u00A0US\u00A0fl\u00A0oz' } },
  ],
})
