import { hexOfName } from '@/lib/subjects/colour/names'
import {
  cartesian,
  srgbOfCmyk,
  srgbOfHsl,
  srgbOfHsv,
  srgbOfHwb,
  xyzFromD50,
  xyzOfDisplayP3,
  xyzOfLab,
  xyzOfLinearSrgb,
  xyzOfOklab,
  xyzOfSrgb,
  type Colour,
  type Triple,
} from '@/lib/subjects/colour/spaces'
import { editDistance } from '@/lib/base/text/edit-distance'

/** Why a text is no colour: the sort of mistake, and what could have been meant. */
export interface ColourFault {
  fault: 'empty' | 'hex' | 'unknown name' | 'unknown function' | 'parts' | 'part'
  /** The word, function or part at fault. */
  found: string
  /** A CSS name close to an unknown one. */
  near?: string
}

/** One component: a number with its unit, or `none`. */
interface Part {
  value: number
  unit: '' | '%' | 'deg' | 'rad' | 'grad' | 'turn'
}

const partPattern = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|deg|rad|grad|turn)?$/

/**
 * Reads a colour in the notations of CSS Color 4 (hexadecimal, names, rgb, hsl, hwb, lab, lch, oklab, oklch, color()), with
 * or without the leading #, and besides them hsv(), cmyk() or device-cmyk(), and three bare numbers from 0 to 255.
 * `none` counts as 0. Refuses calc(), relative and mixed colours, system colours and currentcolor.
 */
export function parseColour(text: string): Colour | ColourFault {
  const written = text.trim().toLowerCase().replace(/;$/, '').trim()
  if (written === '') return { fault: 'empty', found: '' }
  if (written === 'transparent') return { xyz: [0, 0, 0], alpha: 0 }
  const named = hexOfName.get(written.replaceAll(/\s/g, ''))
  if (named) return ofHex(named)
  const call = /^([a-z][a-z-]*)\(\s*(.*?)\s*\)$/s.exec(written)
  if (call) return ofFunction(call[1] ?? '', call[2] ?? '')
  const digits = /^(#?)([0-9a-f]+)$/.exec(written)
  if (digits?.[2] && [3, 4, 6, 8].includes(digits[2].length)) return ofHex(digits[2])
  if (written.startsWith('#')) return { fault: 'hex', found: written }
  if (/^[\d.]+%?([\s,]+[\d.]+%?){2}$/.test(written)) return ofFunction('rgb', written.replaceAll(/[\s,]+/g, ' '))
  const near = nearName(written.replaceAll(/[\s_-]/g, ''))
  return { fault: 'unknown name', found: text.trim().slice(0, 40), ...(near && { near }) }
}

export function isColour(read: Colour | ColourFault): read is Colour {
  return 'xyz' in read
}

function ofHex(digits: string): Colour {
  const long = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits
  const [red = 0, green = 0, blue = 0, alpha = 255] = (long.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return { xyz: xyzOfSrgb([red / 255, green / 255, blue / 255]), alpha: alpha / 255 }
}

/** What each function takes: how a part becomes a number, and the three numbers a colour. */
interface Notation {
  /** What 100% is for each part; a part of undefined is an angle. */
  whole: readonly (number | undefined)[]
  toXyz: (values: readonly number[]) => Triple
}

const three =
  (convert: (values: Triple) => Triple) =>
  ([first = 0, second = 0, third = 0]: readonly number[]): Triple =>
    convert([first, second, third])

const within = (value: number, most: number) => Math.min(most, Math.max(0, value))

const notations: Readonly<Record<string, Notation>> = {
  rgb: {
    whole: [255, 255, 255],
    toXyz: three((code) => xyzOfSrgb([within(code[0] / 255, 1), within(code[1] / 255, 1), within(code[2] / 255, 1)])),
  },
  hsl: {
    whole: [undefined, 100, 100],
    toXyz: three(([hue, saturation, lightness]) => xyzOfSrgb(srgbOfHsl([hue, Math.max(0, saturation), lightness]))),
  },
  hsv: {
    whole: [undefined, 100, 100],
    toXyz: three(([hue, saturation, value]) =>
      xyzOfSrgb(srgbOfHsv([hue, within(saturation, 100), within(value, 100)])),
    ),
  },
  hwb: {
    whole: [undefined, 100, 100],
    toXyz: three(([hue, white, black]) => xyzOfSrgb(srgbOfHwb([hue, within(white, 100), within(black, 100)]))),
  },
  lab: { whole: [100, 125, 125], toXyz: three(([light, a, b]) => xyzOfLab([within(light, 100), a, b])) },
  lch: {
    whole: [100, 150, undefined],
    toXyz: three(([light, chroma, hue]) => xyzOfLab(cartesian([within(light, 100), Math.max(0, chroma), hue]))),
  },
  oklab: { whole: [1, 0.4, 0.4], toXyz: three(([light, a, b]) => xyzOfOklab([within(light, 1), a, b])) },
  oklch: {
    whole: [1, 0.4, undefined],
    toXyz: three(([light, chroma, hue]) => xyzOfOklab(cartesian([within(light, 1), Math.max(0, chroma), hue]))),
  },
  cmyk: {
    whole: [100, 100, 100, 100],
    toXyz: ([cyan = 0, magenta = 0, yellow = 0, black = 0]) =>
      xyzOfSrgb(srgbOfCmyk([within(cyan, 100), within(magenta, 100), within(yellow, 100), within(black, 100)])),
  },
}

const predefined: Readonly<Record<string, (code: Triple) => Triple>> = {
  srgb: xyzOfSrgb,
  'srgb-linear': xyzOfLinearSrgb,
  'display-p3': xyzOfDisplayP3,
  xyz: (xyz) => xyz,
  'xyz-d65': (xyz) => xyz,
  'xyz-d50': xyzFromD50,
}

const otherNames: Readonly<Record<string, string>> = {
  rgba: 'rgb',
  hsla: 'hsl',
  hsb: 'hsv',
  hsva: 'hsv',
  'device-cmyk': 'cmyk',
}

const notationNamed = new Map(Object.entries(notations))
const spaceNamed = new Map(Object.entries(predefined))
const nameBehind = new Map(Object.entries(otherNames))

function ofFunction(called: string, inside: string): Colour | ColourFault {
  const name = nameBehind.get(called) ?? called
  const [body = '', opacity, ...rest] = inside.split('/').map((piece) => piece.trim())
  if (rest.length > 0) return { fault: 'parts', found: called }
  const pieces = body.includes(',') ? body.split(',').map((piece) => piece.trim()) : body.split(/\s+/)
  const space = name === 'color' ? spaceNamed.get(pieces.shift() ?? '') : undefined
  const notation = space ? { whole: [1, 1, 1], toXyz: three(space) } : notationNamed.get(name)
  if (!notation) return { fault: 'unknown function', found: called }
  const needed = notation.whole.length
  // The older form has its opacity after a comma.
  const last = opacity === undefined && pieces.length === needed + 1 ? pieces.pop() : opacity
  if (pieces.length !== needed) return { fault: 'parts', found: called }
  const alpha = last === undefined ? 1 : valueOf(last, 1)
  const values = pieces.map((piece, at) => {
    // Inks may be written as shares: cmyk(0 0.5 1 0).
    const asShare = called === 'device-cmyk' && !piece.endsWith('%')
    return (valueOf(piece, notation.whole[at]) ?? Number.NaN) * (asShare ? 100 : 1)
  })
  const wrong = values.findIndex((value) => Number.isNaN(value))
  if (wrong !== -1) return { fault: 'part', found: pieces[wrong] ?? '' }
  if (alpha === undefined) return { fault: 'part', found: last ?? '' }
  return { xyz: notation.toXyz(values), alpha: within(alpha, 1) }
}

const degrees = { '': 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 }

/**
 * No light is this strong. OKLab takes the third power of what it is given, and beyond this its colours can only be written
 * with exponents in other notations.
 */
const mostWholes = 10_000

/** A part in the unit of its place; undefined when it does not fit there. */
function valueOf(piece: string, whole: number | undefined): number | undefined {
  if (piece === 'none') return 0
  const match = partPattern.exec(piece)
  if (!match) return undefined
  const part: Part = { value: Number(match[1]), unit: (match[2] ?? '') as Part['unit'] }
  if (!Number.isFinite(part.value) || Math.abs(part.value) > 1e6) return undefined
  if (whole === undefined) return part.unit === '%' ? undefined : part.value * degrees[part.unit]
  if (part.unit !== '' && part.unit !== '%') return undefined
  const value = part.unit === '%' ? (part.value / 100) * whole : part.value
  return Math.abs(value) <= mostWholes * whole ? value : undefined
}

/** The CSS name that takes the fewest corrections, at most two. */
function nearName(word: string): string | undefined {
  if (!/^[a-z]{3,25}$/.test(word)) return undefined
  let best: string | undefined
  let fewest = 3
  for (const name of hexOfName.keys()) {
    const corrections = editDistance(word, name)
    if (corrections < fewest) [best, fewest] = [name, corrections]
  }
  return best
}
