/**
 * An SVG document as an address (RFC 2397) that may stand in double quotes in CSS, HTML and scripts: only signs that end or split an
 * address are escaped. White space is joined, and quotes of attributes become single ones where a tag has none yet.
 */
export function svgAddress(svg: string): string {
  const escaped = svg
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/<[^<>]*>/g, (tag) => (tag.includes("'") ? tag : tag.replaceAll('"', "'")))
    .replaceAll('%', '%25')
    .replaceAll('#', '%23')
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E')
    .replaceAll('"', '%22')
    .replaceAll('\\', '%5C')
    .replaceAll(/[^\u0020-\u007e]/gu, (sign) => encodeURIComponent(sign.toWellFormed()))
  return `data:image/svg+xml,${escaped}`
}
