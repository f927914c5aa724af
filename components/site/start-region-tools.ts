import { addressOf, basePath } from '@/catalogue/address'
import { drawnPart, element } from '@/components/ui/element'
import { isMadeFor } from '@/lib/base/region/made-for'

import { regionStore } from './region'
import type { RegionTool } from './region-tools'

async function fetchTools(): Promise<RegionTool[]> {
  const answer = await fetch(addressOf({ page: '/region-tools.json' }))
  if (!answer.ok) throw new Error(`the tools of regions: ${answer.status}`)
  return (await answer.json()) as RegionTool[]
}

function lineOf({ name, path }: RegionTool): HTMLElement {
  return element('li', {}, element('a', { class: 'own-tool', href: basePath + path }, name))
}

/**
 * Lists the tools that are made for the visitor's region, and none where there are none or no region is chosen. They are fetched when a
 * region is; where they do not arrive the list stays away, since topics and search have the same tools.
 */
export function startRegionTools(section: HTMLElement): void {
  const list = drawnPart(section, 'ul')
  let fetched: Promise<RegionTool[]> | undefined

  async function show(): Promise<void> {
    const region = regionStore.get()
    fetched ??= region === 'global' ? undefined : fetchTools()
    const tools = await fetched?.catch((): RegionTool[] => {
      fetched = undefined
      return []
    })
    if (region !== regionStore.get()) return
    const made = region === 'global' ? [] : (tools ?? []).filter(({ regions }) => isMadeFor(regions, region))
    list.replaceChildren(...made.map(lineOf))
    section.hidden = made.length === 0
  }
  void show()
  regionStore.subscribe(() => void show())
}
