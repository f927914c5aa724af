/** A moment of a flight: seconds, meters along and above the landing level, meters a second. */
export interface FlightPoint {
  t: number
  x: number
  y: number
  vx: number
  vy: number
}

export interface Flight {
  points: readonly FlightPoint[]
  apex: FlightPoint
  end: FlightPoint
}

export interface Launch {
  speed: number
  /** Degrees above the level. */
  angle: number
  /** Meters above the landing level. */
  height: number
  gravity: number
}

/** Both parts of the speed at launch; straight up and down are exact. */
export function partsOf({ speed, angle }: Pick<Launch, 'speed' | 'angle'>): { vx: number; vy: number } {
  if (Math.abs(angle) === 90) return { vx: 0, vy: Math.sign(angle) * speed }
  const turn = (angle * Math.PI) / 180
  return { vx: speed * Math.cos(turn), vy: speed * Math.sin(turn) }
}

/** Flight without air: a parabola. */
export function flightInVacuum(launch: Launch, count: number): Flight {
  const { height, gravity } = launch
  const { vx, vy } = partsOf(launch)
  const at = (t: number): FlightPoint => ({
    t,
    x: vx * t,
    y: height + vy * t - (gravity * t * t) / 2,
    vx,
    vy: vy - gravity * t,
  })
  const root = Math.sqrt(vy * vy + 2 * gravity * height)
  // The form without a difference of nearly equal numbers.
  const time = vy >= 0 ? (vy + root) / gravity : (2 * height) / (root - vy)
  const top = Math.max(0, vy / gravity)
  const end = { ...at(time), y: 0 }
  return {
    points: Array.from({ length: count + 1 }, (_, step) => (step === count ? end : at((time * step) / count))),
    apex: at(top),
    end,
  }
}

const mostSteps = 60_000

/**
 * Flight with a drag of ½ρ C A v² against the motion, as deceleration `drag` × v² with `drag` in 1/m: Runge and Kutta's method of the fourth
 * order, its step a thousandth of the flight in vacuum or less where the drag is strong. Undefined where it would take too many steps.
 */
export function flightInAir(launch: Launch, drag: number): Flight | undefined {
  const { gravity, height } = launch
  const vacuum = flightInVacuum(launch, 1).end.t
  type State = readonly [x: number, y: number, vx: number, vy: number]
  const slope = ([, , vx, vy]: State): State => {
    const speed = Math.hypot(vx, vy)
    return [vx, vy, -drag * speed * vx, -gravity - drag * speed * vy]
  }
  const moved = (from: State, by: State, step: number): State => [
    from[0] + by[0] * step,
    from[1] + by[1] * step,
    from[2] + by[2] * step,
    from[3] + by[3] * step,
  ]
  const { vx, vy } = partsOf(launch)
  let state: State = [0, height, vx, vy]
  let time = 0
  const pointOf = ([x, y, dx, dy]: State, t: number): FlightPoint => ({ t, x, y, vx: dx, vy: dy })
  const points = [pointOf(state, 0)]
  let apex = points[0] ?? pointOf(state, 0)
  for (let count = 0; count < mostSteps; count += 1) {
    const speed = Math.hypot(state[2], state[3])
    const step = Math.min(vacuum / 1000, 0.05 / Math.max(drag * speed, 1e-300))
    const one = slope(state)
    const two = slope(moved(state, one, step / 2))
    const three = slope(moved(state, two, step / 2))
    const four = slope(moved(state, three, step))
    const mean: State = [0, 1, 2, 3].map(
      (at) => ((one[at] ?? 0) + 2 * (two[at] ?? 0) + 2 * (three[at] ?? 0) + (four[at] ?? 0)) / 6,
    ) as unknown as State
    const next = moved(state, mean, step)
    if (state[3] > 0 && next[3] <= 0) {
      const share = state[3] / (state[3] - next[3])
      // The top lies where the vertical speed is gone: half of its fall over that part of the step.
      apex = { ...pointOf(moved(state, mean, step * share), time + step * share), vy: 0 }
      apex.y = state[1] + (state[3] * share * step) / 2
    }
    if (next[1] <= 0) {
      const share = fallShare(state, next, step)
      const end = { ...pointOf(moved(state, mean, step * share), time + step * share), y: 0 }
      end.vx = state[2] + (next[2] - state[2]) * share
      end.vy = state[3] + (next[3] - state[3]) * share
      points.push(end)
      return { points, apex, end }
    }
    state = next
    time += step
    points.push(pointOf(state, time))
  }
  return undefined
}

/** The part of a step after which the ground is reached, by the parabola through both ends and the first speed. */
function fallShare(from: readonly number[], to: readonly number[], step: number): number {
  const [height, end, speed] = [from[1] ?? 0, to[1] ?? 0, (from[3] ?? 0) * step]
  const bend = end - height - speed
  if (Math.abs(bend) < 1e-300) return speed === 0 ? 1 : Math.min(1, -height / speed)
  const root = Math.sqrt(Math.max(0, speed * speed - 4 * bend * height))
  const share = speed > 0 ? (-speed - root) / (2 * bend) : (2 * height) / (root - speed)
  return Math.min(1, Math.max(0, share))
}

/** Degrees of the flat and of the steep shot at a target; undefined where it is out of reach. */
export function anglesTo(
  { speed, gravity }: Pick<Launch, 'speed' | 'gravity'>,
  along: number,
  above: number,
): readonly [flat: number, steep: number] | undefined {
  const square = speed * speed
  const inner = square * square - gravity * (gravity * along * along + 2 * above * square)
  if (inner < -1e-12 * square * square) return undefined
  const root = Math.sqrt(Math.max(0, inner))
  const degrees = (sign: 1 | -1) => (Math.atan2(square + sign * root, gravity * along) * 180) / Math.PI
  return [degrees(-1), degrees(1)]
}

/** The least speed that reaches a target: √(g (y + √(x² + y²))). */
export function leastSpeed(gravity: number, along: number, above: number): number {
  return Math.sqrt(gravity * (above + Math.hypot(along, above)))
}
