import type { Diagram, Shape } from '@/lib/kits/chart/types'

/** Tiles along one side of a room, laid out from its middle. Lengths in one unit. */
export interface TileRun {
  /** How many touch the line, cut ones included. */
  tiles: number
  whole: number
  /** The width of the cut tile at both ends; 0 where none is cut. */
  cut: number
}

const noise = 1e-9

/**
 * A run of tiles from wall to wall with equal cuts at both ends, none narrower than half a tile less half a joint: where the rest at the
 * ends would be a sliver, one whole tile gives way to two larger cuts. A side shorter than a tile takes one cut tile. Refuses nothing; sizes above 0.
 */
export function centredRun(side: number, tile: number, joint: number): TileRun {
  const pitch = tile + joint
  const most = Math.floor((side + joint) / pitch + noise)
  const rest = side - (most * pitch - joint)
  if (most === 0) return { tiles: 1, whole: 0, cut: side }
  if (rest <= noise * side) return { tiles: most, whole: most, cut: 0 }
  // The rest, one whole tile and its joint are shared by two cuts, each with a joint beside it.
  const cut = (rest + tile + joint) / 2 - joint
  return cut <= 0 ? { tiles: most, whole: most, cut: 0 } : { tiles: most + 1, whole: most - 1, cut }
}

/** Where tiles begin and end along a side, from one wall to the other. `shift` moves them, as every second course of a half bond is. */
function stretches(side: number, tile: number, joint: number, shift: number): [number, number][] {
  const { cut, tiles } = centredRun(side, tile, joint)
  const pitch = tile + joint
  const first = tiles > 1 && cut > 0 ? cut - tile : 0
  const found: [number, number][] = []
  for (let at = first + shift - (shift > 0 ? pitch : 0); at < side - noise * side; at += pitch) {
    const from = Math.max(0, at)
    const to = Math.min(side, at + tile)
    if (to - from > noise * side) found.push([from, to])
  }
  return found
}

/** The run of every second course of a half bond, moved by half a tile and joint; `cut` is the narrower of its ends. */
export function shiftedRun(side: number, tile: number, joint: number): TileRun {
  const widths = stretches(side, tile, joint, (tile + joint) / 2).map(([from, to]) => to - from)
  const cut = Math.min(widths[0] ?? side, widths.at(-1) ?? side)
  const whole = widths.filter((width) => width >= tile * (1 - noise)).length
  return { tiles: widths.length, whole, cut: whole === widths.length ? 0 : cut }
}

type Point = readonly [x: number, y: number]
interface Room {
  length: number
  width: number
}
interface Tile {
  length: number
  width: number
  joint: number
}

/** What of a convex figure lies in a room with a corner at 0, 0: the figure cut at one wall after the other. */
function inRoom({ length, width }: Room, figure: readonly Point[]): readonly Point[] {
  const walls: readonly ((point: Point) => number)[] = [
    ([x]) => x,
    ([x]) => length - x,
    ([, y]) => y,
    ([, y]) => width - y,
  ]
  return walls.reduce<readonly Point[]>(
    (left, inside) =>
      left.flatMap((point, at): Point[] => {
        const next = left[(at + 1) % left.length] ?? point
        const [here, there] = [inside(point), inside(next)]
        const share = here / (here - there)
        const crossing: Point = [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]
        return [...(here >= 0 ? [point] : []), ...(here * there < 0 ? [crossing] : [])]
      }),
    figure,
  )
}

/** Area of a figure from its corners. */
function areaOf(figure: readonly Point[]): number {
  const twice = figure.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = figure[(at + 1) % figure.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}

function corners(x: number, y: number, length: number, width: number): readonly Point[] {
  return [
    [x, y],
    [x + length, y],
    [x + length, y + width],
    [x, y + width],
  ]
}

/** Whole numbers from -`most` to `most`. */
function around(most: number): number[] {
  return Array.from({ length: 2 * most + 1 }, (_, at) => at - most)
}

/** A grid turned by 45 degrees, with a joint through the middle of the room. */
function diagonalTiles(room: Room, { length, width, joint }: Tile): readonly (readonly Point[])[] {
  const half = Math.hypot(room.length, room.width) / 2
  const turned = ([x, y]: Point): Point => [
    room.length / 2 + (x - y) * Math.SQRT1_2,
    room.width / 2 + (x + y) * Math.SQRT1_2,
  ]
  const [along, across] = [length + joint, width + joint]
  return around(Math.ceil(half / along) + 1).flatMap((column) =>
    around(Math.ceil(half / across) + 1).map((row) =>
      corners(column * along + joint / 2, row * across + joint / 2, length, width).map(turned),
    ),
  )
}

/**
 * Herringbone parallel to the walls: each lying tile has a standing one at its end, and both repeat a width along one diagonal and a
 * length along the other.
 */
function herringboneTiles(room: Room, tile: Tile): readonly (readonly Point[])[] {
  const [length, width] = [Math.max(tile.length, tile.width), Math.min(tile.length, tile.width)]
  const [long, short] = [length + tile.joint, width + tile.joint]
  const half = Math.hypot(room.length, room.width) / 2 + 2 * long
  return around(Math.ceil(half / (short * Math.SQRT2))).flatMap((step) =>
    around(Math.ceil(half / (long * Math.SQRT2))).flatMap((row) => {
      const x = room.length / 2 - long / 2 + step * short + row * long
      const y = room.width / 2 - short / 2 + step * short - row * long
      return [corners(x, y, length, width), corners(x + long, y + short - long, width, length)]
    }),
  )
}

export type TilePattern = 'straight' | 'half' | 'diagonal' | 'herringbone'

const mostDrawn = 700
/** A tile longer than this many of its widths makes a herringbone that is all lines. */
const slimmest = 20

/** The tiles of a pattern as they lie in a room, cut at its walls; undefined where there are too many to be seen. */
export function tilesIn(
  room: Room,
  tile: Tile,
  pattern: 'diagonal' | 'herringbone',
): readonly { points: readonly Point[]; isCut: boolean }[] | undefined {
  const { length, width, joint } = tile
  const about = (room.length * room.width) / ((length + joint) * (width + joint))
  const slim = Math.max(length, width) / Math.min(length, width)
  if (about > mostDrawn || slim > slimmest) return undefined
  const whole = length * width
  const laid = pattern === 'diagonal' ? diagonalTiles(room, tile) : herringboneTiles(room, tile)
  return laid.flatMap((figure) => {
    const points = inRoom(room, figure)
    const area = areaOf(points)
    return area > whole * 1e-6 ? [{ points, isCut: area < whole * (1 - 1e-6) }] : []
  })
}

/** A floor or wall seen from its front, to scale, with whole tiles and cuts; undefined where there are too many to be seen. */
export function tileDrawing(
  room: Room,
  tile: Tile,
  pattern: TilePattern,
  write: (length: number) => string,
): Diagram | undefined {
  const scale = Math.min(440 / room.length, 300 / room.width)
  const [width, height] = [room.length * scale, room.width * scale]
  const corner: Point = [(480 - width) / 2, 14]
  const shapes =
    pattern === 'straight' || pattern === 'half'
      ? courseShapes(room, tile, pattern, scale, corner)
      : tilesIn(room, tile, pattern)?.map(({ points, isCut }): Shape => ({
          is: 'polygon',
          points: points.map(([x, y]) => [corner[0] + x * scale, corner[1] + y * scale] as const),
          tone: isCut ? 'warn' : 'accent',
          filled: true,
        }))
  if (!shapes) return undefined
  const words = `${write(room.length)} across, ${write(room.width)} down; cut tiles stand out`
  return {
    title: `Layout to scale: ${words}`,
    width: 480,
    height: height + 44,
    shapes: [
      ...shapes,
      { is: 'text', at: [240, corner[1] + height + 22], text: words, anchor: 'middle', small: true, tone: 'muted' },
    ],
  }
}

/** Tiles of a grid or a half bond, course by course from the middle. */
function courseShapes(
  room: Room,
  tile: Tile,
  pattern: 'straight' | 'half',
  scale: number,
  [left, top]: Point,
): Shape[] | undefined {
  const across = centredRun(room.length, tile.length, tile.joint)
  const down = centredRun(room.width, tile.width, tile.joint)
  if (across.tiles * down.tiles > mostDrawn) return undefined
  return stretches(room.width, tile.width, tile.joint, 0).flatMap(([y1, y2], course) => {
    const shift = pattern === 'half' && course % 2 === 1 ? (tile.length + tile.joint) / 2 : 0
    const isCutDown = y2 - y1 < tile.width * (1 - 1e-6)
    return stretches(room.length, tile.length, tile.joint, shift).map(([x1, x2]): Shape => {
      const isCut = isCutDown || x2 - x1 < tile.length * (1 - 1e-6)
      return {
        is: 'rect',
        at: [left + x1 * scale, top + y1 * scale],
        width: (x2 - x1) * scale,
        height: (y2 - y1) * scale,
        tone: isCut ? 'warn' : 'accent',
        filled: true,
      }
    })
  })
}
