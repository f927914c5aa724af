import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { checkCardNumber, groupedNumber, testCards } from '@/lib/subjects/cards/test-cards'
import { initialValues } from '@/lib/kits/fields/initial'
import { generatorContext } from '@/lib/kits/generator/run'
import { regionOf } from '@/lib/base/region/regions'
import tool from '@/lib/tools/generators/developer/test-credit-card'

/** Luhn's rule with a table, as others write it. */
function luhn(digits: string): boolean {
  const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9]
  return (
    [...digits]
      .reverse()
      .reduce((sum, digit, at) => sum + (at % 2 === 0 ? Number(digit) : (doubled[Number(digit)] ?? 0)), 0) %
      10 ===
    0
  )
}

it('every published number fits its network, its length and the check digit, but for the one that is to fail', () => {
  for (const { number, answer } of testCards) {
    const read = checkCardNumber(number)
    if ('wrong' in read) throw new Error(number)
    expect([number, read.fitsLength, read.fitsLuhn]).toEqual([number, true, !answer.includes('check digit')])
    expect(luhn(number)).toBe(read.fitsLuhn)
    expect(groupedNumber(number).replaceAll(' ', '')).toBe(number)
  }
  expect(new Set(testCards.map(({ number }) => number)).size).toBe(testCards.length)
})

describe('rows for a test', () => {
  async function csv(count: number, seed = 1): Promise<string[][]> {
    const values = initialValues(tool.form, { task: 'rows', count }) as Parameters<typeof tool.build>[0]
    const draw = {
      key: new Uint8Array(createHash('sha256').update(String(seed)).digest()),
      time: Date.UTC(2026, 10, 27),
    }
    const file = tool.files?.csv
    const made =
      file && 'make' in file
        ? await file.make(values, { ...generatorContext(undefined, {}, regionOf('global')), draw })
        : ''
    return String(made)
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','))
  }

  it('are only numbers that a gateway publishes, and all of them in time', async () => {
    const rows = await csv(10_000)
    expect(rows).toHaveLength(10_000)
    expect([...new Set(rows.map(([number]) => number))].toSorted()).toEqual(
      testCards.map(({ number }) => number).toSorted(),
    )
  })

  it('expire after the day they are made, within five years, and have codes of the right length', async () => {
    for (const [number = '', , expiry = '', code = ''] of await csv(3000)) {
      const [month = 0, year = 0] = expiry.split('/').map(Number)
      const ahead = (2000 + year) * 12 + month - (2026 * 12 + 11)
      expect(ahead).toBeGreaterThan(0)
      expect(ahead).toBeLessThanOrEqual(60)
      expect(month >= 1 && month <= 12).toBe(true)
      expect(code).toHaveLength(number.length === 15 ? 4 : 3)
    }
  })
})
