import { choice, defineCalculator, problem, text } from '@/lib/kits/calculator'
import type { Step, Verdict } from '@/lib/kits/calculator/types'
import type { Diagram, Shape } from '@/lib/kits/chart/types'
import type { Show } from '@/lib/base/format/show'
import {
  longestShift,
  partialProductsIn,
  readNumber,
  wholeText,
  workWord,
  writeNumber,
  writtenColumns,
  writtenDivisionIn,
  writtenText,
  type Worked,
  type WordOperation,
} from '@/lib/engines/word-arithmetic'

const digits = '0123456789ABCDEF'
const loweredDigits = '₀₁₂₃₄₅₆₇₈₉'
const [mostBits, mostPlaces, mostDigits] = [64, 40, 4000]

const signs: Readonly<Record<WordOperation, string>> = {
  add: '+',
  subtract: '−',
  multiply: '×',
  divide: '÷',
  modulo: 'mod',
  and: 'AND',
  or: 'OR',
  xor: 'XOR',
  not: 'NOT',
  left: '<<',
  right: '>>>',
  fill: '>>',
  rotateLeft: 'ROL',
  rotateRight: 'ROR',
}
const shifts: readonly WordOperation[] = ['left', 'right', 'fill', 'rotateLeft', 'rotateRight']
const bitwise: readonly WordOperation[] = ['and', 'or', 'xor', 'not', ...shifts]

export default defineCalculator({
  inputs: {
    base: choice('Numbers are', {
      options: { '2': 'Binary', '8': 'Octal', '10': 'Decimal', '16': 'Hex' },
      initial: '2',
    }),
    first: text('First number', {
      initial: '1011',
      maxLength: 1200,
      help: 'A minus, spaces between groups, and 0x, 0b or 0o for another base are understood.',
    }),
    operation: choice('Operation', {
      options: {
        add: '+ add',
        subtract: '− subtract',
        multiply: '× multiply',
        divide: '÷ divide',
        modulo: 'mod, remainder',
        and: 'AND',
        or: 'OR',
        xor: 'XOR',
        not: 'NOT, of the first number',
        left: '<< shift left',
        right: '>>> shift right, zeros in front',
        fill: '>> shift right, sign in front',
        rotateLeft: 'rotate left',
        rotateRight: 'rotate right',
      },
      initial: 'multiply',
      as: 'menu',
    }),
    second: text('Second number', {
      initial: '110',
      maxLength: 1200,
      help: 'Of a shift or rotation, how many places, in the same base.',
      shownWhen: {
        field: 'operation',
        is: ['add', 'subtract', 'multiply', 'divide', 'modulo', 'and', 'or', 'xor', ...shifts],
      },
    }),
    width: choice('Word', {
      options: { none: 'No limit', '8': '8 bits', '16': '16 bits', '32': '32 bits', '64': '64 bits' },
      initial: 'none',
      as: 'menu',
    }),
    reads: choice('Bits are read as', {
      options: { unsigned: 'Unsigned', signed: 'Signed (two’s complement)' },
      initial: 'unsigned',
      shownWhen: { field: 'width', is: ['8', '16', '32', '64'] },
      refines: true,
    }),
  },
  outputs: {
    result: { kind: 'text', label: 'Result' },
    remainder: { kind: 'text', label: 'Remainder', optional: true },
    verdict: { kind: 'verdict', label: 'Note', optional: true },
    binary: { kind: 'text', label: 'Binary', section: 'In four bases' },
    octal: { kind: 'text', label: 'Octal', section: 'In four bases' },
    decimal: { kind: 'text', label: 'Decimal', section: 'In four bases' },
    hex: { kind: 'text', label: 'Hexadecimal', section: 'In four bases' },
    unsigned: { kind: 'text', label: 'Read as unsigned', optional: true, section: 'As a word' },
    signed: { kind: 'text', label: 'Read as two’s complement', optional: true, section: 'As a word' },
    flags: { kind: 'text', label: 'Flags', optional: true, section: 'As a word' },
    picture: { kind: 'diagram', label: 'On paper', optional: true },
    columns: {
      kind: 'table',
      label: 'Column by column, from the right',
      optional: true,
      columns: {
        place: { kind: 'count', label: 'Place' },
        carriedIn: { kind: 'count', label: 'Carried or borrowed before' },
        top: { kind: 'text', label: 'Above' },
        bottom: { kind: 'text', label: 'Below' },
        digit: { kind: 'text', label: 'Digit written' },
        carriedOut: { kind: 'count', label: 'Carry or borrow' },
      },
    },
    partials: {
      kind: 'table',
      label: 'Partial products',
      optional: true,
      columns: {
        digit: { kind: 'text', label: 'Times digit' },
        product: { kind: 'text', label: 'Product' },
        shifted: { kind: 'text', label: 'With its zeros' },
      },
    },
    division: {
      kind: 'table',
      label: 'Long division',
      optional: true,
      columns: {
        part: { kind: 'text', label: 'Brought down' },
        digit: { kind: 'text', label: 'Digit of the quotient' },
        taken: { kind: 'text', label: 'Taken away' },
        left: { kind: 'text', label: 'Left' },
      },
    },
    bits: {
      kind: 'table',
      label: 'Bit by bit',
      optional: true,
      columns: {
        bit: { kind: 'count', label: 'Bit' },
        weight: { kind: 'text', label: 'Worth' },
        first: { kind: 'text', label: 'First' },
        second: { kind: 'text', label: 'Second' },
        result: { kind: 'text', label: 'Result' },
      },
    },
  },
  formula:
    'place values are powers of the base; a column that reaches the base carries 1; −x is NOT x + 1 in two’s complement; a word of w bits keeps the result modulo 2ʷ',
  limits: [
    'Whole numbers only. The number base converter takes fractions and floats.',
    'A quotient is cut towards 0 and its remainder has the sign of the first number, as in C. mod has the sign of the second, as in Python.',
    'Without a word a negative number has endless ones in front for AND, OR, XOR and NOT, so NOT 5 is −6.',
    `Shifts go up to ${longestShift} places, results up to ${mostDigits} digits.`,
  ],
  sources: [
    {
      title: 'Python documentation: integers of any length, bitwise operations, ctypes',
      href: 'https://docs.python.org/3/library/stdtypes.html',
    },
    {
      title: 'C++ Core Issue 614: results of integer / and %, rounding toward 0 as in C99',
      href: 'https://cplusplus.github.io/CWG/issues/614.html',
    },
  ],

  compute(values, { show }) {
    const read = operandsOf(values)
    if ('field' in read) return problem(read.field, read.says)
    const { worked, width, base } = read
    const bits = width === undefined ? worked.value : BigInt.asUintN(width, worked.value)
    if (plainDigits(worked.value, 2).length > 4 * mostDigits)
      return problem('first', `must lead to at most ${mostDigits} digits`)
    return {
      result: `${grouped(shownValue(worked.value, base, width), base, show)}${lowered(base)}`,
      remainder:
        worked.remainder === undefined ? undefined : `${grouped(worked.remainder, base, show)}${lowered(base)}`,
      verdict: verdictOf(values.operation, read, show),
      binary: width === undefined ? grouped(bits, 2, show) : padded(bits, width),
      octal: grouped(bits, 8, show),
      decimal: grouped(worked.value, 10, show),
      hex: width === undefined ? grouped(bits, 16, show) : paddedHex(bits, width),
      unsigned: width === undefined ? undefined : wholeText(bits, show),
      signed: width === undefined ? undefined : wholeText(BigInt.asIntN(width, bits), show),
      flags: flagsText(worked),
      ...workingOf(values.operation, read),
      bits: bitRows(values.operation, read, show),
    }
  },

  steps(values, _, show) {
    const read = operandsOf(values)
    return 'field' in read ? [] : stepsOf(values.operation, read, show)
  },

  examples: [
    {
      name: 'Eleven times six',
      given: { base: '2', first: '1011', operation: 'multiply', second: '110', width: 'none' },
      expect: { result: '100 0010₂', decimal: '66' },
    },
    {
      name: 'A byte that runs over',
      given: { base: '16', first: 'FF', operation: 'add', second: '1', width: '8', reads: 'unsigned' },
      expect: { result: '0x0', flags: 'carry 1, overflow 0' },
    },
    {
      name: 'Minus five in a byte',
      given: { base: '10', first: '0', operation: 'subtract', second: '5', width: '8', reads: 'signed' },
      expect: { result: '−5₁₀', binary: '1111 1011' },
    },
    {
      name: 'A network mask',
      given: { base: '16', first: 'C0A8012A', operation: 'and', second: 'FFFFFF00', width: '32', reads: 'unsigned' },
      expect: { result: '0xC0A80100' },
    },
  ],
})

interface Asked {
  base: '2' | '8' | '10' | '16'
  first: string
  operation: WordOperation
  second: string
  width: 'none' | '8' | '16' | '32' | '64'
  reads: 'unsigned' | 'signed'
}
interface Operands {
  base: number
  width: number | undefined
  isSigned: boolean
  /** As they are read, and their bits where there is a word. */
  values: readonly [bigint, bigint]
  bits: readonly [bigint, bigint]
  worked: Worked
}
interface Refused {
  field: 'first' | 'second' | 'operation' | 'width'
  says: string
}

const plainDigits = (value: bigint, base: number) => value.toString(base).toUpperCase()
/** Hexadecimal with 0x in front, since 1E5 alone looks like a power of ten. */
const written = (value: bigint, base: number) => plainDigits(value, base).replace(/^(-?)/, base === 16 ? '$10x' : '$1')
/** The base after a number; hexadecimal has its prefix. */
const lowered = (base: number) =>
  base === 16 ? '' : String(base).replace(/\d/g, (digit) => loweredDigits.charAt(Number(digit)))

function wholeOf(typed: string, base: number): bigint | string {
  // 0b1 is a number in hex, and a prefix everywhere else.
  const isPrefixed = /^\s*[-+−]?\s*0[xbo]/i.test(typed) && !(base === 16 && /^\s*[-+−]?\s*0b/i.test(typed))
  const read = readNumber(typed, isPrefixed ? 'any' : base)
  if ('says' in read)
    return `must be a whole number: ${read.says.charAt(0).toLowerCase()}${read.says.slice(1).replace(/\.$/, '')}`
  return read.value.under === 1n ? read.value.over : 'must be a whole number, without a fraction'
}

function operandsOf({ base: named, first, operation, second, width: word, reads }: Asked): Operands | Refused {
  const base = Number(named)
  const width = word === 'none' ? undefined : Number(word)
  const isSigned = width === undefined || reads === 'signed'
  const one = wholeOf(first, base)
  if (typeof one === 'string') return { field: 'first', says: one }
  const other = operation === 'not' ? 0n : wholeOf(second, base)
  if (typeof other === 'string') return { field: 'second', says: other }
  const isShift = shifts.includes(operation)
  for (const [field, value] of [
    ['first', one],
    ['second', other],
  ] as const) {
    if (width === undefined || (isShift && field === 'second')) continue
    if (value < -(1n << BigInt(width - 1)) || value >= 1n << BigInt(width))
      return { field, says: `must have room in ${width} bits: from −2^${width - 1} to 2^${width} − 1` }
  }
  if (width === undefined && (operation === 'rotateLeft' || operation === 'rotateRight'))
    return { field: 'width', says: 'must have a number of bits for a rotation: without an end nothing comes back in' }
  const bitsOf = (value: bigint) => (width === undefined ? value : BigInt.asUintN(width, value))
  const bits = [bitsOf(one), isShift ? other : bitsOf(other)] as const
  const readAs = (value: bigint) =>
    width === undefined ? value : isSigned ? BigInt.asIntN(width, value) : BigInt.asUintN(width, value)
  try {
    return {
      base,
      width,
      isSigned,
      bits,
      values: [readAs(bits[0]), isShift ? other : readAs(bits[1])],
      worked: workWord(operation, bits[0], bits[1], width, isSigned),
    }
  } catch (fault) {
    if (!(fault instanceof RangeError)) throw fault
    return isShift
      ? { field: 'second', says: `must be 0 to ${longestShift} places for a shift` }
      : { field: 'second', says: 'must not be 0: nothing can be divided by 0' }
  }
}

/** In the base that is entered a word is written as its bits, in decimal as it is read. */
const shownValue = (value: bigint, base: number, width: number | undefined) =>
  width === undefined || base === 10 ? value : BigInt.asUintN(width, value)

function grouped(value: bigint, base: number, show: Show): string {
  if (base === 10) return wholeText(value, show)
  if (base === 16) return written(value, 16).replace('-', '−')
  const text = writtenText(writeNumber({ over: value, under: 1n }, digits.slice(0, base)), {
    group: base === 8 ? 3 : 4,
    mark: ' ',
  })
  return text.replace('-', '−')
}
const padded = (bits: bigint, width: number) => (bits.toString(2).padStart(width, '0').match(/.{4}/g) ?? []).join(' ')
const paddedHex = (bits: bigint, width: number) => `0x${plainDigits(bits, 16).padStart(width / 4, '0')}`

function flagsText({ carry, overflow }: Worked): string | undefined {
  const parts = [
    ...(carry === undefined ? [] : [`carry ${carry ? 1 : 0}`]),
    ...(overflow === undefined ? [] : [`overflow ${overflow ? 1 : 0}`]),
  ]
  return parts.length > 0 ? parts.join(', ') : undefined
}

function verdictOf(
  operation: WordOperation,
  { worked, width, values, isSigned }: Operands,
  show: Show,
): Verdict | undefined {
  if (width !== undefined && worked.exact !== worked.value && operation !== 'not')
    return {
      is: 'fair',
      says: `The exact result, ${wholeText(worked.exact, show)}, has no room in ${width} ${isSigned ? 'signed' : 'unsigned'} bits. The lowest ${width} bits were kept.`,
    }
  if (shifts.includes(operation) && width !== undefined && values[1] >= BigInt(width))
    return {
      is: 'fair',
      says: operation.startsWith('rotate')
        ? 'More places than bits: whole turns change nothing and were taken off.'
        : `The shift is as wide as the word or wider, so nothing of the number is left. Processors take such a shift modulo ${width}.`,
    }
  if (operation === 'modulo' && values[0] < 0n !== values[1] < 0n && worked.value !== 0n)
    return {
      is: 'plain',
      says: 'The signs differ: this remainder has the sign of the second number. In C it would have that of the first.',
    }
  return undefined
}

/** Both numbers without their signs, and whether they add up or are taken from each other. */
function workingOf(operation: WordOperation, { base, values: [one, other] }: Operands) {
  const size = (value: bigint) => (value < 0n ? -value : value)
  const [a, b] = [size(one), size(other)]
  if (Math.max(plainDigits(a, base).length, plainDigits(b, base).length) > mostPlaces) return {}
  const digit = (value: number) => digits.charAt(value)
  if (operation === 'add' || operation === 'subtract') {
    const isTaken = (one < 0n !== other < 0n) !== (operation === 'subtract')
    const [top, bottom] = isTaken && a < b ? [b, a] : [a, b]
    const columns = writtenColumns(top, bottom, base, isTaken)
    return {
      columns: columns.map((column) => ({
        ...column,
        top: digit(column.top),
        bottom: digit(column.bottom),
        digit: digit(column.digit),
      })),
      picture: pictureOf(
        [
          [
            '',
            columns
              .map(({ carriedIn }) => (carriedIn > 0 ? String(carriedIn) : ' '))
              .toReversed()
              .join(''),
          ],
          ['', plainDigits(top, base)],
          [isTaken ? '−' : '+', plainDigits(bottom, base)],
        ],
        plainDigits(isTaken ? top - bottom : top + bottom, base),
      ),
    }
  }
  if (operation === 'multiply') {
    const parts = partialProductsIn(a, b, base)
    return {
      partials: parts.map(({ digit: by, product, shift }) => ({
        digit: digit(by),
        product: plainDigits(product, base),
        shifted: plainDigits(product, base) + '0'.repeat(shift),
      })),
      picture:
        parts.length > 12 || plainDigits(a * b, base).length > mostPlaces
          ? undefined
          : pictureOf(
              [
                ['', plainDigits(a, base)],
                ['×', plainDigits(b, base)],
              ],
              plainDigits(a * b, base),
              parts.length > 1 ? parts.map(({ product, shift }) => plainDigits(product, base) + ' '.repeat(shift)) : [],
            ),
    }
  }
  if (operation !== 'divide' || b === 0n) return {}
  return {
    division: writtenDivisionIn(a, b, base).map((line) => ({
      part: written(line.part, base),
      digit: digit(line.digit),
      taken: written(line.taken, base),
      left: written(line.left, base),
    })),
  }
}

const [cell, line] = [16, 24]

/** Numbers under each other, each digit in its column; the first row may hold carries. */
function pictureOf(
  rows: readonly (readonly [sign: string, text: string])[],
  result: string,
  between: readonly string[] = [],
): Diagram | undefined {
  const filled = rows.filter(([, text]) => text.trim() !== '')
  const longest = Math.max(result.length, ...[...rows.map(([, text]) => text), ...between].map(({ length }) => length))
  const width = (longest + 3) * cell
  const shapes: Shape[] = []
  let y = line
  const put = (text: string, sign = '', isSmall = false) => {
    for (const [at, sign_] of [...text].toReversed().entries())
      if (sign_ !== ' ')
        shapes.push({
          is: 'text',
          at: [width - (at + 1) * cell, y],
          text: sign_,
          anchor: 'middle',
          ...(isSmall ? ({ small: true, tone: 'accent' } as const) : {}),
        })
    if (sign !== '') shapes.push({ is: 'text', at: [cell, y], text: sign, anchor: 'middle' })
    y += line
  }
  const rule = () => {
    shapes.push({ is: 'line', from: [cell / 2, y - line + 7], to: [width - cell / 2, y - line + 7], tone: 'muted' })
    y += 6
  }
  for (const [at, [sign, text]] of filled.entries()) put(text, sign, filled.length === 3 && at === 0)
  rule()
  if (between.length > 0) {
    for (const text of between) put(text)
    rule()
  }
  put(result)
  return { title: 'Written out', width, height: y - line / 2, shapes }
}

function bitRows(operation: WordOperation, { width, bits: [one, other], worked }: Operands, show: Show) {
  if (!bitwise.includes(operation) && width === undefined) return undefined
  const longest = Math.max(
    ...[one, other, worked.value].map((value) => (value < 0n ? -value : value).toString(2).length + 1),
  )
  const count = width ?? Math.min(longest, mostBits)
  if (width === undefined && longest > mostBits) return undefined
  const bit = (value: bigint, at: number) => String((BigInt.asUintN(count, value) >> BigInt(at)) & 1n)
  const hasSecond = operation !== 'not' && !shifts.includes(operation)
  return Array.from({ length: count }, (_, index) => {
    const at = count - 1 - index
    return {
      bit: at,
      weight: wholeText(1n << BigInt(at), show),
      first: bit(one, at),
      second: hasSecond ? bit(other, at) : null,
      result: bit(worked.value, at),
    }
  })
}

function stepsOf(
  operation: WordOperation,
  { base, values: [one, other], worked, width }: Operands,
  show: Show,
): Step[] {
  const both = (value: bigint) => `${grouped(value, base, show)}${lowered(base)} = ${wholeText(value, show)}`
  const sign = signs[operation]
  const isAlone = operation === 'not'
  const lines: Step[] = [
    { finds: 'The first number, in decimal', working: 'each digit times its power of the base', gives: both(one) },
    ...(isAlone ? [] : [{ finds: 'The second number, in decimal', working: 'in the same way', gives: both(other) }]),
    {
      finds: 'Worked out without a limit',
      working: isAlone ? `NOT ${wholeText(one, show)}` : `${wholeText(one, show)} ${sign} ${wholeText(other, show)}`,
      gives: wholeText(worked.exact, show),
    },
  ]
  if (width === undefined) return lines
  const bits = BigInt.asUintN(width, worked.exact)
  lines.push({ finds: `The lowest ${width} bits of it`, working: `modulo 2^${width}`, gives: padded(bits, width) })
  if (BigInt.asIntN(width, bits) < 0n)
    lines.push({
      finds: 'Read as two’s complement: all bits turned, and 1 more, is its size',
      working: `${padded(BigInt.asUintN(width, ~bits), width)} + 1`,
      gives: `${wholeText(-BigInt.asIntN(width, bits), show)}, so ${wholeText(BigInt.asIntN(width, bits), show)}`,
    })
  return lines
}
