/* PKCS #12 files (RFC 7292) and locked keys of PKCS #8: node-forge opens them, old ciphers too; what is written here has AES and SHA-256. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha1 } from '@noble/hashes/legacy.js'
import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha224, sha256, sha384, sha512 } from '@noble/hashes/sha2.js'
import forge from 'node-forge'
import { joinBytes } from '@/lib/base/encoding/bytes'
import { NotDer } from './der'
import { locked, ownRounds } from './pbes2'
import { bmpString, der, identifier, nullValue, octets, sequence, setOf, smallInteger, tagged } from './write-der'

type Bytes = Uint8Array<ArrayBuffer>

/** The password does not open it. */
export class WrongPassword extends Error {
  override readonly name = 'WrongPassword'
}

const binary = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
const bytesOf = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const written = (value: forge.asn1.Asn1) => bytesOf(forge.asn1.toDer(value).getBytes())

const hashes = { sha1, sha224, sha256, sha384, sha512 }

/** PBKDF2 as OpenSSL has it: node-forge’s own takes letters beyond ASCII as single bytes, and is many times slower. */
function derived(password: string, salt: string, rounds: number, size: number, digest: { algorithm: string }): string {
  const hash = Object.hasOwn(hashes, digest.algorithm) ? hashes[digest.algorithm as keyof typeof hashes] : undefined
  if (!hash) throw new RangeError(`no hash ${digest.algorithm}`)
  return binary(pbkdf2(hash, new TextEncoder().encode(password), bytesOf(salt), { c: rounds, dkLen: size }))
}
Object.assign(forge.pkcs5, { pbkdf2: derived })

function asn1Of(bytes: Uint8Array): forge.asn1.Asn1 {
  try {
    return forge.asn1.fromDer(binary(bytes), false)
  } catch {
    throw new NotDer('it is cut off or no DER')
  }
}

export interface Opened {
  certificates: { der: Bytes; name: string }[]
  keys: { der: Bytes; name: string }[]
}

interface Bag {
  type: string
  asn1: forge.asn1.Asn1
  cert?: forge.pki.Certificate | null
  key?: forge.pki.PrivateKey | null
  attributes?: { friendlyName?: string[] }
}

/** Certificates and keys of a PKCS #12 file. Throws WrongPassword, and NotDer for bytes that are none. */
export function openPkcs12(bytes: Uint8Array, password: string): Opened {
  const asn1 = asn1Of(bytes)
  const opened: Opened = { certificates: [], keys: [] }
  const { safeContents } = tried(() => forge.pkcs12.pkcs12FromAsn1(asn1, false, password))
  for (const { safeBags } of safeContents as { safeBags: readonly Bag[] }[]) {
    for (const bag of safeBags) {
      const name = bag.attributes?.friendlyName?.[0] ?? ''
      if (bag.type === forge.pki.oids['certBag'])
        opened.certificates.push({
          der: bag.cert ? written(forge.pki.certificateToAsn1(bag.cert)) : written(bag.asn1),
          name,
        })
      else if (bag.key)
        opened.keys.push({ der: written(forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(bag.key))), name })
      else if (bag.type === forge.pki.oids['keyBag'] || bag.type === forge.pki.oids['pkcs8ShroudedKeyBag'])
        opened.keys.push({ der: written(bag.asn1), name })
    }
  }
  return opened
}

/** A locked private key of PKCS #8, opened. Throws WrongPassword, and NotDer for bytes that are none. */
export function openKey(bytes: Uint8Array, password: string): Bytes {
  const asn1 = asn1Of(bytes)
  const opened = tried(() => forge.pki.decryptPrivateKeyInfo(asn1, password)) as forge.asn1.Asn1 | null
  if (!opened) throw new WrongPassword()
  return written(opened)
}

/** The library tells a wrong password by an error of its own, or by what it cannot read behind it. */
function tried<Result>(open: () => Result): Result {
  try {
    return open()
  } catch {
    throw new WrongPassword()
  }
}

const data = (content: Bytes) => sequence(identifier('1.2.840.113549.1.7.1'), tagged(0, octets(content)))

/**
 * A PKCS #12 file of certificates, the first of which is that of the key, and the key. Locked by AES-256 with PBKDF2 and
 * 100,000 rounds, and sealed with HMAC-SHA-256.
 */
export async function lockedFile(
  certificates: readonly Bytes[],
  pkcs8: Bytes,
  password: string,
  name: string,
): Promise<Bytes> {
  const [first = new Uint8Array()] = certificates
  const local = setOf(octets(sha1(first)))
  const attributes = setOf(
    sequence(identifier('1.2.840.113549.1.9.20'), setOf(bmpString(name))),
    sequence(identifier('1.2.840.113549.1.9.21'), local),
  )
  const bags = certificates.map((certificate, at) =>
    sequence(
      identifier('1.2.840.113549.1.12.10.1.3'),
      tagged(0, sequence(identifier('1.2.840.113549.1.9.22.1'), tagged(0, octets(certificate)))),
      ...(at === 0 ? [attributes] : []),
    ),
  )
  const [lockedBags, lockedKey] = [await locked(sequence(...bags), password), await locked(pkcs8, password)]
  const secret = sequence(
    identifier('1.2.840.113549.1.7.6'),
    tagged(
      0,
      sequence(
        smallInteger(0),
        sequence(identifier('1.2.840.113549.1.7.1'), lockedBags.algorithm, der(0x80, lockedBags.content)),
      ),
    ),
  )
  const keyBag = sequence(
    identifier('1.2.840.113549.1.12.10.1.2'),
    tagged(0, sequence(lockedKey.algorithm, octets(lockedKey.content))),
    attributes,
  )
  const safe = sequence(secret, data(sequence(keyBag)))
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const sealKey = bytesOf(
    forge.pkcs12
      .generateKey(password, forge.util.createBuffer(binary(salt)), 3, ownRounds, 32, forge.md.sha256.create())
      .getBytes(),
  )
  const seal = sequence(
    sequence(sequence(identifier('2.16.840.1.101.3.4.2.1'), nullValue()), octets(hmac(sha256, sealKey, safe))),
    octets(salt),
    smallInteger(ownRounds),
  )
  return joinBytes(sequence(smallInteger(3), data(safe), seal))
}
