export {
  bendOf,
  deviationsOf,
  fisherInterval,
  kendall,
  pearson,
  pearsonTest,
  spearman,
  type Coefficient,
} from '@/lib/subjects/statistics/correlation'
export {
  coefficientInterval,
  forecastAt,
  lineModel,
  type Estimate,
  type LineModel,
} from '@/lib/subjects/statistics/line-model'
export { readPaired, type PairedColumn } from '@/lib/subjects/statistics/paired'
export { scientificText } from '@/lib/subjects/statistics/scientific'
