import { unzlibSync } from 'fflate'
import { gathered, type ColourFact, type FontFact } from './facts'

const latin1 = new TextDecoder('latin1')
const number = String.raw`(-?\d*\.?\d+)\s+`
const operators: readonly (readonly [RegExp, (parts: readonly number[]) => readonly [number, number, number]])[] = [
  [
    new RegExp(`(?<![\\d.])${number.repeat(3)}(?:rg|RG|scn|SCN)\\b`, 'g'),
    ([red = 0, green = 0, blue = 0]) => [red, green, blue],
  ],
  [
    new RegExp(`(?<![\\d.])${number.repeat(4)}(?:k|K)\\b`, 'g'),
    ([cyan = 0, magenta = 0, yellow = 0, black = 0]) => [
      (1 - cyan) * (1 - black),
      (1 - magenta) * (1 - black),
      (1 - yellow) * (1 - black),
    ],
  ],
  [new RegExp(`(?<![\\d.])${number}(?:g|G)\\b`, 'g'), ([grey = 0]) => [grey, grey, grey]],
]

const byte = (part: number) =>
  Math.round(Math.min(1, Math.max(0, part)) * 255)
    .toString(16)
    .padStart(2, '0')

/** Whether a stream looks like drawing commands and not like a font or a picture. */
function isReadable(text: string): boolean {
  const sample = text.slice(0, 400)
  const odd = [...sample].filter((letter) => letter > '~' || (letter < ' ' && !'\r\n\t\0'.includes(letter))).length
  return odd <= sample.length * 0.1
}

/** The streams of a PDF as texts, unpacked where they are deflated; pictures and other packings are passed over. */
function* streamsOf(bytes: Uint8Array, file: string): Generator<string> {
  let at = 0
  for (;;) {
    const found = file.indexOf('stream', at)
    if (found < 0) return
    at = found + 6
    if (file.slice(found - 3, found) === 'end') continue
    const begin = found + (file[found + 6] === '\r' ? 8 : 7)
    const end = file.indexOf('endstream', begin)
    if (end < 0) return
    const head = file.slice(Math.max(0, found - 1000), found)
    const own = head.slice(Math.max(head.lastIndexOf('obj'), 0))
    at = end + 9
    if (/\/Subtype\s*\/Image|\/Length1\b|\/FontFile|\/DCTDecode|\/JPXDecode/.test(own)) continue
    if (!own.includes('/Filter')) yield file.slice(begin, end)
    else if (/\/Filter\s*\[?\s*\/FlateDecode\s*\]?/.test(own)) {
      try {
        yield latin1.decode(unzlibSync(bytes.subarray(begin, end)))
      } catch {
        // A stream that does not unpack is left out, as readers of PDF do.
      }
    }
  }
}

/**
 * The colours that a PDF sets (RGB as they are, grey, CMYK by the plain formula without a profile) and the fonts that it names, read from
 * its objects without drawing a page. Patterns, shadings and pictures are not looked at.
 */
export function pdfLook(bytes: Uint8Array): { colours: ColourFact[]; fonts: FontFact[]; isLocked: boolean } {
  const file = latin1.decode(bytes)
  const colours: ColourFact[] = []
  const fonts: FontFact[] = []
  const names = (text: string) => {
    for (const [, name = ''] of text.matchAll(/\/BaseFont\s*\/(?:[A-Z]{6}\+)?([^\s/<>[\]()]+)/g))
      fonts.push({
        name: name.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        where: 'fonts',
        weight: 1,
      })
  }
  names(file)
  for (const text of streamsOf(bytes, file)) {
    names(text)
    if (!isReadable(text)) continue
    for (const [operator, toRgb] of operators)
      for (const match of text.matchAll(operator)) {
        const parts = match.slice(1).map(Number)
        if (parts.some((part) => part < 0 || part > 1)) continue
        colours.push({ hex: `#${toRgb(parts).map(byte).join('')}`, where: 'pages', weight: 1 })
      }
  }
  return {
    colours: gathered(colours, ({ hex }) => hex),
    fonts: gathered(fonts, ({ name }) => name),
    isLocked: /\/Encrypt\b/.test(file),
  }
}
