import type { RegionCode } from './types'

/** Regions where letter paper is usual; elsewhere it is A4. */
export const letterPaper = {
  us: 'letter',
  ca: 'letter',
  mx: 'letter',
  ph: 'letter',
  cl: 'letter',
  co: 'letter',
} as const satisfies Partial<Record<RegionCode, 'letter'>>

const letterRegions: ReadonlySet<string> = new Set(Object.keys(letterPaper))

/** The paper that is usual in a region. */
export function paperOf(region: RegionCode): 'a4' | 'letter' {
  return letterRegions.has(region) ? 'letter' : 'a4'
}
