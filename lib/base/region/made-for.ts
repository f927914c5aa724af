import type { RegionCode } from './types'

/** Regions in which the European Union's law holds as well. */
const unionMembers: ReadonlySet<RegionCode> = new Set(['de', 'fr', 'es', 'it', 'nl', 'ie', 'pl', 'se', 'dk'])

/** Whether a region is a member of the European Union. */
export function isUnionMember(region: RegionCode): boolean {
  return unionMembers.has(region)
}

/** Whether what is made for `regions` is made for somebody in `region`, by its name or as a member of the European Union. */
export function isMadeFor(regions: readonly RegionCode[], region: RegionCode): boolean {
  return regions.includes(region) || (isUnionMember(region) && regions.includes('eu'))
}
