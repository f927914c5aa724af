/* Public keys as SubjectPublicKeyInfo (RFC 5280, RFC 3279, RFC 5480, RFC 8410), whatever they were written in. */
import { sha256 } from '@noble/hashes/sha2.js'
import { toBase64 } from '@/lib/base/encoding/base64-text'
import { joinBytes } from '@/lib/base/encoding/bytes'
import { curves } from './certificate'
import { identifierOf, NotDer, partsOf, readDer } from './der'
import { bits, identifier, integer, nullValue, sequence } from './write-der'

export interface PublicKey {
  kind: 'rsa' | 'rsa-pss' | 'ec' | 'ed25519' | 'other'
  says: string
  /** Of a modulus or a curve; 0 where it is not known. */
  bits: number
  /** Object identifier of the curve. */
  curve?: string
  exponent?: string
  spki: Uint8Array<ArrayBuffer>
}

const others: Readonly<Record<string, string>> = {
  '1.2.840.10040.4.1': 'DSA',
  '1.3.101.110': 'X25519',
  '1.3.101.111': 'X448',
  '1.3.101.113': 'Ed448',
  '2.16.840.1.101.3.4.3.17': 'ML-DSA-44',
  '2.16.840.1.101.3.4.3.18': 'ML-DSA-65',
  '2.16.840.1.101.3.4.3.19': 'ML-DSA-87',
}

export const rsaIdentifier = '1.2.840.113549.1.1.1'
export const ecIdentifier = '1.2.840.10045.2.1'
export const edIdentifier = '1.3.101.112'
const pssIdentifier = '1.2.840.113549.1.1.10'

const bitsOfCurve: Readonly<Record<string, number>> = {
  '1.2.840.10045.3.1.7': 256,
  '1.3.132.0.34': 384,
  '1.3.132.0.35': 521,
  '1.3.132.0.10': 256,
}

function bitLength(bytes: Uint8Array): number {
  const from = bytes.findIndex((byte) => byte !== 0)
  if (from < 0) return 0
  return (bytes.length - from) * 8 - Math.clz32(bytes[from] ?? 0) + 24
}

/** What a SubjectPublicKeyInfo says. Throws NotDer for bytes that are none. */
export function readPublicKey(bytes: Uint8Array): PublicKey {
  const whole = readDer(bytes)
  const [algorithm, key] = partsOf(whole)
  const [type, parameter] = algorithm?.isConstructed ? partsOf(algorithm) : []
  if (!type || type.tag !== 6 || key?.tag !== 3) throw new NotDer('it is no public key')
  const spki = new Uint8Array(whole.whole)
  const identified = identifierOf(type)
  if (identified === rsaIdentifier || identified === pssIdentifier) {
    const [modulus, exponent] = partsOf(readDer(key.content, 1))
    const size = bitLength(modulus?.content ?? new Uint8Array())
    const power = (exponent?.content ?? new Uint8Array()).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
    const kind = identified === rsaIdentifier ? 'rsa' : 'rsa-pss'
    return {
      kind,
      says: `RSA${kind === 'rsa-pss' ? '-PSS' : ''}, ${String(size)} bits`,
      bits: size,
      exponent: String(power),
      spki,
    }
  }
  if (identified === ecIdentifier) {
    const curve = parameter?.tag === 6 ? identifierOf(parameter) : ''
    const name = curve === '1.3.132.0.10' ? 'secp256k1' : (curves[curve] ?? (curve || 'of its own parameters'))
    return { kind: 'ec', says: `Elliptic curve, ${name}`, bits: bitsOfCurve[curve] ?? 0, curve, spki }
  }
  if (identified === edIdentifier) return { kind: 'ed25519', says: 'Ed25519', bits: 256, spki }
  return { kind: 'other', says: others[identified] ?? identified, bits: 0, spki }
}

export const rsaSpki = (modulus: Uint8Array, exponent: Uint8Array) =>
  sequence(sequence(identifier(rsaIdentifier), nullValue()), bits(sequence(integer(modulus), integer(exponent))))

/** Of a point as SEC 1 writes it. */
export const ecSpki = (curve: string, point: Uint8Array) =>
  sequence(sequence(identifier(ecIdentifier), identifier(curve)), bits(point))

export const edSpki = (point: Uint8Array) => sequence(sequence(identifier(edIdentifier)), bits(point))

const jwkCurves: Readonly<Record<string, string>> = {
  'P-256': '1.2.840.10045.3.1.7',
  'P-384': '1.3.132.0.34',
  'P-521': '1.3.132.0.35',
  secp256k1: '1.3.132.0.10',
}

/** The public key of the numbers of a JSON Web Key (RFC 7518); undefined for another kind. */
export function spkiOfJwk(
  part: (name: string) => Uint8Array | undefined,
  { kty, crv }: { kty: string; crv: string },
): Uint8Array<ArrayBuffer> | undefined {
  const [n, e, x, y] = ['n', 'e', 'x', 'y'].map(part)
  if (kty === 'RSA' && n && e) return rsaSpki(n, e)
  const curve = jwkCurves[crv]
  if (kty === 'EC' && curve && x && y) return ecSpki(curve, joinBytes(Uint8Array.of(4), x, y))
  return kty === 'OKP' && crv === 'Ed25519' && x ? edSpki(x) : undefined
}

/** SHA-256 of the key in Base64, as pins are written (RFC 7469). */
export const pinOf = ({ spki }: Pick<PublicKey, 'spki'>) => toBase64(sha256(spki))
