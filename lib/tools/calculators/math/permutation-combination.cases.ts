import { defineCases } from '@/lib/kits/calculator'
import counts from './permutation-combination'

const python = { title: 'Python math and itertools: tests/vectors/math-algebra/counting.py' }
const limit = { title: 'The limit that the page states' }
const items = { of: 'items', names: '' } as const
const [noOrder, ordered] = [{ order: 'no' } as const, { order: 'yes' } as const]
const [once, again] = [{ again: 'no' } as const, { again: 'yes' } as const]

export default defineCases(counts, [
  {
    name: 'Poker hands, as the book of a pocket calculator has them',
    given: { ...items, n: 52, r: 5, ...noOrder, ...once },
    expect: { result: '2,598,960' },
    source: { title: 'Texas Instruments: Making Tracks into Programming (TI-57), page 6-14' },
  },
  {
    name: 'Half of two hundred, in every digit',
    given: { ...items, n: 200, r: 100, ...noOrder, ...once },
    expect: {
      result: '≈ 9.05485146561 × 10⁵⁸',
      all: '90,548,514,656,103,281,165,404,177,077,484,163,874,504,589,675,413,336,841,320',
    },
    source: { ...python, how: 'comb(200, 100)' },
  },
  {
    name: 'Five of 52 cards',
    given: { ...items, n: 52, r: 5, ...noOrder, ...once },
    expect: {
      result: '2,598,960',
      formula: '52! ÷ (5! × 47!)',
      digits: 7,
      chance: '1 in 2,598,960',
      all: null,
      kinds: {
        rows: 4,
        at: {
          0: { order: 'matters', again: 'no', formula: 'n! ÷ (n − r)!', ways: '311,875,200' },
          1: { order: 'does not matter', again: 'no', ways: '2,598,960' },
          2: { order: 'matters', again: 'yes', ways: '380,204,032' },
          3: { order: 'does not matter', again: 'yes', ways: '3,819,816' },
        },
      },
      list: { rows: 0 },
    },
    says: { kind: 'a combination' },
    source: { ...python, how: 'comb(52, 5), perm(52, 5), 52**5, comb(56, 5)' },
  },
  {
    name: 'Three of ten on a podium',
    given: { ...items, n: 10, r: 3, ...ordered, ...once },
    expect: {
      result: '720',
      formula: '10! ÷ 7!',
      circular: '362,880',
      deranged: '1,334,961',
      list: { rows: 720, at: { 0: { at: 1, way: 'A B C' }, 719: { way: 'J I H' } } },
    },
    says: { kind: 'a permutation' },
    source: { ...python, how: 'perm(10, 3), factorial(9), subfactorial(10)' },
  },
  {
    name: 'A lock of three wheels',
    given: { ...items, n: 10, r: 3, ...ordered, ...again },
    expect: { result: '1,000', formula: '10^3', list: { rows: 1000, at: { 0: { way: 'A A A' } } } },
    says: { kind: 'a sequence' },
    source: { ...python, how: '10**3' },
  },
  {
    name: 'Three scoops of ten kinds',
    given: { ...items, n: 10, r: 3, ...noOrder, ...again },
    expect: { result: '220', formula: '12! ÷ (3! × 9!)' },
    says: { kind: 'a multiset' },
    source: { ...python, how: 'comb(12, 3)' },
  },
  {
    name: 'Pairs of four, listed',
    given: { ...items, n: 4, r: 2, ...noOrder, ...once },
    expect: {
      result: '6',
      list: {
        rows: 6,
        at: { 0: { at: 1, way: 'A B' }, 2: { way: 'A D' }, 3: { way: 'B C' }, 5: { at: 6, way: 'C D' } },
      },
    },
    source: { ...python, how: 'list(combinations("ABCD", 2))' },
  },
  {
    name: 'Ordered pairs of four, listed',
    given: { ...items, n: 4, r: 2, ...ordered, ...once },
    expect: { result: '12', list: { rows: 12, at: { 1: { way: 'A C' }, 3: { way: 'B A' } } } },
    source: { ...python, how: 'list(permutations("ABCD", 2))' },
  },
  {
    name: 'With repetition, listed',
    given: { ...items, n: 3, r: 2, ...noOrder, ...again },
    expect: { result: '6', list: { rows: 6, at: { 0: { way: 'A A' }, 3: { way: 'B B' } } } },
    source: { ...python, how: 'combinations_with_replacement("ABC", 2)' },
  },
  {
    name: 'Named things',
    given: { ...items, n: 3, r: 2, ...noOrder, ...once, names: 'Ann, Ben, Cem' },
    expect: { result: '3', list: { rows: 3, at: { 0: { way: 'Ann, Ben' }, 2: { way: 'Ben, Cem' } } } },
    source: { ...python, how: 'combinations' },
  },
  {
    name: 'Names that are too few',
    given: { ...items, n: 4, r: 2, ...noOrder, ...once, names: 'Ann, Ben, Cem' },
    problem: 'names',
    because: '3 of 4',
    source: limit,
  },
  {
    name: 'More than there are',
    given: { ...items, n: 3, r: 5, ...noOrder, ...once },
    expect: {
      result: '0',
      formula: 'none, since r is above n',
      chance: null,
      kinds: { at: { 0: { ways: '0' }, 2: { ways: '243' }, 3: { ways: '21' } } },
    },
    source: { ...python, how: 'comb(3, 5), perm(3, 5), 3**5, comb(7, 5)' },
  },
  {
    name: 'Nothing taken',
    given: { ...items, n: 4, r: 0, ...ordered, ...once },
    expect: { result: '1', chance: null, kinds: { at: { 1: { ways: '1' }, 2: { ways: '1' }, 3: { ways: '1' } } } },
    source: { ...python, how: 'perm(4, 0)' },
  },
  {
    name: 'Nothing of nothing',
    given: { ...items, n: 0, r: 0, ...noOrder, ...again },
    expect: { result: '1', circular: null, deranged: '1' },
    source: { ...python, how: 'comb(0, 0)' },
  },
  {
    name: 'Something of nothing',
    given: { ...items, n: 0, r: 3, ...noOrder, ...again },
    expect: { result: '0', formula: 'nothing to choose from' },
    source: { ...python, how: '0**3' },
  },
  {
    name: 'Five hundred of a thousand',
    given: { ...items, n: 1000, r: 500, ...noOrder, ...once },
    expect: { result: '≈ 2.70288240945 × 10²⁹⁹', digits: 300 },
    source: { ...python, how: 'comb(1000, 500)' },
  },
  {
    name: 'Twenty thousand digits',
    given: { ...items, n: 10_000, r: 5000, ...ordered, ...again },
    expect: { result: '1 × 10²⁰⁰⁰⁰', digits: 20_001, circular: null },
    source: { ...python, how: '10000**5000' },
  },
  {
    name: 'MISSISSIPPI',
    given: { of: 'alike', word: 'Mississippi' },
    expect: { result: '34,650', formula: '11! ÷ (4! × 4! × 2!)', digits: 5, kinds: { rows: 0 }, list: { rows: 0 } },
    says: { kind: 'multiset' },
    source: { ...python, how: 'factorial(11) // (4! 4! 2!)' },
  },
  {
    name: 'The same as counts',
    given: { of: 'alike', word: '4, 4, 2, 1' },
    expect: { result: '34,650', formula: '11! ÷ (4! × 4! × 2!)' },
    source: { ...python, how: 'factorial(11) // (4! 4! 2!)' },
  },
  {
    name: 'BANANA, listed',
    given: { of: 'alike', word: 'BANANA' },
    expect: {
      result: '60',
      list: { rows: 60, at: { 0: { at: 1, way: 'AAABNN' }, 1: { way: 'AAANBN' }, 3: { way: 'AABANN' } } },
    },
    source: { ...python, how: 'sorted(set(permutations("BANANA")))' },
  },
  {
    name: 'All different',
    given: { of: 'alike', word: 'abc' },
    expect: { result: '6', formula: '3!', list: { rows: 6, at: { 5: { way: 'CBA' } } } },
    source: { ...python, how: 'permutations("abc")' },
  },
  { name: 'No word', given: { of: 'alike', word: ' - ' }, problem: 'word', because: 'must be a word', source: limit },
  {
    name: 'A word with figures',
    given: { of: 'alike', word: 'A1B2' },
    problem: 'word',
    because: 'without figures',
    source: limit,
  },
  {
    name: 'Too many things',
    given: { of: 'alike', word: '9999, 2' },
    problem: 'word',
    because: 'at most 10,000',
    source: limit,
  },
])
