export { drawingToScale, pointAsked, pointText, readPoint, type Drawn } from '@/lib/subjects/geometry/points'
export type { Point } from '@/lib/subjects/geometry/plane-shapes'
export { rightParts, rightTriangle, type RightPart } from '@/lib/subjects/geometry/right-triangle'
export {
  circumcentre,
  cornersOf,
  distanceBetween,
  fromSideAndEnds,
  fromSideAndOpposite,
  fromSides,
  fromSidesAndBetween,
  fromSidesAndOpposite,
  kindOf,
  type Triangle,
} from '@/lib/subjects/geometry/triangle'
