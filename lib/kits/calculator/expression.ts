/** A line of working in pieces: text as it stands, and figures as they are written with what they stand for. */
export type Piece = string | WrittenFigure
export interface WrittenFigure {
  text: string
  value: number
}

const functions: Readonly<Record<string, (...values: number[]) => number>> = {
  max: Math.max,
  min: Math.min,
  ln: Math.log,
  tan: Math.tan,
}

const constants: Readonly<Record<string, number>> = { '½': 0.5, e: Math.E, π: Math.PI }

/** A superscript behind letters belongs to a unit (m²), and the digits of a word are no number. */
const tokens = /\p{L}[\p{L}²³⁴]*|\d+|[²³½√()+−×÷^,]/gu

function tokensOf(piece: Piece): readonly (string | number)[] {
  if (typeof piece !== 'string') return [piece.value]
  return (piece.match(tokens) ?? []).flatMap((token): readonly (string | number)[] => {
    if (/^\d/.test(token)) return [Number(token)]
    const isWord = /^\p{L}/u.test(token) && !Object.hasOwn(constants, token) && !Object.hasOwn(functions, token)
    return isWord ? [] : [token]
  })
}

/**
 * What a written line comes to: + − × ÷ ^ √ ² ³ ½, brackets, max, min, ln, tan of radians, e and π, with the usual precedence. Words are
 * passed over, and what stands behind a comma outside brackets is a remark. NaN where it is no expression.
 */
export function evaluate(pieces: readonly Piece[]): number {
  const queue = pieces.flatMap(tokensOf)
  const take = (sign: string) => queue[0] === sign && queue.shift() !== undefined

  function sum(): number {
    let total = product()
    for (;;)
      if (take('+')) total += product()
      else if (take('−')) total -= product()
      else return total
  }
  function product(): number {
    let total = signed()
    for (;;)
      if (take('×')) total *= signed()
      else if (take('÷')) total /= signed()
      else return total
  }
  function signed(): number {
    return take('−') ? -signed() : power()
  }
  function power(): number {
    if (take('√')) return Math.sqrt(power())
    const base = operand()
    if (take('²')) return base ** 2
    if (take('³')) return base ** 3
    return take('^') ? base ** signed() : base
  }
  function operand(): number {
    const first = queue.shift()
    if (typeof first === 'number') return first
    const constant = constants[first ?? '']
    if (constant !== undefined) return constant
    const of = functions[first ?? '']
    if (of) queue.shift()
    else if (first !== '(') return Number.NaN
    const values = [sum()]
    while (take(',')) values.push(sum())
    queue.shift()
    return of ? of(...values) : (values[0] ?? Number.NaN)
  }
  return sum()
}
