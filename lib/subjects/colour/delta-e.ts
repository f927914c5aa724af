import type { Triple } from './spaces'

const degrees = Math.PI / 180
const chroma7 = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))
const hueOf = (a: number, b: number) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / degrees + 360) % 360)

/**
 * The difference of two colours of CIE L*a*b* as people see it (CIEDE2000, ISO/CIE 11664-6, all weights 1): 1 can hardly be seen beside
 * each other, 5 is seen by everybody. Source: Sharma, Wu and Dalal, Color Research and Application 30 (2005).
 */
export function deltaE2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const g = 0.5 * (1 - chroma7((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2))
  const [ap1, ap2] = [(1 + g) * a1, (1 + g) * a2]
  const [c1, c2] = [Math.hypot(ap1, b1), Math.hypot(ap2, b2)]
  const [h1, h2] = [hueOf(ap1, b1), hueOf(ap2, b2)]
  const isGrey = c1 * c2 === 0
  const turn = h2 - h1
  const hue = isGrey ? 0 : turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
  const lightness = l2 - l1
  const chroma = c2 - c1
  const hueDistance = 2 * Math.sqrt(c1 * c2) * Math.sin((hue / 2) * degrees)
  const meanL = (l1 + l2) / 2
  const meanC = (c1 + c2) / 2
  const sum = h1 + h2
  const meanH = isGrey ? sum : Math.abs(turn) <= 180 ? sum / 2 : sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
  const t =
    1 -
    0.17 * Math.cos((meanH - 30) * degrees) +
    0.24 * Math.cos(2 * meanH * degrees) +
    0.32 * Math.cos((3 * meanH + 6) * degrees) -
    0.2 * Math.cos((4 * meanH - 63) * degrees)
  const sl = 1 + (0.015 * (meanL - 50) ** 2) / Math.sqrt(20 + (meanL - 50) ** 2)
  const sc = 1 + 0.045 * meanC
  const sh = 1 + 0.015 * meanC * t
  const rotation = -Math.sin(60 * Math.exp(-(((meanH - 275) / 25) ** 2)) * degrees) * 2 * chroma7(meanC)
  const [l, c, h] = [lightness / sl, chroma / sc, hueDistance / sh]
  return Math.sqrt(l * l + c * c + h * h + rotation * c * h)
}
