import { has, type Tell } from './finding'
import type { Adjustment, EInvoice, Line, Party, Payment, Period } from './model'
import { isCreditNote } from './write'

/** Transfers: BT-81 of these needs an account. */
export const transferCodes: readonly string[] = ['30', '58']

function checkHead(invoice: EInvoice, tell: Tell): void {
  const { specification, number, issueDate, typeCode, currency, seller, buyer, taxPointDate, taxPointCode } = invoice
  if (!has(specification)) tell('BR-01', 'BT-24', 'The specification that the invoice follows is missing.')
  if (!has(number)) tell('BR-02', 'BT-1', 'The invoice number is missing.')
  if (!has(issueDate)) tell('BR-03', 'BT-2', 'The invoice date is missing.')
  if (!has(typeCode)) tell('BR-04', 'BT-3', 'The type of the invoice is missing.')
  if (!has(currency)) tell('BR-05', 'BT-5', 'The currency is missing.')
  if (!has(seller?.name)) tell('BR-06', 'BT-27', 'The name of the seller is missing.')
  if (!has(buyer?.name)) tell('BR-07', 'BT-44', 'The name of the buyer is missing.')
  if (!seller?.address) tell('BR-08', 'BG-5', 'The address of the seller is missing.')
  else if (!has(seller.address.country)) tell('BR-09', 'BT-40', 'The country of the seller is missing.')
  if (!buyer?.address) tell('BR-10', 'BG-8', 'The address of the buyer is missing.')
  else if (!has(buyer.address.country)) tell('BR-11', 'BT-55', 'The country of the buyer is missing.')
  if (taxPointDate !== undefined && taxPointCode !== undefined)
    tell('BR-CO-03', 'BT-7', 'The day on which VAT becomes due and the code for that day exclude each other.')
}

function isSame(payee: Party, seller: Party | undefined): boolean {
  const names = [seller?.name, seller?.tradingName].filter(has)
  const ids = (seller?.identifiers ?? []).map(({ id }) => id)
  return names.includes(payee.name ?? '') || (payee.identifiers ?? []).some(({ id }) => ids.includes(id))
}

function checkParties({ seller, buyer, payee, taxRepresentative, delivery }: EInvoice, tell: Tell): void {
  if (payee && (!has(payee.name) || isSame(payee, seller)))
    tell('BR-17', 'BT-59', 'A payee needs a name, and must be somebody else than the seller.')
  if (taxRepresentative) {
    const { name, address, vatId } = taxRepresentative
    if (!has(name)) tell('BR-18', 'BT-62', 'The name of the tax representative is missing.')
    if (!address) tell('BR-19', 'BG-12', 'The address of the tax representative is missing.')
    else if (!has(address.country)) tell('BR-20', 'BT-69', 'The country of the tax representative is missing.')
    if (vatId === undefined) tell('BR-56', 'BT-63', 'The VAT number of the tax representative is missing.')
  }
  if (delivery?.address && delivery.address.country === undefined)
    tell('BR-57', 'BT-80', 'The country of the place of delivery is missing.')
  if (seller?.endpoint && seller.endpoint.scheme === undefined)
    tell('BR-62', 'BT-34', 'The electronic address of the seller needs a scheme.')
  if (buyer?.endpoint && buyer.endpoint.scheme === undefined)
    tell('BR-63', 'BT-49', 'The electronic address of the buyer needs a scheme.')
  const isKnown =
    has(seller?.vatId) || has(seller?.registration?.id) || (seller?.identifiers ?? []).some(({ id }) => has(id))
  if (!isKnown)
    tell(
      'BR-CO-26',
      'BT-31',
      'The seller needs a VAT number, a registration number or another identifier that tells who it is.',
    )
}

function checkTotals(invoice: EInvoice, tell: Tell): void {
  const { totals = {}, vat = [], lines = [], currency, taxCurrency, dueDate, terms } = invoice
  if (totals.lines === undefined) tell('BR-12', 'BT-106', 'The sum of the lines is missing.')
  if (totals.net === undefined) tell('BR-13', 'BT-109', 'The total without VAT is missing.')
  if (totals.gross === undefined) tell('BR-14', 'BT-112', 'The total with VAT is missing.')
  if (totals.due === undefined) tell('BR-15', 'BT-115', 'The amount to pay is missing.')
  if (lines.length === 0) tell('BR-16', 'BG-25', 'The invoice has no line.')
  if (vat.length === 0) tell('BR-CO-18', 'BG-23', 'The table of VAT rates is missing.')
  const inTaxCurrency = taxCurrency === currency ? (totals.taxInTaxCurrency ?? totals.tax) : totals.taxInTaxCurrency
  if (has(taxCurrency) && inTaxCurrency === undefined)
    tell('BR-53', 'BT-111', 'A currency of the tax office is named, and the VAT total in that currency is missing.')
  if (Number(totals.due) > 0 && dueDate === undefined && terms === undefined && !isCreditNote(invoice))
    tell('BR-CO-25', 'BT-9', 'Something is to be paid: the due date or the payment terms are missing.')
  for (const [at, row] of vat.entries()) {
    const where = `Row ${at + 1} of the VAT table`
    if (row.taxable === undefined) tell('BR-45', 'BT-116', `${where}: the taxable amount is missing.`)
    if (row.amount === undefined) tell('BR-46', 'BT-117', `${where}: the VAT amount is missing.`)
    if (!has(row.category)) tell('BR-47', 'BT-118', `${where}: the VAT category is missing.`)
    if (row.rate === undefined && row.category !== 'O') tell('BR-48', 'BT-119', `${where}: the VAT rate is missing.`)
  }
}

function checkPayment({ code, account, card }: Payment, tell: Tell): void {
  if (!has(code)) tell('BR-49', 'BT-81', 'How to pay needs a code.')
  const isTransfer = transferCodes.includes(code ?? '')
  if (isTransfer && account && !has(account.id)) tell('BR-50', 'BT-84', 'The account to pay to has no number.')
  if (isTransfer && account?.id === undefined)
    tell('BR-61', 'BT-84', 'A credit transfer needs the IBAN or account to pay to.')
  if (card?.number !== undefined && card.number.trim().length > 10)
    tell('BR-51', 'BT-87', 'Of a card number only the first six and last four digits may be given.')
}

function checkPeriod(
  period: Period | undefined,
  place: { start: string; both: string },
  where: string,
  tell: Tell,
): void {
  if (!period) return
  const { start, end } = period
  const [order, empty] = place.both.split(' ')
  if (start === undefined && end === undefined) tell(empty ?? '', place.start, `${where} needs a first or a last day.`)
  if (start !== undefined && end !== undefined && end < start)
    tell(order ?? '', place.start, `${where} ends before it begins.`)
}

/** Which rules and terms are those of a discount or charge, of the whole or of a line. */
interface AdjustmentRules {
  amount: readonly [string, string]
  reason: readonly [string, string, string]
  category?: readonly [string, string]
}

const wholeRules: Readonly<Record<'allowances' | 'charges', AdjustmentRules>> = {
  allowances: { amount: ['BR-31', 'BT-92'], reason: ['BR-33', 'BR-CO-21', 'BT-97'], category: ['BR-32', 'BT-95'] },
  charges: { amount: ['BR-36', 'BT-99'], reason: ['BR-38', 'BR-CO-22', 'BT-104'], category: ['BR-37', 'BT-102'] },
}
const lineRules: typeof wholeRules = {
  allowances: { amount: ['BR-41', 'BT-136'], reason: ['BR-42', 'BR-CO-23', 'BT-139'] },
  charges: { amount: ['BR-43', 'BT-141'], reason: ['BR-44', 'BR-CO-24', 'BT-144'] },
}

function checkAdjustment(own: Adjustment, rules: AdjustmentRules, where: string, tell: Tell): void {
  const { amount, reason, category } = rules
  if (own.amount === undefined) tell(amount[0], amount[1], `${where} has no amount.`)
  if (own.reason === undefined && own.reasonCode === undefined)
    for (const rule of reason.slice(0, 2)) tell(rule, reason[2], `${where} needs a reason.`)
  if (category && !has(own.vat?.category)) tell(category[0], category[1], `${where} needs a VAT category.`)
}

function checkAdjustments(
  { allowances = [], charges = [] }: EInvoice | Line,
  rules: typeof wholeRules,
  of: string,
  tell: Tell,
): void {
  for (const [at, own] of allowances.entries()) checkAdjustment(own, rules.allowances, `Discount ${at + 1}${of}`, tell)
  for (const [at, own] of charges.entries()) checkAdjustment(own, rules.charges, `Charge ${at + 1}${of}`, tell)
}

function checkLine(line: Line, at: number, tell: Tell): void {
  const where = `Line ${at + 1}`
  if (!has(line.id)) tell('BR-21', 'BT-126', `${where} has no number.`)
  if (line.quantity === undefined) tell('BR-22', 'BT-129', `${where} has no quantity.`)
  if (line.unit === undefined) tell('BR-23', 'BT-130', `${where}: the quantity has no unit.`)
  if (line.net === undefined) tell('BR-24', 'BT-131', `${where} has no amount.`)
  if (!has(line.name)) tell('BR-25', 'BT-153', `${where}: the name of what is sold is missing.`)
  if (line.price === undefined) tell('BR-26', 'BT-146', `${where} has no price.`)
  else if (!(Number(line.price) >= 0)) tell('BR-27', 'BT-146', `${where}: the price must not be below zero.`)
  if (line.grossPrice !== undefined && !(Number(line.grossPrice) >= 0))
    tell('BR-28', 'BT-148', `${where}: the price before discount must not be below zero.`)
  checkPeriod(line.period, { start: 'BT-134', both: 'BR-30 BR-CO-20' }, `${where}: its period`, tell)
  checkAdjustments(line, lineRules, ` of line ${at + 1}`, tell)
  if (!has(line.vat?.category)) tell('BR-CO-04', 'BT-151', `${where} has no VAT category.`)
  if ((line.attributes ?? []).some(({ name, value }) => name === undefined || value === undefined))
    tell('BR-54', 'BG-32', `${where}: an attribute of the item needs a name and a value.`)
  if (line.standardItem && line.standardItem.scheme === undefined)
    tell('BR-64', 'BT-157', `${where}: the standard number of the item needs a scheme.`)
  if ((line.classifications ?? []).some(({ list }) => list === undefined))
    tell('BR-65', 'BT-158', `${where}: the classification of the item needs the name of its list.`)
}

/** The rules of EN 16931-1 about what must be said: BR-1 to BR-65 and the conditions BR-CO that need no sums. */
export function checkCore(invoice: EInvoice, tell: Tell): void {
  checkHead(invoice, tell)
  checkParties(invoice, tell)
  checkTotals(invoice, tell)
  checkPeriod(invoice.period, { start: 'BT-73', both: 'BR-29 BR-CO-19' }, 'The invoicing period', tell)
  for (const payment of invoice.payments ?? []) checkPayment(payment, tell)
  for (const { id } of invoice.attachments ?? [])
    if (!has(id)) tell('BR-52', 'BT-122', 'An attached document has no reference.')
  for (const { number } of invoice.preceding ?? [])
    if (number === undefined) tell('BR-55', 'BT-25', 'The number of the preceding invoice is missing.')
  checkAdjustments(invoice, wholeRules, ' on the whole', tell)
  for (const [at, line] of (invoice.lines ?? []).entries()) checkLine(line, at, tell)
}
