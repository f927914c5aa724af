/*
 * node scripts/advances/write.mjs: writes lib/subjects/design/advances.ts, how wide each letter of the site's main font is. The
 * page breaks lines of a design by it without reading the font; tests/design/measure.test.ts compares it with the font itself.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { create } from 'fontkit'
import { root } from '../run.mjs'
import { fontFiles } from '../tools/fonts.mjs'

/** Latin with its extensions, Greek, Cyrillic, Vietnamese, punctuation, currency signs and a few more. */
const stretches = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x1a0, 0x1b0],
  [0x218, 0x21b],
  [0x384, 0x3ce],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x1e00, 0x1eff],
  [0x2010, 0x2027],
  [0x2030, 0x2044],
  [0x20a0, 0x20c0],
  [0x2116, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
]
const missing = '--'
const faces = fontFiles().filter(({ family, italic }) => family === 'noto-sans' && !italic)

function advancesOf(weight) {
  const fonts = faces
    .filter((face) => face.weight === weight)
    .map(({ file, ranges }) => ({ ranges, font: create(readFileSync(file)) }))
  const widthOf = (codePoint) => {
    const found = fonts.find(
      ({ ranges, font }) =>
        ranges.some(([from, to]) => from <= codePoint && codePoint <= to) && font.hasGlyphForCodePoint(codePoint),
    )
    if (!found) return missing
    const { advanceWidth } = found.font.glyphForCodePoint(codePoint)
    return Math.round((advanceWidth * 1000) / found.font.unitsPerEm)
      .toString(36)
      .padStart(2, '0')
  }
  return stretches.map(([from, to]) => [
    from,
    Array.from({ length: to - from + 1 }, (_, at) => widthOf(from + at)).join(''),
  ])
}

const file = path.join(root, 'lib/subjects/design/advances.ts')
writeFileSync(
  file,
  `/*
 * Advance widths of Noto Sans in thousandths of its size: from a code point on, two digits of base 36 for each letter, -- for one
 * that the font lacks. Written by scripts/advances/write.mjs.
 */
export const advances = ${JSON.stringify({ regular: advancesOf(400), bold: advancesOf(700) })} as const
`,
)
execFileSync('npx', ['oxfmt', '--write', file], { cwd: root, stdio: 'inherit' })
