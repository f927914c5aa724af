import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { toNumber } from '@/lib/base/units/ratio'
import { chargeText, ChemicalFault, readChemicalFormula, weightOf } from '@/lib/subjects/chemistry/chemical-formula'
import { empiricalFormula } from '@/lib/subjects/chemistry/composition'
import { elements } from '@/lib/subjects/chemistry/elements'

interface Mass {
  formula: string
  monoisotopic: number
  atoms: number
  charge: number
  mass?: string
}
const file = path.join(import.meta.dirname, '../vectors/chemistry/masses.json')
const masses = JSON.parse(readFileSync(file, 'utf8')) as Mass[]
const electron = 5.48579909e-4

describe('chemical formulas', () => {
  it('have the atoms, charges and masses of another program', () => {
    for (const { formula, monoisotopic, atoms, charge, mass } of masses) {
      const read = readChemicalFormula(formula)
      const sum = (weigh: (one: (typeof read.atoms)[number]) => number) =>
        read.atoms.reduce((found, one) => found + toNumber(one.count) * weigh(one), 0)
      expect([formula, sum(() => 1), read.charge]).toEqual([formula, atoms, charge])
      const lightest = sum(
        (one) => weightOf(one.massNumber ? one : { ...one, massNumber: one.element.nuclides[0]?.massNumber ?? 0 }) ?? 0,
      )
      expect(lightest - charge * electron).toBeCloseTo(monoisotopic, 6)
      if (mass !== undefined) expect(sum((one) => weightOf(one) ?? 0)).toBeCloseTo(Number(mass), 9)
    }
  })
  it('read ions in every way of writing them', () => {
    for (const [typed, charge] of [
      ['SO42-', -2],
      ['SO4^2-', -2],
      ['SO4^-2', -2],
      ['SO4²⁻', -2],
      ['SO4--', -2],
      ['(SO4)2-', -2],
      ['Fe3+', 3],
      ['Fe+++', 3],
      ['I3-', -1],
      ['Hg2 2+', 2],
      ['Hg22+', 2],
      ['C6H12+', 1],
      ['Na+', 1],
      ['e-', -1],
    ] as const)
      expect([typed, readChemicalFormula(typed).charge]).toEqual([typed, charge])
    expect([1, -1, 2, -3, 0].map(chargeText)).toEqual(['⁺', '⁻', '²⁺', '³⁻', ''])
  })
  it('tell where they cannot be read', () => {
    for (const typed of ['nacl', 'NaCL', 'Xx', 'C(H', 'CH)', 'C0', '', '(', '2', 'C()', 'CuSO4·', 'H2O!', '[500C]'])
      expect(() => readChemicalFormula(typed)).toThrow(ChemicalFault)
  })
})

describe('the table of elements', () => {
  it('has 118 of them, each weight near its nuclides', () => {
    expect(elements.size).toBe(118)
    for (const { symbol, weight, uncertainty, nuclides } of elements.values()) {
      if (uncertainty === undefined) continue
      const near = nuclides.map(({ mass }) => mass)
      expect([symbol, weight >= Math.min(...near) - 0.01, weight <= Math.max(...near) + 0.01]).toEqual([
        symbol,
        true,
        true,
      ])
    }
  })
  it('takes every formula of the vectors apart and together again', () => {
    for (const { formula, charge } of masses) {
      const { atoms } = readChemicalFormula(formula)
      if (charge !== 0 || atoms.some(({ massNumber }) => massNumber !== undefined)) continue
      const counts = atoms.map(({ count }) => Number(toNumber(count)))
      if (Math.max(...counts) > 12 * Math.min(...counts)) continue
      const found = empiricalFormula(
        atoms.map((one, at) => ({ symbol: one.name, amount: (counts[at] ?? 0) * (weightOf(one) ?? 0) })),
      )
      expect([formula, found.off < 0.4]).toEqual([formula, true])
    }
  })
})
