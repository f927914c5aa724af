import { decimalsOf, negated, product, ratio, sum, toNumber, toRatio, type Ratio } from '@/lib/base/units/ratio'

const one = ratio(1n)
const hundred = ratio(100n)

/**
 * A share as people write it: 1/3, 33 1/3%, 25%, 12.5 % or 0.25. A bare number above 1 is a percentage. undefined for what is no
 * share, for nothing, for less than nothing and for more than all.
 */
export function readShare(text: string): Ratio | undefined {
  const plain = text.trim().replace(/\s*%$/, '%')
  const [, whole = '', fraction = '', percent = ''] =
    /^(?:(\d+(?:\.\d+)?)(?:\s+(?=\d+\/))?)?(\d+\/[1-9]\d*)?(%?)$/.exec(plain.replace(',', '.')) ?? []
  if (whole === '' && fraction === '') return undefined
  const value = sum(toRatio(whole === '' ? '0' : whole), toRatio(fraction === '' ? '0' : fraction))
  const isPercent = percent !== '' || (fraction === '' && toNumber(value) > 1)
  const share = isPercent ? product(value, ratio(1n, 100n)) : value
  return share.over > 0n && sum(share, negated(one)).over <= 0n ? share : undefined
}

/** The sum of shares is exactly all of it. */
export function isWhole(shares: readonly Ratio[]): boolean {
  const all = shares.reduce(sum, ratio(0n))
  return all.over === all.under
}

/** 25%, 12.5% or, where a percentage has no end, 1/3 (33.33%). */
export function shareText(share: Ratio): string {
  const percent = product(share, hundred)
  const decimals = decimalsOf(percent)
  if (decimals !== undefined && decimals <= 6) return `${toNumber(percent)}%`
  return `${share.over}/${share.under} (${toNumber(percent).toFixed(2)}%)`
}

/** How far shares are from all of it: '1/300 short', '5% over'. undefined where they are all of it. */
export function shareGap(shares: readonly Ratio[]): string | undefined {
  const gap = sum(one, negated(shares.reduce(sum, ratio(0n))))
  if (gap.over === 0n) return undefined
  return gap.over > 0n ? `${shareText(gap)} short` : `${shareText(negated(gap))} over`
}

/**
 * An amount in whole minor units by exact shares that are all of it together: each is cut to whole units, and what is left goes to the
 * largest remainders, the earlier first. The parts add up to the amount.
 */
export function splitByShares(minor: number, shares: readonly Ratio[]): number[] {
  const parts = shares.map(({ over, under }) => {
    const exact = BigInt(minor) * over
    return { whole: Number(exact / under), rest: ratio(exact % under, under) }
  })
  let left = minor - parts.reduce((all, { whole }) => all + whole, 0)
  const order = parts.toSorted(
    (a, b) => Number(toNumber(b.rest) > toNumber(a.rest)) - Number(toNumber(b.rest) < toNumber(a.rest)),
  )
  for (const part of order) {
    if (left <= 0) break
    part.whole += 1
    left -= 1
  }
  return parts.map(({ whole }) => whole)
}
