export { studentUpperQuantile } from '@/lib/subjects/statistics/distributions'
export { intervalPicture } from '@/lib/subjects/statistics/interval-picture'
export { readPastedTable } from '@/lib/subjects/statistics/pasted-table'
export { scientificText } from '@/lib/subjects/statistics/scientific'
export {
  analysisOfVariance,
  equalSpreadTest,
  groupFrom,
  groupOf,
  honestDifferences,
  welchAnalysis,
  type Group,
} from '@/lib/subjects/statistics/variance-analysis'
