import { product, ratio, roundedTo, size, sum, negated, isLess, type Ratio } from '@/lib/base/units/ratio'
import { exact, fixedText } from './decimals'
import type { Tell } from './finding'
import type { Adjustment, EInvoice } from './model'

const zero = ratio(0n)
const one = ratio(1n)

export function added(texts: readonly (string | undefined)[]): Ratio {
  return texts.map(exact).reduce<Ratio>((all, amount) => (amount ? sum(all, amount) : all), zero)
}

export function isEqual(left: Ratio, right: Ratio): boolean {
  return left.over * right.under === right.over * left.under
}

function cents(amount: Ratio): Ratio {
  return roundedTo(amount, -2)
}

/** Whether two amounts are less than one unit of the currency apart, as the published rules put it; those for CII allow one. */
export function isNear(left: Ratio, right: Ratio, orOne = false): boolean {
  const apart = size(sum(left, negated(right)))
  return isLess(apart, one) || (orOne && isEqual(apart, one))
}

/** The tax of an amount at a rate in percent, in cents. */
export function taxOf(taxable: Ratio, rate: Ratio): Ratio {
  return cents(product(taxable, product(rate, ratio(1n, 100n))))
}

const shown = (amount: Ratio) => fixedText(amount, 2)

function amountsOf(adjustments: readonly Adjustment[] | undefined): readonly (string | undefined)[] {
  return (adjustments ?? []).map(({ amount }) => amount)
}

/** Compares a stated amount with the one that it should be. */
function compare(
  stated: string | undefined,
  should: Ratio,
  rule: string,
  term: string,
  what: string,
  tell: Tell,
): void {
  const own = exact(stated)
  if (own && !isEqual(own, cents(should))) tell(rule, term, `${what} is ${stated}, and comes to ${shown(should)}.`)
}

function checkRows({ vat = [], syntax }: EInvoice, tell: Tell): void {
  for (const [at, { taxable, amount, rate }] of vat.entries()) {
    const [base, tax, percent] = [exact(taxable) ?? zero, exact(amount), exact(rate)]
    if (!tax) continue
    const isNothing = !percent || isLess(size(percent), ratio(1n, 2n))
    const isRight = isNothing
      ? isLess(size(tax), ratio(1n, 2n))
      : isNear(size(tax), size(taxOf(base, percent)), syntax === 'cii')
    if (!isRight)
      tell('BR-CO-17', 'BT-117', `Row ${at + 1} of the VAT table: ${rate ?? 0}% of ${taxable ?? 0} is not ${amount}.`)
  }
}

/** Amounts with the number of decimals that they may have, by rule and term. */
function checkDecimals(invoice: EInvoice, tell: Tell): void {
  const limit = (text: string | undefined, rule: string, term: string, what: string) => {
    if ((text?.split('.')[1] ?? '').length > 2) tell(rule, term, `${what} has more than two decimals: ${text}.`)
  }
  const { totals = {}, vat = [], lines = [], allowances = [], charges = [] } = invoice
  for (const { amount, base } of allowances) {
    limit(amount, 'BR-DEC-01', 'BT-92', 'A discount')
    limit(base, 'BR-DEC-02', 'BT-93', 'The base of a discount')
  }
  for (const { amount, base } of charges) {
    limit(amount, 'BR-DEC-05', 'BT-99', 'A charge')
    limit(base, 'BR-DEC-06', 'BT-100', 'The base of a charge')
  }
  limit(totals.lines, 'BR-DEC-09', 'BT-106', 'The sum of the lines')
  limit(totals.allowances, 'BR-DEC-10', 'BT-107', 'The sum of the discounts')
  limit(totals.charges, 'BR-DEC-11', 'BT-108', 'The sum of the charges')
  limit(totals.net, 'BR-DEC-12', 'BT-109', 'The total without VAT')
  limit(totals.tax, 'BR-DEC-13', 'BT-110', 'The VAT total')
  limit(totals.gross, 'BR-DEC-14', 'BT-112', 'The total with VAT')
  limit(totals.taxInTaxCurrency, 'BR-DEC-15', 'BT-111', 'The VAT total in the currency of the tax office')
  limit(totals.prepaid, 'BR-DEC-16', 'BT-113', 'The amount paid')
  limit(totals.rounding, 'BR-DEC-17', 'BT-114', 'The rounding')
  limit(totals.due, 'BR-DEC-18', 'BT-115', 'The amount to pay')
  for (const { taxable, amount } of vat) {
    limit(taxable, 'BR-DEC-19', 'BT-116', 'A taxable amount')
    limit(amount, 'BR-DEC-20', 'BT-117', 'A VAT amount')
  }
  for (const [at, line] of lines.entries()) {
    limit(line.net, 'BR-DEC-23', 'BT-131', `The amount of line ${at + 1}`)
    for (const { amount, base } of line.allowances ?? []) {
      limit(amount, 'BR-DEC-24', 'BT-136', `A discount of line ${at + 1}`)
      limit(base, 'BR-DEC-25', 'BT-137', `The base of a discount of line ${at + 1}`)
    }
    for (const { amount, base } of line.charges ?? []) {
      limit(amount, 'BR-DEC-27', 'BT-141', `A charge of line ${at + 1}`)
      limit(base, 'BR-DEC-28', 'BT-142', `The base of a charge of line ${at + 1}`)
    }
  }
}

function checkAdjustmentSums({ totals, allowances = [], charges = [] }: EInvoice, tell: Tell): void {
  if (!totals) return
  if (totals.allowances === undefined && allowances.length > 0)
    tell('BR-CO-11', 'BT-107', 'There are discounts, and their sum is missing.')
  compare(totals.allowances, added(amountsOf(allowances)), 'BR-CO-11', 'BT-107', 'The sum of the discounts', tell)
  if (totals.charges === undefined && charges.length > 0)
    tell('BR-CO-12', 'BT-108', 'There are charges, and their sum is missing.')
  compare(totals.charges, added(amountsOf(charges)), 'BR-CO-12', 'BT-108', 'The sum of the charges', tell)
}

/** The rules of EN 16931-1 about sums: BR-CO-10 to BR-CO-17 and the decimals BR-DEC. Exact, with the tolerance of the published rules. */
export function checkSums(invoice: EInvoice, tell: Tell): void {
  const { totals, vat = [], lines = [], currency } = invoice
  if (totals) {
    compare(totals.lines, added(lines.map(({ net }) => net)), 'BR-CO-10', 'BT-106', 'The sum of the lines', tell)
    const net = sum(added([totals.lines, totals.charges]), negated(added([totals.allowances])))
    compare(totals.net, net, 'BR-CO-13', 'BT-109', 'The total without VAT', tell)
    if (vat.length > 0)
      compare(totals.tax, added(vat.map(({ amount }) => amount)), 'BR-CO-14', 'BT-110', 'The VAT total', tell)
    if (currency !== undefined && totals.gross !== undefined && totals.net !== undefined) {
      const inCurrency = (invoice.taxTotalCurrencies ?? ['']).filter((own) => own === '' || own === currency)
      if (totals.tax === undefined || inCurrency.length === 0)
        tell('BR-CO-15', 'BT-110', 'The VAT total in the currency of the invoice is missing.')
      else if (inCurrency.length > 1)
        tell('BR-CO-15', 'BT-110', 'The VAT total in the currency of the invoice stands there twice.')
      else compare(totals.gross, added([totals.net, totals.tax]), 'BR-CO-15', 'BT-112', 'The total with VAT', tell)
    }
    const due = sum(added([totals.gross, totals.rounding]), negated(added([totals.prepaid])))
    if (totals.gross !== undefined) compare(totals.due, due, 'BR-CO-16', 'BT-115', 'The amount to pay', tell)
  }
  checkAdjustmentSums(invoice, tell)
  checkRows(invoice, tell)
  checkDecimals(invoice, tell)
}
