import { regionCodes, type RegionCode } from '@/lib/base/region/types'
import { definePlainStore } from '@/lib/platform/storage/store'

/** The visitor's choice, saved at once; whatever is not a known code counts as damaged and reads as global. */
export const regionStore = definePlainStore<RegionCode>({
  key: 'selectedRegion',
  initial: 'global',
  read: (text) => regionCodes.find((code) => code === text),
})
