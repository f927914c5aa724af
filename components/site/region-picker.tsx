import { regionMessages } from '@/lib/messages/shell'
import { regionOf } from '@/lib/base/region/regions'
import type { Region } from '@/lib/base/region/types'

import { regionStore } from './region'

/** What the closed picker shows. */
export function PickerFace({ region }: { region: Region }) {
  return (
    <>
      <span data-region="flag" aria-hidden="true">
        {region.flag}
      </span>
      <span data-region="name">{region.name}</span>
      <span data-region="currency">{region.currency}</span>
      <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor">
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
        className="region-picker"
      >
        <PickerFace region={region} />
      </button>
    </div>
  )
}
