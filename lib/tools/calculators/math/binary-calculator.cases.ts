import { defineCases } from '@/lib/kits/calculator'
import binary from './binary-calculator'

const ctypes = { title: 'ctypes and integers of Python: tests/vectors/number-bases/arithmetic.py' }
const paper = { title: 'Arithmetic on paper' }
const limit = { title: 'The limit that the page states' }
const plain = { base: '2', width: 'none' } as const
const hex = { base: '16', width: 'none' } as const

export default defineCases(binary, [
  {
    name: '1011 times 110',
    given: { ...plain, first: '1011', operation: 'multiply', second: '110' },
    expect: {
      result: '100 0010₂',
      remainder: null,
      verdict: null,
      binary: '100 0010',
      octal: '102',
      decimal: '66',
      hex: '0x42',
      unsigned: null,
      signed: null,
      flags: null,
      partials: {
        rows: 2,
        at: {
          0: { digit: '1', product: '1011', shifted: '10110' },
          1: { digit: '1', product: '1011', shifted: '101100' },
        },
      },
      bits: { rows: 0 },
    },
    source: { ...ctypes, how: 'bin(0b1011 * 0b110)' },
  },
  {
    name: '0xFF and 1',
    given: { ...hex, first: '0xFF', operation: 'add', second: '1' },
    expect: {
      result: '0x100',
      decimal: '256',
      binary: '1 0000 0000',
      columns: {
        rows: 3,
        at: {
          0: { place: 0, carriedIn: 0, top: 'F', bottom: '1', digit: '0', carriedOut: 1 },
          2: { place: 2, carriedIn: 1, top: '0', bottom: '0', digit: '1', carriedOut: 0 },
        },
      },
    },
    source: { ...ctypes, how: 'hex(0xFF + 1)' },
  },
  {
    name: 'Minus five in a byte',
    given: { base: '10', first: '-5', operation: 'add', second: '0', width: '8', reads: 'signed' },
    expect: {
      result: '−5₁₀',
      binary: '1111 1011',
      octal: '373',
      hex: '0xFB',
      unsigned: '251',
      signed: '−5',
      flags: 'carry 0, overflow 0',
      bits: { rows: 8, at: { 0: { bit: 7, weight: '128', first: '1', second: '0', result: '1' }, 5: { result: '0' } } },
    },
    source: { ...ctypes, how: 'c_uint8(-5).value = 251 = 0b11111011' },
  },
  {
    name: 'A byte that runs over',
    given: { base: '16', first: 'FF', operation: 'add', second: '1', width: '8', reads: 'unsigned' },
    expect: { result: '0x0', binary: '0000 0000', hex: '0x00', flags: 'carry 1, overflow 0', verdict: 'fair' },
    says: { verdict: '256' },
    source: { ...ctypes, how: 'c_uint8(0xFF + 1).value = 0; −1 + 1 has room' },
  },
  {
    name: 'A signed byte that overflows',
    given: { base: '10', first: '127', operation: 'add', second: '1', width: '8', reads: 'signed' },
    expect: { result: '−128₁₀', flags: 'carry 0, overflow 1', signed: '−128', unsigned: '128', verdict: 'fair' },
    source: { ...ctypes, how: 'c_int8(127 + 1).value = −128' },
  },
  {
    name: 'A borrow',
    given: { ...plain, first: '1000', operation: 'subtract', second: '11' },
    expect: {
      result: '101₂',
      columns: {
        at: { 0: { top: '0', bottom: '1', digit: '1', carriedOut: 1 }, 1: { carriedIn: 1, digit: '0', carriedOut: 1 } },
      },
    },
    source: { ...paper, how: '8 − 3 = 5' },
  },
  {
    name: 'Below zero without a word',
    given: { base: '16', first: '10', operation: 'subtract', second: 'FF', width: 'none' },
    expect: { result: '−0xEF', decimal: '−239' },
    source: { ...ctypes, how: 'hex(0x10 - 0xFF)' },
  },
  {
    name: 'A division',
    given: { ...plain, first: '110111', operation: 'divide', second: '101' },
    expect: {
      result: '1011₂',
      remainder: '0₂',
      division: {
        rows: 4,
        at: {
          0: { part: '110', digit: '1', taken: '101', left: '1' },
          1: { part: '11', digit: '0', taken: '0', left: '11' },
        },
      },
    },
    source: { ...paper, how: '55 ÷ 5 = 11' },
  },
  {
    name: 'A negative division',
    given: { base: '10', first: '-7', operation: 'divide', second: '2', width: 'none' },
    expect: { result: '−3₁₀', remainder: '−1₁₀' },
    source: {
      title: 'C++ Core Issue 614',
      href: 'https://cplusplus.github.io/CWG/issues/614.html',
      how: 'C99 rounds toward 0, so that -1 % 5 is -1; the same for −7 and 2',
    },
  },
  {
    name: 'A negative modulo',
    given: { base: '10', first: '-7', operation: 'modulo', second: '3', width: 'none' },
    expect: { result: '2₁₀', verdict: 'plain' },
    source: { ...ctypes, how: '-7 % 3 = 2' },
  },
  {
    name: 'A network mask',
    given: { base: '16', first: 'C0A8012A', operation: 'and', second: 'FFFFFF00', width: '32', reads: 'unsigned' },
    expect: { result: '0xC0A80100', unsigned: '3,232,235,776', signed: '−1,062,731,520' },
    source: { ...ctypes, how: '0xC0A8012A & 0xFFFFFF00' },
  },
  {
    name: 'NOT without a word',
    given: { base: '10', first: '5', operation: 'not', width: 'none' },
    expect: { result: '−6₁₀', bits: { rows: 4, at: { 0: { first: '0', second: null, result: '1' } } } },
    source: { ...ctypes, how: '~5 = −6' },
  },
  {
    name: 'NOT of a byte',
    given: { ...plain, first: '1010', operation: 'not', width: '8', reads: 'unsigned' },
    expect: { result: '1111 0101₂', unsigned: '245', signed: '−11' },
    source: { ...ctypes, how: 'c_uint8(~0b1010).value' },
  },
  {
    name: 'Exclusive or',
    given: { ...plain, first: '1100', operation: 'xor', second: '1010' },
    expect: { result: '110₂' },
    source: { ...ctypes, how: '0b1100 ^ 0b1010' },
  },
  {
    name: 'Shifts to the right of a negative byte',
    given: { base: '10', first: '-16', operation: 'fill', second: '2', width: '8', reads: 'signed' },
    expect: { result: '−4₁₀', binary: '1111 1100', flags: 'carry 0' },
    source: { ...ctypes, how: '-16 >> 2 = −4' },
  },
  {
    name: 'The same with zeros in front',
    given: { base: '10', first: '-16', operation: 'right', second: '2', width: '8', reads: 'unsigned' },
    expect: { result: '60₁₀', binary: '0011 1100' },
    source: { ...ctypes, how: '240 >> 2 = 60' },
  },
  {
    name: 'A rotation',
    given: { base: '2', first: '10010110', operation: 'rotateLeft', second: '11', width: '8', reads: 'unsigned' },
    expect: { result: '1011 0100₂' },
    source: { ...paper, how: '100 10110 becomes 10110 100' },
  },
  {
    name: 'A shift wider than the word',
    given: { base: '10', first: '1', operation: 'left', second: '9', width: '8', reads: 'unsigned' },
    expect: { result: '0₁₀', verdict: 'fair' },
    source: { ...ctypes, how: 'c_uint8(1 << 9).value = 0' },
  },
  {
    name: 'Octal',
    given: { base: '8', first: '777', operation: 'add', second: '1', width: 'none' },
    expect: { result: '1 000₈', decimal: '512', octal: '1 000' },
    source: { ...ctypes, how: 'oct(0o777 + 1)' },
  },
  {
    name: 'Large numbers',
    given: {
      base: '10',
      first: '123456789012345678901234567890',
      operation: 'multiply',
      second: '987654321098765432109876543210',
      width: 'none',
    },
    expect: { decimal: '121,932,631,137,021,795,226,185,032,733,622,923,332,237,463,801,111,263,526,900' },
    source: { ...ctypes, how: 'the product of both integers' },
  },
  {
    name: 'By nothing',
    given: { ...plain, first: '1', operation: 'divide', second: '0' },
    problem: 'second',
    because: 'divided by 0',
    source: limit,
  },
  {
    name: 'A digit too many',
    given: { ...plain, first: '102', operation: 'add', second: '1' },
    problem: 'first',
    because: 'no digit of base 2',
    source: limit,
  },
  {
    name: 'A fraction',
    given: { ...plain, first: '1.1', operation: 'add', second: '1' },
    problem: 'first',
    because: 'without a fraction',
    source: limit,
  },
  {
    name: 'No room',
    given: { base: '10', first: '300', operation: 'add', second: '1', width: '8' },
    problem: 'first',
    because: '8 bits',
    source: limit,
  },
  {
    name: 'A shift backwards',
    given: { ...plain, first: '1', operation: 'left', second: '-1' },
    problem: 'second',
    because: 'places',
    source: limit,
  },
  {
    name: 'A rotation without an end',
    given: { ...plain, first: '1', operation: 'rotateLeft', second: '1' },
    problem: 'width',
    because: 'rotation',
    source: limit,
  },
])
