import { ratio } from '@/lib/base/units/ratio'
import { FormulaFault, readFormula, type Formula, type Vocabulary } from './formula'
import { vocabularyWith, workOut, type FormulaValue } from './formula-value'

const names = ['p', 'q', 'r'] as const
const back = /a\s*[([{_]*\s*n\s*[-−–]\s*(\d+)\s*[)\]}]*/gi

interface OwnRecurrence {
  formula: Formula
  /** How many terms before it a term is made of. */
  depth: number
}

/**
 * Reads a rule such as a(n) = 2a(n−1) + a(n−2) + n, of up to three terms before. Those are p, q and r in the formula, which may be typed
 * too. Throws a FormulaFault.
 */
export function readRecurrence(text: string, decimal: '.' | ','): OwnRecurrence {
  const body = text.replace(/^\s*a\s*[([{_]*\s*n\s*[)\]}]*\s*=/i, '')
  const plain = body.replace(back, (whole, steps: string) => {
    const name = names[Number(steps) - 1]
    if (!name) throw new FormulaFault(`must go back at most three terms: ${whole} goes further`, 1)
    return ` ${name} `
  })
  const known = new Map<string, FormulaValue>([...names, 'n'].map((name) => [name, { number: 1 }]))
  const formula = formulaOf(plain, vocabularyWith(known, decimal))
  const used = names.filter((name) => mentions(formula, name))
  return { formula, depth: used.length === 0 ? 0 : names.findLastIndex((name) => used.includes(name)) + 1 }
}

function formulaOf(text: string, vocabulary: Vocabulary): Formula {
  try {
    return readFormula(text, vocabulary)
  } catch (fault) {
    // The rest of a word that begins with a known letter would be quoted, which tells nobody anything.
    if (fault instanceof FormulaFault && fault.message.includes('names that are known'))
      throw new FormulaFault('must use a(n − 1), a(n − 2), a(n − 3), n and functions that are known', fault.at)
    throw fault
  }
}

function mentions(formula: Formula, name: string): boolean {
  switch (formula.is) {
    case 'number':
      return false
    case 'name':
      return formula.name === name
    case 'both':
      return mentions(formula.left, name) || mentions(formula.right, name)
    case 'call':
      return formula.of.some((part) => mentions(part, name))
    default:
      return mentions(formula.of, name)
  }
}

/** Term n after those before it, the last one first; angles are in radians. */
export function nextByRecurrence({ formula }: OwnRecurrence, n: number, before: readonly FormulaValue[]): FormulaValue {
  const whole = ratio(BigInt(n))
  const values = new Map<string, FormulaValue>([['n', { number: n, exact: whole }]])
  for (const [at, name] of names.entries()) values.set(name, before[at] ?? { number: 0, exact: ratio(0n) })
  return workOut(formula, values, 'radians')
}
