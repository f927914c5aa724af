import { isIsoDay } from '@/lib/base/format/dates'
import type { Show } from '@/lib/base/format/show'
import type { Block, Fact, Party as PrintedParty, TableColumn, Value } from '@/lib/kits/document/types'
import { exact, shortDecimal } from './decimals'
import type { Address, Adjustment, EInvoice, Identifier, Line, Party } from './model'
import { countryNames, documentTypes, paymentCodes, unitName } from './offered'
import { specificationName } from './profiles'

type Words = Readonly<Record<string, string>>

function day(text: string, show: Show): string {
  return isIsoDay(text) ? show.date(text) : text
}

/** An amount as people read it; as it stands in the file where it is too long to be a number. */
function amountText(text: string | undefined, currency: string, show: Show): string {
  if (text === undefined) return ''
  const value = exact(text)
  if (!value || text.length > 16) return `${text} ${currency}`.trim()
  const decimals = Math.max(2, text.split('.')[1]?.replace(/0+$/, '').length ?? 0)
  return show.money(Number(text), decimals, currency || undefined)
}

function amount(text: string | undefined, currency: string, show: Show): Value {
  const written = amountText(text, currency, show)
  const value = Number(text)
  return Number.isFinite(value) && text !== undefined && text.length <= 16
    ? { kind: 'number', value, text: written }
    : written
}

function count(text: string | undefined, show: Show): string {
  const value = exact(text)
  return value && (text ?? '').length <= 16 ? show.number(Number(text)) : (text ?? '')
}

function fact(label: string, value: string | undefined): Fact[] {
  return value === undefined || value.trim() === '' ? [] : [{ label, value }]
}

/** A code with its word where it is known. */
function coded(code: string | undefined, words: Words): string | undefined {
  return code === undefined ? undefined : (words[code] ?? code)
}

function identifierText(identifier: Identifier | undefined): string | undefined {
  if (!identifier?.id) return undefined
  return identifier.scheme ? `${identifier.id} (${identifier.scheme})` : identifier.id
}

function addressLines({ street, more, third, postCode, city, subdivision, country }: Address): string[] {
  const town = [postCode, city].filter((part) => part).join(' ')
  return [street, more, third, town, subdivision, coded(country, countryNames)].filter((line): line is string =>
    Boolean(line),
  )
}

function named(label: string, value: string | undefined): string[] {
  return value ? [`${label}: ${value}`] : []
}

function printedParty(role: string, party: Party): PrintedParty {
  const {
    name = '',
    tradingName,
    address,
    contact,
    vatId,
    taxNumber,
    registration,
    legalForm,
    endpoint,
    identifiers = [],
  } = party
  return {
    role,
    name: name || tradingName || 'Name missing',
    lines: [
      ...(tradingName && tradingName !== name ? [tradingName] : []),
      ...(address ? addressLines(address) : []),
      ...named('VAT number', vatId),
      ...named('Tax number', taxNumber),
      ...named('Company number', identifierText(registration)),
      ...named('Legal form', legalForm),
      ...identifiers.flatMap((one) => named('Identifier', identifierText(one))),
      ...named('Contact', contact?.name),
      ...named('Telephone', contact?.phone),
      ...named('Email', contact?.email),
      ...(endpoint?.scheme === 'EM' && endpoint.id === contact?.email
        ? []
        : named('Electronic address', identifierText(endpoint))),
    ],
  }
}

function partiesBlock({ seller = {}, buyer = {}, payee, taxRepresentative, delivery }: EInvoice): Block {
  return {
    kind: 'parties',
    parties: [
      printedParty('Seller', seller),
      printedParty('Buyer', buyer),
      ...(payee ? [printedParty('Payee', payee)] : []),
      ...(taxRepresentative ? [printedParty('Tax representative', taxRepresentative)] : []),
      ...(delivery?.address || delivery?.name || delivery?.location
        ? [
            {
              role: 'Delivered to',
              name: delivery.name ?? '',
              lines: [
                ...(delivery.address ? addressLines(delivery.address) : []),
                ...named('Place', identifierText(delivery.location)),
              ],
            },
          ]
        : []),
    ],
  }
}

/** Codes of UNTDID 2005 for the day on which VAT becomes due. */
const taxPoints: Words = { '3': 'the invoice date', '35': 'the day of delivery', '432': 'the day of payment' }

function headFacts(invoice: EInvoice, show: Show): Fact[] {
  const { period, preceding = [] } = invoice
  const span = [period?.start, period?.end].map((one) => (one ? day(one, show) : '…')).join(' – ')
  return [
    ...fact('Number', invoice.number),
    ...fact('Date', invoice.issueDate && day(invoice.issueDate, show)),
    ...fact('Type', coded(invoice.typeCode, documentTypes)),
    ...fact('Due', invoice.dueDate && day(invoice.dueDate, show)),
    ...fact('Delivered on', invoice.delivery?.date && day(invoice.delivery.date, show)),
    ...fact('Period', period?.start || period?.end ? span : undefined),
    ...fact(
      'VAT due on',
      invoice.taxPointDate ? day(invoice.taxPointDate, show) : coded(invoice.taxPointCode, taxPoints),
    ),
    ...fact('Buyer reference', invoice.buyerReference),
    ...fact('Order', invoice.order),
    ...fact('Sales order', invoice.salesOrder),
    ...fact('Contract', invoice.contract),
    ...fact('Project', invoice.project),
    ...fact('Tender or lot', invoice.tender),
    ...fact('Invoiced object', identifierText(invoice.object)),
    ...fact('Despatch advice', invoice.despatchAdvice),
    ...fact('Receiving advice', invoice.receivingAdvice),
    ...fact('Accounting reference', invoice.accountingReference),
    ...preceding.flatMap(({ number, date }) =>
      fact('Refers to invoice', [number, date && `of ${day(date, show)}`].filter((part) => part).join(' ')),
    ),
    ...fact('Currency', invoice.currency),
    ...fact('Rules', specificationName(invoice).name),
  ]
}

function vatText(category: string | undefined, rate: string | undefined): string {
  if (category === 'S' || category === undefined) return rate === undefined ? '' : `${shortDecimal(rate)}%`
  return rate === undefined || Number(rate) === 0 ? category : `${category} ${shortDecimal(rate)}%`
}

function changeText(
  { reason, reasonCode, percent, amount: size }: Adjustment,
  sign: string,
  currency: string,
  show: Show,
): string {
  const share = percent === undefined ? '' : ` ${shortDecimal(percent)}%`
  return `${reason ?? reasonCode ?? (sign === '−' ? 'Discount' : 'Charge')}${share}: ${sign}${amountText(size, currency, show)}`
}

/** All that a line says of its item, beneath its name. */
function lineText(line: Line, currency: string, show: Show): string {
  const { period, attributes = [], classifications = [], allowances = [], charges = [] } = line
  return [
    line.name,
    line.description === line.name ? undefined : line.description,
    line.note,
    ...named('Item', line.sellerItem),
    ...named('Buyer’s item', line.buyerItem),
    ...named('Standard number', identifierText(line.standardItem)),
    ...classifications.flatMap(({ code, list }) =>
      named('Class', identifierText({ id: code ?? '', scheme: list ?? '' })),
    ),
    ...named('Origin', coded(line.origin, countryNames)),
    ...attributes.flatMap(({ name, value }) => named(name ?? '', value)),
    ...named('Order line', line.orderLine),
    ...named('Object', identifierText(line.object)),
    ...named('Accounting reference', line.accountingReference),
    ...(period
      ? named('Period', [period.start, period.end].map((one) => (one ? day(one, show) : '…')).join(' – '))
      : []),
    ...(line.priceDiscount && line.grossPrice
      ? [`${amountText(line.grossPrice, currency, show)} less ${amountText(line.priceDiscount, currency, show)}`]
      : []),
    ...allowances.map((one) => changeText(one, '−', currency, show)),
    ...charges.map((one) => changeText(one, '+', currency, show)),
  ]
    .filter((text): text is string => Boolean(text))
    .join('\n')
}

function totals(
  { totals: all = {}, currency = '', taxCurrency = '', allowances = [], charges = [] }: EInvoice,
  show: Show,
): Fact[] {
  const row = (label: string, text: string | undefined, strong = false): Fact[] =>
    text === undefined ? [] : [{ label, value: amount(text, currency, show), ...(strong ? { strong } : {}) }]
  const hasChanges = allowances.length > 0 || charges.length > 0
  const negative = (text: string | undefined) =>
    text === undefined ? undefined : text.startsWith('-') ? text.slice(1) : `-${text}`
  return [
    ...(hasChanges ? row('Sum of the lines', all.lines) : []),
    ...allowances.flatMap((own) => row(own.reason ?? 'Discount', negative(own.amount))),
    ...charges.flatMap((own) => row(own.reason ?? 'Charge', own.amount)),
    ...row('Total without VAT', all.net),
    ...row('VAT', all.tax),
    ...(all.taxInTaxCurrency === undefined
      ? []
      : [{ label: `VAT in ${taxCurrency}`, value: amount(all.taxInTaxCurrency, taxCurrency, show) }]),
    ...row('Total with VAT', all.gross),
    ...(all.prepaid === undefined ? [] : row('Already paid', negative(all.prepaid))),
    ...row('Rounding', all.rounding),
    ...row('Amount due', all.due, true),
  ]
}

function linesTable(invoice: EInvoice, show: Show): Block {
  const { lines = [], currency = '' } = invoice
  const columns: TableColumn[] = [
    { label: 'No.', width: 2 },
    { label: 'Item', width: 12 },
    { label: 'Quantity', width: 4, align: 'end' },
    { label: 'Price', width: 4, align: 'end' },
    { label: 'VAT', width: 3, align: 'end' },
    { label: 'Amount', width: 4, align: 'end' },
  ]
  const rows = lines.map((line, at): Value[] => {
    const per =
      line.baseQuantity !== undefined && Number(line.baseQuantity) !== 1 ? ` for ${count(line.baseQuantity, show)}` : ''
    return [
      line.id ?? String(at + 1),
      lineText(line, currency, show),
      `${count(line.quantity, show)} ${unitName(line.unit)}`.trim(),
      `${amountText(line.price, currency, show)}${per}`,
      vatText(line.vat?.category, line.vat?.rate),
      amount(line.net, currency, show),
    ]
  })
  return { kind: 'table', label: 'Lines', columns, rows, totals: totals(invoice, show) }
}

const categoryNames: Words = {
  S: 'Standard rate',
  Z: 'Zero rated',
  E: 'Exempt',
  AE: 'Reverse charge',
  K: 'Intra-Community supply',
  G: 'Export',
  O: 'Outside the scope of VAT',
  L: 'IGIC',
  M: 'IPSI',
}

function vatTable({ vat = [], currency = '' }: EInvoice, show: Show): Block[] {
  if (vat.length === 0) return []
  return [
    { kind: 'heading', level: 3, text: 'VAT' },
    {
      kind: 'table',
      label: 'VAT',
      columns: [
        { label: 'Category', width: 6 },
        { label: 'Rate', width: 2, align: 'end' },
        { label: 'Taxable', width: 3, align: 'end' },
        { label: 'VAT', width: 3, align: 'end' },
      ],
      rows: vat.map(({ category, rate, taxable, amount: tax, exemption, exemptionCode }) => [
        [
          coded(category, categoryNames),
          exemption === categoryNames[category ?? ''] ? undefined : exemption,
          exemptionCode,
        ]
          .filter((text) => text)
          .join(': '),
        rate === undefined ? '' : `${shortDecimal(rate)}%`,
        amount(taxable, currency, show),
        amount(tax, currency, show),
      ]),
    },
  ]
}

function paymentBlocks(invoice: EInvoice): Block[] {
  const { payments = [], terms, remittance, mandate, creditor } = invoice
  const facts: Fact[] = [
    ...fact('Terms', terms),
    ...payments.flatMap(({ code, text, account, card, debited }) => [
      ...fact('Paid by', text ?? coded(code, paymentCodes)),
      ...fact('Account', account?.id),
      ...fact('Name of the account', account?.name),
      ...fact('Bank', account?.bank),
      ...fact('Card', [card?.number, card?.holder].filter((part) => part).join(', ')),
      ...fact('Debited account', debited),
    ]),
    ...fact('Mandate', mandate),
    ...fact('Creditor identifier', creditor),
    ...fact('Purpose', remittance),
  ]
  return facts.length === 0
    ? []
    : [
        { kind: 'heading', level: 3, text: 'Payment' },
        { kind: 'facts', facts },
      ]
}

function noteBlocks({ notes = [], attachments = [] }: EInvoice): Block[] {
  const texts = notes.map(({ text }) => text).filter((text): text is string => Boolean(text))
  const files = attachments.map(({ id, description, fileName, location }) =>
    [id, description, fileName, location].filter((part) => part).join(', '),
  )
  return [
    ...(texts.length > 0 ? [{ kind: 'heading' as const, level: 3 as const, text: 'Notes' }] : []),
    ...texts.map((text): Block => ({ kind: 'paragraph', text })),
    ...(files.length > 0
      ? [
          { kind: 'heading' as const, level: 3 as const, text: 'Attached documents' },
          { kind: 'list' as const, items: files.map((text) => ({ text })) },
        ]
      : []),
  ]
}

/** An e-invoice as people read it: every term that it says, in the order of a printed invoice. */
export function readableBlocks(
  invoice: EInvoice,
  title: string,
  show: Show,
  logo: readonly Block[] = [],
): readonly Block[] {
  return [
    {
      kind: 'columns',
      columns: [
        [...logo, { kind: 'heading', level: 1, text: title }],
        [{ kind: 'facts', facts: headFacts(invoice, show) }],
      ],
    },
    partiesBlock(invoice),
    linesTable(invoice, show),
    ...vatTable(invoice, show),
    ...paymentBlocks(invoice),
    ...noteBlocks(invoice),
  ]
}

/** What a document of this type is called. */
export function titleOf({ typeCode = '' }: EInvoice): string {
  const known = (documentTypes as Words)[typeCode]
  return known === undefined ? 'Invoice' : known.replace(/ \(\d+\)$/, '')
}
