/** A part of a file name that every system takes: letters, digits, dots and hyphens, at most 60 of them. */
export function fileWord(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}.-]+/gu, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '')
    .slice(0, 60)
}
