import { defineCases } from '@/lib/kits/calculator'
import tonnesToTons from './tonnes-to-tons'

const sp811 = {
  title:
    'NIST Special Publication 811, appendix B.8: ton, short (2000 lb) = 9.071 847 E+02 kg; ton, long (2240 lb) = 1.016 047 E+03 kg',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }

export default defineCases(tonnesToTons, [
  {
    name: '20 t are 22.05 short tons',
    given: { direction: 'forward', amount: '20', kind: 'short ton' },
    expect: {
      answer: '22.04622622\u00A0short\u00A0ton',
      rounded: '22\u00A0short\u00A0ton',
      entered: '20\u00A0t',
      kilograms: 20_000,
      pounds: 44_092.452437,
      usHundredweight: 440.924524,
      ukHundredweight: 393.682611,
      shortTons: 22.046226,
      longTons: 19.684131,
      kindDifference: null,
      perTonne: null,
      forwardTable: { rows: 100, at: { 0: { given: 0.5, found: 0.5511557 }, '-1': { given: 50, found: 55.11557 } } },
    },
    source: {
      ...units,
      how: 'units "20 tonne" ton, brton, lb, "112 lb"; 44,092.45 ÷ 100; "0.5 tonne" ton: 0.551155655462194',
    },
  },
  {
    name: '20 t are 19.68 long tons',
    given: { direction: 'forward', amount: '20', kind: 'long ton' },
    expect: { answer: '19.68413055\u00A0long\u00A0ton' },
    source: { ...units, how: 'units "20 tonne" brton: 19.6841305522212' },
  },
  {
    name: '10 short tons',
    given: { direction: 'back', amount: '10', kind: 'short ton' },
    expect: {
      answer: '9.0718474\u00A0t',
      exact: '9.0718474\u00A0t',
      backTable: { rows: 100, at: { 0: { given: 0.5, found: 0.4535924 } } },
      marks: {
        rows: 3,
        at: { 1: { name: 'Loaded truck of 80,000 lb', from: '36.287\u00A0t', to: '40\u00A0short\u00A0ton' } },
      },
    },
    source: { ...sp811, how: '20,000 × 0.45359237; units "80000 lb" tonne: 36.2873896, ton: 40' },
  },
  {
    name: '10 long tons',
    given: { direction: 'back', amount: '10', kind: 'long ton' },
    expect: { answer: '10.160469088\u00A0t', kindDifference: 1088.622 },
    source: { ...sp811, how: '22,400 × 0.45359237 = 10,160.469088; less 9071.8474' },
  },
  {
    name: 'Freight of 50 a short ton',
    given: { amount: '20', price: 50, priceIn: 'per short ton' },
    expect: { perTonne: 55.12, perShortTon: 50, cost: 1102.31 },
    source: { ...sp811, how: '50 ÷ 0.90718474 = 55.1156; × 20 = 1102.31' },
  },
  {
    name: 'A load below nothing is refused',
    given: { amount: '-1' },
    problem: 'amount',
    source: { title: 'Arithmetic on paper', how: 'Nothing weighs less than nothing' },
  },
])
