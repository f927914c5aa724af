import { unwarped, warped, type PlotScale, type PlotWindow } from './plot-scale'
import { frameOf } from './sample'

interface Asked {
  across: PlotScale
  isLog: boolean
  bottom: number | undefined
  top: number | undefined
  /** The same scale on both axes, of which both or none is a log axis. */
  isEqual: boolean
}

const samples = 200

/**
 * The window that holds most values of the functions, unless its height is given; where `hasOthers`, as high as it is wide. Equal scales
 * keep the middle of the height.
 */
export function windowFor(
  functions: readonly ((x: number) => number)[],
  hasOthers: boolean,
  { across, isLog, bottom, top, isEqual }: Asked,
): PlotWindow {
  const ends = [warped(across.from, across.isLog), warped(across.to, across.isLog)] as const
  const width = ends[1] - ends[0]
  const places = Array.from({ length: samples + 1 }, (_, at) =>
    unwarped(ends[0] + (width * at) / samples, across.isLog),
  )
  const values = functions.flatMap((f) => places.map((x) => warped(f(x), isLog)))
  const [low, high] = hasOthers || values.length === 0 ? asWide(ends, across.isLog, isLog) : frameOf(values)
  const rim = (high - low) * 0.05 || 1
  const span = high - low + 2 * rim
  const [least, most] = [bottom, top].map((end) => (end === undefined ? undefined : warped(end, isLog)))
  const from = least ?? (most !== undefined && most <= low - rim ? most - span : low - rim)
  const to = most ?? (high + rim <= from ? from + span : high + rim)
  const middle = (from + to) / 2
  const [lowest, highest] = isEqual ? [middle - width / 2, middle + width / 2] : [from, to]
  return { x: across, y: { from: unwarped(lowest, isLog), to: unwarped(highest, isLog), isLog } }
}

/** Without values: the ends of the other axis, or three powers of ten around 1. */
function asWide(ends: readonly [number, number], isAcrossLog: boolean, isLog: boolean): readonly [number, number] {
  return isLog === isAcrossLog ? ends : isLog ? [-1, 2] : [-5, 5]
}
