import { useStore } from '@/components/storage/use-store'
import { regionOf } from '@/lib/region/regions'
import { regionCodes, type Region, type RegionCode } from '@/lib/region/types'
import { definePlainStore } from '@/lib/storage/store'

/** The visitor's choice, saved at once; whatever is not a known code counts as damaged and reads as global. */
export const regionStore = definePlainStore<RegionCode>({
  key: 'selectedRegion',
  initial: 'global',
  read: (text) => regionCodes.find((code) => code === text),
})

/** The chosen region, kept current; global in the prerendered page and in the first client render. */
export function useRegion(): Region {
  return regionOf(useStore(regionStore))
}
