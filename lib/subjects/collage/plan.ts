import type { Size } from '@/lib/subjects/picture/sizes'
import {
  columnLayout,
  freeLayout,
  gridLayout,
  leadAboveLayout,
  leadLayout,
  mosaicLayout,
  rowLayout,
  type Layout,
} from './layout'
import type { CollagePlan } from './task'

/** Pixels of a line of captions: letters with room above and below. */
export const captionHeight = ({ captions, captionSize, width }: CollagePlan) =>
  captions.length === 0 ? 0 : Math.round(captionSize * width * 1.8)

/** Where pictures of these sizes stand; stitched screenshots are a column until their overlaps are known. */
export function layoutOf(sizes: readonly Size[], plan: CollagePlan): Layout {
  const { arrangement, width, columns, ratio, gap, hasEdge } = plan
  const spacing = { gap, edge: hasEdge ? gap : 0, caption: captionHeight(plan) }
  switch (arrangement) {
    case 'row':
      return rowLayout(sizes, width, spacing)
    case 'grid':
      return gridLayout(sizes.length, columns, ratio, width, spacing)
    case 'mosaic':
      return mosaicLayout(sizes, ratio, width, spacing)
    case 'column':
      return columnLayout(sizes, width, spacing)
    case 'lead':
      return leadLayout(sizes, width, spacing)
    case 'leadAbove':
      return leadAboveLayout(sizes, width, spacing)
    case 'pairs':
      return gridLayout(sizes.length, 2, ratio, width, spacing)
    case 'free':
      return freeLayout(sizes, plan.boxes, ratio, width, spacing)
    case 'stitch':
      return columnLayout(sizes, width, { gap: 0, edge: 0, caption: 0 })
  }
}
