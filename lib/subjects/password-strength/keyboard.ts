import type { OptionsGraph } from '@zxcvbn-ts/core'
import type { Diagram, Shape } from '@/lib/kits/chart/types'
import { keyboardName, type Found } from './explain'
import type { Walk } from './task'

interface Key {
  /** Its unshifted character. */
  face: string
  x: number
  y: number
}

/** Where a neighbour lies, in the order in which zxcvbn lists them: rows of a keyboard are shifted by half a key, those of a pad are not. */
const slanted = [
  [-1, 0],
  [-0.5, -1],
  [0.5, -1],
  [1, 0],
  [0.5, 1],
  [-0.5, 1],
] as const
const square = [
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
] as const

/** The keys of a keyboard, laid out by who stands beside whom. */
export function keysOf(graph: OptionsGraph[string], first: string): Key[] {
  const placed = new Map<string, Key>()
  const open: Key[] = [{ face: first, x: 0, y: 0 }]
  for (let key = open.shift(); key; key = open.shift()) {
    if (placed.has(key.face)) continue
    placed.set(key.face, key)
    const neighbours = graph[key.face] ?? []
    const places = neighbours.length === 8 ? square : slanted
    for (const [at, neighbour] of neighbours.entries()) {
      const place = places[at]
      const face = neighbour?.[0]
      if (face !== undefined && place) open.push({ face, x: key.x + place[0], y: key.y + place[1] })
    }
  }
  return [...placed.values()]
}

/** The key of a character: it is the face of a key, or what Shift makes of one. */
function keyFor(graph: OptionsGraph[string], keys: readonly Key[], character: string): Key | undefined {
  const direct = keys.find(({ face }) => face === character)
  if (direct) return direct
  const pair = Object.values(graph)
    .flat()
    .find((both) => both?.[1] === character)
  return keys.find(({ face }) => face === pair?.[0])
}

const unit = 10

/** A walk over a keyboard as a picture; undefined for what is none. */
export function walkOf(found: Found, graphs: OptionsGraph): Walk | undefined {
  const name = found['graph']
  const graph = typeof name === 'string' ? graphs[name] : undefined
  if (found.pattern !== 'spatial' || graph === undefined || typeof name !== 'string') return undefined
  const first = Object.keys(graph).find((character) => (graph[character] ?? []).length > 0)
  // What Shift makes of a key has the same neighbours, so that a face is found through a neighbour's neighbour.
  const face = first === undefined ? undefined : faceOf(graph, first)
  if (face === undefined) return undefined
  const keys = keysOf(graph, face)
  const walked = [...found.token].flatMap((character) => keyFor(graph, keys, character) ?? [])
  const [left, top] = [Math.min(...keys.map(({ x }) => x)), Math.min(...keys.map(({ y }) => y))]
  const [right, bottom] = [Math.max(...keys.map(({ x }) => x)), Math.max(...keys.map(({ y }) => y))]
  const middle = ({ x, y }: Key): readonly [number, number] => [(x - left + 0.5) * unit, (y - top + 0.5) * unit]
  const shapes: Shape[] = keys.flatMap((key): Shape[] => {
    const [x, y] = middle(key)
    const isWalked = walked.includes(key)
    return [
      {
        is: 'rect',
        at: [x - unit * 0.44, y - unit * 0.44],
        width: unit * 0.88,
        height: unit * 0.88,
        tone: isWalked ? 'accent' : 'muted',
        filled: isWalked,
      },
      {
        is: 'text',
        at: [x, y + unit * 0.18],
        text: key.face,
        anchor: 'middle',
        small: true,
        tone: isWalked ? 'ink' : 'muted',
      },
    ]
  })
  const diagram: Diagram = {
    title: `Keyboard walk, ${keyboardName(name)}`,
    width: (right - left + 1) * unit,
    height: (bottom - top + 1) * unit,
    shapes: [
      ...shapes,
      ...(walked.length > 1 ? ([{ is: 'polyline', points: walked.map(middle), tone: 'warn' }] as const) : []),
    ],
  }
  return { says: diagram.title, diagram }
}

/** The unshifted character of the key that has this one. */
function faceOf(graph: OptionsGraph[string], character: string): string | undefined {
  const pair = Object.values(graph)
    .flat()
    .find((both) => both?.includes(character))
  return pair?.[0] ?? undefined
}
