/* Shapes of SVG as outlines of lines and cubic curves, in absolute coordinates. */

export type Segment =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z']

const counts: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }
const numberPattern = /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i

interface Command {
  letter: string
  values: number[]
}

/** Commands with their numbers; what follows an error is left out, as SVG 2, 9.5.4 wants it. */
function commandsOf(text: string): Command[] {
  const commands: Command[] = []
  let rest = text
  for (let letter = ''; rest.trim() !== '';) {
    const [all = '', found] = /^[\s,]*([a-z])/i.exec(rest) ?? []
    if (found !== undefined) {
      letter = found
      rest = rest.slice(all.length)
    } else if (letter === '' || letter.toUpperCase() === 'Z') return commands
    const count = counts[letter.toUpperCase()]
    if (count === undefined || (commands.length === 0 && letter.toUpperCase() !== 'M')) return commands
    const values: number[] = []
    for (let at = 0; at < count; at++) {
      const isFlag = letter.toUpperCase() === 'A' && (at === 3 || at === 4)
      const [written = '', digits] = (isFlag ? /^[\s,]*([01])/ : numberPattern).exec(rest) ?? []
      if (digits === undefined) return commands
      values.push(Number(digits))
      rest = rest.slice(written.length)
    }
    commands.push({ letter, values })
    // More pairs after a move are lines.
    if (letter === 'M') letter = 'L'
    else if (letter === 'm') letter = 'l'
  }
  return commands
}

const turned = (x: number, y: number, angle: number): [number, number] => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
]

/** An arc as cubic curves of a quarter turn at most (SVG 2, appendix B.2). */
function arcCurves(
  from: readonly [number, number],
  [rx0 = 0, ry0 = 0, degrees = 0, large = 0, sweep = 0, x = 0, y = 0]: readonly number[],
): Segment[] {
  let [rx, ry] = [Math.abs(rx0), Math.abs(ry0)]
  if (rx === 0 || ry === 0) return [['L', x, y]]
  if (from[0] === x && from[1] === y) return []
  const tilt = (degrees * Math.PI) / 180
  const [halfX, halfY] = turned((from[0] - x) / 2, (from[1] - y) / 2, -tilt)
  const reach = (halfX / rx) ** 2 + (halfY / ry) ** 2
  if (reach > 1) [rx, ry] = [rx * Math.sqrt(reach), ry * Math.sqrt(reach)]
  const below = (rx * halfY) ** 2 + (ry * halfX) ** 2
  const root = Math.sqrt(Math.max(0, (rx * ry) ** 2 / below - 1)) * (large === sweep ? -1 : 1)
  const [cx0, cy0] = [(root * rx * halfY) / ry, (-root * ry * halfX) / rx]
  const [turnX, turnY] = turned(cx0, cy0, tilt)
  const [cx, cy] = [turnX + (from[0] + x) / 2, turnY + (from[1] + y) / 2]
  const start = Math.atan2((halfY - cy0) / ry, (halfX - cx0) / rx)
  const end = Math.atan2((-halfY - cy0) / ry, (-halfX - cx0) / rx)
  let sweepAngle = end - start
  if (sweep === 1 && sweepAngle < 0) sweepAngle += 2 * Math.PI
  if (sweep === 0 && sweepAngle > 0) sweepAngle -= 2 * Math.PI
  const pieces = Math.max(1, Math.ceil(Math.abs(sweepAngle) / (Math.PI / 2) - 1e-9))
  const step = sweepAngle / pieces
  const handle = (4 / 3) * Math.tan(step / 4)
  const point = (angle: number, along: number): [number, number] => {
    const [px, py] = turned(
      rx * (Math.cos(angle) - along * Math.sin(angle)),
      ry * (Math.sin(angle) + along * Math.cos(angle)),
      tilt,
    )
    return [cx + px, cy + py]
  }
  return Array.from({ length: pieces }, (_, at): Segment => {
    const [a, b] = [start + at * step, start + (at + 1) * step]
    return ['C', ...point(a, handle), ...point(b, -handle), ...(at === pieces - 1 ? ([x, y] as const) : point(b, 0))]
  })
}

/** The outline of path data (SVG 2, 9.3). */
export function pathOutline(text: string): Segment[] {
  const segments: Segment[] = []
  let [x, y, startX, startY, lastX, lastY] = [0, 0, 0, 0, 0, 0]
  let before = ''
  for (const { letter, values } of commandsOf(text)) {
    const upper = letter.toUpperCase()
    const isRelative = letter !== upper
    const [v0 = 0, v1 = 0, v2 = 0, v3 = 0, v4 = 0, v5 = 0, v6 = 0] = values
    const [ox, oy] = isRelative ? [x, y] : [0, 0]
    const handle = [...'CSQT'].includes(upper) ? upper : ''
    const mirrored = (kinds: string): [number, number] =>
      before !== '' && kinds.includes(before) ? [2 * x - lastX, 2 * y - lastY] : [x, y]
    const curve = (x1: number, y1: number, x2: number, y2: number, toX: number, toY: number) => {
      segments.push(['C', x1, y1, x2, y2, toX, toY])
      ;[x, y] = [toX, toY]
    }
    const bend = (qx: number, qy: number, toX: number, toY: number) => {
      const third = (from: number, control: number) => from + (2 / 3) * (control - from)
      curve(third(x, qx), third(y, qy), third(toX, qx), third(toY, qy), toX, toY)
      ;[lastX, lastY] = [qx, qy]
    }
    if (upper === 'M') {
      ;[x, y] = [ox + v0, oy + v1]
      ;[startX, startY] = [x, y]
      segments.push(['M', x, y])
    } else if (upper === 'Z') {
      segments.push(['Z'])
      ;[x, y] = [startX, startY]
    } else if (upper === 'L' || upper === 'H' || upper === 'V') {
      if (upper === 'L') [x, y] = [ox + v0, oy + v1]
      else if (upper === 'H') x = ox + v0
      else y = oy + v0
      segments.push(['L', x, y])
    } else if (upper === 'C') {
      curve(ox + v0, oy + v1, ox + v2, oy + v3, ox + v4, oy + v5)
      ;[lastX, lastY] = [ox + v2, oy + v3]
    } else if (upper === 'S') {
      const [x1, y1] = mirrored('CS')
      curve(x1, y1, ox + v0, oy + v1, ox + v2, oy + v3)
      ;[lastX, lastY] = [ox + v0, oy + v1]
    } else if (upper === 'Q') bend(ox + v0, oy + v1, ox + v2, oy + v3)
    else if (upper === 'T') bend(...mirrored('QT'), ox + v0, oy + v1)
    else {
      segments.push(...arcCurves([x, y], [v0, v1, v2, v3, v4, ox + v5, oy + v6]))
      ;[x, y] = [ox + v5, oy + v6]
    }
    before = handle
  }
  return segments
}

/** An ellipse as four arcs, from the right clockwise (SVG 2, 10.4). */
export function ellipseOutline(cx: number, cy: number, rx: number, ry: number): Segment[] {
  return pathOutline(
    `M${cx + rx} ${cy}A${rx} ${ry} 0 0 1 ${cx} ${cy + ry}A${rx} ${ry} 0 0 1 ${cx - rx} ${cy}A${rx} ${ry} 0 0 1 ${cx} ${cy - ry}A${rx} ${ry} 0 0 1 ${cx + rx} ${cy}Z`,
  )
}

/** A rectangle, its corners round where radii say so (SVG 2, 10.2). */
export function rectOutline(x: number, y: number, width: number, height: number, rx: number, ry: number): Segment[] {
  if (rx <= 0 || ry <= 0) return pathOutline(`M${x} ${y}H${x + width}V${y + height}H${x}Z`)
  const [r, s] = [Math.min(rx, width / 2), Math.min(ry, height / 2)]
  const corner = (toX: number, toY: number) => `A${r} ${s} 0 0 1 ${toX} ${toY}`
  return pathOutline(
    `M${x + r} ${y}H${x + width - r}${corner(x + width, y + s)}V${y + height - s}${corner(x + width - r, y + height)}H${x + r}${corner(x, y + height - s)}V${y + s}${corner(x + r, y)}Z`,
  )
}

export interface Bounds {
  x: number
  y: number
  width: number
  height: number
}

/** Where the derivative of a cubic is zero, between its ends. */
function turns(p0: number, p1: number, p2: number, p3: number): number[] {
  const [a, b, c] = [-p0 + 3 * p1 - 3 * p2 + p3, 2 * (p0 - 2 * p1 + p2), p1 - p0]
  if (Math.abs(a) < 1e-12) return Math.abs(b) < 1e-12 ? [] : [-c / b]
  const root = b * b - 4 * a * c
  return root < 0 ? [] : [(-b + Math.sqrt(root)) / (2 * a), (-b - Math.sqrt(root)) / (2 * a)]
}

const onCubic = (t: number, p0: number, p1: number, p2: number, p3: number) =>
  (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t * t * p2 + t ** 3 * p3

/** The box that an outline fills, handles of curves left out of account; undefined for an empty one. */
export function boundsOf(segments: readonly Segment[]): Bounds | undefined {
  const [xs, ys]: [number[], number[]] = [[], []]
  let [x, y] = [0, 0]
  for (const segment of segments) {
    if (segment[0] === 'Z') continue
    if (segment[0] === 'C') {
      const [, x1, y1, x2, y2, toX, toY] = segment
      for (const t of turns(x, x1, x2, toX)) if (t > 0 && t < 1) xs.push(onCubic(t, x, x1, x2, toX))
      for (const t of turns(y, y1, y2, toY)) if (t > 0 && t < 1) ys.push(onCubic(t, y, y1, y2, toY))
      ;[x, y] = [toX, toY]
    } else [, x, y] = segment
    xs.push(x)
    ys.push(y)
  }
  if (xs.length === 0) return undefined
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}
