/* How wide Arial sets a line. Arial has the widths of Helvetica; those are of Adobe's Core 14 AFM files, in thousandths of the size. */

const widths: readonly [number, string][] = [
  [191, "'"],
  [222, '’‘łijl'],
  [260, '|'],
  [278, ' !,./:;[\\]·ıIft'],
  [333, '()-`“”r'],
  [334, '{}'],
  [350, '•'],
  [355, '"'],
  [389, '*'],
  [400, '°'],
  [469, '^'],
  [500, 'Jcksvxyz'],
  [556, '#$?_–€£«»0123456789Labdeghnopqu'],
  [584, '+<=>~×'],
  [611, 'ßøFTZ'],
  [667, '&ABEKPSVXY'],
  [722, 'CDHNRUw'],
  [737, '©®'],
  [778, 'ØGOQ'],
  [833, 'Mm'],
  [889, '%æ'],
  [944, 'W'],
  [1000, '—…™Æ'],
  [1015, '@'],
]
const widthOf = new Map(widths.flatMap(([width, characters]) => Array.from(characters, (one) => [one, width] as const)))

/** Letters of other scripts, on average; signs of East Asia and pictures fill a square. */
const otherLetter = 600
const square = 1000
const isWide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u

function thousandths(character: string): number {
  const own = widthOf.get(character)
  if (own !== undefined) return own
  if (isWide.test(character)) return square
  const [letter = '', mark] = character.normalize('NFD')
  if (/\p{M}|\u200d|\ufe0f/u.test(letter)) return 0
  return mark === undefined ? otherLetter : (widthOf.get(letter) ?? otherLetter)
}

/** The width of a line of Arial in pixels at that size. */
export function arialWidth(text: string, size: number): number {
  let sum = 0
  for (const character of text) sum += thousandths(character)
  return (sum * size) / 1000
}

/** A text as a line of that many pixels shows it: whole, or cut after a word with dots. */
export function cutToWidth(text: string, size: number, pixels: number): string {
  if (arialWidth(text, size) <= pixels) return text
  const room = pixels - arialWidth(' …', size)
  let width = 0
  let kept = ''
  for (const character of text) {
    width += (thousandths(character) * size) / 1000
    if (width > room) break
    kept += character
  }
  const space = kept.lastIndexOf(' ')
  return `${(space > kept.length / 2 ? kept.slice(0, space) : kept).trimEnd()} …`
}
