import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  partialProductsIn,
  workWord,
  writtenColumns,
  writtenDivisionIn,
  type WordOperation,
} from '@/lib/subjects/number-bases/arithmetic'

type Row = [
  name: WordOperation,
  width: number,
  signed: number,
  one: string,
  other: string,
  value: string,
  carry?: number,
  overflow?: number,
]
const file = path.join(import.meta.dirname, '../vectors/number-bases/arithmetic.json')
const rows = JSON.parse(readFileSync(file, 'utf8')) as Row[]

describe('arithmetic of words', () => {
  it('wraps and flags as ctypes does', () => {
    for (const [name, width, signed, one, other, value, carry, overflow] of rows) {
      const found = workWord(name, BigInt(one), BigInt(other), width || undefined, signed === 1)
      expect([name, width, signed, one, other, String(found.value)]).toEqual([name, width, signed, one, other, value])
      if (carry !== undefined)
        expect([name, one, other, Number(found.carry), Number(found.overflow)]).toEqual([
          name,
          one,
          other,
          carry,
          overflow,
        ])
    }
  })
  it('refuses what has no result', () => {
    for (const [name, other] of [
      ['divide', 0n],
      ['modulo', 0n],
      ['left', -1n],
      ['right', 5000n],
      ['rotateLeft', 1n],
    ] as const)
      expect(() => workWord(name, 5n, other, undefined)).toThrow(RangeError)
  })
})

describe('written arithmetic', () => {
  it('comes to the sum, difference, product and quotient in every base', () => {
    for (const base of [2, 8, 10, 16])
      for (const [a, b] of [
        [1011n, 110n],
        [255n, 1n],
        [4096n, 1n],
        [123456789n, 98765n],
        [7n, 0n],
      ] as const) {
        const number = (columns: readonly { digit: number }[]) =>
          columns.reduceRight((found, { digit }) => found * BigInt(base) + BigInt(digit), 0n)
        expect(number(writtenColumns(a, b, base, false))).toBe(a + b)
        expect(number(writtenColumns(a, b, base, true))).toBe(a - b)
        const parts = partialProductsIn(a, b, base)
        expect(parts.reduce((sum, { product, shift }) => sum + product * BigInt(base) ** BigInt(shift), 0n)).toBe(a * b)
        if (b === 0n) continue
        const lines = writtenDivisionIn(a, b, base)
        expect(lines.reduce((found, { digit }) => found * BigInt(base) + BigInt(digit), 0n)).toBe(a / b)
        expect(lines.at(-1)?.left).toBe(a % b)
      }
  })
})
