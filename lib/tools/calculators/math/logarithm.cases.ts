import { defineCases } from '@/lib/kits/calculator'
import logarithm from './logarithm'

const mpmath = { title: 'mpmath with 60 digits: tests/vectors/math-algebra/powers.py' }
const dlmf = { title: 'NIST Digital Library of Mathematical Functions, 4.2', href: 'https://dlmf.nist.gov/4.2' }
const paper = { title: 'Arithmetic on paper' }
const log = { find: 'logarithm' } as const

export default defineCases(logarithm, [
  {
    name: '1024 to the base 2',
    given: { ...log, argument: '1024', base: '2' },
    expect: {
      result: '10',
      statement: 'log_2(1024) = 10',
      asPower: '2^10 = 1024',
      verdict: 'good',
      natural: '6.9314718055995',
      common: '3.0102999566398',
      binary: '10',
      expanded: '10 × log_2(2)',
      law: 'log(uⁿ) = n × log u',
      change: 'log_2(1024) = ln 1024 ÷ ln 2 = 6.9314718055995 ÷ 0.69314718055995',
      curve: { rows: 100, at: { 99: { x: 1536, y: 10.584962500721156 } } },
    },
    says: { verdict: 'whole power' },
    source: { ...mpmath, how: 'log(1024) in three bases; log2(1536) = 9 + log2(3) = 10.584962500721156' },
  },
  {
    name: 'Natural logarithm of 2',
    given: { ...log, argument: '2', base: 'e' },
    expect: {
      result: '0.69314718055995',
      statement: 'log_e(2) ≈ 0.69314718055995',
      verdict: null,
      expanded: null,
      law: null,
      common: '0.30102999566398',
    },
    source: {
      title: 'NIST Digital Library of Mathematical Functions, 4.2',
      href: 'https://dlmf.nist.gov/4.2',
      how: 'ln 2 = 0.693147180559945…',
    },
  },
  {
    name: 'The laws on 72',
    given: { ...log, argument: '72', base: '3' },
    expect: {
      result: '3.8927892607144',
      natural: '4.2766661190161',
      common: '1.8573324964313',
      binary: '6.1699250014423',
      expanded: '3 × log_3(2) + 2 × log_3(3)',
      law: 'log(u × v) = log u + log v; log(uⁿ) = n × log u',
    },
    source: { ...mpmath, how: 'log(72, 3) = 3.892789260714372' },
  },
  {
    name: 'A quotient',
    given: { ...log, argument: '4/27', base: '10' },
    expect: { expanded: '2 × log_10(2) − 3 × log_10(3)', law: 'log(u ÷ v) = log u − log v; log(uⁿ) = n × log u' },
    source: { ...dlmf, how: '4.8(i): laws of logarithms' },
  },
  {
    name: '8 to the base 4',
    given: { ...log, argument: '8', base: '4' },
    expect: { result: '3/2', verdict: 'good', asPower: '4^(3/2) = 8' },
    says: { verdict: 'root' },
    source: { ...mpmath, how: 'log(8, 4) = 1.5' },
  },
  {
    name: 'A half to the base 2',
    given: { ...log, argument: '0.5', base: '2' },
    expect: {
      result: '−1',
      natural: '−0.69314718055995',
      common: '−0.30102999566398',
      binary: '−1',
      expanded: '− log_2(2)',
    },
    source: { ...mpmath, how: 'log(0.5)' },
  },
  {
    name: 'Close to 1',
    given: { ...log, argument: '1.000000000000001', base: 'e' },
    expect: { result: '1 × 10⁻¹⁵', verdict: 'plain', binary: '1.442695040889 × 10⁻¹⁵' },
    says: { verdict: 'close to 1' },
    source: {
      ...mpmath,
      how: 'ln = 9.999999999999995e-16, which is 1.0000000000000e-15 in 14 digits; ld 1.442695040888963e-15',
    },
  },
  {
    name: 'Very small',
    given: { ...log, argument: '1e-50', base: '10' },
    expect: { result: '−50', natural: '−115.1292546497', binary: '−166.09640474437', curve: { rows: 0 } },
    source: { ...mpmath, how: 'log(1e-50)' },
  },
  {
    name: 'One has the logarithm 0',
    given: { ...log, argument: '1', base: '7' },
    expect: { result: '0', natural: '0', common: '0', binary: '0', expanded: null },
    source: { ...dlmf, how: 'ln 1 = 0' },
  },
  {
    name: 'e to its own base',
    given: { ...log, argument: 'e', base: 'e' },
    expect: { result: '1', natural: '1' },
    source: { ...dlmf, how: 'ln e = 1' },
  },
  {
    name: 'A base below 1',
    given: { ...log, argument: '8', base: '1/2' },
    expect: { result: '−3', asPower: '(1/2)^(−3) = 8' },
    source: { ...paper, how: '(1/2)^−3 = 8' },
  },
  {
    name: 'Antilogarithm of 2.5',
    given: { find: 'argument', base: '10', logarithm: '2.5' },
    expect: {
      result: '316.22776601684',
      statement: 'log_10(316.22776601684) ≈ 5/2',
      natural: '5.7564627324851',
      common: '2.5',
    },
    source: { ...mpmath, how: '10^2.5 = 316.2277660168379; ln = 2.5 × 2.302585092994046' },
  },
  {
    name: 'Antilogarithm that is exact',
    given: { find: 'argument', base: '7', logarithm: '-3' },
    expect: { result: '1/343', verdict: 'good' },
    source: { ...mpmath, how: '7^-3' },
  },
  {
    name: 'Antilogarithm to the base e',
    given: { find: 'argument', base: 'e', logarithm: '-1' },
    expect: { result: '0.36787944117144', natural: '−1' },
    source: { ...mpmath, how: 'e^-1 = 0.3678794411714423' },
  },
  {
    name: 'The base of a whole logarithm',
    given: { find: 'base', argument: '1000', logarithm: '3' },
    expect: { result: '10', verdict: 'good' },
    source: { ...paper, how: '10³ = 1000' },
  },
  {
    name: 'The base of a broken logarithm',
    given: { find: 'base', argument: '5', logarithm: '1.5' },
    expect: { result: '2.9240177382129', asPower: '2.9240177382129^(3/2) ≈ 5' },
    source: { ...mpmath, how: '5^(2/3) = 2.924017738212866' },
  },
  {
    name: 'The base of a negative logarithm',
    given: { find: 'base', argument: '8', logarithm: '-3' },
    expect: { result: '1/2' },
    source: { ...paper, how: '(1/2)^−3 = 8' },
  },
  {
    name: 'Of nothing',
    given: { ...log, argument: '0', base: '2' },
    problem: 'argument',
    because: 'must be above 0',
    source: dlmf,
  },
  {
    name: 'Of a negative number',
    given: { ...log, argument: '-4', base: '2' },
    problem: 'argument',
    because: 'must be above 0',
    source: dlmf,
  },
  {
    name: 'To the base 1',
    given: { ...log, argument: '4', base: '1' },
    problem: 'base',
    because: 'not 1',
    source: dlmf,
  },
  {
    name: 'To a negative base',
    given: { ...log, argument: '4', base: '-2' },
    problem: 'base',
    because: 'above 0',
    source: dlmf,
  },
  {
    name: 'No base has this',
    given: { find: 'base', argument: '5', logarithm: '0' },
    problem: 'logarithm',
    because: 'must not be 0',
    source: paper,
  },
  {
    name: 'Too large',
    given: { find: 'argument', base: '10', logarithm: '1000' },
    problem: 'logarithm',
    because: 'at most 300 digits',
    source: { title: 'The limit that the page states' },
  },
  {
    name: 'No number',
    given: { ...log, argument: 'many', base: '2' },
    problem: 'argument',
    because: 'must be a number',
    source: { title: 'The limit that the page states' },
  },
])
