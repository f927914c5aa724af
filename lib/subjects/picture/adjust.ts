import type { Pixels } from '@/lib/base/png/pixels'
import { byteOf, light } from './light'

export type Look = 'none' | 'grey' | 'sepia' | 'negative' | 'poster'

export interface Adjustment {
  /** Twice the light with each stop. */
  stops: number
  /** -100 to 100: half a stop more red and less blue at 100. */
  warmth: number
  /** -100 (one grey) to 100 (twice as far from middle grey). */
  contrast: number
  /** -100 (grey) to 100 (twice as colourful). */
  saturation: number
  /** 0 to 100. */
  sharpness: number
  look: Look
  /** Steps of each channel of a poster. */
  levels: number
}

/** Red, green and blue of the sepia of Filter Effects Module Level 1, on values of sRGB. */
const sepia = [
  [0.393, 0.769, 0.189],
  [0.349, 0.686, 0.168],
  [0.272, 0.534, 0.131],
] as const

const toByte = (value: number) => Math.min(255, Math.max(0, Math.round(value)))

/** What becomes of each byte by contrast and by the looks that take each channel alone. */
function tableOf({ contrast, look, levels }: Adjustment): Uint8ClampedArray {
  const slope = 1 + contrast / 100
  return Uint8ClampedArray.from({ length: 256 }, (_, byte) => {
    const stretched = toByte((byte - 127.5) * slope + 127.5)
    if (look === 'negative') return 255 - stretched
    if (look !== 'poster') return stretched
    return toByte((Math.round((stretched / 255) * (levels - 1)) / (levels - 1)) * 255)
  })
}

/** Light of each byte of red, green and blue after exposure and warmth. */
function lightTables({ stops, warmth }: Adjustment): readonly [Float32Array, Float32Array, Float32Array] {
  const gain = 2 ** stops
  const shift = 2 ** (warmth / 200)
  const brightened = (factor: number) => light.map((value) => Math.min(1, value * factor))
  return [brightened(gain * shift), brightened(gain), brightened(gain / shift)]
}

/** Exposure, warmth and saturation in linear light, then contrast and looks in values of sRGB. */
function recolour(source: Pixels, adjustment: Adjustment): Pixels {
  const { look } = adjustment
  const [red, green, blue] = lightTables(adjustment)
  const colourfulness = look === 'grey' ? 0 : 1 + adjustment.saturation / 100
  const bytes = [red, green, blue].map((table) => Uint8ClampedArray.from(table, byteOf))
  const table = tableOf(adjustment)
  const data = new Uint8ClampedArray(source.data)
  const isMixed = colourfulness !== 1
  for (let at = 0; at < data.length; at += 4) {
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    let [newRed, newGreen, newBlue] = [bytes[0]?.[r] ?? 0, bytes[1]?.[g] ?? 0, bytes[2]?.[b] ?? 0]
    if (isMixed) {
      const [lightRed, lightGreen, lightBlue] = [red[r] ?? 0, green[g] ?? 0, blue[b] ?? 0]
      const grey = 0.2126 * lightRed + 0.7152 * lightGreen + 0.0722 * lightBlue
      newRed = byteOf(grey + (lightRed - grey) * colourfulness)
      newGreen = byteOf(grey + (lightGreen - grey) * colourfulness)
      newBlue = byteOf(grey + (lightBlue - grey) * colourfulness)
    }
    const channels = [table[newRed] ?? 0, table[newGreen] ?? 0, table[newBlue] ?? 0] as const
    for (let channel = 0; channel < 3; channel++) {
      const row = sepia[channel]
      data[at + channel] =
        look === 'sepia' && row
          ? toByte(row[0] * channels[0] + row[1] * channels[1] + row[2] * channels[2])
          : (channels[channel] ?? 0)
    }
  }
  return { ...source, data }
}

/**
 * A picture whose edges stand out: each pixel plus what tells it from the blur of its eight neighbours (1 2 1, 2 4 2, 1 2 1), times
 * sharpness ÷ 50. On values of sRGB; alpha stays, and beyond the edge the edge is repeated.
 */
function sharpen({ data: from, width, height }: Pixels, sharpness: number, progress?: (share: number) => void): Pixels {
  const amount = sharpness / 50
  const data = new Uint8ClampedArray(from)
  for (let row = 0; row < height; row++) {
    const rows = [Math.max(0, row - 1), row, Math.min(height - 1, row + 1)].map((one) => one * width)
    for (let column = 0; column < width; column++) {
      const columns = [Math.max(0, column - 1), column, Math.min(width - 1, column + 1)]
      for (let channel = 0; channel < 3; channel++) {
        let blur = 0
        for (let down = 0; down < 3; down++)
          for (let across = 0; across < 3; across++) {
            const share = (down === 1 ? 2 : 1) * (across === 1 ? 2 : 1)
            blur += share * (from[((rows[down] ?? 0) + (columns[across] ?? 0)) * 4 + channel] ?? 0)
          }
        const own = from[(row * width + column) * 4 + channel] ?? 0
        data[(row * width + column) * 4 + channel] = toByte(own + (own - blur / 16) * amount)
      }
    }
    if (row % 64 === 0) progress?.(row / height)
  }
  return { data, width, height }
}

/** Whether anything but sharpness changes a pixel. */
const recolours = ({ stops, warmth, contrast, saturation, look }: Adjustment) =>
  stops !== 0 || warmth !== 0 || contrast !== 0 || saturation !== 0 || look !== 'none'

/** The picture in another light; the very same where nothing is asked. Alpha stays as it is. */
export function adjust(source: Pixels, adjustment: Adjustment, progress?: (share: number) => void): Pixels {
  const coloured = recolours(adjustment) ? recolour(source, adjustment) : source
  return adjustment.sharpness > 0 ? sharpen(coloured, adjustment.sharpness, progress) : coloured
}
