import { decimalsOf, nearestWhole, product, ratio, sum, toRatio, type Ratio } from '@/lib/base/units/ratio'

const decimal = /^[-+]?(?:\d+\.?\d*|\.\d+)$/

/** A decimal of XML Schema exactly; undefined for anything else, and for numbers of more than 60 digits. */
export function exact(text: string | undefined): Ratio | undefined {
  const plain = text?.trim() ?? ''
  return decimal.test(plain) && plain.length <= 60 ? toRatio(plain) : undefined
}

/** A number with so many decimals, halves away from zero. */
export function fixedText(value: Ratio, decimals: number): string {
  const whole = nearestWhole(product(value, ratio(10n ** BigInt(decimals))))
  const digits = String(whole < 0n ? -whole : whole).padStart(decimals + 1, '0')
  const cut = digits.length - decimals
  return `${whole < 0n ? '-' : ''}${digits.slice(0, cut)}${decimals > 0 ? `.${digits.slice(cut)}` : ''}`
}

/** The exact sum of decimals, written as a decimal. What is no decimal counts as 0. */
export function decimalSum(texts: readonly string[]): string {
  const all = texts.map(exact).reduce<Ratio>((whole, one) => (one ? sum(whole, one) : whole), ratio(0n))
  return fixedText(all, decimalsOf(all) ?? 0)
}

/** A decimal with at most six decimals and no zeros behind them, as people read it; what is no decimal as it stands. */
export function shortDecimal(text: string | undefined): string {
  const value = exact(text)
  return value ? fixedText(value, 6).replace(/\.?0+$/, '') : (text ?? '')
}
