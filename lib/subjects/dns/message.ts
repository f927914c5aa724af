/* Messages of DNS as they go over the wire. Sources: RFC 1035, 3 and 4; RFC 3596, 2782, 8659, 4034, 9460. */
import { canonical } from '@/lib/subjects/ip/address'
import { typeName, typeNumbers, type DnsRecord, type DnsType } from './types'

export interface DnsMessage {
  id: number
  isResponse: boolean
  code: number
  /** Letters of the flags that are set: aa, tc, rd, ra, ad, cd. */
  flags: readonly string[]
  questions: readonly { name: string; type: string }[]
  answers: readonly DnsRecord[]
  authority: readonly DnsRecord[]
  additional: readonly DnsRecord[]
}

/** What is no message, as a sentence. */
export class MessageRefused extends Error {}

class Reader {
  at = 0
  private readonly view: DataView

  constructor(readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  private need(count: number): void {
    if (this.at + count > this.bytes.length)
      throw new MessageRefused(`The message ends after ${String(this.bytes.length)} bytes, in the middle of a field.`)
  }
  u8(): number {
    this.need(1)
    return this.view.getUint8(this.at++)
  }
  u16(): number {
    this.need(2)
    this.at += 2
    return this.view.getUint16(this.at - 2)
  }
  u32(): number {
    this.need(4)
    this.at += 4
    return this.view.getUint32(this.at - 4)
  }
  take(count: number): Uint8Array {
    this.need(count)
    this.at += count
    return this.bytes.subarray(this.at - count, this.at)
  }

  /** A name, with its pointers followed; each must point further back, so there is an end. */
  name(): string {
    const labels: string[] = []
    let end: number | undefined
    let floor = this.at
    let total = 0
    for (;;) {
      const length = this.u8()
      if (length === 0) break
      if (length >= 0xc0) {
        const target = ((length & 0x3f) << 8) | this.u8()
        if (target >= floor) throw new MessageRefused('A name points to itself or ahead.')
        end ??= this.at
        floor = target
        this.at = target
        continue
      }
      if (length > 63) throw new MessageRefused('A part of a name has an unknown kind.')
      total += length + 1
      if (total > 254) throw new MessageRefused('A name is longer than 255 bytes.')
      labels.push(labelText(this.take(length)))
    }
    if (end !== undefined) this.at = end
    return `${labels.join('.')}.`
  }
}

/** A label as a zone file writes it: dots and what cannot be printed escaped (RFC 1035, 5.1). */
function labelText(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => {
    const character = String.fromCodePoint(byte)
    if (byte < 0x21 || byte > 0x7e) return `\\${String(byte).padStart(3, '0')}`
    return '.;\\"()@$'.includes(character) ? `\\${character}` : character
  }).join('')
}

function quoted(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => {
    if (byte < 0x20 || byte > 0x7e) return `\\${String(byte).padStart(3, '0')}`
    return byte === 0x22 || byte === 0x5c ? `\\${String.fromCodePoint(byte)}` : String.fromCodePoint(byte)
  })
  return `"${text.join('')}"`
}

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const base64Of = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
const numberOf = (bytes: Uint8Array) => bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n)
const ipOf = (version: 4 | 6, bytes: Uint8Array) => canonical({ version, value: numberOf(bytes) })

function addresses(version: 4 | 6, bytes: Uint8Array): string {
  const size = version === 4 ? 4 : 16
  return Array.from({ length: bytes.length / size }, (_, at) =>
    ipOf(version, bytes.subarray(at * size, (at + 1) * size)),
  ).join(',')
}

function ascii(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

const serviceKeys = ['mandatory', 'alpn', 'no-default-alpn', 'port', 'ipv4hint', 'ech', 'ipv6hint', 'dohpath']

/** A parameter of SVCB and HTTPS (RFC 9460, 2.1 and 14.3.2; RFC 9461). */
function serviceParameter(key: number, value: Uint8Array): string {
  const name = serviceKeys[key] ?? `key${String(key)}`
  const inner = new Reader(value)
  switch (name) {
    case 'mandatory': {
      const keys: string[] = []
      while (inner.at < value.length) {
        const one = inner.u16()
        keys.push(serviceKeys[one] ?? `key${String(one)}`)
      }
      return `${name}="${keys.join(',')}"`
    }
    case 'alpn': {
      const ids: string[] = []
      while (inner.at < value.length) ids.push(ascii(inner.take(inner.u8())))
      return `${name}="${ids.join(',')}"`
    }
    case 'no-default-alpn':
      return name
    case 'port':
      return `${name}="${String(inner.u16())}"`
    case 'ipv4hint':
      return `${name}="${addresses(4, value)}"`
    case 'ipv6hint':
      return `${name}="${addresses(6, value)}"`
    case 'ech':
      return `${name}="${base64Of(value)}"`
    case 'dohpath':
      return `${name}="${ascii(value)}"`
    default:
      return value.length === 0 ? name : `${name}=${quoted(value)}`
  }
}

function strings(reader: Reader, end: number): string[] {
  const all: string[] = []
  while (reader.at < end) all.push(quoted(reader.take(reader.u8())))
  return all
}

function typesIn(reader: Reader, end: number): string {
  const found: string[] = []
  while (reader.at < end) {
    const window = reader.u8()
    for (const [at, byte] of reader.take(reader.u8()).entries())
      for (let bit = 0; bit < 8; bit++) if (byte & (0x80 >> bit)) found.push(typeName(window * 256 + at * 8 + bit))
  }
  return found.join(' ')
}

/** Seconds since 1970 as signatures write them (RFC 4034, 3.2). */
function moment(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)
}

/** The data of a record as a zone file writes it; of an unknown type as RFC 3597 does. */
function dataText(reader: Reader, type: number, length: number): string {
  const end = reader.at + length
  const rest = () => reader.take(Math.max(0, end - reader.at))
  switch (typeName(type) as DnsType) {
    case 'A':
      if (length !== 4) throw new MessageRefused('An A record does not have four bytes.')
      return ipOf(4, rest())
    case 'AAAA':
      if (length !== 16) throw new MessageRefused('An AAAA record does not have sixteen bytes.')
      return ipOf(6, rest())
    case 'NS':
    case 'CNAME':
    case 'PTR':
    case 'DNAME':
      return reader.name()
    case 'MX':
      return `${String(reader.u16())} ${reader.name()}`
    case 'TXT':
      return strings(reader, end).join(' ')
    case 'SOA':
      return [reader.name(), reader.name(), ...Array.from({ length: 5 }, () => String(reader.u32()))].join(' ')
    case 'SRV':
      return [String(reader.u16()), String(reader.u16()), String(reader.u16()), reader.name()].join(' ')
    case 'CAA': {
      const flags = reader.u8()
      const tag = ascii(reader.take(reader.u8()))
      return `${String(flags)} ${tag} ${quoted(rest())}`
    }
    case 'DS':
    case 'CDS':
      return `${String(reader.u16())} ${String(reader.u8())} ${String(reader.u8())} ${hexOf(rest())}`
    case 'SSHFP':
      return `${String(reader.u8())} ${String(reader.u8())} ${hexOf(rest())}`
    case 'TLSA':
      return `${String(reader.u8())} ${String(reader.u8())} ${String(reader.u8())} ${hexOf(rest())}`
    case 'DNSKEY':
      return `${String(reader.u16())} ${String(reader.u8())} ${String(reader.u8())} ${base64Of(rest())}`
    case 'RRSIG': {
      const head = [typeName(reader.u16()), String(reader.u8()), String(reader.u8()), String(reader.u32())]
      const times = [moment(reader.u32()), moment(reader.u32())]
      return [...head, ...times, String(reader.u16()), reader.name(), base64Of(rest())].join(' ')
    }
    case 'NSEC':
      return `${reader.name()} ${typesIn(reader, end)}`
    case 'NAPTR': {
      const order = [String(reader.u16()), String(reader.u16())]
      const texts = Array.from({ length: 3 }, () => quoted(reader.take(reader.u8())))
      return [...order, ...texts, reader.name()].join(' ')
    }
    case 'SVCB':
    case 'HTTPS': {
      const parts = [String(reader.u16()), reader.name()]
      while (reader.at < end) {
        const key = reader.u16()
        parts.push(serviceParameter(key, reader.take(reader.u16())))
      }
      return parts.join(' ')
    }
    default:
      return `\\# ${String(length)}${length > 0 ? ` ${hexOf(rest())}` : ''}`
  }
}

const optType = 41

function records(reader: Reader, count: number): DnsRecord[] {
  const found: DnsRecord[] = []
  for (let at = 0; at < count; at++) {
    const name = reader.name()
    const type = reader.u16()
    reader.u16()
    const ttl = reader.u32()
    const length = reader.u16()
    const end = reader.at + length
    const data = dataText(reader, type, length)
    if (reader.at > end) throw new MessageRefused('A record is longer than it says.')
    reader.at = end
    if (type !== optType) found.push({ name, ttl, type: typeName(type), data })
  }
  return found
}

const flagBits: readonly [number, string][] = [
  [0x0400, 'aa'],
  [0x0200, 'tc'],
  [0x0100, 'rd'],
  [0x0080, 'ra'],
  [0x0020, 'ad'],
  [0x0010, 'cd'],
]

/** Reads a message. Throws MessageRefused with a sentence for bytes that are none. */
export function decodeMessage(bytes: Uint8Array): DnsMessage {
  if (bytes.length < 12) throw new MessageRefused('A DNS message has at least 12 bytes.')
  const reader = new Reader(bytes)
  const id = reader.u16()
  const head = reader.u16()
  const [questionCount = 0, answers = 0, authority = 0, additional = 0] = Array.from({ length: 4 }, () => reader.u16())
  const questions = Array.from({ length: questionCount }, () => {
    const name = reader.name()
    const type = typeName(reader.u16())
    reader.u16()
    return { name, type }
  })
  return {
    id,
    isResponse: (head & 0x8000) !== 0,
    code: head & 0xf,
    flags: flagBits.flatMap(([bit, name]) => (head & bit ? [name] : [])),
    questions,
    answers: records(reader, answers),
    authority: records(reader, authority),
    additional: records(reader, additional),
  }
}

/** A question about a name, with the id 0 that RFC 8484 asks for. The name must be ASCII; throws RangeError for one that is too long. */
export function encodeQuery(name: string, type: DnsType): Uint8Array {
  const labels = name.replace(/\.$/, '').split('.').filter(Boolean)
  if (labels.some((label) => label.length > 63) || labels.join('.').length > 253)
    throw new RangeError('too long a name')
  const number = typeNumbers[type]
  const bytes = [0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0]
  for (const label of labels)
    bytes.push(label.length, ...Array.from(label, (character) => character.codePointAt(0) ?? 0))
  return Uint8Array.from([...bytes, 0, number >> 8, number & 255, 0, 1])
}

/** The bytes of a message that was pasted as hexadecimal or Base64, also of the alphabet for addresses; undefined for other text. */
export function messageBytes(text: string): Uint8Array | undefined {
  const dense = text.replaceAll(/\s/g, '').replace(/^.*[?&]dns=/, '')
  if (/^(?:[0-9a-f]{2}){12,}$/i.test(dense))
    return Uint8Array.from(dense.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  if (dense.length < 16 || !/^[\w+/-]+={0,2}$/.test(dense)) return undefined
  try {
    const binary = atob(dense.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, ''))
    return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0)
  } catch {
    return undefined
  }
}
