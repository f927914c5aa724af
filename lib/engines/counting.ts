export { product, ratio, sum, toNumber, toRatio, type Ratio } from '@/lib/base/units/ratio'
export {
  chosenOf,
  derangements,
  doubleFactorial,
  factorialOf,
  multinomial,
  productBelow,
  timesInFactorial,
} from '@/lib/subjects/numbers/counting'
export { writeExactly, writeMagnitude } from '@/lib/subjects/numbers/long-numbers'
export { writeRatio } from '@/lib/subjects/numbers/scientific'
export { gamma, logGamma } from '@/lib/subjects/statistics/special'
