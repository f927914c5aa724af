import { createContext, useContext, type ReactNode } from 'react'
import { useStore } from '@/components/storage/use-store'
import { regionOf } from '@/lib/region/regions'
import type { Region } from '@/lib/region/types'
import { regionStore } from './region'

const RegionContext = createContext<Region>(regionOf('global'))

/** Hands the one stored region to what stands inside; global in the prerendered page and in the first render. */
export function RegionProvider({ children }: { children: ReactNode }) {
  const region = regionOf(useStore(regionStore))
  return <RegionContext value={region}>{children}</RegionContext>
}

export function useRegion(): Region {
  return useContext(RegionContext)
}
