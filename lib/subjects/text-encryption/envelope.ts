/* The sealed form: what is written before the ciphertext, as bytes and as text. */
import { toBase64, fromBase64 } from '@/lib/base/encoding/base64-text'
import { joinBytes } from '@/lib/base/encoding/bytes'
import { pgpBytes } from './openpgp'

type Bytes = Uint8Array<ArrayBuffer>

export type Derivation =
  /** RFC 9106; memory in KiB. */
  | { name: 'argon2id'; memory: number; passes: number; lanes: number }
  /** RFC 8018 with HMAC-SHA-256. */
  | { name: 'pbkdf2'; rounds: number }

export interface Envelope {
  derivation: Derivation
  salt: Bytes
  iv: Bytes
  /** Ciphertext with its tag of 16 bytes at the end. */
  sealed: Bytes
}

export const mark = 'TKE1'
const headSize = 4 + 1 + 9 + 16 + 12
const armourName = 'ENCRYPTED TEXT'

/** The bytes before the ciphertext: mark, derivation, its three numbers, salt and nonce. They are sealed as well. */
export function headOf({ derivation, salt, iv }: Omit<Envelope, 'sealed'>): Bytes {
  const head = new Uint8Array(headSize)
  head.set(new TextEncoder().encode(mark))
  const view = new DataView(head.buffer)
  if (derivation.name === 'argon2id') {
    head[4] = 1
    view.setUint32(5, derivation.memory)
    view.setUint32(9, derivation.passes)
    head[13] = derivation.lanes
  } else {
    head[4] = 2
    view.setUint32(5, derivation.rounds)
  }
  head.set(salt, 14)
  head.set(iv, 30)
  return head
}

export const bytesOf = (envelope: Envelope): Bytes => joinBytes(headOf(envelope), envelope.sealed)

const most = { memory: 1_048_576, passes: 100, lanes: 16, rounds: 100_000_000 }

/** What such bytes say; undefined where they are none, or ask for more work than a page should do. */
export function envelopeOf(bytes: Bytes): Envelope | undefined {
  if (bytes.length < headSize + 16 || new TextDecoder().decode(bytes.subarray(0, 4)) !== mark) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const [first, second, lanes = 0] = [view.getUint32(5), view.getUint32(9), bytes[13]]
  const derivation: Derivation | undefined =
    bytes[4] === 1 &&
    first >= 8 &&
    first <= most.memory &&
    second >= 1 &&
    second <= most.passes &&
    lanes >= 1 &&
    lanes <= most.lanes
      ? { name: 'argon2id', memory: first, passes: second, lanes }
      : bytes[4] === 2 && first >= 1 && first <= most.rounds && second === 0 && lanes === 0
        ? { name: 'pbkdf2', rounds: first }
        : undefined
  if (!derivation) return undefined
  return { derivation, salt: bytes.slice(14, 30), iv: bytes.slice(30, 42), sealed: bytes.slice(42) }
}

/** As text between two lines of dashes, in lines of 64 letters. */
export function armoured(bytes: Uint8Array): string {
  return `-----BEGIN ${armourName}-----\n${toBase64(bytes).replaceAll(/.{64}(?=.)/g, '$&\n')}\n-----END ${armourName}-----\n`
}

/** Letters of Base64 in one code. */
const chunkSize = 1200
export const mostCodes = 40

/** The same in pieces that QR codes hold, each with its number. */
export function chunksOf(bytes: Uint8Array): string[] {
  const letters = toBase64(bytes)
  const count = Math.ceil(letters.length / chunkSize)
  return Array.from(
    { length: count },
    (_, at) => `${mark} ${String(at + 1)}/${String(count)} ${letters.slice(at * chunkSize, (at + 1) * chunkSize)}`,
  )
}

export type Found =
  | { kind: 'sealed'; envelope: Envelope }
  | { kind: 'openssl'; bytes: Bytes }
  | { kind: 'openpgp'; bytes: Bytes }
  | { kind: 'fault'; says: string }

export const envelopeSays = {
  nothing:
    'No encrypted text was found. It begins with a line of dashes, as here and in OpenPGP, with TKE1, or with U2FsdGVkX1 as OpenSSL writes it.',
  broken: 'The encrypted text is cut off or has signs in it that do not belong there.',
  missing: (missing: readonly number[], count: number) =>
    `Of ${String(count)} codes ${missing.length === 1 ? 'number' : 'numbers'} ${missing.slice(0, 10).join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`,
  mixed: 'Codes of different texts are mixed.',
}

function decoded(letters: string): Bytes | undefined {
  const plain = letters.replaceAll(/\s/g, '')
  if (plain === '' || !/^[A-Za-z0-9+/]+={0,2}$/.test(plain) || plain.length % 4 === 1) return undefined
  try {
    return fromBase64(plain.replace(/=+$/, '').padEnd(Math.ceil(plain.replace(/=+$/, '').length / 4) * 4, '='))
  } catch {
    return undefined
  }
}

function fromChunks(text: string): Found | undefined {
  const pieces = [...text.matchAll(new RegExp(`${mark} (\\d{1,3})/(\\d{1,3}) ([A-Za-z0-9+/=]+)`, 'g'))]
  if (pieces.length === 0) return undefined
  const counts = new Set(pieces.map(([, , count]) => count))
  const parts = new Map<number, string>()
  for (const [, number, , letters = ''] of pieces) {
    const known = parts.get(Number(number))
    if (known !== undefined && known !== letters) return { kind: 'fault', says: envelopeSays.mixed }
    parts.set(Number(number), letters)
  }
  if (counts.size > 1) return { kind: 'fault', says: envelopeSays.mixed }
  const count = Number([...counts][0])
  const missing = Array.from({ length: count }, (_, at) => at + 1).filter((number) => !parts.has(number))
  if (missing.length > 0) return { kind: 'fault', says: envelopeSays.missing(missing, count) }
  return ofBytes(decoded(Array.from({ length: count }, (_, at) => parts.get(at + 1) ?? '').join('')))
}

function ofBytes(bytes: Bytes | undefined): Found {
  if (!bytes) return { kind: 'fault', says: envelopeSays.broken }
  if (new TextDecoder().decode(bytes.subarray(0, 8)) === 'Salted__')
    return bytes.length < 32 || bytes.length % 16 !== 0
      ? { kind: 'fault', says: envelopeSays.broken }
      : { kind: 'openssl', bytes }
  const envelope = envelopeOf(bytes)
  return envelope ? { kind: 'sealed', envelope } : { kind: 'fault', says: envelopeSays.broken }
}

/** An encrypted text wherever it stands: in armour, in codes, in a page that was saved here, or bare. */
export function findEncrypted(text: string): Found {
  if (text.includes('-----BEGIN PGP MESSAGE-----')) {
    const bytes = pgpBytes(text)
    return bytes ? { kind: 'openpgp', bytes } : { kind: 'fault', says: envelopeSays.broken }
  }
  const within = new RegExp(`-----BEGIN ${armourName}-----([\\s\\S]*?)-----END ${armourName}-----`).exec(text)
  if (within) return ofBytes(decoded((within[1] ?? '').replaceAll(/^\s*>\s?/gm, '')))
  if (text.includes(`-----BEGIN ${armourName}-----`)) return { kind: 'fault', says: envelopeSays.broken }
  const chunks = fromChunks(text)
  if (chunks) return chunks
  const bare = text.replace(/^\ufeff/, '').trim()
  return /^(?:U2FsdGVkX1|VEtFM)/.test(bare) ? ofBytes(decoded(bare)) : { kind: 'fault', says: envelopeSays.nothing }
}
