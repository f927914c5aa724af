import { triangleOfSides, type Point } from './plane-shapes'
import { box, capsule, ellipsoid, frustum, pyramid, sphericalCap, torus } from './solids'

/** Areas in the squared and the volume in the cubed unit of the sizes. A net is the skin laid flat, where that can be done. */
export interface Skin {
  lateral: number
  bottom: number
  top: number
  volume: number
  net?: readonly (readonly Point[])[]
}

const points = 48

function arc([x, y]: Point, radius: number, from: number, to: number): Point[] {
  return Array.from({ length: points + 1 }, (_, at) => {
    const angle = from + ((to - from) * at) / points
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}
const disc = (centre: Point, radius: number) => arc(centre, radius, 0, 2 * Math.PI)
const rectangle = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** Four walls between a bottom and a top. */
export function boxSkin(length: number, width: number, height: number): Skin {
  return {
    lateral: 2 * (length + width) * height,
    bottom: length * width,
    top: length * width,
    volume: box(length, width, height).volume,
    net: [
      rectangle(0, 0, length, height),
      rectangle(length, 0, width, height),
      rectangle(length + width, 0, length, height),
      rectangle(2 * length + width, 0, width, height),
      rectangle(0, -width, length, width),
      rectangle(0, height, length, width),
    ],
  }
}

/** A cone cut parallel to its base: π·(R + r)·slant. Equal radii make a cylinder, a radius of 0 a cone. */
export function frustumSkin(bottom: number, top: number, height: number): Skin {
  const slant = Math.hypot(height, bottom - top)
  const areas = {
    lateral: Math.PI * (bottom + top) * slant,
    bottom: Math.PI * bottom * bottom,
    top: Math.PI * top * top,
    volume: frustum(bottom, top, height).volume,
  }
  const small = Math.min(bottom, top)
  const large = Math.max(bottom, top)
  const ends = (low: number, high: number) => [
    ...(bottom > 0 ? [disc([0, low - bottom], bottom)] : []),
    ...(top > 0 ? [disc([0, high + top], top)] : []),
  ]
  if (large - small < large * 1e-3) {
    const around = 2 * Math.PI * large
    return { ...areas, net: [rectangle(-around / 2, 0, around, height), ...ends(0, height)] }
  }
  // The sector of the whole cone, of which the tip is left out.
  const outer = (slant * large) / (large - small)
  const inner = outer - slant
  const half = (Math.PI * large) / outer
  const sector: Point[] = [
    ...arc([0, 0], outer, Math.PI / 2 - half, Math.PI / 2 + half),
    ...(inner > 0 ? arc([0, 0], inner, Math.PI / 2 + half, Math.PI / 2 - half) : [[0, 0] as const]),
  ]
  return {
    ...areas,
    net: [sector, disc([outer + large, 0], large), ...(small > 0 ? [disc([-outer - small, 0], small)] : [])],
  }
}

export function sphereSkin(radius: number): Skin {
  return { lateral: 4 * Math.PI * radius * radius, bottom: 0, top: 0, volume: ellipsoid(radius, radius, radius).volume }
}

/** What a plane cuts off a sphere, `height` up to twice the radius: 2·π·r·h, and the cut. */
export function capSkin(radius: number, height: number): Skin {
  return {
    lateral: 2 * Math.PI * radius * height,
    bottom: Math.PI * height * (2 * radius - height),
    top: 0,
    volume: sphericalCap(radius, height).volume,
  }
}

/** On a rectangle, the tip over its middle: two pairs of triangles. */
export function pyramidSkin(length: number, width: number, height: number): Skin {
  const [onLength, onWidth] = [Math.hypot(height, width / 2), Math.hypot(height, length / 2)]
  return {
    lateral: length * onLength + width * onWidth,
    bottom: length * width,
    top: 0,
    volume: pyramid(length, width, height).volume,
    net: [
      rectangle(0, 0, length, width),
      [
        [0, 0],
        [length, 0],
        [length / 2, -onLength],
      ],
      [
        [0, width],
        [length, width],
        [length / 2, width + onLength],
      ],
      [
        [0, 0],
        [0, width],
        [-onWidth, width / 2],
      ],
      [
        [length, 0],
        [length, width],
        [length + onWidth, width / 2],
      ],
    ],
  }
}

/** A triangle of three sides moved along `length`; undefined where they do not close. */
export function prismSkin(a: number, b: number, c: number, length: number): Skin | undefined {
  const end = triangleOfSides(a, b, c)
  if (!end) return undefined
  const onC = (x: number, sign: number): Point[] => {
    // The corner opposite c, from the area and the side b at the left.
    const height = (2 * end.area) / c
    const foot = (b * b + c * c - a * a) / (2 * c)
    return [
      [x, sign > 0 ? length : 0],
      [x + c, sign > 0 ? length : 0],
      [x + foot, sign > 0 ? length + height : -height],
    ]
  }
  return {
    lateral: (a + b + c) * length,
    bottom: end.area,
    top: end.area,
    volume: end.area * length,
    net: [
      rectangle(0, 0, a, length),
      rectangle(a, 0, c, length),
      rectangle(a + c, 0, b, length),
      onC(a, 1),
      onC(a, -1),
    ],
  }
}

export function capsuleSkin(radius: number, straight: number): Skin {
  return {
    lateral: 2 * Math.PI * radius * (2 * radius + straight),
    bottom: 0,
    top: 0,
    volume: capsule(radius, straight).volume,
  }
}

/** A ring, by Pappus: the way around its tube times the way of the tube’s middle. */
export function torusSkin(ring: number, inside: number): Skin {
  return { lateral: 4 * Math.PI * Math.PI * ring * inside, bottom: 0, top: 0, volume: torus(ring, inside).volume }
}

/** Three half-axes: 4·π·R_G(a²b², a²c², b²c²) with Carlson’s symmetric integral of the second kind. */
export function ellipsoidSkin(a: number, b: number, c: number): Skin {
  const [large, middle, small] = [a, b, c].toSorted((one, other) => other - one) as [number, number, number]
  // In shares of the largest, so that squares of squares stay in sight of each other.
  const [m, s] = [middle / large, small / large]
  const skin = 4 * Math.PI * large * large * carlsonG((m * s) ** 2, s * s, m * m)
  return { lateral: skin, bottom: 0, top: 0, volume: ellipsoid(a, b, c).volume }
}

/** Carlson’s R_F and R_D by duplication: each turn brings the three values four times closer together. */
function carlsonFD(x: number, y: number, z: number): readonly [f: number, d: number] {
  let [u, v, w] = [x, y, z]
  let [sum, factor] = [0, 1]
  for (let turn = 0; turn < 60; turn += 1) {
    const [p, q, r] = [Math.sqrt(u), Math.sqrt(v), Math.sqrt(w)]
    const step = p * q + p * r + q * r
    sum += factor / (r * (w + step))
    factor /= 4
    ;[u, v, w] = [(u + step) / 4, (v + step) / 4, (w + step) / 4]
    const mean = (u + v + w) / 3
    if (Math.max(Math.abs(u - mean), Math.abs(v - mean), Math.abs(w - mean)) < 1e-9 * mean) break
  }
  const mean = (u + v + w) / 3
  const weighted = (u + v + 3 * w) / 5
  return [1 / Math.sqrt(mean), 3 * sum + factor / (weighted * Math.sqrt(weighted))]
}

/** Carlson’s R_G of three values of which at most one is 0, the largest last. */
function carlsonG(x: number, y: number, z: number): number {
  const [f, d] = carlsonFD(x, y, z)
  return (z * f - ((x - z) * (y - z) * d) / 3 + Math.sqrt((x * y) / z)) / 2
}
