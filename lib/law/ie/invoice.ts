import type { InvoiceContents } from '@/lib/law/invoice-contents'
import { defineRule } from '@/lib/law/rule'

export const invoice = defineRule<InvoiceContents>({
  title: 'Contents of a VAT invoice in Ireland',
  jurisdiction: 'ie',
  checkedOn: '2026-11-23',
  units: 'money',
  versions: [
    {
      from: '2013-01-01',
      value: {
        provision: 'VAT Regulations 2010, regulation 20',
        full: [
          'issueDate',
          'number',
          'sellerName',
          'sellerAddress',
          'sellerTaxNumber',
          'buyerName',
          'buyerAddress',
          { what: 'buyerTaxNumber', when: 'reverseCharge' },
          { what: 'buyerTaxNumber', when: 'acrossUnion' },
          'quantity',
          'description',
          'unitPrice',
          'netAmount',
          { what: 'discount', when: 'discounted' },
          'taxRate',
          'taxAmount',
          'supplyDate',
        ],
        simplified: [
          {
            upTo: 100,
            including: true,
            of: 'gross',
            needs: ['issueDate', 'sellerName', 'sellerAddress', 'sellerTaxNumber', 'description', 'taxAmount'],
            forReverseCharge: false,
          },
        ],
        wordings: {
          reverseCharge: {
            text: 'Reverse charge',
            exact: true,
            provision: 'Directive 2006/112/EC, article 226(11a)',
          },
        },
        oneSource: ['Whether the 100 euros of a simplified invoice include the tax is not said by Revenue.'],
      },
      sources: [
        {
          title: 'Revenue: What information is required on a VAT invoice?',
          href: 'https://www.revenue.ie/en/vat/vat-records-invoices-and-credit-notes/invoices/what-information-is-required-on-a-vat-invoice.aspx',
        },
        {
          title: 'Revenue: Other types of VAT invoices',
          href: 'https://www.revenue.ie/en/vat/vat-records-invoices-credit-notes/invoices/other-types-vat-invoices.aspx',
        },
      ],
    },
  ],
})
