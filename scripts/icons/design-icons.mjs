/*
 * node scripts/icons/design-icons.mjs: writes lib/subjects/design/blocks/icons.ts, lucide's icons (ISC) that designs offer, each as one path of
 * strokes in a box of 24 by 24.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.mjs'

// oxfmt-ignore
const names = [
  'alarm-clock', 'award', 'banknote', 'bell', 'book-open', 'box', 'briefcase', 'building', 'bus', 'calendar', 'camera', 'car',
  'chart-column', 'chart-pie', 'check', 'circle-alert', 'circle-check', 'clock', 'cloud', 'coffee', 'coins', 'credit-card', 'droplet',
  'earth', 'factory', 'file-text', 'flag', 'flame', 'gift', 'globe', 'graduation-cap', 'handshake', 'heart', 'hospital', 'house', 'key',
  'laptop', 'leaf', 'lightbulb', 'lock', 'mail', 'map-pin', 'megaphone', 'message-circle', 'monitor', 'package', 'phone', 'plane',
  'recycle', 'rocket', 'search', 'settings', 'shield', 'ship', 'shopping-cart', 'smartphone', 'smile', 'star', 'store', 'sun', 'target',
  'thumbs-down', 'thumbs-up', 'train-front', 'trending-down', 'trending-up', 'trees', 'trophy', 'truck', 'user', 'users', 'wallet',
  'wifi', 'wrench', 'x', 'zap',
]

const folder = path.join(root, 'node_modules/lucide-react/dist/esm/icons')

function shapesOf(name) {
  const source = readFileSync(path.join(folder, `${name}.mjs`), 'utf8')
  const other = /export \{[^}]*default[^}]*\} from '\.\/([\w-]+)\.mjs'/.exec(source)?.[1]
  if (other) return shapesOf(other)
  const literal = /\bnode: (\[[\s\S]*?\]),?\n(?: {2}\w+: .*\n)*\};/.exec(source)?.[1]
  if (!literal) throw new Error(`icon ${name} has no list of shapes`)
  return JSON.parse(
    literal.replace(/([{,]\s*)([\w-]+|"[\w-]+"):/g, (_, before, key) => `${before}"${key.replaceAll('"', '')}":`),
  )
}

const around = (x, y, rx, ry) => `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

function rectangle({ x = 0, y = 0, width, height, rx, ry = rx ?? 0 }) {
  const across = Math.min(rx ?? ry, width / 2)
  if (!across) return `M${x} ${y}h${width}v${height}h${-width}z`
  const [w, h] = [width - 2 * across, height - 2 * across]
  const corner = (dx, dy) => `a${across} ${across} 0 0 1 ${dx} ${dy}`
  return `M${x + across} ${y}h${w}${corner(across, across)}v${h}${corner(-across, across)}h${-w}${corner(-across, -across)}v${-h}${corner(across, -across)}z`
}

function pathOf([element, attributes]) {
  const number = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, Number(value)]))
  switch (element) {
    case 'path':
      return attributes.d
    case 'circle':
      return around(number.cx, number.cy, number.r, number.r)
    case 'ellipse':
      return around(number.cx, number.cy, number.rx, number.ry)
    case 'line':
      return `M${number.x1} ${number.y1}L${number.x2} ${number.y2}`
    case 'rect':
      return rectangle({ ...number, ry: attributes.ry === undefined ? number.rx : number.ry })
    case 'polyline':
      return `M${attributes.points}`
    case 'polygon':
      return `M${attributes.points}z`
    default:
      throw new Error(`no path for ${element}`)
  }
}

const icons = Object.fromEntries(names.map((name) => [name, shapesOf(name).map(pathOf).join('')]))
const file = path.join(root, 'lib/subjects/design/blocks/icons.ts')
writeFileSync(
  file,
  `/* Icons of lucide (ISC licence) as paths of strokes in a box of 24 by 24. Written by scripts/icons/design-icons.mjs. */
export const icons: Readonly<Record<string, string>> = ${JSON.stringify(icons)}
`,
)
execFileSync('npx', ['oxfmt', '--write', file], { stdio: 'inherit' })
