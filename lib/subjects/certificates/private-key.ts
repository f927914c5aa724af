/* Private keys (PKCS #8, RFC 5958; PKCS #1, RFC 8017; SEC 1, RFC 5915). Only the public half is ever shown. */
import { fromBase64 } from '@/lib/base/encoding/base64-text'
import { curves } from './certificate'
import { identifierOf, NotDer, partsOf, readDer } from './der'
import {
  ecIdentifier,
  edIdentifier,
  readPublicKey,
  rsaIdentifier,
  rsaSpki,
  spkiOfJwk,
  type PublicKey,
} from './public-key'
import { identifier, nullValue, octets, sequence, smallInteger } from './write-der'

export interface PrivateKey {
  /** PKCS #8. */
  pkcs8: Uint8Array<ArrayBuffer>
  /** Undefined for kinds that browsers do not know. */
  publicKey: PublicKey | undefined
}

const wrapped = (algorithm: Uint8Array, key: Uint8Array) => sequence(smallInteger(0), algorithm, octets(key))

/** A key of PKCS #1 or SEC 1 within PKCS #8; undefined where it is neither. */
function asPkcs8(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const parts = partsOf(readDer(bytes))
  if (parts.length >= 9 && parts.every(({ tag, kind }) => tag === 2 && kind === 0))
    return wrapped(sequence(identifier(rsaIdentifier), nullValue()), bytes)
  const curve = parts.find(({ kind, tag }) => kind === 2 && tag === 0)
  if (parts[1]?.tag === 4 && curve)
    return wrapped(sequence(identifier(ecIdentifier), readDer(curve.content).whole), bytes)
  return undefined
}

/** The public half of an elliptic key, which a browser works out where the file leaves it away. */
async function publicOf(
  pkcs8: Uint8Array<ArrayBuffer>,
  algorithm: EcKeyImportParams | 'Ed25519',
): Promise<PublicKey | undefined> {
  const [kty, crv] = typeof algorithm === 'string' ? ['OKP', 'Ed25519'] : ['EC', algorithm.namedCurve]
  try {
    const key = await crypto.subtle.importKey('pkcs8', pkcs8, algorithm, true, ['sign'])
    const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', key)
    const numbers: Readonly<Record<string, string>> = { x, y }
    const spki = spkiOfJwk((name) => (numbers[name] ? fromBase64Url(numbers[name]) : undefined), { kty, crv })
    return spki && readPublicKey(spki)
  } catch (error) {
    // A curve that this browser does not know, or a key that is none.
    if (error instanceof DOMException) return undefined
    throw error
  }
}

export const fromBase64Url = (text: string) => {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/')
  return fromBase64(plain.padEnd(Math.ceil(plain.length / 4) * 4, '='))
}

/** A private key in any of the three forms. Throws NotDer for bytes that are none. */
export async function readPrivateKey(bytes: Uint8Array): Promise<PrivateKey> {
  const pkcs8 = asPkcs8(bytes) ?? new Uint8Array(bytes)
  const [version, algorithm, key] = partsOf(readDer(pkcs8))
  const [type, parameter] = algorithm?.isConstructed ? partsOf(algorithm) : []
  if (version?.tag !== 2 || !type || type.tag !== 6 || key?.tag !== 4) throw new NotDer('it is no private key')
  const identified = identifierOf(type)
  if (identified === rsaIdentifier) {
    const [, modulus, exponent] = partsOf(readDer(key.content))
    if (!modulus || !exponent) throw new NotDer('it is no private key')
    return { pkcs8, publicKey: readPublicKey(rsaSpki(modulus.content, exponent.content)) }
  }
  if (identified === edIdentifier) return { pkcs8, publicKey: await publicOf(pkcs8, 'Ed25519') }
  const named = parameter?.tag === 6 ? curves[identifierOf(parameter)] : undefined
  if (identified !== ecIdentifier || named === undefined) return { pkcs8, publicKey: undefined }
  return {
    pkcs8,
    publicKey:
      statedPoint(key.content, parameter?.whole) ?? (await publicOf(pkcs8, { name: 'ECDSA', namedCurve: named })),
  }
}

/** The public point that a SEC 1 key may state. */
function statedPoint(content: Uint8Array, curve: Uint8Array | undefined): PublicKey | undefined {
  const stated = partsOf(readDer(content)).find(({ kind, tag }) => kind === 2 && tag === 1)
  if (!stated || !curve) return undefined
  return readPublicKey(sequence(sequence(identifier(ecIdentifier), curve), readDer(stated.content).whole))
}
