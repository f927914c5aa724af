import type { InvoiceContents } from '@/lib/law/invoice-contents'
import { defineRule } from '@/lib/law/rule'

const small = [
  'taxInvoiceTitle',
  'sellerName',
  'sellerTaxNumber',
  'issueDate',
  'description',
  'quantity',
  'total',
  'taxAmount',
] as const

export const invoice = defineRule<InvoiceContents>({
  title: 'Contents of a tax invoice in Australia',
  jurisdiction: 'au',
  checkedOn: '2026-11-23',
  units: 'money',
  versions: [
    {
      from: '2010-07-01',
      value: {
        provision: 'GST Act 1999, section 29-70',
        full: [...small, { what: 'buyerName', or: ['buyerTaxNumber'] }],
        simplified: [{ upTo: 1000, including: false, of: 'gross', needs: small, forReverseCharge: true }],
        wordings: {},
        oneSource: [],
      },
      sources: [
        {
          title: 'ATO: Tax invoices',
          href: 'https://www.ato.gov.au/',
        },
        {
          title:
            'Explanatory Memorandum, Tax Laws Amendment (2010 GST Administration Measures No. 2) Bill 2010, chapter 3',
          href: 'https://www.ato.gov.au/law/view/document?DocID=NEM/EM201016/NAT/ATO/00004',
        },
      ],
      note: 'No tax invoice is needed up to 82.50 dollars with GST.',
    },
  ],
})
