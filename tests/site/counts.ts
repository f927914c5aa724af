import { appendFileSync } from 'node:fs'

/** What the probes of `npm run sweep` count, for its record. */
export type Counts = Partial<Record<'markers' | 'requests' | 'offline' | 'hostile' | 'storedBytes', number>>

/** Notes what a test of a tool tried, where the sweep asks for it. */
export function count(id: string, counts: Counts): void {
  if (process.env.SWEEP_COUNTS) appendFileSync(process.env.SWEEP_COUNTS, `${JSON.stringify({ id, ...counts })}\n`)
}
