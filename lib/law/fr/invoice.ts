import type { InvoiceContents } from '@/lib/law/invoice-contents'
import { defineRule } from '@/lib/law/rule'

const particulars = [
  'sellerName',
  'sellerAddress',
  'sellerCompanyNumber',
  'buyerName',
  'buyerAddress',
  'issueDate',
  'number',
  'quantity',
  'description',
  'unitPrice',
  { what: 'discount', when: 'discounted' },
  'netAmount',
  'taxRate',
  'taxAmount',
  { what: 'supplyDate', when: 'otherDay' },
  { what: 'paymentTerms', when: 'toBusiness' },
  { what: 'latePaymentTerms', when: 'toBusiness' },
] as const

export const invoice = defineRule<InvoiceContents>({
  title: 'Contents of an invoice in France',
  jurisdiction: 'fr',
  checkedOn: '2026-11-23',
  units: 'money',
  versions: [
    {
      from: '2023-01-01',
      until: '2027-12-31',
      value: {
        provision: 'CGI, annexe II, article 242 nonies A; Code de commerce, article L441-9',
        full: [
          'sellerTaxNumber',
          ...particulars,
          { what: 'buyerTaxNumber', when: 'reverseCharge' },
          { what: 'buyerTaxNumber', when: 'acrossUnion' },
        ],
        simplified: [{ upTo: 150, including: true, of: 'net', needs: particulars, forReverseCharge: false }],
        wordings: {
          reverseCharge: {
            text: 'Autoliquidation',
            exact: true,
            provision: 'CGI, annexe II, article 242 nonies A, I 13°',
          },
          exempt: {
            text: 'Exonération de TVA',
            exact: false,
            provision: 'CGI, annexe II, article 242 nonies A, I 12°',
          },
          smallBusiness: {
            text: 'TVA non applicable, article 293 B du CGI',
            exact: false,
            provision: 'CGI, article 293 E',
          },
        },
        oneSource: ['Terms of late payment were read in the commercial code only.'],
      },
      sources: [
        {
          title: 'CGI, annexe II, article 242 nonies A, version in force since 1 January 2023',
          href: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000046086694',
        },
        {
          title: 'Code de commerce, article L441-9',
          href: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000005634379/',
        },
        {
          title: 'Ordonnance 2025-1247 du 17 décembre 2025: references to the CGI are admitted until the end of 2027',
          href: 'https://www.legifrance.gouv.fr/',
        },
      ],
      note: 'The rules moved to the Code des impositions sur les biens et services on 1 September 2026 without a change of substance. The buyer’s SIREN joins them with the duty to send electronic invoices.',
    },
  ],
})
