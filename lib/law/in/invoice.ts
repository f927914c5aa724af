import type { InvoiceContents } from '@/lib/law/invoice-contents'
import { defineRule } from '@/lib/law/rule'

/** What a supplier who charges no tax writes instead of a tax invoice. */
const billOfSupply = [
  'sellerName',
  'sellerAddress',
  'sellerTaxNumber',
  'number',
  'issueDate',
  { what: 'buyerName', when: 'toRegistered' },
  { what: 'buyerAddress', when: 'toRegistered' },
  { what: 'buyerTaxNumber', when: 'toRegistered' },
  'itemCode',
  'description',
  'netAmount',
  'signature',
] as const

export const invoice = defineRule<InvoiceContents>({
  title: 'Contents of a tax invoice in India',
  jurisdiction: 'in',
  checkedOn: '2026-11-23',
  units: 'money',
  versions: [
    {
      from: '2021-04-01',
      value: {
        provision: 'CGST Rules, rule 46',
        full: [
          'sellerName',
          'sellerAddress',
          'sellerTaxNumber',
          'number',
          'issueDate',
          { what: 'buyerName', when: 'toRegistered' },
          { what: 'buyerAddress', when: 'toRegistered' },
          { what: 'buyerTaxNumber', when: 'toRegistered' },
          'itemCode',
          'description',
          'quantity',
          'unit',
          'total',
          'netAmount',
          'taxRate',
          'taxAmount',
          { what: 'placeOfSupply', when: 'interState' },
          'signature',
        ],
        simplified: [],
        namedBuyerFrom: 50_000,
        numberForm: {
          pattern: '^[A-Za-z0-9/-]{1,16}$',
          words: 'at most 16 letters, digits, hyphens and slashes',
        },
        untaxed: {
          exempt: { provision: 'CGST Rules, rule 49', needs: billOfSupply },
          smallBusiness: { provision: 'CGST Rules, rule 49', needs: billOfSupply },
        },
        wordings: {
          reverseCharge: {
            text: 'Tax is payable on reverse charge basis: yes',
            exact: false,
            provision: 'CGST Rules, rule 46(p)',
          },
          smallBusiness: {
            text: 'Composition taxable person, not eligible to collect tax on supplies',
            exact: true,
            provision: 'CGST Rules, rule 5(1)(f)',
          },
        },
        oneSource: [],
      },
      sources: [
        { title: 'CGST Rules, 2017, rules 5, 46 and 49', href: 'https://taxinformation.cbic.gov.in/' },
        { title: 'CBIC: CGST Rules, 2017, part A', href: 'https://cbic-gst.gov.in/cgst-rules.html' },
        {
          title: 'Notification 78/2020-Central Tax: digits of HSN codes from 1 April 2021',
          href: 'https://cbic-gst.gov.in/',
        },
      ],
      note: 'An invoice with a signed reference of the invoice portal needs no signature. HSN codes may be left out to buyers without a GSTIN by suppliers of up to five crore rupees.',
    },
  ],
})
