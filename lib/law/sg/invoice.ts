import type { InvoiceContents } from '@/lib/law/invoice-contents'
import { defineRule } from '@/lib/law/rule'

export const invoice = defineRule<InvoiceContents>({
  title: 'Contents of a tax invoice in Singapore',
  jurisdiction: 'sg',
  checkedOn: '2026-11-23',
  units: 'money',
  versions: [
    {
      from: '2019-01-01',
      value: {
        provision: 'GST (General) Regulations, regulation 11',
        full: [
          'taxInvoiceTitle',
          'number',
          'issueDate',
          'sellerName',
          'sellerAddress',
          'sellerTaxNumber',
          'buyerName',
          'buyerAddress',
          'description',
          'quantity',
          { what: 'discount', when: 'discounted' },
          'netAmount',
          'taxRate',
          'taxAmount',
          'total',
        ],
        simplified: [
          {
            upTo: 1000,
            including: true,
            of: 'gross',
            needs: ['sellerName', 'sellerAddress', 'sellerTaxNumber', 'number', 'issueDate', 'description', 'total'],
            forReverseCharge: false,
          },
        ],
        wordings: {},
        oneSource: [],
      },
      sources: [
        {
          title: 'Goods and Services Tax (General) Regulations, regulations 11 and 13',
          href: 'https://sso.agc.gov.sg/SL/GSTA1993-RG1',
        },
        {
          title: 'IRAS: Invoicing customers',
          href: 'https://www.iras.gov.sg/',
        },
      ],
    },
  ],
})
