import type { Pixels } from '@/lib/base/png/pixels'
import { byteOf, light } from './light'

/* BlurHash: the coarsest waves of a picture in a few letters (Wolt, BlurHash algorithm). */

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~'
const base = digits.length

type Triple = [number, number, number]

function written(value: number, length: number): string {
  let text = ''
  for (let place = length - 1; place >= 0; place--) text += digits[Math.floor(value / base ** place) % base] ?? ''
  return text
}

function read(text: string): number {
  return [...text].reduce((sum, sign) => sum * base + digits.indexOf(sign), 0)
}

/** The power of an amount, with its sign. */
const signed = (value: number, exponent: number) => Math.sign(value) * Math.abs(value) ** exponent

const waves = (length: number, across: number) =>
  Array.from({ length: across }, (_, wave) =>
    Float64Array.from({ length }, (__, at) => Math.cos((Math.PI * wave * at) / length)),
  )

function factorOf({ data, width, height }: Pixels, x: Float64Array, y: Float64Array): Triple {
  const sum: Triple = [0, 0, 0]
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const share = (x[column] ?? 0) * (y[row] ?? 0)
      const at = (row * width + column) * 4
      for (const channel of [0, 1, 2] as const) sum[channel] += share * (light[data[at + channel] ?? 0] ?? 0)
    }
  return sum
}

const steps = 9
const limited = (value: number, most: number) => Math.max(0, Math.min(most, Math.floor(value)))

/** The BlurHash of pixels, with 1 to 9 waves across and down. See-through pixels count as if they were not. */
export function blurHash(pixels: Pixels, across: number, down: number): string {
  const x = waves(pixels.width, across)
  const y = waves(pixels.height, down)
  const factors = y.flatMap((down_, j) =>
    x.map((across_, i): Triple => {
      const scale = (i === 0 && j === 0 ? 1 : 2) / (pixels.width * pixels.height)
      const [red, green, blue] = factorOf(pixels, across_, down_)
      return [red * scale, green * scale, blue * scale]
    }),
  )
  const [average = [0, 0, 0], ...others] = factors
  const largest = Math.max(0, ...others.flat().map(Math.abs))
  const most = others.length > 0 ? limited(largest * 166 - 0.5, 82) : 0
  const range = others.length > 0 ? (most + 1) / 166 : 1
  const [red, green, blue] = average.map(byteOf)
  return [
    written(across - 1 + (down - 1) * 9, 1),
    written(most, 1),
    written((red ?? 0) * 65_536 + (green ?? 0) * 256 + (blue ?? 0), 4),
    ...others.map((one) =>
      written(
        one.reduce((sum, value) => sum * 19 + limited(signed(value / range, 0.5) * steps + 9.5, 18), 0),
        2,
      ),
    ),
  ].join('')
}

/** The pixels that a BlurHash stands for, in a size. Undefined for a text that is none. */
export function blurredPixels(hash: string, width: number, height: number): Pixels | undefined {
  if (hash.length < 6 || [...hash].some((sign) => !digits.includes(sign))) return undefined
  const size = read(hash[0] ?? '')
  const down = Math.floor(size / 9) + 1
  const across = (size % 9) + 1
  if (hash.length !== 4 + 2 * across * down) return undefined
  const range = (read(hash[1] ?? '') + 1) / 166
  const colour = read(hash.slice(2, 6))
  const factors: Triple[] = [[light[colour >> 16] ?? 0, light[(colour >> 8) & 255] ?? 0, light[colour & 255] ?? 0]]
  for (let at = 6; at < hash.length; at += 2) {
    const value = read(hash.slice(at, at + 2))
    const back = (step: number) => signed((step - steps) / steps, 2) * range
    factors.push([back(Math.floor(value / 361)), back(Math.floor(value / 19) % 19), back(value % 19)])
  }
  const x = waves(width, across)
  const y = waves(height, down)
  const data = new Uint8ClampedArray(width * height * 4)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = (row * width + column) * 4
      for (const channel of [0, 1, 2] as const) {
        let sum = 0
        for (let j = 0; j < down; j++)
          for (let i = 0; i < across; i++)
            sum += (factors[j * across + i]?.[channel] ?? 0) * (x[i]?.[column] ?? 0) * (y[j]?.[row] ?? 0)
        data[at + channel] = byteOf(sum)
      }
      data[at + 3] = 255
    }
  return { data, width, height }
}
