/** A number as a quotient of whole numbers; `under` is above 0. */
export interface Quotient {
  over: bigint
  under: bigint
}

/** Where a text stops being a number, in UTF-16 units, and why. */
export interface ReadFault {
  offset: number
  length: number
  says: string
}

export const standardDigits = '0123456789abcdefghijklmnopqrstuvwxyz'

/** Most digits of one number. */
export const mostDigits = 1_000_000
const mostPower = 4000

const prefixes: Readonly<Record<string, number>> = { '0x': 16, '0b': 2, '0o': 8, '#': 16 }

/** What stands between groups of digits and means nothing. */
const isSeparator = (character: string) => /[\s_,'’]/.test(character)

/** The value of every digit: either case means the same where the digits are the usual ones. */
export function digitValues(digits: string): ReadonlyMap<string, number> {
  const values = new Map<string, number>()
  for (const [value, digit] of [...digits].entries()) values.set(digit, value)
  if (digits === standardDigits.slice(0, digits.length))
    for (const [value, digit] of [...digits.toUpperCase()].entries()) values.set(digit, value)
  return values
}

/** A whole number of so many digits in a base, halves first, so that a million digits take no million multiplications of long numbers. */
function wholeOf(values: readonly number[], base: number): bigint {
  const powers = new Map<number, bigint>()
  const powerOf = (exponent: number): bigint => {
    const known = powers.get(exponent)
    if (known !== undefined) return known
    const half = exponent >> 1
    const made = exponent <= 16 ? BigInt(base) ** BigInt(exponent) : powerOf(half) * powerOf(exponent - half)
    powers.set(exponent, made)
    return made
  }
  const part = (from: number, to: number): bigint => {
    if (to - from <= 8) {
      let sum = 0n
      for (let at = from; at < to; at++) sum = sum * BigInt(base) + BigInt(values[at] ?? 0)
      return sum
    }
    const middle = (from + to) >> 1
    return part(from, middle) * powerOf(to - middle) + part(middle, to)
  }
  return part(0, values.length)
}

interface Read {
  value: Quotient
  /** The base that a prefix named, or the given one. */
  base: number
}

/**
 * A number written in a base of 2 to 94, exactly: a sign, a prefix of that base (0x, 0b, 0o), groups, a fraction, a repeated block in
 * brackets such as 0.(3), and in base 10 an exponent such as 1e-3. `any` takes the base of the prefix, and 10 without one. `digits` are
 * those of the base in order. Refuses anything else with its place.
 */
export function readNumber(text: string, base: number | 'any', digits = standardDigits): Read | ReadFault {
  const start = text.length - text.trimStart().length
  const body = text.trim()
  const sign = /^[-−+]/.exec(body)?.[0] ?? ''
  const named = /^(?:0[xbo]|#)/i.exec(body.slice(sign.length))?.[0] ?? ''
  const ofPrefix = prefixes[named.toLowerCase()]
  const isPrefix = ofPrefix !== undefined && (base === 'any' || (base === ofPrefix && digits.startsWith('01')))
  const actual = base === 'any' ? (isPrefix ? ofPrefix : 10) : base
  const values = digitValues(digits.slice(0, actual))
  const whole: number[] = []
  const fixed: number[] = []
  const block: number[] = []
  let into = whole
  let power = 0
  let isOpen = false
  const skipped = sign.length + (isPrefix ? named.length : 0)
  for (let at = skipped; at < body.length;) {
    const character = String.fromCodePoint(body.codePointAt(at) ?? 0)
    const fault = (says: string, length = character.length): ReadFault => ({ offset: start + at, length, says })
    const value = values.get(character)
    if (value !== undefined) {
      if (into === block && !isOpen) return fault('A repeated block ends the number.')
      into.push(value)
    } else if (character === '.') {
      if (into !== whole) return fault('A number has one point.')
      into = fixed
    } else if (character === '(' && into === fixed) {
      into = block
      isOpen = true
    } else if (character === ')' && isOpen && block.length > 0) isOpen = false
    else if (actual === 10 && /^e/i.test(character)) {
      const [all = '', exponent = ''] = /^e([-−+]?\d{1,5})$/i.exec(body.slice(at)) ?? []
      if (all === '') return fault('After e stands a whole number of at most five digits.', body.length - at)
      power = Number(exponent.replace('−', '-'))
      if (Math.abs(power) > mostPower)
        return fault(`The exponent lies between −${mostPower} and ${mostPower}.`, all.length)
      at = body.length
      continue
    } else if (!isSeparator(character))
      return fault(
        `“${character}” is no digit of base ${actual}, whose digits are ${digits[0] ?? ''} to ${digits[actual - 1] ?? ''}.`,
      )
    at += character.length
  }
  const count = whole.length + fixed.length + block.length
  const end = { offset: start, length: Math.max(1, body.length) }
  if (isOpen || count === 0)
    return { ...end, says: isOpen ? 'The bracket of the repeated block is not closed.' : 'There is no digit.' }
  if (count > mostDigits) return { ...end, says: 'A number has at most 1,000,000 digits.' }
  const scale = BigInt(actual) ** BigInt(fixed.length)
  const repeats = BigInt(actual) ** BigInt(block.length) - 1n
  const size = simplest(
    block.length === 0
      ? { over: wholeOf([...whole, ...fixed], actual), under: scale }
      : { over: wholeOf([...whole, ...fixed], actual) * repeats + wholeOf(block, actual), under: scale * repeats },
  )
  const shifted =
    power === 0
      ? size
      : simplest(
          power > 0
            ? { over: size.over * 10n ** BigInt(power), under: size.under }
            : { over: size.over, under: size.under * 10n ** BigInt(-power) },
        )
  return { value: sign === '' || sign === '+' ? shifted : { over: -shifted.over, under: shifted.under }, base: actual }
}

function simplest({ over, under }: Quotient): Quotient {
  if (under === 1n) return { over, under }
  let one = over < 0n ? -over : over
  let other = under
  while (other !== 0n) [one, other] = [other, one % other]
  return { over: over / one, under: under / one }
}
