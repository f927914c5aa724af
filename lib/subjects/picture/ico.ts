import type { Pixels } from '@/lib/base/png/pixels'
import { joinBytes } from '@/lib/base/encoding/bytes'
import { resample } from './resample'
import { planResize } from './sizes'
import { cut } from './steps'

/** Sides of the pictures in an icon, in pixels: those that Windows and browsers look for. */
export const iconSides = [16, 32, 48, 64, 128, 256] as const

/** The picture in a square of a side, whole and in the middle, with nothing around it. Small pictures are enlarged. */
export function squared(pixels: Pixels, side: number): Pixels {
  const box = { width: side, height: side }
  const { scaled, window } = planResize(pixels, { by: 'box', box, how: 'pad', focus: 'centre' }, true)
  return cut(resample(pixels, scaled.width, scaled.height), window)
}

/** An icon file of PNG pictures (Microsoft: ICONDIR and ICONDIRENTRY; PNG since Windows Vista), each with its side, at most 256. */
export function writeIco(pictures: readonly { side: number; png: Uint8Array }[]): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(6 + 16 * pictures.length)
  const view = new DataView(head.buffer)
  view.setUint16(2, 1, true)
  view.setUint16(4, pictures.length, true)
  let at = head.length
  pictures.forEach(({ side, png }, index) => {
    const entry = 6 + index * 16
    // 0 stands for 256.
    head[entry] = side & 255
    head[entry + 1] = side & 255
    view.setUint16(entry + 4, 1, true)
    view.setUint16(entry + 6, 32, true)
    view.setUint32(entry + 8, png.length, true)
    view.setUint32(entry + 12, at, true)
    at += png.length
  })
  return joinBytes(head, ...pictures.map(({ png }) => png))
}
