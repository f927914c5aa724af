/* What extensions of certificates, requests and lists say (RFC 5280, RFC 6962, RFC 7633). */
import { nameOf } from './certificate'
import { hexOf, identifierOf, NotDer, partsOf, readDer, type DerValue } from './der'
import { extensionNames, keyUsages, policyNames, usageNames, withNumber } from './names'

export interface Extension {
  identifier: string
  label: string
  isCritical: boolean
  /** What it says, or its bytes where its kind is not known. */
  text: string
}

/** What decides whether a certificate may do something. */
export interface Uses {
  /** Names of RFC 5280 in the words of this tool; undefined where nothing is said, which allows all. */
  usages: readonly string[] | undefined
  extended: readonly string[] | undefined
  /** How many authorities may follow below. */
  pathLength: number | undefined
}

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/** A general name (RFC 5280, section 4.2.1.6) as OpenSSL writes it. */
function generalName({ tag, content }: DerValue): string {
  if (tag === 1) return `email:${decode(content)}`
  if (tag === 2) return `DNS:${decode(content)}`
  if (tag === 6) return `URI:${decode(content)}`
  if (tag === 7) return `IP:${addressText(content)}`
  if (tag === 4) return `name:${nameOf(readDer(content)).text}`
  if (tag === 8) return `RID:${identifierOf({ content })}`
  return `other:${hexOf(content)}`
}

function addressText(bytes: Uint8Array): string {
  if (bytes.length === 8) return `${addressText(bytes.subarray(0, 4))}/${addressText(bytes.subarray(4))}`
  if (bytes.length === 4) return Array.from(bytes).join('.')
  if (bytes.length !== 16) return hexOf(bytes)
  return Array.from({ length: 8 }, (_, at) =>
    (((bytes[at * 2] ?? 0) << 8) | (bytes[at * 2 + 1] ?? 0)).toString(16).toUpperCase(),
  ).join(':')
}

const generalNames = (value: DerValue) => partsOf(value).map(generalName).join(', ')

/** Which bits are set in a BIT STRING, counted from the first. */
function bitsOf({ content }: DerValue): number[] {
  return Array.from(content.subarray(1)).flatMap((byte, at) =>
    [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => (byte & (0x80 >> bit)) !== 0).map((bit) => at * 8 + bit),
  )
}

const usagesOf = (value: DerValue) => bitsOf(value).flatMap((bit) => keyUsages[bit] ?? [])
const numberOf = ({ content }: DerValue) => content.reduce((sum, byte) => sum * 256 + byte, 0)

function constraintsText(value: DerValue): string {
  const [authority, length] = partsOf(value)
  const isAuthority = authority?.tag === 1 && authority.content[0] !== 0
  if (!isAuthority) return 'no authority'
  const depth = length ?? (authority?.tag === 2 ? authority : undefined)
  return depth ? `authority, with at most ${String(numberOf(depth))} further below it` : 'authority'
}

function policiesText(value: DerValue): string {
  return partsOf(value)
    .map((policy) => {
      const [type, qualifiers] = partsOf(policy)
      const number = type ? identifierOf(type) : ''
      const statements = (qualifiers ? partsOf(qualifiers) : []).flatMap((qualifier) => {
        const [, statement] = partsOf(qualifier)
        return statement?.tag === 22 ? [decode(statement.content)] : []
      })
      return [withNumber(number, policyNames), ...statements].join(' ')
    })
    .join(', ')
}

const accessNames: Readonly<Record<string, string>> = { '1.3.6.1.5.5.7.48.1': 'OCSP', '1.3.6.1.5.5.7.48.2': 'issuer' }

function accessText(value: DerValue): string {
  return partsOf(value)
    .map((description) => {
      const [method, place] = partsOf(description)
      const number = method ? identifierOf(method) : ''
      return `${accessNames[number] ?? number} ${place ? generalName(place) : ''}`
    })
    .join(', ')
}

function pointsText(value: DerValue): string {
  return partsOf(value)
    .flatMap((point) => partsOf(point).filter(({ tag }) => tag === 0))
    .flatMap((name) => partsOf(name).filter(({ tag }) => tag === 0))
    .map(generalNames)
    .join(', ')
}

function nameConstraintsText(value: DerValue): string {
  return partsOf(value)
    .map((side) => {
      const names = partsOf(side).flatMap((tree) => partsOf(tree).slice(0, 1).map(generalName))
      return `${side.tag === 0 ? 'permitted' : 'excluded'} ${names.join(', ')}`
    })
    .join('; ')
}

/** Timestamps of transparency logs: the first half of each log’s identifier and the time in milliseconds (RFC 6962, section 3.3). */
function timestampsText(value: DerValue): string {
  const bytes = value.content
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const found: string[] = []
  for (let at = 2; at + 2 <= bytes.length;) {
    const length = view.getUint16(at)
    if (length < 43 || at + 2 + length > bytes.length) throw new NotDer('a timestamp is cut off')
    const log = hexOf(bytes.subarray(at + 3, at + 35), ':')
    found.push(`${new Date(Number(view.getBigUint64(at + 35))).toISOString()} by log ${log}`)
    at += 2 + length
  }
  return found.join(', ')
}

function keyIdentifierText(value: DerValue): string {
  return partsOf(value)
    .map((part) => {
      if (part.tag === 0) return hexOf(part.content, ':')
      return part.tag === 1 ? generalNames(part) : `serial ${hexOf(part.content)}`
    })
    .join(', ')
}

const features: Readonly<Record<number, string>> = { 5: 'status_request: must be stapled', 17: 'status_request_v2' }

const readers: Readonly<Record<string, (value: DerValue) => string>> = {
  '2.5.29.14': ({ content }) => hexOf(content, ':'),
  '2.5.29.15': (value) => usagesOf(value).join(', '),
  '2.5.29.17': generalNames,
  '2.5.29.18': generalNames,
  '2.5.29.19': constraintsText,
  '2.5.29.20': ({ content }) => String(content.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)),
  '2.5.29.30': nameConstraintsText,
  '2.5.29.31': pointsText,
  '2.5.29.32': policiesText,
  '2.5.29.35': keyIdentifierText,
  '2.5.29.37': (value) =>
    partsOf(value)
      .map((usage) => withNumber(identifierOf(usage), usageNames))
      .join(', '),
  '1.3.6.1.5.5.7.1.1': accessText,
  '1.3.6.1.5.5.7.1.24': (value) =>
    partsOf(value)
      .map((one) => features[numberOf(one)] ?? String(numberOf(one)))
      .join(', '),
  '1.3.6.1.4.1.11129.2.4.2': timestampsText,
}

/** The extensions in a list of them, in its order. */
export function readExtensions(list: DerValue): Extension[] {
  return partsOf(list).map((extension) => {
    const [type, ...rest] = partsOf(extension)
    const value = rest.at(-1)
    if (!type || !value) throw new NotDer('an extension is not whole')
    const identifier = identifierOf(type)
    return {
      identifier,
      label: extensionNames[identifier] ?? identifier,
      isCritical: rest.length > 1 && rest[0]?.tag === 1 && rest[0].content[0] !== 0,
      text: textIn(identifier, value.content),
    }
  })
}

function textIn(identifier: string, content: Uint8Array): string {
  const read = readers[identifier]
  try {
    return read ? read(readDer(content)) : hexOf(content.subarray(0, 200))
  } catch (error) {
    if (error instanceof NotDer) return `Not readable: ${error.message}`
    throw error
  }
}

/** What the extensions of a certificate allow. */
export function usesOf(list: DerValue | undefined): Uses {
  const found: { usages: string[] | undefined; extended: string[] | undefined; pathLength: number | undefined } = {
    usages: undefined,
    extended: undefined,
    pathLength: undefined,
  }
  for (const extension of list ? partsOf(list) : []) {
    const parts = partsOf(extension)
    const [type] = parts
    const value = parts.at(-1)
    if (!type || !value) continue
    const identifier = identifierOf(type)
    if (identifier === '2.5.29.15') found.usages = usagesOf(readDer(value.content))
    else if (identifier === '2.5.29.37')
      found.extended = partsOf(readDer(value.content)).map((usage) => withNumber(identifierOf(usage), usageNames))
    else if (identifier === '2.5.29.19') {
      const depth = partsOf(readDer(value.content)).find(({ tag }) => tag === 2)
      found.pathLength = depth && numberOf(depth)
    }
  }
  return found
}
