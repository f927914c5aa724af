/**
 * Tells a Word document (a ZIP archive with the part word/document.xml, or with a main part in folder word) and a PDF
 * (ISO 32000: `%PDF-`, which readers accept within the first 1024 bytes) from other bytes.
 */
export function documentFormat(bytes: Uint8Array): 'docx' | 'pdf' | undefined {
  if (findAscii(bytes.subarray(0, 1024), '%PDF-') !== -1) return 'pdf'
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
