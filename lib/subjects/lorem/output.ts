import { csvText } from '@/lib/base/format/csv-cell'

/** Paragraphs as a file of text: parted by an empty line, without a mark or a line break at the end. */
export function asText(paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n')
}

export function asJson(paragraphs: readonly string[]): string {
  return `${JSON.stringify(paragraphs, null, 2)}\n`
}

/** A paragraph element for each, with what HTML reserves written as entities. */
export function asHtml(paragraphs: readonly string[]): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>\n`).join('')
}

/** RFC 4180 with a heading; lines end with CRLF. */
export function asCsv(heading: readonly string[], records: readonly (readonly string[])[]): string {
  return csvText([heading, ...records])
}
