import { defineGeneratorCases } from '@/lib/kits/generator'
import proforma from './proforma-invoice'

const paper = (how: string) => ({ title: 'Worked out by hand', how })
const request = { title: 'The request itself' }

export default defineGeneratorCases(proforma, [
  {
    name: 'It says that it is no tax invoice',
    given: {},
    expect: { text: ['Pro forma invoice\n\nThis is not a tax invoice.'] },
    source: request,
  },
  {
    name: 'Rounded as the invoice will be: EN 16931 example 9',
    given: {
      currency: 'EUR',
      taxName: 'vat',
      lines: [{ description: 'Advertising', quantity: 1, price: 147, tax: 0.21 }],
    },
    expect: { text: ['VAT 21%: €30.87', 'Amount to pay in advance: €177.87'] },
    source: {
      title: 'EN 16931 validation artefacts, ubl/examples/ubl-tc434-example9.xml',
      href: 'https://github.com/ConnectingEurope/eInvoicing-EN16931/tree/b6c9e06a59812fb1a83585da40923b3678a649ad/ubl/examples/ubl-tc434-example9.xml',
      how: 'One line of the taxable amount; tax and total are those of the file',
    },
  },
  {
    name: 'A deposit of a third of an odd cent',
    given: { lines: [{ description: 'Sample', quantity: 1, price: 100.01 }], deposit: 0.3333 },
    expect: { text: ['Deposit to pay now, 33.33%: $33.33', 'Balance: $66.68'] },
    source: paper('100.01 × 33.33% = 33.333333, rounded 33.33; 66.68 is left'),
  },
  {
    name: 'All of it in advance',
    given: { lines: [{ description: 'Sample', quantity: 1, price: 10 }], deposit: 1 },
    expect: { text: ['Deposit to pay now, 100%: $10.00', 'Balance: $0.00'] },
    source: paper('Nothing is left'),
  },
  {
    name: 'A discount of more than there is',
    given: {
      lines: [{ description: 'Sample', quantity: 1, price: 10 }],
      adjustments: [{ kind: 'discount-amount', size: 10.01 }],
    },
    problem: 'adjustments',
    source: request,
  },
])
