import { importJWK, importPKCS8, importSPKI, importX509, exportJWK, type JWK } from 'jose'
import { joinBytes } from '@/lib/base/encoding/bytes'
import { algorithmFamilies, curves, familyNames, type KeyFamily, type TokenAlgorithm } from './algorithms'
import { readBase64Url } from './token-parts'

/** How a shared secret is written. */
export type SecretForm = 'text' | 'base64' | 'hex'

/** What somebody pasted as a key. */
export type GivenKey =
  | { kind: 'none' }
  | { kind: 'secret'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'pem'; label: string; text: string }
  | { kind: 'jwks'; keys: readonly JWK[] }
  | { kind: 'fault'; says: string }

const pemHead = /-----BEGIN ([A-Z0-9 ]+)-----/

function secretBytes(text: string, form: SecretForm): GivenKey {
  if (form === 'text') return { kind: 'secret', bytes: new TextEncoder().encode(text) }
  if (form === 'hex') {
    const digits = text.replaceAll(/[\s:]/g, '')
    const wrong = digits.search(/[^0-9a-f]/i)
    if (wrong !== -1)
      return {
        kind: 'fault',
        says: `“${digits.charAt(wrong)}” is no hexadecimal digit (character ${wrong + 1} of the secret).`,
      }
    if (digits.length % 2 === 1) return { kind: 'fault', says: 'The secret has an odd number of hexadecimal digits.' }
    return { kind: 'secret', bytes: Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)) }
  }
  const plain = text.replaceAll(/\s/g, '').replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  const read = readBase64Url(plain)
  return 'wrong' in read ? { kind: 'fault', says: `The secret ${read.says}.` } : { kind: 'secret', bytes: read.bytes }
}

function readJwks(text: string): GivenKey {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { kind: 'fault', says: 'The key begins as JSON does and is none. A JWK is copied whole, from { to }.' }
  }
  const object = parsed as { keys?: unknown; kty?: unknown }
  const keys = Array.isArray(object.keys) ? object.keys : [object]
  const sound = keys.filter((key): key is JWK => typeof key === 'object' && key !== null && typeof key.kty === 'string')
  if (sound.length === 0)
    return { kind: 'fault', says: 'This JSON is no key: a JWK has a “kty”, a key set a list “keys”.' }
  return { kind: 'jwks', keys: sound }
}

/** Tells a secret, a PEM key or certificate, a JWK and a key set apart by what they look like. */
export function readGivenKey(text: string, form: SecretForm): GivenKey {
  if (text.trim() === '') return { kind: 'none' }
  const label = pemHead.exec(text)?.[1]
  if (label !== undefined) return { kind: 'pem', label, text }
  if (text.trim().startsWith('{')) return readJwks(text)
  return secretBytes(text, form)
}

/** The family that a JWK belongs to: RFC 7518, section 6; RFC 8037. */
export function familyOfJwk({ kty }: JWK): KeyFamily | undefined {
  if (kty === 'oct') return 'secret'
  return (['RSA', 'EC', 'OKP'] as const).find((family) => family === kty)
}

/** Why a key of a set may not be used for this algorithm and purpose; undefined where it may. RFC 7517, sections 4.2 to 4.4. */
export function unfitReason(jwk: JWK, algorithm: TokenAlgorithm, purpose: 'sign' | 'verify'): string | undefined {
  const family = algorithmFamilies[algorithm]
  const own = familyOfJwk(jwk)
  if (own !== family)
    return `${algorithm} needs ${familyNames[family]}; this is ${own ? familyNames[own] : `a key of the unknown kind “${jwk.kty}”`}`
  const curve = curves[algorithm]
  if (curve !== undefined && jwk.crv !== curve) return `${algorithm} is of the curve ${curve}, the key of ${jwk.crv}`
  if (jwk.alg !== undefined && jwk.alg !== algorithm) return `the key is for ${jwk.alg} alone`
  if (jwk.use !== undefined && jwk.use !== 'sig') return 'the key says it is for encryption (“use”)'
  if (
    Array.isArray(jwk.key_ops) &&
    !jwk.key_ops.includes(purpose) &&
    !(purpose === 'verify' && jwk.key_ops.includes('sign'))
  )
    return `the key does not allow to ${purpose} (“key_ops”)`
  return undefined
}

/** The public half of a JWK. */
export function publicJwk({ kty, n, e, crv, x, y, kid, alg, use }: JWK): JWK {
  const parts = { kty, n, e, crv, x, y, kid, alg, use }
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as JWK
}

function derOfPem(text: string): Uint8Array<ArrayBuffer> {
  const body = text.replaceAll(/-----[^-]+-----/g, '').replaceAll(/\s/g, '')
  return Uint8Array.from(atob(body), (character) => character.charCodeAt(0))
}

function pemOf(der: Uint8Array, label: string): string {
  const body = btoa(Array.from(der, (byte) => String.fromCharCode(byte)).join(''))
  return `-----BEGIN ${label}-----\n${body.match(/.{1,64}/g)?.join('\n') ?? ''}\n-----END ${label}-----\n`
}

/** A DER element of X.690 with its length. */
function der(tag: number, ...content: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const body = joinBytes(...content)
  const { length } = body
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return joinBytes(Uint8Array.from([tag, ...(length < 128 ? [length] : long)]), body)
}

const rsaIdentifier = Uint8Array.from([0x30, 0x0d, 6, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 1, 1, 5, 0])

/** The PKCS #1 forms of RFC 8017, appendix A.1, in the wrapping that browsers read (RFC 5280, 5958); other PEM as it is. */
function wrapped(label: string, text: string): { label: string; text: string } {
  if (label === 'RSA PUBLIC KEY') {
    const bits = der(3, Uint8Array.from([0]), derOfPem(text))
    return { label: 'PUBLIC KEY', text: pemOf(der(0x30, rsaIdentifier, bits), 'PUBLIC KEY') }
  }
  if (label === 'RSA PRIVATE KEY') {
    const key = der(0x30, Uint8Array.from([2, 1, 0]), rsaIdentifier, der(4, derOfPem(text)))
    return { label: 'PRIVATE KEY', text: pemOf(key, 'PRIVATE KEY') }
  }
  return { label, text }
}

/** Kinds of PEM that browsers cannot read, with the command that makes one that they can. */
const convertible: Readonly<Record<string, string>> = {
  'EC PRIVATE KEY': 'openssl pkcs8 -topk8 -nocrypt -in key.pem',
  'ENCRYPTED PRIVATE KEY': 'openssl pkcs8 -in key.pem',
  'OPENSSH PRIVATE KEY': 'ssh-keygen -p -m PKCS8 -f key',
}

export interface UsableKey {
  key: CryptoKey | Uint8Array
  isPrivate: boolean
  jwk?: JWK
}

/** A PEM key for an algorithm. Signing takes a private key; verifying takes either, of a private one only its public half. */
export async function keyOfPem(
  given: { label: string; text: string },
  algorithm: TokenAlgorithm,
  purpose: 'sign' | 'verify',
): Promise<UsableKey | { fault: string }> {
  const command = convertible[given.label]
  if (command !== undefined) return { fault: `A browser cannot read “${given.label}”. Convert it with: ${command}` }
  try {
    const { label, text } = wrapped(given.label, given.text)
    if (label === 'PRIVATE KEY') {
      const key = await importPKCS8(text, algorithm, { extractable: true })
      const jwk = await exportJWK(key)
      if (purpose === 'sign') return { key, isPrivate: true, jwk }
      return { key: await importedJwk(publicJwk(jwk), algorithm), isPrivate: true, jwk }
    }
    if (purpose === 'sign') return { fault: 'Signing needs the private key; this is a public one.' }
    if (label === 'PUBLIC KEY')
      return { key: await importSPKI(text, algorithm, { extractable: true }), isPrivate: false }
    if (label === 'CERTIFICATE')
      return { key: await importX509(text, algorithm, { extractable: true }), isPrivate: false }
    return { fault: `“${label}” is no key that tokens are signed with.` }
  } catch {
    return {
      fault: `This PEM could not be read as ${familyNames[algorithmFamilies[algorithm]]} for ${algorithm}. It may be cut, or of another kind.`,
    }
  }
}

export async function importedJwk(jwk: JWK, algorithm: TokenAlgorithm): Promise<CryptoKey | Uint8Array> {
  // What a key is for was looked at before; the browser's own reading of it is stricter than the standard.
  const { key_ops: _, use: __, ext: ___, alg: ____, ...plain } = jwk
  return importJWK(plain, algorithm, { extractable: true })
}

export function hasPrivatePart(jwk: JWK): boolean {
  return jwk.d !== undefined
}
