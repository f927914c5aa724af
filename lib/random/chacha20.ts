function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits))
}

function quarterRound(state: Uint32Array, a: number, b: number, c: number, d: number): void {
  let [wordA = 0, wordB = 0, wordC = 0, wordD = 0] = [state[a], state[b], state[c], state[d]]
  wordA = (wordA + wordB) | 0
  wordD = rotate(wordD ^ wordA, 16)
  wordC = (wordC + wordD) | 0
  wordB = rotate(wordB ^ wordC, 12)
  wordA = (wordA + wordB) | 0
  wordD = rotate(wordD ^ wordA, 8)
  wordC = (wordC + wordD) | 0
  wordB = rotate(wordB ^ wordC, 7)
  state[a] = wordA
  state[b] = wordB
  state[c] = wordC
  state[d] = wordD
}

/**
 * One block of the ChaCha20 key stream: 64 bytes from a key of 32 bytes, a block counter from 0 to 2^32 − 1 and a nonce of
 * 12 bytes. Refuses other lengths with a RangeError. RFC 8439, section 2.3.
 */
export function chachaBlock(key: Uint8Array, counter: number, nonce: Uint8Array): Uint8Array<ArrayBuffer> {
  if (key.length !== 32 || nonce.length !== 12)
    throw new RangeError('ChaCha20 takes a key of 32 and a nonce of 12 bytes')
  const start = new Uint32Array(16)
  start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574])
  const keyView = new DataView(key.buffer, key.byteOffset, 32)
  for (let at = 0; at < 8; at++) start[4 + at] = keyView.getUint32(at * 4, true)
  start[12] = counter
  const nonceView = new DataView(nonce.buffer, nonce.byteOffset, 12)
  for (let at = 0; at < 3; at++) start[13 + at] = nonceView.getUint32(at * 4, true)
  const state = start.slice()
  for (let round = 0; round < 10; round++) {
    quarterRound(state, 0, 4, 8, 12)
    quarterRound(state, 1, 5, 9, 13)
    quarterRound(state, 2, 6, 10, 14)
    quarterRound(state, 3, 7, 11, 15)
    quarterRound(state, 0, 5, 10, 15)
    quarterRound(state, 1, 6, 11, 12)
    quarterRound(state, 2, 7, 8, 13)
    quarterRound(state, 3, 4, 9, 14)
  }
  const block = new Uint8Array(64)
  const view = new DataView(block.buffer)
  for (let at = 0; at < 16; at++) view.setUint32(at * 4, (state[at] ?? 0) + (start[at] ?? 0), true)
  return block
}
