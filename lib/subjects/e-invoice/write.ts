import { ciiInvoice, ciiWriting } from './cii'
import type { EInvoice } from './model'
import { tagged, writeParts, type Terms } from './shape'
import { ublCreditNote, ublInvoice, ublWriting } from './ubl'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:'
const uncefact = 'urn:un:unece:uncefact:data:standard:'

/** Types of UNTDID 1001 that take back: UBL has a document of their own for them. */
export const creditTypes: readonly string[] = [
  '81',
  '83',
  '261',
  '262',
  '296',
  '308',
  '381',
  '396',
  '420',
  '458',
  '502',
  '503',
  '532',
]

/** Whether it is written as a credit note: by its type, or where that is missing by the document it was read from. */
export function isCreditNote({ typeCode, document }: EInvoice): boolean {
  return typeCode === undefined ? document !== undefined : creditTypes.includes(typeCode)
}

/** Elements on lines of their own, two spaces deeper than the one around them. Text is left as it is. */
function indented(xml: string): string {
  let depth = 0
  let wasOpened = false
  const lines = xml.split(/(?=<)/).map((tag) => {
    const closes = tag.startsWith('</')
    if (closes) depth--
    const written = closes && wasOpened ? tag : `\n${'  '.repeat(depth)}${tag}`
    if (!closes) depth++
    wasOpened = !closes
    return written
  })
  return lines.join('').trimStart()
}

/** The invoice in UBL 2.1, as a credit note where its type is one. What UBL has no element for is left out. */
export function writeUbl(invoice: EInvoice): string {
  const terms = invoice as unknown as Terms
  const name = isCreditNote(invoice) ? 'CreditNote' : 'Invoice'
  const content = writeParts(isCreditNote(invoice) ? ublCreditNote : ublInvoice, terms, terms, ublWriting)
  const xml = tagged(name, content, {
    xmlns: `${ubl}${name}-2`,
    'xmlns:cac': `${ubl}CommonAggregateComponents-2`,
    'xmlns:cbc': `${ubl}CommonBasicComponents-2`,
  })
  return `${head}${indented(xml)}\n`
}

/** The invoice as a Cross Industry Invoice, D16B. What CII has no element for is left out. */
export function writeCii(invoice: EInvoice): string {
  const terms = invoice as unknown as Terms
  const xml = tagged('rsm:CrossIndustryInvoice', writeParts(ciiInvoice, terms, terms, ciiWriting), {
    'xmlns:rsm': `${uncefact}CrossIndustryInvoice:100`,
    'xmlns:ram': `${uncefact}ReusableAggregateBusinessInformationEntity:100`,
    'xmlns:udt': `${uncefact}UnqualifiedDataType:100`,
    'xmlns:qdt': `${uncefact}QualifiedDataType:100`,
  })
  return `${head}${indented(xml)}\n`
}
