import { appendFileSync } from 'node:fs'

/** What the probes of `npm run sweep` count, for its last full result. */
export type Counts = Partial<Record<'markers' | 'requests' | 'offline' | 'hostile' | 'storedBytes', number>>

/** Notes what a test tried, where the sweep asks for it. */
export function count(counts: Counts): void {
  if (process.env.SWEEP_COUNTS) appendFileSync(process.env.SWEEP_COUNTS, `${JSON.stringify(counts)}\n`)
}
