import type { InvoiceContents } from '@/lib/law/invoice-contents'
import { defineRule } from '@/lib/law/rule'

const least = ['sellerName', 'issueDate', 'total'] as const
const middle = [...least, 'sellerTaxNumber', 'taxAmount'] as const

export const invoice = defineRule<InvoiceContents>({
  title: 'What an invoice in Canada shows for input tax credits',
  jurisdiction: 'ca',
  checkedOn: '2026-11-23',
  units: 'money',
  versions: [
    {
      from: '2021-04-20',
      value: {
        provision: 'Input Tax Credit Information (GST/HST) Regulations, section 3',
        full: [...middle, 'buyerName', 'description', 'paymentTerms'],
        simplified: [
          { upTo: 100, including: false, of: 'gross', needs: least, forReverseCharge: true },
          { upTo: 500, including: false, of: 'gross', needs: middle, forReverseCharge: true },
        ],
        wordings: {},
        oneSource: [],
      },
      sources: [
        {
          title: 'Input Tax Credit Information (GST/HST) Regulations, SOR/91-45',
          href: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-91-45/',
        },
        {
          title: 'Canada Revenue Agency: Charge and collect the tax, receipts and invoices',
          href: 'https://www.canada.ca/en/revenue-agency.html',
        },
      ],
    },
  ],
})
