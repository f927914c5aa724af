import { isColour, parseColour } from '@/lib/subjects/colour/parse'
import { bytesOf } from '@/lib/subjects/colour/write'
import type { FoundColour } from './extract'

/** Attributes and properties that paint. */
const painting =
  /(?:^|[\s;"'{])(?:fill|stroke|stop-color|flood-color|color)\s*(?:=\s*["']([^"']+)["']|:\s*([^;"'}<]+))/gi

const notColours = new Set([
  'none',
  'inherit',
  'currentcolor',
  'transparent',
  'context-fill',
  'context-stroke',
  'initial',
])

/**
 * The colours that an SVG names, by how often it names them, at most so many. It is read as text: nothing is drawn, no script or address in
 * it is followed. Comments and scripts are left out.
 */
export function svgColours(text: string, most: number): FoundColour[] {
  const read = text.replaceAll(/<!--[\s\S]*?-->|<script[\s\S]*?<\/script>/gi, ' ')
  const counts = new Map<string, number>()
  for (const [, attribute, property] of read.matchAll(painting)) {
    const written = (attribute ?? property ?? '').replace('!important', '').trim().toLowerCase()
    if (written === '' || notColours.has(written) || written.startsWith('url(') || written.startsWith('var(')) continue
    const colour = parseColour(written)
    if (!isColour(colour) || colour.alpha < 0.5) continue
    const key = bytesOf(colour.xyz).join(' ')
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  // A drawing that names no colour is black (SVG 2, 13.3: the initial value of fill).
  if (counts.size === 0 && /<(path|rect|circle|ellipse|polygon|text)[\s>/]/i.test(read)) counts.set('0 0 0', 1)
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return [...counts]
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, most)
    .map(([key, count]) => {
      const [red = 0, green = 0, blue = 0] = key.split(' ').map(Number)
      return { bytes: [red, green, blue], share: count / total }
    })
}
