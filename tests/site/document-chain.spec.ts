import { expect, test } from '@playwright/test'
import type { documents as keptDocuments } from '@/components/records/collections'
import type { DocumentTool } from '@/components/records/document-tools'
import type { duplicate, makeFrom } from '@/components/records/make-document'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { defineLineItemDocument } from '@/lib/families/line-item-documents'
import { isProblem } from '@/lib/base/problem'
import { contextOf } from '@/lib/kits/fields/context'
import { readForm, type Typed } from '@/lib/kits/fields/read'
import type { AnyGenerator } from '@/lib/kits/generator/types'
import { carriedForm } from '@/lib/kits/records/carry-over'
import { documentKinds, type DocumentKind } from '@/lib/kits/records/kinds'
import { totalOf } from '@/lib/kits/records/saved-document'
import { openModulePages, type ModulePages } from '@/tests/site/browser-modules'

declare global {
  interface Window {
    chain: { documents: typeof keptDocuments; makeFrom: typeof makeFrom; duplicate: typeof duplicate }
  }
}

/** Kinds that correct or repeat another document name it. */
const withOriginal: readonly DocumentKind[] = ['credit-note', 'receipt']

function generatorOf(record: DocumentKind): AnyGenerator {
  const hasPrices = record !== 'delivery-note'
  return defineLineItemDocument({
    record,
    title: documentKinds[record].label,
    number: { label: 'Number', initial: 'SAMPLE-1' },
    date: 'Date',
    deadline: { label: 'Deadline' },
    from: { label: 'From', role: 'From', initial: 'Sample' },
    to: { label: 'To', role: 'To', initial: 'Sample' },
    columns: hasPrices ? ['description', 'quantity', 'unit', 'price', 'tax'] : ['description', 'quantity', 'unit'],
    lines: [{ description: 'Sample', quantity: 1, ...(hasPrices && { price: 1 }) }],
    ...(withOriginal.includes(record) && { fields: ['original', 'originalDate'] as const }),
    due: 'Total',
    ...(record === 'invoice' && { payment: 'asked' as const }),
    makes: 'A document.',
    limits: ['A sample.'],
    examples: [{ name: 'Sample', given: {}, expect: {} }],
  }) as unknown as AnyGenerator
}

const way = ['quotation', 'purchase-order', 'delivery-note', 'invoice', 'receipt', 'credit-note'] as const
const generators = new Map(way.map((kind) => [kind as string, generatorOf(kind)]))

function toolOf(kind: string): DocumentTool {
  const { form, records } = generators.get(kind) ?? {}
  if (!form || !records) throw new Error(`${kind} keeps no documents`)
  return { id: kind, name: kind, href: `/${kind}/`, ...carriedForm(form, records) }
}

let pages: ModulePages
test.beforeAll(async () => {
  pages = await openModulePages({
    main: `
      import { documents } from '@/components/records/collections'
      import { duplicate, makeFrom } from '@/components/records/make-document'
      window.chain = { documents, makeFrom, duplicate }`,
  })
})
test.afterAll(() => pages.close())

const typed = {
  number: 'QUO-2026-0009',
  date: '2026-01-05',
  deadline: '2026-02-05',
  from: 'Me\n1 Street',
  to: 'You\n2 Road',
  fromId: 'DE1',
  toId: 'GB2',
  currency: 'EUR',
  notes: 'Thank you',
  lines: [
    { description: 'Work', quantity: '3', unit: 'hours', price: '100', tax: '19' },
    { description: 'Book', quantity: '2', unit: '', price: '12.50', tax: '7' },
  ],
}

test('quotation, order, delivery note, invoice, receipt, credit note: each from the one before, with a reload between', async ({
  browser,
}) => {
  const page = await pages.newVisitor(browser)
  let id = await page.evaluate(
    async (boxes) =>
      (
        await window.chain.documents.create({
          tool: 'quotation',
          kind: 'quotation',
          state: 'sent',
          region: 'us',
          number: boxes.number,
          date: boxes.date,
          client: 'You',
          typed: boxes,
        })
      ).record.id,
    typed,
  )
  for (const [position, kind] of way.slice(1).entries()) {
    const earlier = way[position] ?? 'quotation'
    expect(toolOf(earlier).records.becomes).toContain(kind)
    id = await page.evaluate(
      async ([source, from, to]) => {
        const record = await window.chain.documents.get(source)
        if (!record) throw new Error(`${source} is gone`)
        return (await window.chain.makeFrom(record, from, to)).id
      },
      [id, toolOf(earlier), toolOf(kind)] as const,
    )
    await page.reload()
  }
  const kept = (await page.evaluate(() => window.chain.documents.list())).toReversed()
  const year = new Date().getFullYear()
  expect(kept.map(({ value }) => [value.kind, value.number])).toEqual([
    ['quotation', 'QUO-2026-0009'],
    ['purchase-order', `PO-${year}-0001`],
    ['delivery-note', `DN-${year}-0001`],
    ['invoice', `INV-${year}-0001`],
    ['receipt', `REC-${year}-0001`],
    ['credit-note', `CN-${year}-0001`],
  ])
  for (const [position, { value }] of kept.entries()) {
    const source = kept[position - 1]
    expect(value.from).toEqual(source && { id: source.id, kind: source.value.kind, number: source.value.number })
    // The buyer writes the order; in all others it is the other way round.
    const isTurned = value.kind === 'purchase-order'
    expect([value.typed.from, value.typed.to]).toEqual(isTurned ? [typed.to, typed.from] : [typed.from, typed.to])
    expect([value.typed.fromId, value.typed.toId]).toEqual(isTurned ? ['GB2', 'DE1'] : ['DE1', 'GB2'])
    expect(value.typed.notes).toBe('Thank you')
    expect(value.typed.number).toBe(value.number)
    if (position > 0) expect(value.typed).not.toHaveProperty('deadline')
  }
  const receipt = kept[4]
  const credit = kept[5]
  expect(receipt?.value.typed.original).toBe(`INV-${year}-0001`)
  expect(credit?.value.typed.original).toBe(`REC-${year}-0001`)
  // A delivery note shows no prices; the invoice made from it has them. 3 × 100 and 19%, 2 × 12.50 and 7%: 357.00 + 26.75.
  for (const { value } of kept)
    expect(totalIn(value.kind, value.typed)).toEqual(
      value.kind === 'delivery-note' ? undefined : { minor: 38375, currency: 'EUR' },
    )
})

/** What the document comes to when its tool builds it of these boxes. */
function totalIn(kind: string, boxes: Typed) {
  const generator = generators.get(kind)
  if (!generator) throw new Error(kind)
  const region = regionOf('us')
  const reading = readForm(generator.form, boxes, createShow(region))
  expect(reading.errors).toEqual({})
  const context = { ...contextOf(undefined, reading.values, region), progress: () => {} }
  const built = generator.build(reading.values, context)
  if (isProblem(built)) throw new Error(built.message)
  return totalOf(built)
}

test('a copy is a draft of today with a number of its own, and comes from nowhere', async ({ browser }) => {
  const page = await pages.newVisitor(browser)
  const seen = await page.evaluate(
    async ([boxes, tool]) => {
      const { record } = await window.chain.documents.create({
        tool: 'invoice',
        kind: 'invoice',
        state: 'paid',
        region: 'de',
        number: 'INV-0',
        due: '2026-02-05',
        from: { id: 'x', kind: 'quotation', number: 'QUO-1' },
        typed: boxes,
      })
      const copy = await window.chain.duplicate(record, tool)
      return { copy: copy.value, original: (await window.chain.documents.get(record.id))?.value }
    },
    [typed, toolOf('invoice')] as const,
  )
  const { deadline: _deadline, ...rest } = typed
  expect(seen.copy).toMatchObject({ state: 'draft', region: 'de', number: seen.copy.typed.number })
  expect(seen.copy.typed).toEqual({ ...rest, number: seen.copy.number, date: seen.copy.date })
  expect(seen.copy.number).not.toBe('INV-0')
  for (const member of ['from', 'due']) expect(seen.copy).not.toHaveProperty(member)
  expect(seen.original).toMatchObject({ state: 'paid', number: 'INV-0' })
})
