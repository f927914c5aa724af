import { uuidText } from '@/lib/base/random/uuid'
import { readUuid, type UuidFault } from './read'

/* GUIDs as Microsoft's programs write them. The first three fields are numbers, so that in memory their bytes stand reversed. */

/** The order of Guid.ToByteArray and of the structure GUID on x86: fields of 4, 2 and 2 bytes little-endian. */
export function windowsOrder(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15], (at) => bytes[at] ?? 0)
}

export const guidForms = {
  d: 'D: with hyphens',
  n: 'N: digits alone',
  b: 'B: in braces',
  p: 'P: in parentheses',
  x: 'X: hexadecimal structure',
  registry: 'Registry',
  struct: 'C structure',
  define: 'DEFINE_GUID',
  olecreate: 'IMPLEMENT_OLECREATE',
  bytes: 'Bytes in memory',
  base64: 'Base64 of the bytes',
  raw: 'Oracle RAW',
} as const
export type GuidForm = keyof typeof guidForms

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))

function structure(bytes: Uint8Array): { fields: string[]; last: string[] } {
  const text = uuidText(bytes)
  return {
    fields: [text.slice(0, 8), text.slice(9, 13), text.slice(14, 18)].map((field) => `0x${field}`),
    last: hexOf(bytes.subarray(8)).map((byte) => `0x${byte}`),
  }
}

/** One GUID in a notation. Formats D, N, B, P, X: .NET, Guid.ToString. Macros: Windows SDK, guiddef.h; MFC, afxdisp.h. */
export function writeGuid(bytes: Uint8Array, form: GuidForm): string {
  const text = uuidText(bytes)
  const { fields, last } = structure(bytes)
  const written: Readonly<Record<GuidForm, () => string>> = {
    d: () => text,
    n: () => text.replaceAll('-', ''),
    b: () => `{${text}}`,
    p: () => `(${text})`,
    x: () => `{${fields.join()},{${last.join()}}}`,
    registry: () => `{${text.toUpperCase()}}`,
    struct: () => `static const GUID name = { ${fields.join(', ')}, { ${last.join(', ')} } };`,
    define: () => `DEFINE_GUID(name, ${[...fields, ...last].join(', ')});`,
    olecreate: () => `IMPLEMENT_OLECREATE(name, "external_name", ${[...fields, ...last].join(', ')});`,
    bytes: () => hexOf(windowsOrder(bytes)).join(' ').toUpperCase(),
    base64: () => btoa(String.fromCharCode(...windowsOrder(bytes))),
    raw: () => text.replaceAll('-', '').toUpperCase(),
  }
  return written[form]()
}

/** The fields of a C structure or macro: three numbers and eight bytes, each with its own 0x. */
function readFields(text: string): Uint8Array<ArrayBuffer> | undefined {
  const numbers = text.match(/0x[0-9a-f]+/gi)
  if (numbers?.length !== 11) return undefined
  const widths = [8, 4, 4, 2, 2, 2, 2, 2, 2, 2, 2]
  const digits = numbers.map((number, at) => number.slice(2).padStart(widths[at] ?? 2, '0'))
  if (digits.some((field, at) => field.length !== widths[at])) return undefined
  return Uint8Array.from(digits.join('').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** Any of these notations back to the 16 bytes in the order of the text. Bytes with spaces and Base64 are in the order of memory. */
export function readGuid(written: string): Uint8Array<ArrayBuffer> | UuidFault {
  const text = written.trim()
  const fields = readFields(text)
  if (fields) return fields
  if (/^([0-9a-f]{2}[\s,:-]+){15}[0-9a-f]{2}$/i.test(text))
    return windowsOrder(Uint8Array.from(text.match(/[0-9a-f]{2}/gi) ?? [], (pair) => Number.parseInt(pair, 16)))
  const opening = /^[{(]/.exec(text)?.[0]
  const closing = /[})]$/.exec(text)?.[0]
  if (
    (opening === undefined) !== (closing === undefined) ||
    (opening === '{' && closing === ')') ||
    (opening === '(' && closing === '}')
  )
    return { says: 'opens and closes with different brackets', offset: opening === undefined ? text.length - 1 : 0 }
  const inner = opening === undefined ? text : text.slice(1, -1)
  const read = readUuid(inner)
  // Base64 is of the bytes in memory.
  if (!('says' in read) && /^[A-Za-z0-9+/_-]{22}(==)?$/.test(inner) && !/^[0-9]+$/.test(inner))
    return windowsOrder(read)
  return 'says' in read && opening !== undefined ? { ...read, offset: read.offset + 1 } : read
}
