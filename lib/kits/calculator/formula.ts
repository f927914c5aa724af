import type { Expression, WrittenFigure } from './expression'
import type { Rounding } from './types'

/* Working as formulas of a spreadsheet: OpenDocument 1.3 Part 4 (OpenFormula), ECMA-376 Part 1, 18.17. */

/** How tightly the outermost operator of a text binds. */
interface Bound {
  text: string
  level: number
}
const levels = { sum: 1, negative: 1.5, product: 2, power: 3, whole: 4 }

const spreadsheetNames: Readonly<Record<string, string>> = {
  max: 'MAX',
  min: 'MIN',
  ln: 'LN',
  tan: 'TAN',
  e: 'EXP(1)',
  π: 'PI()',
  '½': '0.5',
}

const inBrackets = ({ text, level }: Bound, least: number) => (level < least ? `(${text})` : text)

function numberText(value: number): Bound {
  return { text: String(value), level: value < 0 ? levels.negative : levels.whole }
}

function bound(expression: Expression, place: (figure: WrittenFigure) => string | undefined): Bound {
  const of = (one: Expression) => bound(one, place)
  const joined = (sign: string, level: number, left: Expression, right: Expression): Bound => ({
    text: `${inBrackets(of(left), level)}${sign}${inBrackets(of(right), level + 1)}`,
    level,
  })
  switch (expression.is) {
    case 'figure': {
      const text = place(expression.figure)
      return text === undefined ? numberText(expression.figure.value) : { text, level: levels.whole }
    }
    case 'number': {
      const { name, value } = expression
      return name === undefined ? numberText(value) : { text: spreadsheetNames[name] ?? '', level: levels.whole }
    }
    case 'negative':
      return { text: `-${inBrackets(of(expression.of), levels.whole)}`, level: levels.negative }
    case 'root':
      return { text: `SQRT(${of(expression.of).text})`, level: levels.whole }
    case 'call': {
      const list = expression.of.map((one) => of(one).text)
      return { text: `${spreadsheetNames[expression.name]}(${list.join(',')})`, level: levels.whole }
    }
    case '+':
      return joined('+', levels.sum, expression.left, expression.right)
    case '−':
      return joined('-', levels.sum, expression.left, expression.right)
    case '×':
      return joined('*', levels.product, expression.left, expression.right)
    case '÷':
      return joined('/', levels.product, expression.left, expression.right)
    case '^': {
      const power = [expression.left, expression.right].map((one) => inBrackets(of(one), levels.whole))
      return { text: power.join('^'), level: levels.power }
    }
  }
}

/** To what a line says, by functions that round as it does: amounts half away from zero, whole numbers with a hair's allowance. */
function roundedText(text: string, rounding: Rounding | undefined, minorDigits: number): string {
  const minor = 10 ** minorDigits
  if (rounding === 'up') return `-INT(0.000000001-(${text}))`
  if (rounding === 'down') return `INT((${text})+0.000000001)`
  if (rounding === 'nearest') return `INT((${text})+0.5)`
  if (rounding === 'cents') return `ROUND(${text},${minorDigits})`
  return rounding === 'cents down' ? `INT((${text})*${minor}+0.000000001)/${minor}` : text
}

/**
 * An expression as a formula without its sign of equality. `place` says what stands for a figure: a cell, a range in a function, or
 * a formula in brackets; where it says nothing the figure stands as a number.
 */
export function formulaOf(
  expression: Expression,
  rounding: Rounding | undefined,
  minorDigits: number,
  place: (figure: WrittenFigure) => string | undefined,
): string {
  return roundedText(bound(expression, place).text, rounding, minorDigits)
}
