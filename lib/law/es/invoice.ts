import type { InvoiceContents } from '@/lib/law/invoice-contents'
import { defineRule } from '@/lib/law/rule'

export const invoice = defineRule<InvoiceContents>({
  title: 'Contents of an invoice in Spain',
  jurisdiction: 'es',
  checkedOn: '2026-11-23',
  units: 'money',
  versions: [
    {
      from: '2013-01-01',
      value: {
        provision: 'Real Decreto 1619/2012, article 6',
        full: [
          'number',
          'issueDate',
          'sellerName',
          'sellerAddress',
          'sellerTaxNumber',
          'buyerName',
          { what: 'buyerAddress', when: 'toBusiness' },
          { what: 'buyerTaxNumber', when: 'toBusiness' },
          'description',
          'unitPrice',
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
              'number',
              'issueDate',
              { what: 'supplyDate', when: 'otherDay' },
              'sellerName',
              'sellerTaxNumber',
              'description',
              'taxRate',
              'total',
            ],
            forReverseCharge: false,
          },
        ],
        wordings: {
          reverseCharge: {
            text: 'Inversión del sujeto pasivo',
            exact: true,
            provision: 'Real Decreto 1619/2012, article 6(1)',
          },
          exempt: {
            text: 'Operación exenta',
            exact: false,
            provision: 'Real Decreto 1619/2012, article 6(1)',
          },
        },
        oneSource: [],
      },
      sources: [
        {
          title: 'Real Decreto 1619/2012, de 30 de noviembre, articles 4, 6 and 7',
          href: 'https://www.boe.es/buscar/act.php?id=BOE-A-2012-14696',
        },
        {
          title: 'Directive 2006/112/EC, articles 220a to 226b',
          href: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
        },
      ],
      note: 'Retail and other trades named in article 4(2) may write simplified invoices up to 3,000 euros; only the 400 euros that hold for everybody are used.',
    },
  ],
})
