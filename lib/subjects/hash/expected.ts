import { digestNames, digitsOf } from './digest-names'
import type { Algorithm } from './digests'

/** One checksum that somebody published. */
export interface Checksum {
  /** Undefined for a digest that is none of MD5, SHA-1 and SHA-256. */
  algorithm: Algorithm | undefined
  /** The name of the algorithm; where only the length tells, the usual one of that length. */
  says: string
  /** Lower-case hexadecimal digits. */
  hex: string
  /** The file it belongs to; undefined for a digest alone. */
  name: string | undefined
}

export interface ChecksumFault {
  /** Line, from 1. */
  line: number
  reason: 'unknown' | 'length'
  /** Hexadecimal digits found, where their number is the fault. */
  digits: number
}

export interface ChecksumList {
  checksums: readonly Checksum[]
  faults: readonly ChecksumFault[]
}

type Line = Omit<Checksum, 'name'> & { name?: string | undefined }

const hexPattern = /^(?:0x)?[0-9a-f]+$/i
const separators = /[\s:.\-_]+/g

function ofLength(hex: string): Line | undefined {
  const found = digestNames.find(({ digits }) => digits === hex.length)
  return found && { algorithm: found.algorithm, says: found.name, hex: hex.toLowerCase() }
}

function hexDigits(text: string): string | undefined {
  const joined = text.trim().replaceAll(separators, '')
  return hexPattern.test(joined) ? joined.replace(/^0x/i, '') : undefined
}

/** The bytes of Base64 text in either alphabet, padded or not, as hexadecimal digits. */
function hexOfBase64(text: string): string | undefined {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/')
  if (!/^[A-Za-z0-9+/]{16,}={0,2}$/.test(plain)) return undefined
  const digits = plain.replace(/=+$/, '')
  if (digits.length % 4 === 1 || (plain.length !== digits.length && plain.length % 4 !== 0)) return undefined
  return Array.from(atob(digits), (character) => character.charCodeAt(0).toString(16).padStart(2, '0')).join('')
}

function bare(text: string): Line | undefined {
  const value = text.trim().replace(/^:(.*):$/, '$1')
  const hex = hexDigits(value)
  const known = hex === undefined ? undefined : ofLength(hex)
  if (known) return known
  const decoded = hexOfBase64(value)
  return decoded === undefined ? undefined : ofLength(decoded)
}

/** A digest whose algorithm is named beside it. */
function labelled(label: string, value: string): Line | ChecksumFault['reason'] | undefined {
  const named = digestNames.find(({ labels }) => labels.includes(label.toLowerCase().replaceAll(/[^a-z0-9]/g, '')))
  if (!named) return undefined
  const trimmed = value.trim().replace(/^:(.*):$/, '$1')
  const candidates = [hexDigits(trimmed), hexOfBase64(trimmed)].filter((hex) => hex !== undefined)
  const hex = candidates.find(({ length }) => length === named.digits)
  if (hex === undefined) return candidates.length > 0 ? 'length' : undefined
  return { algorithm: named.algorithm, says: named.name, hex: hex.toLowerCase() }
}

function unescaped(name: string): string {
  return name.replaceAll(/\\([nr\\])/g, (_, letter: string) => (letter === 'n' ? '\n' : letter === 'r' ? '\r' : '\\'))
}

const tagged = /^(\\?)([A-Za-z][\w\-/]*)\s*\((.*)\)\s*=\s*(\S.*)$/
const digitsThenName = /^(\\?)([0-9a-f]{32,128})(?: [ *]|\s+)(?!\s)(.+)$/i
const labelThenDigits = /^([A-Za-z][A-Za-z0-9\-/]*?)\s*[:=\s]\s*(\S.*)$/
const labelDashDigits = /^([A-Za-z]+\d+)-(\S+)$/
const labelInBraces = /^\{([^}]+)\}(\S+)$/
const nameThenDigits = /^(.+?)\s*[:=\s]\s*([0-9a-f]{32,128})$/i
const certutilHead = /^(\S+) hash of (?:file )?(.+?):$/i

function readLine(line: string): Line | ChecksumFault['reason'] | undefined {
  const [, mark, label, name, value] = tagged.exec(line) ?? []
  if (label !== undefined && name !== undefined && value !== undefined) {
    const read = labelled(label, value)
    if (typeof read !== 'object') return read
    return { ...read, name: mark ? unescaped(name) : name }
  }
  const [, escape, digits, file] = digitsThenName.exec(line) ?? []
  if (digits !== undefined && file !== undefined) {
    const read = ofLength(digits)
    if (read) return { ...read, name: escape ? unescaped(file) : file }
  }
  const alone = bare(line)
  if (alone) return alone
  for (const pattern of [labelDashDigits, labelInBraces, labelThenDigits]) {
    const [, word, rest] = pattern.exec(line) ?? []
    if (word === undefined || rest === undefined) continue
    const read = labelled(word, rest)
    if (typeof read === 'object') return read
    // PowerShell's Get-FileHash writes a table: algorithm, digest, path.
    const [, first, path] = /^(\S+)\s+(\S.*)$/.exec(rest) ?? []
    const inTable = first === undefined ? undefined : labelled(word, first)
    if (typeof inTable === 'object') return { ...inTable, name: path }
    if (read) return read
  }
  const [, before, after] = nameThenDigits.exec(line) ?? []
  const read = after === undefined ? undefined : ofLength(after)
  return read && { ...read, name: before }
}

/** Lines of programs' output that hold no checksum. */
function isSilent(line: string): boolean {
  return (
    line === '' ||
    /^(#|;|\/\/)/.test(line) ||
    /^certutil:/i.test(line) ||
    /^algorithm\s+hash\s+path$/i.test(line) ||
    /^-{3,}/.test(line) ||
    /^Hash:\s*SHA\d+$/.test(line)
  )
}

/** The name at the end of a path of either kind. */
export function baseName(path: string): string {
  return path.split(/[/\\]/).at(-1) ?? path
}

/**
 * Reads checksums as people paste them: a digest alone in hexadecimal (any case; spaces, colons, dashes or line breaks between the
 * digits) or Base64, lines of md5sum, sha1sum and sha256sum, BSD and OpenSSL lines (`SHA256 (name) = …`), the output of
 * PowerShell's Get-FileHash and of certutil, `sha256:…`, `sha256-…` (Subresource Integrity), `{SHA256}…`, and a checksum file
 * whole, signed with PGP or not. A label decides the algorithm, then the length does.
 */
export function readChecksums(text: string): ChecksumList {
  const checksums: Checksum[] = []
  const faults: ChecksumFault[] = []
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  const whole = lines.filter((line) => line.trim() !== '')
  // One digest broken over lines: not every line of it is a digest by itself.
  if (whole.length > 1 && whole.every((line) => hexDigits(line) !== undefined) && !whole.every(bare)) {
    const broken = bare(text)
    if (broken) return { checksums: [{ ...broken, name: undefined }], faults: [] }
  }
  let pendingLabel: string | undefined
  let pendingName: string | undefined
  let inSignature = false
  lines.forEach((written, at) => {
    const line = written.trim()
    if (line.startsWith('-----BEGIN PGP SIGNATURE-----')) inSignature = true
    if (line.startsWith('-----END PGP SIGNATURE-----')) inSignature = false
    if (inSignature || isSilent(line)) return
    const [, certutilLabel, certutilName] = certutilHead.exec(line) ?? []
    if (certutilLabel !== undefined) {
      pendingLabel = certutilLabel
      pendingName = certutilName
      return
    }
    // Get-FileHash | Format-List
    const [, key, value] = /^(algorithm|hash|path)\s+:\s+(\S.*)$/i.exec(line) ?? []
    if (key !== undefined && value !== undefined && key.toLowerCase() !== 'hash') {
      if (key.toLowerCase() === 'algorithm') pendingLabel = value
      else {
        const last = checksums.at(-1)
        if (last && last.name === undefined) last.name = value
      }
      return
    }
    const content = key === undefined ? line : (value ?? line)
    const read = pendingLabel === undefined ? readLine(content) : (labelled(pendingLabel, content) ?? readLine(content))
    if (typeof read === 'object') checksums.push({ ...read, name: read.name ?? pendingName })
    else
      faults.push({
        line: at + 1,
        reason: lengthFault(content, read) ? 'length' : 'unknown',
        digits: digitsOf(content),
      })
    pendingLabel = undefined
    pendingName = undefined
  })
  return { checksums, faults }
}

function lengthFault(content: string, read: ChecksumFault['reason'] | undefined): boolean {
  return read === 'length' || hexDigits(content) !== undefined
}

/** Names in a list that none of these files has, whatever their case. */
export function missingFrom({ checksums }: ChecksumList, fileNames: readonly string[]): string[] {
  const there = new Set(fileNames.map((name) => name.toLowerCase()))
  return checksums.flatMap(({ name }) => (name !== undefined && !there.has(baseName(name).toLowerCase()) ? [name] : []))
}
