/*
 * Writes the table of cities and the outline of the continents.
 *
 *   node scripts/cities/write.mjs <cityMap.json> <tz.js> <land-110m.json>
 *
 * cityMap.json: of the npm package city-timezones 1.3.4 (MIT), places of Natural Earth (public domain). tz.js: of @photostructure/tz-lookup
 * 11.7.0 (CC0), which finds a zone by degrees. A city whose clocks the two tell differently in 2026 is left out. land-110m.json: of
 * world-atlas 2.0.2 (ISC), land of Natural Earth (public domain).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const [cityFile, finderFile, landFile] = process.argv.slice(2).map((file) => path.resolve(file))
const folder = path.resolve(import.meta.dirname, '../../lib/subjects/zones')
const most = 5000

const findZone = createRequire(import.meta.url)(finderFile)

const known = new Map()

/** The clocks of a zone in the middle of each month of 2026; undefined for what is no zone. */
function clocksOf(zone) {
  if (!known.has(zone)) known.set(zone, readClocks(zone))
  return known.get(zone)
}

function readClocks(zone) {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 15, 12))).join()
  } catch {
    return undefined
  }
}

function isCertain({ lat, lng, timezone }) {
  const clocks = timezone && clocksOf(timezone)
  return clocks !== undefined && clocks === clocksOf(findZone(lat, lng))
}

const bare = (name) => name.normalize('NFD').replaceAll(/\p{M}/gu, '')
const round = (degrees) => Number(degrees.toFixed(2))
const seen = new Set()
const cities = JSON.parse(readFileSync(cityFile, 'utf8'))
  .filter(({ iso2, city }) => iso2 && iso2.length === 2 && !/[;,|\n]/.test(city))
  .filter(isCertain)
  .sort((one, other) => (other.pop ?? 0) - (one.pop ?? 0))
  .filter(({ city, iso2, province }) => {
    const key = `${city} ${iso2} ${province}`
    return !seen.has(key) && seen.add(key)
  })
  .slice(0, most)

const byZone = new Map()
for (const city of cities) byZone.set(city.timezone, [...(byZone.get(city.timezone) ?? []), city])
const lines = [...byZone]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([zone, all]) => {
    const places = all.map(({ city, city_ascii: plain, iso2, lat, lng, pop }) =>
      [city, plain === bare(city) ? '' : plain, iso2, round(lat), round(lng), Math.round((pop ?? 0) / 1000)].join(','),
    )
    return `${zone}|${places.join(';')}`
  })
writeFileSync(
  path.join(folder, 'city-table.ts'),
  `/* Written by scripts/cities/write.mjs, which names its sources. */\n\n/** A zone and its cities in a line: name, name in plain letters, country, degrees north and east, thousands of people. */\nexport const cityTable = ${JSON.stringify(lines.join('\n'))}\n`,
)

/* Half degrees from the north-west corner, as a path of SVG. */
const { arcs, objects, transform } = JSON.parse(readFileSync(landFile, 'utf8'))
const points = arcs.map((arc) => {
  let [x, y] = [0, 0]
  return arc.map(([right, up]) => {
    x += right
    y += up
    const longitude = x * transform.scale[0] + transform.translate[0]
    const latitude = y * transform.scale[1] + transform.translate[1]
    return [Math.round((longitude + 180) * 2), Math.round((90 - latitude) * 2)]
  })
})
const ringOf = (ring) =>
  ring.flatMap((at, place) => {
    const arc = at < 0 ? points[~at].toReversed() : points[at]
    return place === 0 ? arc : arc.slice(1)
  })
const rings = objects.land.geometries.flatMap(({ type, arcs: parts }) =>
  (type === 'Polygon' ? [parts] : parts).flatMap((polygon) => polygon.map(ringOf)),
)
/** A ring that crosses the edge of the map goes on beyond it; one around a pole is closed along the lower edge. */
function unrolled(ring) {
  let turns = 0
  const open = ring.map(([x, y], at) => {
    const before = ring[at - 1]?.[0] ?? x
    if (x - before > 360) turns--
    if (before - x > 360) turns++
    return [x + turns * 720, y]
  })
  const [first, last] = [open[0][0], open.at(-1)[0]]
  return turns === 0 ? open : [...open, [last, 360], [first, 360]]
}

/** The ring as often as a part of it lies on the map. */
function copies(ring) {
  const across = ring.map(([x]) => x)
  return [-720, 0, 720]
    .filter((shift) => Math.max(...across) + shift > 0 && Math.min(...across) + shift < 720)
    .map((shift) => ring.map(([x, y]) => [x + shift, y]))
}

const outline = rings
  .map(unrolled)
  .flatMap(copies)
  .map((ring) => ring.filter(([x, y], at) => at === 0 || x !== ring[at - 1][0] || y !== ring[at - 1][1]))
  .filter((ring) => ring.length > 3)
  .map(([[x, y], ...rest]) => {
    let [left, top] = [x, y]
    const moves = rest.map(([toX, toY]) => {
      const move = `${toX - left} ${toY - top}`
      ;[left, top] = [toX, toY]
      return move
    })
    return `M${x} ${y}l${moves.join(' ')}z`
  })
  .join('')
writeFileSync(
  path.join(folder, 'world-outline.ts'),
  `/* Written by scripts/cities/write.mjs, which names its source. */\n\n/** The continents as a path of SVG, 720 wide and 360 high: half degrees from the north-west corner. */\nexport const worldOutline = ${JSON.stringify(outline)}\n`,
)
process.stdout.write(`${cities.length} cities, outline of ${outline.length} characters\n`)
