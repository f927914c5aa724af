import { isLess, negated, product, quotient, ratio, size, sum, type Ratio } from '@/lib/base/units/ratio'
import { checkIban } from '@/lib/subjects/identifiers/iban'
import { transferCodes } from './core-rules'
import { exact } from './decimals'
import { has, type Tell } from './finding'
import type { Adjustment, EInvoice, Line } from './model'
import { specifications } from './profiles'
import { added, isEqual } from './sum-rules'
import { isCreditNote } from './write'

/** What the published rules let amounts differ by. */
const slack = ratio(2n, 100n)

function isWithinSlack(left: Ratio, right: Ratio): boolean {
  return !isLess(slack, size(sum(left, negated(right))))
}

function checkBase({ base, percent, amount }: Adjustment, where: string, tell: Tell): void {
  if (has(percent) && !has(base))
    tell('PEPPOL-EN16931-R041', 'BT-93', `${where}: a percentage needs the amount that it is of.`)
  if (has(base) && !has(percent))
    tell('PEPPOL-EN16931-R042', 'BT-94', `${where}: an amount that it is of needs a percentage.`)
  const [whole, share, own] = [exact(base), exact(percent), exact(amount)]
  if (whole && share && own && !isWithinSlack(own, product(whole, product(share, ratio(1n, 100n)))))
    tell('PEPPOL-EN16931-R040', 'BT-92', `${where}: ${percent}% of ${base} is not ${amount}.`)
}

function checkLine(line: Line, at: number, { period }: EInvoice, tell: Tell): void {
  const where = `Line ${at + 1}`
  const [quantity, price, net] = [exact(line.quantity), exact(line.price), exact(line.net)]
  const per = line.baseQuantity === undefined ? ratio(1n) : exact(line.baseQuantity)
  if (per && per.over <= 0n)
    tell('PEPPOL-EN16931-R121', 'BT-149', `${where}: the quantity that the price is for must be above zero.`)
  if (net && per && per.over > 0n) {
    const changes = sum(
      added((line.charges ?? []).map(({ amount }) => amount)),
      negated(added((line.allowances ?? []).map(({ amount }) => amount))),
    )
    const should = sum(product(quantity ?? ratio(1n), quotient(price ?? ratio(0n), per)), changes)
    if (!isWithinSlack(net, should))
      tell(
        'PEPPOL-EN16931-R120',
        'BT-131',
        `${where}: quantity × price, with its discounts and charges, is not ${line.net}.`,
      )
  }
  const [gross, discount] = [exact(line.grossPrice), exact(line.priceDiscount ?? '0')]
  if (gross && discount && price && !isEqual(price, sum(gross, negated(discount))))
    tell('PEPPOL-EN16931-R046', 'BT-146', `${where}: the price is not the price before discount less the discount.`)
  if (line.baseUnit !== undefined && line.unit !== undefined && line.baseUnit !== line.unit)
    tell('PEPPOL-EN16931-R130', 'BT-150', `${where}: quantity and price must have the same unit.`)
  if (has(line.period?.start) && has(period?.start) && line.period.start < period.start)
    tell('PEPPOL-EN16931-R110', 'BT-134', `${where}: its period begins before that of the invoice.`)
  if (has(line.period?.end) && has(period?.end) && line.period.end > period.end)
    tell('PEPPOL-EN16931-R111', 'BT-135', `${where}: its period ends after that of the invoice.`)
  for (const own of [...(line.allowances ?? []), ...(line.charges ?? [])]) checkBase(own, where, tell)
}

/** Types that Peppol BIS Billing 3 takes as an invoice and as a credit note. */
const peppolTypes = {
  invoice: '71 80 82 84 102 218 219 326 331 380 382 383 384 386 388 393 395 553 575 623 780 817 870 875 876 877'.split(
    ' ',
  ),
  credit: '81 83 381 396 532'.split(' '),
}

/** Rules of Peppol BIS Billing 3, which XRechnung keeps but for that on the specification. */
export function checkPeppol(invoice: EInvoice, isItself: boolean, tell: Tell): void {
  const { process, specification = '', buyerReference, order, seller, buyer, typeCode, currency, taxCurrency } = invoice
  if (process === undefined) tell('PEPPOL-EN16931-R001', 'BT-23', 'The business process is missing.')
  if (!/^urn:fdc:peppol\.eu:2017:poacc:billing:(?:\d{2}):1\.0$/.test(process ?? ''))
    tell('PEPPOL-EN16931-R007', 'BT-23', 'The business process must be that of Peppol billing.')
  const inGermany = seller?.address?.country === 'DE' && buyer?.address?.country === 'DE'
  if ((invoice.notes ?? []).length > 1 && !inGermany)
    tell('PEPPOL-EN16931-R002', 'BT-22', 'Only one note may stand on the invoice.')
  if (buyerReference === undefined && order === undefined)
    tell('PEPPOL-EN16931-R003', 'BT-10', 'The buyer reference or the order number is missing.')
  if (isItself && !specification.startsWith(specifications.peppol))
    tell('PEPPOL-EN16931-R004', 'BT-24', 'The specification must be that of Peppol BIS Billing 3.')
  if (taxCurrency !== undefined && taxCurrency === currency)
    tell('PEPPOL-EN16931-R005', 'BT-6', 'The currency of the tax office must be another than that of the invoice.')
  if (!buyer?.endpoint) tell('PEPPOL-EN16931-R010', 'BT-49', 'The electronic address of the buyer is missing.')
  if (!seller?.endpoint) tell('PEPPOL-EN16931-R020', 'BT-34', 'The electronic address of the seller is missing.')
  if ((invoice.amountCurrencies ?? []).some((own) => own !== currency && own !== taxCurrency))
    tell('PEPPOL-EN16931-R051', 'BT-5', 'An amount is in another currency than the invoice.')
  if ((invoice.payments ?? []).some(({ code }) => code === '49' || code === '59') && invoice.mandate === undefined)
    tell('PEPPOL-EN16931-R061', 'BT-89', 'A direct debit needs the reference of its mandate.')
  if (isItself && invoice.syntax !== 'cii' && typeCode !== undefined) {
    const isCredit = isCreditNote(invoice) || invoice.document !== undefined
    if (!peppolTypes[isCredit ? 'credit' : 'invoice'].includes(typeCode))
      tell(
        isCredit ? 'PEPPOL-EN16931-P0101' : 'PEPPOL-EN16931-P0100',
        'BT-3',
        `Peppol does not take a document of the type ${typeCode}.`,
      )
  }
  for (const own of [...(invoice.allowances ?? []), ...(invoice.charges ?? [])])
    checkBase(own, 'A discount or charge', tell)
  for (const [at, line] of (invoice.lines ?? []).entries()) checkLine(line, at, invoice, tell)
}

const germanTypes = ['326', '380', '384', '389', '381', '875', '876', '877']
const cashDiscount = /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d{2}(?:#BASISBETRAG=-?\d+\.\d{2})?#$/
const email = /^[^@\s]+@(?:[^@.\s]+\.)+[^@.\s]+$/

function checkGermanPayments({ payments = [], mandate, creditor }: EInvoice, tell: Tell): void {
  if (payments.length === 0) tell('BR-DE-1', 'BG-16', 'How to pay is missing.')
  for (const { code = '', account, card, debited } of payments) {
    const isDebit = debited !== undefined
    if (transferCodes.includes(code)) {
      if (!account) tell('BR-DE-23-a', 'BG-17', 'A credit transfer needs the account to pay to.')
      if (card || isDebit) tell('BR-DE-23-b', 'BG-17', 'A credit transfer has no card and no direct debit beside it.')
      if (code === '58' && account?.id !== undefined && !checkIban(account.id).fits)
        tell('BR-DE-19', 'BT-84', 'The IBAN to pay to is not right.', true)
    }
    if (['48', '54', '55'].includes(code)) {
      if (!card) tell('BR-DE-24-a', 'BG-18', 'A payment by card needs the card.')
      if (account || isDebit)
        tell('BR-DE-24-b', 'BG-18', 'A payment by card has no account and no direct debit beside it.')
    }
    if (code === '59') {
      if (!isDebit && mandate === undefined)
        tell('BR-DE-25-a', 'BG-19', 'A direct debit needs its mandate and account.')
      if (account || card) tell('BR-DE-25-b', 'BG-19', 'A direct debit has no account to pay to and no card beside it.')
      if (debited !== undefined && !checkIban(debited).fits)
        tell('BR-DE-20', 'BT-91', 'The IBAN that is debited is not right.', true)
    }
  }
  const hasDebit = mandate !== undefined || payments.some(({ debited }) => debited !== undefined)
  if (hasDebit && !has(creditor))
    tell('BR-DE-30', 'BT-90', 'A direct debit needs the identifier that the bank gave to the creditor.')
  if (hasDebit && !payments.some(({ debited }) => has(debited)))
    tell('BR-DE-31', 'BT-91', 'A direct debit needs the account that is debited.')
}

function checkGermanParties({ seller, buyer, delivery }: EInvoice, tell: Tell): void {
  const { address, contact } = seller ?? {}
  if (!contact) tell('BR-DE-2', 'BG-6', 'Somebody to contact at the seller is missing: name, telephone and email.')
  else {
    if (!has(contact.name)) tell('BR-DE-5', 'BT-41', 'The name of the contact at the seller is missing.')
    if (!has(contact.phone)) tell('BR-DE-6', 'BT-42', 'The telephone number of the seller is missing.')
    else if (contact.phone.replaceAll(/\D/g, '').length < 3)
      tell('BR-DE-27', 'BT-42', 'The telephone number of the seller has fewer than three digits.', true)
    if (!has(contact.email)) tell('BR-DE-7', 'BT-43', 'The email address of the seller is missing.')
    else if (!email.test(contact.email)) tell('BR-DE-28', 'BT-43', 'The email address of the seller is not one.', true)
  }
  if (!has(address?.city)) tell('BR-DE-3', 'BT-37', 'The town of the seller is missing.')
  if (!has(address?.postCode)) tell('BR-DE-4', 'BT-38', 'The post code of the seller is missing.')
  if (!has(buyer?.address?.city)) tell('BR-DE-8', 'BT-52', 'The town of the buyer is missing.')
  if (!has(buyer?.address?.postCode)) tell('BR-DE-9', 'BT-53', 'The post code of the buyer is missing.')
  if (delivery?.address && !has(delivery.address.city)) tell('BR-DE-10', 'BT-77', 'The town of delivery is missing.')
  if (delivery?.address && !has(delivery.address.postCode))
    tell('BR-DE-11', 'BT-78', 'The post code of delivery is missing.')
}

/** Rules of XRechnung 3.0, the German use of EN 16931 (BR-DE-1 to BR-DE-31). */
export function checkGerman(invoice: EInvoice, tell: Tell): void {
  const { buyerReference, typeCode = '', vat = [], lines = [], seller, taxRepresentative, preceding = [] } = invoice
  checkGermanPayments(invoice, tell)
  checkGermanParties(invoice, tell)
  if (!has(buyerReference))
    tell('BR-DE-15', 'BT-10', 'The buyer reference is missing; authorities give their Leitweg-ID for it.')
  if (vat.some(({ rate }) => !has(rate))) tell('BR-DE-14', 'BT-119', 'A row of the VAT table has no rate.')
  const isTaxed = [...lines, ...(invoice.allowances ?? []), ...(invoice.charges ?? [])].some(
    (own) => own.vat?.category !== undefined && own.vat.category !== 'O',
  )
  if (isTaxed && !has(seller?.vatId) && !has(seller?.taxNumber) && !taxRepresentative)
    tell('BR-DE-16', 'BT-31', 'The seller needs a VAT number, a tax number or a tax representative.')
  if (!germanTypes.includes(typeCode))
    tell('BR-DE-17', 'BT-3', `XRechnung expects another type of document than ${typeCode}.`, true)
  if (
    (invoice.terms ?? '').split(/\r?\n/).some((line) => line.trim().startsWith('#') && !cashDiscount.test(line.trim()))
  )
    tell(
      'BR-DE-18',
      'BT-20',
      'A line of the payment terms that begins with # must be a cash discount: #SKONTO#TAGE=14#PROZENT=2.00#',
    )
  if (typeCode === '384' && preceding.length === 0)
    tell('BR-DE-26', 'BG-3', 'A corrected invoice should name the invoice that it corrects.', true)
  const names = (invoice.attachments ?? []).map(({ fileName }) => fileName).filter(has)
  if (new Set(names).size < names.length) tell('BR-DE-22', 'BT-125', 'Two attached files have the same name.')
  const hasDay =
    has(invoice.delivery?.date) || invoice.period !== undefined || lines.every(({ period }) => period !== undefined)
  if (!hasDay) tell('BR-DE-TMP-32', 'BT-72', 'The day of delivery or the period of the service should be named.', true)
}
