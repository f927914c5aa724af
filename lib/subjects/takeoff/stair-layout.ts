import type { Diagram, Shape } from '@/lib/kits/chart/types'

/** A straight flight of equal steps; the floor above is the last step. Lengths in one unit. */
export interface Flight {
  rise: number
  risers: number
  /** From riser to riser. */
  going: number
  /** How far a tread stands over the riser below it. */
  nosing: number
  treadThickness: number
}

export interface FlightSizes {
  riser: number
  treads: number
  run: number
  /** Degrees of the line through the nosings. */
  angle: number
  /** From the foot of the first riser to the top of the last one. */
  stringer: number
  /** What is left of the first riser on the stringer, once treads lie on it. */
  firstCut: number
}

export function flightSizes({ rise, risers, going, treadThickness }: Flight): FlightSizes {
  const riser = rise / risers
  const run = (risers - 1) * going
  return {
    riser,
    treads: risers - 1,
    run,
    angle: (Math.atan2(riser, going) * 180) / Math.PI,
    stringer: Math.hypot(rise, run),
    firstCut: riser - treadThickness,
  }
}

/**
 * Height between the line through the nosings and the edge of the floor above, which has an opening of `opening` measured from the
 * last riser. A long opening leaves the height of the room.
 */
export function headroom({ rise, risers, going, nosing }: Flight, opening: number, floor: number): number {
  return Math.min(((opening - nosing) * rise) / risers / going, rise) - floor
}

/** The opening that leaves `least` above the nosings. */
export function openingFor({ rise, risers, going, nosing }: Flight, least: number, floor: number): number {
  return ((least + floor) * going * risers) / rise + nosing
}

type Place = readonly [number, number]

/** The flight from its side, to scale, with treads and, where it is known, the floor above and the headroom. `write` puts a length into words. */
export function flightDrawing(
  flight: Flight,
  above: { opening: number; floor: number } | undefined,
  write: (length: number) => string,
): Diagram {
  const { riser, run } = flightSizes(flight)
  const { risers, going, rise, nosing, treadThickness } = flight
  const beyond = going * 1.5
  const scale = Math.min(400 / (run + 2 * beyond), 260 / rise)
  const left = 40
  const bottom = rise * scale + 30
  const place = (x: number, y: number): Place => [left + (x + beyond) * scale, bottom - y * scale]
  const shapes: Shape[] = [
    { is: 'line', from: place(-beyond, 0), to: place(run + beyond, 0), tone: 'muted' },
    { is: 'line', from: place(run, rise), to: place(run + beyond, rise), thick: 2 },
    {
      is: 'polygon',
      points: [...profile(flight), [0, 0] as Place].map(([x, y]) => place(x, y)),
      tone: 'muted',
      filled: true,
    },
    ...Array.from({ length: risers - 1 }, (_, step): Shape => ({
      is: 'rect',
      at: place(step * going - nosing, (step + 1) * riser),
      width: (going + nosing) * scale,
      height: Math.max(1, treadThickness * scale),
      tone: 'accent',
      filled: true,
    })),
    {
      is: 'text',
      at: [left + (beyond + run / 2) * scale, bottom + 18],
      text: `Run ${write(run)}`,
      anchor: 'middle',
      small: true,
    },
    {
      is: 'text',
      at: [place(run + beyond, rise / 2)[0] + 4, place(0, rise / 2)[1]],
      text: write(rise),
      anchor: 'start',
      small: true,
    },
  ]
  if (above) {
    const edge = run - above.opening
    const under = rise - above.floor
    const nosings = Math.max(0, Math.min(rise, ((edge + nosing) / going) * riser + riser))
    const shown = Math.max(-beyond, edge)
    shapes.push(
      { is: 'line', from: place(-beyond, rise), to: place(shown, rise), thick: 2 },
      { is: 'line', from: place(-beyond, under), to: place(shown, under), tone: 'muted' },
      { is: 'line', from: place(shown, rise), to: place(shown, under), tone: 'muted' },
      { is: 'line', from: place(shown, under), to: place(shown, Math.min(under, nosings)), tone: 'warn', dashed: true },
      {
        is: 'text',
        at: [place(shown, 0)[0] - 4, place(0, (under + nosings) / 2)[1]],
        text: 'Headroom',
        anchor: 'end',
        small: true,
        tone: 'warn',
      },
    )
  }
  const words = `${risers} risers, ${write(riser)} each`
  return { title: `The stairs from the side, to scale: ${words}`, width: 520, height: bottom + 32, shapes }
}

/** The stringer's sawtooth from the foot up, under the treads. */
function profile({ risers, going, rise, treadThickness }: Flight): Place[] {
  const riser = rise / risers
  const teeth = Array.from({ length: risers - 1 }, (_, step): Place[] => [
    [step * going, Math.max(0, step * riser - (step === 0 ? 0 : treadThickness))],
    [step * going, (step + 1) * riser - treadThickness],
  ]).flat()
  const run = (risers - 1) * going
  return [...teeth, [run, rise - riser - treadThickness], [run, Math.max(0, rise - 2.2 * riser)], [going * 1.2, 0]]
}
