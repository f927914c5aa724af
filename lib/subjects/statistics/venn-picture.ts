import type { Show } from '@/lib/base/format/show'
import type { Diagram, Shape } from '@/lib/kits/chart/types'
import type { TwoEvents } from './two-events'

const width = 480
const height = 232
const edge = 8
const middle = 122
const largestRadius = 88
/** Between circles that do not touch. */
const gap = 14
/** A share is written into a part of the picture that is at least so wide. */
const leastRoom = 46
const halvings = 60

/** The area that two circles share, in the square of the unit of their radii. */
export function lensArea(first: number, second: number, distance: number): number {
  if (distance >= first + second) return 0
  const smaller = Math.min(first, second)
  if (distance <= Math.abs(first - second)) return Math.PI * smaller ** 2
  const along = (distance ** 2 + first ** 2 - second ** 2) / (2 * distance)
  return segmentArea(first, along) + segmentArea(second, distance - along)
}

/** The piece of a circle beyond a chord so far from its center; below 0 the chord lies on the other side. */
function segmentArea(radius: number, fromCenter: number): number {
  const share = Math.max(-1, Math.min(1, fromCenter / radius))
  return radius ** 2 * Math.acos(share) - fromCenter * Math.sqrt(Math.max(0, radius ** 2 - fromCenter ** 2))
}

/** How far apart the centers of two circles are that share an area. The nearest and farthest places stand for what is beyond them. */
export function distanceForLens(first: number, second: number, area: number): number {
  let near = Math.abs(first - second)
  let far = first + second
  for (let halving = 0; halving < halvings; halving++) {
    const between = (near + far) / 2
    if (lensArea(first, second, between) > area) near = between
    else far = between
  }
  return (near + far) / 2
}

/** Two circles in a box. Circles and overlap are to scale with each other, the box around them is not. */
export function vennPicture(title: string, events: TwoEvents & { neither: number }, show: Show): Diagram {
  const { a, b, both, neither } = events
  const scale = largestRadius / (Math.sqrt(Math.max(a, b) / Math.PI) || 1)
  const radiusA = scale * Math.sqrt(a / Math.PI)
  const radiusB = scale * Math.sqrt(b / Math.PI)
  const apart = both > 0 ? distanceForLens(radiusA, radiusB, both * scale ** 2) : radiusA + radiusB + gap
  const farLeft = Math.min(-radiusA, apart - radiusB)
  const farRight = Math.max(radiusA, apart + radiusB)
  const centerA = width / 2 - (farLeft + farRight) / 2
  const centerB = centerA + apart
  const innerLeft = Math.max(centerA - radiusA, centerB - radiusB)
  const innerRight = Math.min(centerA + radiusA, centerB + radiusB)
  const parts =
    both > 0
      ? [
          { from: centerA - radiusA, to: innerLeft, share: a - both },
          { from: innerLeft, to: innerRight, share: both },
          { from: innerRight, to: centerB + radiusB, share: b - both },
        ]
      : [
          { from: centerA - radiusA, to: centerA + radiusA, share: a },
          { from: centerB - radiusB, to: centerB + radiusB, share: b },
        ]
  return {
    title,
    width,
    height,
    shapes: [
      { is: 'rect', at: [edge, edge], width: width - 2 * edge, height: height - 2 * edge, tone: 'muted' },
      ...circle('A', centerA, radiusA, 'end'),
      ...circle('B', centerB, radiusB, 'start'),
      ...parts.flatMap(({ from, to, share }): Shape[] =>
        to - from < leastRoom
          ? []
          : [
              {
                is: 'text',
                at: [(from + to) / 2, middle + 4],
                text: show.percent(share),
                anchor: 'middle',
                small: true,
              },
            ],
      ),
      { is: 'text', at: [2.5 * edge, height - 2.5 * edge], text: `Neither ${show.percent(neither)}`, small: true },
    ],
  }
}

function circle(name: string, center: number, radius: number, anchor: 'start' | 'end'): Shape[] {
  if (radius === 0) return []
  const aside = anchor === 'end' ? -1 : 1
  const slant = radius * Math.SQRT1_2
  return [
    { is: 'circle', at: [center, middle], radius, tone: name === 'A' ? 'accent' : 'good', filled: true },
    { is: 'text', at: [center + aside * (slant + 5), middle - slant - 3], text: name, anchor },
  ]
}
