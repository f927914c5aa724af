import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { isCreditNote, writeCii, writeUbl } from '@/lib/subjects/e-invoice/write'
import { readInvoice } from '@/lib/subjects/e-invoice/read'
import type { EInvoice } from '@/lib/subjects/e-invoice/model'

const vectors = path.resolve(import.meta.dirname, '../vectors')
const folders = ['en16931/ubl', 'en16931/cii', 'xrechnung', 'peppol-bis-3']
const files = folders.flatMap((folder) =>
  readdirSync(path.join(vectors, folder))
    .filter((name) => name.endsWith('.xml'))
    .map((name) => `${folder}/${name}`),
)

function read(text: string): EInvoice {
  const found = readInvoice(text)
  if ('fault' in found) throw new Error(found.fault)
  return found.invoice
}

/** What an invoice says, without what is empty; identifiers in the order of their texts, which means nothing. */
function full(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(full).filter((item) => item !== undefined)
    return items.length === 0 ? undefined : items
  }
  if (typeof value !== 'object' || value === null) return value === '' ? undefined : value
  const terms = Object.entries(value)
    .map(([name, term]) => [name, name === 'identifiers' ? sorted(full(term)) : full(term)] as const)
    .filter(([, term]) => term !== undefined)
  const isScheme = terms.length === 1 && terms[0]?.[0] === 'scheme'
  return terms.length === 0 || isScheme ? undefined : Object.fromEntries(terms)
}

function sorted(items: unknown): unknown {
  return Array.isArray(items)
    ? items.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
    : items
}

/** Everything that was read but for the syntax, which is chosen on writing, and the currencies of amounts, which UBL alone names. */
function said(invoice: EInvoice): unknown {
  const { syntax: _, amountCurrencies: __, taxTotalCurrencies: ___, document: ____, ...terms } = invoice
  return full(terms)
}

/** The schemas of OASIS and UN/CEFACT, unpacked. */
const schemas = mkdtempSync(path.join(tmpdir(), 'schemas-'))
for (const name of ['ubl-2.1', 'cii-d16b'])
  spawnSync('tar', ['xzf', path.join(vectors, 'xml-schemas', `${name}.tar.gz`), '-C', schemas])

function schemaFaults(schema: string, texts: readonly string[]): string {
  const names = texts.map((text, at) => {
    const name = path.join(schemas, `${path.basename(schema)}-${at}.xml`)
    writeFileSync(name, text)
    return name
  })
  const { status, stderr } = spawnSync(
    'xmllint',
    ['--nonet', '--noout', '--schema', path.join(schemas, schema), ...names],
    {
      encoding: 'utf8',
      maxBuffer: 1e8,
    },
  )
  return status === 0
    ? ''
    : stderr
        .split('\n')
        .filter((line) => !line.endsWith(' validates'))
        .join('\n')
}

const texts = files.map((name) => readFileSync(path.join(vectors, name), 'utf8'))

/** CII wants the price before a discount, UBL the VAT total over its rows; where a file left them out, writing adds them. */
function withWhatSchemasWant(invoice: EInvoice): EInvoice {
  const { lines = [], totals, vat = [], syntax } = invoice
  if (syntax === 'cii')
    return vat.length > 0 && totals?.tax === undefined ? { ...invoice, totals: { ...totals, tax: '0' } } : invoice
  const priced = lines.map((line) =>
    line.priceDiscount !== undefined && line.grossPrice === undefined
      ? { ...line, grossPrice: String(Number(line.price) + Number(line.priceDiscount)) }
      : line,
  )
  return { ...invoice, ...(lines.length > 0 ? { lines: priced } : {}) }
}

describe('published invoices', () => {
  it.each(files)('%s says the same after writing it in its own syntax', (name) => {
    const invoice = read(readFileSync(path.join(vectors, name), 'utf8'))
    const written = invoice.syntax === 'ubl' ? writeUbl(invoice) : writeCii(invoice)
    expect(said(read(written))).toEqual(said(invoice))
  })

  it.each(files)('%s says the same after writing it in the other syntax', (name) => {
    const whole = read(readFileSync(path.join(vectors, name), 'utf8'))
    const invoice = withWhatSchemasWant(whole)
    const written = invoice.syntax === 'ubl' ? writeCii(invoice) : writeUbl(invoice)
    expect(said(read(written))).toEqual(said(invoice))
  })

  it('written as UBL are valid by the schema of OASIS', () => {
    const all = texts.map(read)
    const bills = all.filter((invoice) => !isCreditNote(invoice)).map(writeUbl)
    const credits = all.filter(isCreditNote).map(writeUbl)
    expect(schemaFaults('maindoc/UBL-Invoice-2.1.xsd', bills)).toBe('')
    expect(schemaFaults('maindoc/UBL-CreditNote-2.1.xsd', credits)).toBe('')
  })

  it('written as CII are valid by the schema of UN/CEFACT', () => {
    // D16B holds one preceding invoice; D22B, which has the same elements otherwise, any number.
    const all = texts.map(read).filter(({ preceding = [] }) => preceding.length < 2)
    expect(schemaFaults('uncefact/data/standard/CrossIndustryInvoice_100pD16B.xsd', all.map(writeCii))).toBe('')
  })
})
