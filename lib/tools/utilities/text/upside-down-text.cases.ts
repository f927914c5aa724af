import { defineTransformCases } from '@/lib/kits/transform'
import tool from './upside-down-text'

const names = {
  title: 'The Unicode Character Database',
  href: 'https://www.unicode.org/Public/UCD/latest/ucd/NamesList.txt',
  how: 'characters named TURNED, REVERSED or INVERTED after the given letter',
} as const
const look = { title: 'The Unicode Standard: code charts', href: 'https://www.unicode.org/charts/' } as const
const annex29 = { title: 'Unicode Standard Annex #29', href: 'https://www.unicode.org/reports/tr29/' } as const

export default defineTransformCases(tool, [
  { name: 'nothing', given: { text: '' }, expect: { text: '' }, notice: null, source: look },
  {
    name: 'letters that Unicode calls turned',
    given: { text: 'aehiklmrtvwyFGLVY&23' },
    options: { order: false },
    expect: { text: 'ɐǝɥᴉʞꞁɯɹʇʌʍʎℲ⅁⅂Ʌ⅄⅋↊↋' },
    notice: 'screen reader',
    source: names,
  },
  {
    name: 'letters that are each other',
    given: { text: 'b d n 6 M . ,' },
    options: { order: false },
    expect: { text: "q p u 9 W ˙ '" },
    source: look,
  },
  {
    name: 'brackets open and close again',
    given: { text: '(a) [o]?' },
    expect: { text: '¿[o] (ɐ)' },
    source: look,
  },
  {
    name: 'what has no image is named',
    given: { text: 'Q漢o' },
    expect: { text: 'o漢Q' },
    notice: 'left as they are: 漢 Q.',
    source: look,
  },
  {
    name: 'reversed letters',
    given: { text: 'EFLPeNRcZ?;' },
    options: { what: 'mirror', order: false },
    expect: { text: 'Ǝꟻ⅃ꟼɘИЯɔƸ⸮⁏' },
    source: names,
  },
  {
    name: 'mirror, what is its own image',
    given: { text: 'AHIMOTUVWXY' },
    options: { what: 'mirror', order: false },
    expect: { text: 'AHIMOTUVWXY' },
    notice: null,
    source: look,
  },
  {
    name: 'the last line first',
    given: { text: 'no\nox' },
    options: { lines: true },
    expect: { text: 'xo\nou' },
    source: look,
  },
  {
    name: 'lines and flags backwards',
    given: { text: 'ab 🇩🇪\ncd' },
    options: { what: 'back', lines: true },
    expect: { text: 'dc\n🇩🇪 ba' },
    notice: null,
    source: annex29,
  },
  {
    name: 'a picture in a mirror',
    given: { text: '<A>\n漢' },
    options: { what: 'picture-mirror' },
    expect: {
      text: '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="160" viewBox="0 0 130 160">\n<g transform="translate(130 0) scale(-1 1)" font-family="sans-serif" font-size="48" text-anchor="middle" xml:space="preserve">\n<text x="65" y="68">&lt;A&gt;</text>\n<text x="65" y="128">漢</text>\n</g>\n</svg>\n',
    },
    source: {
      title: 'SVG 2: scale(-1 1) is a reflection in the y axis',
      href: 'https://www.w3.org/TR/css-transforms-1/#svg-transform',
      how: 'x becomes 130 − x',
    },
  },
  {
    name: 'a picture upside down',
    given: { text: 'A' },
    options: { what: 'picture-flip' },
    expect: {
      text: '<svg xmlns="http://www.w3.org/2000/svg" width="70" height="100" viewBox="0 0 70 100">\n<g transform="rotate(180 35 50)" font-family="sans-serif" font-size="48" text-anchor="middle" xml:space="preserve">\n<text x="35" y="68">A</text>\n</g>\n</svg>\n',
    },
    source: {
      title: 'SVG 2: rotate about a point',
      href: 'https://www.w3.org/TR/css-transforms-1/#svg-transform',
      how: 'half a turn about the middle',
    },
  },
  {
    name: 'too many lines for a picture',
    given: { text: '\n'.repeat(200) },
    options: { what: 'picture-flip' },
    refused: { says: 'at most 200 lines' },
    source: look,
  },
])
