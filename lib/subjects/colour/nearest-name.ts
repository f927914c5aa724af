import { difference } from '@/lib/subjects/colour/gamut'
import { hexOfName } from '@/lib/subjects/colour/names'
import { xyzOfSrgb, type Triple } from '@/lib/subjects/colour/spaces'

const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255

/** Points of the names, made when they are first asked for. */
const points: { name: string; xyz: Triple }[] = []

function named(): typeof points {
  if (points.length === 0)
    for (const [name, hex] of hexOfName)
      points.push({ name, xyz: xyzOfSrgb([channel(hex, 0), channel(hex, 2), channel(hex, 4)]) })
  return points
}

/** The CSS name whose colour is nearest in OKLab, and how far it is; of names for one colour the first. */
export function nearestName(xyz: Triple): { name: string; distance: number } {
  return named().reduce(
    (best, one) => {
      const distance = difference(xyz, one.xyz)
      return distance < best.distance - 1e-12 ? { name: one.name, distance } : best
    },
    { name: '', distance: Infinity },
  )
}
