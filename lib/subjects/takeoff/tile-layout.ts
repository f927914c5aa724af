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

const mostDrawn = 700

/** A floor or wall seen from its front, to scale, with whole tiles and cuts; undefined where there are too many to be seen. */
export function tileDrawing(
  room: { length: number; width: number },
  tile: { length: number; width: number; joint: number },
  bond: 'grid' | 'half',
  write: (length: number) => string,
): Diagram | undefined {
  const across = centredRun(room.length, tile.length, tile.joint)
  const down = centredRun(room.width, tile.width, tile.joint)
  if (across.tiles * down.tiles > mostDrawn) return undefined
  const scale = Math.min(440 / room.length, 300 / room.width)
  const [width, height] = [room.length * scale, room.width * scale]
  const [left, top] = [(480 - width) / 2, 14]
  const shapes: Shape[] = stretches(room.width, tile.width, tile.joint, 0).flatMap(([y1, y2], course) => {
    const shift = bond === 'half' && course % 2 === 1 ? (tile.length + tile.joint) / 2 : 0
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
  const words = `${write(room.length)} across, ${write(room.width)} down; cut tiles stand out`
  return {
    title: `Layout to scale: ${words}`,
    width: 480,
    height: height + 44,
    shapes: [
      ...shapes,
      { is: 'text', at: [240, top + height + 22], text: words, anchor: 'middle', small: true, tone: 'muted' },
    ],
  }
}
