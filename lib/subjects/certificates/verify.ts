/* Whether a signature is right, by the browser's own WebCrypto. */
import { joinBytes } from '@/lib/base/encoding/bytes'
import { curves } from './certificate'
import { identifierOf, NotDer, partsOf, readDer, type DerValue } from './der'
import type { PublicKey } from './public-key'
import { identifier, nullValue, sequence } from './write-der'
import { rsaIdentifier } from './public-key'

/** `unknown` where this browser does not know the algorithm. */
export type Verdict = 'right' | 'wrong' | 'unknown'

export interface Signed {
  /** What was signed, as it was written. */
  content: Uint8Array
  algorithm: DerValue
  /** Without the byte that counts unused bits. */
  signature: Uint8Array
}

const hashes: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.5': 'SHA-1',
  '1.2.840.113549.1.1.11': 'SHA-256',
  '1.2.840.113549.1.1.12': 'SHA-384',
  '1.2.840.113549.1.1.13': 'SHA-512',
  '1.2.840.10045.4.1': 'SHA-1',
  '1.2.840.10045.4.3.2': 'SHA-256',
  '1.2.840.10045.4.3.3': 'SHA-384',
  '1.2.840.10045.4.3.4': 'SHA-512',
  '1.3.14.3.2.26': 'SHA-1',
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
}

/** Of certificates, requests and lists, which are all signed alike: content, algorithm, signature. */
export function signedOf(bytes: Uint8Array): Signed {
  const [content, algorithm, signature] = partsOf(readDer(bytes))
  if (!content || !algorithm || signature?.tag !== 3) throw new NotDer('it is not signed')
  return { content: content.whole, algorithm, signature: signature.content.subarray(1) }
}

/** r and s of equal length, as WebCrypto takes them, of the sequence that certificates hold. */
function rawEcdsa(signature: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const numbers = partsOf(readDer(signature)).map(({ content }) => {
    const from = content.findIndex((byte) => byte !== 0)
    const plain = from < 0 ? new Uint8Array() : content.subarray(from)
    if (plain.length > size) throw new NotDer('a number of the signature is too long')
    return joinBytes(new Uint8Array(size - plain.length), plain)
  })
  return joinBytes(...numbers)
}

/** Hash and length of the salt of RSA-PSS (RFC 4055). */
function pssOf(algorithm: DerValue): { hash: string | undefined; saltLength: number } {
  const parameters = partsOf(algorithm)[1]
  const parts = parameters?.isConstructed ? partsOf(parameters) : []
  const within = (number: number) => parts.find(({ kind, tag }) => kind === 2 && tag === number)
  const hash = within(0)
  const [type] = hash ? partsOf(readDer(hash.content)) : []
  const salt = within(2)
  return {
    hash: hash === undefined ? 'SHA-1' : hashes[type ? identifierOf(type) : ''],
    saltLength: salt === undefined ? 20 : readDer(salt.content).content.reduce((sum, byte) => sum * 256 + byte, 0),
  }
}

type Way = {
  key: RsaHashedImportParams | EcKeyImportParams | 'Ed25519'
  check: RsaPssParams | EcdsaParams | string
  signature: Uint8Array<ArrayBuffer>
  spki: Uint8Array<ArrayBuffer>
}

function wayOf({ algorithm, signature }: Signed, { kind, curve = '', spki }: PublicKey): Way | undefined {
  const [type] = partsOf(algorithm)
  const identified = type ? identifierOf(type) : ''
  const plain = new Uint8Array(signature)
  if (identified === '1.3.101.112')
    return kind === 'ed25519' ? { key: 'Ed25519', check: 'Ed25519', signature: plain, spki } : undefined
  if (identified === '1.2.840.113549.1.1.10') {
    const { hash, saltLength } = pssOf(algorithm)
    if (hash === undefined || (kind !== 'rsa' && kind !== 'rsa-pss')) return undefined
    return {
      key: { name: 'RSA-PSS', hash },
      check: { name: 'RSA-PSS', saltLength },
      signature: plain,
      spki: asRsa(spki),
    }
  }
  const hash = hashes[identified]
  const named = curves[curve]
  if (hash === undefined) return undefined
  if (kind === 'rsa')
    return { key: { name: 'RSASSA-PKCS1-v1_5', hash }, check: 'RSASSA-PKCS1-v1_5', signature: plain, spki }
  if (kind !== 'ec' || named === undefined) return undefined
  const size = { 'P-256': 32, 'P-384': 48, 'P-521': 66 }[named] ?? 0
  return {
    key: { name: 'ECDSA', namedCurve: named },
    check: { name: 'ECDSA', hash },
    signature: rawEcdsa(signature, size),
    spki,
  }
}

/** A key that is marked for RSA-PSS as a plain one, which is what browsers take. */
function asRsa(spki: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const [, key] = partsOf(readDer(spki))
  return sequence(sequence(identifier(rsaIdentifier), nullValue()), key?.whole ?? new Uint8Array())
}

/** Whether that key made the signature. */
export async function verify(signed: Signed, key: PublicKey): Promise<Verdict> {
  try {
    const way = wayOf(signed, key)
    if (!way) return 'unknown'
    const imported = await crypto.subtle.importKey('spki', way.spki, way.key, false, ['verify'])
    return (await crypto.subtle.verify(way.check, imported, way.signature, new Uint8Array(signed.content)))
      ? 'right'
      : 'wrong'
  } catch (error) {
    if (error instanceof NotDer) return 'wrong'
    if (error instanceof DOMException) return 'unknown'
    throw error
  }
}
