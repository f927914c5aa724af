import type { Region } from '@/lib/base/region/types'
import { readLength, type System } from '@/lib/subjects/takeoff/lengths'
import { groundShapes, surfaceKinds, type GroundShape, type SurfaceKind } from './fields'

export interface SurfaceRow {
  kind: SurfaceKind
  length: string
  width?: string | undefined
  height?: string | undefined
  count: number
}
/** A row with its areas, all of `count`, in square meters or square feet. */
export interface Surface {
  part: string
  kind: SurfaceKind
  length: number
  width: number
  height: number
  count: number
  /** Upright area, and area of ceilings or floors. */
  walls: number
  flat: number
}
export interface Fault {
  fault: string
}
export interface Opening {
  count: number
  width: number
  height: number
}

export function isFault<T extends object>(found: T | Fault): found is Fault {
  return 'fault' in found
}

const sample = { metric: '3.2 or 320 cm', us: `12' 6" or 12.5` } as const

/** Which of the three sizes a kind of surface has. */
const sizesOf: Readonly<Record<SurfaceKind, readonly ('length' | 'width' | 'height')[]>> = {
  room: ['length', 'width', 'height'],
  both: ['length', 'width', 'height'],
  flat: ['length', 'width'],
  wall: ['length', 'height'],
  gable: ['length', 'height'],
}

function areasOf(kind: SurfaceKind, length: number, width: number, height: number): { walls: number; flat: number } {
  if (kind === 'flat') return { walls: 0, flat: length * width }
  if (kind === 'wall') return { walls: length * height, flat: 0 }
  if (kind === 'gable') return { walls: (length * height) / 2, flat: 0 }
  return { walls: 2 * (length + width) * height, flat: kind === 'both' ? length * width : 0 }
}

/** The rows measured, or what the first faulty one must be. Sizes that a kind does not have are not read. */
export function measuredSurfaces(
  rows: readonly SurfaceRow[],
  system: System,
  region: Region,
): readonly Surface[] | Fault {
  const surfaces: Surface[] = []
  for (const [index, row] of rows.entries()) {
    const sizes = { length: 0, width: 0, height: 0 }
    for (const name of sizesOf[row.kind]) {
      const size = readLength(row[name], system, region)
      if (size === undefined)
        return { fault: `must have a ${name} above 0 such as ${sample[system]} in row ${index + 1}` }
      sizes[name] = size
    }
    const { walls, flat } = areasOf(row.kind, sizes.length, sizes.width, sizes.height)
    surfaces.push({
      part: `${row.count === 1 ? '' : `${row.count} × `}${surfaceKinds[row.kind]}`,
      kind: row.kind,
      ...sizes,
      count: row.count,
      walls: walls * row.count,
      flat: flat * row.count,
    })
  }
  return surfaces
}

/** The openings measured, or what the first faulty one must be. */
export function measuredOpenings(
  rows: readonly { count: number; width: string; height: string }[],
  system: System,
  region: Region,
): readonly Opening[] | Fault {
  const openings: Opening[] = []
  for (const [index, { count, ...row }] of rows.entries()) {
    const width = readLength(row.width, system, region)
    const height = readLength(row.height, system, region)
    if (width === undefined || height === undefined)
      return { fault: `must have a width and a height above 0 such as ${sample[system]} in row ${index + 1}` }
    openings.push({ count, width, height })
  }
  return openings
}

export function openingArea(openings: readonly Opening[]): number {
  return openings.reduce((sum, { count, width, height }) => sum + count * width * height, 0)
}

/** The walls measured, or what the first faulty one must be. */
export function measuredWalls(
  rows: readonly { length: string; height: string; count: number }[],
  system: System,
  region: Region,
): readonly { length: number; height: number; count: number }[] | Fault {
  const surfaces = measuredSurfaces(
    rows.map((row) => ({ ...row, kind: 'wall' })),
    system,
    region,
  )
  return isFault(surfaces) ? surfaces : surfaces.map(({ length, height, count }) => ({ length, height, count }))
}

export interface RectangleRow {
  name: string
  length: string
  width: string
  count: number
  use: 'cover' | 'out'
}
export interface Rectangle {
  part: string
  length: number
  width: number
  count: number
  use: 'cover' | 'out'
  /** Of all of them; below 0 where they are left out. */
  area: number
}

/** The rectangles measured, or what the first faulty one must be; more may not be left out than there is. */
export function measuredRectangles(
  rows: readonly RectangleRow[],
  system: System,
  region: Region,
): readonly Rectangle[] | Fault {
  const rectangles: Rectangle[] = []
  for (const [index, { name, count, use, ...row }] of rows.entries()) {
    const length = readLength(row.length, system, region)
    const width = readLength(row.width, system, region)
    if (length === undefined || width === undefined)
      return { fault: `must have a length and a width above 0 such as ${sample[system]} in row ${index + 1}` }
    const part = name.trim() || `Row ${index + 1}`
    const area = length * width * count * (use === 'out' ? -1 : 1)
    rectangles.push({ part: count === 1 ? part : `${count} × ${part}`, length, width, count, use, area })
  }
  const total = rectangles.reduce((sum, { area }) => sum + area, 0)
  const largest = Math.max(...rectangles.map(({ area }) => Math.abs(area)))
  return total > largest * 1e-9 ? rectangles : { fault: 'must leave some area to cover' }
}

export interface GroundRow {
  shape: GroundShape
  length: string
  width?: string | undefined
  count: number
}

function groundArea(shape: GroundShape, length: number, width: number): number {
  if (shape === 'circle') return (Math.PI * length ** 2) / 4
  if (shape === 'ring') return (Math.PI * (length ** 2 - width ** 2)) / 4
  return shape === 'triangle' ? (length * width) / 2 : length * width
}

/** Pieces of ground with their areas, all of `count`, or what the first faulty one must be. */
export function measuredGround(
  rows: readonly GroundRow[],
  system: System,
  region: Region,
): readonly { part: string; area: number }[] | Fault {
  const pieces: { part: string; area: number }[] = []
  for (const [index, { shape, count, ...row }] of rows.entries()) {
    const length = readLength(row.length, system, region)
    const width = shape === 'circle' ? 0 : readLength(row.width, system, region)
    if (length === undefined || width === undefined)
      return { fault: `must have its sizes above 0 such as ${sample[system]} in row ${index + 1}` }
    if (shape === 'ring' && width >= length)
      return { fault: `must have a ring whose inner diameter is less than its outer one in row ${index + 1}` }
    pieces.push({
      part: `${count === 1 ? '' : `${count} × `}${groundShapes[shape]}`,
      area: groundArea(shape, length, width) * count,
    })
  }
  return pieces
}
