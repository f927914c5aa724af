/* Phrases of drawn words, with the list that they come from. */
export { drawPhrase, phraseBits, phraseOf, wordsOfRolls } from '@/lib/subjects/passphrase/passphrase'
export { attacks, crackTime } from '@/lib/base/random/crack-time'
export { keyFor, randomStream } from '@/lib/base/random/stream'
