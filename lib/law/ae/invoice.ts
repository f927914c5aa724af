import type { InvoiceContents } from '@/lib/law/invoice-contents'
import { defineRule } from '@/lib/law/rule'

export const invoice = defineRule<InvoiceContents>({
  title: 'Contents of a tax invoice in the United Arab Emirates',
  jurisdiction: 'ae',
  checkedOn: '2026-11-23',
  units: 'money',
  versions: [
    {
      from: '2024-11-15',
      value: {
        provision: 'Cabinet Decision 52 of 2017, article 59',
        full: [
          'taxInvoiceTitle',
          'sellerName',
          'sellerAddress',
          'sellerTaxNumber',
          { what: 'buyerName', when: 'toRegistered' },
          { what: 'buyerAddress', when: 'toRegistered' },
          { what: 'buyerTaxNumber', when: 'toRegistered' },
          'number',
          'issueDate',
          { what: 'supplyDate', when: 'otherDay' },
          'description',
          'unitPrice',
          'quantity',
          'taxRate',
          { what: 'discount', when: 'discounted' },
          'total',
          'taxAmount',
        ],
        simplified: [
          {
            upTo: 10_000,
            including: true,
            of: 'gross',
            needs: [
              'taxInvoiceTitle',
              'sellerName',
              'sellerAddress',
              'sellerTaxNumber',
              'issueDate',
              'description',
              'total',
              'taxAmount',
            ],
            forReverseCharge: false,
            anyAmountToUnregistered: true,
          },
        ],
        wordings: {
          reverseCharge: {
            text: 'The recipient is required to account for the tax under article 48 of the Decree-Law',
            exact: false,
            provision: 'Cabinet Decision 52 of 2017, article 59(1)',
          },
        },
        oneSource: [],
      },
      sources: [
        {
          title:
            'Cabinet Decision 52 of 2017 on the Executive Regulations of the VAT Decree-Law, as amended by Cabinet Decision 100 of 2024',
          href: 'https://tax.gov.ae/en/legislation.aspx',
        },
        {
          title: 'Federal Tax Authority, VAT Public Clarification VATP006: Tax invoices',
          href: 'https://tax.gov.ae/en/',
        },
      ],
    },
  ],
})
