import type { Draw } from './draw'
import { randomStream } from './stream'

export type ListedVersion = 'v4' | 'v7'

const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** 32 lower-case hexadecimal digits and four hyphens of 16 bytes. RFC 9562, section 4. */
export function uuidText(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < 16; at++) {
    if (at === 4 || at === 6 || at === 8 || at === 10) text += '-'
    text += hex[bytes[at] ?? 0]
  }
  return text
}

/**
 * `count` UUIDs of one draw, in the order made. RFC 9562: version 4 (section 5.4) is random but for version and variant.
 * Version 7 (section 5.7) carries the draw's millisecond and, by section 6.2 method 1, a counter of 26 bits that starts at a
 * random number below 2^25 and rises by one, so that a list sorts in the order made; 48 random bits follow.
 * Refuses counts below 0 or above 2^25 with a RangeError.
 */
export function makeUuids(
  version: ListedVersion,
  count: number,
  { key, time }: Draw,
  progress: (share: number) => void = () => {},
): string[] {
  if (!Number.isInteger(count) || count < 0 || count > 2 ** 25) throw new RangeError(`cannot make ${count} UUIDs`)
  const random = randomStream(key)
  const made: string[] = []
  const start = version === 'v7' ? random.below(2 ** 25) : 0
  const timeBytes = new Uint8Array(8)
  new DataView(timeBytes.buffer).setBigUint64(0, BigInt(time))
  const bytes = new Uint8Array(16)
  for (let at = 0; at < count; at++) {
    if (at % 20_000 === 0) progress(at / count)
    if (version === 'v4') {
      bytes.set(random.bytes(16))
      bytes[6] = 0x40 | ((bytes[6] ?? 0) & 0x0f)
      bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
    } else {
      const counter = start + at
      bytes.set(timeBytes.subarray(2), 0)
      bytes[6] = 0x70 | (counter >>> 22)
      bytes[7] = (counter >>> 14) & 0xff
      bytes[8] = 0x80 | ((counter >>> 8) & 0x3f)
      bytes[9] = counter & 0xff
      bytes.set(random.bytes(6), 10)
    }
    made.push(uuidText(bytes))
  }
  return made
}

export interface UuidLook {
  upper: boolean
  /** 32 digits without hyphens. */
  bare: boolean
  /** Written before each. */
  prefix: string
}

export function writtenUuid(uuid: string, { upper, bare, prefix }: UuidLook): string {
  const digits = bare ? uuid.replaceAll('-', '') : uuid
  return prefix + (upper ? digits.toUpperCase() : digits)
}

/** A string constant of ISO/IEC 9075: apostrophes are doubled. */
export function sqlText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** Rows that one INSERT may hold in every common database; Microsoft SQL Server takes no more. */
export const rowsOfInsert = 1000

/** INSERT statements of at most 1,000 rows each. Table and column are written as they are given. */
export function sqlInsert(values: readonly string[], table: string, column: string): string {
  const statements: string[] = []
  for (let at = 0; at < values.length; at += rowsOfInsert) {
    const rows = values.slice(at, at + rowsOfInsert).map((value) => `  (${sqlText(value)})`)
    statements.push(`INSERT INTO ${table} (${column}) VALUES\n${rows.join(',\n')};\n`)
  }
  return statements.join('')
}

/** A condition with all values: `id IN ('…', '…')`. */
export function sqlInList(values: readonly string[], column: string): string {
  return `${column} IN (\n${values.map((value) => `  ${sqlText(value)}`).join(',\n')}\n)\n`
}
