/* Distinguished Encoding Rules (ITU-T X.690): tag, length, content. */

export interface DerValue {
  /** 0 universal, 1 application, 2 context, 3 private. */
  kind: number
  tag: number
  isConstructed: boolean
  content: Uint8Array
  /** The value as it was written, with tag and length. */
  whole: Uint8Array
}

/** Bytes that are not DER. */
export class NotDer extends Error {
  override readonly name = 'NotDer'
}

/** The value that begins at a place. Refuses indefinite lengths, which DER does not have, tags above 30 and what is cut off. */
export function readDer(bytes: Uint8Array, at = 0): DerValue {
  const first = bytes[at]
  const size = bytes[at + 1]
  if (first === undefined || size === undefined) throw new NotDer('it is cut off')
  if ((first & 0x1f) === 0x1f) throw new NotDer('a tag is longer than those of certificates')
  let start = at + 2
  let length = size
  if (size >= 0x80) {
    const count = size & 0x7f
    if (count === 0 || count > 4) throw new NotDer('a length is not written as DER')
    length = 0
    for (let byte = 0; byte < count; byte++) length = length * 256 + (bytes[start + byte] ?? Number.NaN)
    start += count
  }
  if (!(start + length <= bytes.length)) throw new NotDer('it is cut off')
  return {
    kind: first >> 6,
    tag: first & 0x1f,
    isConstructed: (first & 0x20) !== 0,
    content: bytes.subarray(start, start + length),
    whole: bytes.subarray(at, start + length),
  }
}

/** The values within one. */
export function partsOf({ content }: Pick<DerValue, 'content'>): DerValue[] {
  const parts: DerValue[] = []
  for (let at = 0; at < content.length;) {
    const part = readDer(content, at)
    parts.push(part)
    at += part.whole.length
  }
  return parts
}

/** An object identifier in numbers and dots. */
export function identifierOf({ content }: Pick<DerValue, 'content'>): string {
  const numbers: number[] = []
  let number = 0
  for (const byte of content) {
    number = number * 128 + (byte & 0x7f)
    if (byte >= 0x80) continue
    if (numbers.length === 0) {
      const head = Math.min(2, Math.floor(number / 40))
      numbers.push(head, number - head * 40)
    } else numbers.push(number)
    number = 0
  }
  return numbers.join('.')
}

/** Text of any of the string types of ASN.1. */
export function textOf({ tag, content }: DerValue): string {
  // BMPString is UTF-16; TeletexString and the rest hold ASCII or Latin-1 in practice.
  if (tag === 30) return new TextDecoder('utf-16be').decode(content)
  return new TextDecoder(tag === 20 ? 'latin1' : 'utf-8').decode(content)
}

export const hexOf = (bytes: Uint8Array, between = '') =>
  Array.from(bytes, (byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(between)

/** UTCTime or GeneralizedTime (RFC 5280, section 4.1.2.5), in milliseconds since 1970. */
export function timeOf({ tag, content }: DerValue): number {
  const text = new TextDecoder().decode(content)
  const [, digits = '', second = '00'] = /^(\d{10}|\d{12})(\d{2})?Z$/.exec(text) ?? []
  const isShort = tag === 23
  if (digits.length !== (isShort ? 10 : 12)) throw new NotDer('a time is not written as certificates have it')
  const year = isShort ? (Number(digits.slice(0, 2)) >= 50 ? '19' : '20') : ''
  const [, all = '', month = '', day = '', hour = '', minute = ''] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(year + digits) ?? []
  const time = Date.parse(`${all}-${month}-${day}T${hour}:${minute}:${second}Z`)
  if (Number.isNaN(time)) throw new NotDer('a time names no day')
  return time
}
