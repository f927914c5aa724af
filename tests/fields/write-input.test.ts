import { describe, expect, it } from 'vitest'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { file, money, quantity, rows } from '@/lib/kits/fields/define'
import { writeInput } from '@/lib/kits/fields/write-input'

const show = createShow(regionOf('global'))
const table = (row: string) => rows('Table', { row, columns: { amount: money('Amount', { initial: 1 }) }, initial: [] })
const rowsOf = (count: number) => Array.from({ length: count }, () => ({ amount: 1 }))

describe('the value of a field as a sentence names it', () => {
  it.each([
    ['fee', 1, '1 fee'],
    ['fee', 2, '2 fees'],
    ['currency', 0, '0 currencies'],
    ['company', 2, '2 companies'],
    ['day', 2, '2 days'],
  ])('counts rows of one %s: %d', (row, count, says) => {
    expect(writeInput(table(row), rowsOf(count), show)).toBe(says)
  })

  it('writes a quantity in the unit of its box', () => {
    const length = quantity('Length', { of: 'length', unit: 'm', initial: 3.048 })
    expect(writeInput(length, 3.048, show, 'ft')).toBe('10\u00A0ft')
  })

  it('says nothing of what is empty or a file', () => {
    expect(writeInput(money('Price', { optional: true }), undefined, show)).toBeUndefined()
    const logo = file('Logo', { accept: 'image/png', maxBytes: 10 })
    expect(writeInput(logo, 'data:image/png;base64,iVBORw0KGgo=', show)).toBeUndefined()
  })
})
