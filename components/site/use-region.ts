import { createContext, createElement, useContext, type ReactNode } from 'react'

import { useStore } from '@/components/storage/use-store'
import { regionOf } from '@/lib/base/region/regions'
import type { Region } from '@/lib/base/region/types'

import { regionStore } from './region'

const RegionContext = createContext<Region | undefined>(undefined)

/** Hands the chosen region to an island, kept current; global in the prerendered page and in the first client render. */
export function RegionProvider({ children }: { children: ReactNode }) {
  return createElement(RegionContext, { value: regionOf(useStore(regionStore)) }, children)
}

/** The region of the RegionProvider around. Throws without one, where it would silently stay global. */
export function useRegion(): Region {
  const region = useContext(RegionContext)
  if (!region) throw new Error('useRegion needs a RegionProvider around the component')
  return region
}
