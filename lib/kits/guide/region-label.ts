const labels = [
  ['in', 'India'],
  ['us', 'USA'],
  ['uk', 'UK'],
  ['au', 'Australia'],
] as const

/** What the generic page calls a tool's regions; the first match of this order wins (site.md, generic tool page). */
export function regionLabel(regions: readonly string[]): string {
  return labels.find(([code]) => regions.includes(code))?.[1] ?? 'Global'
}
