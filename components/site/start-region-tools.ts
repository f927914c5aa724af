import { isMadeFor } from '@/lib/base/region/made-for'
import type { RegionCode } from '@/lib/base/region/types'

import { regionStore } from './region'

/** Shows the tools that are made for the visitor's region, and none where there are none or no region is chosen. */
export function startRegionTools(section: HTMLElement): void {
  const lines = [...section.querySelectorAll<HTMLElement>('[data-regions]')]
  function show(): void {
    const region = regionStore.get()
    for (const line of lines) line.hidden = !isMadeFor((line.dataset.regions ?? '').split(' ') as RegionCode[], region)
    section.hidden = region === 'global' || lines.every((line) => line.hidden)
  }
  show()
  regionStore.subscribe(show)
}
