import { joinBytes } from '@/lib/base/encoding/bytes'

/** Text of which each character is one byte, or bytes. */
type Part = string | Uint8Array

/** The body of a stream object of text, each character one byte. ISO 32000-1, 7.3.8. */
export function pdfStream(content: string): string {
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
}

/** The body of a stream object of bytes in zlib's format. ISO 32000-1, 7.4.4. */
export function deflatedStream(bytes: Uint8Array): Part[] {
  return [`<< /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n`, bytes, '\nendstream']
}

/** First line of a file of text. ISO 32000-1, 7.5.2. */
const textHeader = '%PDF-1.4\n'

/** The same for a file of bytes, which four above 127 in a comment tell programs. ISO 32000-1, 7.5.2. */
export const bytesHeader = `${textHeader}%\u00e2\u00e3\u00cf\u00d3\n`

/**
 * A PDF 1.4 file in parts, one after the other: header, objects numbered from 1, cross-reference table, trailer. The first object
 * is the catalogue; `trailer` is what else the trailer says. ISO 32000-1, 7.5.
 */
export function pdfFile<Content extends Part>(
  objects: readonly (string | readonly (Content | string)[])[],
  header: string = textHeader,
  trailer = '',
): (Content | string)[] {
  const parts: (Content | string)[] = [header]
  const size = objects.length + 1
  let offset = header.length
  let table = `xref\n0 ${size}\n0000000000 65535 f \n`
  objects.forEach((body, at) => {
    // Ten digits and an end of line of two characters: an entry is 20 bytes long (7.5.4).
    table += `${String(offset).padStart(10, '0')} 00000 n \n`
    for (const part of [`${at + 1} 0 obj\n`, body, '\nendobj\n'].flat()) {
      parts.push(part)
      offset += part.length
    }
  })
  parts.push(`${table}trailer\n<< /Size ${size} /Root 1 0 R${trailer} >>\nstartxref\n${offset}\n%%EOF\n`)
  return parts
}

/** The parts of a file in one piece. */
export function bytesOf(parts: readonly Part[]): Uint8Array<ArrayBuffer> {
  const bytes = parts.map((part) =>
    typeof part === 'string' ? Uint8Array.from(part, (sign) => sign.charCodeAt(0)) : part,
  )
  return joinBytes(...bytes)
}
