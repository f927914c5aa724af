/** What can be done with one or two whole numbers. */
export type WordOperation =
  | 'add'
  | 'subtract'
  | 'multiply'
  | 'divide'
  | 'modulo'
  | 'and'
  | 'or'
  | 'xor'
  | 'not'
  | 'left'
  | 'right'
  | 'fill'
  | 'rotateLeft'
  | 'rotateRight'

export interface Worked {
  /** Without an end to its digits. */
  exact: bigint
  /** Within the word, as signed or unsigned as it was asked; without a word the exact value. */
  value: bigint
  /** Of a division, with the sign of the dividend. */
  remainder?: bigint
  /** Of words: a carry or a borrow beyond the highest bit. */
  carry?: boolean
  /** Of words: the signed result has no room. */
  overflow?: boolean
}

export const longestShift = 4096
const size = (value: bigint) => (value < 0n ? -value : value)

/** The remainder with the sign of the divisor. */
function floored(value: bigint, by: bigint): bigint {
  const rest = value % by
  return rest !== 0n && rest < 0n !== by < 0n ? rest + by : rest
}

/** Rounded down, also below 0. */
const halved = (value: bigint, times: bigint) => value >> times

/**
 * Works on whole numbers without limit, where negative ones are two’s complement with endless ones in front, or on words of `width` bits.
 * Operands of words are their bits from 0; `isSigned` says how division, comparison and the result read them. A quotient is cut towards 0.
 * `right` fills with zeros, `fill` with the sign. Throws a RangeError for a division by 0 and for a shift that is negative or too long.
 */
export function workWord(
  operation: WordOperation,
  one: bigint,
  other: bigint,
  width: number | undefined,
  isSigned = false,
): Worked {
  const read = (bits: bigint) =>
    width === undefined ? bits : isSigned ? BigInt.asIntN(width, bits) : BigInt.asUintN(width, bits)
  const [a, b] = [read(one), read(other)]
  const within = (exact: bigint, more: Partial<Worked> = {}): Worked => ({ exact, value: read(exact), ...more })
  switch (operation) {
    case 'add':
      return within(a + b, flags(one + other, sign(one, width) + sign(other, width), width))
    case 'subtract':
      return within(a - b, flags(one - other, sign(one, width) - sign(other, width), width))
    case 'multiply':
      return within(a * b, flags(one * other, sign(one, width) * sign(other, width), width))
    case 'divide':
      if (b === 0n) throw new RangeError('zero')
      return within(a / b, {
        remainder: a % b,
        ...(width === undefined ? {} : { overflow: isSigned && read(a / b) !== a / b }),
      })
    case 'modulo':
      if (b === 0n) throw new RangeError('zero')
      return within(floored(a, b))
    case 'and':
      return within(one & other)
    case 'or':
      return within(one | other)
    case 'xor':
      return within(one ^ other)
    case 'not':
      return within(~one)
    default:
      return shifted(operation, one, a, shiftOf(other), width, within)
  }
}

/** The bits as a signed number; of no word the number itself. */
const sign = (bits: bigint, width: number | undefined) => (width === undefined ? bits : BigInt.asIntN(width, bits))

function flags(unsigned: bigint, signed: bigint, width: number | undefined): Partial<Worked> {
  if (width === undefined) return {}
  return { carry: BigInt.asUintN(width, unsigned) !== unsigned, overflow: BigInt.asIntN(width, signed) !== signed }
}

function shiftOf(by: bigint): bigint {
  if (by < 0n || by > BigInt(longestShift)) throw new RangeError('shift')
  return by
}

function shifted(
  operation: 'left' | 'right' | 'fill' | 'rotateLeft' | 'rotateRight',
  bits: bigint,
  value: bigint,
  by: bigint,
  width: number | undefined,
  within: (exact: bigint, more?: Partial<Worked>) => Worked,
): Worked {
  if (width === undefined) {
    if (operation === 'rotateLeft' || operation === 'rotateRight') throw new RangeError('rotate')
    return within(operation === 'left' ? value << by : halved(value, by))
  }
  const room = BigInt(width)
  if (operation === 'left') {
    const carry = by > 0n && by <= room && ((bits >> (room - by)) & 1n) === 1n
    return within(value << by, {
      carry,
      overflow: BigInt.asIntN(width, BigInt.asIntN(width, bits) << by) !== BigInt.asIntN(width, bits) << by,
    })
  }
  if (operation === 'right' || operation === 'fill') {
    const carry =
      by > 0n && ((BigInt.asIntN(width, bits) >> (by - 1n)) & 1n) === 1n && (operation === 'fill' || by <= room)
    return within(operation === 'right' ? bits >> by : BigInt.asIntN(width, bits) >> by, { carry })
  }
  const turns = operation === 'rotateLeft' ? by % room : (room - (by % room)) % room
  return within(BigInt.asUintN(width, bits << turns) | (bits >> (room - turns)))
}

/** A column of a written sum or difference in a base, from the right. */
interface BaseColumn {
  place: number
  carriedIn: number
  top: number
  bottom: number
  digit: number
  carriedOut: number
}

const digitsOf = (value: bigint, base: number) =>
  [...size(value).toString(base)].map((digit) => Number.parseInt(digit, base)).toReversed()

/** One number plus or less another, both from 0, the second not larger where it is taken away; as on paper. */
export function writtenColumns(one: bigint, other: bigint, base: number, isTaken: boolean): BaseColumn[] {
  const [top, bottom] = [digitsOf(one, base), digitsOf(other, base)]
  const columns: BaseColumn[] = []
  let carried = 0
  for (let place = 0; place < Math.max(top.length, bottom.length) || carried > 0; place += 1) {
    const [above, below] = [top[place] ?? 0, bottom[place] ?? 0]
    const total = isTaken ? above - below - carried : above + below + carried
    const carriedOut = isTaken ? (total < 0 ? 1 : 0) : Math.floor(total / base)
    const digit = isTaken ? total + carriedOut * base : total % base
    columns.push({ place, carriedIn: carried, top: above, bottom: below, digit, carriedOut })
    carried = carriedOut
  }
  return columns
}

/** The products of a number from 0 with each digit of another that is not 0, the last digit first. */
export function partialProductsIn(
  one: bigint,
  other: bigint,
  base: number,
): { digit: number; product: bigint; shift: number }[] {
  return digitsOf(other, base).flatMap((digit, shift) =>
    digit === 0 ? [] : [{ digit, product: one * BigInt(digit), shift }],
  )
}

/** Each digit of a quotient with what was brought down, taken away and left; numbers from 0, the divisor above 0. */
export function writtenDivisionIn(
  dividend: bigint,
  divisor: bigint,
  base: number,
): { part: bigint; digit: number; taken: bigint; left: bigint }[] {
  let rest = 0n
  const lines: { part: bigint; digit: number; taken: bigint; left: bigint }[] = []
  for (const digit of digitsOf(dividend, base).toReversed()) {
    const part = rest * BigInt(base) + BigInt(digit)
    const fits = part / divisor
    rest = part - fits * divisor
    if (fits > 0n || lines.length > 0) lines.push({ part, digit: Number(fits), taken: fits * divisor, left: rest })
  }
  return lines.length > 0 ? lines : [{ part: dividend, digit: 0, taken: 0n, left: dividend }]
}
