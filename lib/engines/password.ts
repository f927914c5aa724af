/* Counting and drawing passwords that obey rules. */
export { atomsOf, bitsOf, isPlannable, planPasswords, type PasswordRules } from '@/lib/base/random/password'
export { characterSets, readSiteRules } from '@/lib/base/random/password-rules'
export { keyFor, randomStream } from '@/lib/base/random/stream'
