export {
  effectForMeans,
  quantiles,
  sizeForMeans,
  sizeForShares,
  smallestRise,
  type Plan,
} from '@/lib/subjects/statistics/planned-size'
