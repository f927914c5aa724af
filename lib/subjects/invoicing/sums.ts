import { problem, type Problem } from '@/lib/base/problem'
import { minorUnitDigits } from '@/lib/base/money/currency'
import { nearestWhole, product, quotient, ratio, sum, toRatio, type Ratio } from '@/lib/base/units/ratio'
import { faultOf, taxKey } from './refusals'
import { inProportion, percentOf, wholeShares } from './shares'
import type {
  Adjustment,
  DocumentAdjustment,
  InvoiceInput,
  InvoiceLine,
  InvoiceSums,
  LineSums,
  Size,
  Tax,
  TaxSums,
  Withholding,
} from './types'

/** What taxes are charged on: a line, or the part of a document's adjustment that has one set of taxes. Whole minor units. */
interface Item {
  taxes: readonly Tax[]
  priced: bigint
}
interface TaxedItem extends Item {
  net: bigint
  tax: bigint
}
interface Taxed {
  items: readonly TaxedItem[]
  /** By `taxKey`. */
  amounts: ReadonlyMap<string, bigint>
}

function exact(text: string): Ratio {
  return toRatio(text.trim())
}

function added(amounts: readonly bigint[]): bigint {
  return amounts.reduce((all, amount) => all + amount, 0n)
}

function addTo(amounts: Map<string, bigint>, key: string, amount: bigint): void {
  amounts.set(key, (amounts.get(key) ?? 0n) + amount)
}

/** An amount in major units as whole minor units, halves away from zero. */
function minorOf(amount: Ratio, digits: number): bigint {
  return nearestWhole(product(amount, ratio(10n ** BigInt(digits))))
}

function sizeOf(size: Size, base: bigint, digits: number): bigint {
  return 'percent' in size ? percentOf(base, exact(size.percent)) : minorOf(exact(size.amount), digits)
}

/** What an adjustment adds to its base: a discount takes away. */
function change({ is, size }: Adjustment, base: bigint, digits: number): bigint {
  return (is === 'discount' ? -1n : 1n) * sizeOf(size, base, digits)
}

/** A discount takes at most all of what it is taken from. */
function isTooMuch(before: bigint, discounts: bigint): boolean {
  const after = before + discounts
  return discounts !== 0n && ((before >= 0n && after < 0n) || (before <= 0n && after > 0n))
}

interface PricedLine {
  gross: bigint
  changes: readonly bigint[]
  priced: bigint
}

function priceLine(line: InvoiceLine, at: number, digits: number): PricedLine | Problem<string> {
  const { quantity, unitPrice, per = '1', adjustments = [] } = line
  const gross = minorOf(quotient(product(exact(quantity), exact(unitPrice)), exact(per)), digits)
  const changes = adjustments.map((one) => change(one, gross, digits))
  const charges = added(changes.filter((_, index) => adjustments[index]?.is === 'charge'))
  const discounts = added(changes) - charges
  if (isTooMuch(gross + charges, discounts))
    return problem(
      `lines.${at}.adjustments.${adjustments.findIndex(({ is }) => is === 'discount')}`,
      'must not be more than the line',
    )
  return { gross, changes, priced: gross + charges + discounts }
}

function setKey(taxes: readonly Tax[]): string {
  return JSON.stringify(taxes.map(taxKey).sort())
}

/** What the lines of each set of taxes come to. */
function sumsBySet(items: readonly Item[]): { taxes: readonly Tax[]; amount: bigint }[] {
  const sets = new Map<string, { taxes: readonly Tax[]; amount: bigint }>()
  for (const { taxes, priced } of items) {
    const key = setKey(taxes)
    const known = sets.get(key)
    if (known) known.amount += priced
    else sets.set(key, { taxes, amount: priced })
  }
  return [...sets.values()]
}

/** A document's discount or charge by the taxes it concerns. */
function partsOf(adjustment: DocumentAdjustment, amount: bigint, lines: readonly Item[]): Item[] {
  if (adjustment.taxes) return [{ taxes: adjustment.taxes, priced: amount }]
  const sets = sumsBySet(lines)
  const weights = sets.map((set) => set.amount)
  // Lines that cancel each other out give no proportion.
  if (added(weights) === 0n) return [{ taxes: sets[0]?.taxes ?? [], priced: amount }]
  const shares = inProportion(amount, weights)
  return sets.map(({ taxes }, at) => ({ taxes, priced: shares[at] ?? 0n })).filter(({ priced }) => priced !== 0n)
}

const rateShares = new WeakMap<Tax, Ratio>()

/** A rate as a share of 1, read once for each tax: 19% is 0.19. */
function shareOf(tax: Tax): Ratio {
  const known = rateShares.get(tax)
  if (known) return known
  const share = product(exact(tax.percent), ratio(1n, 100n))
  rateShares.set(tax, share)
  return share
}

/** What all the taxes of an item are of its price without tax: 0.18 for CGST 9% and SGST 9%. */
function rateOf(taxes: readonly Tax[]): Ratio {
  return taxes.reduce((all, tax) => sum(all, shareOf(tax)), ratio(0n))
}

/** The tax in a price that contains all of `taxes`, exactly. */
function containedTax(priced: bigint, tax: Tax, taxes: readonly Tax[]): Ratio {
  const share = quotient(shareOf(tax), sum(ratio(1n), rateOf(taxes)))
  return product(ratio(priced), share)
}

function chargedTax(net: bigint, tax: Tax): Ratio {
  return product(ratio(net), shareOf(tax))
}

/** Every line's taxes are whole by themselves. */
function taxedByLine(items: readonly Item[], contained: boolean): Taxed {
  const amounts = new Map<string, bigint>()
  const taxed = items.map((item) => {
    const taxes = item.taxes.map((tax) => {
      const amount = nearestWhole(contained ? containedTax(item.priced, tax, item.taxes) : chargedTax(item.priced, tax))
      addTo(amounts, taxKey(tax), amount)
      return amount
    })
    const tax = added(taxes)
    return { ...item, net: contained ? item.priced - tax : item.priced, tax }
  })
  return { items: taxed, amounts }
}

/** Each tax is whole once, on all that it is charged on; lines show their share of it. */
function taxedByDocument(items: readonly Item[]): Taxed {
  const amounts = new Map<string, bigint>()
  const shown = items.map(() => 0n)
  const charged = new Map(items.flatMap(({ taxes }) => taxes.map((tax) => [taxKey(tax), tax] as const)))
  for (const [key, tax] of charged) {
    const members = items.flatMap(({ taxes, priced }, at) =>
      taxes.some((one) => taxKey(one) === key) ? [{ at, priced }] : [],
    )
    const amount = nearestWhole(chargedTax(added(members.map(({ priced }) => priced)), tax))
    amounts.set(key, amount)
    const shares = wholeShares(
      amount,
      members.map(({ priced }) => chargedTax(priced, tax)),
    )
    for (const [index, { at }] of members.entries()) shown[at] = (shown[at] ?? 0n) + (shares[index] ?? 0n)
  }
  return { items: items.map((item, at) => ({ ...item, net: item.priced, tax: shown[at] ?? 0n })), amounts }
}

/**
 * Taxes are taken out of the sum of the prices that contain the same ones; equal rates give equal taxes, and what is left is the
 * price without tax, of which each line shows its share.
 */
function takenOutByDocument(items: readonly Item[]): Taxed {
  const amounts = new Map<string, bigint>()
  const nets = items.map(({ priced }) => priced)
  for (const { taxes, amount } of sumsBySet(items)) {
    const contained = taxes.map((tax) => nearestWhole(containedTax(amount, tax, taxes)))
    for (const [index, tax] of taxes.entries()) addTo(amounts, taxKey(tax), contained[index] ?? 0n)
    const members = items.flatMap((item, at) => (setKey(item.taxes) === setKey(taxes) ? [{ at, item }] : []))
    const whole = sum(ratio(1n), rateOf(taxes))
    const shares = wholeShares(
      amount - added(contained),
      members.map(({ item }) => quotient(ratio(item.priced), whole)),
    )
    for (const [index, { at }] of members.entries()) nets[at] = shares[index] ?? 0n
  }
  return {
    items: items.map((item, at) => ({ ...item, net: nets[at] ?? 0n, tax: item.priced - (nets[at] ?? 0n) })),
    amounts,
  }
}

function taxedItems({ prices, rounding }: InvoiceInput, items: readonly Item[]): Taxed {
  if (rounding === 'line') return taxedByLine(items, prices === 'with tax')
  return prices === 'with tax' ? takenOutByDocument(items) : taxedByDocument(items)
}

/** The table of taxes: one row for each name, category and rate. */
function taxTable({ items, amounts }: Taxed): (Tax & { taxable: bigint; amount: bigint })[] {
  const rows = new Map<string, Tax & { taxable: bigint; amount: bigint }>()
  for (const { taxes, net } of items)
    for (const tax of taxes) {
      const key = taxKey(tax)
      const row = rows.get(key)
      if (row) row.taxable += net
      else rows.set(key, { ...tax, taxable: net, amount: amounts.get(key) ?? 0n })
    }
  return [...rows.values()]
}

/** The multiple of `step` nearest to the amount, halves away from zero. */
function inSteps(amount: bigint, step: bigint): bigint {
  return nearestWhole(ratio(amount, step)) * step
}

function withheldOf(withholdings: readonly Withholding[], net: bigint, total: bigint) {
  return withholdings.map(({ name, percent, of }) => ({
    name,
    amount: percentOf(of === 'net' ? net : total, exact(percent)),
  }))
}

/** Whole minor units as numbers; throws for what a number cannot count, which `sumsOf` has refused before. */
function counted(amount: bigint): number {
  const number = Number(amount)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${amount} is not counted exactly`)
  return number
}

/** With the highest rates, sums of amounts up to this stay within 2^53. */
const largest = 10n ** 14n

function tooLarge(lines: readonly PricedLine[], changes: readonly bigint[]): Problem<string> | undefined {
  const size = (amount: bigint) => (amount < 0n ? -amount : amount)
  const says = 'must be smaller: such sums cannot be counted to the last digit'
  let all = 0n
  for (const [at, { gross, changes: own }] of lines.entries()) {
    all += size(gross) + added(own.map(size))
    if (all > largest) return problem(`lines.${at}.unitPrice`, says)
  }
  return added(changes.map(size)) > largest ? problem('adjustments.0', says) : undefined
}

/**
 * What an invoice comes to, in whole minor units, so that everything printed adds up: lines, discounts and charges, a table of taxes
 * by name, category and rate, and the totals that EN 16931 calls BT-106 to BT-115. Exact until an amount is made whole; halves go
 * away from zero. Refuses, with the path of the field: numbers that are none, prices below 0, rates that their category does not
 * have, discounts of more than there is, cash steps that are no coin, sums beyond 10^14 minor units.
 * Source: EN 16931-1:2017, 6.4 (business rules BR-CO-10 to BR-CO-17, BR-S, BR-Z, BR-E, BR-AE, BR-IC, BR-G, BR-O, BR-IG, BR-IP).
 */
export function sumsOf(input: InvoiceInput): InvoiceSums | Problem<string> {
  const fault = faultOf(input)
  if (fault) return fault
  const digits = minorUnitDigits(input.currency)
  const lines: PricedLine[] = []
  for (const [at, line] of input.lines.entries()) {
    const priced = priceLine(line, at, digits)
    if ('problem' in priced) return priced
    lines.push(priced)
  }
  const adjustments = input.adjustments ?? []
  const linePriced = added(lines.map(({ priced }) => priced))
  const changes = adjustments.map((one) => change(one, linePriced, digits))
  const large = tooLarge(lines, changes)
  if (large) return large
  const charges = added(changes.filter((_, at) => adjustments[at]?.is === 'charge'))
  if (isTooMuch(linePriced + charges, added(changes) - charges))
    return problem(
      `adjustments.${adjustments.findIndex(({ is }) => is === 'discount')}`,
      'must not be more than there is to pay for',
    )
  return totals(input, lines, changes)
}

function totals(
  input: InvoiceInput,
  lines: readonly PricedLine[],
  changes: readonly bigint[],
): InvoiceSums | Problem<string> {
  const { currency, adjustments = [], withholdings = [] } = input
  const digits = minorUnitDigits(currency)
  const lineItems = lines.map(({ priced }, at) => ({ taxes: input.lines[at]?.taxes ?? [], priced }))
  const parts = adjustments.map((one, at) => partsOf(one, changes[at] ?? 0n, lineItems))
  const taxed = taxedItems(input, [...lineItems, ...parts.flat()])
  const rest = taxed.items.slice(lines.length)
  const adjusted = parts.map((own) => rest.splice(0, own.length))
  const netOf = (is: Adjustment['is']) =>
    added(adjusted.flatMap((own, at) => (adjustments[at]?.is === is ? own.map(({ net }) => net) : [])))

  const table = taxTable(taxed)
  const lineNet = added(taxed.items.slice(0, lines.length).map(({ net }) => net))
  const net = added(taxed.items.map((item) => item.net))
  const tax = added(table.map(({ amount }) => amount))
  const total = net + tax
  const prepaid = added((input.prepaid ?? []).map((amount) => minorOf(exact(amount), digits)))
  if (prepaid > largest || prepaid < -largest) return problem('prepaid.0', 'must be smaller')
  const withheld = withheldOf(withholdings, net, total)
  const left = total - prepaid - added(withheld.map(({ amount }) => amount))
  const toPay = input.cashStep === undefined ? left : inSteps(left, minorOf(exact(input.cashStep), digits))
  const deposit = input.deposit ? sizeOf(input.deposit, toPay, digits) : 0n
  if (deposit > toPay && deposit > 0n) return problem('deposit', 'must not be more than there is to pay')

  return {
    currency,
    digits,
    lines: lines.map((line, at) => lineSums(line, taxed.items[at])),
    adjustments: adjusted.map((own, at) => ({
      amount: counted(changes[at] ?? 0n),
      net: counted(added(own.map((part) => part.net))),
      parts: own.map((part) => ({ taxes: part.taxes, net: counted(part.net), tax: counted(part.tax) })),
    })),
    taxes: table.map((row): TaxSums => ({ ...row, taxable: counted(row.taxable), amount: counted(row.amount) })),
    lineNet: counted(lineNet),
    linePriced: counted(added(lines.map(({ priced }) => priced))),
    discounts: counted(-netOf('discount')),
    charges: counted(netOf('charge')),
    net: counted(net),
    tax: counted(tax),
    total: counted(total),
    prepaid: counted(prepaid),
    withheld: withheld.map(({ name, amount }) => ({ name, amount: counted(amount) })),
    rounding: counted(toPay - left),
    due: counted(total - prepaid + toPay - left),
    toPay: counted(toPay),
    deposit: counted(deposit),
    balance: counted(toPay - deposit),
  }
}

function lineSums({ gross, changes, priced }: PricedLine, item: TaxedItem | undefined): LineSums {
  const { net, tax } = item ?? { net: priced, tax: 0n }
  return {
    gross: counted(gross),
    adjustments: changes.map((amount) => ({ amount: counted(amount) })),
    priced: counted(priced),
    net: counted(net),
    tax: counted(tax),
    total: counted(net + tax),
  }
}
