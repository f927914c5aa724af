import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What `npm run sweep` found when it last tried every tool, all of them without a fault. Written by that command alone. */
export interface LastSweep {
  /** On which it ended, as people write it. */
  day: string
  /** Of the project, and of what was compiled. */
  version: string
  site: string
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
