import type { InvoiceContents } from '@/lib/law/invoice-contents'
import { defineRule } from '@/lib/law/rule'

const least = ['sellerName', 'issueDate', 'description', 'total'] as const
const middle = [...least, 'sellerTaxNumber', 'taxAmount'] as const

export const invoice = defineRule<InvoiceContents>({
  title: 'Taxable supply information in New Zealand',
  jurisdiction: 'nz',
  checkedOn: '2026-11-23',
  units: 'money',
  versions: [
    {
      from: '2023-04-01',
      value: {
        provision: 'Goods and Services Tax Act 1985, taxable supply information',
        full: [...middle, 'buyerName', { what: 'buyerAddress', or: ['buyerTaxNumber'] }],
        simplified: [
          { upTo: 200, including: true, of: 'gross', needs: least, forReverseCharge: true },
          { upTo: 1000, including: true, of: 'gross', needs: middle, forReverseCharge: true },
        ],
        wordings: {},
        oneSource: [],
      },
      sources: [
        {
          title: 'Inland Revenue: How taxable supply information for GST works',
          href: 'https://www.ird.govt.nz/gst/tax-invoices-for-gst',
        },
        {
          title: 'Inland Revenue: Rules for tax invoices are changing on 1 April 2023',
          href: 'https://www.ird.govt.nz/gst/tax-invoices-for-gst/rules-for-tax-invoices-are-changing-on-1-april-2023',
        },
      ],
      note: 'The NZBN of the buyer stands for the address, and so do a phone number, an e-mail address or a trading name.',
    },
  ],
})
