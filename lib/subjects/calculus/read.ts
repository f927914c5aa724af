import { ratio } from '@/lib/base/units/ratio'
import { FormulaFault, readFormula, type Formula, type Vocabulary } from '@/lib/subjects/algebra/formula'
import { vocabularyWith } from '@/lib/subjects/algebra/formula-value'
import {
  add,
  call,
  divide,
  euler,
  fraction,
  multiply,
  named,
  numberOf,
  opposite,
  power,
  root,
  square,
  subtract,
  whole,
  type Expression,
} from './expression'

const one_ = [
  'sin',
  'cos',
  'tan',
  'cot',
  'sec',
  'csc',
  'asin',
  'acos',
  'atan',
  'sinh',
  'cosh',
  'tanh',
  'asinh',
  'acosh',
  'atanh',
  'ln',
  'abs',
  'sign',
  'cbrt',
  'floor',
  'ceil',
  'round',
] as const
const known = new Set<string>(one_)
const spelled: Readonly<Record<string, string>> = {
  arcsin: 'asin',
  arccos: 'acos',
  arctan: 'atan',
  arsinh: 'asinh',
  arcosh: 'acosh',
  artanh: 'atanh',
}

/** The functions of the calculators, with the letters as names. */
function vocabularyFor(letters: readonly string[], decimal: '.' | ','): Vocabulary {
  const vocabulary = vocabularyWith(new Map(), decimal)
  return { ...vocabulary, isName: (name) => letters.includes(name) || vocabulary.isName(name) }
}

/** Reads a formula in these letters as an expression; angles are in radians. Throws a FormulaFault. */
export function readExpression(text: string, letters: readonly string[], decimal: '.' | ','): Expression {
  try {
    return expressionOf(readFormula(text, vocabularyFor(letters, decimal)))
  } catch (fault) {
    // The rest of a word that begins with a known letter would be quoted, which tells nobody anything.
    if (fault instanceof FormulaFault && fault.message.includes('names that are known'))
      throw new FormulaFault('must use letters and functions that are known', fault.at)
    throw fault
  }
}

function expressionOf(formula: Formula): Expression {
  switch (formula.is) {
    case 'number':
      return numberOf(formula.value)
    case 'name':
      return nameOf(formula.name)
    case 'negative':
      return opposite(expressionOf(formula.of))
    case 'after':
      if (formula.sign === '!')
        throw new FormulaFault('must do without factorials, which only whole numbers have', formula.at)
      return formula.sign === '%'
        ? divide(expressionOf(formula.of), whole(100))
        : multiply(expressionOf(formula.of), named('pi'), fraction(1, 180))
    case 'both': {
      const [left, right] = [expressionOf(formula.left), expressionOf(formula.right)]
      if (formula.sign === '+') return add(left, right)
      if (formula.sign === '−') return subtract(left, right)
      if (formula.sign === '×') return multiply(left, right)
      if (formula.sign === '^') return raisedTo(left, right, formula.at)
      if (right.is === 'number' && right.value.over === 0n) throw new FormulaFault('must not divide by 0', formula.at)
      return divide(left, right)
    }
    case 'call':
      return calledBy(formula.name, formula.of.map(expressionOf), formula.at)
  }
}

function raisedTo(base: Expression, exponent: Expression, at: number): Expression {
  if (base.is === 'number' && base.value.over === 0n && exponent.is === 'number' && exponent.value.over <= 0n)
    throw new FormulaFault('must not raise 0 to the power 0 or below', at)
  return power(base, exponent)
}

function nameOf(name: string): Expression {
  const lower = name.toLowerCase()
  if (lower === 'tau') return multiply(whole(2), named('pi'))
  if (lower === 'phi') return divide(add(whole(1), root(whole(5))), whole(2))
  return named(lower === 'pi' || lower === 'e' ? lower : name)
}

function calledBy(typed: string, of: readonly Expression[], at: number): Expression {
  const name = spelled[typed] ?? typed
  const [first = whole(0), second] = of
  if (known.has(name)) return call(name, first)
  switch (name) {
    case 'exp':
      return power(euler, first)
    case 'sqrt':
      return root(first)
    case 'root':
      return rootOf(first, second ?? whole(2), at)
    case 'lg':
    case 'log10':
      return divide(call('ln', first), call('ln', whole(10)))
    case 'log2':
      return divide(call('ln', first), call('ln', whole(2)))
    case 'log':
      return divide(call('ln', first), call('ln', second ?? whole(10)))
    case 'hypot':
      return root(add(...of.map(square)))
    default:
      throw new FormulaFault(`must do without ${typed}, which has no derivative here`, at)
  }
}

function rootOf(of: Expression, index: Expression, at: number): Expression {
  if (index.is !== 'number' || index.value.over === 0n)
    throw new FormulaFault('must take a root whose degree is a number other than 0', at)
  if (index.value.under === 1n && index.value.over === 3n) return call('cbrt', of)
  return power(of, numberOf(ratio(index.value.under, index.value.over)))
}
