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
    name: 'Two passwords stand on two lines',
    given: { count: 2, length: 12 },
    expect: { text: ['Length: 12'], plainBytes: 25 },
    source: { title: 'Counting', how: '12 + 1 + 12 bytes of ASCII' },
  },
  {
    name: 'Ten different digits are all there are',
    given: { ...only('digits'), length: 10, distinct: true },
    expect: { text: ['Entropy of each: 21.79 bits'], plainBytes: 10 },
    source: { title: 'Permutations', how: '10! = 3,628,800; base-2 logarithm 21.79' },
  },
  {
    name: 'All ten digits asked for, without repeats',
    given: { counts: true, ...only('digits'), length: 10, distinct: true, digitsLeast: 10 },
    expect: { text: ['Entropy of each: 21.79 bits'] },
    source: { title: 'Permutations', how: '10!' },
  },
  {
    name: 'Eleven digits without repeats are one too many',
    given: { counts: true, ...only('digits'), lower: true, length: 20, distinct: true, digitsLeast: 11 },
    problem: null,
    source: request,
  },
  {
    name: 'As many required as there are places',
    given: { counts: true, length: 8, lowerLeast: 4, upperLeast: 4, digits: false, symbols: false },
    expect: { text: ['Entropy of each: 43.73 bits'], plainBytes: 8 },
    source: { title: 'Counting', how: 'C(8, 4) × 26^8' },
  },
  {
    name: 'At least two capitals among digits',
    given: { counts: true, lower: false, symbols: false, upperLeast: 2, digitsLeast: 0, length: 8 },
    expect: { text: ['Entropy of each: 41.36 bits'] },
    source: { title: 'Counting', how: '36^8 − 10^8 − 8 × 26 × 10^7' },
  },
  {
    name: 'At least two symbols among small letters',
    given: { counts: true, upper: false, digits: false, lowerLeast: 0, symbolsLeast: 2, length: 8 },
    expect: { text: ['Entropy of each: 41.97 bits'] },
    source: { title: 'Counting', how: '39^8 − 26^8 − 8 × 13 × 26^7, of the thirteen symbols offered' },
  },
  {
    name: 'Never three digits alike in a row',
    given: { ...only('digits'), length: 4, run: 2 },
    expect: { text: ['Entropy of each: 13.26 bits'] },
    source: { title: 'Counting', how: '10,000 less the 190 with three or four alike in a row: 9 × 10 × 2 + 10' },
  },
  {
    name: 'Small letters without look-alikes: no l and no o',
    given: { ...only('lower'), length: 8, clear: true },
    expect: { text: ['Entropy of each: 36.68 bits'] },
    source: { title: 'Counting', how: '24^8' },
  },
  {
    name: 'Digits without look-alikes: no 0 and no 1',
    given: { ...only('digits'), length: 6, clear: true },
    expect: { text: ['Entropy of each: 18.00 bits'] },
    source: { title: 'Counting', how: '8^6 = 2^18' },
  },
  {
    name: 'Every digit excluded where none is required',
    given: {
      counts: true,
      ...only('lower'),
      digits: true,
      lowerLeast: 0,
      digitsLeast: 0,
      length: 8,
      excluded: '0123456789',
    },
    expect: { text: ['Entropy of each: 37.60 bits'] },
    source: { title: 'Counting', how: '26^8' },
  },
  { name: 'No set at all', given: { ...only('none'), length: 8 }, problem: null, source: request },
  {
    name: 'One digit cannot stand beside another one',
    given: { ...only('digits'), length: 4, run: 1, excluded: '123456789' },
    problem: null,
    source: request,
  },
  {
    name: 'More required characters with a limit on runs than can be counted',
    given: { counts: true, length: 128, lowerLeast: 30, upperLeast: 30, digitsLeast: 30, symbolsLeast: 30, run: 1 },
    problem: null,
    source: { title: 'The limit that the page states' },
  },
  {
    name: 'passwordrules: a length below the least is raised',
    given: { by: 'site', rules: 'minlength: 10; maxlength: 12; required: lower', length: 8 },
    expect: { text: ['Entropy of each: 47.00 bits', 'Length: 10'], plainBytes: 10 },
    source: { ...apple, how: 'minlength; 26^10' },
  },
  {
    name: 'passwordrules: a length above the most is lowered',
    given: { by: 'site', rules: 'maxlength: 4; required: lower', length: 8 },
    expect: { text: ['Length: 4'], plainBytes: 4 },
    source: { ...apple, how: 'maxlength, the shortest that is offered here' },
  },
  {
    name: 'passwordrules: never three alike in a row',
    given: { by: 'site', rules: 'minlength: 8; maxlength: 8; required: digit; max-consecutive: 2', length: 8 },
    expect: { text: ['Entropy of each: 26.49 bits'] },
    source: { ...apple, how: 'max-consecutive: 94,551,300 of the 10^8, counted by a table of runs in Python' },
  },
  {
    name: 'passwordrules: a least length of 128 is the longest',
    given: { by: 'site', rules: 'minlength: 128; required: lower', length: 8 },
    expect: { text: ['Length: 128', 'Entropy of each: 601.66 bits'] },
    source: { ...apple, how: '128 × log2 26' },
  },
  {
    name: 'passwordrules: longer than can be made',
    given: { by: 'site', rules: 'minlength: 129; required: lower' },
    problem: 'rules',
    source: { title: 'The limit that the page states' },
  },
  {
    name: 'passwordrules: shorter than is safe to offer',
    given: { by: 'site', rules: 'maxlength: 3; required: lower' },
    problem: 'rules',
    source: { title: 'The limit that the page states' },
  },
  {
    name: 'passwordrules: least above most',
    given: { by: 'site', rules: 'minlength: 9; maxlength: 8; required: lower' },
    problem: 'rules',
    source: apple,
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
