/** What the probes of a tool count, added up over its tests. */
const counted = /** @type {const} */ (['markers', 'requests', 'offline', 'hostile', 'storedBytes'])

/**
 * What is known of a tool that passed: the hash of its own files then, the day (UTC, 2026-11-28), and what was counted.
 * @typedef {{ files: string, day: string } & Partial<Record<(typeof counted)[number], number>>} Passed
 */

/** What the tests of a group noted, for each tool. @param {string} lines A line of JSON for each note @returns {Record<string, Record<string, number>>} */
export function countsOf(lines) {
  const sums = {}
  for (const line of lines.split('\n').filter((one) => one !== '')) {
    const { id, ...counts } = JSON.parse(line)
    const sum = (sums[id] ??= {})
    for (const [name, value] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + value
  }
  return sums
}

/**
 * The tools that failed tests speak of, by their titles: their own where each names one, else all of the group. So are all where a run
 * failed without a failed test.
 * @param {readonly string[]} titles Of tests that failed
 * @param {readonly string[]} group Ids
 */
export function blamed(titles, group) {
  const named = titles.map((title) => group.filter((id) => title.startsWith(`${id}:`) || title.includes(`/${id}/`)))
  const isTold = named.length > 0 && named.every((ids) => ids.length > 0)
  return !isTold ? [...group] : group.filter((id) => named.some((ids) => ids.includes(id)))
}

/**
 * The tools that are still to be tried: those whose own files are not what they were when they passed, and those that passed before
 * the day `since`.
 * @param {{ present: Readonly<Record<string, string>>, recorded: Readonly<Record<string, Passed>>, since?: string }} state
 */
export function leftToTry({ present, recorded, since = '' }) {
  return Object.keys(present).filter((id) => recorded[id]?.files !== present[id] || recorded[id].day < since)
}

/** The record as its file holds it: a line for each tool that is there, by id. @param {Readonly<Record<string, Passed>>} recorded @param {Readonly<Record<string, string>>} present */
export function recordText(recorded, present) {
  const lines = Object.keys(recorded)
    .filter((id) => Object.hasOwn(present, id))
    .sort()
    .map((id) => `  ${JSON.stringify(id)}: ${JSON.stringify(recorded[id])}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

/**
 * What the sweep came to, as /about and /privacy show it; undefined while a tool has not passed as it is now.
 * @param {{ present: Readonly<Record<string, string>>, recorded: Readonly<Record<string, Passed>>, version: string }} state
 */
export function resultOf({ present, recorded, version }) {
  if (leftToTry({ present, recorded }).length > 0) return undefined
  const passed = Object.keys(present).map((id) => recorded[id])
  const days = passed.map(({ day }) => day).sort()
  const sums = Object.fromEntries(counted.map((name) => [name, passed.reduce((sum, one) => sum + (one[name] ?? 0), 0)]))
  return { first: days[0], last: days.at(-1), version, tools: passed.length, ...sums }
}
