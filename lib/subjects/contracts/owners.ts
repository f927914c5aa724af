import type { Ratio } from '@/lib/base/units/ratio'
import { readShare, shareGap } from './shares'

export interface OwnerRow {
  name: string
  contribution?: number | undefined
  share: string
}

export interface Owner {
  name: string
  contribution?: number | undefined
  share: Ratio
}

export const namedOwners = <Row extends OwnerRow>(rows: readonly Row[]) => rows.filter(({ name }) => name.trim() !== '')

/** Rows with a name as owners whose shares are all of it, or the end of a sentence about why they are not. */
export function readOwners(rows: readonly OwnerRow[]): { owners: Owner[] } | { fault: string } {
  const named = namedOwners(rows)
  const owners: Owner[] = []
  for (const { name, contribution, share } of named) {
    const read = readShare(share)
    if (!read) return { fault: `must have shares such as 1/3, 33 1/3% or 25%: see ${name.trim()}` }
    owners.push({ name: name.trim(), contribution, share: read })
  }
  const gap = owners.length === 0 ? undefined : shareGap(owners.map(({ share }) => share))
  return gap === undefined ? { owners } : { fault: `must have shares that are 100% together; they are ${gap}` }
}
