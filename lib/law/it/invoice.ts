import type { InvoiceContents } from '@/lib/law/invoice-contents'
import { defineRule } from '@/lib/law/rule'

export const invoice = defineRule<InvoiceContents>({
  title: 'Contents of an invoice in Italy',
  jurisdiction: 'it',
  checkedOn: '2026-11-23',
  units: 'money',
  versions: [
    {
      from: '2019-07-01',
      until: '2026-12-31',
      value: {
        provision: 'DPR 633/1972, article 21(2)',
        full: [
          'issueDate',
          'number',
          'sellerName',
          'sellerAddress',
          'sellerTaxNumber',
          'buyerName',
          'buyerAddress',
          'buyerTaxNumber',
          'description',
          'quantity',
          { what: 'discount', when: 'discounted' },
          'netAmount',
          'taxRate',
          'taxAmount',
          { what: 'supplyDate', when: 'otherDay' },
        ],
        simplified: [
          {
            upTo: 400,
            including: true,
            of: 'gross',
            needs: [
              'issueDate',
              'number',
              'sellerName',
              'sellerAddress',
              'sellerTaxNumber',
              { what: 'buyerTaxNumber', or: ['buyerName'] },
              'description',
              'total',
              'taxAmount',
            ],
            forReverseCharge: false,
          },
        ],
        wordings: {
          reverseCharge: {
            text: 'Inversione contabile',
            exact: true,
            provision: 'DPR 633/1972, article 21(6-bis)',
          },
          exempt: { text: 'Operazione esente', exact: true, provision: 'DPR 633/1972, article 21(6)' },
        },
        oneSource: ['The words for exempt supplies and reverse charge were read in the decree only.'],
      },
      sources: [
        {
          title: 'DPR 26 ottobre 1972, n. 633, articles 21 and 21-bis',
          href: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:presidente.repubblica:decreto:1972-10-26;633~art21',
        },
        {
          title: 'DM 10 maggio 2019: simplified invoices up to 400 euros',
          href: 'https://www.gazzettaufficiale.it/eli/id/2019/05/24/19A03271/sg',
        },
      ],
      note: 'Most invoices go through the exchange system of the tax office as XML; this is what they hold.',
    },
  ],
})
