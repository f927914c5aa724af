import { chachaBlock } from './chacha20'

/** An endless stream of random bytes that a key of 32 bytes decides, and numbers drawn from it without bias. */
export interface RandomStream {
  bytes(count: number): Uint8Array<ArrayBuffer>
  /** A whole number from 0 to `limit` − 1, each equally likely; `limit` from 1 to 2^32. */
  below(limit: number): number
  /** The same for numbers of any size. */
  bigBelow(limit: bigint): bigint
}

const firstNonce = new Uint8Array(12)

/**
 * The ChaCha20 key stream of a key (RFC 8439, nonce 0, blocks from 0). Numbers come by rejection: a draw that falls into the
 * incomplete last span is thrown away, so that no number is likelier than another. Refuses limits below 1.
 */
export function randomStream(key: Uint8Array): RandomStream {
  let block = new Uint8Array(0)
  let used = 0
  let counter = 0

  function bytes(count: number): Uint8Array<ArrayBuffer> {
    const drawn = new Uint8Array(count)
    for (let filled = 0; filled < count;) {
      if (used === block.length) {
        block = chachaBlock(key, counter++, firstNonce)
        used = 0
      }
      const taken = Math.min(count - filled, block.length - used)
      drawn.set(block.subarray(used, used + taken), filled)
      used += taken
      filled += taken
    }
    return drawn
  }

  function below(limit: number): number {
    if (!Number.isInteger(limit) || limit < 1 || limit > 2 ** 32) throw new RangeError(`no whole number below ${limit}`)
    const whole = Math.floor(2 ** 32 / limit) * limit
    for (;;) {
      const [a = 0, b = 0, c = 0, d = 0] = bytes(4)
      const number = a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d
      if (number < whole) return number % limit
    }
  }

  function bigBelow(limit: bigint): bigint {
    if (limit < 1n) throw new RangeError(`no whole number below ${limit}`)
    const bits = (limit - 1n).toString(2).length
    const count = Math.ceil(bits / 8)
    const excess = BigInt(count * 8 - bits)
    for (;;) {
      const hex = Array.from(bytes(count), (byte) => byte.toString(16).padStart(2, '0')).join('')
      const number = BigInt(`0x${hex}`) >> excess
      if (number < limit) return number
    }
  }

  return { bytes, below, bigBelow }
}

/**
 * A key of its own for each text, so that what is drawn for one set of rules says nothing about what is drawn for another.
 * The text goes in by 12 bytes as nonces of a cascade of ChaCha20 blocks, its length first.
 */
export function keyFor(key: Uint8Array, text: string): Uint8Array {
  const encoded = new TextEncoder().encode(text)
  const first = new Uint8Array(12)
  new DataView(first.buffer).setUint32(0, encoded.length)
  let derived: Uint8Array = chachaBlock(key, 1, first).slice(0, 32)
  for (let at = 0; at < encoded.length; at += 12) {
    const nonce = new Uint8Array(12)
    nonce.set(encoded.subarray(at, at + 12))
    derived = chachaBlock(derived, 1, nonce).slice(0, 32)
  }
  return derived
}
