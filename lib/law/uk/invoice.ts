import type { InvoiceContents } from '@/lib/law/invoice-contents'
import { defineRule } from '@/lib/law/rule'

export const invoice = defineRule<InvoiceContents>({
  title: 'Contents of a VAT invoice in the United Kingdom',
  jurisdiction: 'uk',
  checkedOn: '2026-11-23',
  units: 'money',
  versions: [
    {
      from: '2021-01-01',
      value: {
        provision: 'VAT Regulations 1995, regulation 14',
        full: [
          'number',
          'supplyDate',
          'issueDate',
          'sellerName',
          'sellerAddress',
          'sellerTaxNumber',
          'buyerName',
          'buyerAddress',
          'description',
          'quantity',
          'unitPrice',
          'taxRate',
          'netAmount',
          { what: 'discount', when: 'discounted' },
          'taxAmount',
        ],
        simplified: [
          {
            upTo: 250,
            including: true,
            of: 'gross',
            needs: ['sellerName', 'sellerAddress', 'sellerTaxNumber', 'supplyDate', 'description', 'total', 'taxRate'],
            forReverseCharge: true,
          },
        ],
        wordings: {
          reverseCharge: {
            text: 'Reverse charge',
            exact: true,
            provision: 'VAT Regulations 1995, regulation 14(1)(o)',
          },
        },
        oneSource: [],
      },
      sources: [
        {
          title: 'The Value Added Tax Regulations 1995, regulation 14',
          href: 'https://www.legislation.gov.uk/uksi/1995/2518/regulation/14',
        },
        {
          title: 'The Value Added Tax Regulations 1995, regulation 16A',
          href: 'https://www.legislation.gov.uk/uksi/1995/2518/regulation/16A',
        },
        {
          title: 'HMRC internal manual, VATREC16042',
          href: 'https://www.gov.uk/hmrc-internal-manuals/vat-trader-records/vatrec16042',
        },
      ],
    },
  ],
})
