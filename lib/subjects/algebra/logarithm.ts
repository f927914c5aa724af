import { ratio, toNumber, toRatio, type Ratio } from '@/lib/base/units/ratio'
import { nearestFraction, readExact } from '@/lib/subjects/numbers/exact'
import type { Region } from '@/lib/base/region/types'

/** A number as it was typed: exactly, or e, which has no quotient. */
export interface Real {
  number: number
  exact?: Ratio
  text?: 'e'
}

/** A number as `readExact` reads it, or the letter e for Euler's number. */
export function readReal(text: string, region: Region): Real | 'zero' | undefined {
  if (text.trim().toLowerCase() === 'e') return { number: Math.E, text: 'e' }
  const exact = readExact(text, region)
  return exact && exact !== 'zero' ? { number: toNumber(exact), exact } : exact
}

/** The natural logarithm of a number above 0; near 1 from what it differs by, which keeps every digit. */
export function naturalLog({ number, exact, text }: Real): number {
  if (text === 'e') return 1
  if (exact && Math.abs(number - 1) < 0.5) return Math.log1p(toNumber(ratio(exact.over - exact.under, exact.under)))
  return Math.log(number)
}

const [mostUnder, mostLength] = [60n, 12_000]

/**
 * The logarithm of a number to a base, both above 0 and the base not 1, where it is a quotient with a denominator of at most 60: that of
 * 8 to the base 4 is 3/2. Undefined where it is irrational. What a double suggests is proved in whole numbers.
 */
export function exactLogarithm(base: Ratio, argument: Ratio): Ratio | undefined {
  const guess =
    naturalLog({ number: toNumber(argument), exact: argument }) / naturalLog({ number: toNumber(base), exact: base })
  if (!Number.isFinite(guess) || Math.abs(guess) > mostLength) return undefined
  const found = guess === 0 ? ratio(0n) : nearestFraction(toRatio(guess.toPrecision(13)), mostUnder)
  const times = found.over < 0n ? -found.over : found.over
  const lengthOf = ({ over, under }: Ratio, power: bigint) =>
    (String(over).length + String(under).length) * Number(power)
  if (lengthOf(base, times) > mostLength || lengthOf(argument, found.under) > mostLength) return undefined
  const [over, under] = found.over < 0n ? [base.under, base.over] : [base.over, base.under]
  const isProved = over ** times * argument.under ** found.under === under ** times * argument.over ** found.under
  return isProved ? found : undefined
}
