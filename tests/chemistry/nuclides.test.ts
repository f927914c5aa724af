import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { nuclides } from '@/lib/subjects/chemistry/nuclides'

const file = path.join(import.meta.dirname, '../vectors/chemistry/nubase.tsv')
const lines = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))
const year = 31_556_926
const seconds: Readonly<Record<string, number>> = {
  s: 1,
  m: 60,
  h: 3600,
  d: 86_400,
  y: year,
  ky: 1e3 * year,
  My: 1e6 * year,
  Gy: 1e9 * year,
}
/** One dalton in keV (CODATA 2018). */
const dalton = 931_494.10242

describe('the table of nuclides', () => {
  it('has the lines of NUBASE2020', () => {
    expect(Object.keys(nuclides)).toEqual(lines.map(([name]) => name))
  })
  it('has half-lives within half a percent of it, and its masses', () => {
    for (const [name = '', half, unit = '', excess] of lines) {
      const { halfLife, mass } = nuclides[name as keyof typeof nuclides]
      expect([name, Math.abs(halfLife / (Number(half) * (seconds[unit] ?? 0)) - 1) < 5e-3]).toEqual([name, true])
      const massNumber = Number(/\d+/.exec(name)?.[0])
      expect([name, Math.abs(mass - massNumber - Number(excess) / dalton) < 1e-6]).toEqual([name, true])
    }
  })
})
