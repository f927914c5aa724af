import { escapeHtml } from '@/lib/base/text/escape-html'

const lineHeight = 60
const fontSize = 48
/** Of an average character of a sans-serif font; a wide one has twice as much. */
const characterWidth = 30
const edge = 20

function widthOf(line: string): number {
  let width = 0
  for (const sign of line)
    width += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60\u{1f000}-\u{3ffff}]/u.test(sign)
      ? 2
      : 1
  return width * characterWidth
}

/** What the Char production of XML 1.0 leaves out. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/**
 * A text as SVG, seen in a mirror or upside down: any script, by the fonts of whoever opens it. Lines are no wider than the picture.
 */
export function turnedPicture(text: string, turning: 'flip' | 'mirror'): string {
  const lines = text
    .replaceAll(unwritable, '')
    .replace(/(?:\r\n|[\r\n])+$/, '')
    .split(/\r\n|[\r\n]/)
  const width = Math.max(...lines.map(widthOf), characterWidth) + 2 * edge
  const height = lines.length * lineHeight + 2 * edge
  const turn = turning === 'flip' ? `rotate(180 ${width / 2} ${height / 2})` : `translate(${width} 0) scale(-1 1)`
  const rows = lines.map(
    (line, at) => `<text x="${width / 2}" y="${edge + at * lineHeight + fontSize}">${escapeHtml(line)}</text>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<g transform="${turn}" font-family="sans-serif" font-size="${fontSize}" text-anchor="middle" xml:space="preserve">`,
    ...rows,
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}
