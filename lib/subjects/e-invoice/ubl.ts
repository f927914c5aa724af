import { decimalSum } from './decimals'
import type { XmlElement } from '@/lib/base/xml/read-xml'
import {
  amount,
  childOf,
  day,
  elementsOf,
  fixed,
  group,
  identifier,
  identifierOf,
  inTag,
  innerOf,
  itemsOf,
  leaf,
  list,
  own,
  push,
  readParts,
  textOf,
  writeParts,
  usual,
  type Part,
  type Terms,
  type Writing,
} from './shape'

/* UBL 2.1 in the order of its schema, with the elements that CEN/TS 16931-3-2 binds to the terms of EN 16931-1. */

export const ublWriting: Writing = { day: (iso) => iso, namesCurrency: true }

const taxScheme = group('cac:TaxScheme', [fixed('cbc:ID', 'VAT')])
/** Categories are those of VAT, even where a file forgets to say so. */
const usualScheme = group('cac:TaxScheme', [usual('cbc:ID', 'VAT')])
const country = group('cac:Country', [leaf('cbc:IdentificationCode', 'country')])

const address: readonly Part[] = [
  leaf('cbc:StreetName', 'street'),
  leaf('cbc:AdditionalStreetName', 'more'),
  leaf('cbc:CityName', 'city'),
  leaf('cbc:PostalZone', 'postCode'),
  leaf('cbc:CountrySubentity', 'subdivision'),
  group('cac:AddressLine', [leaf('cbc:Line', 'third')]),
  country,
]

const period: readonly Part[] = [day('cbc:StartDate', 'start'), day('cbc:EndDate', 'end')]
const withScheme = leaf('cbc:ID', 'id', { schemeID: 'scheme' })

const creditorScheme = 'SEPA'

/** Identifiers of a party; the one that the bank gave to a creditor stands among them and is a term of the invoice. */
const identifiers = own(
  'cac:PartyIdentification',
  (element, terms, root) => {
    const id = childOf(element, 'cbc:ID')
    if (!id) return
    const scheme = id.attributes.get('schemeID')
    if (scheme === creditorScheme) {
      root.creditor ??= textOf(id)
      return
    }
    push(terms, 'identifiers', identifierOf(id))
  },
  (terms, root) => {
    const isCreditor =
      typeof root.creditor === 'string' && root.creditor !== '' && (root.payee ?? root.seller) === terms
    const all: Terms[] = [
      ...itemsOf(terms, 'identifiers'),
      ...(isCreditor ? [{ id: root.creditor, scheme: creditorScheme }] : []),
    ]
    return all
      .map((item) => inTag('cac:PartyIdentification', writeParts([withScheme], item, root, ublWriting)))
      .join('')
  },
)

function party(names: { name: Part; trading?: Part }): readonly Part[] {
  return [
    identifier('cbc:EndpointID', 'endpoint'),
    identifiers,
    ...(names.trading ? [group('cac:PartyName', [names.trading])] : []),
    group('cac:PostalAddress', address, 'address'),
    group('cac:PartyTaxScheme', [leaf('cbc:CompanyID', 'vatId'), taxScheme]),
    group('cac:PartyTaxScheme', [
      leaf('cbc:CompanyID', 'taxNumber'),
      group('cac:TaxScheme', [fixed('cbc:ID', 'VAT', 'FC')]),
    ]),
    group('cac:PartyLegalEntity', [
      names.name,
      identifier('cbc:CompanyID', 'registration'),
      leaf('cbc:CompanyLegalForm', 'legalForm'),
    ]),
    group(
      'cac:Contact',
      [leaf('cbc:Name', 'name'), leaf('cbc:Telephone', 'phone'), leaf('cbc:ElectronicMail', 'email')],
      'contact',
    ),
  ]
}

const fullParty = party({ name: leaf('cbc:RegistrationName', 'name'), trading: leaf('cbc:Name', 'tradingName') })
/** A payee and a tax representative are named where others have their trading name. */
const namedParty: readonly Part[] = [
  identifiers,
  group('cac:PartyName', [leaf('cbc:Name', 'name')]),
  group('cac:PostalAddress', address, 'address'),
  group('cac:PartyTaxScheme', [leaf('cbc:CompanyID', 'vatId'), taxScheme]),
  group('cac:PartyLegalEntity', [identifier('cbc:CompanyID', 'registration')]),
]

const adjustment = (isCharge: boolean, hasTax: boolean): readonly Part[] => [
  fixed('cbc:ChargeIndicator', String(isCharge)),
  leaf('cbc:AllowanceChargeReasonCode', 'reasonCode'),
  leaf('cbc:AllowanceChargeReason', 'reason'),
  leaf('cbc:MultiplierFactorNumeric', 'percent'),
  amount('cbc:Amount', 'amount'),
  amount('cbc:BaseAmount', 'base'),
  ...(hasTax ? [group('cac:TaxCategory', vatParts, 'vat')] : []),
]

const vatParts: readonly Part[] = [leaf('cbc:ID', 'category'), leaf('cbc:Percent', 'rate'), usualScheme]

function adjustments(hasTax: boolean): readonly Part[] {
  return [
    list('cac:AllowanceCharge', 'allowances', adjustment(false, hasTax)),
    list('cac:AllowanceCharge', 'charges', adjustment(true, hasTax)),
  ]
}

const subtotal: readonly Part[] = [
  amount('cbc:TaxableAmount', 'taxable'),
  amount('cbc:TaxAmount', 'amount'),
  group('cac:TaxCategory', [
    leaf('cbc:ID', 'category'),
    leaf('cbc:Percent', 'rate'),
    leaf('cbc:TaxExemptionReasonCode', 'exemptionCode'),
    leaf('cbc:TaxExemptionReason', 'exemption'),
    usualScheme,
  ]),
]

function totalsOf(terms: Terms): Terms {
  const known = innerOf(terms, 'totals')
  terms.totals = known
  return known
}

/** The total tax in the currency of the invoice, with its rows, and that in the currency of the tax office. */
const taxTotals = own(
  'cac:TaxTotal',
  (element, terms, root) => {
    const total = childOf(element, 'cbc:TaxAmount')
    const inCurrency = total?.attributes.get('currencyID')
    const isOther = inCurrency !== undefined && root.taxCurrency === inCurrency && root.currency !== inCurrency
    if (total)
      root.taxTotalCurrencies = [...((root.taxTotalCurrencies as string[] | undefined) ?? []), inCurrency ?? '']
    if (total) totalsOf(terms)[isOther ? 'taxInTaxCurrency' : 'tax'] ??= textOf(total)
    readParts(element, [list('cac:TaxSubtotal', 'vat', subtotal)], terms, root)
    if (!isOther && total) readParts(element, [amount('cbc:TaxAmount', 'noted')], {}, root)
  },
  (terms, root) => {
    const totals = innerOf(terms, 'totals')
    // The schema wants the total where there are rows.
    const rowAmounts = itemsOf(terms, 'vat').map((row) => (typeof row.amount === 'string' ? row.amount : '0'))
    const stated = totals.tax === undefined && rowAmounts.length > 0 ? { tax: decimalSum(rowAmounts) } : totals
    const own = writeParts([amount('cbc:TaxAmount', 'tax')], stated, root, ublWriting)
    const rows = writeParts([list('cac:TaxSubtotal', 'vat', subtotal)], terms, root, ublWriting)
    const other = writeParts(
      [amount('cbc:TaxAmount', 'taxInTaxCurrency')],
      totals,
      { currency: root.taxCurrency },
      ublWriting,
    )
    return [own + rows, other].map((text) => inTag('cac:TaxTotal', text)).join('')
  },
)

const paymentParts = (hasDue: boolean): readonly Part[] => [
  leaf('cbc:PaymentMeansCode', 'code', { name: 'text' }),
  ...(hasDue ? [day('cbc:PaymentDueDate', 'due')] : []),
  leaf('cbc:PaymentID', 'remittance'),
  group(
    'cac:CardAccount',
    [leaf('cbc:PrimaryAccountNumberID', 'number'), leaf('cbc:NetworkID', 'network'), leaf('cbc:HolderName', 'holder')],
    'card',
  ),
  group(
    'cac:PayeeFinancialAccount',
    [leaf('cbc:ID', 'id'), leaf('cbc:Name', 'name'), group('cac:FinancialInstitutionBranch', [leaf('cbc:ID', 'bank')])],
    'account',
  ),
  group('cac:PaymentMandate', [
    leaf('cbc:ID', 'mandate'),
    group('cac:PayerFinancialAccount', [leaf('cbc:ID', 'debited')]),
  ]),
]

/** The schema wants the network of a card, which the model does not have. */
const noNetwork = 'NA'

function payments(isCredit: boolean): Part {
  const parts = paymentParts(isCredit)
  return own(
    'cac:PaymentMeans',
    (element, terms, root) => {
      const item: Terms = {}
      readParts(element, parts, item, root)
      const { remittance, mandate, due, ...rest } = item
      const card = rest.card as Terms | undefined
      if (card) delete card.network
      if (remittance !== undefined) root.remittance ??= remittance
      if (mandate !== undefined) root.mandate ??= mandate
      if (due !== undefined) root.dueDate ??= due
      push(terms, 'payments', rest)
    },
    (terms, root) => {
      const hasDebit = itemsOf(terms, 'payments').some(({ debited, code }) => debited !== undefined || code === '59')
      return itemsOf(terms, 'payments')
        .map((payment, at) => {
          const { card, debited } = payment
          const own: Terms = {
            ...payment,
            remittance: root.remittance,
            ...(card === undefined ? {} : { card: { ...(card as Terms), network: noNetwork } }),
            ...(debited !== undefined || payment.code === '59' || (at === 0 && !hasDebit)
              ? { mandate: root.mandate }
              : {}),
            ...(isCredit && at === 0 ? { due: root.dueDate } : {}),
          }
          return writeParts(parts, own, root, ublWriting)
        })
        .map((text) => inTag('cac:PaymentMeans', text))
        .join('')
    },
  )
}

const discountParts: readonly Part[] = [
  usual('cbc:ChargeIndicator', 'false'),
  amount('cbc:Amount', 'priceDiscount'),
  amount('cbc:BaseAmount', 'grossPrice'),
]

/** The price before its discount; the schema wants an amount beside it, which is 0 where there is no discount. */
const priceDiscount = own(
  'cac:AllowanceCharge',
  (element, terms, root) => {
    readParts(element, discountParts, terms, root)
    if (terms.grossPrice !== undefined && Number(terms.priceDiscount) === 0) delete terms.priceDiscount
  },
  (terms, root) => {
    const own = terms.grossPrice !== undefined ? { priceDiscount: '0', ...terms } : terms
    return inTag('cac:AllowanceCharge', writeParts(discountParts, own, root, ublWriting))
  },
)

const line = (quantity: string): readonly Part[] => [
  leaf('cbc:ID', 'id'),
  leaf('cbc:Note', 'note'),
  leaf(quantity, 'quantity', { unitCode: 'unit' }),
  amount('cbc:LineExtensionAmount', 'net'),
  leaf('cbc:AccountingCost', 'accountingReference'),
  group('cac:InvoicePeriod', period, 'period'),
  group('cac:OrderLineReference', [leaf('cbc:LineID', 'orderLine')]),
  group('cac:DocumentReference', [withScheme, fixed('cbc:DocumentTypeCode', '130')], 'object'),
  ...adjustments(false),
  group('cac:Item', [
    leaf('cbc:Description', 'description'),
    leaf('cbc:Name', 'name'),
    group('cac:BuyersItemIdentification', [leaf('cbc:ID', 'buyerItem')]),
    group('cac:SellersItemIdentification', [leaf('cbc:ID', 'sellerItem')]),
    group('cac:StandardItemIdentification', [withScheme], 'standardItem'),
    group('cac:OriginCountry', [leaf('cbc:IdentificationCode', 'origin')]),
    list('cac:CommodityClassification', 'classifications', [
      leaf('cbc:ItemClassificationCode', 'code', { listID: 'list', listVersionID: 'version' }),
    ]),
    group('cac:ClassifiedTaxCategory', vatParts, 'vat'),
    list('cac:AdditionalItemProperty', 'attributes', [leaf('cbc:Name', 'name'), leaf('cbc:Value', 'value')]),
  ]),
  group('cac:Price', [
    amount('cbc:PriceAmount', 'price'),
    leaf('cbc:BaseQuantity', 'baseQuantity', { unitCode: 'baseUnit' }),
    priceDiscount,
  ]),
]

const attachment: readonly Part[] = [
  leaf('cbc:ID', 'id'),
  leaf('cbc:DocumentDescription', 'description'),
  group('cac:Attachment', [
    leaf('cbc:EmbeddedDocumentBinaryObject', 'content', { mimeCode: 'mime', filename: 'fileName' }),
    group('cac:ExternalReference', [leaf('cbc:URI', 'location')]),
  ]),
]

/** References to other documents: the invoiced object, a project on a credit note, and attachments. */
function references(isCredit: boolean): Part {
  const object = [withScheme, fixed('cbc:DocumentTypeCode', '130')]
  const project = [leaf('cbc:ID', 'project'), fixed('cbc:DocumentTypeCode', '50')]
  return own(
    'cac:AdditionalDocumentReference',
    (element, terms, root) => {
      const code = childOf(element, 'cbc:DocumentTypeCode')
      if (code && textOf(code) === '130') readParts(element, [withScheme], (terms.object = {}), root)
      else if (code && textOf(code) === '50' && isCredit) readParts(element, project, terms, root)
      else {
        const item: Terms = {}
        readParts(element, attachment, item, root)
        push(terms, 'attachments', item)
      }
    },
    (terms, root) =>
      [
        writeParts(object, innerOf(terms, 'object'), root, ublWriting),
        ...(isCredit ? [writeParts(project, terms, root, ublWriting)] : []),
        ...itemsOf(terms, 'attachments').map((item) => writeParts(attachment, item, root, ublWriting)),
      ]
        .map((text) => inTag('cac:AdditionalDocumentReference', text))
        .join(''),
  )
}

const subjectMark = /^#([A-Z]{3})#/

/** A note begins with the code of its subject between number signs, where it has one. */
const notes = own(
  'cbc:Note',
  (element, terms) => {
    const whole = textOf(element)
    const [mark, subject] = subjectMark.exec(whole) ?? []
    const item: Terms = mark === undefined ? { text: whole } : { subject, text: whole.slice(mark.length) }
    push(terms, 'notes', item)
  },
  (terms, root) =>
    itemsOf(terms, 'notes')
      .map(
        ({ subject, text = '' }) => `${typeof subject === 'string' && subject ? `#${subject}#` : ''}${text as string}`,
      )
      .map((text) => writeParts([leaf('cbc:Note', 'text')], { text }, root, ublWriting))
      .join(''),
)

/** The period of the invoice, beside which the code of the tax point stands. */
const periodAndTaxPoint = own(
  'cac:InvoicePeriod',
  (element, terms, root) => {
    const code = childOf(element, 'cbc:DescriptionCode')
    if (code) root.taxPointCode ??= textOf(code)
    const hasDays = elementsOf(element).some(({ name }) => name !== 'cbc:DescriptionCode')
    if (hasDays || !code) readParts(element, period, (terms.period = {}), root)
  },
  (terms, root) => {
    const own: Terms = { ...innerOf(terms, 'period'), taxPointCode: root.taxPointCode }
    const text = writeParts([...period, leaf('cbc:DescriptionCode', 'taxPointCode')], own, root, ublWriting)
    return inTag('cac:InvoicePeriod', text)
  },
)

const orders = own(
  'cac:OrderReference',
  (element, terms, root) => {
    readParts(element, [leaf('cbc:ID', 'order'), leaf('cbc:SalesOrderID', 'salesOrder')], terms, root)
    if (terms.salesOrder !== undefined && terms.order === noOrder) delete terms.order
  },
  (terms, root) => {
    const own: Terms = {
      order: terms.salesOrder ? (terms.order ?? noOrder) : terms.order,
      salesOrder: terms.salesOrder,
    }
    const text = writeParts([leaf('cbc:ID', 'order'), leaf('cbc:SalesOrderID', 'salesOrder')], own, root, ublWriting)
    return inTag('cac:OrderReference', text)
  },
)
/** The schema wants the number of an order beside that of the seller. */
const noOrder = 'NA'

const reference = (tag: string, name: string): Part => group(tag, [leaf('cbc:ID', name)])

const parties: readonly Part[] = [
  group('cac:AccountingSupplierParty', [group('cac:Party', fullParty)], 'seller'),
  group('cac:AccountingCustomerParty', [group('cac:Party', fullParty)], 'buyer'),
  group('cac:PayeeParty', namedParty, 'payee'),
  group('cac:TaxRepresentativeParty', namedParty, 'taxRepresentative'),
  group(
    'cac:Delivery',
    [
      day('cbc:ActualDeliveryDate', 'date'),
      group('cac:DeliveryLocation', [identifier('cbc:ID', 'location'), group('cac:Address', address, 'address')]),
      group('cac:DeliveryParty', [group('cac:PartyName', [leaf('cbc:Name', 'name')])]),
    ],
    'delivery',
  ),
]

const totals = group(
  'cac:LegalMonetaryTotal',
  [
    amount('cbc:LineExtensionAmount', 'lines'),
    amount('cbc:TaxExclusiveAmount', 'net'),
    amount('cbc:TaxInclusiveAmount', 'gross'),
    amount('cbc:AllowanceTotalAmount', 'allowances'),
    amount('cbc:ChargeTotalAmount', 'charges'),
    amount('cbc:PrepaidAmount', 'prepaid'),
    amount('cbc:PayableRoundingAmount', 'rounding'),
    amount('cbc:PayableAmount', 'due'),
  ],
  'totals',
)

const preceding = list('cac:BillingReference', 'preceding', [
  group('cac:InvoiceDocumentReference', [leaf('cbc:ID', 'number'), day('cbc:IssueDate', 'date')]),
])

const head: readonly Part[] = [
  leaf('cbc:CustomizationID', 'specification'),
  leaf('cbc:ProfileID', 'process'),
  leaf('cbc:ID', 'number'),
  day('cbc:IssueDate', 'issueDate'),
]
const money: readonly Part[] = [
  leaf('cbc:DocumentCurrencyCode', 'currency'),
  leaf('cbc:TaxCurrencyCode', 'taxCurrency'),
  leaf('cbc:AccountingCost', 'accountingReference'),
  leaf('cbc:BuyerReference', 'buyerReference'),
  periodAndTaxPoint,
  orders,
  preceding,
  reference('cac:DespatchDocumentReference', 'despatchAdvice'),
  reference('cac:ReceiptDocumentReference', 'receivingAdvice'),
]
const tender = reference('cac:OriginatorDocumentReference', 'tender')
const contract = reference('cac:ContractDocumentReference', 'contract')
const paymentTerms = group('cac:PaymentTerms', [leaf('cbc:Note', 'terms')])

export const ublInvoice: readonly Part[] = [
  ...head,
  day('cbc:DueDate', 'dueDate'),
  leaf('cbc:InvoiceTypeCode', 'typeCode'),
  notes,
  day('cbc:TaxPointDate', 'taxPointDate'),
  ...money,
  tender,
  contract,
  references(false),
  reference('cac:ProjectReference', 'project'),
  ...parties,
  payments(false),
  paymentTerms,
  ...adjustments(true),
  taxTotals,
  totals,
  list('cac:InvoiceLine', 'lines', line('cbc:InvoicedQuantity')),
]

export const ublCreditNote: readonly Part[] = [
  ...head,
  day('cbc:TaxPointDate', 'taxPointDate'),
  leaf('cbc:CreditNoteTypeCode', 'typeCode'),
  notes,
  ...money,
  contract,
  references(true),
  tender,
  ...parties,
  payments(true),
  paymentTerms,
  ...adjustments(true),
  taxTotals,
  totals,
  list('cac:CreditNoteLine', 'lines', line('cbc:CreditedQuantity')),
]

/** Terms of the elements of a UBL invoice or credit note, whose names have their usual prefixes. */
export function ublTerms(root: XmlElement): Terms {
  const isCredit = root.name === 'creditnote:CreditNote'
  const terms: Terms = { syntax: 'ubl', amountCurrencies: [], ...(isCredit ? { document: 'credit note' } : {}) }
  readParts(root, isCredit ? ublCreditNote : ublInvoice, terms, terms)
  return terms
}
