import { readXml, type XmlElement } from '@/lib/base/xml/read-xml'
import { ciiTerms } from './cii'
import type { EInvoice } from './model'
import { ublTerms } from './ubl'

/** Namespaces of the two syntaxes with the prefixes that they are described with here. */
const prefixes = new Map([
  ['urn:oasis:names:specification:ubl:schema:xsd:Invoice-2', 'invoice'],
  ['urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2', 'creditnote'],
  ['urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2', 'cac'],
  ['urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2', 'cbc'],
  ['urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100', 'rsm'],
  ['urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100', 'ram'],
  ['urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100', 'udt'],
  ['urn:un:unece:uncefact:data:standard:QualifiedDataType:100', 'qdt'],
])

/** The document in characters; more than people are billed with. */
export const longestXml = 5_000_000

/** An element with the usual prefixes, whichever its author chose. */
function usual({ name, attributes, children }: XmlElement, above: ReadonlyMap<string, string>): XmlElement {
  const declared = [...attributes].filter(([key]) => key === 'xmlns' || key.startsWith('xmlns:'))
  const known =
    declared.length === 0
      ? above
      : new Map([...above, ...declared.map(([key, address]) => [key.slice('xmlns:'.length), address] as const)])
  const [local = '', prefix = ''] = name.split(':').toReversed()
  const own = prefixes.get(known.get(prefix) ?? '')
  return {
    name: own === undefined ? name : `${own}:${local}`,
    attributes,
    children: children.map((child) => (typeof child === 'string' ? child : usual(child, known))),
  }
}

export type ReadInvoice = { invoice: EInvoice } | { fault: string }

const otherKinds: readonly [RegExp, string][] = [
  [/^(?:CrossIndustryDocument)$/, 'is a ZUGFeRD 1.0 invoice, an older format that is not EN 16931'],
  [/^FatturaElettronica$/, 'is an Italian FatturaPA, another format than EN 16931'],
  [/^Facturae$/, 'is a Spanish Facturae, another format than EN 16931'],
  [
    /^(?:Order|OrderResponse|DespatchAdvice|Catalogue|ApplicationResponse|Reminder|Quotation)$/,
    'is a UBL document of another kind',
  ],
  [/^svg$|^html$/i, 'is a picture or a page and no invoice'],
]

/**
 * What an XML file says by the terms of EN 16931-1. Reads invoices and credit notes in UBL 2.1 and Cross Industry Invoices. Refuses, as
 * the end of a sentence that begins with the file: what is no XML, a document type declaration (its entities may fetch and grow),
 * more than 5 million characters, and other documents.
 */
export function readInvoice(text: string): ReadInvoice {
  if (text.length > longestXml) return { fault: 'is larger than 5 MB' }
  if (text.trim() === '') return { fault: 'is empty' }
  if (/<!DOCTYPE/i.test(text)) return { fault: 'has a document type declaration (DTD), which e-invoices must not have' }
  const read = readXml(text)
  if ('fault' in read) return { fault: read.fault }
  const root = usual(read, new Map())
  if (root.name === 'invoice:Invoice' || root.name === 'creditnote:CreditNote')
    return { invoice: ublTerms(root) as unknown as EInvoice }
  if (root.name === 'rsm:CrossIndustryInvoice') return { invoice: ciiTerms(root) as unknown as EInvoice }
  const [local = ''] = root.name.split(':').toReversed()
  const [, says] = otherKinds.find(([pattern]) => pattern.test(local)) ?? []
  return { fault: says ?? `is no invoice in UBL or CII: its first element is “${local.slice(0, 40)}”` }
}
