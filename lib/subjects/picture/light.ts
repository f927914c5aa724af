/** Light of each byte of sRGB, 0 to 1 (IEC 61966-2-1). */
export const light = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

const bytesOfLight = 4096
/** The byte of each of 4,096 steps of light; between steps a comparison decides. */
const byteAt = Uint8Array.from({ length: bytesOfLight + 1 }, (_, step) => {
  const value = step / bytesOfLight
  return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055))
})

/** The nearest byte of sRGB for an amount of light. */
export function byteOf(value: number): number {
  if (value <= 0) return 0
  if (value >= 1) return 255
  let byte = byteAt[Math.round(value * bytesOfLight)] ?? 0
  // In the dark a step holds several bytes.
  while (byte < 255 && (light[byte + 1] ?? 1) - value < value - (light[byte] ?? 0)) byte += 1
  while (byte > 0 && value - (light[byte - 1] ?? 0) < (light[byte] ?? 0) - value) byte -= 1
  return byte
}
