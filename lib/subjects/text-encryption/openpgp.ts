/* Messages of OpenPGP under a passphrase alone. Sources: RFC 9580 and, for what it took over, RFC 4880. */
import { cfb } from '@noble/ciphers/aes.js'
import { inflateSync, unzlibSync } from 'fflate'
import {
  createMD5,
  createRIPEMD160,
  createSHA1,
  createSHA224,
  createSHA256,
  createSHA384,
  createSHA512,
} from 'hash-wasm'
import { fromBase64, toBase64 } from '@/lib/base/encoding/base64-text'
import { joinBytes } from '@/lib/base/encoding/bytes'

type Bytes = Uint8Array<ArrayBuffer>

/** RFC 9580, 9.3: symmetric ciphers that are read, with the length of their keys. */
const keySizes: Readonly<Record<number, number>> = { 7: 16, 8: 24, 9: 32 }
const aes256 = 9

/** RFC 9580, 9.5. */
const hashes: Readonly<Record<number, () => ReturnType<typeof createSHA1>>> = {
  1: createMD5,
  2: createSHA1,
  3: createRIPEMD160,
  8: createSHA256,
  9: createSHA384,
  10: createSHA512,
  11: createSHA224,
}
const sha256 = 8

/** RFC 9580, 5: kinds of packets. */
const packets = {
  publicKeySession: 1,
  passphraseSession: 3,
  compressed: 8,
  unprotected: 9,
  literal: 11,
  protectedData: 18,
  aeadOfGnupg: 20,
  padding: 21,
} as const

export type OpenedMessage = { kind: 'text'; text: string } | { kind: 'wrong' } | { kind: 'fault'; says: string }

export const openPgpSays = {
  broken: 'The message of OpenPGP is cut off or has signs in it that do not belong there.',
  forKeys: 'This message of OpenPGP is for a key, not for a passphrase. GnuPG opens it where that key is: gpg -d',
  cipher: 'This message uses a cipher other than AES. GnuPG opens it: gpg -d',
  unprotected: 'This message is of an old kind that does not notice changes, and is not opened here.',
  aead: 'This message uses a newer mode (AEAD) that is not opened here. GnuPG or Sequoia opens it.',
  packed: 'The text within is packed by bzip2, which is not unpacked here.',
  noText: 'What is in the message is no UTF-8 text. Open it by GnuPG: gpg -d',
}

interface Packet {
  tag: number
  body: Bytes
}

/** Packets one after the other, their bodies of parts put together (RFC 9580, 4.2); undefined where a length leads out. */
function packetsOf(bytes: Bytes): Packet[] | undefined {
  const found: Packet[] = []
  let at = 0
  const take = (length: number): Bytes | undefined => {
    const part = bytes.slice(at, at + length)
    at += length
    return part.length === length ? part : undefined
  }
  while (at < bytes.length) {
    const head = bytes[at] ?? 0
    if ((head & 0x80) === 0) return undefined
    at += 1
    const body = (head & 0x40) === 0 ? oldBody(head & 3) : newBody()
    if (!body) return undefined
    found.push({ tag: (head & 0x40) === 0 ? (head >> 2) & 15 : head & 63, body })
  }
  return found

  function oldBody(kind: number): Bytes | undefined {
    if (kind === 3) return take(bytes.length - at)
    const length = take(2 ** kind)
    return length && take(length.reduce((sum, byte) => sum * 256 + byte, 0))
  }

  function newBody(): Bytes | undefined {
    const parts: Bytes[] = []
    for (;;) {
      const first = take(1)?.[0]
      if (first === undefined) return undefined
      const isPart = first >= 224 && first < 255
      const length = isPart ? 2 ** (first & 31) : wholeLength(first)
      const part = length === undefined ? undefined : take(length)
      if (!part) return undefined
      parts.push(part)
      if (!isPart) return joinBytes(...parts)
    }
  }

  function wholeLength(first: number): number | undefined {
    if (first < 192) return first
    const more = take(first < 224 ? 1 : 4)
    if (!more) return undefined
    return first < 224 ? (first - 192) * 256 + (more[0] ?? 0) + 192 : more.reduce((sum, byte) => sum * 256 + byte, 0)
  }
}

/** Bytes that are hashed for an iterated key (RFC 9580, 3.7.1.3). */
const countOf = (coded: number) => (16 + (coded & 15)) << ((coded >> 4) + 6)

interface Derivation {
  hash: number
  /** Empty for the simple kind. */
  salt: Bytes
  /** Bytes that are hashed; 0 for the salted and the simple kind, which hash once. */
  count: number
}

/** A key of a passphrase (string to key, RFC 9580, 3.7): each further hash begins with one more zero. */
async function keyOf(passphrase: Bytes, { hash, salt, count }: Derivation, size: number): Promise<Bytes | undefined> {
  const make = hashes[hash]
  if (!make) return undefined
  const once = joinBytes(salt, passphrase)
  // Many copies at a time, so that megabytes are hashed in few calls.
  const copies = Math.max(1, Math.floor(65_536 / Math.max(1, once.length)))
  const many = joinBytes(...Array.from({ length: copies }, () => once))
  const parts: Bytes[] = []
  for (let zeros = 0; parts.reduce((sum, { length }) => sum + length, 0) < size; zeros += 1) {
    const state = await make()
    state.init()
    state.update(new Uint8Array(zeros))
    let left = Math.max(count, once.length)
    for (; left > many.length; left -= many.length) state.update(many)
    state.update(many.slice(0, left))
    parts.push(new Uint8Array(state.digest('binary')))
  }
  return joinBytes(...parts).slice(0, size)
}

interface SessionPacket {
  cipher: number
  derivation: Derivation
  /** The key of the message, encrypted under that of the passphrase; empty where they are one. */
  sealedKey: Bytes
}

function sessionPacketOf(body: Bytes): SessionPacket | undefined {
  const [version, cipher = 0, kind, hash = 0] = body
  if (version !== 4) return undefined
  if (kind === 0) return { cipher, derivation: { hash, salt: new Uint8Array(0), count: 0 }, sealedKey: body.slice(4) }
  const salt = body.slice(4, 12)
  if (kind === 1) return { cipher, derivation: { hash, salt, count: 0 }, sealedKey: body.slice(12) }
  if (kind === 3)
    return { cipher, derivation: { hash, salt, count: countOf(body[12] ?? 0) }, sealedKey: body.slice(13) }
  return undefined
}

interface SessionKey {
  cipher: number
  key: Bytes
}

async function sessionKeyOf(passphrase: Bytes, packet: SessionPacket): Promise<SessionKey | undefined> {
  const size = keySizes[packet.cipher]
  const key = size === undefined ? undefined : await keyOf(passphrase, packet.derivation, size)
  if (!key) return undefined
  if (packet.sealedKey.length === 0) return { cipher: packet.cipher, key }
  const opened = new Uint8Array(cfb(key, new Uint8Array(16)).decrypt(packet.sealedKey))
  const cipher = opened[0] ?? 0
  return keySizes[cipher] === opened.length - 1 ? { cipher, key: opened.slice(1) } : undefined
}

/** Bytes before the text: random ones, of which the last two stand there twice (RFC 9580, 5.13.1). */
const prefixSize = 18
/** The last packet within: its head and a SHA-1 of all before it. */
const changeMark = [0xd3, 0x14] as const
const changeSize = 22

const sha1 = async (bytes: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest('SHA-1', bytes))
const areSame = (one: Bytes, other: Bytes) => one.length === other.length && one.every((byte, at) => byte === other[at])

/** What was protected; undefined where the key is another one or a byte was changed. */
async function unprotected(body: Bytes, { key }: SessionKey): Promise<Bytes | undefined> {
  if (body[0] !== 1 || body.length < 1 + prefixSize + changeSize) return undefined
  const plain = new Uint8Array(cfb(key, new Uint8Array(16)).decrypt(body.slice(1)))
  const [before, digest] = [plain.slice(0, -20), plain.slice(-20)]
  const isMarked = changeMark.every((byte, at) => before.at(at - 2) === byte)
  return isMarked && areSame(await sha1(before), digest) ? before.slice(prefixSize, -2) : undefined
}

/** RFC 9580, 9.4: raw DEFLATE, ZLIB. */
const unpackers: Readonly<Record<number, (bytes: Bytes) => Uint8Array>> = {
  0: (bytes) => bytes,
  1: inflateSync,
  2: unzlibSync,
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function textIn(bytes: Bytes, depth = 0): OpenedMessage {
  const packet = packetsOf(bytes)?.find(({ tag }) => tag === packets.literal || tag === packets.compressed)
  if (!packet || depth > 4) return { kind: 'fault', says: openPgpSays.broken }
  if (packet.tag === packets.compressed) {
    const unpack = unpackers[packet.body[0] ?? 0]
    if (!unpack) return { kind: 'fault', says: openPgpSays.packed }
    try {
      return textIn(new Uint8Array(unpack(packet.body.slice(1))), depth + 1)
    } catch {
      return { kind: 'fault', says: openPgpSays.broken }
    }
  }
  const nameSize = packet.body[1] ?? 0
  try {
    return { kind: 'text', text: utf8.decode(packet.body.slice(6 + nameSize)) }
  } catch {
    return { kind: 'fault', says: openPgpSays.noText }
  }
}

/**
 * Opens a message under a passphrase: AES of any key length with the modification detection code. Refuses messages for keys alone, other
 * ciphers, the unprotected kind, and the AEAD modes.
 */
export async function openMessage(bytes: Bytes, passphrase: string): Promise<OpenedMessage> {
  const found = packetsOf(bytes)
  const data = found?.find(({ tag }) =>
    [packets.protectedData, packets.unprotected, packets.aeadOfGnupg].some((one) => one === tag),
  )
  if (!found || !data) return { kind: 'fault', says: openPgpSays.broken }
  if (data.tag === packets.unprotected) return { kind: 'fault', says: openPgpSays.unprotected }
  if (data.tag === packets.aeadOfGnupg || data.body[0] === 2) return { kind: 'fault', says: openPgpSays.aead }
  const sessions = found.flatMap(({ tag, body }) =>
    tag === packets.passphraseSession ? (sessionPacketOf(body) ?? []) : [],
  )
  if (sessions.length === 0)
    return {
      kind: 'fault',
      says: found.some(({ tag }) => tag === packets.publicKeySession) ? openPgpSays.forKeys : openPgpSays.broken,
    }
  const readable = sessions.filter(({ cipher }) => keySizes[cipher] !== undefined)
  if (readable.length === 0) return { kind: 'fault', says: openPgpSays.cipher }
  const words = new TextEncoder().encode(passphrase)
  for (const session of readable) {
    const key = await sessionKeyOf(words, session)
    const plain = key && (await unprotected(data.body, key))
    if (plain) return textIn(plain)
  }
  return { kind: 'wrong' }
}

/** 65,011,712 bytes, the most there is. */
const mostCount = 0xff

/** A packet with a length of five bytes, which every reader knows. */
function packet(tag: number, ...parts: readonly Bytes[]): Bytes {
  const body = joinBytes(...parts)
  const head = new Uint8Array(6)
  head[0] = 0xc0 | tag
  head[1] = 0xff
  new DataView(head.buffer).setUint32(2, body.length)
  return joinBytes(head, body)
}

/** What chance decides in a message. */
export interface MessageChance {
  /** 8 bytes. */
  salt: Bytes
  /** 16 bytes. */
  prefix: Bytes
}

const chance = (): MessageChance => ({
  salt: crypto.getRandomValues(new Uint8Array(8)),
  prefix: crypto.getRandomValues(new Uint8Array(16)),
})

/**
 * A message that GnuPG opens by `gpg -d`: AES-256 under a key of the passphrase (iterated and salted SHA-256) with the modification
 * detection code; the text is not packed.
 */
export async function sealMessage(text: string, passphrase: string, { salt, prefix } = chance()): Promise<Bytes> {
  const derivation = { hash: sha256, salt, count: countOf(mostCount) }
  const key = await keyOf(new TextEncoder().encode(passphrase), derivation, 32)
  if (!key) throw new RangeError('SHA-256 is missing')
  // Kind “UTF-8”, no name, no date.
  const literal = packet(packets.literal, Uint8Array.of(0x75, 0, 0, 0, 0, 0), new TextEncoder().encode(text))
  const before = joinBytes(prefix, prefix.slice(-2), literal, Uint8Array.from(changeMark))
  const plain = joinBytes(before, await sha1(before))
  return joinBytes(
    packet(packets.passphraseSession, Uint8Array.of(4, aes256, 3, sha256), salt, Uint8Array.of(mostCount)),
    packet(packets.protectedData, Uint8Array.of(1), new Uint8Array(cfb(key, new Uint8Array(16)).encrypt(plain))),
  )
}

/** RFC 9580, 6.1. */
function crc24(bytes: Bytes): number {
  let sum = 0xb704ce
  for (const byte of bytes) {
    sum ^= byte << 16
    for (let bit = 0; bit < 8; bit += 1) sum = (sum & 0x800000) === 0 ? sum << 1 : (sum << 1) ^ 0x1864cfb
  }
  return sum & 0xffffff
}

const dashes = 'PGP MESSAGE'

/** RFC 9580, 6.2. */
export function pgpArmour(bytes: Bytes): string {
  const sum = crc24(bytes)
  const check = toBase64(Uint8Array.of(sum >> 16, (sum >> 8) & 255, sum & 255))
  return `-----BEGIN ${dashes}-----\n\n${toBase64(bytes).replaceAll(/.{64}(?=.)/g, '$&\n')}\n=${check}\n-----END ${dashes}-----\n`
}

/** The bytes between the lines of dashes, without heads and sum; undefined where they are no Base64 or the sum is another. */
export function pgpBytes(text: string): Bytes | undefined {
  const within = new RegExp(`-----BEGIN ${dashes}-----([\\s\\S]*?)-----END ${dashes}-----`).exec(text)?.[1]
  const lines = (within ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*(?:>\s?)*/, '').trim())
    .filter((line) => line !== '' && !/^[A-Z][A-Za-z]*: /.test(line))
  const sum = lines.at(-1)?.startsWith('=') === true ? lines.pop() : undefined
  const letters = lines.join('')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(letters) || letters.length % 4 !== 0) return undefined
  const bytes = fromBase64(letters)
  if (sum === undefined) return bytes
  const found = crc24(bytes)
  const isRight = sum.slice(1) === toBase64(Uint8Array.of(found >> 16, (found >> 8) & 255, found & 255))
  return isRight ? bytes : undefined
}
