import { sha256 } from '@noble/hashes/sha2.js'
import { hexOf, identifierOf, NotDer, partsOf, readDer, textOf, timeOf, type DerValue } from './der'

/* X.509 certificates (RFC 5280): what they say, never whether they are to be trusted. */

export interface Certificate {
  /** The common name, else the first name, else the whole subject. */
  name: string
  subject: string
  issuer: string
  /** The names as they are written, to find who signed whom. */
  subjectKey: string
  issuerKey: string
  /** Milliseconds since 1970. */
  notBefore: number
  notAfter: number
  serial: string
  /** Hosts, addresses and mail addresses that it is for. */
  names: readonly string[]
  key: string
  signature: string
  isAuthority: boolean
  fingerprint: string
  /** Identifiers of its own key and of the one that signed it, where it says them. */
  keyId: string | undefined
  issuerKeyId: string | undefined
}

export const attributes: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.4': 'SN',
  '2.5.4.5': 'serialNumber',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '2.5.4.97': 'organizationIdentifier',
  '1.2.840.113549.1.9.1': 'emailAddress',
  '0.9.2342.19200300.100.1.25': 'DC',
}

export const signatures: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.4': 'RSA with MD5',
  '1.2.840.113549.1.1.5': 'RSA with SHA-1',
  '1.2.840.113549.1.1.10': 'RSA-PSS',
  '1.2.840.113549.1.1.11': 'RSA with SHA-256',
  '1.2.840.113549.1.1.12': 'RSA with SHA-384',
  '1.2.840.113549.1.1.13': 'RSA with SHA-512',
  '1.2.840.10045.4.1': 'ECDSA with SHA-1',
  '1.2.840.10045.4.3.2': 'ECDSA with SHA-256',
  '1.2.840.10045.4.3.3': 'ECDSA with SHA-384',
  '1.2.840.10045.4.3.4': 'ECDSA with SHA-512',
  '1.3.101.112': 'Ed25519',
  '1.3.101.113': 'Ed448',
}

export const curves: Readonly<Record<string, string>> = {
  '1.2.840.10045.3.1.7': 'P-256',
  '1.3.132.0.34': 'P-384',
  '1.3.132.0.35': 'P-521',
}

export function nameOf(value: DerValue): { text: string; common: string | undefined } {
  const pairs = partsOf(value).flatMap((set) =>
    partsOf(set).map((pair): [string, string] => {
      const [type, text] = partsOf(pair)
      if (!type || !text) throw new NotDer('a name is not whole')
      const identifier = identifierOf(type)
      return [attributes[identifier] ?? identifier, textOf(text)]
    }),
  )
  return {
    text: pairs.map(([type, text]) => `${type}=${text}`).join(', '),
    common: pairs.findLast(([type]) => type === 'CN')?.[1],
  }
}

function keyOf(value: DerValue): string {
  const [algorithm, bits] = partsOf(value)
  const [type, parameter] = algorithm ? partsOf(algorithm) : []
  const identifier = type ? identifierOf(type) : ''
  if (identifier === '1.2.840.113549.1.1.1' && bits) {
    // The first byte of a BIT STRING counts unused bits; a modulus may begin with a zero that is its sign.
    const modulus = partsOf(readDer(bits.content, 1))[0]?.content ?? new Uint8Array()
    const length = modulus.length - (modulus[0] === 0 ? 1 : 0)
    return `RSA, ${String(length * 8)} bits`
  }
  if (identifier === '1.2.840.10045.2.1') {
    const curve = parameter ? identifierOf(parameter) : ''
    return `Elliptic curve, ${curves[curve] ?? curve}`
  }
  return signatures[identifier] ?? identifier
}

function alternativeNames(content: Uint8Array): string[] {
  return partsOf(readDer(content)).flatMap(({ tag, content: bytes }) => {
    if (tag === 1 || tag === 2 || tag === 6) return [new TextDecoder().decode(bytes)]
    if (tag !== 7) return []
    if (bytes.length === 4) return [Array.from(bytes).join('.')]
    const groups = Array.from({ length: bytes.length / 2 }, (_, at) =>
      (((bytes[at * 2] ?? 0) << 8) | (bytes[at * 2 + 1] ?? 0)).toString(16),
    )
    return [groups.join(':')]
  })
}

interface Extensions {
  names: readonly string[]
  isAuthority: boolean
  keyId?: string
  issuerKeyId?: string
}

function extensionsOf(list: DerValue | undefined): Extensions {
  const found: Extensions = { names: [], isAuthority: false }
  if (!list) return found
  for (const extension of partsOf(readDer(list.content))) {
    const parts = partsOf(extension)
    const [type] = parts
    const value = parts.at(-1)
    if (!type || !value) continue
    const identifier = identifierOf(type)
    if (identifier === '2.5.29.17') found.names = alternativeNames(value.content)
    else if (identifier === '2.5.29.19') {
      const [isAuthority] = partsOf(readDer(value.content))
      found.isAuthority = isAuthority?.tag === 1 && isAuthority.content[0] !== 0
    } else if (identifier === '2.5.29.14') found.keyId = hexOf(readDer(value.content).content)
    else if (identifier === '2.5.29.35') {
      const own = partsOf(readDer(value.content)).find(({ kind, tag }) => kind === 2 && tag === 0)
      if (own) found.issuerKeyId = hexOf(own.content)
    }
  }
  return found
}

/** What a certificate says. Throws NotDer for bytes that are none. */
export function readCertificate(bytes: Uint8Array): Certificate {
  const whole = readDer(bytes)
  const [signed, algorithm] = partsOf(whole)
  if (!signed || !algorithm || whole.tag !== 16 || signed.tag !== 16) throw new NotDer('it is no certificate')
  const all = partsOf(signed)
  const parts = all[0]?.kind === 2 ? all.slice(1) : all
  const [serial, , issuer, validity, subject, key] = parts
  if (!serial || !issuer || !validity || !subject || !key) throw new NotDer('it is no certificate')
  const [from, until] = partsOf(validity)
  const [signature] = partsOf(algorithm)
  if (!from || !until || !signature || serial.tag !== 2) throw new NotDer('it is no certificate')
  const extensions = extensionsOf(parts.find(({ kind, tag }) => kind === 2 && tag === 3))
  const [own, theirs] = [nameOf(subject), nameOf(issuer)]
  const identifier = identifierOf(signature)
  return {
    name: own.common ?? extensions.names[0] ?? (own.text || 'No name'),
    subject: own.text,
    issuer: theirs.text,
    subjectKey: hexOf(subject.whole),
    issuerKey: hexOf(issuer.whole),
    notBefore: timeOf(from),
    notAfter: timeOf(until),
    serial: hexOf(serial.content[0] === 0 && serial.content.length > 1 ? serial.content.subarray(1) : serial.content),
    names: extensions.names,
    key: keyOf(key),
    signature: signatures[identifier] ?? identifier,
    isAuthority: extensions.isAuthority,
    fingerprint: hexOf(sha256(whole.whole), ':'),
    keyId: extensions.keyId,
    issuerKeyId: extensions.issuerKeyId,
  }
}

/** Certificates of a PKCS #7 bundle (RFC 2315, SignedData); undefined where the bytes are none. */
export function bundleOf(bytes: Uint8Array): Uint8Array[] | undefined {
  const [type, wrapped] = partsOf(readDer(bytes))
  if (type?.tag !== 6 || !wrapped || identifierOf(type) !== '1.2.840.113549.1.7.2') return undefined
  const list = partsOf(readDer(wrapped.content)).find(({ kind, tag }) => kind === 2 && tag === 0)
  return list ? partsOf(list).map(({ whole }) => whole) : []
}
