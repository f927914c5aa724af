/* API keys with a checksum, and what a server stores of them. */
export {
  characterCount,
  checksumHolds,
  drawKey,
  keyAlphabets,
  storedHash,
  type KeyAlphabet,
} from '@/lib/subjects/keys/api-key'
export { keyFor, randomStream } from '@/lib/base/random/stream'
