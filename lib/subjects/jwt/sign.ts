import {
  CompactSign,
  calculateJwkThumbprint,
  exportJWK,
  exportPKCS8,
  exportSPKI,
  generateKeyPair,
  type JWK,
} from 'jose'
import { algorithmFamilies, leastSecretBytes, type TokenAlgorithm } from './algorithms'
import { readJsonPart } from './read-json'
import {
  hasPrivatePart,
  importedJwk,
  keyOfPem,
  publicJwk,
  readGivenKey,
  unfitReason,
  type SecretForm,
} from './read-key'
import { readTokenParts } from './token-parts'
import { verifyToken, type Verdict } from './verify'

export interface SignRequest {
  kind: 'sign'
  algorithm: TokenAlgorithm
  /** JSON text of an object. */
  payload: string
  key: string
  form: SecretForm
  kid: string
  /** Claims that are written after those of the payload, where it does not have them. */
  adds: { iat: boolean; jti: boolean; seconds: number | undefined }
  /** Another number, another key where none is given. */
  draw: string
}

/** A key that was made here. */
export interface MadeKey {
  secret?: string
  privatePem?: string
  publicPem?: string
  privateJwk: string
}

export type SignAnswer =
  | { kind: 'fault'; input: 'payload' | 'key'; says: string; at?: { line: number; column: number; offset: number } }
  | {
      kind: 'signed'
      token: string
      payload: string
      /** The public keys that check it; absent where a secret signs. */
      jwks?: string
      made?: MadeKey
      verdict: Verdict
    }

interface SigningKey {
  key: CryptoKey | Uint8Array
  /** What the signature is checked with. */
  checkText: string
  publicHalf?: JWK
  made?: MadeKey
}

const base64Url = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

async function madeKey(algorithm: TokenAlgorithm): Promise<SigningKey> {
  if (algorithmFamilies[algorithm] === 'secret') {
    const bytes = crypto.getRandomValues(new Uint8Array(leastSecretBytes(algorithm)))
    const jwk: JWK = { kty: 'oct', k: base64Url(bytes), alg: algorithm }
    return {
      key: bytes,
      checkText: JSON.stringify(jwk),
      made: { secret: base64Url(bytes), privateJwk: JSON.stringify(jwk, null, 2) },
    }
  }
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true, modulusLength: 2048 })
  const jwk = await exportJWK(privateKey)
  const half = publicJwk(jwk)
  const named = { kid: await calculateJwkThumbprint(half), use: 'sig', alg: algorithm }
  return {
    key: privateKey,
    checkText: JSON.stringify(half),
    publicHalf: { ...half, ...named },
    made: {
      privatePem: await exportPKCS8(privateKey),
      publicPem: await exportSPKI(publicKey),
      privateJwk: JSON.stringify({ ...jwk, ...named }, null, 2),
    },
  }
}

/** The last key that was made, and for what: the next token of the same settings is signed with it. Held in memory only. */
let kept: { name: string; key: Promise<SigningKey> } | undefined

function keptKey(algorithm: TokenAlgorithm, draw: string): Promise<SigningKey> {
  const name = `${algorithm} ${draw}`
  if (kept?.name !== name) kept = { name, key: madeKey(algorithm) }
  return kept.key
}

async function signingKey({ algorithm, key, form, draw }: SignRequest): Promise<SigningKey | { fault: string }> {
  const given = readGivenKey(key, form)
  const family = algorithmFamilies[algorithm]
  if (given.kind === 'none') return keptKey(algorithm, draw)
  if (given.kind === 'fault') return { fault: given.says }
  if (given.kind === 'secret') {
    if (family !== 'secret')
      return {
        fault: `${algorithm} signs with a private key as PEM or JWK; this is a secret. Leave the box empty to get a key.`,
      }
    return { key: given.bytes, checkText: JSON.stringify({ kty: 'oct', k: base64Url(given.bytes) }) }
  }
  if (given.kind === 'pem') {
    if (family === 'secret')
      return { fault: `${algorithm} signs with a secret; this is a key as PEM. Choose an algorithm that fits the key.` }
    const read = await keyOfPem(given, algorithm, 'sign')
    if ('fault' in read) return read
    const half = publicJwk(read.jwk ?? { kty: '' })
    return {
      key: read.key,
      checkText: JSON.stringify(half),
      publicHalf: { ...half, kid: await calculateJwkThumbprint(half), use: 'sig', alg: algorithm },
    }
  }
  const [jwk] = given.keys
  if (!jwk || given.keys.length > 1) return { fault: 'Give one key: a set does not say which of them signs.' }
  const unfit = unfitReason(jwk, algorithm, 'sign')
  if (unfit !== undefined) return { fault: `The key does not fit: ${unfit}.` }
  if (family !== 'secret' && !hasPrivatePart(jwk))
    return { fault: 'Signing needs the private key; this JWK has only the public part.' }
  const imported = await importedJwk(jwk, algorithm).catch(() => undefined)
  if (!imported) return { fault: 'This JWK could not be read; it may be cut or lack a part.' }
  if (family === 'secret') return { key: imported, checkText: JSON.stringify({ kty: 'oct', k: jwk.k }) }
  const half = publicJwk(jwk)
  return {
    key: imported,
    checkText: JSON.stringify(half),
    publicHalf: { ...half, kid: jwk.kid ?? (await calculateJwkThumbprint(half)), use: 'sig', alg: algorithm },
  }
}

/** Signs bytes under a header as a JWS in compact form (RFC 7515, section 5.1). */
export async function signBytes(
  payload: Uint8Array,
  header: { alg: TokenAlgorithm; typ?: string; kid?: string },
  key: CryptoKey | Uint8Array,
): Promise<string> {
  return new CompactSign(payload).setProtectedHeader(header).sign(key)
}

/** Members written after those of a compact JSON object that does not have them: its own numbers stay as they are written. */
function withMembers(
  compact: string,
  value: object,
  members: Readonly<Record<string, string | number | undefined>>,
): string {
  const added = Object.entries(members).flatMap(([name, member]) =>
    member === undefined || Object.hasOwn(value, name) ? [] : [`${JSON.stringify(name)}:${JSON.stringify(member)}`],
  )
  if (added.length === 0) return compact
  const body = compact.slice(1, -1)
  return `{${[...(body === '' ? [] : [body]), ...added].join(',')}}`
}

/** Signs claims. `now` in seconds since 1970. The payload is written without white space, its numbers as they were typed. */
export async function signToken(request: SignRequest, now: number): Promise<SignAnswer> {
  const { algorithm, kid, adds } = request
  const read = readJsonPart(request.payload.trim() === '' ? '{}' : request.payload)
  if ('fault' in read)
    return { kind: 'fault', input: 'payload', says: 'The payload stops being JSON here.', at: read.fault }
  if (!read.isObject) return { kind: 'fault', input: 'payload', says: 'The payload must be a JSON object: { … }.' }
  const found = await signingKey(request)
  if ('fault' in found) return { kind: 'fault', input: 'key', says: found.fault }
  const payload = withMembers(read.compact, read.value as object, {
    iat: adds.iat ? now : undefined,
    exp: adds.seconds === undefined ? undefined : now + adds.seconds,
    jti: adds.jti ? crypto.randomUUID() : undefined,
  })
  const name = kid === '' ? found.publicHalf?.kid : kid
  const header = { alg: algorithm, typ: 'JWT', ...(name === undefined ? {} : { kid: name }) }
  let token: string
  try {
    token = await signBytes(new TextEncoder().encode(payload), header, found.key)
  } catch (error) {
    if (error instanceof TypeError)
      return { kind: 'fault', input: 'key', says: `The key cannot sign: ${error.message}` }
    throw error
  }
  const parts = readTokenParts(token)
  if (parts.kind !== 'signed') throw new Error('a signed token has three parts')
  const halves = found.publicHalf && { ...found.publicHalf, ...(name !== undefined && { kid: name }) }
  return {
    kind: 'signed',
    token,
    payload: readPretty(payload),
    ...(halves && { jwks: JSON.stringify({ keys: [halves] }, null, 2) }),
    ...(found.made && { made: found.made }),
    verdict: await verifyToken(parts, header, found.checkText, 'text'),
  }
}

function readPretty(text: string): string {
  const read = readJsonPart(text)
  return 'fault' in read ? text : read.pretty
}
