import { compactVerify, errors } from 'jose'
import { algorithmFamilies, familyNames, isTokenAlgorithm, leastSecretBytes, type TokenAlgorithm } from './algorithms'
import {
  hasPrivatePart,
  importedJwk,
  keyOfPem,
  publicJwk,
  readGivenKey,
  unfitReason,
  type SecretForm,
} from './read-key'
import type { TokenParts } from './token-parts'

/** What came of checking a signature. Only `good` means that the key made it. */
export interface Verdict {
  is: 'unchecked' | 'good' | 'bad' | 'refused'
  says: string
  detail?: string
  /** The secret is read another way with which the signature agrees. */
  other?: SecretForm
  /** The secret is shorter than its algorithm asks for. */
  weak?: string
}

type Signed = Extract<TokenParts, { kind: 'signed' }>

/** Secrets of tutorials and default settings, which whoever attacks tries first. */
const wellKnown = new Set([
  'secret',
  'password',
  'changeme',
  'your-256-bit-secret',
  'your-secret',
  'test',
  'key',
  'jwt',
  'admin',
  '123456',
  'supersecret',
  'mysecret',
  'qwerty',
])

function weaknessOf(bytes: Uint8Array, algorithm: TokenAlgorithm): string | undefined {
  if (wellKnown.has(new TextDecoder().decode(bytes)))
    return 'This secret stands in tutorials and lists; whoever attacks tries it first.'
  const least = leastSecretBytes(algorithm)
  if (bytes.length >= least) return undefined
  return `The secret has ${bytes.length} bytes. RFC 7518, section 3.2, asks for ${least} or more with ${algorithm}: a short one is found by trying.`
}

async function agrees(
  token: string,
  key: CryptoKey | Uint8Array,
  algorithm: TokenAlgorithm,
): Promise<boolean | string> {
  try {
    await compactVerify(token, key, { algorithms: [algorithm] })
    return true
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed) return false
    if (error instanceof errors.JOSEError) return error.message
    if (error instanceof TypeError || error instanceof DOMException) return error.message
    throw error
  }
}

const bad = (detail: string): Verdict => ({ is: 'bad', says: 'The signature is not of this key.', detail })
const refused = (says: string, detail?: string): Verdict => ({ is: 'refused', says, ...(detail && { detail }) })
const changed = 'Either the token was changed after it was signed, or another key signed it. Do not accept it.'
const good = (algorithm: TokenAlgorithm): Verdict => ({
  is: 'good',
  says: `The signature is good (${algorithm}).`,
  detail:
    'Whoever holds the key signed exactly this header and payload. Times, audience and issuer are for you to check.',
})

function outcome(result: boolean | string, algorithm: TokenAlgorithm): Verdict {
  if (result === true) return good(algorithm)
  return result === false ? bad(changed) : refused('The signature could not be checked.', result)
}

async function bySecret(token: string, bytes: Uint8Array, algorithm: TokenAlgorithm, text: string, form: SecretForm) {
  const weak = weaknessOf(bytes, algorithm)
  const result = outcome(await agrees(token, bytes, algorithm), algorithm)
  if (result.is !== 'bad') return { ...result, ...(weak && { weak }) }
  for (const other of ['text', 'base64', 'hex'] as const) {
    if (other === form) continue
    const read = readGivenKey(text, other)
    if (read.kind === 'secret' && read.bytes.length > 0 && (await agrees(token, read.bytes, algorithm)) === true)
      return { ...result, other, ...(weak && { weak }) }
  }
  return result
}

/**
 * Checks the signature of a token with a key that was pasted. The key decides which algorithms are allowed, never the header alone:
 * `none` is refused, and a public key is never taken for the secret of HMAC (RFC 8725, sections 2.1 and 3.1).
 */
export async function verifyToken(
  { token, parts, loose }: Signed,
  header: Readonly<Record<string, unknown>>,
  keyText: string,
  form: SecretForm,
): Promise<Verdict> {
  const { alg } = header
  if (typeof alg === 'string' && alg.toLowerCase() === 'none')
    return refused(
      'This token is unsigned (alg “none”).',
      'Anybody can write one with any claims. It is never valid here, whatever the key.',
    )
  const given = readGivenKey(keyText, form)
  if (given.kind === 'none') return { is: 'unchecked', says: 'The signature has not been checked: that takes the key.' }
  if (!isTokenAlgorithm(alg)) return refused(`“${String(alg)}” is no signature algorithm that is checked here.`)
  if (parts.signature.bytes.length === 0) return bad('The signature is empty.')
  if (loose)
    return refused(
      'The token is not written in the one allowed way.',
      'Its last character holds bits that belong to no byte, so that two texts stand for the same token (RFC 4648, section 3.5).',
    )
  if (given.kind === 'fault') return refused(given.says)
  const family = algorithmFamilies[alg]
  if (given.kind === 'secret')
    return family === 'secret'
      ? bySecret(token, given.bytes, alg, keyText, form)
      : refused(
          `${alg} is checked with a public key: ${familyNames[family]} as PEM, certificate, JWK or key set. This is a secret.`,
        )
  if (given.kind === 'pem') {
    if (family === 'secret') return refused(keyConfusion(alg), confusionDetail)
    const read = await keyOfPem(given, alg, 'verify')
    return 'fault' in read ? refused(read.fault) : outcome(await agrees(token, read.key, alg), alg)
  }
  const { kid } = header
  const named =
    typeof kid === 'string' && given.keys.length > 1 ? given.keys.filter((key) => key.kid === kid) : given.keys
  if (named.length === 0) return refused(`The key set has no key with the kid “${String(kid)}” that the token names.`)
  const reasons = named.map((key) => unfitReason(key, alg, 'verify'))
  const fit = named.filter((_, at) => reasons[at] === undefined)
  if (fit.length === 0) {
    const isAsymmetric = named.every(({ kty }) => kty !== 'oct')
    return family === 'secret' && isAsymmetric
      ? refused(keyConfusion(alg), confusionDetail)
      : refused(`The key does not fit: ${reasons[0]}.`)
  }
  let last: Verdict = bad(changed)
  for (const jwk of fit) {
    const key = await importedJwk(hasPrivatePart(jwk) ? publicJwk(jwk) : jwk, alg).catch(() => undefined)
    last = key
      ? outcome(await agrees(token, key, alg), alg)
      : refused('This JWK could not be read; it may be cut or lack a part.')
    const weak = key instanceof Uint8Array ? weaknessOf(key, alg) : undefined
    if (last.is === 'good') return weak === undefined ? last : { ...last, weak }
  }
  return last
}

const keyConfusion = (alg: string) => `The token says ${alg}, a shared secret, and the key is a public one.`
const confusionDetail =
  'Taking a public key for the secret is the attack called key confusion: everybody has the public key, so everybody could sign. A server must fix the algorithm by the key, not by the token.'
