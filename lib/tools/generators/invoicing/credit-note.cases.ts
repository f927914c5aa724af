import { defineGeneratorCases } from '@/lib/kits/generator'
import creditNote from './credit-note'

const artefacts =
  'https://github.com/ConnectingEurope/eInvoicing-EN16931/tree/b6c9e06a59812fb1a83585da40923b3678a649ad/'
const published = (file: string, how: string) => ({
  title: `EN 16931 validation artefacts, ${file}`,
  href: `${artefacts}${file}`,
  how,
})
const paper = (how: string) => ({ title: 'Worked out by hand', how })
const request = { title: 'The request itself' }

export default defineGeneratorCases(creditNote, [
  {
    name: 'The smallest credit note of Peppol BIS Billing 3',
    given: {
      currency: 'SEK',
      taxName: 'vat',
      original: '4711',
      lines: [{ description: 'Goods', quantity: 2, price: 200, tax: 0.25 }],
    },
    expect: {
      text: ['Total without tax: 400.00\u00A0kr', 'VAT 25%: 100.00\u00A0kr', 'Amount credited: 500.00\u00A0kr'],
    },
    source: published('test/testfiles/CreditNote-Min_content_with_VAT.xml', 'Totals of the file'),
  },
  {
    name: 'Exempt goods: EN 16931 credit note 1',
    given: {
      currency: 'EUR',
      taxName: 'vat',
      zero: 'E',
      lines: [{ description: 'Goods', quantity: 1, price: 100.11, tax: 0 }],
    },
    expect: { text: ['VAT: Exempt from tax\t0%\t€100.11\t€0.00', 'Amount credited: €100.11'] },
    source: published('ubl/examples/ubl-tc434-creditnote1.xml', 'Totals of the file'),
  },
  {
    name: 'It names the invoice, its day and the reason',
    given: { original: 'A-17', originalDate: '2026-10-01', reason: 'Returned' },
    region: 'uk',
    expect: { text: ['Corrects: A-17 of 1 Oct 2026', 'Reason: Returned'] },
    source: request,
  },
  {
    name: 'Half a cent goes back as it was charged',
    given: { lines: [{ description: 'Screw', quantity: 1, price: 1.005, tax: 0.2 }] },
    expect: { text: ['Total without tax: $1.01', 'Tax 20%: $0.20', 'Amount credited: $1.21'] },
    source: paper('1.005 is rounded away from zero, 1.01; × 20% = 0.202'),
  },
  {
    name: 'A discount of more than everything',
    given: {
      lines: [{ description: 'Screw', quantity: 1, price: 1 }],
      adjustments: [{ kind: 'discount-amount', size: 2 }],
    },
    problem: 'adjustments',
    source: request,
  },
])
