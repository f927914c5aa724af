import { sha256 } from '@noble/hashes/sha2.js'
import { toBase64 } from '@/lib/base/encoding/base64-text'
import { hexOf } from '@/lib/subjects/certificates/der'
import { locked } from '@/lib/subjects/certificates/pbes2'
import { pemOf } from '@/lib/subjects/certificates/pem'
import { fromBase64Url } from '@/lib/subjects/certificates/private-key'
import { octets, sequence } from '@/lib/subjects/certificates/write-der'
import { sshLine, sshPrivate, sshPublic, sshType } from './open-ssh'

type Bytes = Uint8Array<ArrayBuffer>

export const keyKinds = ['ed25519', 'rsa-2048', 'rsa-3072', 'rsa-4096', 'p-256', 'p-384', 'p-521', 'x25519'] as const
export type KeyKind = (typeof keyKinds)[number]

/** Rounds of PBKDF2 behind a passphrase. */
export const lockRounds = 600_000

export interface MadePair {
  kind: KeyKind
  privatePem: string
  publicPem: string
  privateJwk: string
  publicJwk: string
  privateDer: Bytes
  publicDer: Bytes
  isLocked: boolean
  /** RFC 7638. */
  thumbprint: string
  /** SHA-256 of the public key as DER. */
  spkiSha256: string
  ssh?: { privateKey: string; publicLine: string; fingerprint: string }
}

const algorithmOf = (kind: KeyKind): RsaHashedKeyGenParams | EcKeyGenParams | { name: string } => {
  if (kind.startsWith('rsa'))
    return {
      name: 'RSASSA-PKCS1-v1_5',
      modulusLength: Number(kind.slice(4)),
      publicExponent: Uint8Array.of(1, 0, 1),
      hash: 'SHA-256',
    }
  if (kind.startsWith('p-')) return { name: 'ECDSA', namedCurve: kind.toUpperCase() }
  return { name: kind === 'x25519' ? 'X25519' : 'Ed25519' }
}

/** The kind is not known to this browser. */
export class KindMissing extends Error {
  override readonly name = 'KindMissing'
}

async function generated(kind: KeyKind): Promise<CryptoKeyPair> {
  const uses: KeyUsage[] = kind === 'x25519' ? ['deriveBits'] : ['sign', 'verify']
  try {
    return (await crypto.subtle.generateKey(algorithmOf(kind), true, uses)) as CryptoKeyPair
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') throw new KindMissing(kind)
    throw error
  }
}

const base64Url = (bytes: Uint8Array) => toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

/** The members that a thumbprint is made of, in their order (RFC 7638, RFC 8037). */
const thumbMembers: Readonly<Record<string, readonly string[]>> = {
  RSA: ['e', 'kty', 'n'],
  EC: ['crv', 'kty', 'x', 'y'],
  OKP: ['crv', 'kty', 'x'],
}

type JwkTexts = Readonly<Record<string, string | undefined>>

/** The name of a key by its own numbers: SHA-256 of its required members (RFC 7638). */
export function thumbprintOf(jwk: JwkTexts): string {
  const members = thumbMembers[jwk['kty'] ?? ''] ?? []
  const text = `{${members.map((name) => `"${name}":"${jwk[name] ?? ''}"`).join(',')}}`
  return base64Url(sha256(new TextEncoder().encode(text)))
}

const order = ['kty', 'crv', 'x', 'y', 'n', 'e', 'd', 'p', 'q', 'dp', 'dq', 'qi']
const jwkText = (jwk: JwkTexts, more: Readonly<Record<string, string>>) =>
  `${JSON.stringify({ ...Object.fromEntries(order.flatMap((name) => (jwk[name] === undefined ? [] : [[name, jwk[name]]]))), ...more }, undefined, 2)}\n`

/** A new pair of keys in every form, the private half under the passphrase where there is one. */
export async function makePair(kind: KeyKind, passphrase: string, comment: string): Promise<MadePair> {
  return pairOf(kind, await generated(kind), passphrase, comment)
}

/** The forms of a pair that is there. */
export async function pairOf(
  kind: KeyKind,
  { privateKey, publicKey }: CryptoKeyPair,
  passphrase: string,
  comment: string,
): Promise<MadePair> {
  const pkcs8 = new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey))
  const publicDer = new Uint8Array(await crypto.subtle.exportKey('spki', publicKey))
  const jwk = (await crypto.subtle.exportKey('jwk', privateKey)) as JwkTexts
  const shown = (await crypto.subtle.exportKey('jwk', publicKey)) as JwkTexts
  const isLocked = passphrase !== ''
  const sealed = isLocked ? await locked(pkcs8, passphrase, lockRounds) : undefined
  const privateDer = sealed ? sequence(sealed.algorithm, octets(sealed.content)) : pkcs8
  const thumbprint = thumbprintOf(shown)
  const ssh = sshOf(jwk, comment)
  return {
    kind,
    privatePem: pemOf(privateDer, isLocked ? 'ENCRYPTED PRIVATE KEY' : 'PRIVATE KEY'),
    publicPem: pemOf(publicDer, 'PUBLIC KEY'),
    privateJwk: jwkText(jwk, { kid: thumbprint }),
    publicJwk: jwkText(shown, { kid: thumbprint }),
    privateDer,
    publicDer,
    isLocked,
    thumbprint,
    spkiSha256: hexOf(sha256(publicDer)).toLowerCase(),
    ...(ssh && { ssh }),
  }
}

function sshOf(jwk: JwkTexts, comment: string): MadePair['ssh'] {
  const names = { kty: jwk['kty'] ?? '', crv: jwk['crv'] ?? '' }
  const type = sshType(names)
  if (type === undefined) return undefined
  const of = (name: string) => fromBase64Url(jwk[name] ?? '')
  const blob = sshPublic(type, of, names)
  const plain = comment.replaceAll(/[\r\n]+/g, ' ').trim()
  return {
    privateKey: sshPrivate(type, of, names, plain, crypto.getRandomValues(new Uint8Array(4))),
    publicLine: sshLine(type, blob, plain),
    fingerprint: `SHA256:${toBase64(sha256(blob)).replace(/=+$/, '')}`,
  }
}
