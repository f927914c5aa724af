/* What a file says of itself before anything is taken apart. */

const ascii = (bytes: Uint8Array) => String.fromCharCode(...bytes)

/** How many bytes of either end `pdfHead` wants. */
export const endBytes = 1024

/**
 * Whether a file is a PDF, and whether its end is there. Readers look for the beginning within the first 1,024 bytes and for the end
 * within the last (ISO 32000-1, annex H, notes 13 and 18).
 */
export function pdfHead(first: Uint8Array, last: Uint8Array): { isPdf: boolean; isWhole: boolean } {
  return {
    isPdf: ascii(first.subarray(0, endBytes)).includes('%PDF-'),
    isWhole: ascii(last.subarray(-endBytes)).includes('%%EOF'),
  }
}
