import type { CropBox } from '@/lib/subjects/picture/crop-box'

/** Where a head stands in most portraits, in shares of the picture: only a place to begin. */
export const usualHead: CropBox = { x: 0.32, y: 0.18, width: 0.36, height: 0.42 }
