import type { InvoiceContents } from '@/lib/law/invoice-contents'
import { defineRule } from '@/lib/law/rule'

export const invoice = defineRule<InvoiceContents>({
  title: 'Contents of an invoice in the Netherlands',
  jurisdiction: 'nl',
  checkedOn: '2026-11-23',
  units: 'money',
  versions: [
    {
      from: '2013-01-01',
      value: {
        provision: 'Wet op de omzetbelasting 1968, article 35a',
        full: [
          'issueDate',
          'number',
          'sellerTaxNumber',
          { what: 'buyerTaxNumber', when: 'reverseCharge' },
          { what: 'buyerTaxNumber', when: 'acrossUnion' },
          'sellerName',
          'sellerAddress',
          'buyerName',
          'buyerAddress',
          'quantity',
          'description',
          { what: 'supplyDate', when: 'otherDay' },
          'netAmount',
          'unitPrice',
          { what: 'discount', when: 'discounted' },
          'taxRate',
          'taxAmount',
        ],
        simplified: [
          {
            upTo: 100,
            including: true,
            of: 'gross',
            needs: ['issueDate', 'sellerName', 'sellerAddress', 'description', 'taxAmount'],
            forReverseCharge: false,
          },
        ],
        wordings: {
          reverseCharge: {
            text: 'Btw verlegd',
            exact: true,
            provision: 'Wet op de omzetbelasting 1968, article 35a',
          },
          exempt: {
            text: 'Vrijgesteld van btw',
            exact: false,
            provision: 'Directive 2006/112/EC, article 226(11)',
          },
        },
        oneSource: [],
      },
      sources: [
        {
          title: 'Belastingdienst: Vereenvoudigde factuur',
          href: 'https://www.belastingdienst.nl/wps/wcm/connect/bldcontentnl/belastingdienst/zakelijk/btw/administratie_bijhouden/facturen_maken/factuureisen/aangepaste_regels_facturen/vereenvoudigde_factuur',
        },
        {
          title: 'Wet op de omzetbelasting 1968, article 35a',
          href: 'https://wetten.overheid.nl/BWBR0002629/',
        },
        {
          title: 'Directive 2006/112/EC, articles 220a and 226',
          href: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
        },
      ],
    },
  ],
})
