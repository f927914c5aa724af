/** A map of the plane as SVG writes it: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** First the second, then the first. */
export function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

function one(name: string, values: readonly number[]): Matrix | undefined {
  const [p = 0, q, r] = values
  switch (name) {
    case 'matrix': {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = values
      return values.length === 6 ? [a, b, c, d, e, f] : undefined
    }
    case 'translate':
      return [1, 0, 0, 1, p, q ?? 0]
    case 'scale':
      return [p, 0, 0, q ?? p, 0, 0]
    case 'rotate': {
      const [cos, sin] = [Math.cos(radians(p)), Math.sin(radians(p))]
      const turn: Matrix = [cos, sin, -sin, cos, 0, 0]
      if (q === undefined || r === undefined) return turn
      return times(times([1, 0, 0, 1, q, r], turn), [1, 0, 0, 1, -q, -r])
    }
    case 'skewX':
      return [1, 0, Math.tan(radians(p)), 1, 0, 0]
    case 'skewY':
      return [1, Math.tan(radians(p)), 0, 1, 0, 0]
    default:
      return undefined
  }
}

/** A transform attribute (CSS Transforms 1, 8); undefined where it is none that is known. */
export function readTransform(text: string | undefined): Matrix | undefined {
  if (text === undefined || text.trim() === '' || text.trim() === 'none') return identity
  if (!/^\s*(?:[a-zA-Z]+\s*\([^()]*\)[\s,]*)+$/.test(text)) return undefined
  let matrix = identity
  for (const [, name = '', list = ''] of text.matchAll(/([a-zA-Z]+)\s*\(([^()]*)\)/g)) {
    const values =
      list.trim() === ''
        ? []
        : list
            .trim()
            .split(/[\s,]+/)
            .map(Number)
    const next = values.every(Number.isFinite) ? one(name, values) : undefined
    if (!next) return undefined
    matrix = times(matrix, next)
  }
  return matrix
}
