import { fromBase64 } from '@/lib/base/encoding/base64-text'
import { decodeText } from '@/lib/base/text/decode'
import { bundleOf, readCertificate, type Certificate } from './certificate'
import { NotDer } from './der'

/** Why nothing is read, as a sentence for the visitor. */
export class CertificatesRefused extends Error {
  override readonly name = 'CertificatesRefused'
}

export interface PlacedCertificate extends Certificate {
  /** Line of the text in which it begins; undefined in a file of bytes. */
  line: number | undefined
}

/** What lists of dates say without the certificate itself. */
export interface DatedName {
  name: string
  notAfter: number
  line: number
}

export interface ReadCertificates {
  certificates: PlacedCertificate[]
  dated: DatedName[]
  /** What could not be read, as sentences. */
  faults: { line: number; says: string }[]
}

const mostCertificates = 2000
const block = /-----BEGIN ([A-Z0-9 ]+)-----([\s\S]*?)-----END \1-----/g

const privateKey =
  'A private key stands here. It is not needed to read dates, and nobody should paste one anywhere: remove it, and keep only the parts that say CERTIFICATE.'
const locked =
  'This is a PKCS #12 file (.pfx, .p12), which holds a private key. Export the certificate alone, as PEM or DER.'

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

function fromBytes(bytes: Uint8Array, line: number | undefined): PlacedCertificate[] {
  const parts = bundleOf(bytes) ?? [bytes]
  return parts.map((part) => ({ ...readCertificate(part), line }))
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** "Jun  1 12:00:00 2027 GMT", as OpenSSL writes times. */
export function opensslTime(text: string): number | undefined {
  const [, month = '', day = '', time = '', year = ''] =
    /^([A-Z][a-z]{2})\s+(\d{1,2})\s+(\d{2}:\d{2}:\d{2})\s+(\d{4})\s+(?:GMT|UTC)$/.exec(text.trim()) ?? []
  const at = months.indexOf(month)
  if (at < 0) return undefined
  const value = Date.parse(`${year}-${String(at + 1).padStart(2, '0')}-${day.padStart(2, '0')}T${time}Z`)
  return Number.isNaN(value) ? undefined : value
}

/** A name in which OpenSSL wrote bytes beyond ASCII as a backslash and two digits. */
const unescaped = (text: string) =>
  text.replaceAll(/(?:\\[0-9A-F]{2})+/g, (run) =>
    new TextDecoder().decode(Uint8Array.from(run.slice(1).split('\\'), (byte) => Number.parseInt(byte, 16))),
  )

/** Dates in what OpenSSL printed, each with the name that stands nearest above or below it. */
function datesIn(text: string): DatedName[] {
  const lines = text.split(/\r\n|\r|\n/)
  const nameOn = (line: string) =>
    /(?:subject\s*[=:].*?|Subject:.*?)\bCN\s*=\s*([^,/\n]+)/i.exec(line)?.[1]?.trim() ??
    /^\s*(?:host|name|server)\s*[=:]\s*(\S+)/i.exec(line)?.[1]
  const dates = lines.flatMap((line, at) => {
    const notAfter = opensslTime(/not\s?after\s*[=:]\s*(.+)$/i.exec(line)?.[1] ?? '')
    return notAfter === undefined ? [] : [{ at, notAfter }]
  })
  return dates.map(({ at, notAfter }, index) => {
    const from = (dates[index - 1]?.at ?? -1) + 1
    const until = dates[index + 1]?.at ?? lines.length
    const name =
      lines.slice(from, at).findLast((line) => nameOn(line) !== undefined) ??
      lines.slice(at, until).find((line) => nameOn(line) !== undefined) ??
      ''
    return { name: unescaped(nameOn(name) ?? '') || `Line ${String(at + 1)}`, notAfter, line: at + 1 }
  })
}

function fromText(text: string): ReadCertificates {
  if (/-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY-----/.test(text)) throw new CertificatesRefused(privateKey)
  const found: ReadCertificates = { certificates: [], dated: [], faults: [] }
  let rest = text
  for (const match of text.matchAll(block)) {
    const [whole, label = '', body = ''] = match
    rest = rest.replace(whole, whole.replaceAll(/[^\n]/g, ''))
    const line = lineAt(text, match.index)
    if (!/^(?:(?:TRUSTED |X509 )?CERTIFICATE|PKCS7|CMS)$/.test(label)) {
      found.faults.push({ line, says: `A part that says ${label} is no certificate and was left out.` })
      continue
    }
    try {
      found.certificates.push(...fromBytes(fromBase64(body.replaceAll(/\s/g, '')), line))
    } catch (error) {
      if (!(error instanceof NotDer) && !(error instanceof DOMException)) throw error
      const why = error instanceof NotDer ? error.message : 'its letters are not Base64'
      found.faults.push({ line, says: `This certificate cannot be read: ${why}.` })
    }
  }
  const open = /-----BEGIN [A-Z0-9 ]+-----/.exec(rest)
  if (open)
    found.faults.push({
      line: lineAt(rest, open.index),
      says: 'A certificate begins here and has no line that ends it.',
    })
  found.dated.push(...(found.certificates.length === 0 ? datesIn(rest) : []))
  return found
}

/**
 * Certificates in PEM, DER or a PKCS #7 bundle, or the dates in what OpenSSL printed. Throws CertificatesRefused with a sentence for
 * private keys and for what is none of these.
 */
export async function certificatesIn(source: string | Blob): Promise<ReadCertificates> {
  const found = typeof source === 'string' ? fromText(source) : await inFile(source)
  const count = found.certificates.length + found.dated.length
  if (count > mostCertificates)
    throw new CertificatesRefused('There are more than 2,000 certificates. Give a part of them.')
  if (count === 0 && found.faults.length === 0)
    throw new CertificatesRefused(
      'There is no certificate in it. Paste the lines from BEGIN CERTIFICATE to END CERTIFICATE, or what openssl printed.',
    )
  return found
}

async function inFile(source: Blob): Promise<ReadCertificates> {
  if (source.size > 20_000_000) throw new CertificatesRefused('Files of up to 20 MB are read.')
  const bytes = new Uint8Array(await source.arrayBuffer())
  if (bytes[0] !== 0x30) {
    const decoded = decodeText(bytes)
    if (decoded.kind === 'text') return fromText(decoded.text)
  }
  try {
    return { certificates: fromBytes(bytes, undefined), dated: [], faults: [] }
  } catch (error) {
    if (!(error instanceof NotDer)) throw error
    // PKCS #12 begins with its version, the number 3.
    const isLocked = /^30(?:8[0-4][0-9A-F]{0,8}|[0-7][0-9A-F])020103/.test(
      Array.from(bytes.subarray(0, 12), (byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(''),
    )
    throw new CertificatesRefused(isLocked ? locked : `The file cannot be read as a certificate: ${error.message}.`)
  }
}
