import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ChemicalFault } from '@/lib/subjects/chemistry/chemical-formula'
import { atomsOf, balance, equationText, kindsOf, readReaction } from '@/lib/subjects/chemistry/reaction'

interface Row {
  equation: string
  dimension: number
  coefficients?: number[]
}
const file = path.join(import.meta.dirname, '../vectors/chemistry/equations.json')
const rows = JSON.parse(readFileSync(file, 'utf8')) as Row[]

function isBalanced(equation: string, coefficients: readonly bigint[]): boolean {
  const reaction = readReaction(equation)
  const signed = coefficients.map((one, at) => (reaction.species[at]?.side === 'left' ? 1 : -1) * Number(one))
  const totals = kindsOf(reaction).map((name) =>
    atomsOf(reaction, name).reduce((sum, count, at) => sum + count * (signed[at] ?? 0), 0),
  )
  const charge = reaction.species.reduce((sum, { formula }, at) => sum + formula.charge * (signed[at] ?? 0), 0)
  return [...totals, charge].every((one) => one === 0)
}

describe('balancing', () => {
  it('finds the coefficients of SymPy’s null space', () => {
    for (const { equation, dimension, coefficients } of rows) {
      const found = balance(readReaction(equation))
      if (dimension !== 1) continue
      expect([equation, found.is === 'one' && found.coefficients.map(Number)]).toEqual([equation, coefficients])
    }
  })
  it('tells reactions apart that are written together', () => {
    for (const equation of [
      'KMnO4 + H2O2 + H2SO4 = K2SO4 + MnSO4 + O2 + H2O',
      'KMnO4 + H2S + H2SO4 = K2SO4 + MnSO4 + S + H2O',
      'CH4 + O2 = CO2 + CO + H2O + H2',
    ]) {
      const found = balance(readReaction(equation))
      expect(found.is).toBe('many')
      if (found.is !== 'many') continue
      expect(found.elementary.length).toBeGreaterThan(1)
      for (const one of [found.coefficients, ...found.elementary]) expect(isBalanced(equation, one)).toBe(true)
    }
  })
  it('reads plus signs of ions and between substances', () => {
    for (const typed of ['MnO4-+8H++5Fe2+ -> Mn2++5Fe3++4H2O', 'MnO4^- + H^+ + Fe^2+ ⇌ Mn^2+ + Fe^3+ + H2O']) {
      const reaction = readReaction(typed)
      const found = balance(reaction)
      expect(found.is === 'one' && equationText(reaction, found.coefficients)).toBe(
        'MnO₄⁻ + 8H⁺ + 5Fe²⁺ → Mn²⁺ + 5Fe³⁺ + 4H₂O',
      )
    }
  })
  it('says why there is none', () => {
    const why = (typed: string) => {
      const found = balance(readReaction(typed))
      return found.is === 'none' ? found.says : ''
    }
    expect(why('CO + O2 = Co')).toContain('C stands only on the left')
    expect(why('Fe3+ = Fe2+')).toContain('charges')
    expect(why('H2O + O2 = H2')).toContain('O₂ on the other side')
    expect(why('H2 + O2 = H2O + N2')).toContain('without N₂')
    for (const typed of ['', '=', 'H2', 'H2 = O2 = H2O', 'H2O = H2O', 'h2 + o2 = h2o', 'H2 + = H2O'])
      expect(() => readReaction(typed)).toThrow(ChemicalFault)
  })
})
