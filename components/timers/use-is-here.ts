import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False in the page as it was built; true once it is drawn on a device, whose clock, zone and abilities are then known. */
export function useIsHere(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
