import { standardDigits, type Quotient } from './read'

/** A number in a base; `block` is repeated without end. */
export interface Written {
  sign: '' | '-'
  whole: string
  fixed: string
  block: string
  /** More digits of the fraction follow than are written. */
  isCut: boolean
}

/** Digits of a whole number of 0 or more, halves first. */
function wholeDigits(value: bigint, digits: string): string {
  const base = digits.length
  if (base <= 36 && digits === standardDigits.slice(0, base)) return value.toString(base)
  const powers = [BigInt(base)]
  for (let last = powers[0] ?? 1n; last <= value; last *= last) powers.push(last * last)
  const part = (rest: bigint, level: number): string => {
    if (level < 0) return digits[Number(rest)] ?? ''
    const power = powers[level] ?? 1n
    const low = part(rest % power, level - 1)
    return part(rest / power, level - 1) + low
  }
  const padded = part(value, powers.length - 1)
  const zero = digits[0] ?? '0'
  let from = 0
  while (from < padded.length - 1 && padded[from] === zero) from++
  return padded.slice(from)
}

/**
 * A number in the base of so many digits, exactly: the fraction by long division until a remainder comes again, or cut after `mostFraction`
 * digits.
 */
export function writeNumber({ over, under }: Quotient, digits: string, mostFraction = 200): Written {
  const base = BigInt(digits.length)
  const size = over < 0n ? -over : over
  const seen = new Map<bigint, number>()
  let rest = size % under
  let fixed = ''
  while (rest !== 0n && fixed.length < mostFraction && !seen.has(rest)) {
    seen.set(rest, fixed.length)
    rest *= base
    fixed += digits[Number(rest / under)] ?? ''
    rest %= under
  }
  const repeatsFrom = rest === 0n ? undefined : seen.get(rest)
  return {
    sign: over < 0n ? '-' : '',
    whole: wholeDigits(size / under, digits),
    fixed: repeatsFrom === undefined ? fixed : fixed.slice(0, repeatsFrom),
    block: repeatsFrom === undefined ? '' : fixed.slice(repeatsFrom),
    isCut: rest !== 0n && repeatsFrom === undefined,
  }
}

/** Groups counted from the point, parted by a mark. */
function inGroups(text: string, size: number, mark: string, isFraction: boolean): string {
  if (size === 0 || mark === '') return text
  const first = isFraction ? 0 : text.length % size
  const groups = first === 0 ? [] : [text.slice(0, first)]
  for (let at = first; at < text.length; at += size) groups.push(text.slice(at, at + size))
  return groups.join(mark)
}

/** As text: −ff.8, 0.(3), with a prefix behind the sign and groups of so many digits. */
export function writtenText(
  { sign, whole, fixed, block, isCut }: Written,
  { prefix = '', group = 0, mark = '' }: { prefix?: string; group?: number; mark?: string } = {},
): string {
  const fraction = `${inGroups(fixed, group, mark, true)}${block === '' ? '' : `(${block})`}${isCut ? '…' : ''}`
  return `${sign}${prefix}${inGroups(whole, group, mark, false)}${fraction === '' ? '' : `.${fraction}`}`
}
