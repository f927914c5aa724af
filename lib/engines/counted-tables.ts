export {
  areTooFew,
  association,
  fitOf,
  type Association,
  type CountCell,
  type Fit,
} from '@/lib/subjects/statistics/contingency'
export { curvePicture } from '@/lib/subjects/statistics/curve-picture'
export { chiSquareDensity } from '@/lib/subjects/statistics/densities'
export { chiSquareQuantile } from '@/lib/subjects/statistics/distributions'
export { readPastedTable } from '@/lib/subjects/statistics/pasted-table'
export { fisherExact } from '@/lib/subjects/statistics/proportions'
export { scientificText } from '@/lib/subjects/statistics/scientific'
