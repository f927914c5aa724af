import { defineGeneratorCases } from '@/lib/kits/generator'
import randomPassword from './random-password'

const counted = (how: string) => ({ title: 'Counting by inclusion and exclusion', how })
const apple = {
  title: 'Apple: Customizing Password AutoFill Rules',
  href: 'https://developer.apple.com/documentation/security/customizing-password-autofill-rules',
}
const request = { title: 'The request itself' }
const only = (set: string) => ({ lower: set === 'lower', upper: false, digits: set === 'digits', symbols: false })

export default defineGeneratorCases(randomPassword, [
  {
    name: 'Twenty characters with one of each of four sets',
    given: { length: 20 },
    expect: { text: ['Entropy of each: 124.46 bits', 'Length: 20'], plainBytes: 20 },
    source: counted(
      'Sets of 26, 26, 10 and 13: 75^20 less those that miss a set, added up in Python with whole numbers',
    ),
  },
  {
    name: 'Eight letters and digits, one of each',
    given: { length: 8, symbols: false },
    expect: { text: ['Entropy of each: 47.18 bits'], plainBytes: 8 },
    source: counted('62^8 − 2 × 36^8 − 52^8 + 26^8 × 2 + 10^8'),
  },
  {
    name: 'Four different digits',
    given: { ...only('digits'), length: 4, distinct: true },
    expect: { text: ['Entropy of each: 12.30 bits'], plainBytes: 4 },
    source: { title: 'Permutations', how: '10 × 9 × 8 × 7 = 5,040; base-2 logarithm 12.30' },
  },
  {
    name: 'Six digits without equal neighbours',
    given: { ...only('digits'), length: 6, run: 1 },
    expect: { text: ['Entropy of each: 19.17 bits'], plainBytes: 6 },
    source: { title: 'Counting', how: '10 × 9^5 = 590,490' },
  },
  {
    name: 'Begins with a letter',
    given: {
      counts: true,
      ...only('lower'),
      digits: true,
      lowerLeast: 0,
      digitsLeast: 0,
      length: 8,
      letterFirst: true,
    },
    expect: { text: ['Entropy of each: 40.89 bits'], plainBytes: 8 },
    source: { title: 'Counting', how: '26 × 36^7' },
  },
  {
    name: 'At least two digits among small letters',
    given: { counts: true, ...only('lower'), digits: true, lowerLeast: 0, digitsLeast: 2, length: 8 },
    expect: { text: ['Entropy of each: 40.84 bits'], plainBytes: 8 },
    source: { title: 'Binomial sum', how: 'C(8, k) × 10^k × 26^(8 − k) for k from 2 to 8' },
  },
  {
    name: 'The longest',
    given: { ...only('lower'), length: 128 },
    expect: { text: ['Entropy of each: 601.66 bits'], plainBytes: 128 },
    source: { title: 'Counting', how: '128 × log2 26' },
  },
  {
    name: 'passwordrules: a digit is required, small letters are allowed',
    given: { by: 'site', rules: 'minlength: 8; maxlength: 8; required: digit; allowed: lower;' },
    expect: { text: ['Entropy of each: 41.25 bits', 'Length: 8'], plainBytes: 8 },
    source: { ...apple, how: '36^8 less the 26^8 without a digit' },
  },
  {
    name: 'passwordrules: one of two classes',
    given: { by: 'site', rules: 'maxlength: 8; required: upper, digit; allowed: lower' },
    expect: { text: ['Entropy of each: 47.63 bits'], plainBytes: 8 },
    source: { ...apple, how: 'Classes in one list are alternatives: 62^8 less the 26^8 of small letters alone' },
  },
  {
    name: 'passwordrules: an unknown class',
    given: { by: 'site', rules: 'required: vowels' },
    problem: 'rules',
    source: apple,
  },
  {
    name: 'More required characters than places',
    given: { counts: true, length: 6, lowerLeast: 4, upperLeast: 4 },
    problem: 'length',
    source: request,
  },
  {
    name: 'Twelve different digits',
    given: { ...only('digits'), length: 12, distinct: true },
    problem: 'length',
    source: request,
  },
  { name: 'Every digit excluded', given: { excluded: '0123456789' }, problem: null, source: request },
  {
    name: 'Digits cannot begin with a letter',
    given: { ...only('digits'), letterFirst: true },
    problem: 'letterFirst',
    source: request,
  },
])
