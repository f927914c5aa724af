import { describe, expect, it } from 'vitest'
import { choice, date, integer, money, month } from '@/lib/kits/fields/define'
import { pastedRows as rowsIn } from '@/lib/kits/fields/pasted-rows'
import type { ScalarFields } from '@/lib/kits/fields/types'
import { regions } from '@/lib/base/region/regions'

const pastedRows = (columns: ScalarFields, firstColumn: number, text: string) =>
  rowsIn(columns, firstColumn, text, regions.us)

const ledger = {
  month: month('Month', {}),
  amount: money('Amount', {}),
  kind: choice('Kind', { options: { fixed: 'Fixed cost', variable: 'Variable cost' }, initial: 'fixed' }),
}

describe('rows pasted from a spreadsheet', () => {
  it.each([
    ['tabs', 'Mar 2026\t1,234.50\tVariable cost'],
    ['semicolons', 'Mar 2026;1,234.50;variable'],
    ['commas with quotes', '"Mar 2026","1,234.50","Variable cost"'],
  ])('reads %s, months in words and choices by their label', (_, text) => {
    expect(pastedRows(ledger, 0, text)).toEqual([{ month: '2026-03', amount: '1,234.50', kind: 'variable' }])
  })

  it('takes bare commas as separators only where every line has as many as the table has columns', () => {
    expect(pastedRows(ledger, 0, '2026-01,100,fixed\n2026-02,200,fixed')).toHaveLength(2)
    expect(pastedRows({ amount: money('Amount', {}), rate: money('Rate', {}) }, 0, '1,5')).toEqual([{ amount: '1,5' }])
    expect(pastedRows({ day: date('Day', {}), units: integer('Units', {}) }, 0, '2026-01-05,7')).toHaveLength(1)
    expect(pastedRows({ day: date('Day', {}), units: integer('Units', {}) }, 0, '2026-01-05,7')[0]).toEqual({
      day: '2026-01-05',
      units: '7',
    })
    expect(pastedRows({ amount: money('Amount', {}) }, 0, '1,5\n2,25')).toEqual([{ amount: '1,5' }, { amount: '2,25' }])
  })

  it('leaves out a first line that repeats the labels', () => {
    expect(pastedRows({ day: date('Day', {}), units: integer('Units', {}) }, 0, 'Day\tUnits\n2026-04-06\t5')).toEqual([
      { day: '2026-04-06', units: '5' },
    ])
  })

  it('reads days as the region writes them, since a box for a date takes only ISO', () => {
    const columns = { day: date('Day', {}), units: integer('Units', {}) }
    const days = (text: string, region: keyof typeof regions) =>
      rowsIn(columns, 0, text, regions[region]).map(({ day }) => day)
    expect(days('6/4/2026\t5\n6 Apr 2026\t7\n06.04.2026\t1', 'uk')).toEqual(['2026-04-06', '2026-04-06', '2026-04-06'])
    expect(days('4/6/2026\t5', 'us')).toEqual(['2026-04-06'])
    expect(days('4/6/2026\t5\nsoon\t6', 'global')).toEqual(['4/6/2026', 'soon'])
  })

  it('fills a single column downwards from a list in one line', () => {
    expect(pastedRows({ amount: money('Amount', {}) }, 0, '-1600, 10000, -10000')).toEqual([
      { amount: '-1600' },
      { amount: '10000' },
      { amount: '-10000' },
    ])
  })

  it('begins in the column that was pasted into and drops what has no column', () => {
    expect(pastedRows(ledger, 1, '5\tfixed\tsurplus')).toEqual([{ amount: '5', kind: 'fixed' }])
  })
})
