import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findings } from '@/lib/subjects/e-invoice/findings'
import { readInvoice } from '@/lib/subjects/e-invoice/read'
import unit from '../vectors/en16931/unit.json'
import peppol from '../vectors/peppol-bis-3/unit.json'

/**
 * Rules about the XML rather than about what it says: how often an element may stand there, which attributes it has. The reader
 * takes the first of several, and the writer writes one.
 */
const ofTheSyntax = /^UBL-/

/** A credit note whose line is that of an invoice, which the schema of UBL refuses. */
const noDocument = 'CreditNote-unit-UBL/BR-CL-18.xml 2'

const tests = unit.filter(({ rule, at }) => !ofTheSyntax.test(rule) && at !== noDocument)

/** Rules of Peppol that are compared. Left out: rules of single countries and registers, and those about the XML. */
const compared = new Set(
  [1, 2, 3, 4, 5, 7, 10, 20, 40, 41, 42, 46, 51, 61, 110, 111, 120, 121, 130].map(
    (number) => `PEPPOL-EN16931-R${String(number).padStart(3, '0')}`,
  ),
)
/** Fragments whose amounts do not say whether they are a discount or a charge: the model holds each as what it is. */
const undecided = /AllowanceCharge>(?!<(?:cbc|ram):ChargeIndicator)/
/** Fragments of empty elements, of a line without an amount, and of the unit of a gross price, which the model has no term for. */
const withoutTerms = new Set([
  'unit-UBL-PEPPOL/PEPPOL-EN16931-R120.xml 11',
  'unit-CII-PEPPOL/PEPPOL-EN16931-R002.xml 4',
  'unit-CII-PEPPOL/PEPPOL-EN16931-R010.xml 2',
  'unit-CII-PEPPOL/PEPPOL-EN16931-R020.xml 2',
  'unit-CII-PEPPOL/PEPPOL-EN16931-R130.xml 4',
])
const peppolTests = peppol.filter(
  ({ rule, at, xml }) => compared.has(rule) && !undecided.test(xml) && !withoutTerms.has(at),
)

describe('published unit tests of EN 16931', () => {
  it.each(tests.map((test) => [test.rule, test.at, test] as const))('%s %s', (rule, _, { xml, fails }) => {
    const read = readInvoice(xml)
    if ('fault' in read) throw new Error(read.fault)
    expect(findings(read.invoice).some((finding) => finding.rule === rule)).toBe(fails)
  })
})

describe('published unit tests of Peppol BIS Billing 3', () => {
  it.each(peppolTests.map((test) => [test.rule, test.at, test] as const))('%s %s', (rule, _, { xml, fails }) => {
    const read = readInvoice(xml)
    if ('fault' in read) throw new Error(read.fault)
    expect(findings(read.invoice, 'peppol').some((finding) => finding.rule === rule)).toBe(fails)
  })
})

const vectors = path.resolve(import.meta.dirname, '../vectors')
const published = ['xrechnung', 'peppol-bis-3'].flatMap((folder) =>
  readdirSync(path.join(vectors, folder))
    .filter((name) => name.endsWith('.xml'))
    .map((name) => `${folder}/${name}`),
)

describe('published invoices', () => {
  it.each(published)('%s breaks no rule', (name) => {
    const read = readInvoice(readFileSync(path.join(vectors, name), 'utf8'))
    if ('fault' in read) throw new Error(read.fault)
    expect(findings(read.invoice).filter(({ mild }) => !mild)).toEqual([])
  })
})
