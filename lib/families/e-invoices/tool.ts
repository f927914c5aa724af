import { projectFile } from '@/lib/base/format/project-file'
import { uploadedText } from '@/lib/base/text/uploaded-text'
import type { Show } from '@/lib/base/format/show'
import { problem, type Problem } from '@/lib/base/problem'
import { logoBlocks } from '@/lib/kits/document/logo'
import type { Block, Document, Notice } from '@/lib/kits/document/types'
import { enteredInvoice } from './entered'
import type { Finding } from '@/lib/subjects/e-invoice/finding'
import { findings } from '@/lib/subjects/e-invoice/findings'
import type { EInvoiceEntries, EInvoiceField } from './form'
import type { EInvoice } from '@/lib/subjects/e-invoice/model'
import { profileNames, profileOf, specificationName } from '@/lib/subjects/e-invoice/profiles'
import { readableBlocks, titleOf } from '@/lib/subjects/e-invoice/readable'
import { readInvoice } from '@/lib/subjects/e-invoice/read'
import { faultOfTaxNumber } from '@/lib/subjects/identifiers/mistyped'
import { writeCii, writeUbl } from '@/lib/subjects/e-invoice/write'

/** The e-invoice that is written or read; undefined where a file is still to be chosen. */
function invoiceOf(values: EInvoiceEntries): EInvoice | Problem<EInvoiceField> | undefined {
  if (values.task === 'write') return enteredInvoice(values)
  if (!values.file) return undefined
  const text = uploadedText(values.file)
  if (text === undefined) return problem('file', 'must be an XML file')
  const read = readInvoice(text)
  return 'fault' in read ? problem('file', `cannot be read: it ${read.fault}`) : read.invoice
}

/** Fields of the form that fill in a term. */
const fieldOfTerm: Readonly<Record<string, string>> = {
  'BT-1': 'Invoice number',
  'BT-9': 'Due date, or Payment terms',
  'BT-10': 'Buyer reference',
  'BT-25': 'Number of the invoice that it corrects',
  'BG-3': 'Number of the invoice that it corrects',
  'BT-30': 'Your company number',
  'BT-31': 'Your VAT number',
  'BT-34': 'Your electronic address',
  'BT-37': 'From (your business), its last line',
  'BT-38': 'From (your business), its last line',
  'BG-6': 'Contact at your business',
  'BT-41': 'Contact at your business',
  'BT-42': 'From (your business), a line with the telephone number',
  'BT-43': 'From (your business), a line with the email address',
  'BT-48': 'VAT number of the buyer',
  'BT-49': 'Electronic address of the buyer',
  'BT-52': 'Bill to, its last line',
  'BT-53': 'Bill to, its last line',
  'BT-72': 'Day of delivery',
  'BT-73': 'Period from',
  'BT-77': 'Ship to, its last line',
  'BT-78': 'Ship to, its last line',
  'BT-80': 'Country of delivery',
  'BT-84': 'IBAN',
  'BG-17': 'IBAN',
  'BG-18': 'Last digits of the card',
  'BT-89': 'Reference of the mandate',
  'BT-90': 'Creditor identifier',
  'BT-91': 'IBAN that is debited',
  'BG-19': 'Reference of the mandate',
  'BT-120': 'Why no VAT is charged',
  'BT-121': 'Code for why no VAT is charged',
  'BT-130': 'Unit, in the lines',
  'BT-151': 'VAT, in the lines',
  'BT-153': 'Description, in the lines',
}

/** So many are told one by one. */
const mostTold = 20

function findingNotice({ rule, term, says, mild }: Finding, isWritten: boolean): Notice {
  const field = isWritten ? fieldOfTerm[term] : undefined
  const where = field === undefined ? '' : ` Field: ${field}.`
  return { is: mild ? 'fair' : 'bad', says: `${says}${where} (${rule}, ${term})` }
}

/** What was found, one sentence each, behind one that says how it stands. */
function noticesOf(invoice: EInvoice, isWritten: boolean): Notice[] {
  const found = findings(invoice)
  const hard = found.filter(({ mild }) => !mild).length
  const rules = profileNames[profileOf(invoice)]
  const { name, isPart } = specificationName(invoice)
  const told = [...found].sort((one, other) => Number(one.mild ?? false) - Number(other.mild ?? false))
  const rest = told.length - mostTold
  return [
    ...(isPart
      ? [
          {
            is: 'bad' as const,
            says: `${name} holds too little to be an invoice by itself: the page that it came with is the invoice.`,
          },
        ]
      : []),
    hard === 0
      ? { is: 'good', says: `Breaks none of the rules of ${rules} that are compared here.` }
      : {
          is: 'bad',
          says: `Breaks ${hard} ${hard === 1 ? 'rule' : 'rules'} of ${rules}. It can be saved, and a receiver may refuse it.`,
        },
    ...told.slice(0, mostTold).map((finding) => findingNotice(finding, isWritten)),
    ...(rest > 0 ? [{ is: 'plain' as const, says: `And ${rest} more.` }] : []),
  ]
}

/** VAT numbers that cannot be right: the rules of e-invoices look at their first letters alone. */
function numberNotices({ seller, buyer }: EInvoice): Notice[] {
  const numbers = [
    ['The VAT number of the seller', seller?.vatId],
    ['The VAT number of the buyer', buyer?.vatId],
  ] as const
  return numbers.flatMap(([what, number = '']): Notice[] => {
    const fault = faultOfTaxNumber(number)
    return fault === undefined ? [] : [{ is: 'fair', says: `${what} ${fault}.` }]
  })
}

/** The document that the page shows before a file is chosen. */
export function waiting({ paper }: EInvoiceEntries, says: string): Document {
  return { title: 'E-invoice', sheet: paper, blocks: [{ kind: 'paragraph', text: says, quiet: true }] }
}

/** An e-invoice on a sheet, with what breaks its rules beside it. Refuses what makes no sums and files that are no e-invoice. */
export function eInvoiceDocument(
  values: EInvoiceEntries,
  show: Show,
  waitsFor: string,
): Document | Problem<EInvoiceField | 'logo'> {
  const invoice = invoiceOf(values)
  if (invoice === undefined) return waiting(values, waitsFor)
  if ('problem' in invoice) return invoice
  const logo = values.task === 'write' ? logoBlocks(values.logo, `Logo of ${invoice.seller?.name ?? ''}`) : []
  return typeof logo === 'string' ? problem('logo', logo) : documentOfInvoice(invoice, values, show, logo)
}

/** The sheet of an invoice that was written or read. */
export function documentOfInvoice(
  invoice: EInvoice,
  values: EInvoiceEntries,
  show: Show,
  logo: readonly Block[] = [],
): Document {
  const title = titleOf(invoice)
  return {
    title: `${title} ${invoice.number ?? ''}`.trim().slice(0, 120),
    sheet: values.paper,
    look: values.look,
    colour: values.colour,
    blocks: readableBlocks(invoice, title, show, logo),
    notices: [...noticesOf(invoice, values.task === 'write'), ...numberNotices(invoice)],
  }
}

/** Whether it takes longer than a keystroke may: long files and many lines. */
export function isLongEInvoice({ task, file, lines }: Pick<EInvoiceEntries, 'task' | 'file' | 'lines'>): boolean {
  return task === 'open' ? (file?.length ?? 0) > 200_000 : lines.length > 100
}

/** The XML of what is written or read, in the syntax that is asked for. */
export function eInvoiceXml(values: EInvoiceEntries, syntax: 'ubl' | 'cii'): string | Problem<EInvoiceField> {
  const invoice = invoiceOf(values)
  if (invoice === undefined) return problem('file', 'must be chosen')
  if ('problem' in invoice) return invoice
  return syntax === 'ubl' ? writeUbl(invoice) : writeCii(invoice)
}

/** The entries of the form, for opening them again and for the invoice tool. */
export function eInvoiceJson(values: EInvoiceEntries): string {
  const { file: _, ...entries } = values
  return projectFile('E-invoice', entries)
}
