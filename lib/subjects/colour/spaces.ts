export type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

/** A colour: its CIE XYZ coordinates under D65 with Y of white = 1, and its opacity from 0 to 1. */
export interface Colour {
  xyz: Triple
  alpha: number
}

/* Matrices of CSS Color Module Level 4, section 18 (sample code for conversions). */
const linearSrgbToXyz: Matrix = [
  [506752 / 1228815, 87881 / 245763, 12673 / 70218],
  [87098 / 409605, 175762 / 245763, 12673 / 175545],
  [7918 / 409605, 87881 / 737289, 1001167 / 1053270],
]
const xyzToLinearSrgb: Matrix = [
  [12831 / 3959, -329 / 214, -1974 / 3959],
  [-851781 / 878810, 1648619 / 878810, 36519 / 878810],
  [705 / 12673, -2585 / 12673, 705 / 667],
]
const linearP3ToXyz: Matrix = [
  [608311 / 1250200, 189793 / 714400, 198249 / 1000160],
  [35783 / 156275, 247089 / 357200, 198249 / 2500400],
  [0, 32229 / 714400, 5220557 / 5000800],
]
const xyzToLinearP3: Matrix = [
  [446124 / 178915, -333277 / 357830, -72051 / 178915],
  [-14852 / 17905, 63121 / 35810, 423 / 17905],
  [11844 / 330415, -50337 / 660830, 316169 / 330415],
]
const d65ToD50: Matrix = [
  [1.0479297925449969, 0.022946870601609652, -0.05019226628920524],
  [0.02962780877005599, 0.9904344267538799, -0.017073799063418826],
  [-0.009243040646204504, 0.015055191490298152, 0.7518742814281371],
]
const d50ToD65: Matrix = [
  [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
  [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
  [0.012314014864481998, -0.020507649298898964, 1.330365926242124],
]
const xyzToCones: Matrix = [
  [0.819022437996703, 0.3619062600528904, -0.1288737815209879],
  [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
  [0.0481771893596242, 0.2642395317527308, 0.6335478284694309],
]
const conesToXyz: Matrix = [
  [1.2268798758459243, -0.5578149944602171, 0.2813910456659647],
  [-0.0405757452148008, 1.112286803280317, -0.0717110580655164],
  [-0.0763729366746601, -0.4214933324022432, 1.5869240198367816],
]
const conesToOklab: Matrix = [
  [0.210454268309314, 0.7936177747023054, -0.0040720430116193],
  [1.9779985324311684, -2.42859224204858, 0.450593709617411],
  [0.0259040424655478, 0.7827717124575296, -0.8086757549230774],
]
const oklabToCones: Matrix = [
  [1, 0.3963377773761749, 0.2158037573099136],
  [1, -0.1055613458156586, -0.0638541728258133],
  [1, -0.0894841775298119, -1.2914855480194092],
]
const whiteD50: Triple = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585]

export function multiply([a, b, c]: Matrix, [x, y, z]: Triple): Triple {
  return [a[0] * x + a[1] * y + a[2] * z, b[0] * x + b[1] * y + b[2] * z, c[0] * x + c[1] * y + c[2] * z]
}

export function each([x, y, z]: Triple, change: (value: number) => number): Triple {
  return [change(x), change(y), change(z)]
}

/** The transfer function of sRGB and Display P3 (IEC 61966-2-1), light to code value, continued below 0 and above 1. */
function encode(light: number): number {
  const size = Math.abs(light)
  return size > 0.0031308 ? Math.sign(light) * (1.055 * size ** (1 / 2.4) - 0.055) : 12.92 * light
}

function decode(code: number): number {
  const size = Math.abs(code)
  return size <= 0.04045 ? code / 12.92 : Math.sign(code) * ((size + 0.055) / 1.055) ** 2.4
}

/** Light of the sRGB primaries; below 0 or above 1 outside the gamut. */
export function linearSrgbOf(xyz: Triple): Triple {
  return multiply(xyzToLinearSrgb, xyz)
}

export function xyzOfLinearSrgb(light: Triple): Triple {
  return multiply(linearSrgbToXyz, light)
}

/** sRGB code values, 0 to 1 inside the gamut. */
export function srgbOf(xyz: Triple): Triple {
  return each(linearSrgbOf(xyz), encode)
}

export function xyzOfSrgb(code: Triple): Triple {
  return xyzOfLinearSrgb(each(code, decode))
}

/** Display P3 code values, 0 to 1 inside the gamut. */
export function displayP3Of(xyz: Triple): Triple {
  return each(multiply(xyzToLinearP3, xyz), encode)
}

export function xyzOfDisplayP3(code: Triple): Triple {
  return multiply(linearP3ToXyz, each(code, decode))
}

/** The same colour under D50, by the Bradford method. */
export function xyzUnderD50(xyz: Triple): Triple {
  return multiply(d65ToD50, xyz)
}

export function xyzFromD50(xyz: Triple): Triple {
  return multiply(d50ToD65, xyz)
}

const labEpsilon = 216 / 24389
const labKappa = 24389 / 27

/** CIE Lab under D50 as in CSS: lightness 0 to 100, a and b. */
export function labOf(xyz: Triple): Triple {
  const adapted = xyzUnderD50(xyz)
  const [fx, fy, fz] = ([0, 1, 2] as const).map((axis) => {
    const share = adapted[axis] / whiteD50[axis]
    return share > labEpsilon ? Math.cbrt(share) : (labKappa * share + 16) / 116
  }) as [number, number, number]
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}

export function xyzOfLab([lightness, a, b]: Triple): Triple {
  const fy = (lightness + 16) / 116
  const back = (f: number) => (f ** 3 > labEpsilon ? f ** 3 : (116 * f - 16) / labKappa)
  return xyzFromD50([back(fy + a / 500) * whiteD50[0], back(fy) * whiteD50[1], back(fy - b / 200) * whiteD50[2]])
}

/** OKLab of B. Ottosson (2020) as in CSS: lightness 0 to 1, a and b. */
export function oklabOf(xyz: Triple): Triple {
  return multiply(conesToOklab, each(multiply(xyzToCones, xyz), Math.cbrt))
}

export function xyzOfOklab(lab: Triple): Triple {
  return multiply(
    conesToXyz,
    each(multiply(oklabToCones, lab), (cone) => cone ** 3),
  )
}

/** Lightness, chroma and hue in degrees of a lightness with two opponent axes. A grey's hue is NaN; `grey` is its largest chroma. */
export function polar([lightness, a, b]: Triple, grey: number): Triple {
  const chroma = Math.hypot(a, b)
  return [lightness, chroma, chroma <= grey ? Number.NaN : inTurn((Math.atan2(b, a) * 180) / Math.PI)]
}

/** The opposite of `polar`; a hue that is NaN counts as 0. */
export function cartesian([lightness, chroma, hue]: Triple): Triple {
  const angle = ((Number.isNaN(hue) ? 0 : hue) * Math.PI) / 180
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]
}

const greyLab = 0.0015
const greyOklab = 0.000004

export function lchOf(xyz: Triple): Triple {
  return polar(labOf(xyz), greyLab)
}

export function oklchOf(xyz: Triple): Triple {
  return polar(oklabOf(xyz), greyOklab)
}

/** An angle from 0 up to 360 degrees. */
export function inTurn(angle: number): number {
  return ((angle % 360) + 360) % 360
}

/** Hue in degrees (NaN for a grey), saturation and lightness from 0 to 100 of sRGB code values. */
export function hslOf(code: Triple): Triple {
  const [, saturation, value] = hsvOf(code)
  const lightness = (value / 100) * (1 - saturation / 200)
  const room = Math.min(lightness, 1 - lightness)
  return [hueOf(code), room <= 1e-12 ? 0 : ((value / 100 - lightness) / room) * 100, lightness * 100]
}

/** Hue in degrees (NaN for a grey), saturation and value from 0 to 100 of sRGB code values. */
export function hsvOf(code: Triple): Triple {
  const most = Math.max(...code)
  const spread = most - Math.min(...code)
  return [hueOf(code), most <= 0 || spread < 1e-9 ? 0 : (spread / most) * 100, most * 100]
}

/** Hue in degrees (NaN for a grey), whiteness and blackness from 0 to 100 of sRGB code values. */
export function hwbOf(code: Triple): Triple {
  return [hueOf(code), Math.min(...code) * 100, (1 - Math.max(...code)) * 100]
}

function hueOf([red, green, blue]: Triple): number {
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  if (spread < 1e-9) return Number.NaN
  const sixths =
    most === red ? (green - blue) / spread : most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4
  // Rounded so that a red with rounding errors is at 0 and not just below 360.
  return inTurn(Number((sixths * 60).toFixed(9)))
}

/** sRGB code values of a hue in degrees with saturation and lightness from 0 to 100. */
export function srgbOfHsl([hue, saturation, lightness]: Triple): Triple {
  const level = lightness / 100
  const reach = (saturation / 100) * Math.min(level, 1 - level)
  const turn = inTurn(Number.isNaN(hue) ? 0 : hue) / 30
  return each([0, 8, 4], (start) => {
    const place = (start + turn) % 12
    return level - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))
  })
}

export function srgbOfHsv([hue, saturation, value]: Triple): Triple {
  const lightness = (value / 100) * (1 - saturation / 200)
  const room = Math.min(lightness, 1 - lightness)
  return srgbOfHsl([hue, room === 0 ? 0 : ((value / 100 - lightness) / room) * 100, lightness * 100])
}

/** Whiteness and blackness of 100 or more together make a grey, as CSS says. */
export function srgbOfHwb([hue, whiteness, blackness]: Triple): Triple {
  const total = whiteness + blackness
  if (total >= 100) return each([0, 0, 0], () => whiteness / total)
  return each(srgbOfHsl([hue, 100, 50]), (value) => value * (1 - total / 100) + whiteness / 100)
}

export type Inks = readonly [cyan: number, magenta: number, yellow: number, black: number]

/**
 * Inks from 0 to 100 of sRGB code values by the naive rule of CSS Color 5: black takes all it can. No press prints it so; an
 * ICC profile of paper and press decides.
 */
export function cmykOf(code: Triple): Inks {
  const most = Math.max(...code)
  if (most <= 0) return [0, 0, 0, 100]
  const [cyan, magenta, yellow] = each(code, (value) => ((most - value) / most) * 100)
  return [cyan, magenta, yellow, (1 - most) * 100]
}

export function srgbOfCmyk([cyan, magenta, yellow, black]: Inks): Triple {
  return each([cyan, magenta, yellow], (ink) => 1 - Math.min(1, (ink / 100) * (1 - black / 100) + black / 100))
}
