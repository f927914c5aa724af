/* One thing that was found: a certificate, a request, a revocation list or a key. */
import { sha1 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { nameOf, readCertificate, signatures, type Certificate } from './certificate'
import { hexOf, identifierOf, NotDer, partsOf, readDer, timeOf, type DerValue } from './der'
import { readExtensions, usesOf, type Extension, type Uses } from './extensions'
import { reasons } from './names'
import type { PrivateKey } from './private-key'
import { readPublicKey, type PublicKey } from './public-key'
import { signedOf, type Signed } from './verify'

interface Place {
  /** Line of the text in which it begins; undefined in a file of bytes. */
  line: number | undefined
  /** Which box it stood in. */
  input: 'text' | 'more'
}

export interface CertificateItem extends Place {
  kind: 'certificate'
  der: Uint8Array<ArrayBuffer>
  certificate: Certificate
  key: PublicKey
  uses: Uses
  extensions: readonly Extension[]
  signed: Signed
  sha1: string
}
export interface RequestItem extends Place {
  kind: 'request'
  der: Uint8Array<ArrayBuffer>
  subject: string
  key: PublicKey
  extensions: readonly Extension[]
  signed: Signed
  signature: string
}
export interface RevokedEntry {
  serial: string
  time: number
  reason: string
}
export interface ListItem extends Place {
  kind: 'list'
  der: Uint8Array<ArrayBuffer>
  issuer: string
  issuerKey: string
  thisUpdate: number
  nextUpdate: number | undefined
  revoked: readonly RevokedEntry[]
  extensions: readonly Extension[]
  signed: Signed
  signature: string
}
export interface PublicItem extends Place {
  kind: 'public'
  der: Uint8Array<ArrayBuffer>
  key: PublicKey
  /** Of a key of SSH or a JSON Web Key. */
  form: string
  label: string
  fingerprint: string | undefined
}
export interface PrivateItem extends Place {
  kind: 'private'
  form: string
  label: string
  /** Undefined where only the public half could be read. */
  key: PrivateKey | undefined
  publicKey: PublicKey | undefined
  fingerprint: string | undefined
}
export type Item = CertificateItem | RequestItem | ListItem | PublicItem | PrivateItem

const extensionsIn = (parts: readonly DerValue[], tag: number) => {
  const wrapped = parts.find((part) => part.kind === 2 && part.tag === tag)
  return wrapped && readDer(wrapped.content)
}

export function certificateItem(bytes: Uint8Array, place: Place): CertificateItem {
  const certificate = readCertificate(bytes)
  const { whole } = readDer(bytes)
  const [content] = partsOf(readDer(whole))
  const parts = content ? partsOf(content) : []
  const list = extensionsIn(parts, 3)
  const key = parts.filter(({ kind }) => kind === 0)[5]
  if (!key) throw new NotDer('it is no certificate')
  return {
    kind: 'certificate',
    ...place,
    der: new Uint8Array(whole),
    certificate,
    key: readPublicKey(key.whole),
    uses: usesOf(list),
    extensions: list ? readExtensions(list) : [],
    signed: signedOf(whole),
    sha1: hexOf(sha1(whole), ':'),
  }
}

const algorithmOf = ({ algorithm }: Signed) => {
  const [type] = partsOf(algorithm)
  const number = type ? identifierOf(type) : ''
  return signatures[number] ?? number
}

/** A certification request (RFC 2986). */
export function requestItem(bytes: Uint8Array, place: Place): RequestItem {
  const { whole } = readDer(bytes)
  const [content] = partsOf(readDer(whole))
  const [version, subject, key, attributes] = content ? partsOf(content) : []
  if (version?.tag !== 2 || !subject || !key) throw new NotDer('it is no request')
  const requested = (attributes ? partsOf(attributes) : []).flatMap((attribute) => {
    const [type, values] = partsOf(attribute)
    return type && values && identifierOf(type) === '1.2.840.113549.1.9.14'
      ? readExtensions(readDer(values.content))
      : []
  })
  const signed = signedOf(whole)
  return {
    kind: 'request',
    ...place,
    der: new Uint8Array(whole),
    subject: nameOf(subject).text,
    key: readPublicKey(key.whole),
    extensions: requested,
    signed,
    signature: algorithmOf(signed),
  }
}

const unsigned = (content: Uint8Array) => hexOf(content[0] === 0 && content.length > 1 ? content.subarray(1) : content)

function revokedEntry(entry: DerValue): RevokedEntry {
  const [serial, time, list] = partsOf(entry)
  if (!serial || !time) throw new NotDer('an entry of the list is not whole')
  const reason = (list ? partsOf(list) : []).flatMap((extension) => {
    const parts = partsOf(extension)
    const [type] = parts
    const value = parts.at(-1)
    return type && value && identifierOf(type) === '2.5.29.21' ? [readDer(value.content).content[0] ?? 0] : []
  })[0]
  return {
    serial: unsigned(serial.content),
    time: timeOf(time),
    reason: reason === undefined ? '' : (reasons[reason] ?? String(reason)),
  }
}

/** A revocation list (RFC 5280, section 5). */
export function listItem(bytes: Uint8Array, place: Place): ListItem {
  const { whole } = readDer(bytes)
  const [content] = partsOf(readDer(whole))
  const all = content ? partsOf(content) : []
  const parts = all[0]?.tag === 2 && all[0].kind === 0 ? all.slice(1) : all
  const [, issuer, thisUpdate, ...rest] = parts
  const isTime = (value: DerValue | undefined) => value?.kind === 0 && (value.tag === 23 || value.tag === 24)
  if (!issuer || !thisUpdate || !isTime(thisUpdate)) throw new NotDer('it is no revocation list')
  const [next] = rest
  const revoked = rest.find(({ kind, tag }) => kind === 0 && tag === 16)
  const list = extensionsIn(parts, 0)
  const signed = signedOf(whole)
  return {
    kind: 'list',
    ...place,
    der: new Uint8Array(whole),
    issuer: nameOf(issuer).text,
    issuerKey: hexOf(issuer.whole),
    thisUpdate: timeOf(thisUpdate),
    nextUpdate: next && isTime(next) ? timeOf(next) : undefined,
    revoked: revoked ? partsOf(revoked).map(revokedEntry) : [],
    extensions: list ? readExtensions(list) : [],
    signed,
    signature: algorithmOf(signed),
  }
}

export function publicItem(
  key: PublicKey,
  place: Place,
  {
    form = 'SubjectPublicKeyInfo',
    label = '',
    fingerprint = undefined,
  }: Partial<Pick<PublicItem, 'form' | 'label' | 'fingerprint'>> = {},
): PublicItem {
  return { kind: 'public', ...place, der: key.spki, key, form, label, fingerprint }
}

/** The public key of anything; undefined for lists and for keys of kinds that are not known. */
export function publicKeyOf(item: Item): PublicKey | undefined {
  if (item.kind === 'list') return undefined
  return item.kind === 'private' ? item.publicKey : item.key
}

/** What an item is called in a list of them. */
export function titleOf(item: Item): string {
  if (item.kind === 'certificate') return item.certificate.name
  if (item.kind === 'request') return item.subject || 'No name'
  if (item.kind === 'list') return item.issuer
  return item.label || item.form
}

export const fingerprintOf = (der: Uint8Array) => hexOf(sha256(der), ':')
