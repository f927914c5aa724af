import { describe, expect, it } from 'vitest'
import type { Document } from '@/lib/kits/document/types'
import { valuesParser } from '@/lib/kits/records/parse'
import { businessForm } from '@/lib/kits/records/profile'
import { parseSavedDocument, shownState, totalOf } from '@/lib/kits/records/saved-document'

const parse = valuesParser(businessForm)

describe('a kept business', () => {
  it('has the initial value of what a later version of the form asks, and nothing that no field names', () => {
    expect(parse({ name: 'Acme', colour: 'red' })).toMatchObject({ name: 'Acme', numbering: [], city: undefined })
    expect(parse({ name: 'Acme', colour: 'red' })).not.toHaveProperty('colour')
  })

  it('keeps its rows, and takes the first option for one that is no longer offered', () => {
    const numbering = [{ kind: 'telegram', pattern: 'T{number}', first: 5 }]
    expect(parse({ name: 'Acme', numbering })?.numbering).toEqual([{ kind: 'invoice', pattern: 'T{number}', first: 5 }])
  })

  it.each([
    ['nothing', undefined],
    ['a text', 'Acme'],
    ['a list', ['Acme']],
    ['a name that is no text', { name: 5 }],
    ['a number that is a text', { name: 'Acme', dueDays: '14' }],
    ['a number that is none', { name: 'Acme', dueDays: Number.NaN }],
    ['rows that are no list', { name: 'Acme', numbering: {} }],
    ['a row that is no row', { name: 'Acme', numbering: ['x'] }],
    ['a cell of another kind', { name: 'Acme', numbering: [{ first: 'one' }] }],
    ['a name longer than its field', { name: 'x'.repeat(201) }],
    ['a logo larger than its limit', { name: 'Acme', logo: `data:image/png;base64,${'A'.repeat(11_000_000)}` }],
  ])('is refused where it is %s', (_, raw) => {
    expect(parse(raw)).toBeUndefined()
  })

  it('reads nothing from what every object has', () => {
    expect(parse(Object.create({ name: 'Acme' }))).toMatchObject({ name: '' })
  })
})

const kept = {
  tool: 'invoice',
  kind: 'invoice',
  state: 'sent',
  typed: { to: 'Acme', lines: [{ what: 'x' }] },
  region: 'de',
  number: 'INV-1',
  title: 'Invoice INV-1',
  date: '2026-02-28',
  due: '2026-03-14',
  total: { minor: 11900, currency: 'EUR' },
  from: { id: 'q', kind: 'quotation', number: 'QUO-1' },
}

describe('a kept document', () => {
  it('is read as it was kept', () => {
    expect(parseSavedDocument(structuredClone(kept))).toEqual(kept)
  })

  it.each([
    ['tool', 5],
    ['kind', 'telegram'],
    ['kind', 'constructor'],
    ['state', 'overdue'],
    ['region', 'atlantis'],
    ['typed', { to: 5 }],
    ['typed', { lines: [{ what: 5 }] }],
    ['typed', []],
  ])('is refused where its %s is %j', (member, value) => {
    expect(parseSavedDocument({ ...kept, [member]: value })).toBeUndefined()
  })

  it.each([
    ['due', '2026-02-30'],
    ['title', 7],
    ['total', { minor: 1.5, currency: 'EUR' }],
    ['from', { id: 'q' }],
    ['number', 7],
  ])('goes without its %s where that is %j', (member, value) => {
    const read = parseSavedDocument({ ...kept, [member]: value })
    expect(read).toBeDefined()
    expect(read).not.toHaveProperty(member)
  })
})

it.each([
  ['sent', '2026-03-14', '2026-03-14', 'sent'],
  ['sent', '2026-03-14', '2026-03-15', 'overdue'],
  ['sent', undefined, '2026-03-15', 'sent'],
  ['paid', '2026-03-14', '2026-03-15', 'paid'],
  ['draft', '2026-03-14', '2026-03-15', 'draft'],
] as const)('%s, due %s, is on %s shown as %s', (state, due, day, shown) => {
  expect(shownState({ state, ...(due && { due }) }, day)).toBe(shown)
})

it('a document comes to the first bold amount among the totals of its tables', () => {
  const money = (minor: number) => ({ kind: 'money' as const, minor, currency: 'EUR' })
  const table = (totals: { label: string; value: ReturnType<typeof money> | string; strong?: boolean }[]) => ({
    kind: 'table' as const,
    label: 'Lines',
    columns: [],
    rows: [],
    totals,
  })
  const document = (...blocks: Document['blocks']): Document => ({ title: 'x', sheet: 'a4', blocks })
  const totals = [
    { label: 'In words', value: 'eleven', strong: true },
    { label: 'Net', value: money(10000) },
    { label: 'Amount due', value: money(11900), strong: true },
    { label: 'Deposit', value: money(5000), strong: true },
  ]
  const taxes = table([{ label: 'Tax', value: money(1900), strong: true }])
  expect(totalOf(document(table([]), table(totals), taxes, { kind: 'rule' }))).toEqual({
    minor: 11900,
    currency: 'EUR',
  })
  expect(totalOf(document(table(totals.slice(0, 2))))).toBeUndefined()
  expect(totalOf(document({ kind: 'rule' }))).toBeUndefined()
})
