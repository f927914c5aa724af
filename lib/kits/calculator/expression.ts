/** A line of working in pieces: text as it stands, and figures as they are written with what they stand for. */
export type Piece = string | WrittenFigure
export interface WrittenFigure {
  text: string
  value: number
  /** What the line calls it; absent where the number stands in the line itself. */
  path?: string
}

const functions: Readonly<Record<string, (...values: number[]) => number>> = {
  max: Math.max,
  min: Math.min,
  ln: Math.log,
  tan: Math.tan,
}

const constants: Readonly<Record<string, number>> = { '½': 0.5, e: Math.E, π: Math.PI }

type Sign = '+' | '−' | '×' | '÷' | '^'
/** A line as it is worked out. What is no expression holds NaN. */
export type Expression =
  | { is: 'figure'; figure: WrittenFigure }
  | { is: 'number'; value: number; name?: string }
  | { is: 'negative' | 'root'; of: Expression }
  | { is: Sign; left: Expression; right: Expression }
  | { is: 'call'; name: string; of: readonly Expression[] }

type Token = number | string | WrittenFigure

/** A superscript behind letters belongs to a unit (m²), and the digits of a word are no number. */
const tokens = /\p{L}[\p{L}²³⁴]*|\d+|[²³½√()+−×÷^,]/gu

function tokensOf(piece: Piece): readonly Token[] {
  if (typeof piece !== 'string') return [piece]
  return (piece.match(tokens) ?? []).flatMap((token): readonly Token[] => {
    if (/^\d/.test(token)) return [Number(token)]
    const isWord = /^\p{L}/u.test(token) && !Object.hasOwn(constants, token) && !Object.hasOwn(functions, token)
    return isWord ? [] : [token]
  })
}

/**
 * Reads a written line: + − × ÷ ^ √ ² ³ ½, brackets, max, min, ln, tan of radians, e and π, with the usual precedence. Words are
 * passed over, and what stands behind a comma outside brackets is a remark.
 */
export function readExpression(pieces: readonly Piece[]): Expression {
  const queue = pieces.flatMap(tokensOf)
  const take = (sign: string) => queue[0] === sign && queue.shift() !== undefined
  const whole = (value: number): Expression => ({ is: 'number', value })

  function sum(): Expression {
    let left = product()
    for (;;)
      if (take('+')) left = { is: '+', left, right: product() }
      else if (take('−')) left = { is: '−', left, right: product() }
      else return left
  }
  function product(): Expression {
    let left = signed()
    for (;;)
      if (take('×')) left = { is: '×', left, right: signed() }
      else if (take('÷')) left = { is: '÷', left, right: signed() }
      else return left
  }
  function signed(): Expression {
    return take('−') ? { is: 'negative', of: signed() } : power()
  }
  function power(): Expression {
    if (take('√')) return { is: 'root', of: power() }
    const left = operand()
    if (take('²')) return { is: '^', left, right: whole(2) }
    if (take('³')) return { is: '^', left, right: whole(3) }
    return take('^') ? { is: '^', left, right: signed() } : left
  }
  function operand(): Expression {
    const first = queue.shift()
    if (typeof first === 'object') return { is: 'figure', figure: first }
    if (typeof first === 'number') return whole(first)
    const name = first ?? ''
    const constant = constants[name]
    if (constant !== undefined) return { is: 'number', value: constant, name }
    const isCall = Object.hasOwn(functions, name)
    if (isCall) queue.shift()
    else if (name !== '(') return whole(Number.NaN)
    const of = [sum()]
    while (take(',')) of.push(sum())
    queue.shift()
    return isCall ? { is: 'call', name, of } : (of[0] ?? whole(Number.NaN))
  }
  return sum()
}

const signs: Readonly<Record<Sign, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '−': (left, right) => left - right,
  '×': (left, right) => left * right,
  '÷': (left, right) => left / right,
  '^': (left, right) => left ** right,
}

/** What an expression comes to, its figures being worth what `worth` says. NaN where it is none. */
export function valueOf(expression: Expression, worth: (figure: WrittenFigure) => number): number {
  const value = (one: Expression) => valueOf(one, worth)
  switch (expression.is) {
    case 'figure':
      return worth(expression.figure)
    case 'number':
      return expression.value
    case 'negative':
      return -value(expression.of)
    case 'root':
      return Math.sqrt(value(expression.of))
    case 'call':
      return functions[expression.name]?.(...expression.of.map(value)) ?? Number.NaN
    default:
      return signs[expression.is](value(expression.left), value(expression.right))
  }
}

/** What a written line comes to. NaN where it is no expression. */
export function evaluate(pieces: readonly Piece[]): number {
  return valueOf(readExpression(pieces), ({ value }) => value)
}
