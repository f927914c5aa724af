/* Passwords, PINs and phrases for a list of people. */
export { atomsOf, bitsOf, planPasswords } from '@/lib/base/random/password'
export { characterSets } from '@/lib/base/random/password-rules'
export { keyFor, randomStream } from '@/lib/base/random/stream'
export { drawPhrase, phraseBits } from '@/lib/subjects/passphrase/passphrase'
export { drawPin, pinCount } from '@/lib/subjects/passphrase/pins'
export { drawSpoken, spokenBits } from '@/lib/subjects/passphrase/spoken'
