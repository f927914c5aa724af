export {
  isLess,
  magnitude,
  negated,
  product,
  quotient,
  ratio,
  size,
  sum,
  toNumber,
  toRatio,
  type Ratio,
} from '@/lib/base/units/ratio'
export { wholeShares } from '@/lib/subjects/invoicing/shares'
export { gcdOf, lcmOf } from '@/lib/subjects/numbers/divisors'
export { decimalText, fractionText, mixedText, readExact } from '@/lib/subjects/numbers/exact'
export { combined, fractionLines, type FractionLine, type FractionSign } from '@/lib/subjects/numbers/fraction-working'
export { roundedBy, roundings, wholeBy, type RoundingWay } from '@/lib/subjects/numbers/round'
