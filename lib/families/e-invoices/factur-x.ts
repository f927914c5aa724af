import { fromBase64 } from '@/lib/base/encoding/base64-text'
import { problem, type Problem } from '@/lib/base/problem'
import type { Show } from '@/lib/base/format/show'
import type { Carrier } from '@/lib/kits/document/carrier'
import type { Document } from '@/lib/kits/document/types'
import { enteredInvoice } from './entered'
import type { EInvoiceEntries, EInvoiceField } from './form'
import type { EInvoice } from '@/lib/subjects/e-invoice/model'
import { carriedXml } from '@/lib/subjects/e-invoice/pdf-attachment'
import { readInvoice } from '@/lib/subjects/e-invoice/read'
import { documentOfInvoice, waiting } from './tool'
import { writeCii } from '@/lib/subjects/e-invoice/write'

/** What the form of a Factur-X invoice asks: the profile is EN 16931, and the page has no logo. */
export type FacturXEntries = Omit<EInvoiceEntries, 'profile' | 'logo'>

/** The name that Factur-X gives to the XML in the PDF. */
const fileName = 'factur-x.xml'

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const properties: readonly [name: string, value: string, means: string][] = [
  ['DocumentFileName', fileName, 'The name of the embedded XML document'],
  ['DocumentType', 'INVOICE', 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER'],
  ['Version', '1.0', 'The actual version of the standard applying to the embedded XML document'],
  ['ConformanceLevel', 'EN 16931', 'The conformance level of the embedded XML document'],
]

/** What the PDF says of its XML (Factur-X 1.0, XMP), with the description of these words that PDF/A asks for (ISO 19005-3, 6.6.2.3). */
function metadata(): string {
  const described = properties
    .map(
      ([name, , means]) =>
        `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${means}</pdfaProperty:description></rdf:li>`,
    )
    .join('')
  const said = properties.map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`).join('')
  return `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${described}</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description><rdf:Description rdf:about="" xmlns:fx="${namespace}">${said}</rdf:Description>`
}

function whole(values: FacturXEntries): EInvoiceEntries {
  return { ...values, profile: 'en16931', logo: undefined }
}

interface Held {
  invoice: EInvoice
  xml: string
}

/** The invoice that is written or read, with its XML; undefined where a file is still to be chosen. */
function heldBy(values: FacturXEntries): Held | Problem<EInvoiceField> | undefined {
  if (values.task === 'write') {
    const invoice = enteredInvoice(whole(values))
    return 'problem' in invoice ? invoice : { invoice, xml: writeCii(invoice) }
  }
  if (!values.file) return undefined
  const carried = carriedXml(fromBase64(values.file.slice(values.file.indexOf(',') + 1)))
  if ('fault' in carried) return problem('file', `cannot be read: it ${carried.fault}`)
  const read = readInvoice(carried.xml)
  return 'fault' in read
    ? problem('file', `cannot be read: the XML in it ${read.fault}`)
    : { invoice: read.invoice, xml: carried.xml }
}

/** The invoice on a sheet, with what breaks its rules beside it. Refuses what makes no sums and PDFs that carry no invoice. */
export function facturXDocument(
  values: FacturXEntries,
  show: Show,
  waitsFor: string,
): Document | Problem<EInvoiceField> {
  const held = heldBy(values)
  if (held === undefined) return waiting(whole(values), waitsFor)
  return 'problem' in held ? held : documentOfInvoice(held.invoice, whole(values), show)
}

/** The XML alone: as it is written into the PDF, or byte for byte as it was carried by the one that is read. */
export function facturXXml(values: FacturXEntries): string | Problem<EInvoiceField> {
  const held = heldBy(values)
  if (held === undefined) return problem('file', 'must be chosen')
  return 'problem' in held ? held : held.xml
}

interface Making {
  show: Show
  pdf?(document: Document, carrier?: Carrier): Promise<Uint8Array>
}

/** The sheet as a PDF/A-3b that carries the XML. */
export async function facturXPdf(
  values: FacturXEntries,
  { show, pdf }: Making,
): Promise<Uint8Array<ArrayBuffer> | Problem<EInvoiceField>> {
  const held = heldBy(values)
  if (held === undefined) return problem('file', 'must be chosen')
  if ('problem' in held) return held
  const document = documentOfInvoice(held.invoice, whole(values), show)
  if (!pdf) throw new Error('a PDF is set in a worker')
  return new Uint8Array(
    await pdf(document, {
      name: fileName,
      type: 'text/xml',
      description: 'Factur-X invoice',
      relationship: 'Alternative',
      content: new TextEncoder().encode(held.xml),
      metadata: metadata(),
    }),
  )
}
