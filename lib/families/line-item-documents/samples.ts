import { regionOf } from '@/lib/base/region/regions'
import { createShow } from '@/lib/base/format/show'
import type { Block, Document, Fact, Value } from '@/lib/kits/document/types'
import { documentShow } from '@/lib/subjects/document-labels/document-show'
import { worded } from '@/lib/subjects/document-labels/labels'
import type { InvoiceSums } from '@/lib/subjects/invoicing/types'
import type { SampleInvoice } from '@/lib/subjects/sample-invoices/draw'
import { samplePlaces } from '@/lib/subjects/sample-invoices/places'
import { documentOf, sumsOfEntries } from './document'
import type { Entries } from './form'
import { plainInvoice } from './plain-invoice'

/** Said on every sheet, in English, so that nobody pays one. */
export const sampleMark = 'SAMPLE. Made up for tests: nobody owes this amount, and every number on it is void.'

function entriesOf(sample: SampleInvoice, paper: Entries['paper']): Entries {
  const { country, number, date, due, seller, sellerTaxNumber, buyer, account, lines, look, colour } = sample
  const { language, currency, taxName } = samplePlaces[country]
  return {
    from: seller,
    fromId: sellerTaxNumber,
    to: buyer,
    number,
    date,
    deadline: due,
    lines: lines as Entries['lines'],
    currency,
    taxName,
    prices: 'without tax',
    rounding: 'document',
    bank: account,
    heading: `SAMPLE · ${worded(plainInvoice.title, language)}`,
    language,
    paper,
    look,
    colour,
    numbered: false,
  }
}

/** A sample as it is printed, with what would be right beside what stands there. Amounts are whole minor units. */
export interface WrittenSample {
  document: Document
  sums: InvoiceSums
  /** What the sheet says; it differs from the sums where the sample is wrong on purpose. */
  printed: { total: number; tax: number }
}

type Table = Block & { kind: 'table' }

/** Where the wrong figure of a sheet stands. */
function changed(table: Table, { error }: SampleInvoice, raise: (value: Value) => Value): Table {
  const { rows, totals = [] } = table
  if (error === 'line')
    return { ...table, rows: rows.map((row, at) => (at > 0 ? row : [...row.slice(0, -1), raise(row.at(-1) ?? '')])) }
  const total = totals.findIndex(({ strong }) => strong)
  const at = error === 'total' ? total : total - 1
  return {
    ...table,
    totals: totals.map((fact: Fact, place) => (place === at ? { ...fact, value: raise(fact.value) } : fact)),
  }
}

/** An amount that is off, never below 0. */
function offBy(minor: number, off: number): number {
  return minor + off < 0 ? minor - off : minor + off
}

/**
 * One made-up invoice as a document in the language of its country, marked as a sample. Its sums are those of the invoice tool; a
 * sample with a fault has one figure that contradicts them.
 */
export function writtenSample(sample: SampleInvoice, paper: Entries['paper']): WrittenSample {
  const { country, error, off } = sample
  const { language, currency } = samplePlaces[country]
  const region = regionOf(country)
  const entries = entriesOf(sample, paper)
  const sums = sumsOfEntries(plainInvoice, entries)
  const document = documentOf(plainInvoice, entries, createShow(region))
  if (!sums || 'problem' in sums || 'problem' in document) throw new TypeError(`sample ${sample.number} cannot be made`)
  const show = documentShow(language, region, currency)
  const raise = (value: Value): Value => {
    if (typeof value === 'string' || value.kind !== 'money') return value
    const minor = offBy(value.minor, off)
    return { ...value, minor, text: show.money(minor / 10 ** sums.digits, undefined, currency) }
  }
  const isFigure = error === 'line' || error === 'total' || error === 'tax'
  const first = document.blocks.find((block) => block.kind === 'table')
  const blocks = document.blocks.map((block) =>
    isFigure && block === first && block.kind === 'table' ? changed(block, sample, raise) : block,
  )
  const [head, ...rest] = blocks
  const last = sums.taxes.at(-1)?.amount ?? 0
  return {
    document: {
      ...document,
      blocks: [...(head ? [head] : []), { kind: 'paragraph', text: sampleMark }, ...rest],
      notices: [],
    },
    sums,
    printed: {
      total: error === 'total' ? offBy(sums.total, off) : sums.total,
      tax: error === 'tax' ? sums.tax - last + offBy(last, off) : sums.tax,
    },
  }
}
