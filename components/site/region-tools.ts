import { allTools } from '@/catalogue'
import { pathOf } from '@/catalogue/address'
import type { RegionCode } from '@/lib/base/region/types'

/** A tool that is made for some regions only; its path is without base path. */
export interface RegionTool {
  name: string
  path: string
  regions: readonly RegionCode[]
}

/** The finished ones, in the order of the catalogue. */
export function regionTools(): RegionTool[] {
  return allTools
    .filter(({ implemented, regions }) => implemented && regions[0] !== 'global')
    .map((tool) => ({ name: tool.name, path: pathOf({ tool }), regions: tool.regions }))
}
