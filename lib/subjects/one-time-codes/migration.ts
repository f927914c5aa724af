import { bytesWritten } from '@/lib/subjects/hash/written-bytes'
import { secretRemarks, settingsRemarks, usualSettings, type CodeAccount, type CodeAlgorithm } from './account'
import { readFields, type WireField } from './wire'

/** Accounts as Google Authenticator exports them, in one code or in several that belong together. */
export interface Migration {
  accounts: readonly CodeAccount[]
  /** Accounts whose hash no authenticator of today makes. */
  leftOut: readonly string[]
  /** How many codes the export has, and which this is, from 1. */
  parts: number
  part: number
  batch: number
}

const algorithms: Readonly<Record<number, CodeAlgorithm>> = { 0: 'SHA1', 1: 'SHA1', 2: 'SHA256', 3: 'SHA512' }

const numberOf = (fields: readonly WireField[], number: number) => {
  const value = fields.findLast((field) => field.number === number)?.value
  return typeof value === 'bigint' ? Number(BigInt.asIntN(64, value)) : 0
}

function bytesIn(fields: readonly WireField[], number: number): Uint8Array<ArrayBuffer> {
  const value = fields.findLast((field) => field.number === number)?.value
  return value instanceof Uint8Array ? Uint8Array.from(value) : new Uint8Array(0)
}

const textOf = (fields: readonly WireField[], number: number) => new TextDecoder().decode(bytesIn(fields, number))

function accountOf(fields: readonly WireField[]): CodeAccount | string {
  const secret = bytesIn(fields, 1)
  const issuer = textOf(fields, 3)
  const label = textOf(fields, 2)
  // The name repeats the issuer, as the label of a key URI does.
  const name = issuer !== '' && label.startsWith(`${issuer}:`) ? label.slice(issuer.length + 1).trim() : label
  const algorithm = algorithms[numberOf(fields, 4)]
  if (secret.length === 0 || algorithm === undefined) return name || issuer || 'an account without a name'
  const settings = {
    ...usualSettings,
    kind: numberOf(fields, 6) === 1 ? 'hotp' : 'totp',
    algorithm,
    digits: numberOf(fields, 5) === 2 ? 8 : 6,
    counter: Math.max(0, numberOf(fields, 7)),
  } as const
  return { ...settings, issuer, name, secret, remarks: [...secretRemarks(secret), ...settingsRemarks(settings)] }
}

/**
 * The accounts of an `otpauth-migration://offline?data=` address: a Protocol Buffers message (MigrationPayload) in Base64. A sentence
 * where it is damaged.
 */
export function readMigration(uri: string): Migration | { says: string } {
  const [, escaped = ''] = /^otpauth-migration:\/\/offline\/?\?(?:[^#]*&)?data=([^&#]*)/i.exec(uri) ?? []
  if (escaped === '') return { says: 'The address of the export has no data.' }
  // A plus sign that nobody escaped is one of Base64, no space.
  const data = bytesWritten(decodedOnce(escaped).replaceAll(' ', '+'), 'base64')
  if ('says' in data) return { says: `The data of the export is damaged. ${data.says}` }
  const payload = readFields(data)
  if (!payload) return { says: 'The data of the export is damaged or cut: its fields do not fit its length.' }
  const read = payload.flatMap(({ number, value }) => {
    if (number !== 1 || !(value instanceof Uint8Array)) return []
    const fields = readFields(value)
    return fields ? [accountOf(fields)] : ['a damaged account']
  })
  const accounts = read.filter((one) => typeof one !== 'string')
  return {
    accounts,
    leftOut: read.filter((one) => typeof one === 'string'),
    parts: Math.max(1, numberOf(payload, 3)),
    part: numberOf(payload, 4) + 1,
    batch: numberOf(payload, 5),
  }
}

function decodedOnce(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
