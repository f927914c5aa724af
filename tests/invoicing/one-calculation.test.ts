import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialValues } from '@/lib/kits/fields/initial'
import { documentText } from '@/lib/kits/document/text'
import { generatorContext } from '@/lib/kits/generator/run'
import { regionOf } from '@/lib/base/region/regions'
import invoice from '@/lib/tools/generators/invoicing/invoice'

const line = fc.record({
  description: fc.constantFrom('Work', '=1+1', 'a,b "c"'),
  quantity: fc.integer({ min: 0, max: 99_999 }).map((thousandths) => thousandths / 1000),
  price: fc.integer({ min: 0, max: 9_999_999 }).map((digits) => digits / 10_000),
  discount: fc.constantFrom(undefined, 0.1, 0.333, 1),
  tax: fc.constantFrom(undefined, 0.05, 0.19),
})
const given = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  prices: fc.constantFrom('without tax', 'with tax'),
  rounding: fc.constantFrom('document', 'line'),
})

/** The cells of one line of a CSV file whose last ones hold no quotes. */
const lastCells = (row: string, count: number) => row.split(',').slice(-count)
const cents = (text: string) => Math.round(Number(text) * 100)

describe('sheet, CSV and JSON', () => {
  it('have the sums of one calculation', () => {
    fc.assert(
      fc.property(given, (entries) => {
        const values = initialValues(invoice.form, { ...entries, currency: 'USD', taxName: 'vat' })
        const context = generatorContext(undefined, values, regionOf('us'))
        const document = invoice.build(values as never, context)
        if ('problem' in document) throw new Error(document.message)
        const { csv, json } = invoice.files as Record<string, { make(values: never, context: unknown): string }>
        const { sums } = JSON.parse(json?.make(values as never, context) ?? '') as {
          sums: { net: number; tax: number; total: number; toPay: number }
        }
        const rows = (csv?.make(values as never, context) ?? '')
          .split('\r\n')
          .slice(1, -1)
          .map((row) => lastCells(row, 4))
        const added = (at: number) => rows.reduce((sum, row) => sum + cents(row[at] ?? ''), 0)
        expect([added(0), added(1), added(2)]).toEqual([sums.net, sums.tax, sums.total])
        const text = documentText(document, context.show)
        expect(text).toContain(`Amount due: ${context.show.money(sums.toPay / 100)}`)
        expect(sums.toPay).toBe(sums.total)
      }),
      { seed: 20261126, numRuns: 150 },
    )
  })
})
