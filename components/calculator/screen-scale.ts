import { defineStore } from '@/lib/platform/storage/store'

/** How many of the page's pixels are a millimeter on this screen, at the zoom it was found at. */
interface ScreenScale {
  /** 0 before anybody has laid a card on. */
  perMillimeter: number
  /** The browser's devicePixelRatio, which zooming changes. */
  zoom: number
}

const isAbove = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0

function read(raw: unknown): ScreenScale | undefined {
  if (typeof raw !== 'object' || raw === null || !('perMillimeter' in raw) || !('zoom' in raw)) return undefined
  const { perMillimeter, zoom } = raw
  return isAbove(perMillimeter) && isAbove(zoom) ? { perMillimeter, zoom } : undefined
}

/** Shared by all tools that draw to size. */
export const screenScaleStore = defineStore<ScreenScale>({
  key: 'screen-scale',
  version: 1,
  initial: { perMillimeter: 0, zoom: 0 },
  read,
})
