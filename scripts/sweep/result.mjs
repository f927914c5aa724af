import { existsSync, readFileSync } from 'node:fs'

/** What the probes of a group of tools noted, a line for each test. @param {string} file @returns {Record<string, number>[]} */
export function countsIn(file) {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

/** @param {Record<string, number>[]} counts @returns {Record<string, number>} */
export function addedUp(counts) {
  const sum = {}
  for (const one of counts) for (const [name, value] of Object.entries(one)) sum[name] = (sum[name] ?? 0) + value
  return sum
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/**
 * The last full result, as /about and /privacy show it; undefined while a finished tool was not tried over this site.
 * @param {{ site: string, tried: readonly string[], counts: Record<string, number>, finished: readonly string[], version: string, now: Date }} run
 */
export function resultOf({ site, tried, counts, finished, version, now }) {
  const done = new Set(tried)
  if (!finished.every((id) => done.has(id))) return undefined
  const { markers = 0, requests = 0, offline = 0, hostile = 0, storedBytes = 0 } = counts
  return {
    day: day.format(now),
    version,
    site: site.slice(0, 12),
    tools: finished.length,
    markers,
    requests,
    offline,
    hostile,
    storedBytes,
  }
}
