import type { InvoiceContents } from '@/lib/law/invoice-contents'
import { defineRule } from '@/lib/law/rule'

export const invoice = defineRule<InvoiceContents>({
  title: 'Contents of an invoice in Germany',
  jurisdiction: 'de',
  checkedOn: '2026-11-23',
  units: 'money',
  versions: [
    {
      from: '2025-01-01',
      value: {
        provision: 'UStG, § 14(4)',
        full: [
          'sellerName',
          'sellerAddress',
          'buyerName',
          'buyerAddress',
          'sellerTaxNumber',
          'issueDate',
          'number',
          'quantity',
          'description',
          'supplyDate',
          'netAmount',
          { what: 'discount', when: 'discounted' },
          'taxRate',
          'taxAmount',
          { what: 'buyerTaxNumber', when: 'acrossUnion' },
        ],
        simplified: [
          {
            upTo: 250,
            including: true,
            of: 'gross',
            needs: ['sellerName', 'sellerAddress', 'issueDate', 'quantity', 'description', 'total', 'taxRate'],
            forReverseCharge: false,
          },
        ],
        untaxed: {
          smallBusiness: {
            provision: 'UStDV, § 34a',
            needs: [
              'sellerName',
              'sellerAddress',
              'buyerName',
              'buyerAddress',
              'sellerTaxNumber',
              'issueDate',
              'quantity',
              'description',
              'total',
            ],
          },
        },
        wordings: {
          reverseCharge: {
            text: 'Steuerschuldnerschaft des Leistungsempfängers',
            exact: true,
            provision: 'UStG, § 14a(5)',
          },
          exempt: { text: 'Steuerfreie Leistung', exact: false, provision: 'UStG, § 14(4) no. 8' },
          smallBusiness: {
            text: 'Steuerbefreiung für Kleinunternehmer nach § 19 UStG',
            exact: false,
            provision: 'UStDV, § 34a no. 5',
          },
        },
        oneSource: [],
      },
      sources: [
        { title: 'Umsatzsteuergesetz, §§ 14 and 14a', href: 'https://www.gesetze-im-internet.de/ustg_1980/__14.html' },
        {
          title: 'Umsatzsteuer-Durchführungsverordnung, §§ 33 and 34a',
          href: 'https://www.gesetze-im-internet.de/ustdv_1980/__33.html',
        },
      ],
    },
  ],
})
