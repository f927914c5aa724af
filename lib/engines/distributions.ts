export { chiSquareDensity, fisherDensity } from '@/lib/subjects/statistics/densities'
export { binomialChance, binomialQuantile, binomialTails } from '@/lib/subjects/statistics/binomial'
export { curvePicture } from '@/lib/subjects/statistics/curve-picture'
export {
  chiSquareLowerTail,
  chiSquareQuantile,
  chiSquareUpperTail,
  fisherTails,
  fisherUpperQuantile,
  normalQuantile,
  normalUpperTail,
  studentDensity,
  studentUpperQuantile,
  studentUpperTail,
} from '@/lib/subjects/statistics/distributions'
export { bellPicture, normalDensity } from '@/lib/subjects/statistics/normal-picture'
export { scientificText } from '@/lib/subjects/statistics/scientific'
export { pValueOfT, type Measured } from '@/lib/subjects/statistics/means'
export { criticalZ, wilsonInterval } from '@/lib/subjects/statistics/proportions'
export {
  hedgesFactor,
  oneSampleTest,
  pooledTest,
  testInterval,
  unequalTest,
  type TTest,
} from '@/lib/subjects/statistics/t-tests'
