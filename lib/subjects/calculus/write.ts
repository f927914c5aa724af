import { raised } from '@/lib/base/format/raised'
import { negated, ratio, type Ratio } from '@/lib/base/units/ratio'
import {
  expanded,
  factored,
  isWhole,
  multiply,
  numberOf,
  opposite,
  partFactor,
  power,
  type Expression,
} from './expression'

/** How closely the outermost sign binds: a sum, a product, a power or what stands alone. */
const [ofSum, ofProduct, ofPower, ofAtom] = [1, 2, 3, 4] as const
interface Written {
  text: string
  rank: number
}

/** In the way of books, and so that it can be typed in again: 2x·cos(x²), (x + 1)/√(x² + 3), e^(−x). */
export function writeExpression(expression: Expression, decimal: '.' | ',' = '.'): string {
  return written(expression, decimal).text
}

const inBrackets = ({ text, rank }: Written, least: number) => (rank < least ? `(${text})` : text)

function written(expression: Expression, decimal: '.' | ','): Written {
  switch (expression.is) {
    case 'number':
      return numberText(expression.value)
    case 'name':
      return { text: expression.name === 'pi' ? 'π' : expression.name, rank: ofAtom }
    case 'sum':
      return { text: sumText(expression.of, decimal), rank: ofSum }
    case 'product':
      return productText(expression, decimal)
    case 'power':
      return powerText(expression, decimal)
    case 'call': {
      const inside = written(expression.of, decimal).text
      return { text: expression.name === 'abs' ? `|${inside}|` : `${expression.name}(${inside})`, rank: ofAtom }
    }
  }
}

function numberText({ over, under }: Ratio): Written {
  const size = over < 0n ? -over : over
  const text = under === 1n ? String(size) : `${size}/${under}`
  return { text: over < 0n ? `−${text}` : text, rank: over < 0n ? ofSum : under === 1n ? ofAtom : ofProduct }
}

function sumText(given: readonly Expression[], decimal: '.' | ','): string {
  const lead = given.findIndex((term) => partFactor(term)[0].over > 0n)
  // 1 − x² rather than −x² + 1.
  const terms = given.length === 2 && lead === 1 ? given.toReversed() : given
  return terms
    .map((term, at) => {
      const isBelow = partFactor(term)[0].over < 0n
      const text = inBrackets(written(isBelow ? opposite(term) : term, decimal), ofProduct)
      return `${isBelow ? (at === 0 ? '−' : ' − ') : at === 0 ? '' : ' + '}${text}`
    })
    .join('')
}

const isBelowZero = (exponent: Expression) => exponent.is === 'number' && exponent.value.over < 0n

function productText(expression: Extract<Expression, { is: 'product' }>, decimal: '.' | ','): Written {
  const [factor, rest] = partFactor(expression)
  if (factor.over < 0n) {
    const positive = written(multiply(numberOf(negated(factor)), rest), decimal)
    return { text: `−${inBrackets(positive, ofProduct)}`, rank: ofSum }
  }
  const parts = rest.is === 'product' ? rest.of : [rest]
  const above = parts.filter((part) => !(part.is === 'power' && isBelowZero(part.exponent)))
  const below = parts.flatMap((part) =>
    part.is === 'power' && isBelowZero(part.exponent) ? [power(part.base, opposite(part.exponent))] : [],
  )
  const top = joined(
    [...(factor.over === 1n && above.length > 0 ? [] : [numberOf(ratio(factor.over))]), ...above],
    decimal,
  )
  const bottomParts = [...(factor.under === 1n ? [] : [numberOf(ratio(factor.under))]), ...below]
  if (bottomParts.length === 0) return { text: top, rank: ofProduct }
  const bottom = joined(bottomParts, decimal)
  const topText =
    above.length === 1 && above[0]?.is === 'sum' && factor.over === 1n ? `(${top.replace(/^\((.*)\)$/s, '$1')})` : top
  const single = bottomParts.length === 1 && bottomParts[0]
  const bottomText = single ? inBrackets(written(single, decimal), ofPower) : `(${bottom})`
  return { text: `${topText}/${bottomText}`, rank: ofProduct }
}

/** Numbers, then powers of letters, sums, functions, and powers of e. */
function place(factor: Expression): number {
  if (factor.is === 'number') return 0
  const base = factor.is === 'power' ? factor.base : factor
  if (base.is === 'number') return 3
  if (base.is === 'name')
    return base.name === 'e' ? 5 : factor.is === 'power' && factor.exponent.is !== 'number' ? 5 : 1
  return base.is === 'sum' ? 2 : 4
}

/** Factors beside each other; a dot stands where two would run together. */
function joined(given: readonly Expression[], decimal: '.' | ','): string {
  const factors = given.toSorted((a, b) => place(a) - place(b))
  const alone = factors.length === 1 && factors[0]
  if (alone) return inBrackets(written(alone, decimal), ofProduct)
  return factors
    .map((factor) => inBrackets(written(factor, decimal), ofPower))
    .reduce((found, text, at) => {
      const before = factors[at - 1]
      const isClose = at === 1 && before !== undefined && isWhole(before) && !/^\d/.test(text)
      return isClose ? `${found}${text}` : `${found}·${text}`
    })
}

function powerText({ base, exponent }: Extract<Expression, { is: 'power' }>, decimal: '.' | ','): Written {
  if (isBelowZero(exponent)) {
    const under = written(power(base, opposite(exponent)), decimal)
    return { text: `1/${inBrackets(under, ofPower)}`, rank: ofProduct }
  }
  if (exponent.is === 'number' && exponent.value.over === 1n && exponent.value.under === 2n) {
    const inside = written(base, decimal)
    return {
      text: `√${inside.rank === ofAtom && /^[\p{L}\d]$/u.test(inside.text) ? inside.text : `(${inside.text})`}`,
      rank: ofPower,
    }
  }
  if (isWhole(exponent)) {
    const number = exponent.value.over
    // sin²(x) is how books write the square of a sine.
    if (base.is === 'call' && base.name !== 'abs' && number > 0n)
      return { text: `${base.name}${raised(number)}(${written(base.of, decimal).text})`, rank: ofPower }
    return { text: `${inBrackets(written(base, decimal), ofAtom)}${raised(number)}`, rank: ofPower }
  }
  const inside = written(exponent, decimal)
  const text = inside.rank === ofAtom && !inside.text.includes('(') ? inside.text : `(${inside.text})`
  return { text: `${inBrackets(written(base, decimal), ofAtom)}^${text}`, rank: ofPower }
}

/** The shortest of an expression, multiplied out, and with what its terms share taken out. */
export function shortest(expression: Expression): Expression {
  const multipliedOut = expanded(expression)
  const tried = [factored(expression), expression, factored(multipliedOut), multipliedOut]
  return tried.reduce((best, one) => (lengthOf(one) < lengthOf(best) ? one : best))
}
const lengthOf = (expression: Expression) => writeExpression(expression).length
