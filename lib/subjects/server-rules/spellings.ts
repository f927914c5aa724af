import { ownPath } from './follow'
import type { SiteRules } from './model'

/** Paths of which the list has another one that differs in capitals alone. */
export function capitalsMatter(site: SiteRules): (path: string) => boolean {
  const seen = new Map<string, Set<string>>()
  for (const { from, to } of site.rules)
    for (const path of [from, ownPath(to, site) ?? '']) {
      const small = path.toLowerCase()
      seen.set(small, (seen.get(small) ?? new Set()).add(path))
    }
  return (path) => (seen.get(path.toLowerCase())?.size ?? 0) > 1
}
