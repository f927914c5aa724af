import { describe, expect, it } from 'vitest'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { choice, date, defineGenerator, file, longText, number, percent, rows, text } from '@/lib/kits/generator'
import { declareGenerator } from '@/lib/kits/generator/declaration'
import type { AnyGenerator } from '@/lib/kits/generator/types'
import { addressLines, clientIn, fillBusiness, fillClient, rowOfItem } from '@/lib/kits/records/fill'
import { valuesParser } from '@/lib/kits/records/parse'
import { businessForm, clientForm, itemForm } from '@/lib/kits/records/profile'
import type { RecordFields } from '@/lib/kits/records/roles'

const form = {
  seller: text('Seller', {}),
  sellerAddress: longText('Address', {}),
  line: text('Address in one line', {}),
  currency: choice('Currency', { options: { EUR: 'Euro', GBP: 'Pound sterling' }, initial: 'EUR' }),
  phone: text('Phone', { maxLength: 5 }),
  day: date('Day', {}),
  logo: file('Logo', { accept: 'image/png', maxBytes: 1000, optional: true }),
  buyer: text('Buyer', {}),
  buyerAddress: longText('Address', {}),
  lines: rows('Lines', {
    row: 'line',
    initial: [{ what: 'Sample' }],
    columns: {
      what: text('Description', {}),
      count: number('Quantity', { initial: 1 }),
      price: number('Price', { optional: true }),
      vat: percent('VAT', { optional: true }),
      unit: choice('Unit', { options: { hour: 'Hour', piece: 'Piece' }, initial: 'piece' }),
    },
  }),
}
const records: RecordFields<keyof typeof form> = {
  kind: 'invoice',
  business: { name: 'seller', address: 'sellerAddress', currency: 'currency', phone: 'phone', logo: 'logo' },
  client: { name: 'buyer', address: 'buyerAddress' },
  items: { rows: 'lines', columns: { name: 'what', price: 'price', tax: 'vat', unit: 'unit' } },
}

const business = valuesParser(businessForm)({
  name: 'Müller & Söhne',
  street: 'Hauptstraße 1\nHinterhaus',
  postcode: '10115',
  city: 'Berlin',
  country: 'Germany',
  currency: 'gbp',
  logo: 'data:image/png;base64,AAAA',
})
const client = valuesParser(clientForm)({
  name: 'Acme Ltd',
  street: '1 High Street',
  city: 'Leeds',
  postcode: 'LS1 1AA',
})
if (!business || !client) throw new Error('the sample records are refused')

describe('a business', () => {
  it('fills the fields that are declared to be its own, and empties those it has nothing for', () => {
    expect(fillBusiness(form, records, business)).toEqual({
      seller: 'Müller & Söhne',
      sellerAddress: 'Hauptstraße 1\nHinterhaus\n10115 Berlin\nGermany',
      currency: 'GBP',
      phone: '',
      logo: 'data:image/png;base64,AAAA',
    })
  })

  it('stands in one box with all that a document says of it, and where to pay in another', () => {
    const other: RecordFields = { kind: 'other', business: { party: 'sellerAddress', payment: 'line' } }
    const bank = { accountName: 'Müller', account: 'DE02 1203 0000 0000 2020 51', bankCode: 'BYLADEM1001' }
    expect(fillBusiness(form, other, { ...business, email: 'post@mueller.example', ...bank })).toEqual({
      sellerAddress: 'Müller & Söhne\nHauptstraße 1\nHinterhaus\n10115 Berlin\nGermany\npost@mueller.example',
      line: 'Müller, DE02 1203 0000 0000 2020 51, BYLADEM1001',
    })
  })

  it('gives its account to the box for an IBAN where it is one, and says it once', () => {
    const boxes = {
      iban: text('IBAN', { optional: true }),
      bic: text('BIC', { optional: true }),
      bank: longText('How to pay', {}),
    }
    const paid: RecordFields<keyof typeof boxes> = {
      kind: 'invoice',
      business: { iban: 'iban', bic: 'bic', payment: 'bank' },
    }
    const own = { ...business, accountName: 'Müller', bankName: 'Bank', bankCode: 'COBADEFFXXX' }
    expect(fillBusiness(boxes, paid, { ...own, account: 'DE89 3704 0044 0532 0130 00' })).toEqual({
      iban: 'DE89 3704 0044 0532 0130 00',
      bic: 'COBADEFFXXX',
      bank: 'Müller\nCOBADEFFXXX\nBank',
    })
    expect(fillBusiness(boxes, paid, { ...own, account: '4471 2203', bankCode: '026009593' })).toEqual({
      iban: '',
      bic: '',
      bank: 'Müller\n4471 2203\n026009593\nBank',
    })
  })

  it('leaves a choice alone that does not offer its currency, and knows an option by its label', () => {
    expect(fillBusiness(form, records, { ...business, currency: 'INR' })).not.toHaveProperty('currency')
    expect(fillBusiness(form, records, { ...business, currency: 'pound STERLING' })).toHaveProperty('currency', 'GBP')
  })

  it('stands in a box of one line without line breaks, no longer than the box takes, and never in a box of another kind', () => {
    const other: RecordFields = { kind: 'other', business: { address: 'line', name: 'phone', terms: 'day' } }
    expect(fillBusiness(form, other, { ...business, terms: 'soon' })).toEqual({
      line: 'Hauptstraße 1, Hinterhaus, 10115 Berlin, Germany',
      phone: 'Mülle',
    })
  })
})

describe('a client', () => {
  it('comes back from the form that it filled', () => {
    const filled = new Map(Object.entries(fillClient(form, records, client)))
    expect(filled.get('buyerAddress')).toBe('1 High Street\nLS1 1AA Leeds')
    const back = clientIn(records, (name) => String(filled.get(name) ?? ''))
    expect(back?.name).toBe('Acme Ltd')
    expect(back && addressLines(back)).toEqual(addressLines(client))
  })

  it('stands in one box with its name, and is kept from there', () => {
    const other: RecordFields = { kind: 'other', client: { party: 'buyerAddress' } }
    const filled = fillClient(form, other, { ...client, contact: 'Ms Reed' })
    expect(filled).toEqual({ buyerAddress: 'Acme Ltd\nMs Reed\n1 High Street\nLS1 1AA Leeds' })
    expect(clientIn(other, () => 'Acme Ltd \n1 High Street\nLeeds')).toMatchObject({
      name: 'Acme Ltd',
      street: '1 High Street\nLeeds',
    })
  })

  it('is none where the form has no name', () => {
    expect(clientIn(records, () => '  ')).toBeUndefined()
    expect(clientIn({ kind: 'other' }, () => 'Acme')).toBeUndefined()
  })
})

it('an item fills a row as the region writes numbers, and leaves what it does not say', () => {
  const item = valuesParser(itemForm)({ name: 'Consulting', price: 1234.5, tax: 0.075, unit: 'Hour' })
  const empty = { what: '', count: '', price: '', vat: '', unit: 'piece' }
  const row = (region: 'us' | 'de') =>
    item && rowOfItem(form.lines, records.items?.columns ?? {}, item, empty, createShow(regionOf(region)))
  expect(row('us')).toEqual({ what: 'Consulting', count: '', price: '1,234.5', vat: '7.5', unit: 'hour' })
  expect(row('de')).toEqual({ what: 'Consulting', count: '', price: '1.234,5', vat: '7,5', unit: 'hour' })
})

describe('a declaration', () => {
  const generator = (items: RecordFields['items']) =>
    defineGenerator({
      form,
      makes: 'A document.',
      limits: [],
      sources: [{ title: 'None', href: 'https://example.com' }],
      records: { ...records, ...(items && { items }) } as RecordFields<keyof typeof form>,
      build: () => ({ title: 'x', sheet: 'a4', blocks: [] }),
      examples: [{ name: 'x', given: {}, expect: {} }],
    }) as unknown as AnyGenerator

  it('hands the records on', () => {
    expect(declareGenerator('x', 'X', generator(undefined)).records).toEqual(records)
  })

  it.each<[string, RecordFields['items'], string]>([
    ['a field that is no table', { rows: 'seller', columns: {} }, 'x: records.items.rows is seller'],
    ['a column that is not there', { rows: 'lines', columns: { name: 'title' } }, 'names the column title'],
  ])('is refused for %s', (_, items, says) => {
    expect(() => declareGenerator('x', 'X', generator(items))).toThrow(says)
  })

  it('is refused where it names a field that is not there', () => {
    const named = { ...generator(undefined), records: { ...records, business: { name: 'vendor' } } } as AnyGenerator
    expect(() => declareGenerator('x', 'X', named)).toThrow('x: records names vendor, which is no field of the form')
  })
})
