/** Steps between light and dark. */
export const shades = 16

/** How dark each pixel of a picture in two colours is, 0 to 16, row by row from the top. */
export interface Shading {
  width: number
  height: number
  values: Uint8Array
}

/** Red, green and blue of #rrggbb, 0 to 255. */
export function channelsOf(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** The colours from light to dark (#rrggbb), one for each shade. */
export function shadeColours(dark: string, light: string): [number, number, number][] {
  const from = channelsOf(light)
  const to = channelsOf(dark)
  const mix = (shade: number, at: 0 | 1 | 2) => Math.round(from[at] + ((to[at] - from[at]) * shade) / shades)
  return Array.from({ length: shades + 1 }, (_, shade) => [mix(shade, 0), mix(shade, 1), mix(shade, 2)])
}

/** The shading as a canvas holds it, for a decoder. */
export function shadingPixels(
  { width, height, values }: Shading,
  dark: string,
  light: string,
): { data: Uint8ClampedArray; width: number; height: number } {
  const data = new Uint8ClampedArray(width * height * 4)
  const colours = Uint8Array.from(shadeColours(dark, light).flatMap((colour) => [...colour, 255]))
  const palette = new Uint32Array(colours.buffer)
  const pixels = new Uint32Array(data.buffer)
  for (let at = 0; at < values.length; at++) pixels[at] = palette[values[at] ?? 0] ?? 0
  return { data, width, height }
}
