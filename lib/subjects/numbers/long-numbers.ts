import type { Show } from '@/lib/base/format/show'
import { size, type Ratio } from '@/lib/base/units/ratio'
import { expansionOf, fractionText, wholeText } from './exact'
import { decimalOf, trimmed, writeRatio, writeReadable, writeScientific } from './scientific'

const [shortest, shownDigits] = [40, 12]

/** An exact number in the ways in which a page shows it; `all` where the result is only its beginning. */
export interface WrittenExactly {
  result: string
  decimal?: string | undefined
  scientific?: string | undefined
  digits?: number | undefined
  all?: string | undefined
}

/** A number of any length: itself where it can be read, else its first twelve digits and, apart, all of them. */
export function writeExactly(exact: Ratio, show: Show): WrittenExactly {
  const isWhole = exact.under === 1n
  const written = isWhole ? wholeText(exact.over, show) : fractionText(exact)
  const scientific = writeScientific(decimalOf(exact, shownDigits), show)
  const isLong = written.length > shortest
  const { fixed, block, isCut } = expansionOf(exact, 30)
  const isEnding = block === '' && !isCut && fixed.length <= 16
  return {
    result: isLong ? `${isWrittenWhole(exact) ? '' : '≈ '}${scientific}` : written,
    decimal: isWhole || isLong ? undefined : `${isEnding ? '' : '≈ '}${writeRatio(exact, 16, show)}`,
    scientific: isLong || exact.over === 0n ? undefined : scientific,
    digits: isWhole ? String(size(exact).over).length : undefined,
    all: isLong ? written : undefined,
  }
}

/** Whether twelve digits and a power of ten write all of it. */
function isWrittenWhole(exact: Ratio): boolean {
  const { digits, power } = decimalOf(exact, shownDigits)
  const scale = 10n ** BigInt(Math.abs(power))
  return power < 0 ? exact.over * scale === digits * exact.under : exact.over === digits * scale * exact.under
}

/** The first digits of a number above 0 that is known by its common logarithm: as many as that logarithm is sure of. */
export function writeMagnitude(logarithm: number, show: Show, most = 12): string {
  const power = Math.floor(logarithm)
  const kept = Math.abs(logarithm) < 300 ? most : 8
  const digits = BigInt(Math.round(10 ** (logarithm - power + kept - 1)))
  return writeReadable(trimmed(digits, power - kept + 1), show)
}
