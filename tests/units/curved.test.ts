import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import { toNumber } from '@/lib/base/units/ratio'
import { convertExactly, type QuantityName } from '@/lib/base/units/table'
import { readMeasure } from '@/lib/subjects/units/read'

function valueOf(text: string, quantity: QuantityName, unit: string, region = 'us'): number | string {
  const measure = readMeasure(text, { quantity, region: regionOf(region), bare: unit })
  if ('refused' in measure) return measure.refused
  const value = convertExactly(measure.value, quantity, measure.unit, unit)
  return value ? toNumber(value) : 'nothing'
}

/** Rows of "typed, quantity, unit, answer" as GNU units computes them with its own dBm, dBW and atan. */
const rows = readFileSync(path.join(import.meta.dirname, '../vectors/unit-conversion/curved.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [typed: string, quantity: QuantityName, unit: string, answer: string])

describe('levels and slopes against GNU units 2.22', () => {
  it('has rows of each kind', () => {
    expect(new Set(rows.map(([typed]) => typed.replace(/[-\d. ]+/g, ' ').trim()))).toEqual(
      new Set(['dBm', 'dBW', '%', 'in']),
    )
  })

  it.each(rows)('%s of %s in %s is %s', (typed, quantity, unit, answer) => {
    const found = valueOf(typed, quantity, unit)
    expect(Math.abs(Number(found) - Number(answer))).toBeLessThanOrEqual(Math.abs(Number(answer)) * 2e-14)
  })
})

describe('levels and slopes as people type them', () => {
  it.each([
    ['20dBm', 'power', 'mW', 100],
    ['20 dbm', 'power', 'mW', 100],
    ['+20 dBm', 'power', 'mW', 100],
    ['100 %', 'angle', '°', 45],
    ['100 percent', 'angle', '°', 45],
    ['1:1', 'angle', '°', 45],
    ['1 : 1', 'angle', '°', 45],
    ['1 in 1', 'angle', '°', 45],
    ['2,0 in 2', 'angle', '°', 45],
  ] as const)('%s of %s is %s in %s', (text, quantity, unit, value) => {
    expect(valueOf(text, quantity, unit, text.includes(',') ? 'de' : 'us')).toBeCloseTo(value, 12)
  })

  it.each([
    ['20 dB', 'power'],
    ['dBm', 'power'],
    ['501 dBm', 'power'],
    ['1 in 0', 'angle'],
    ['1 in', 'angle'],
    ['1 in 20 in', 'angle'],
    ['20 dBm', 'angle'],
    ['5%', 'length'],
  ] as const)('refuses %s of %s', (text, quantity) => {
    expect(valueOf(text, quantity, quantity === 'power' ? 'W' : quantity === 'angle' ? '°' : 'm')).toMatch(/^must /)
  })
})
