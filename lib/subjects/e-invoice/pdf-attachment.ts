import { Unzlib } from 'fflate'
import { joinBytes } from '@/lib/base/encoding/bytes'
import { decodeText } from '@/lib/base/text/decode'

/** What a PDF carries: the XML of an invoice, or why none was found, as the end of a sentence that begins with the file. */
export type CarriedXml = { xml: string } | { fault: string }

interface PdfObject {
  /** Its dictionary and what stands around it, a character each byte. */
  text: string
  stream?: Uint8Array
}

/** Invoices are small; what unpacks to more is not one. Bytes. */
const largestXml = 5_000_000

class TooLarge extends Error {}

/** Unpacks a deflated stream and stops at the limit. What was read before damage is kept, as readers do. */
function inflated(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = []
  let length = 0
  const unpack = new Unzlib((part) => {
    length += part.length
    if (length > largestXml) throw new TooLarge()
    parts.push(part)
  })
  try {
    for (let at = 0; at < bytes.length; at += 65_536)
      unpack.push(bytes.subarray(at, at + 65_536), at + 65_536 >= bytes.length)
  } catch (error) {
    if (error instanceof TooLarge || length === 0) throw error
  }
  return joinBytes(...parts)
}

/** A character each byte. */
function latin(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 32_768) parts.push(String.fromCharCode(...bytes.subarray(at, at + 32_768)))
  return parts.join('')
}

function contentOf({ text, stream }: PdfObject): Uint8Array | undefined {
  if (!stream) return undefined
  const filter = /\/Filter\s*\[?\s*\/(\w+)(\s*\/\w+)?/.exec(text)
  if (!filter) return stream
  return filter[1] === 'FlateDecode' && filter[2] === undefined ? inflated(stream) : undefined
}

/** Where a stream ends whose length stands elsewhere: before the end of line that precedes the word. */
function endOf(whole: string, from: number): number {
  const word = whole.indexOf('endstream', from)
  if (word < 0 || whole[word - 1] !== '\n') return whole[word - 1] === '\r' ? word - 1 : word
  return whole[word - 2] === '\r' ? word - 2 : word - 1
}

/** All objects of a file by number, the last of each, whatever its cross-reference table says: damaged tables do no harm. */
function objectsOf(bytes: Uint8Array, whole: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  const head = /(?<!\d)(\d{1,9})\s+\d{1,5}\s+obj\b/g
  for (let found = head.exec(whole); found; found = head.exec(whole)) {
    const [, number = ''] = found
    const start = head.lastIndex
    const end = whole.indexOf('endobj', start)
    const opens = whole.indexOf('stream', start)
    if (opens < 0 || (end >= 0 && end < opens)) {
      objects.set(number, { text: whole.slice(start, end < 0 ? undefined : end) })
      if (end < 0) break
      head.lastIndex = end
      continue
    }
    const text = whole.slice(start, opens)
    const from = opens + 'stream'.length + (whole.startsWith('\r\n', opens + 'stream'.length) ? 2 : 1)
    const length = /\/Length\s+(\d+)\b(?!\s+\d+\s+R)/.exec(text)?.[1]
    const stated = length === undefined ? -1 : from + Number(length)
    const isStated = stated >= from && /^\s*endstream/.test(whole.slice(stated, stated + 20))
    const to = isStated ? stated : endOf(whole, from)
    objects.set(number, { text, stream: bytes.subarray(from, to < 0 ? undefined : to) })
    if (to < 0) break
    head.lastIndex = to
  }
  return objects
}

/** Adds what lies in object streams (ISO 32000-1, 7.5.7). */
function unpackObjects(objects: Map<string, PdfObject>): void {
  for (const packed of [...objects.values()].filter(({ text }) => /\/Type\s*\/ObjStm\b/.test(text))) {
    const content = contentOf(packed)
    if (!content) continue
    const text = latin(content)
    const first = Number(/\/First\s+(\d+)/.exec(packed.text)?.[1] ?? 0)
    const pairs = text.slice(0, first).trim().split(/\s+/).map(Number)
    for (let at = 0; at + 1 < pairs.length; at += 2) {
      const next = pairs[at + 3]
      const own = text.slice(first + (pairs[at + 1] ?? 0), next === undefined ? undefined : first + next)
      objects.set(String(pairs[at]), { text: own })
    }
  }
}

const invoiceRoot = /<(?:[\w-]+:)?(?:CrossIndustryInvoice|CrossIndustryDocument|Invoice|CreditNote)[\s>]/

/**
 * The XML of an invoice that a PDF carries as an embedded file, such as factur-x.xml, zugferd-invoice.xml or xrechnung.xml. Found by
 * what it holds. Refuses files that are no PDF, that are encrypted, and that carry no such XML.
 */
export function carriedXml(bytes: Uint8Array): CarriedXml {
  const whole = latin(bytes)
  if (!whole.slice(0, 1024).includes('%PDF-')) return { fault: 'is no PDF' }
  if (/\/Encrypt\s+\d+\s+\d+\s+R/.test(whole)) return { fault: 'is encrypted; save it without a password first' }
  try {
    const objects = objectsOf(bytes, whole)
    unpackObjects(objects)
    const embedded = new Set(
      [...objects.values()].flatMap(({ text }) =>
        [...text.matchAll(/\/EF\s*<<[^>]*?\/U?F\s+(\d+)\s+\d+\s+R/g)].map(([, number = '']) => number),
      ),
    )
    for (const [number, object] of objects) {
      if (!object.stream || !(embedded.has(number) || /\/Type\s*\/EmbeddedFile\b/.test(object.text))) continue
      const content = contentOf(object)
      const decoded = content && decodeText(content)
      if (decoded?.kind === 'text' && invoiceRoot.test(decoded.text)) return { xml: decoded.text }
    }
  } catch (error) {
    if (error instanceof TooLarge) return { fault: 'carries a file of more than 5 MB' }
    return { fault: 'is damaged' }
  }
  return { fault: 'carries no e-invoice: there is no XML of an invoice in it' }
}
