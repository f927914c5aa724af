import { textOfBytes } from '@/lib/base/encoding/charset'
import { meaningOf, timeClaims } from './claims'
import { fromNow, momentInWords } from './moments'
import { readJsonPart, type JsonPart } from './read-json'
import type { SecretForm } from './read-key'
import { remarksOn, type Remark } from './remarks'
import { readTokenParts, type PartName, type TokenFault, type TokenPart } from './token-parts'
import { verifyToken, type Verdict } from './verify'

export interface DecodeRequest {
  kind: 'decode'
  token: string
  key: string
  form: SecretForm
}

/** When the token is looked at: seconds since 1970 and the minutes that the visitor's clock is ahead of UTC. */
export interface Now {
  seconds: number
  offset: number
}

export interface ClaimRow {
  name: string
  value: string
  meaning: string
}

export type DecodeAnswer =
  | { kind: 'fault'; fault: TokenFault }
  | {
      kind: 'decoded'
      isEncrypted: boolean
      header: string
      /** Absent for an encrypted token. */
      payload?: string
      isJson: boolean
      signatureBytes: number
      headerRows: readonly ClaimRow[]
      claimRows: readonly ClaimRow[]
      remarks: readonly Remark[]
      verdict: Verdict
    }

type Claims = Readonly<Record<string, unknown>>

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function rowsOf(object: Claims, now: Now): ClaimRow[] {
  return Object.entries(object).map(([name, value]) => {
    const moment = timeClaims.includes(name) && typeof value === 'number' ? momentInWords(value, now.offset) : undefined
    const meaning = meaningOf(name)
    if (moment === undefined) return { name, value: shown(value), meaning }
    return { name, value: shown(value), meaning: `${meaning}: ${moment} (${fromNow(Number(value), now.seconds)})` }
  })
}

/** A part that must be a JSON object, or the fault with its place in the text that was pasted. */
function objectOf({ bytes, text }: TokenPart, name: PartName, offset: number): JsonPart | { fault: TokenFault } {
  const fault = (says: string) => ({ fault: { says, offset, length: Math.max(1, text.length) } })
  const decoded = textOfBytes(bytes, 'utf-8')
  if (decoded === undefined) return fault(`The ${name} is no text in UTF-8.`)
  const read = readJsonPart(decoded)
  if ('fault' in read)
    return fault(
      `The ${name} is Base64url but no JSON: line ${read.fault.line}, column ${read.fault.column} of “${decoded.slice(0, 40)}”.`,
    )
  return read.isObject ? read : fault(`The ${name} is JSON but no object.`)
}

/** Reads a token, explains it, and checks its signature where a key is given. Nothing of it leaves this function but the answer. */
export async function decodeToken({ token, key, form }: DecodeRequest, now: Now): Promise<DecodeAnswer> {
  const read = readTokenParts(token)
  if (read.kind === 'fault') return read
  const headerPart = read.kind === 'signed' ? read.parts.header : read.header
  const header = objectOf(headerPart, 'header', read.offset)
  if ('fault' in header) return { kind: 'fault', ...header }
  const headerObject = header.value as Claims
  const shared = { header: header.pretty, headerRows: rowsOf(headerObject, now) }
  if (read.kind === 'encrypted') {
    const verdict: Verdict = {
      is: 'unchecked',
      says: 'This token is encrypted (JWE). Only its header can be read without the key.',
    }
    return {
      kind: 'decoded',
      isEncrypted: true,
      isJson: false,
      signatureBytes: 0,
      claimRows: [],
      remarks: remarksOn(headerObject, undefined, now.seconds),
      verdict,
      ...shared,
    }
  }
  const { payload, signature } = read.parts
  const offset = read.offset + headerPart.text.length + 1
  const claims = objectOf(payload, 'payload', offset)
  const isJson = !('fault' in claims)
  const text = textOfBytes(payload.bytes, 'utf-8')
  const remarks: Remark[] = isJson
    ? remarksOn(headerObject, claims.value as Claims, now.seconds)
    : [
        { tone: 'warn', says: 'The payload is no JSON object: a signed message (JWS), but no JSON Web Token.' },
        ...remarksOn(headerObject, undefined, now.seconds),
      ]
  if (isJson && claims.duplicates + header.duplicates > 0)
    remarks.push({
      tone: 'bad',
      says: 'A name occurs twice.',
      detail:
        'Programs disagree which of the two counts, so one may check what another does not see (RFC 7519, section 4).',
    })
  if (isJson && /^[\w-]+\.[\w-]+\.[\w-]*$/.test(text ?? ''))
    remarks.push({ tone: 'plain', says: 'The payload is a token itself.' })
  return {
    kind: 'decoded',
    isEncrypted: false,
    payload: isJson
      ? claims.pretty
      : (text ?? [...payload.bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ')),
    isJson,
    signatureBytes: signature.bytes.length,
    claimRows: isJson ? rowsOf(claims.value as Claims, now) : [],
    remarks,
    verdict: await verifyToken(read, headerObject, key, form),
    ...shared,
  }
}
