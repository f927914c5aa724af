import { describe, expect, it } from 'vitest'
import { initialValues } from '@/lib/kits/fields/initial'
import { date, number, percent, rows, text } from '@/lib/kits/fields/define'
import { readSavedFile } from '@/lib/kits/generator/saved-file'

const fields = {
  name: text('Name', { initial: 'Ada', maxLength: 20 }),
  due: date('Due date', { initial: '2026-12-24', optional: true }),
  lines: rows('Lines', {
    row: 'line',
    columns: {
      what: text('What', {}),
      price: number('Price', { min: 0 }),
      tax: percent('Tax', { optional: true }),
    },
    initial: [{ what: 'Ink', price: 3 }],
  }),
}

describe('a saved file', () => {
  it('brings back what was entered, empty boxes too', () => {
    const values = {
      name: '1,5 <b>',
      lines: [
        { what: '=1+1', price: 1234.5678, tax: 0.075 },
        { what: '', price: 0 },
      ],
    }
    const read = readSavedFile(fields, JSON.stringify({ values }))
    expect(read).toEqual({
      values: {
        name: '1,5 <b>',
        due: undefined,
        lines: [
          { what: '=1+1', price: 1234.5678, tax: 0.075 },
          { what: '', price: 0, tax: undefined },
        ],
      },
      refused: [],
    })
  })

  it('names what does not fit and leaves it as it was', () => {
    const read = readSavedFile(fields, JSON.stringify({ values: { name: 'x'.repeat(21), lines: 'none', other: 1 } }))
    expect(read).toEqual({
      values: { ...initialValues(fields), due: undefined },
      refused: expect.arrayContaining(['Name', 'Lines']) as unknown,
    })
  })

  it('fills a part of the form where it says so, and empties nothing', () => {
    const values = { name: 'x'.repeat(21), lines: [{ what: 'Hours', price: 2 }] }
    const read = readSavedFile(fields, JSON.stringify({ part: true, values }))
    expect(read).toMatchObject({
      only: ['lines'],
      refused: ['Name'],
      values: { due: '2026-12-24', lines: [{ what: 'Hours', price: 2 }] },
    })
  })

  it('refuses what is no file of this page', () => {
    expect(readSavedFile(fields, '{')).toEqual({ fault: 'not-json' })
    for (const text of ['null', '[]', '{"values":[]}', '{"values":{"toString":1}}', '1'])
      expect(readSavedFile(fields, text)).toEqual({ fault: 'no-values' })
  })
})
