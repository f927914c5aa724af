import type { Size } from './sizes'

/* A box over a picture, and four corners of something in it, as somebody drags or nudges them. In pixels of the picture. */

export interface CropBox extends Size {
  x: number
  y: number
}

export interface CropPoint {
  x: number
  y: number
}

/** Upper left, upper right, lower right, lower left. */
export type CropCorners = readonly [CropPoint, CropPoint, CropPoint, CropPoint]

/** The whole box, or which of its edges moves. */
export type CropHandle = 'move' | 'n' | 'e' | 's' | 'w' | 'nw' | 'ne' | 'se' | 'sw'

/** A rule for the shape of a box: its width by its height, or exactly so many pixels. */
export interface CropRule {
  ratio?: number
  fixed?: Size
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most))

/** The box in whole pixels and within the picture; a box that lies beyond is moved in, and one that is too large is cut. */
export function boxWithin(box: CropBox, { width, height }: Size): CropBox {
  const size = {
    width: between(Math.round(box.width), 1, width),
    height: between(Math.round(box.height), 1, height),
  }
  return {
    x: between(Math.round(box.x), 0, width - size.width),
    y: between(Math.round(box.y), 0, height - size.height),
    ...size,
  }
}

/** The largest box of a rule in another, about the same middle. */
export function fittedBox(box: CropBox, { ratio, fixed }: CropRule, picture: Size): CropBox {
  const wanted = fixed ?? sizeOfRatio(box, ratio)
  return boxWithin(
    { x: box.x + (box.width - wanted.width) / 2, y: box.y + (box.height - wanted.height) / 2, ...wanted },
    picture,
  )
}

function sizeOfRatio({ width, height }: Size, ratio: number | undefined): Size {
  if (ratio === undefined) return { width, height }
  return width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio }
}

/** The box after one of its handles went so far, from where it stood when the drag began. */
export function draggedBox(
  start: CropBox,
  handle: CropHandle,
  by: CropPoint,
  picture: Size,
  { ratio, fixed }: CropRule = {},
): CropBox {
  if (handle === 'move' || fixed) return boxWithin({ ...start, x: start.x + by.x, y: start.y + by.y }, picture)
  const right = start.x + start.width
  const bottom = start.y + start.height
  const [goesWest, goesNorth] = [handle.includes('w'), handle.includes('n')]
  const goesAcross = goesWest || handle.includes('e')
  const goesDown = goesNorth || handle.includes('s')
  // What stays where it is; the box may grow as far as the picture goes on the other side.
  const room = {
    width: goesWest ? right : picture.width - start.x,
    height: goesNorth ? bottom : picture.height - start.y,
  }
  const width = goesAcross ? between(start.width + (goesWest ? -by.x : by.x), 1, room.width) : start.width
  const height = goesDown ? between(start.height + (goesNorth ? -by.y : by.y), 1, room.height) : start.height
  const size =
    ratio === undefined ? { width, height } : heldInShape({ width, height }, ratio, room, { goesAcross, goesDown })
  return boxWithin(
    { x: goesWest ? right - size.width : start.x, y: goesNorth ? bottom - size.height : start.y, ...size },
    picture,
  )
}

function heldInShape(
  { width, height }: Size,
  ratio: number,
  room: Size,
  { goesAcross, goesDown }: { goesAcross: boolean; goesDown: boolean },
): Size {
  const wished = goesAcross && goesDown ? Math.max(width, height * ratio) : goesAcross ? width : height * ratio
  const most = Math.min(room.width, room.height * ratio)
  const held = between(wished, Math.max(1, ratio), most)
  return { width: held, height: held / ratio }
}

/** The corners after one of them was moved; none leaves the picture. */
export function draggedCorners(start: CropCorners, at: number, by: CropPoint, { width, height }: Size): CropCorners {
  const [a, b, c, d] = start.map((point, place) =>
    place === at ? { x: between(point.x + by.x, 0, width), y: between(point.y + by.y, 0, height) } : point,
  )
  return a && b && c && d ? [a, b, c, d] : start
}

/** Corners a little inside a picture, to begin with. */
export function firstCorners({ width, height }: Size): CropCorners {
  const [left, top, right, bottom] = [width * 0.1, height * 0.1, width * 0.9, height * 0.9]
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
}

const written = (share: number) => String(Number(share.toFixed(6)))

function numbersIn(pick: string | undefined, count: number): number[] | undefined {
  const numbers = (pick ?? '').split(' ').map(Number)
  return numbers.length === count && pick && numbers.every((one) => Number.isFinite(one)) ? numbers : undefined
}

/** A box as the pick that holds it: shares of the picture, so that it fits others of its shape. */
export function writeBox({ x, y, width, height }: CropBox, size: Size): string {
  return [x / size.width, y / size.height, width / size.width, height / size.height].map(written).join(' ')
}

/** The box of a pick on a picture, with fractions of pixels; undefined without one. */
export function readBox(pick: string | undefined, size: Size): CropBox | undefined {
  const [x, y, width, height] = numbersIn(pick, 4) ?? []
  if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined
  return { x: x * size.width, y: y * size.height, width: width * size.width, height: height * size.height }
}

export function writeCorners(corners: CropCorners, size: Size): string {
  return corners.flatMap(({ x, y }) => [written(x / size.width), written(y / size.height)]).join(' ')
}

export function readCorners(pick: string | undefined, size: Size): CropCorners | undefined {
  const numbers = numbersIn(pick, 8)
  if (!numbers) return undefined
  const point = (at: number): CropPoint => ({
    x: (numbers[at * 2] ?? 0) * size.width,
    y: (numbers[at * 2 + 1] ?? 0) * size.height,
  })
  return [point(0), point(1), point(2), point(3)]
}
