import { ecb } from '@noble/ciphers/aes.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha1 } from '@noble/hashes/legacy.js'
import { Crc32 } from '@/lib/base/archive/crc'
import { BrokenArchive } from './broken'
import type { Pieces } from './pieces'

/* How files in a ZIP are encrypted: WinZip's AE-1 and AE-2, and, for reading alone, PKWARE's old cipher. */

/** Bytes of the key by the strength in the extra field. */
const keyLengths = { 1: 16, 2: 24, 3: 32 } as const
export type AesStrength = keyof typeof keyLengths

const codeLength = 10
const checkLength = 2
const rounds = 1000
/** Bytes that encryption with a key of 256 bits adds: salt, check and code. */
export const aesOverhead = keyLengths[3] / 2 + checkLength + codeLength
const blockLength = 16

interface Keys {
  cipher: Uint8Array
  authentication: Uint8Array
  check: Uint8Array
}

async function keysOf(password: string, salt: Uint8Array<ArrayBuffer>, strength: AesStrength): Promise<Keys> {
  const length = keyLengths[strength]
  const secret = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ])
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-1', salt, iterations: rounds },
    secret,
    (2 * length + checkLength) * 8,
  )
  const bytes = new Uint8Array(bits)
  return {
    cipher: bytes.subarray(0, length),
    authentication: bytes.subarray(length, 2 * length),
    check: bytes.subarray(2 * length),
  }
}

/** AES in counter mode as WinZip counts: from 1, the lowest byte first, over pieces of any length. */
function counterMode(key: Uint8Array): (bytes: Uint8Array) => Uint8Array<ArrayBuffer> {
  let count = 0n
  let left: Uint8Array = new Uint8Array(0)
  return (bytes) => {
    const out = new Uint8Array(bytes)
    const known = Math.min(left.length, bytes.length)
    for (let at = 0; at < known; at++) out[at] = (out[at] ?? 0) ^ (left[at] ?? 0)
    left = left.subarray(known)
    const blocks = Math.ceil((bytes.length - known) / blockLength)
    if (blocks === 0) return out
    const counters = new Uint8Array(blocks * blockLength)
    const view = new DataView(counters.buffer)
    for (let block = 0; block < blocks; block++) view.setBigUint64(block * blockLength, ++count, true)
    // Encrypts once, as the library has it.
    const stream = ecb(key, { disablePadding: true }).encrypt(counters)
    for (let at = known; at < bytes.length; at++) out[at] = (out[at] ?? 0) ^ (stream[at - known] ?? 0)
    left = stream.subarray(bytes.length - known)
    return out
  }
}

/**
 * Pieces encrypted as WinZip's AE-2 describes (AES Encryption Information, 2009) with a key of 256 bits: salt, password check, the
 * encrypted bytes, and the first ten bytes of their HMAC-SHA-1.
 */
export async function* aesEncrypted(pieces: Pieces, password: string): Pieces {
  const salt = crypto.getRandomValues(new Uint8Array(keyLengths[3] / 2))
  const keys = await keysOf(password, salt, 3)
  const code = hmac.create(sha1, keys.authentication)
  const encrypt = counterMode(keys.cipher)
  yield salt
  yield new Uint8Array(keys.check)
  for await (const piece of pieces) {
    const out = encrypt(piece)
    code.update(out)
    yield out
  }
  yield new Uint8Array(code.digest().subarray(0, codeLength))
}

/** The bytes of a file encrypted by AE-1 or AE-2. Refuses a wrong password at once and changed bytes at the end. */
export async function* aesDecrypted(packed: Blob, password: string, strength: AesStrength): Pieces {
  const saltLength = keyLengths[strength] / 2
  const start = saltLength + checkLength
  const end = packed.size - codeLength
  if (end < start) throw new BrokenArchive('cut-off')
  const salt = new Uint8Array(await packed.slice(0, saltLength).arrayBuffer())
  const check = new Uint8Array(await packed.slice(saltLength, start).arrayBuffer())
  const keys = await keysOf(password, salt, strength)
  if (keys.check.some((byte, at) => byte !== check[at])) throw new BrokenArchive('password')
  const code = hmac.create(sha1, keys.authentication)
  const decrypt = counterMode(keys.cipher)
  const reader = packed.slice(start, end).stream().getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    code.update(read.value)
    yield decrypt(read.value)
  }
  const written = new Uint8Array(await packed.slice(end).arrayBuffer())
  const made = code.digest()
  if (written.some((byte, at) => byte !== made[at])) throw new BrokenArchive('tampered')
}

const oldHeader = 12

/** PKWARE's cipher of 1989 (APPNOTE 6.1), which guards little: read because many archives have it, never written. */
class OldCipher {
  private readonly keys: [number, number, number] = [0x12345678, 0x23456789, 0x34567890]

  constructor(password: string) {
    for (const byte of new TextEncoder().encode(password)) this.turn(byte)
  }

  private turn(byte: number): void {
    const { keys } = this
    keys[0] = Crc32.step(keys[0], byte)
    keys[1] = (Math.imul(keys[1] + (keys[0] & 0xff), 134_775_813) + 1) | 0
    keys[2] = Crc32.step(keys[2], keys[1] >>> 24)
  }

  decrypt(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(bytes, (byte) => {
      const mask = (this.keys[2] & 0xffff) | 2
      const plain = byte ^ ((Math.imul(mask, mask ^ 1) >>> 8) & 0xff)
      this.turn(plain)
      return plain
    })
  }
}

/** The bytes of a file encrypted by the old cipher. `check`: the highest byte of its CRC or of its time. */
export async function* oldDecrypted(packed: Blob, password: string, check: number): Pieces {
  const cipher = new OldCipher(password)
  const header = cipher.decrypt(new Uint8Array(await packed.slice(0, oldHeader).arrayBuffer()))
  if (header.length < oldHeader) throw new BrokenArchive('cut-off')
  if (header[oldHeader - 1] !== check) throw new BrokenArchive('password')
  const reader = packed.slice(oldHeader).stream().getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield cipher.decrypt(read.value)
}
