import { describe, expect, it } from 'vitest'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { documentText } from '@/lib/kits/document/text'
import { bookJson, readBookJson, readTableEntries } from '@/lib/kits/planner/exchange'
import { initialValues } from '@/lib/kits/fields/initial'
import { storedBeginning, storedParser } from '@/lib/kits/planner/entries'
import type { AnyPlanner, AnyWork, Beginning, Entry } from '@/lib/kits/planner/planner'
import { raised } from '@/lib/kits/planner/raised'
import { workOf } from '@/lib/kits/planner/work'
import { itemLabels, type LabelQuestion } from '@/lib/subjects/code-files/item-labels'
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
  })
  it('opens the form of an item whose barcode is unknown, and makes any other at once', () => {
    const { add, says, asks } = quick('in 4 96385074 at Cellar', work)
    expect(says.map(({ text }) => text)).toEqual([
      'In: 4 × 96385074, Cellar',
      'New location: Cellar',
      'New item: 96385074',
    ])
    const [item, place, moved] = add
    expect(item).toEqual({
      kind: 'item',
      key: 'item 00000096385074',
      values: { name: '96385074', barcode: '96385074' },
    })
    expect(place).toEqual({ kind: 'location', key: 'place cellar', values: { name: 'Cellar' } })
    expect(moved?.values).toMatchObject({ item: item?.key, location: place?.key })
    // In the form the barcode is filled in and the name is still to come.
    expect(asks).toEqual({ key: item?.key, given: { name: '' } })
    const plain = quick('in 4 Blue vase', work)
    expect([plain.add[0]?.values, plain.asks]).toEqual([{ name: 'Blue vase', barcode: '' }, undefined])
  })
  it('keeps two unknown codes of one paste apart', () => {
    const keys = ['in 1 96385074', 'in 1 4006381333931x'].map((line) => quick(line, work).add[0]?.key)
    expect(new Set(keys).size).toBe(2)
  })
  it('counts on where a count of the day is open, several lines of one paste together', () => {
    const first = ['count 7 L1', 'count 2.5 4006381333931'].map((line) => quick(line, work))
    const once = first.flatMap(({ add }) => add).slice(0, 1)
    const made = raised(
      once,
      first.flatMap(({ raise = [] }) => raise),
      work,
    )
    expect(made).toEqual({
      add: [
        {
          kind: 'count',
          key: 'count lamp shop',
          values: { item: 'lamp', location: 'shop', date: today, found: 9.5 },
        },
      ],
      change: [],
    })
    const later = bookOf({}, shop, lamp, { kind: 'count', key: 'c', values: { ...once[0]?.values, found: 9.5 } })
    const next = quick('count L1', later)
    expect(next.says.map(({ text }) => text)).toEqual(['Count: 1 × Lamp, Shop', 'Makes 10.5 counted'])
    expect(raised(next.add, next.raise ?? [], later)).toEqual({
      add: [],
      change: [{ id: 'c', values: { found: 10.5 } }],
    })
  })
  it('moves from one location to another, of which a name may have the word', () => {
    const store = { kind: 'location', key: 'store', values: { name: 'Store' } }
    const guide = { kind: 'item', key: 'guide', values: { name: 'Guide to Paris' } }
    const two = bookOf({}, shop, store, lamp, guide)
    const values = { item: 'lamp', location: 'shop', to: 'store', date: today, kind: 'transfer', quantity: 5 }
    expect(quick('move 5 L1 at Shop to Store', two)).toMatchObject({
      says: [{ text: 'Move: 5 × Lamp, Shop to Store' }],
      add: [{ kind: 'move', values }],
    })
    expect(quick('in 2 Guide to Paris', two).says[0]?.text).toBe('In: 2 × Guide to Paris, Shop')
    for (const line of ['move 5 L1', 'move 5 L1 at Store to store'])
      expect(quick(line, two).refused).toBe('Say where it goes: “to” and another location.')
  })
  it('reads GTIN, lot and expiry of a GS1 code, and a GTIN with or without its zeros', () => {
    // The same article as GTIN-14 in GS1-128.
    const { add, says } = quick('in 12 ]C1010400638133393117271231\u001D10AB-1', work)
    expect(says.map(({ text }) => text)).toEqual(['In: 12 × Lamp, Shop', 'Lot AB-1, expires 31 Dec 2027'])
    expect(add[0]?.values).toMatchObject({ item: 'lamp', quantity: 12, lot: 'AB-1', expires: '2027-12-31' })
    const can = { kind: 'item', key: 'can', values: { name: 'Can', barcode: '036000291452' } }
    expect(quick('0036000291452', bookOf({}, shop, can)).says[0]?.text).toBe('In: 1 × Can, Shop')
  })
  it('refuses a line without an item', () => {
    for (const line of ['out', 'in 5'])
      expect(quick(line, work).refused).toBe('Name an item, an article number or a barcode.')
    expect(quick('in 2000000000 lamp', work).refused).toBe('At most 10,000,000 units.')
  })
})

describe('the camera', () => {
  const work = bookOf({}, shop, lamp)
  const line = (typed: string, code: string) => tracker.quick?.scan?.line(typed, code) ?? ''
  const seen = (typed: string, code: string) => quick(line(typed, code), work)
  it('does with a code what stands in the line, which stays for the next one', () => {
    expect(seen('', '4006381333931').says[0]?.text).toBe('In: 1 × Lamp, Shop')
    expect(seen('out 2', '4006381333931').says[0]?.text).toBe('Out: 2 × Lamp, Shop')
    expect(seen('count', 'L1').says[0]?.text).toBe('Count: 1 × Lamp, Shop')
    expect(seen('in 12 at Cellar', 'L1').says[0]?.text).toBe('In: 12 × Lamp, Cellar')
    expect(seen('move 2 at Shop to Cellar', 'L1').says[0]?.text).toBe('Move: 2 × Lamp, Shop to Cellar')
    // A code that was typed before does not become part of the next one.
    expect(seen('in 3 96385074', '4006381333931').says[0]?.text).toBe('In: 3 × Lamp, Shop')
  })
  it('opens a new item for whatever code is unknown, short numbers too', () => {
    for (const code of ['96385074', 'M-77', '1234'])
      expect(seen('', code)).toMatchObject({
        asks: { given: { name: '' } },
        add: [{ kind: 'item', values: { barcode: code } }, { kind: 'move' }],
      })
  })
})

describe('a stock take', () => {
  const count = (key: string, item: string, found: number | undefined, more = {}) => ({
    kind: 'count',
    key,
    values: { item, location: 'shop', date: today, found, ...more },
  })
  const vase = { kind: 'item', key: 'vase', values: { name: 'Vase', price: 12 } }
  const work = bookOf(
    {},
    shop,
    lamp,
    vase,
    { kind: 'item', key: 'rug', values: { name: 'Rug' } },
    move('a', { quantity: 40, unitCost: 5 }),
    move('b', { item: 'vase', quantity: 8, unitCost: 10 }),
    move('c', { item: 'rug', quantity: 2, unitCost: 90 }),
    count('one', 'lamp', 37),
    count('two', 'vase', 9),
    count('old', 'lamp', 10, { date: '2026-01-31', expected: 12 }),
  )
  it('sets what was counted of a place and day against the books, with what is still to be counted', () => {
    // 37 of 40 at 5.00; 9 of 8 at 10.00. Together −15 + 10; without signs 25.
    const [figures, ...rest] = pieces(work, 'sessions')
    expect(figures?.kind === 'figures' && figures.items.map(({ text }) => text)).toEqual([
      '2 of 3',
      '0.0%',
      '−€5.00',
      '€25.00',
    ])
    expect(tableIn(work, 'sessions', 'Shop, 12 Jun 2026')).toEqual([
      ['Lamp', '40', '37', '−3', '−7.5%', '−€15.00', 'Open'],
      ['Vase', '8', '9', '1', '12.5%', '€10.00', 'Open'],
    ])
    expect(rest.flatMap((piece) => (piece.kind === 'note' ? [piece.says] : []))).toEqual(['Not counted yet: Rug.'])
    expect(tableIn(work, 'sessions', 'Shop, 31 Jan 2026')).toEqual([
      ['Lamp', '12', '10', '−2', '−16.7%', '−€10.00', 'Booked'],
    ])
  })
})

describe('labels', () => {
  const { labels } = tracker
  if (!labels) throw new Error('no labels')
  const form = initialValues(labels.form)
  const ask = (work: AnyWork, id?: string, given = {}) => labels.ask(work, id, { ...form, ...given })
  const bare = { kind: 'item', key: 'bare', values: { name: 'Rug' } }
  const numbered = { kind: 'item', key: 'vase', values: { name: 'Vase', sku: 'V-2' } }
  const work = bookOf({}, shop, lamp, numbered, bare, move('a', { quantity: 2.5 }))
  it('hold the barcode, else the article number, and say who has neither', () => {
    const asked = ask(work)
    if ('refused' in asked) throw new Error(asked.refused)
    const question = { title: asked.title, ...asked.question } as LabelQuestion
    expect(question).toMatchObject({ title: 'Test labels', sheet: 'L7160', look: 'bars', startAt: 1 })
    expect(question.labels).toEqual([
      { name: 'Lamp', note: 'L1', code: '4006381333931', copies: 1 },
      { name: 'Vase', note: '', code: 'V-2', copies: 1 },
    ])
    expect(asked.says).toBe('1 item has neither barcode nor article number and no label.')
    expect(itemLabels(question)).toMatchObject({ left: [] })
  })
  it('are as many as are in stock, where that is wished', () => {
    const asked = ask(work, 'lamp', { amount: 'stock' })
    expect(asked).toMatchObject({ question: { labels: [{ copies: 3 }] } })
    expect(ask(work, 'vase', { amount: 'stock' })).toEqual({
      refused: 'Nothing is in stock here, so there is no label to print.',
    })
    expect(ask(work, 'bare')).toHaveProperty('refused')
  })
})

describe('rows of a file', () => {
  it('name an item by its name, its article number or its barcode', () => {
    const work = bookOf({}, shop, lamp)
    const rows = ['Lamp', 'l1', '4006381333931', 'Vase'].map((item) => [item, 'Out', '1', 'Shop'])
    const { entries, linked } = readTableEntries(
      [['Item', 'Kind', 'Units', 'Location'], ...rows].map((cells, at) => ({ line: at + 1, cells })),
      { kinds: tracker.kinds, kind: 'move', work, freshId: () => 'fresh' },
    )
    expect(entries.map(({ values }) => values.item)).toEqual(['lamp', 'lamp', 'lamp', 'fresh'])
    expect(linked).toEqual([{ id: 'fresh', kind: 'item', title: 'Vase' }])
  })
})

describe('a book of 100,000 movements', () => {
  const itemCount = 400
  const moves = Array.from({ length: 100_000 }, (_, at) => {
    const turn = Math.floor(at / itemCount)
    // Receipts of 3 at 2.00 and issues of 1 in turn.
    const isIn = turn % 2 === 0
    const day = `${2025 + Math.floor(turn / 125)}-${String(1 + (Math.floor(turn / 10) % 12)).padStart(2, '0')}-01`
    return {
      kind: 'move',
      key: `move-${at}`,
      values: {
        item: `item-${at % itemCount}`,
        kind: isIn ? 'in' : 'out',
        quantity: isIn ? 3 : 1,
        unitCost: isIn ? 2 : undefined,
        location: 'shop',
        date: day,
      },
    }
  })
  const items = Array.from({ length: itemCount }, (_, at) => ({
    kind: 'item',
    key: `item-${at}`,
    values: { name: `Item ${at}`, sku: `S-${at}`, orderAt: 10 },
  }))
  const beginning = { book: { name: 'Large', currency: 'EUR', policy: 'refuse' }, entries: [shop, ...items, ...moves] }
  const { book, kinds } = tracker
  const records = storedBeginning(beginning, { bookFields: book.fields, kinds, id: 'book', idOf: (key) => key })
  const work = workFor(beginning)
  const seconds = (task: () => unknown) => {
    const start = performance.now()
    task()
    return (performance.now() - start) / 1000
  }
  it('adds up: receipts less issues are what is left, of every item', () => {
    // 125 × 3 − 125 × 1 = 250 of each of 400 items, at 2.00.
    expect(tableIn(work, 'value', 'From receipts')).toEqual([
      ['Came in', '€300,000.00'],
      ['Went out', '−€100,000.00'],
      ['Left', '€200,000.00'],
    ])
    const stock = rowsOf(work, 'stock')
    expect(stock).toHaveLength(itemCount)
    expect(new Set(stock.map((row) => row.slice(1, 4).join(' ')))).toEqual(new Set(['250 €2.00 €500.00']))
  })
  it('is worked out within a second or two, and what is asked again at once', () => {
    const fresh = workFor(beginning)
    expect(seconds(() => rowsOf(fresh, 'stock'))).toBeLessThan(4)
    expect(seconds(() => tracker.warnings?.(fresh))).toBeLessThan(2)
    expect(seconds(() => tracker.warnings?.(fresh))).toBeLessThan(0.05)
    const out = { item: 'item-7', kind: 'out', quantity: 251, location: 'shop', to: undefined, lot: '' }
    expect(seconds(() => tracker.refuses?.({ kind: 'move', before: undefined, after: out }, fresh))).toBeLessThan(2)
    expect(tracker.refuses?.({ kind: 'move', before: undefined, after: out }, fresh)).toContain('would be at −1')
  })
  it('is saved and opened again whole, within what a file may have', () => {
    const json = bookJson(records, 'book', 'inventory-tracker')
    expect(json.length).toBeLessThan(200 * 1024 * 1024)
    const read = readBookJson(JSON.parse(json), 'inventory-tracker', storedParser(book.fields, kinds))
    expect(read.records.size).toBe(records.size)
    expect(read.records.get('move-99999')).toEqual(records.get('move-99999'))
  })
})
