const marks: readonly [label: string, mark: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0x3c, 0x00, 0x3f, 0x00]],
  ['utf-16be', [0x00, 0x3c, 0x00, 0x3f]],
]
const declared = /^<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z][\w.-]*)["']/

/**
 * The text of an XML file by its byte order mark, or by the encoding that it declares, or as UTF-8 (XML 1.0, appendix F). Undefined
 * where it holds bytes that this encoding lacks, or where nobody knows the encoding.
 */
export function xmlText(bytes: Uint8Array): string | undefined {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0]
  const head = String.fromCharCode(...bytes.subarray(0, 200))
  try {
    return new TextDecoder(marked ?? declared.exec(head)?.[1] ?? 'utf-8', { fatal: true, ignoreBOM: true }).decode(
      bytes,
    )
  } catch (error) {
    // An unknown encoding is a RangeError, a byte that it lacks a TypeError.
    if (error instanceof TypeError || error instanceof RangeError) return undefined
    throw error
  }
}
