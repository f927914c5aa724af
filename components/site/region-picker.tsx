import { useId } from 'react'

import { classNames } from '@/components/ui/class-names'
import { loadingMessages, regionMessages } from '@/lib/messages/shell'
import type { Region } from '@/lib/region/types'

import { useRegion } from './region'
import { useLoaded } from './use-loaded'

const loadList = () => import('./region-list').then(({ RegionList }) => ({ RegionList }))

/** As wide as its list, whatever the region is called: a restored choice moves nothing. */
export const pickerClasses =
  'flex h-11 w-[200px] items-center gap-2 rounded-md border border-edge bg-raised px-3 text-sm hover:border-accent sm:h-10'

/** What the closed picker shows. */
export function PickerFace({ region }: { region: Region }) {
  return (
    <>
      <span aria-hidden="true" className="w-5 shrink-0 overflow-hidden text-left">
        {region.flag}
      </span>
      <span className="min-w-0 flex-1 truncate text-left">{region.name}</span>
      <span className="w-8 shrink-0 text-xs text-muted">{region.currency}</span>
      <svg aria-hidden="true" className="size-4 shrink-0" viewBox="0 0 24 24" fill="none" stroke="currentColor">
        <path d="m6 9 6 6 6-6" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </>
  )
}

interface RegionPickerProps {
  /** Where the list is put: inside a modal dialog nothing outside it can be reached. The page's body unless given. */
  container?: HTMLElement | null
}

/** Shows the region at once; the list of regions is fetched when it is first opened. */
export function RegionPicker({ container }: RegionPickerProps) {
  const region = useRegion()
  const list = useLoaded(loadList)
  const listId = useId()

  if (list.part) return <list.part.RegionList container={container} />
  return (
    <button
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded="false"
      aria-controls={listId}
      aria-label={regionMessages.button(region.name, region.currency)}
      title={list.failed ? loadingMessages.notLoaded : undefined}
      className={classNames(pickerClasses, list.failed && 'border-bad')}
      onClick={list.load}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') list.load()
      }}
    >
      <PickerFace region={region} />
    </button>
  )
}
