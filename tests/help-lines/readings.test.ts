import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { helpLines } from '@/lib/subjects/health/help-lines'

const [, ...readings] = readFileSync('tests/vectors/help-lines/readings.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))
const onlyDigits = (text: string) => text.replace(/HOPE/g, '4673').replace(/\D/g, '')

describe('help lines', () => {
  it.each(helpLines.map((line) => [line.region, line] as const))(
    '%s: the number was read on two pages',
    (region, line) => {
      const numbers = readings.filter(([code, number]) => code === region && number).map(([, number = '']) => number)
      expect(numbers.length).toBeGreaterThanOrEqual(2)
      for (const number of numbers) {
        const shown = onlyDigits(line.reach)
        for (const one of number.split(',')) expect(shown).toContain(onlyDigits(one))
      }
    },
  )

  it('stand once for a region, by the names of countries', () => {
    const regions = helpLines.map(({ region }) => region)
    expect(new Set(regions).size).toBe(regions.length)
    const countries = helpLines.map(({ country }) => country)
    expect(countries).toEqual(countries.toSorted((one, other) => one.localeCompare(other, 'en')))
  })
})
