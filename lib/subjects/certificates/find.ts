/* Certificates, requests, lists and keys in a text or a file, each with its place; what cannot be read is told with its place too. */
import { fromBase64 } from '@/lib/base/encoding/base64-text'
import { decodeText } from '@/lib/base/text/decode'
import { bundleOf } from './certificate'
import { identifierOf, NotDer, partsOf, readDer } from './der'
import { certificateItem, listItem, publicItem, requestItem, type Item, type PrivateItem } from './item'
import { fromBase64Url, readPrivateKey } from './private-key'
import { readPublicKey, rsaSpki, spkiOfJwk } from './public-key'
import { readOpenSsh, readSshKey, type SshKey } from './ssh-key'

export type InputName = 'text' | 'more'

export interface FindFault {
  input: InputName
  line: number | undefined
  says: string
}

/** What a password opens: a PKCS #12 file, a locked private key. */
export interface Locked {
  form: 'pkcs12' | 'key'
  bytes: Uint8Array<ArrayBuffer>
  input: InputName
  line: number | undefined
}

export interface Found {
  items: Item[]
  locked: Locked[]
  faults: FindFault[]
}

export const mostItems = 5000
const largest = 20_000_000

const countLines = (text: string) => text.split('\n').length - 1
const lineAt = (text: string, offset: number) => countLines(text.slice(0, offset)) + 1

/** Where the Base64 of a part goes wrong, or the DER within it ends too soon: a sentence and its line. */
function locate(body: string, firstLine: number): { line: number; says: string } | undefined {
  const lines = body.split('\n')
  for (const [at, line] of lines.entries()) {
    const wrong = /[^A-Za-z0-9+/=\s]/.exec(line)
    if (wrong)
      return {
        line: firstLine + at,
        says: `“${wrong[0]}” in column ${String(wrong.index + 1)} is no letter of Base64.`,
      }
  }
  const plain = body.replaceAll(/\s/g, '').replace(/=+$/, '')
  const last = firstLine + lines.findLastIndex((line) => line.trim() !== '')
  if (plain.length % 4 === 1) return { line: last, says: 'The Base64 is cut off: one letter is left over at its end.' }
  const bytes = fromBase64(plain.padEnd(Math.ceil(plain.length / 4) * 4, '='))
  const [first, size = 0] = bytes
  if (first !== 0x30 || bytes.length < 6) return undefined
  const count = size & 0x7f
  const wanted =
    size < 0x80
      ? size + 2
      : Array.from(bytes.subarray(2, 2 + count)).reduce((sum, byte) => sum * 256 + byte, 0) + 2 + count
  if (wanted <= bytes.length) return undefined
  return {
    line: last,
    says: `The Base64 ends too soon: ${String(bytes.length)} bytes are here, and the first of them announce ${String(wanted)}.`,
  }
}

const sshForm = ({ type }: SshKey) => `SSH key (${type})`

function sshItem(key: SshKey, label: string, place: { line: number | undefined; input: InputName }): Item {
  if (!key.spki) throw new NotDer(`keys of the kind ${key.type} are not read`)
  return publicItem(readPublicKey(key.spki), place, { form: sshForm(key), label, fingerprint: key.fingerprint })
}

function openSshItem(bytes: Uint8Array, place: { line: number | undefined; input: InputName }): PrivateItem {
  const { key, isLocked } = readOpenSsh(bytes)
  return {
    kind: 'private',
    ...place,
    form: `OpenSSH private key${isLocked ? ', locked' : ''} (${key.type})`,
    label: '',
    key: undefined,
    publicKey: key.spki && readPublicKey(key.spki),
    fingerprint: key.fingerprint,
  }
}

async function ofLabel(
  label: string,
  bytes: Uint8Array<ArrayBuffer>,
  place: { line: number; input: InputName },
  found: Found,
): Promise<void> {
  if (/^(?:(?:TRUSTED |X509 )?CERTIFICATE)$/.test(label)) found.items.push(certificateItem(bytes, place))
  else if (/^(?:NEW )?CERTIFICATE REQUEST$/.test(label)) found.items.push(requestItem(bytes, place))
  else if (label === 'X509 CRL') found.items.push(listItem(bytes, place))
  else if (label === 'PKCS7' || label === 'CMS') ofBundle(bytes, place, found)
  else if (label === 'PUBLIC KEY') found.items.push(publicItem(readPublicKey(bytes), place))
  else if (label === 'RSA PUBLIC KEY')
    found.items.push(publicItem(readPublicKey(ofPkcs1(bytes)), place, { form: 'RSA public key (PKCS #1)' }))
  else if (label === 'OPENSSH PRIVATE KEY') found.items.push(openSshItem(bytes, place))
  else if (label === 'SSH2 PUBLIC KEY') found.items.push(sshItem(readSshKey(bytes), '', place))
  else if (label === 'ENCRYPTED PRIVATE KEY') found.locked.push({ form: 'key', bytes, ...place })
  else if (label.endsWith('PRIVATE KEY')) found.items.push(await privateItem(bytes, place))
  else if (!label.endsWith('PARAMETERS')) throw new NotDer(`a part that says ${label} is not read here`)
}

function ofPkcs1(bytes: Uint8Array): Uint8Array {
  const [modulus, exponent] = partsOf(readDer(bytes))
  if (!modulus || !exponent) throw new NotDer('it is no public key')
  return rsaSpki(modulus.content, exponent.content)
}

export async function privateItem(
  bytes: Uint8Array,
  place: { line: number | undefined; input: InputName },
  label = '',
): Promise<PrivateItem> {
  const key = await readPrivateKey(bytes)
  return {
    kind: 'private',
    ...place,
    form: 'Private key',
    label,
    key,
    publicKey: key.publicKey,
    fingerprint: undefined,
  }
}

function ofBundle(bytes: Uint8Array, place: { line: number | undefined; input: InputName }, found: Found): void {
  const parts = bundleOf(bytes)
  if (!parts) throw new NotDer('it is no PKCS #7 bundle')
  found.items.push(...parts.slice(0, mostItems + 1).map((part) => certificateItem(part, place)))
}

const begin = /-{4,5} ?BEGIN ([A-Z0-9 ]+?) ?-{4,5}/g

interface PemPart {
  index: number
  label: string
  body: string
  /** After its last line, or where the next part begins. */
  until: number
  isEnded: boolean
}

/** What stands between BEGIN and END lines, in the order of the text. A part that nothing ends goes up to the next. */
function pemParts(text: string): PemPart[] {
  const parts: PemPart[] = []
  const begins = [...text.matchAll(begin)]
  for (const [at, { 0: head, 1: label = '', index }] of begins.entries()) {
    const from = index + head.length
    const next = begins[at + 1]?.index ?? text.length
    const tail = head.replace('BEGIN', 'END')
    const end = text.slice(from, next).indexOf(tail)
    parts.push({
      index,
      label,
      body: text.slice(from, end < 0 ? next : from + end),
      until: end < 0 ? next : from + end + tail.length,
      isEnded: end >= 0,
    })
  }
  return parts
}

const sshLine =
  /^(?:[^\s#"]\S*[ \t]+)?((?:ssh-(?:rsa|ed25519|dss)|ecdsa-sha2-\w+)|sk-\S+) (AAAA[A-Za-z0-9+/=]+)(?: ([^\r\n]*))?$/gm

/** The Base64 of a part, without head lines as RFC 1421 and RFC 4716 have them. */
const bodyOf = (body: string) => body.replaceAll(/^[\w-]+: .*(?:\\\n.*)*$/gm, (line) => line.replaceAll(/[^\n]/g, ''))

async function readPart(label: string, body: string, line: number, input: InputName, found: Found): Promise<void> {
  if (/^Proc-Type: 4,ENCRYPTED/m.test(body)) {
    found.faults.push({
      input,
      line,
      says: 'This private key is locked in the old way of PEM. Turn it into PKCS #8 with openssl pkcs8 -topk8, which is opened here.',
    })
    return
  }
  const base64 = bodyOf(body)
  const fault = locate(base64, line)
  if (fault) {
    found.faults.push({ input, ...fault })
    return
  }
  try {
    await ofLabel(label, fromBase64(base64.replaceAll(/\s/g, '')), { line, input }, found)
  } catch (error) {
    if (!(error instanceof NotDer) && !(error instanceof DOMException)) throw error
    const why = error instanceof NotDer ? error.message : 'its letters are not Base64'
    found.faults.push({ input, line, says: `This ${label.toLowerCase()} cannot be read: ${why}.` })
  }
}

type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

async function ofJson(text: string, input: InputName, found: Found): Promise<void> {
  let parsed: Json
  try {
    parsed = JSON.parse(text) as Json
  } catch {
    found.faults.push({ input, line: 1, says: 'This looks like a JSON Web Key and is no JSON.' })
    return
  }
  const keys =
    typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) && Array.isArray(parsed['keys'])
      ? parsed['keys']
      : [parsed]
  for (const [at, key] of keys.slice(0, mostItems + 1).entries()) {
    const number = keys.length > 1 ? ` number ${String(at + 1)}` : ''
    const item = ofJwk(key, input)
    if (item) found.items.push(item)
    else
      found.faults.push({
        input,
        line: 1,
        says: `The JSON Web Key${number} is of a kind that is not read: RSA, EC and Ed25519 are.`,
      })
  }
}

function ofJwk(key: Json, input: InputName): Item | undefined {
  if (typeof key !== 'object' || key === null || Array.isArray(key)) return undefined
  const textOf = (name: string) => {
    const value = key[name]
    return typeof value === 'string' ? value : ''
  }
  try {
    const spki = spkiOfJwk((name) => (textOf(name) === '' ? undefined : fromBase64Url(textOf(name))), {
      kty: textOf('kty'),
      crv: textOf('crv'),
    })
    if (!spki) return undefined
    const publicKey = readPublicKey(spki)
    const label = textOf('kid')
    const place = { line: undefined, input }
    if (textOf('d') === '') return publicItem(publicKey, place, { form: 'JSON Web Key', label })
    return {
      kind: 'private',
      ...place,
      form: 'JSON Web Key, private',
      label,
      key: undefined,
      publicKey,
      fingerprint: undefined,
    }
  } catch (error) {
    if (error instanceof NotDer || error instanceof DOMException) return undefined
    throw error
  }
}

const mostFaults = 200

function unended({ label, body }: PemPart, line: number, input: InputName): FindFault {
  const fault = locate(
    bodyOf(body)
      .replace(/-+END[\s\S]*/, '')
      .trimEnd(),
    line,
  )
  const says = `${fault?.says ?? ''} The part that begins with ${label} has no line that ends it.`
  return { input, line: fault?.line ?? line, says: says.trim() }
}

async function ofText(text: string, input: InputName, found: Found): Promise<void> {
  if (/^\s*\{/.test(text)) return ofJson(text, input, found)
  const before = found.items.length + found.faults.length + found.locked.length
  const left: string[] = []
  let [line, from] = [1, 0]
  for (const part of pemParts(text)) {
    const between = text.slice(from, part.index)
    line += countLines(between)
    if (part.isEnded && found.items.length <= mostItems) await readPart(part.label, part.body, line, input, found)
    if (!part.isEnded && found.faults.length < mostFaults) found.faults.push(unended(part, line, input))
    const gap = text.slice(part.index, part.until).replaceAll(/[^\n]/g, '')
    line += gap.length
    left.push(between, gap)
    from = part.until
  }
  const rest = [...left, text.slice(from)].join('')
  for (const match of rest.matchAll(sshLine)) {
    const line = lineAt(rest, match.index)
    try {
      found.items.push(sshItem(readSshKey(fromBase64(match[2] ?? '')), match[3]?.trim() ?? '', { line, input }))
    } catch (error) {
      if (!(error instanceof NotDer) && !(error instanceof DOMException)) throw error
      found.faults.push({
        input,
        line,
        says: `This SSH key cannot be read${error instanceof NotDer ? `: ${error.message}` : ''}.`,
      })
    }
  }
  if (found.items.length + found.faults.length + found.locked.length > before) return
  await ofBareBase64(text, input, found)
}

/** Base64 without the lines around it, as it is copied out of configuration files. */
async function ofBareBase64(text: string, input: InputName, found: Found): Promise<void> {
  const plain = text.replaceAll(/\s/g, '')
  if (!/^MI[A-Za-z0-9+/_-]+=*$/.test(plain)) {
    found.faults.push({
      input,
      line: 1,
      says: 'Nothing is found here. Paste what stands from BEGIN to END, an SSH key, a JSON Web Key or Base64 of DER.',
    })
    return
  }
  const fault = locate(text.replaceAll('-', '+').replaceAll('_', '/'), 1)
  if (fault) found.faults.push({ input, ...fault })
  else await ofBytes(fromBase64Url(plain.replace(/=+$/, '')), input, found)
}

/** DER of any kind: its first parts tell which. */
async function ofBytes(bytes: Uint8Array<ArrayBuffer>, input: InputName, found: Found): Promise<void> {
  const place = { line: undefined, input }
  try {
    const whole = readDer(bytes)
    const [first, second] = partsOf(whole)
    if (first?.tag === 6) return ofBundle(bytes, place, found)
    if (first?.tag === 2 && first.content[0] === 3 && second?.tag === 16) {
      found.locked.push({ form: 'pkcs12', bytes, ...place })
      return
    }
    const algorithm = first?.tag === 16 ? partsOf(first)[0] : undefined
    if (second?.tag === 4 && algorithm?.tag === 6 && identifierOf(algorithm).startsWith('1.2.840.113549.1.')) {
      found.locked.push({ form: 'key', bytes, ...place })
      return
    }
    const readings: (() => Item | Promise<Item>)[] = [
      () => certificateItem(bytes, place),
      () => requestItem(bytes, place),
      () => listItem(bytes, place),
      () => publicItem(readPublicKey(bytes), place),
      () => privateItem(bytes, place),
    ]
    for (const read of readings) {
      const item = await readable(read)
      if (item) {
        found.items.push(item)
        return
      }
    }
    throw new NotDer('it is none of the things that are read here')
  } catch (error) {
    if (!(error instanceof NotDer)) throw error
    found.faults.push({ input, line: undefined, says: `The bytes cannot be read: ${error.message}.` })
  }
}

async function readable(read: () => Item | Promise<Item>): Promise<Item | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof NotDer) return undefined
    throw error
  }
}

/** Everything in a text or a file of up to 20 MB. */
export async function findIn(source: string | Blob, input: InputName, found: Found): Promise<void> {
  if (typeof source === 'string') return source.trim() === '' ? undefined : ofText(source, input, found)
  if (source.size > largest) {
    found.faults.push({ input, line: undefined, says: 'Files of up to 20 MB are read.' })
    return
  }
  const bytes = new Uint8Array(await source.arrayBuffer())
  const decoded = bytes[0] === 0x30 ? undefined : decodeText(bytes)
  return decoded?.kind === 'text' ? ofText(decoded.text, input, found) : ofBytes(bytes, input, found)
}
