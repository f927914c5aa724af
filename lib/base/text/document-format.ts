/**
 * Tells a Word document (a ZIP archive with the part word/document.xml, or with a main part in folder word) and a PDF
 * (ISO 32000-1, 7.5.2: it begins with `%PDF-`; a byte order mark and white space before that are let pass) from other bytes.
 */
export function documentFormat(bytes: Uint8Array): 'docx' | 'pdf' | undefined {
  let start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  while (start < bytes.length && (bytes[start] ?? 0) <= 0x20 && start < 1024) start++
  if (findAscii(bytes.subarray(start, start + 5), '%PDF-') === 0) return 'pdf'
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4
  if (isZip && findAscii(bytes, '[Content_Types].xml') !== -1 && findAscii(bytes, 'word/') !== -1) return 'docx'
  return undefined
}

/** Offset of ASCII text in bytes, or -1. */
function findAscii(bytes: Uint8Array, wanted: string): number {
  const first = wanted.charCodeAt(0)
  for (let from = bytes.indexOf(first); from !== -1; from = bytes.indexOf(first, from + 1)) {
    let length = 1
    while (length < wanted.length && bytes[from + length] === wanted.charCodeAt(length)) length++
    if (length === wanted.length) return from
  }
  return -1
}
