import { decimalSum } from './decimals'
import type { XmlElement } from '@/lib/base/xml/read-xml'
import {
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
  tagged,
  textOf,
  writeParts,
  type Part,
  type Terms,
  type Writing,
} from './shape'

/*
 * Cross Industry Invoice D16B in the order of its schema, with the elements that CEN/TS 16931-3-3 binds to the terms of EN 16931-1.
 * D22B has the same namespace and these elements too.
 */

export const ciiWriting: Writing = { day: (iso) => iso.replaceAll('-', ''), namesCurrency: false }

const format102 = { format: '102' }
const udtDay = (tag: string, name: string): Part => group(tag, [day('udt:DateTimeString', name, format102)])
const reference = (tag: string, name: string): Part => group(tag, [leaf('ram:IssuerAssignedID', name)])

const address: readonly Part[] = [
  leaf('ram:PostcodeCode', 'postCode'),
  leaf('ram:LineOne', 'street'),
  leaf('ram:LineTwo', 'more'),
  leaf('ram:LineThree', 'third'),
  leaf('ram:CityName', 'city'),
  leaf('ram:CountryID', 'country'),
  leaf('ram:CountrySubDivisionName', 'subdivision'),
]

/** Identifiers without a scheme come first, those with one after them. */
const identifiers: readonly Part[] = [
  own(
    'ram:ID',
    (element, terms) => {
      push(terms, 'identifiers', { id: textOf(element) })
    },
    (terms, root) =>
      itemsOf(terms, 'identifiers')
        .filter(({ scheme }) => !scheme)
        .map((item) => writeParts([leaf('ram:ID', 'id')], item, root, ciiWriting))
        .join(''),
  ),
  own(
    'ram:GlobalID',
    (element, terms) => {
      push(terms, 'identifiers', identifierOf(element))
    },
    (terms, root) =>
      itemsOf(terms, 'identifiers')
        .filter(({ scheme }) => scheme)
        .map((item) => writeParts([leaf('ram:GlobalID', 'id', { schemeID: 'scheme' })], item, root, ciiWriting))
        .join(''),
  ),
]

function registration(name: string, scheme: string): Part {
  return own(
    'ram:SpecifiedTaxRegistration',
    (element, terms) => {
      const id = childOf(element, 'ram:ID')
      if (id?.attributes.get('schemeID') === scheme) terms[name] ??= textOf(id)
    },
    (terms, root) => {
      const text = writeParts([leaf('ram:ID', name, {}, { schemeID: scheme })], terms, root, ciiWriting)
      return inTag('ram:SpecifiedTaxRegistration', text)
    },
  )
}

/** A legal organisation holds the registration, whose element is the identifier, and the trading name. */
const organisation = group('ram:SpecifiedLegalOrganization', [
  identifier('ram:ID', 'registration'),
  leaf('ram:TradingBusinessName', 'tradingName'),
])

const party: readonly Part[] = [
  ...identifiers,
  leaf('ram:Name', 'name'),
  leaf('ram:Description', 'legalForm'),
  organisation,
  group(
    'ram:DefinedTradeContact',
    [
      leaf('ram:PersonName', 'name'),
      leaf('ram:DepartmentName', 'department'),
      group('ram:TelephoneUniversalCommunication', [leaf('ram:CompleteNumber', 'phone')]),
      group('ram:EmailURIUniversalCommunication', [leaf('ram:URIID', 'email')]),
    ],
    'contact',
  ),
  group('ram:PostalTradeAddress', address, 'address'),
  group('ram:URIUniversalCommunication', [leaf('ram:URIID', 'id', { schemeID: 'scheme' })], 'endpoint'),
  registration('vatId', 'VA'),
  registration('taxNumber', 'FC'),
]

const vatType = fixed('ram:TypeCode', 'VAT')
const vatParts: readonly Part[] = [
  vatType,
  leaf('ram:CategoryCode', 'category'),
  leaf('ram:RateApplicablePercent', 'rate'),
]

const adjustment = (isCharge: boolean, hasTax: boolean): readonly Part[] => [
  group('ram:ChargeIndicator', [fixed('udt:Indicator', String(isCharge))]),
  leaf('ram:CalculationPercent', 'percent'),
  leaf('ram:BasisAmount', 'base'),
  leaf('ram:ActualAmount', 'amount'),
  leaf('ram:ReasonCode', 'reasonCode'),
  leaf('ram:Reason', 'reason'),
  ...(hasTax ? [group('ram:CategoryTradeTax', vatParts, 'vat')] : []),
]

function adjustments(hasTax: boolean): readonly Part[] {
  return [
    list('ram:SpecifiedTradeAllowanceCharge', 'allowances', adjustment(false, hasTax)),
    list('ram:SpecifiedTradeAllowanceCharge', 'charges', adjustment(true, hasTax)),
  ]
}

const period = group(
  'ram:BillingSpecifiedPeriod',
  [udtDay('ram:StartDateTime', 'start'), udtDay('ram:EndDateTime', 'end')],
  'period',
)

const grossParts: readonly Part[] = [
  leaf('ram:ChargeAmount', 'grossPrice'),
  group('ram:AppliedTradeAllowanceCharge', [
    group('ram:ChargeIndicator', [fixed('udt:Indicator', 'false')]),
    leaf('ram:ActualAmount', 'priceDiscount'),
  ]),
]

/** The price before its discount, which the schema wants where there is a discount. */
const grossPrice = own(
  'ram:GrossPriceProductTradePrice',
  (element, terms, root) => readParts(element, grossParts, terms, root),
  (terms, root) => {
    const { price, priceDiscount, grossPrice } = terms
    const isMissing = grossPrice === undefined && typeof price === 'string' && typeof priceDiscount === 'string'
    const own = isMissing ? { ...terms, grossPrice: decimalSum([price, priceDiscount]) } : terms
    return inTag('ram:GrossPriceProductTradePrice', writeParts(grossParts, own, root, ciiWriting))
  },
)

const line: readonly Part[] = [
  group('ram:AssociatedDocumentLineDocument', [
    leaf('ram:LineID', 'id'),
    group('ram:IncludedNote', [leaf('ram:Content', 'note')]),
  ]),
  group('ram:SpecifiedTradeProduct', [
    identifier('ram:GlobalID', 'standardItem'),
    leaf('ram:SellerAssignedID', 'sellerItem'),
    leaf('ram:BuyerAssignedID', 'buyerItem'),
    leaf('ram:Name', 'name'),
    leaf('ram:Description', 'description'),
    list('ram:ApplicableProductCharacteristic', 'attributes', [
      leaf('ram:Description', 'name'),
      leaf('ram:Value', 'value'),
    ]),
    list('ram:DesignatedProductClassification', 'classifications', [
      leaf('ram:ClassCode', 'code', { listID: 'list', listVersionID: 'version' }),
    ]),
    group('ram:OriginTradeCountry', [leaf('ram:ID', 'origin')]),
  ]),
  group('ram:SpecifiedLineTradeAgreement', [
    group('ram:BuyerOrderReferencedDocument', [leaf('ram:LineID', 'orderLine')]),
    grossPrice,
    group('ram:NetPriceProductTradePrice', [
      leaf('ram:ChargeAmount', 'price'),
      leaf('ram:BasisQuantity', 'baseQuantity', { unitCode: 'baseUnit' }),
    ]),
  ]),
  group('ram:SpecifiedLineTradeDelivery', [leaf('ram:BilledQuantity', 'quantity', { unitCode: 'unit' })]),
  group('ram:SpecifiedLineTradeSettlement', [
    group('ram:ApplicableTradeTax', vatParts, 'vat'),
    period,
    ...adjustments(false),
    group('ram:SpecifiedTradeSettlementLineMonetarySummation', [leaf('ram:LineTotalAmount', 'net')]),
    group(
      'ram:AdditionalReferencedDocument',
      [leaf('ram:IssuerAssignedID', 'id'), fixed('ram:TypeCode', '130'), leaf('ram:ReferenceTypeCode', 'scheme')],
      'object',
    ),
    group('ram:ReceivableSpecifiedTradeAccountingAccount', [leaf('ram:ID', 'accountingReference')]),
  ]),
]

const documentKinds = { object: '130', tender: '50', attachment: '916' } as const

const attachment: readonly Part[] = [
  leaf('ram:IssuerAssignedID', 'id'),
  leaf('ram:URIID', 'location'),
  fixed('ram:TypeCode', documentKinds.attachment),
  leaf('ram:Name', 'description'),
  leaf('ram:AttachmentBinaryObject', 'content', { mimeCode: 'mime', filename: 'fileName' }),
]
const object: readonly Part[] = [
  leaf('ram:IssuerAssignedID', 'id'),
  fixed('ram:TypeCode', documentKinds.object),
  leaf('ram:ReferenceTypeCode', 'scheme'),
]
const tender: readonly Part[] = [leaf('ram:IssuerAssignedID', 'tender'), fixed('ram:TypeCode', documentKinds.tender)]

const references = own(
  'ram:AdditionalReferencedDocument',
  (element, terms, root) => {
    const code = childOf(element, 'ram:TypeCode')
    const kind = code ? textOf(code) : ''
    if (kind === documentKinds.object) readParts(element, object, (terms.object = {}), root)
    else if (kind === documentKinds.tender) readParts(element, tender, terms, root)
    else {
      const item: Terms = {}
      readParts(element, attachment, item, root)
      push(terms, 'attachments', item)
    }
  },
  (terms, root) =>
    [
      ...itemsOf(terms, 'attachments').map((item) => writeParts(attachment, item, root, ciiWriting)),
      writeParts(tender, terms, root, ciiWriting),
      writeParts(object, innerOf(terms, 'object'), root, ciiWriting),
    ]
      .map((text) => inTag('ram:AdditionalReferencedDocument', text))
      .join(''),
)

/** Codes of the tax point: UNTDID 2475, which this syntax has, by those of UNTDID 2005, which the model has. */
const taxPointCodes: Readonly<Record<string, string>> = { '3': '5', '35': '29', '432': '72' }

const vatRow: readonly Part[] = [
  leaf('ram:CalculatedAmount', 'amount'),
  vatType,
  leaf('ram:ExemptionReason', 'exemption'),
  leaf('ram:BasisAmount', 'taxable'),
  leaf('ram:CategoryCode', 'category'),
  leaf('ram:ExemptionReasonCode', 'exemptionCode'),
  group('ram:TaxPointDate', [day('udt:DateString', 'taxPointDate', format102)]),
  leaf('ram:DueDateTypeCode', 'taxPointCode'),
  leaf('ram:RateApplicablePercent', 'rate'),
]

const vatRows = own(
  'ram:ApplicableTradeTax',
  (element, terms, root) => {
    const item: Terms = {}
    readParts(element, vatRow, item, root)
    const { taxPointDate, taxPointCode, ...row } = item
    if (taxPointDate !== undefined) root.taxPointDate ??= taxPointDate
    const [code = taxPointCode] = Object.entries(taxPointCodes).find(([, other]) => other === taxPointCode) ?? []
    if (code !== undefined) root.taxPointCode ??= code
    push(terms, 'vat', row)
  },
  (terms, root) =>
    itemsOf(terms, 'vat')
      .map((row) => {
        const code = root.taxPointCode as string | undefined
        const own: Terms = {
          ...row,
          taxPointDate: root.taxPointDate,
          taxPointCode: code === undefined ? undefined : (taxPointCodes[code] ?? code),
        }
        return tagged('ram:ApplicableTradeTax', writeParts(vatRow, own, root, ciiWriting))
      })
      .join(''),
)

/** The total tax once in the currency of the invoice, once in that of the tax office. */
const taxTotal = own(
  'ram:TaxTotalAmount',
  (element, terms, root) => {
    const inCurrency = element.attributes.get('currencyID')
    const isOther = inCurrency !== undefined && root.taxCurrency === inCurrency && root.currency !== inCurrency
    root.taxTotalCurrencies = [...((root.taxTotalCurrencies as string[] | undefined) ?? []), inCurrency ?? '']
    terms[isOther ? 'taxInTaxCurrency' : 'tax'] ??= textOf(element)
  },
  (terms, root) =>
    writeParts(
      [leaf('ram:TaxTotalAmount', 'tax', { currencyID: 'currency' })],
      { tax: terms.tax, currency: root.currency },
      root,
      ciiWriting,
    ) +
    writeParts(
      [leaf('ram:TaxTotalAmount', 'tax', { currencyID: 'currency' })],
      { tax: terms.taxInTaxCurrency, currency: root.taxCurrency },
      root,
      ciiWriting,
    ),
)

const payment: readonly Part[] = [
  leaf('ram:TypeCode', 'code'),
  leaf('ram:Information', 'text'),
  group(
    'ram:ApplicableTradeSettlementFinancialCard',
    [leaf('ram:ID', 'number'), leaf('ram:CardholderName', 'holder')],
    'card',
  ),
  group('ram:PayerPartyDebtorFinancialAccount', [leaf('ram:IBANID', 'debited')]),
  own(
    'ram:PayeePartyCreditorFinancialAccount',
    (element, terms, root) => {
      const own: Terms = {}
      readParts(
        element,
        [leaf('ram:IBANID', 'id'), leaf('ram:AccountName', 'name'), leaf('ram:ProprietaryID', 'id')],
        own,
        root,
      )
      terms.account = { ...own, ...innerOf(terms, 'account') }
    },
    (terms, root) => {
      const { id, name } = innerOf(terms, 'account')
      const isIban = typeof id === 'string' && /^[A-Z]{2}\d{2}/.test(id)
      const text = writeParts(
        [leaf('ram:IBANID', 'iban'), leaf('ram:AccountName', 'name'), leaf('ram:ProprietaryID', 'other')],
        isIban ? { iban: id, name } : { other: id, name },
        root,
        ciiWriting,
      )
      return inTag('ram:PayeePartyCreditorFinancialAccount', text)
    },
  ),
  group('ram:PayeeSpecifiedCreditorFinancialInstitution', [leaf('ram:BICID', 'bank')], 'account'),
]

const settlement: readonly Part[] = [
  leaf('ram:CreditorReferenceID', 'creditor'),
  leaf('ram:PaymentReference', 'remittance'),
  leaf('ram:TaxCurrencyCode', 'taxCurrency'),
  leaf('ram:InvoiceCurrencyCode', 'currency'),
  group('ram:PayeeTradeParty', party, 'payee'),
  list('ram:SpecifiedTradeSettlementPaymentMeans', 'payments', payment),
  vatRows,
  period,
  ...adjustments(true),
  group('ram:SpecifiedTradePaymentTerms', [
    leaf('ram:Description', 'terms'),
    udtDay('ram:DueDateDateTime', 'dueDate'),
    leaf('ram:DirectDebitMandateID', 'mandate'),
  ]),
  group(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    [
      leaf('ram:LineTotalAmount', 'lines'),
      leaf('ram:ChargeTotalAmount', 'charges'),
      leaf('ram:AllowanceTotalAmount', 'allowances'),
      leaf('ram:TaxBasisTotalAmount', 'net'),
      taxTotal,
      leaf('ram:RoundingAmount', 'rounding'),
      leaf('ram:GrandTotalAmount', 'gross'),
      leaf('ram:TotalPrepaidAmount', 'prepaid'),
      leaf('ram:DuePayableAmount', 'due'),
    ],
    'totals',
  ),
  list('ram:InvoiceReferencedDocument', 'preceding', [
    leaf('ram:IssuerAssignedID', 'number'),
    group('ram:FormattedIssueDateTime', [day('qdt:DateTimeString', 'date', format102)]),
  ]),
  group('ram:ReceivableSpecifiedTradeAccountingAccount', [leaf('ram:ID', 'accountingReference')]),
]

const project = own(
  'ram:SpecifiedProcuringProject',
  (element, terms, root) => readParts(element, [leaf('ram:ID', 'project')], terms, root),
  (terms, root) => {
    const text = writeParts([leaf('ram:ID', 'project')], terms, root, ciiWriting)
    // The schema wants a name besides.
    return text === '' ? '' : tagged('ram:SpecifiedProcuringProject', `${text}<ram:Name>Project reference</ram:Name>`)
  },
)

const shipTo: readonly Part[] = [
  own(
    'ram:ID',
    (element, terms) => {
      terms.location ??= { id: textOf(element) }
    },
    (terms, root) => {
      const { scheme, ...own } = innerOf(terms, 'location')
      return scheme ? '' : writeParts([leaf('ram:ID', 'id')], own, root, ciiWriting)
    },
  ),
  own(
    'ram:GlobalID',
    (element, terms) => {
      terms.location ??= identifierOf(element)
    },
    (terms, root) => {
      const own = innerOf(terms, 'location')
      return own.scheme ? writeParts([leaf('ram:GlobalID', 'id', { schemeID: 'scheme' })], own, root, ciiWriting) : ''
    },
  ),
  leaf('ram:Name', 'name'),
  group('ram:PostalTradeAddress', address, 'address'),
]

const delivery = own(
  'ram:ApplicableHeaderTradeDelivery',
  (element, terms, root) => {
    const own: Terms = {}
    readParts(element, deliveryParts, own, root)
    if (Object.keys(own).length > 0) terms.delivery = own
    readParts(element, advices, terms, root)
  },
  (terms, root) =>
    // The schema wants the element even where it is empty.
    tagged(
      'ram:ApplicableHeaderTradeDelivery',
      writeParts(deliveryParts, innerOf(terms, 'delivery'), root, ciiWriting) +
        writeParts(advices, terms, root, ciiWriting),
    ),
)
const deliveryParts: readonly Part[] = [
  group('ram:ShipToTradeParty', shipTo),
  group('ram:ActualDeliverySupplyChainEvent', [udtDay('ram:OccurrenceDateTime', 'date')]),
]
const advices: readonly Part[] = [
  reference('ram:DespatchAdviceReferencedDocument', 'despatchAdvice'),
  reference('ram:ReceivingAdviceReferencedDocument', 'receivingAdvice'),
]

export const ciiInvoice: readonly Part[] = [
  group('rsm:ExchangedDocumentContext', [
    group('ram:BusinessProcessSpecifiedDocumentContextParameter', [leaf('ram:ID', 'process')]),
    group('ram:GuidelineSpecifiedDocumentContextParameter', [leaf('ram:ID', 'specification')]),
  ]),
  group('rsm:ExchangedDocument', [
    leaf('ram:ID', 'number'),
    leaf('ram:TypeCode', 'typeCode'),
    udtDay('ram:IssueDateTime', 'issueDate'),
    list('ram:IncludedNote', 'notes', [leaf('ram:Content', 'text'), leaf('ram:SubjectCode', 'subject')]),
  ]),
  group('rsm:SupplyChainTradeTransaction', [
    list('ram:IncludedSupplyChainTradeLineItem', 'lines', line),
    group('ram:ApplicableHeaderTradeAgreement', [
      leaf('ram:BuyerReference', 'buyerReference'),
      group('ram:SellerTradeParty', party, 'seller'),
      group('ram:BuyerTradeParty', party, 'buyer'),
      group('ram:SellerTaxRepresentativeTradeParty', party, 'taxRepresentative'),
      reference('ram:SellerOrderReferencedDocument', 'salesOrder'),
      reference('ram:BuyerOrderReferencedDocument', 'order'),
      reference('ram:ContractReferencedDocument', 'contract'),
      references,
      project,
    ]),
    delivery,
    group('ram:ApplicableHeaderTradeSettlement', settlement),
  ]),
]

/** Terms of the elements of a Cross Industry Invoice, whose names have their usual prefixes. */
export function ciiTerms(root: XmlElement): Terms {
  const terms: Terms = { syntax: 'cii' }
  const [settled] = [...withName(root, 'ram:ApplicableHeaderTradeSettlement')]
  // Which total is in which currency is known only once both are.
  if (settled) readParts(settled, settlement.slice(2, 4), terms, terms)
  readParts(root, ciiInvoice, terms, terms)
  return terms
}

function* withName(element: XmlElement, name: string): Generator<XmlElement> {
  for (const child of elementsOf(element)) {
    if (child.name === name) yield child
    if (child.name === 'rsm:SupplyChainTradeTransaction') yield* withName(child, name)
  }
}
