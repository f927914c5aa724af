import { negated, product, quotient, ratio, sum, type Ratio } from '@/lib/base/units/ratio'
import { FormulaFault, readFormula, type Formula } from './formula'

/** A sum of unknowns with factors, and a number. */
export interface LinearForm {
  factors: ReadonlyMap<string, Ratio>
  constant: Ratio
}

const zero = ratio(0n)

function added(left: LinearForm, right: LinearForm): LinearForm {
  const factors = new Map(left.factors)
  for (const [name, factor] of right.factors) factors.set(name, sum(factors.get(name) ?? zero, factor))
  return { factors, constant: sum(left.constant, right.constant) }
}
function scaled({ factors, constant }: LinearForm, by: Ratio): LinearForm {
  return {
    factors: new Map([...factors].map(([name, factor]) => [name, product(factor, by)])),
    constant: product(constant, by),
  }
}
const minus = (form: LinearForm) => scaled(form, ratio(-1n))
const isNumber = ({ factors }: LinearForm) => [...factors.values()].every(({ over }) => over === 0n)

/** A formula whose unknowns stand alone or with a number as factor. Throws a FormulaFault where it is not linear. */
function formOf(formula: Formula): LinearForm {
  switch (formula.is) {
    case 'number':
      return { factors: new Map(), constant: formula.value }
    case 'name':
      return { factors: new Map([[formula.name.toLowerCase(), ratio(1n)]]), constant: zero }
    case 'negative':
      return minus(formOf(formula.of))
    case 'both': {
      const [left, right] = [formOf(formula.left), formOf(formula.right)]
      if (formula.sign === '+') return added(left, right)
      if (formula.sign === '−') return added(left, minus(right))
      if (formula.sign === '×' && isNumber(left)) return scaled(right, left.constant)
      if (formula.sign === '×' && isNumber(right)) return scaled(left, right.constant)
      if (formula.sign === '÷' && isNumber(right)) {
        if (right.constant.over === 0n) throw new FormulaFault('must not divide by 0', formula.at)
        return scaled(left, quotient(ratio(1n), right.constant))
      }
      throw new FormulaFault('must be linear: no unknown times, below or above another', formula.at)
    }
    default:
      throw new FormulaFault('must be linear: numbers, letters, + − × and ÷ by numbers', formula.at)
  }
}

/** An equation with everything on its left side, so that the form is 0. Throws a FormulaFault, its place counted in the whole text. */
export function linearEquation(text: string, decimal: '.' | ','): LinearForm {
  const at = text.indexOf('=')
  if (at < 0) throw new FormulaFault('must have an = in each equation', text.length + 1)
  if (text.includes('=', at + 1))
    throw new FormulaFault('must have one = in each equation', text.indexOf('=', at + 1) + 1)
  const vocabulary = { functions: {}, inverses: {}, isName: (name: string) => /^[a-z]$/i.test(name), decimal }
  const left = formOf(readFormula(text.slice(0, at), vocabulary))
  const right = formOf(readFormula(' '.repeat(at + 1) + text.slice(at + 1), vocabulary))
  return added(left, { ...minus(right), constant: negated(right.constant) })
}
