/* Counting and drawing passwords that obey rules. */
export { atomsOf, bitsOf, isPlannable, planPasswords, type PasswordRules } from '@/lib/random/password'
export { characterSets, readSiteRules } from '@/lib/random/password-rules'
export { keyFor, randomStream } from '@/lib/random/stream'
