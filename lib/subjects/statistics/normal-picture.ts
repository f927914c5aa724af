import type { Show } from '@/lib/base/format/show'
import type { Diagram } from '@/lib/kits/chart/types'
import { curvePicture, type Curve } from './curve-picture'

interface Bell extends Pick<Curve, 'title'> {
  mean: number
  deviation: number
  /** In standard deviations from the mean, as `marks` are; an end may be infinite. */
  shaded: Curve['shaded']
  marks: readonly { z: number; value: number }[]
}

/** The density of a normal variable at `z` standard deviations from its mean, in units of one standard deviation. */
export function normalDensity(z: number): number {
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
}

/** A bell curve from four standard deviations below the mean to four above, with every whole one named. */
export function bellPicture({ title, shaded, mean, deviation, marks }: Bell, show: Show): Diagram {
  return curvePicture({
    title,
    density: normalDensity,
    from: -4,
    to: 4,
    shaded,
    ticks: [-3, -2, -1, 0, 1, 2, 3].map((z) => ({ x: z, label: show.number(mean + z * deviation) })),
    marks: marks.map(({ z, value }) => ({ x: z, label: show.number(value) })),
  })
}
