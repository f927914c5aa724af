import { chacha20 } from '@noble/ciphers/chacha.js'

const blockBytes = 64

/**
 * One block of the ChaCha20 key stream: 64 bytes from a key of 32 bytes, a block counter from 0 to 2^32 − 1 and a nonce of
 * 12 bytes. Refuses other lengths with a RangeError. RFC 8439, section 2.3.
 */
export function chachaBlock(key: Uint8Array, counter: number, nonce: Uint8Array): Uint8Array<ArrayBuffer> {
  // The package also takes the 16 bytes of the older cipher.
  if (key.length !== 32 || nonce.length !== 12)
    throw new RangeError('ChaCha20 takes a key of 32 and a nonce of 12 bytes')
  const block = new Uint8Array(blockBytes)
  chacha20(key, nonce, new Uint8Array(blockBytes), block, counter)
  return block
}
