/* The structure of DER as indented lines, in the columns of openssl asn1parse. */
import { attributes, curves, signatures } from './certificate'
import { hexOf, identifierOf, NotDer, readDer, textOf, type DerValue } from './der'
import { extensionNames, policyNames, usageNames } from './names'

const universal: Readonly<Record<number, string>> = {
  1: 'BOOLEAN',
  2: 'INTEGER',
  3: 'BIT STRING',
  4: 'OCTET STRING',
  5: 'NULL',
  6: 'OBJECT',
  10: 'ENUMERATED',
  12: 'UTF8STRING',
  16: 'SEQUENCE',
  17: 'SET',
  18: 'NUMERICSTRING',
  19: 'PRINTABLESTRING',
  20: 'T61STRING',
  22: 'IA5STRING',
  23: 'UTCTIME',
  24: 'GENERALIZEDTIME',
  26: 'VISIBLESTRING',
  28: 'UNIVERSALSTRING',
  30: 'BMPSTRING',
}
const texts = [12, 18, 19, 20, 22, 23, 24, 26, 30]

const most = 3000

function tagName({ kind, tag }: DerValue): string {
  if (kind === 0) return universal[tag] ?? `<ASN1 ${String(tag)}>`
  return `${['', 'appl', 'cont', 'priv'][kind] ?? ''} [ ${String(tag)} ]`
}

/** The name of an identifier where one is known, with its number. */
function identifierText(value: DerValue): string {
  const number = identifierOf(value)
  const name =
    attributes[number] ??
    signatures[number] ??
    curves[number] ??
    extensionNames[number] ??
    usageNames[number] ??
    policyNames[number]
  return name === undefined ? number : `${number} (${name})`
}

function contentOf(value: DerValue, hidesSecrets: boolean): string {
  const { kind, tag, content } = value
  if (kind !== 0) return ''
  if (tag === 6) return `:${identifierText(value)}`
  if (tag === 1) return `:${String(content[0] ?? 0)}`
  if (texts.includes(tag)) return `:${textOf(value)}`
  if (hidesSecrets && (tag === 2 || tag === 3 || tag === 4) && content.length > 1) return ':(not shown)'
  if (tag === 2 || tag === 10) return `:${integerText(content)}`
  if (tag === 4) return `[HEX DUMP]:${hexOf(content)}`
  return ''
}

/** As OpenSSL writes whole numbers: hexadecimal, with a sign. */
function integerText(content: Uint8Array): string {
  const isNegative = (content[0] ?? 0) >= 0x80
  const value =
    content.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n) - (isNegative ? 1n << BigInt(content.length * 8) : 0n)
  const digits = (isNegative ? -value : value).toString(16).toUpperCase()
  return `${isNegative ? '-' : ''}${digits.length % 2 === 1 ? '0' : ''}${digits}`
}

/**
 * Every value of DER as a line: offset, depth, lengths of head and content, kind and content. Of a private key numbers and octets are
 * left out. At most 3,000 lines.
 */
export function asn1Text(bytes: Uint8Array, hidesSecrets = false): string {
  const lines: string[] = []
  function walk(from: number, until: number, depth: number): void {
    for (let at = from; at < until;) {
      if (lines.length >= most) return
      const value = readDer(bytes.subarray(0, until), at)
      const head = value.whole.length - value.content.length
      lines.push(
        `${String(at).padStart(5)}:d=${String(depth).padEnd(2)} hl=${String(head)} l=${String(value.content.length).padStart(4)} ${value.isConstructed ? 'cons' : 'prim'}: ${tagName(value).padEnd(18)}${contentOf(value, hidesSecrets)}`.trimEnd(),
      )
      if (value.isConstructed) walk(at + head, at + value.whole.length, depth + 1)
      at += value.whole.length
    }
  }
  try {
    walk(0, bytes.length, 0)
  } catch (error) {
    if (!(error instanceof NotDer)) throw error
    lines.push(`Ends here: ${error.message}.`)
  }
  if (lines.length >= most) lines.push('There is more.')
  return lines.join('\n')
}
