import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { documentDocx } from '@/lib/engines/docx-document'
import { documentPdf } from '@/lib/engines/pdf-document'
import { documentXlsx } from '@/lib/engines/xlsx-document'
import { documentHtml } from '@/lib/kits/document/html-file'
import { documentText } from '@/lib/kits/document/text'
import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyValues } from '@/lib/kits/fields/types'
import { generatorContext } from '@/lib/kits/generator/run'
import type { AnyGenerator } from '@/lib/kits/generator/types'
import eInvoice from '@/lib/tools/generators/invoicing/e-invoice-xml'
import invoice from '@/lib/tools/generators/invoicing/invoice'
import { pagesOf } from '../paper/pdf-programs'
import { fonts, readFont } from '../paper/read-fonts'

const region = regionOf('us')
const show = createShow(region)

interface Sums {
  net: number
  tax: number
  total: number
  toPay: number
}

/** Invoices whose sums were worked out by hand, in cents. */
const worked: readonly { name: string; given: AnyValues; lines: readonly number[]; sums: Sums }[] = [
  {
    // 3 × 0.335 = 1.005, which is 1.01; 6 × 85 less 5% = 484.50; 485.51 at 19% is 92.2469.
    name: 'halves of a cent and a discount',
    given: {
      lines: [
        { description: 'Screws', quantity: 3, price: 0.335, tax: 0.19 },
        { description: 'Photography', quantity: 6, unit: 'h', price: 85, discount: 0.05, tax: 0.19 },
      ],
    },
    lines: [101, 48450],
    sums: { net: 48551, tax: 9225, total: 57776, toPay: 57776 },
  },
  {
    // 1,200 and 50; a tenth off the whole leaves 1,080 at 20% (216.00) and 45 at 5% (2.25); 500 are paid.
    name: 'two rates, a discount on the whole and a payment',
    given: {
      lines: [
        { description: 'Oak table', quantity: 1, price: 1200, tax: 0.2 },
        { description: 'Recipe book', quantity: 4, price: 12.5, tax: 0.05 },
      ],
      adjustments: [{ kind: 'discount-percent', size: 10 }],
      paid: 500,
    },
    lines: [120000, 5000],
    sums: { net: 112500, tax: 21825, total: 134325, toPay: 84325 },
  },
]

function built(tool: AnyGenerator, given: AnyValues) {
  const values = initialValues(tool.form, { currency: 'USD', ...given })
  const context = generatorContext(undefined, values, region)
  const document = tool.build(values, context)
  if ('problem' in document) throw new Error(`${document.field}: ${document.message}`)
  const file = (key: string): string => {
    const declared = tool.files?.[key]
    if (!declared || !('make' in declared)) throw new TypeError(`there is no file ${key}`)
    return String(declared.make(values, context))
  }
  return { document, file }
}

/** Words of a part of an Office file, with a space where an element ends. */
function wordsIn(packed: Uint8Array, part: RegExp): string {
  return Object.entries(unzipSync(packed))
    .filter(([name]) => part.test(name))
    .map(([, bytes]) => Buffer.from(bytes).toString('utf8'))
    .join(' ')
    .replace(/<[^>]*>/g, ' ')
}

const plain = (text: string) => text.replace(/\s+/g, ' ')
const inUnits = (cents: number) => String(cents / 100)
const two = (cents: number) => (cents / 100).toFixed(2)

describe.each(worked)('an invoice with $name', ({ given, lines, sums }) => {
  const { document, file } = built(invoice as unknown as AnyGenerator, given)
  const amounts = [...lines, sums.net, sums.total, sums.toPay].map((cents) => show.money(cents / 100))

  it('has the sums worked out by hand', () => {
    expect((JSON.parse(file('json')) as { sums: Sums }).sums).toMatchObject(sums)
  })

  it('says them on the page, in HTML and as text', () => {
    for (const text of [documentText(document, show), documentHtml(document, show)])
      for (const amount of amounts) expect(text).toContain(amount)
  })

  it('says them in the PDF', async () => {
    const pdf = await documentPdf(document, region, fonts, readFont)
    if ('missing' in pdf) throw new Error(`no font has ${pdf.missing}`)
    const text = plain(pagesOf(pdf).join(' '))
    for (const amount of amounts) expect(text).toContain(amount)
  })

  it('says them in the Word file', async () => {
    const text = plain(wordsIn(await documentDocx(document, region), /^word\/document\.xml$/))
    for (const amount of amounts) expect(text).toContain(amount)
  })

  it('has them as numbers in the workbook', () => {
    const cells = wordsIn(documentXlsx(document), /worksheets\/sheet\d+\.xml$/).split(/\s+/)
    for (const cents of [...lines, sums.net, sums.total, sums.toPay]) expect(cells).toContain(inUnits(cents))
  })

  it('has its lines in the CSV, before what is taken off the whole', () => {
    const csv = file('csv')
    for (const cents of lines) expect(csv).toContain(`,${two(cents)},`)
    expect(csv.trim().split('\r\n')).toHaveLength(lines.length + 1)
  })

  it.each(['ubl', 'cii'])('has them in the e-invoice as %s', (syntax) => {
    const xml = built(eInvoice as unknown as AnyGenerator, given).file(syntax)
    const stated = (...names: string[]) =>
      names.flatMap((name) => new RegExp(`:${name}(?: [^>]*)?>([\\d.]+)<`).exec(xml)?.[1] ?? [])
    expect(stated('TaxExclusiveAmount', 'TaxBasisTotalAmount')).toEqual([two(sums.net)])
    expect(stated('TaxInclusiveAmount', 'GrandTotalAmount')).toEqual([two(sums.total)])
    expect(stated('PayableAmount', 'DuePayableAmount')).toEqual([two(sums.toPay)])
    expect(xml).toContain(`>${two(sums.tax)}<`)
    for (const cents of lines) expect(xml).toContain(`>${two(cents)}<`)
  })
})
