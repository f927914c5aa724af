import { describe, expect, it } from 'vitest'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { documentText } from '@/lib/kits/document/text'
import { storedBeginning } from '@/lib/kits/planner/entries'
import type { AnyPlanner, AnyWork, Beginning, Entry } from '@/lib/kits/planner/planner'
import { workOf } from '@/lib/kits/planner/work'
import purchaseOrder from '@/lib/tools/generators/invoicing/purchase-order'
import definition from '@/lib/tools/utilities/seo/inventory-tracker'

const tracker = definition as unknown as AnyPlanner
const today = '2026-06-12'
const show = createShow(regionOf('uk'))

function workFor(beginning: Beginning): AnyWork {
  const { book, kinds } = tracker
  const records = storedBeginning(beginning, { bookFields: book.fields, kinds, id: 'book', idOf: (key) => key })
  return workOf(records, 'book', { fields: book.fields, kinds }, { now: Date.parse(`${today}T09:00:00Z`), today, show })
}
const bookOf = (book: Record<string, unknown>, ...entries: Beginning['entries']) =>
  workFor({ book: { name: 'Test', currency: 'EUR', ...book }, entries })
const move = (key: string, values: Record<string, unknown>) => ({
  kind: 'move',
  key,
  values: { item: 'lamp', location: 'shop', date: today, ...values },
})
const lamp = { kind: 'item', key: 'lamp', values: { name: 'Lamp', sku: 'L1', barcode: '4006381333931' } }
const shop = { kind: 'location', key: 'shop', values: { name: 'Shop' } }
const pieces = (work: AnyWork, name: string) => {
  const view = tracker.views[name]
  if (view?.kind !== 'summary') throw new Error(name)
  return view.pieces(work)
}
const tableIn = (work: AnyWork, name: string, label: string) => {
  const found = pieces(work, name).find((piece) => piece.kind === 'table' && piece.label.startsWith(label))
  return found?.kind === 'table' ? found.rows : undefined
}
/** The columns of a table view that follow from the book. */
const rowsOf = (work: AnyWork, name: string) => {
  const view = tracker.views[name]
  if (view?.kind !== 'table') throw new Error(name)
  const columns = view.columns(work).flatMap((column) => (typeof column === 'string' ? [] : [column]))
  return (work.of[view.of] ?? []).map((entry: Entry) => [
    work.nameOf(entry.id),
    ...columns.map((column) => column.text(entry)),
  ])
}
const quick = (line: string, work: AnyWork) => {
  if (!tracker.quick) throw new Error('no quick entry')
  return tracker.quick.read(line, work)
}

describe('the example', () => {
  const work = workFor(tracker.example(today))
  it('is worth what was worked out on paper', () => {
    // Mugs: 60 at 4.00 and 24 at 4.50; 25 and 40 out, so 19 at 4.50 are left. Tea: 30 of 50 at 3.20.
    expect(rowsOf(work, 'stock')).toEqual([
      ['Mug, blue', '19 pieces', '€4.50', '€85.50', '40', 'To order'],
      ['Green tea, 100 g', '30', '€3.20', '€96.00', '10', ''],
    ])
    expect(tableIn(work, 'value', 'Stock by')).toEqual([
      ['Mug, blue', 'Store', '14'],
      ['Mug, blue', 'Shop', '5'],
      ['Green tea, 100 g', 'Store', '30'],
    ])
    expect(tableIn(work, 'value', 'From receipts')).toEqual([
      ['Came in', '€508.00'],
      ['Went out', '−€326.50'],
      ['Left', '€181.50'],
    ])
    const [figures] = pieces(work, 'value')
    expect(figures?.kind === 'figures' && figures.items.map(({ text }) => text)).toEqual([
      '€181.50',
      '2',
      '€326.50',
      '€0.00',
      '1',
    ])
  })
  it('orders whole cases, by the point that is named and by the one that follows from use', () => {
    // 65 mugs in 30 days; 21 are short of 40, and they come by the 24. Tea: 20 in 20 days × 6 + 4 = 10.
    expect(tableIn(work, 'order', 'What to')).toEqual([
      ['Mug, blue', '19', '40', '24 pieces', 'Kiln and Co', '2.17', '8 days'],
    ])
    expect(tracker.warnings?.(work).map(({ says }) => says)).toEqual(['1 item is at or below the order point.'])
  })
  it('names its lots', () => {
    expect(tableIn(work, 'lots', 'Lots')).toEqual([['L26', 'Green tea, 100 g', '30', '11 Aug 2026', '60']])
  })
  it('sets a count against the books, and books it', () => {
    expect(rowsOf(work, 'counts').map((row) => row.slice(1))).toEqual([
      ['5', '−1', '−20.0%', '−€4.50', 'Open'],
      ['30', '0', '0.0%', '€0.00', 'Open'],
    ])
    const act = tracker.acts?.book
    expect(act?.label(work)).toBe('Book 2 counts')
    const result = act?.act(work)
    expect(result?.says).toEqual(['2 counts are booked, with 1 adjustment.'])
    expect(result?.change).toEqual([
      { id: 'c1', values: { expected: 5 } },
      { id: 'c2', values: { expected: 30 } },
    ])
    expect(result?.add?.map(({ values }) => values)).toEqual([
      { item: 'mug', kind: 'adjust', quantity: -1, location: 'shop', date: '2026-06-11', reference: 'Stock take' },
    ])
  })
  it('hands an order to the form of the purchase order, which knows each value', () => {
    const handed = tracker.handed?.['purchase-order']?.make(work, 'kiln')
    expect(handed?.values).toEqual({
      lines: [{ description: 'M-01 Mug, blue', quantity: 24, unit: 'pieces', price: 4.5 }],
      currency: 'EUR',
      to: 'Kiln and Co\n4 Harbour Lane\nPortside 4021',
    })
    const { form } = purchaseOrder as unknown as { form: Record<string, { columns?: Record<string, unknown> }> }
    for (const name of Object.keys(handed?.values ?? {})) expect(Object.keys(form)).toContain(name)
    for (const name of ['description', 'quantity', 'unit', 'price'])
      expect(Object.keys(form.lines?.columns ?? {})).toContain(name)
  })
  it('prints a stock card and a count sheet that keeps the books to itself', () => {
    const card = tracker.papers?.card?.make(work, 'mug')
    const text = card ? documentText(card, show) : ''
    expect(text).toContain('−€162.50')
    expect(text).toContain('€85.50')
    const sheet = tracker.papers?.list?.make(work, 'shop')
    const rows = sheet?.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))
    expect(rows).toEqual([['Mug, blue', 'M-01', 'Shop', '']])
    expect(tracker.sheets?.(work)[0]?.rows[1]).toEqual([
      'Mug, blue',
      'M-01',
      '4006381333931',
      19,
      4.5,
      85.5,
      40,
      24,
      'Kiln and Co',
    ])
  })
})

describe('costs', () => {
  const moves = [
    move('a', { date: '2026-06-01', quantity: 300, unitCost: 7 }),
    move('c', { date: '2026-06-10', kind: 'out', quantity: 600 }),
    move('b', { date: '2026-06-08', quantity: 450, unitCost: 8 }),
    move('d', { date: '2026-06-11', quantity: 750, unitCost: 9 }),
  ]
  it('go by day and not by order of entry, in both ways', () => {
    // Left: 150 × 8 + 750 × 9, or 150 × 7.60 + 750 × 9.
    expect(rowsOf(bookOf({ method: 'fifo' }, shop, lamp, ...moves), 'stock')[0]?.[3]).toBe('€7,950.00')
    expect(rowsOf(bookOf({ method: 'average' }, shop, lamp, ...moves), 'stock')[0]?.[3]).toBe('€7,890.00')
  })
})

describe('stock below zero', () => {
  const values = {
    item: 'lamp',
    kind: 'out',
    quantity: 3,
    location: 'shop',
    unitCost: undefined,
    to: undefined,
    lot: '',
  }
  const refuse = (policy: string, quantity: number) =>
    tracker.refuses?.(
      { kind: 'move', before: undefined, after: { ...values, quantity } },
      bookOf({ policy }, shop, lamp, move('a', { quantity: 2 })),
    )
  it('is refused where the settings say so', () => {
    expect(refuse('refuse', 3)).toBe('Lamp would be at −1 in Shop. The settings allow no stock below zero.')
    expect(refuse('refuse', 2)).toBeUndefined()
    expect(refuse('mark', 3)).toBeUndefined()
  })
  it('is marked elsewhere, as are expired lots and transfers that lead nowhere', () => {
    const work = bookOf(
      {},
      shop,
      lamp,
      move('a', { kind: 'out', quantity: 2 }),
      move('b', { item: undefined }),
      move('c', { kind: 'transfer', to: 'shop' }),
      move('d', { lot: 'A', expires: '2026-06-01', location: undefined }),
    )
    expect(tracker.warnings?.(work).map(({ says }) => says)).toEqual([
      'Lamp is at −2 in Shop.',
      '1 of Lamp, lot A, expired on 1 Jun 2026.',
      '1 movement has no item and count nowhere.',
      '1 transfer leads to where it began and moves nothing.',
    ])
  })
})

describe('the scan line', () => {
  const work = bookOf({}, shop, lamp)
  it('knows an item by barcode, article number and name', () => {
    for (const code of ['4006381333931', 'l1', 'lamp'])
      expect(quick(`out 2,5 ${code} at shop`, work).add).toEqual([
        { kind: 'move', values: { item: 'lamp', location: 'shop', date: today, kind: 'out', quantity: 2.5 } },
      ])
    expect(quick('4006381333931', work).says).toEqual([{ text: 'In: 1 × Lamp, Shop' }])
    expect(quick('count 7 L1', work).add).toEqual([
      { kind: 'count', values: { item: 'lamp', location: 'shop', date: today, found: 7 } },
    ])
  })
  it('opens a new item and a new location', () => {
    const { add, says } = quick('in 4 96385074 at Cellar', work)
    expect(says.map(({ text }) => text)).toEqual([
      'In: 4 × 96385074, Cellar',
      'New item: 96385074',
      'New location: Cellar',
    ])
    expect(add.map(({ kind, key }) => [kind, key])).toEqual([
      ['item', 'new-item'],
      ['location', 'new-place'],
      ['move', undefined],
    ])
    expect(add[0]?.values).toEqual({ name: '96385074', barcode: '96385074' })
  })
  it('refuses a line without an item', () => {
    for (const line of ['out', 'in 5'])
      expect(quick(line, work).refused).toBe('Name an item, an article number or a barcode.')
    expect(quick('in 2000000000 lamp', work).refused).toBe('At most 10,000,000 units.')
  })
})
