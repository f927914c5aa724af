import { bytesOfBase32 } from '@/lib/base/encoding/base32'
import { bytesWritten } from '@/lib/subjects/hash/written-bytes'
import { secretRemarks, settingsRemarks, type CodeAccount, type CodeSettings } from './account'
import { readMigration, type Migration } from './migration'
import { isAccountFault, readOtpauth, type AccountFault } from './otpauth'

/** How a secret is written that stands alone. */
export const secretForms = { base32: 'Base32', hex: 'Hex', base64: 'Base64', text: 'Text' } as const
export type SecretForm = keyof typeof secretForms

/** What counts for a secret that stands alone. */
export interface BareSettings extends CodeSettings {
  form: SecretForm
}

/** What is wrong with a line; offsets count UTF-16 units of the whole text, lines and columns from 1. */
export interface PlacedFault extends AccountFault {
  line: number
  column: number
}

export interface ReadAccounts {
  accounts: readonly (CodeAccount & { line: number })[]
  faults: readonly PlacedFault[]
  /** What is to be known of exports, as sentences. */
  notices: readonly string[]
  /** Whether lines were left unread because there were accounts enough. */
  isCut: boolean
}

export const mostAccounts = 200
const mostFaults = 20
const longestLine = 8000

/** The bytes of a secret that stands alone. */
export function secretBytes(
  text: string,
  form: SecretForm,
): { bytes: Uint8Array<ArrayBuffer>; spare: boolean } | { says: string; offset: number } {
  if (form === 'base32') return bytesOfBase32(text)
  const bytes = bytesWritten(text, form)
  return 'says' in bytes ? bytes : { bytes, spare: false }
}

function readBare(text: string, { form, ...settings }: BareSettings): CodeAccount | AccountFault {
  const read = secretBytes(text, form)
  if ('says' in read) return { says: read.says, offset: read.offset, length: 1 }
  if (read.bytes.length === 0) return { says: 'This secret has no bytes.', offset: 0, length: text.length }
  return {
    ...settings,
    issuer: '',
    name: '',
    secret: read.bytes,
    written: text,
    remarks: [
      ...secretRemarks(read.bytes),
      ...(read.spare ? ['The last letter of the secret has bits that no byte needs: it may be mistyped.'] : []),
      ...settingsRemarks(settings),
    ],
  }
}

/** What exports lack of which only some codes were given. */
function missingParts(exports: readonly Migration[]): string[] {
  const batches = new Map<number, Migration[]>()
  for (const one of exports) batches.set(one.batch, [...(batches.get(one.batch) ?? []), one])
  return [...batches.values()].flatMap((parts) => {
    const count = Math.min(100, parts[0]?.parts ?? 1)
    const missing = Array.from({ length: count }, (_, at) => at + 1).filter((part) =>
      parts.every((one) => one.part !== part),
    )
    if (missing.length === 0) return []
    return [
      `This export has ${count} codes. Missing: ${missing.map((part) => `number ${part}`).join(', ')}. Scan all of them.`,
    ]
  })
}

const leftOutNotices = ({ leftOut }: Migration) =>
  leftOut.map((name) => `Left out: ${name}. Its secret or its hash is none that codes are made with today.`)

/** The accounts of a text: one secret, `otpauth://` address or export of Google Authenticator a line. */
export function readAccounts(text: string, bare: BareSettings): ReadAccounts {
  const accounts: (CodeAccount & { line: number })[] = []
  const faults: PlacedFault[] = []
  const exports: Migration[] = []
  let line = 0
  let start = 0
  const isFull = () => accounts.length >= mostAccounts || faults.length >= mostFaults

  function readLine(written: string, from: number): void {
    const trimmed = written.trim()
    if (trimmed === '') return
    const indent = written.length - written.trimStart().length
    const fail = ({ says, offset, length }: AccountFault) =>
      faults.push({ says, offset: from + indent + offset, length, line, column: indent + offset + 1 })
    const whole = { offset: 0, length: trimmed.length }
    if (trimmed.length > longestLine) {
      fail({
        says: `A line may have ${longestLine.toLocaleString('en-US')} characters, one account or export each.`,
        ...whole,
      })
      return
    }
    if (/^otpauth-migration:/i.test(trimmed)) {
      const read = readMigration(trimmed)
      if ('says' in read) return void fail({ says: read.says, ...whole })
      exports.push(read)
      accounts.push(...read.accounts.map((account) => ({ ...account, line })))
      return
    }
    const read = /^otpauth:/i.test(trimmed) ? readOtpauth(trimmed) : readBare(trimmed, bare)
    if (isAccountFault(read)) fail(read)
    else accounts.push({ ...read, line })
  }

  while (start <= text.length && !isFull()) {
    line++
    const found = text.indexOf('\n', start)
    const end = found === -1 ? text.length : found
    readLine(text.slice(start, end), start)
    start = end + 1
  }
  return {
    accounts: accounts.slice(0, mostAccounts),
    faults,
    notices: [...new Set([...missingParts(exports), ...exports.flatMap(leftOutNotices)])],
    isCut: accounts.length > mostAccounts || text.slice(start, start + 100_000).trim() !== '',
  }
}
