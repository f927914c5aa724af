export { magnitude, product, quotient, ratio, sum, toNumber, toRatio, type Ratio } from '@/lib/base/units/ratio'
export { readExact } from '@/lib/subjects/numbers/exact'
export { piFraction } from '@/lib/subjects/units/pi-fraction'
export {
  exactTrig,
  pi,
  quadrantOf,
  reducedAngle,
  referenceAngle,
  trigNames,
  trigValues,
  type TrigName,
} from '@/lib/subjects/geometry/trig-values'
