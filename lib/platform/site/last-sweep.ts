import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What `npm run sweep` found once every tool had passed as it was. Written by that command alone. */
export interface LastSweep {
  /** The days (2026-11-28) on which the first and the last of the tools were tried. */
  first: string
  last: string
  /** Of the project. */
  version: string
  tools: number
  /** Entries that would be known again, typed and opened. */
  markers: number
  /** Requests that were searched for them. */
  requests: number
  /** Tools that computed with their server stopped. */
  offline: number
  /** Hostile entries. */
  hostile: number
}

const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'content/last-sweep.json')

/** Undefined where the sweep has not ended yet: the pages then say nothing of it. */
export function lastSweep(): LastSweep | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LastSweep) : undefined
}
