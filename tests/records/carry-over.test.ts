import { expect, it } from 'vitest'
import { date, longText, number, rows, text } from '@/lib/kits/generator'
import { initialValues } from '@/lib/kits/fields/initial'
import { carriedForm, carryOver, ownBoxes } from '@/lib/kits/records/carry-over'
import { businessForm, type Business } from '@/lib/kits/records/profile'
import type { RecordFields } from '@/lib/kits/records/roles'

const quotation = carriedForm(
  {
    number: text('Number', {}),
    date: date('Date', {}),
    validUntil: date('Valid until', {}),
    from: text('From', {}),
    to: text('To', {}),
    notes: longText('Notes', {}),
    rate: number('Rate', {}),
    intro: text('Introduction', {}),
    items: rows('Items', {
      row: 'item',
      initial: [],
      columns: { title: text('Title', {}), price: number('Price', {}), probability: number('Probability', {}) },
    }),
  },
  {
    kind: 'quotation',
    business: { name: 'from' },
    client: { name: 'to' },
    items: { rows: 'items', columns: { name: 'title', price: 'price' } },
    number: 'number',
    date: 'date',
    due: 'validUntil',
    stays: ['intro'],
  } satisfies RecordFields,
)
const invoice = carriedForm(
  {
    invoiceNumber: text('Number', {}),
    date: date('Date', {}),
    seller: text('Seller', {}),
    buyer: text('Buyer', {}),
    quotation: text('Quotation', {}),
    notes: longText('Notes', {}),
    rate: text('Rate', {}),
    intro: text('Introduction', {}),
    lines: rows('Lines', {
      row: 'line',
      initial: [],
      columns: { what: text('Description', {}), price: number('Price', {}), tax: number('Tax', {}) },
    }),
  },
  {
    kind: 'invoice',
    business: { name: 'seller' },
    client: { name: 'buyer' },
    items: { rows: 'lines', columns: { name: 'what', price: 'price' } },
    number: 'invoiceNumber',
    date: 'date',
    origin: { number: 'quotation' },
  } satisfies RecordFields,
)

const typed = {
  number: 'QUO-1',
  date: '2026-01-02',
  validUntil: '2026-02-02',
  from: 'Me',
  to: 'You',
  notes: 'Thanks',
  rate: '5',
  intro: 'Dear',
  gone: 'x',
  items: [{ title: 'Work', price: '10', probability: '50' }],
}

it('takes business, client and lines by their roles and the rest by name, and leaves what is the document’s own or of another kind', () => {
  expect(carryOver(typed, quotation, invoice)).toEqual({
    seller: 'Me',
    buyer: 'You',
    notes: 'Thanks',
    gone: 'x',
    lines: [{ what: 'Work', price: '10', probability: '50' }],
  })
})

it('seller and buyer change places between what the one writes and what the other does', () => {
  const order = carriedForm(
    { me: text('Me', {}), other: text('Other', {}), notes: text('Notes', {}) },
    { kind: 'purchase-order', writer: 'buyer', business: { name: 'me', logo: 'notes' }, client: { name: 'other' } },
  )
  expect(carryOver({ from: 'Me', to: 'You' }, quotation, order)).toEqual({ me: 'You', other: 'Me' })
  expect(carryOver({ notes: 'a logo' }, order, invoice)).toEqual({})
  expect(carryOver({ me: 'You', other: 'Me' }, order, invoice)).toEqual({ seller: 'Me', buyer: 'You' })
})

it('carries a unit with its quantity', () => {
  const form = carriedForm({ weight: number('Weight', {}) }, { kind: 'other' })
  expect(carryOver({ weight: '5', 'weight@unit': 'kg' }, form, form)).toEqual({ weight: '5', 'weight@unit': 'kg' })
})

it('keeps unseen what the form between has no place for', () => {
  const note = carriedForm(
    {
      writer: text('Writer', {}),
      goods: rows('Goods', { row: 'line', initial: [], columns: { title: text('Title', {}) } }),
    },
    { kind: 'delivery-note', business: { name: 'writer' }, items: { rows: 'goods', columns: { name: 'title' } } },
  )
  const between = carryOver(typed, quotation, note)
  expect(between).toMatchObject({ writer: 'Me', notes: 'Thanks', goods: [{ title: 'Work', price: '10' }] })
  expect(carryOver(between, note, invoice)).toMatchObject({
    seller: 'Me',
    notes: 'Thanks',
    lines: [{ what: 'Work', price: '10' }],
  })
})

it('makes no lines of a text and no text of lines', () => {
  const asText = carriedForm({ items: text('Items', {}) }, { kind: 'other' })
  expect(carryOver({ items: typed.items }, quotation, asText)).toEqual({})
  expect(carryOver({ items: 'Work' }, asText, quotation)).toEqual({})
})

it('takes names that every object has as the names that they are', () => {
  const form = carriedForm({ a: text('A', {}) }, { kind: 'other' })
  const hostile = JSON.parse('{"constructor":"x","__proto__":"y","a":"z"}') as Record<string, string>
  expect(JSON.stringify(carryOver(hostile, form, form))).toBe('{"constructor":"x","__proto__":"y","a":"z"}')
})

it('asks the business for what the form before had no place for, where it is the one that writes', () => {
  const business = {
    ...(initialValues(businessForm) as unknown as Business),
    name: 'Me',
    accountName: 'Me & Co',
    account: 'DE89 3704 0044 0532 0130 00',
    bankCode: 'COBADEFFXXX',
    terms: '14 days',
  }
  const asking = carriedForm(
    { seller: text('Seller', {}), iban: text('IBAN', {}), bank: longText('Bank', {}), notes: longText('Notes', {}) },
    { kind: 'invoice', business: { name: 'seller', iban: 'iban', payment: 'bank', terms: 'notes' }, client: {} },
  )
  const asked = ownBoxes({ seller: 'Me', notes: 'Thanks' }, quotation, asking, business)
  expect(asked).toEqual({ iban: 'DE89 3704 0044 0532 0130 00', bank: 'Me & Co\nCOBADEFFXXX' })
  expect(ownBoxes({ seller: 'Another' }, quotation, asking, business)).toEqual({})
  // What was left empty where it was asked for stays empty.
  expect(ownBoxes({ seller: 'Me' }, asking, asking, business)).toEqual({})
})
