import { choice, integer, number, percent, rows, text } from '@/lib/kits/fields/define'
import type { Condition } from '@/lib/kits/fields/types'
import type { System } from '@/lib/subjects/takeoff/lengths'

/* What take-offs of materials ask alike: the system of measures, surfaces, openings and waste. */

export const inMetric = { field: 'system', is: 'metric' } as const
export const inUs = { field: 'system', is: 'us' } as const
const shownIn = { metric: inMetric, us: inUs } as const
const letters = { metric: 'm', us: 'ft' } as const
const longestText = 30

export const systemField = choice('Sizes in', {
  options: { metric: 'Meters', us: 'Feet and inches' },
  initial: 'metric',
  initialIn: { us: 'us' },
})

export const howToWrite = {
  metric: 'Meters such as 3.2; 320 cm and 3200 mm are read too.',
  us: `Feet such as 12' 6 1/2", 12 ft 6 in or 12.5.`,
} as const

/** Units that results have in either system. */
export const areaUnit = { field: 'system', is: { metric: 'm²', us: 'ft²' } } as const
export const lengthUnit = { field: 'system', is: { metric: 'm', us: 'ft' } } as const

/** One length as it is read off a tape, in the unit that the label names. */
export function lengthField(system: System, label: string, initial: string, refines?: true) {
  return text(`${label} (${letters[system]})`, {
    initial,
    maxLength: longestText,
    shownWhen: shownIn[system],
    ...(refines && { refines }),
  })
}

export const surfaceKinds = {
  room: 'Walls of a room',
  both: 'Walls and ceiling',
  flat: 'Ceiling or floor',
  wall: 'One wall',
  gable: 'Gable triangle',
} as const
export type SurfaceKind = keyof typeof surfaceKinds
type SurfaceStart = { kind: SurfaceKind; length: string; width?: string; height?: string; count: number }

/** A table of rooms and single surfaces whose boxes are lengths as they are read off a tape. */
export function surfaceRows(system: System, initial: readonly SurfaceStart[]) {
  const unit = letters[system]
  return rows('Rooms and surfaces', {
    row: 'surface',
    columns: {
      kind: choice('What', { options: surfaceKinds, initial: 'room', as: 'menu' }),
      length: text(`Length (${unit})`, { maxLength: longestText }),
      width: text(`Width (${unit})`, { optional: true, maxLength: longestText }),
      height: text(`Height (${unit})`, { optional: true, maxLength: longestText }),
      count: integer('How many', { initial: 1, min: 1, max: 1000 }),
    },
    initial,
    ownLine: 'kind',
    max: 40,
    shownWhen: shownIn[system],
    help: `${howToWrite[system]} A room has three sizes, a ceiling length and width, a wall or gable length and height.`,
  })
}

/** Rectangles to cover, and those to leave out. */
export function rectangleRows(
  system: System,
  label: string,
  row: string,
  initial: readonly { name: string; length: string; width: string; count: number; use: 'cover' | 'out' }[],
  shownWhen: readonly Condition[] = [],
) {
  const unit = letters[system]
  return rows(label, {
    row,
    columns: {
      name: text('Name', { initial: '', maxLength: 40 }),
      length: text(`Length (${unit})`, { maxLength: longestText }),
      width: text(`Width (${unit})`, { maxLength: longestText }),
      count: integer('How many', { initial: 1, min: 1, max: 1000 }),
      use: choice('Do', { options: { cover: 'Cover it', out: 'Leave it out' }, initial: 'cover', as: 'menu' }),
    },
    initial,
    ownLine: 'name',
    max: 40,
    shownWhen: [shownIn[system], ...shownWhen],
    help: `${howToWrite[system]} An L is two rectangles.`,
  })
}

export const groundShapes = {
  rectangle: 'Rectangle',
  circle: 'Circle',
  ring: 'Ring',
  triangle: 'Triangle',
} as const
export type GroundShape = keyof typeof groundShapes

/** Whether sizes are measured or an area is known already, and the conditions of what hangs on that. */
export function measureField(sizes: string) {
  return choice('Start from', { options: { sizes, area: 'A known area' }, initial: 'sizes' })
}
export const whereMeasured = { field: 'measure', is: 'sizes' } as const
const whereKnown = { field: 'measure', is: 'area' } as const
const largest = { metric: 1e7, us: 1e8 } as const

/** An area that stands in a plan or a deed, for a choice named `measure`. */
export function knownAreaField(system: System, initial: number) {
  return number('Area', {
    unit: system === 'us' ? 'ft²' : 'm²',
    initial,
    above: 0,
    max: largest[system],
    shownWhen: [whereKnown, shownIn[system]],
  })
}

/** Pieces of ground that get a layer of something; shown where `measure` asks for sizes. */
export function groundRows(
  system: System,
  label: string,
  row: string,
  initial: readonly { shape: GroundShape; length: string; width?: string; count: number }[],
) {
  const unit = letters[system]
  return rows(label, {
    row,
    columns: {
      shape: choice('Shape', { options: groundShapes, initial: 'rectangle', as: 'menu' }),
      length: text(`Length or diameter (${unit})`, { maxLength: longestText }),
      width: text(`Width, height or inner diameter (${unit})`, { optional: true, maxLength: longestText }),
      count: integer('How many', { initial: 1, min: 1, max: 1000 }),
    },
    initial,
    ownLine: 'shape',
    max: 40,
    shownWhen: [shownIn[system], whereMeasured],
    help: `${howToWrite[system]} A circle has its diameter, a ring its outer and inner one, a triangle base and height.`,
  })
}

/** Doors, windows and other holes in what is covered. */
export function openingRows(
  system: System,
  initial: readonly { count: number; width: string; height: string }[],
  label = 'Doors and windows',
) {
  const unit = letters[system]
  return rows(label, {
    row: 'opening',
    columns: {
      count: integer('How many', { initial: 1, min: 1, max: 1000 }),
      width: text(`Width (${unit})`, { maxLength: longestText }),
      height: text(`Height (${unit})`, { maxLength: longestText }),
    },
    initial,
    min: 0,
    max: 40,
    shownWhen: shownIn[system],
  })
}

/** Straight walls without thickness: length by height. */
export function wallRows(
  system: System,
  initial: readonly { length: string; height: string; count: number }[],
  shownWhen: readonly Condition[] = [],
) {
  const unit = letters[system]
  return rows('Walls', {
    row: 'wall',
    columns: {
      length: text(`Length (${unit})`, { maxLength: longestText }),
      height: text(`Height (${unit})`, { maxLength: longestText }),
      count: integer('How many', { initial: 1, min: 1, max: 1000 }),
    },
    initial,
    max: 40,
    shownWhen: [shownIn[system], ...shownWhen],
    help: howToWrite[system],
  })
}

export function wasteField(initial: number, help: string) {
  return percent('Waste', { initial, max: 1, slider: { to: 0.3, step: 0.01 }, help, refines: true })
}
