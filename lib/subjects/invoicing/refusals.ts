import { problem, type Problem } from '@/lib/base/problem'
import { minorUnitDigits } from '@/lib/base/money/currency'
import { decimalsOf, toRatio, type Ratio } from '@/lib/base/units/ratio'
import { taxCategories, type Adjustment, type Decimal, type InvoiceInput, type Size, type Tax } from './types'

const decimal = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?$/i

/** 290% is the highest rate that a tax on goods is known to have (compensation cess on tobacco in India). */
const highestTax = 1000

function isDecimal(text: Decimal): boolean {
  return decimal.test(text.trim())
}

function sign(text: Decimal): bigint {
  const { over } = toRatio(text.trim())
  return over > 0n ? 1n : over < 0n ? -1n : 0n
}

function isAbove(text: Decimal, limit: number): boolean {
  const { over, under }: Ratio = toRatio(text.trim())
  return over > BigInt(limit) * under
}

function numberFault(at: string, text: Decimal): Problem<string> | undefined {
  return isDecimal(text) ? undefined : problem(at, 'must be a number')
}

function sizeFault(at: string, size: Size): Problem<string> | undefined {
  if ('amount' in size) return numberFault(at, size.amount)
  const fault = numberFault(at, size.percent)
  if (fault) return fault
  return sign(size.percent) < 0n ? problem(at, 'must not be below 0%') : undefined
}

function adjustmentFault(at: string, { is, size }: Adjustment): Problem<string> | undefined {
  const fault = sizeFault(at, size)
  if (fault) return fault
  return is === 'discount' && 'percent' in size && isAbove(size.percent, 100)
    ? problem(at, 'must not be above 100%')
    : undefined
}

/** BR-S-5, BR-Z-5, BR-E-5, BR-AE-5, BR-IC-5, BR-G-5 and BR-O-5; BR-IG-5 and BR-IP-5 let L and M have any rate. */
function rateFault(at: string, { category, percent }: Tax): Problem<string> | undefined {
  if (!taxCategories.includes(category)) return problem(at, 'must have a tax category of EN 16931')
  const fault = numberFault(at, percent)
  if (fault) return fault
  if (sign(percent) < 0n) return problem(at, 'must not be below 0%')
  if (isAbove(percent, highestTax)) return problem(at, `must not be above ${highestTax}%`)
  if (category === 'S' && sign(percent) === 0n)
    return problem(at, 'must be above 0% in the standard category; choose zero rated, exempt or reverse charge instead')
  if (['Z', 'E', 'AE', 'K', 'G', 'O'].includes(category) && sign(percent) !== 0n)
    return problem(at, 'must be 0% where no tax is charged')
  return undefined
}

/** Name, category and rate: what one row of the table of taxes stands for. */
export function taxKey(tax: Tax): string {
  const known = keys.get(tax)
  if (known !== undefined) return known
  const { over, under } = toRatio(tax.percent.trim())
  const key = JSON.stringify([tax.name, tax.category, String(over), String(under)])
  keys.set(tax, key)
  return key
}

/** A sum asks for the key of a tax as often as there are lines, and reading a rate takes as long as all else. */
const keys = new WeakMap<Tax, string>()

function taxesFault(at: string, taxes: readonly Tax[]): Problem<string> | undefined {
  for (const [position, tax] of taxes.entries()) {
    const fault = rateFault(`${at}.${position}`, tax)
    if (fault) return fault
  }
  if (new Set(taxes.map(taxKey)).size < taxes.length) return problem(at, 'must name every tax once')
  const all = taxes.reduce((rates, { percent }) => rates + Number(percent), 0)
  return all > highestTax ? problem(at, `must not be above ${highestTax}% together`) : undefined
}

/** BR-O-11 to BR-O-14: what is not subject to VAT stands on no invoice together with what is. */
function outsideFault({ lines, adjustments = [] }: InvoiceInput): Problem<string> | undefined {
  const all = [...lines, ...adjustments].flatMap(({ taxes = [] }) => taxes)
  const outside = all.filter(({ category }) => category === 'O')
  if (outside.length === 0 || outside.length === all.length) return undefined
  const at = lines.findIndex(({ taxes }) => taxes.some(({ category }) => category === 'O'))
  return problem(
    at < 0 ? 'adjustments' : `lines.${at}.taxes`,
    'must not mix “not subject to VAT” with other categories',
  )
}

function linesFault({ lines }: InvoiceInput): Problem<string> | undefined {
  if (lines.length === 0) return problem('lines', 'must have at least one line')
  for (const [position, { quantity, unitPrice, per = '1', adjustments = [], taxes }] of lines.entries()) {
    const at = `lines.${position}`
    const fault =
      numberFault(`${at}.quantity`, quantity) ??
      numberFault(`${at}.unitPrice`, unitPrice) ??
      numberFault(`${at}.per`, per) ??
      adjustments
        .map((one, index) => adjustmentFault(`${at}.adjustments.${index}`, one))
        .find((found) => found !== undefined) ??
      taxesFault(`${at}.taxes`, taxes)
    if (fault) return fault
    // BR-27: the item net price shall not be negative. A return has a negative quantity.
    if (sign(unitPrice) < 0n) return problem(`${at}.unitPrice`, 'must not be below 0')
    if (sign(per) <= 0n) return problem(`${at}.per`, 'must be above 0')
  }
  return undefined
}

function cashFault({ cashStep, currency }: InvoiceInput): Problem<string> | undefined {
  if (cashStep === undefined) return undefined
  const fault = numberFault('cashStep', cashStep)
  if (fault) return fault
  const step = toRatio(cashStep.trim())
  const decimals = decimalsOf(step)
  return sign(cashStep) <= 0n || decimals === undefined || decimals > minorUnitDigits(currency)
    ? problem('cashStep', `must be a coin of ${currency}`)
    : undefined
}

function paymentFault({ prepaid = [], withholdings = [], deposit }: InvoiceInput): Problem<string> | undefined {
  for (const [position, amount] of prepaid.entries()) {
    const fault = numberFault(`prepaid.${position}`, amount)
    if (fault) return fault
  }
  for (const [position, { percent }] of withholdings.entries()) {
    const at = `withholdings.${position}`
    const fault = sizeFault(at, { percent })
    if (fault) return fault
    if (isAbove(percent, 100)) return problem(at, 'must not be above 100%')
  }
  return deposit && (adjustmentFault('deposit', { is: 'discount', size: deposit }) ?? belowZero('deposit', deposit))
}

function belowZero(at: string, size: Size): Problem<string> | undefined {
  return 'amount' in size && sign(size.amount) < 0n ? problem(at, 'must not be below 0') : undefined
}

/** Why these entries make no invoice, or undefined. What shows only in the sums is refused where they are made. */
export function faultOf(input: InvoiceInput): Problem<string> | undefined {
  if (!/^[A-Z]{3}$/.test(input.currency)) return problem('currency', 'must be a code of three letters, such as EUR')
  const fault = linesFault(input)
  if (fault) return fault
  for (const [position, adjustment] of (input.adjustments ?? []).entries()) {
    const at = `adjustments.${position}`
    const found = adjustmentFault(at, adjustment) ?? taxesFault(`${at}.taxes`, adjustment.taxes ?? [])
    if (found) return found
  }
  return outsideFault(input) ?? cashFault(input) ?? paymentFault(input)
}
