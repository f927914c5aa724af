import { isProblem, problem, type Problem } from '@/lib/base/problem'
import { decimalsIn } from '@/lib/base/format/plain-digits'
import type { Show } from '@/lib/base/format/show'
import { minorUnitDigits } from '@/lib/base/money/currency'
import { logoBlocks } from '@/lib/kits/document/logo'
import { partyOf } from '@/lib/kits/document/party'
import { writtenBlock } from '@/lib/kits/document/written'
import type { Block, Document, Fact, TableColumn, Value } from '@/lib/kits/document/types'
import type { AnyValues } from '@/lib/kits/fields/types'
import { documentShow } from '@/lib/subjects/document-labels/document-show'
import { directionOf } from '@/lib/subjects/document-labels/labels'
import { sumsOf } from '@/lib/subjects/invoicing/sums'
import type { InvoiceSums, TaxSums } from '@/lib/subjects/invoicing/types'
import { besideField, chosenLines, inputOf, isBesides } from './entered'
import { adviceOn } from './advice-on'
import type { Entries, LineEntry } from './form'
import type { ColumnName, DocumentKind } from './member'
import { cartonBlocks, cartonPages, cartonsOf } from './cartons'
import { accountLine, payCode } from './pay-code'
import { kindIn, sumsIn } from './in-language'
import { faultOfReceived, receivedInWords, receivedOf } from './received'
import { wordsIn, type Words } from './words'

/** A document while it is made, everything in its own language. `sums` is absent where no prices are printed. */
export interface Making {
  kind: DocumentKind
  entries: Entries
  sums: InvoiceSums | undefined
  show: Show
  words: Words
}

/** What a document is made of, in the language that it is written in. */
export function makingOf(
  kind: DocumentKind,
  entries: Entries,
  sums: InvoiceSums | undefined,
  { region }: Show,
): Making {
  const { language = 'en' } = entries
  return {
    kind: kindIn(kind, language),
    entries,
    sums: sums && sumsIn(sums, entries, language),
    show: documentShow(language, region, sums?.currency),
    words: wordsIn(language),
  }
}

/** The sums of what was entered; undefined for kinds without prices. */
export function sumsOfEntries(kind: DocumentKind, entries: Entries): InvoiceSums | Problem<string> | undefined {
  if (!kind.columns.includes('price')) return undefined
  const input = inputOf(entries)
  if ('problem' in input) return input
  const sums = sumsOf(input)
  return isProblem(sums) ? besideField(sums) : sums
}

function taxNumber(number: string | undefined, words: Words): string[] {
  return number ? [words.taxNumber(number)] : []
}

function partiesOf({ kind, entries, words }: Making): Block {
  const { from, to, fromId, toId, shipTo } = entries
  return {
    kind: 'parties',
    parties: [
      partyOf(kind.from.role, from, taxNumber(fromId, words)),
      partyOf(kind.to.role, to, taxNumber(toId, words)),
      ...(shipTo ? [partyOf(words.shipTo, shipTo)] : []),
    ],
  }
}

function fact(label: string, value: Value | undefined): Fact[] {
  return value === undefined || value === '' ? [] : [{ label, value }]
}

function day(value: string | undefined): Value | undefined {
  return value === undefined ? undefined : { kind: 'date', value }
}

function factsOf({ kind, entries, sums, show, words }: Making): Fact[] {
  const { original, originalDate, grossWeight, parcels } = entries
  return [
    ...fact(kind.number.label, entries.number),
    ...fact(kind.date, day(entries.date)),
    ...fact(kind.deadline?.label ?? '', day(entries.deadline)),
    ...fact(words.supplyDate, day(entries.supplyDate)),
    ...fact(
      kind.payment === 'received' ? words.settles : words.original,
      original && words.originalOf(original, originalDate ? show.date(originalDate) : ''),
    ),
    ...fact(words.reason, entries.reason),
    ...fact(words.reference, entries.reference),
    ...fact(words.incoterms, entries.incoterms),
    ...fact(words.carrier, entries.carrier),
    ...fact(words.cartons, cartonsOf(entries) === 0 ? undefined : show.count(cartonsOf(entries))),
    ...fact(words.parcels, parcels === undefined ? undefined : show.count(parcels)),
    ...fact(
      words.grossWeight,
      grossWeight === undefined ? undefined : { kind: 'number', value: grossWeight, unit: 'kg' },
    ),
    ...fact(words.export, entries.export),
    ...fact(words.currency, sums?.currency),
  ]
}

function logoOf({ entries: { logo, from }, words }: Making): Block[] | Problem<string> {
  const [name = ''] = from.split('\n')
  const blocks = logoBlocks(logo, words.logo(name.trim()))
  return typeof blocks === 'string' ? problem('logo', blocks) : blocks
}

function headOf(making: Making, logo: readonly Block[]): Block[] {
  const { kind } = making
  const heading: Block[] = [
    { kind: 'heading', level: 1, text: making.entries.heading || kind.title },
    ...(kind.statement ? [{ kind: 'paragraph' as const, text: kind.statement }] : []),
  ]
  return [
    {
      kind: 'columns',
      columns: [[...logo, ...heading], [{ kind: 'facts', facts: factsOf(making) }]],
    },
    partiesOf(making),
  ]
}

interface DrawnColumn {
  column: TableColumn
  cell(line: LineEntry, at: number): Value
}

function quantityOf(value: number | undefined, unit: string | undefined, show: Show): Value {
  if (value === undefined) return ''
  const text = unit ? `${show.number(value)} ${unit}` : show.number(value)
  return { kind: 'number', value, text, ...(unit ? { unit } : {}) }
}

/** A price keeps the decimals that it was typed with, and has at least those of its currency. */
function priceOf(price: number, currency: string, show: Show): Value {
  const decimals = Math.max(minorUnitDigits(currency), decimalsIn(price))
  return { kind: 'number', value: price, decimals, text: show.money(price, decimals, currency) }
}

function plainColumn(label: string, width: number, cell: DrawnColumn['cell']): DrawnColumn {
  return { column: { label, width }, cell }
}
function endColumn(label: string, width: number, cell: DrawnColumn['cell']): DrawnColumn {
  return { column: { label, width, align: 'end' }, cell }
}

function columnsFor(name: ColumnName, { entries, sums, show, kind, words }: Making): DrawnColumn[] {
  const isUsed = (column: ColumnName) => entries.lines.some((line: LineEntry) => line[column])
  const share = (value: number | undefined) => (value === undefined ? '' : shareText(value, show))
  switch (name) {
    case 'description':
      return [plainColumn(words.description, 8, (line) => line.description ?? '')]
    case 'code':
      return isUsed('code') ? [plainColumn(words.code, 3, (line) => line.code ?? '')] : []
    case 'origin':
      return isUsed('origin') ? [plainColumn(words.origin, 2, (line) => (line.origin ?? '').toUpperCase())] : []
    case 'weight':
      return isUsed('weight')
        ? [endColumn(words.weight, 3, ({ weight }) => (weight === undefined ? '' : `${show.number(weight)} kg`))]
        : []
    case 'quantity':
      return [
        endColumn(kind.columns.includes('delivered') ? words.ordered : words.quantity, 3, ({ quantity, unit }) =>
          quantityOf(quantity, unit, show),
        ),
      ]
    case 'delivered':
      return [
        endColumn(words.delivered, 3, ({ delivered, quantity, unit }) => quantityOf(delivered ?? quantity, unit, show)),
        endColumn(words.remaining, 3, (line) => quantityOf(remaining(line), line.unit, show)),
      ]
    case 'unit':
    case 'carton':
    case 'optional':
      return []
    case 'price':
      return [endColumn(words.price, 4, ({ price = 0 }) => priceOf(price, sums?.currency ?? '', show))]
    case 'discount':
      return isUsed('discount')
        ? [endColumn(words.discount, 3, ({ discount }) => (discount ? share(discount) : ''))]
        : []
    case 'tax':
      return entries.lines.some(({ tax }) => tax !== undefined)
        ? [endColumn(words.tax, 3, ({ tax }) => taxText(tax, entries, show))]
        : []
  }
}

/** What was ordered and is not delivered; 0 where more came. Typed decimals, so the noise of the subtraction is cut. */
function remaining({ quantity = 0, delivered = quantity }: LineEntry): number {
  return Math.max(0, Number((quantity - delivered).toFixed(6)))
}

function taxText(tax: number | undefined, entries: Entries, show: Show): string {
  if (tax === undefined) return ''
  const rates = tax > 0 && isBesides(entries) ? [tax, entries.secondRate ?? 0] : [tax]
  return rates.map((rate) => shareText(rate, show)).join(' + ')
}

function money({ currency }: InvoiceSums, minor: number): Value {
  return { kind: 'money', minor, currency }
}

function linesTable(making: Making): Block & { kind: 'table' } {
  const { kind, entries, sums, words } = making
  const hasTax = sums !== undefined && sums.taxes.length > 0
  const withTax = hasTax && entries.prices === 'with tax'
  const columns = [
    ...(entries.numbered ? [plainColumn(words.line, 1.5, (_, at) => String(at + 1))] : []),
    ...kind.columns.flatMap((name) => columnsFor(name, making)),
    ...(sums
      ? [
          endColumn(withTax ? words.amountWithTax : words.amount, 4, (_, at) =>
            money(sums, sums.lines[at]?.priced ?? 0),
          ),
        ]
      : []),
  ]
  return {
    kind: 'table',
    label: words.lines,
    columns: columns.map(({ column }) => column),
    rows: entries.lines.map((line: LineEntry, at) => columns.map(({ cell }) => cell(line, at))),
    ...(sums ? { totals: totalsOf(making, sums) } : {}),
  }
}

/** What the customer may add, each with its price, outside every sum. */
function optionBlocks(making: Making): Block[] | Problem<string> {
  const { kind, entries, words } = making
  const lines = entries.lines.filter(({ optional }: LineEntry) => optional)
  if (lines.length === 0) return []
  const alone: Entries = {
    ...entries,
    lines: lines.map((line: LineEntry) => ({ ...line, optional: false })) as unknown as Entries['lines'],
    adjustments: [],
  }
  const sums = sumsOfEntries(kind, alone)
  if (sums && 'problem' in sums) return sums
  const { totals: _, ...table } = linesTable({ ...making, entries: alone, sums })
  return [
    { kind: 'heading', level: 3, text: words.options },
    { ...table, label: words.options },
  ]
}

function rateText({ percent }: Pick<TaxSums, 'percent'>, show: Show): string {
  return shareText(Number(percent) / 100, show)
}

/** A rate with all the decimals it was typed with: 9.975%. */
function shareText(fraction: number, show: Show): string {
  return show.percent(fraction, decimalsIn(Number((fraction * 100).toPrecision(12))))
}

function adjustmentFacts({ entries, words }: Making, sums: InvoiceSums): Fact[] {
  return (entries.adjustments ?? []).map(({ kind, reason = '' }, at) => ({
    label: kind.startsWith('discount') ? words.discountOn(reason) : words.chargeFor(reason),
    value: money(sums, sums.adjustments[at]?.amount ?? 0),
  }))
}

/** Each tax that is charged; those at 0% are in the table of taxes. */
function taxFacts(sums: InvoiceSums, show: Show, label: (name: string, rate: string) => string): Fact[] {
  return sums.taxes
    .filter(({ percent }) => Number(percent) > 0)
    .map((tax) => ({ label: label(tax.name, rateText(tax, show)), value: money(sums, tax.amount) }))
}

function settlement({ kind, entries, show, words }: Making, sums: InvoiceSums): Fact[] {
  const { withholding, deposit } = entries
  const isSettled = sums.prepaid !== 0 || sums.rounding !== 0 || sums.withheld.length > 0
  return [
    ...(sums.prepaid === 0 ? [] : [{ label: words.paid, value: money(sums, -sums.prepaid) }]),
    ...sums.withheld.map(({ name, amount }) => ({
      label: words.withheld(name, shareText(withholding ?? 0, show)),
      value: money(sums, -amount),
    })),
    ...(sums.rounding === 0 ? [] : [{ label: words.rounding, value: money(sums, sums.rounding) }]),
    ...(isSettled || kind.due
      ? [{ label: kind.due ?? words.total, value: money(sums, sums.toPay), strong: true }]
      : []),
    ...(deposit === undefined
      ? []
      : [
          { label: words.deposit(shareText(deposit, show)), value: money(sums, sums.deposit), strong: true },
          { label: words.balance, value: money(sums, sums.balance) },
        ]),
  ]
}

function totalsOf(making: Making, sums: InvoiceSums): Fact[] {
  const { entries, show, kind, words } = making
  const hasTax = sums.taxes.length > 0
  const adjusted = adjustmentFacts(making, sums)
  const total = { value: money(sums, sums.total), ...(kind.due ? {} : { strong: true }) }
  if (!hasTax)
    return [
      ...(adjusted.length > 0 ? [{ label: words.subtotal, value: money(sums, sums.linePriced) }, ...adjusted] : []),
      { label: words.total, ...total },
      ...settlement(making, sums),
    ]
  if (entries.prices === 'with tax')
    return [
      ...(adjusted.length > 0
        ? [{ label: words.subtotalWithTax, value: money(sums, sums.linePriced) }, ...adjusted]
        : []),
      { label: words.totalWithTax, ...total },
      ...taxFacts(sums, show, words.containedTax),
      { label: words.net, value: money(sums, sums.net) },
      ...settlement(making, sums),
    ]
  return [
    ...(adjusted.length > 0 ? [{ label: words.subtotal, value: money(sums, sums.linePriced) }, ...adjusted] : []),
    { label: words.net, value: money(sums, sums.net) },
    ...taxFacts(sums, show, words.taxed),
    { label: words.totalWithTax, ...total },
    ...settlement(making, sums),
  ]
}

/** Where one line of totals does not say it all: several rates, or a rate of 0 with its reason. */
function taxTable({ sums, show, words }: Making): Block[] {
  if (!sums || (sums.taxes.length < 2 && sums.taxes.every(({ category }) => category === 'S'))) return []
  return [
    { kind: 'heading', level: 3, text: words.taxTable },
    {
      kind: 'table',
      label: words.taxTable,
      columns: [
        { label: words.taxName, width: 5 },
        { label: words.rate, width: 2, align: 'end' },
        { label: words.taxable, width: 3, align: 'end' },
        { label: words.taxAmount, width: 3, align: 'end' },
      ],
      rows: sums.taxes.map((tax) => [
        [tax.name, words.zero[tax.category]].filter((text) => text !== '').join(': '),
        rateText(tax, show),
        money(sums, tax.taxable),
        money(sums, tax.amount),
      ]),
    },
  ]
}

function textBlocks(heading: string, text: string | undefined): Block[] {
  return text
    ? [
        { kind: 'heading', level: 3, text: heading },
        { kind: 'paragraph', text },
      ]
    : []
}

/** How to pay: terms and account as text, beside them the code that fills both in. */
function askedBlocks({ kind, entries, sums, words }: Making): Block[] | Problem<string> {
  const account = accountLine(entries, words)
  if (typeof account !== 'string') return account
  const code = sums ? payCode(kind.title, entries, sums, words) : []
  if ('problem' in code) return code
  const text = [entries.terms, account, entries.bank].filter((part) => part).join('\n')
  const told = textBlocks(words.payment, text)
  return code.length === 0 ? told : [{ kind: 'columns', columns: [told, code] }]
}

function paymentBlocks(making: Making): Block[] | Problem<string> {
  const { kind, entries, sums, words } = making
  const { method, tendered } = entries
  if (kind.payment === 'asked') return askedBlocks(making)
  if (kind.payment !== 'received' || !sums || !method) return []
  const given = tendered === undefined || method !== 'cash' ? undefined : Math.round(tendered * 10 ** sums.digits)
  const fault = faultOfReceived(entries, sums, given)
  if (fault) return fault
  const received = receivedOf(entries, sums)
  return [
    {
      kind: 'facts',
      facts: [
        { label: words.received, value: money(sums, received), strong: true },
        ...fact(words.inWords, making.entries.language === 'en' ? receivedInWords(entries, sums) : ''),
        ...fact(words.purpose, entries.purpose),
        { label: words.method, value: words.methods[method] },
        ...(given === undefined
          ? []
          : [
              { label: words.tendered, value: money(sums, given) },
              { label: words.change, value: money(sums, given - received) },
            ]),
        { label: words.balance, value: money(sums, sums.toPay - received) },
      ],
    },
  ]
}

function weightBlocks({ entries, show, words }: Making): Block[] {
  const weights = entries.lines.flatMap(({ weight }: LineEntry) => (weight === undefined ? [] : [weight]))
  if (weights.length === 0) return []
  const all = Number(weights.reduce((sum, weight) => sum + weight, 0).toFixed(6))
  return [{ kind: 'facts', align: 'end', facts: [{ label: words.netWeight, value: `${show.number(all)} kg` }] }]
}

function signatureBlocks({ kind }: Making): Block[] {
  return kind.signers ? [{ kind: 'signature', signers: kind.signers.map((role) => ({ role })) }] : []
}

/** The document of what was entered, or the field that keeps it from being made. */
export function documentOf(kind: DocumentKind, entries: Entries, show: Show): Document | Problem<string> {
  const sums = sumsOfEntries(kind, entries)
  if (sums && 'problem' in sums) return sums
  const all = makingOf(kind, entries, sums, show)
  const logo = logoOf(all)
  if ('problem' in logo) return logo
  const options = optionBlocks(all)
  if ('problem' in options) return options
  const making: Making = { ...all, entries: { ...entries, lines: chosenLines(entries) as Entries['lines'] } }
  const payment = paymentBlocks(making)
  if ('problem' in payment) return payment
  const { language = 'en' } = entries
  const { words } = making
  return {
    title: `${making.kind.title} ${entries.number}`.trim(),
    sheet: entries.paper,
    look: entries.look,
    colour: entries.colour,
    language,
    direction: directionOf(language),
    words: words.written,
    blocks: [
      ...headOf(making, logo),
      ...(cartonsOf(making.entries) === 0 ? [linesTable(making)] : cartonBlocks(making, linesTable)),
      ...options,
      ...weightBlocks(making),
      ...taxTable(making),
      ...payment,
      ...textBlocks(words.declaration, entries.declaration),
      ...textBlocks(words.notes, entries.notes),
      ...signatureBlocks(making),
      ...cartonPages(making, linesTable),
    ].map((block) => writtenBlock(block, making.show)),
    notices: adviceOn(making),
  }
}

/** What can be priced within a document of another family. */
const priced: DocumentKind = {
  title: '',
  number: { label: '', initial: '' },
  date: '',
  from: { label: '', role: '', initial: '' },
  to: { label: '', role: '', initial: '' },
  columns: ['description', 'quantity', 'unit', 'price', 'discount', 'tax', 'optional'],
  lines: [],
}

/**
 * The priced lines of a document that says more than they do: the table with its sums, what is optional beside it, and the taxes where
 * one line does not say it all. Refuses what an offer refuses, beside its field.
 */
export function pricedBlocks(values: AnyValues, show: Show): Block[] | Problem<string> {
  const entries = { ...values, numbered: false } as unknown as Entries
  const sums = sumsOfEntries(priced, entries)
  if (sums && 'problem' in sums) return sums
  const all = makingOf(priced, entries, sums, show)
  const options = optionBlocks(all)
  if ('problem' in options) return options
  const making: Making = { ...all, entries: { ...entries, lines: chosenLines(entries) as Entries['lines'] } }
  return [linesTable(making), ...options, ...taxTable(making)].map((block) => writtenBlock(block, making.show))
}
