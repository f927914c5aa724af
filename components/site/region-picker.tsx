import { regionMessages } from '@/lib/messages/shell'
import { regionOf } from '@/lib/base/region/regions'
import type { Region } from '@/lib/base/region/types'

import { regionStore } from './region'

/** As wide as its list, whatever the region is called: a restored choice moves nothing. */
export const pickerClasses =
  'flex h-11 w-[200px] items-center gap-2 rounded-md border border-edge bg-raised px-3 text-sm hover:border-accent sm:h-10'

/** What the closed picker shows. */
export function PickerFace({ region }: { region: Region }) {
  return (
    <>
      <span data-region="flag" aria-hidden="true" className="w-5 shrink-0 overflow-hidden text-left">
        {region.flag}
      </span>
      <span data-region="name" className="min-w-0 flex-1 truncate text-left">
        {region.name}
      </span>
      <span data-region="currency" className="w-8 shrink-0 text-xs text-muted">
        {region.currency}
      </span>
      <svg aria-hidden="true" className="size-4 shrink-0" viewBox="0 0 24 24" fill="none" stroke="currentColor">
        <path d="m6 9 6 6 6-6" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </>
  )
}

/** The picker before it was opened; startRegionPicker shows the stored region in it and fetches the list. */
export function RegionPicker({ id }: { id: string }) {
  const region = regionOf(regionStore.initial)
  return (
    <div data-region-picker>
      <button
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded="false"
        aria-controls={`${id}-list`}
        aria-label={regionMessages.button(region.name, region.currency)}
        className={pickerClasses}
      >
        <PickerFace region={region} />
      </button>
    </div>
  )
}
