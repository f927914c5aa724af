import { defineUnitPair } from '@/lib/families/unit-conversion'

export default defineUnitPair({
  quantity: 'mass',
  from: 't',
  to: 'short ton',
  initial: '20',
  help: 'Such as 20, 44000 lb, 18 long ton or 300 US cwt.',
  words: { t: 'tonnes', 'short ton': 'tons' },
  kinds: {
    label: 'Ton',
    units: ['short ton', 'long ton'],
    differenceIn: 'kg',
    help: 'A plain ton in America is the short one of 2,000 lb, in older British texts the long one of 2,240.',
    usualIn: { uk: 'long ton' },
  },
  also: { kilograms: 'kg', pounds: 'lb', usHundredweight: 'US cwt', ukHundredweight: 'UK cwt' },
  related: {
    shortTons: { label: 'US short tons', unit: 'short ton', times: '1/907.18474' },
    longTons: { label: 'UK long tons', unit: 'long ton', times: '1/1016.0469088' },
  },
  adds: {
    price: {
      label: 'Price or freight',
      money: true,
      units: { 'per tonne': '0.001', 'per short ton': '1/907.18474', 'per long ton': '1/1016.0469088' },
    },
  },
  follows: {
    perTonne: { label: 'For a tonne', money: true, times: ['price'], by: '1000' },
    perShortTon: { label: 'For a short ton', money: true, times: ['price'], by: '907.18474' },
    cost: { label: 'For the whole load', money: true, times: ['price', 'amount'] },
  },
  marks: { 'Freight container, heaviest': '30.48 t', 'Loaded truck of 80,000 lb': '80000 lb', 'Big bag': '1 t' },
  table: [[0.5, 50, 0.5]],
  formula: 'Tonnes = short tons × 0.90718474 = long tons × 1.0160469088, exactly',
  limits: ['Register tons and tons of refrigeration measure room and cooling; no factor leads there.'],
  examples: [{ name: 'Scrap', given: { amount: '26.68' }, expect: { answer: '29.40966578\u00A0short\u00A0ton' } }],
})
