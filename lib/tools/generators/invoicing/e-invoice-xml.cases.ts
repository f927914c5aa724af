import { defineGeneratorCases } from '@/lib/kits/generator'
import eInvoice from './e-invoice-xml'

const peppol = (file: string, how: string) => ({
  title: `Peppol BIS Billing 3, rules/examples/${file}`,
  href: `https://github.com/OpenPEPPOL/peppol-bis-invoice-3/blob/78d7f7dfa223f39f8ebd8d35c127f2690e646322/rules/examples/${file}`,
  how,
})
const request = { title: 'The request itself' }
const xml = (text: string) => `data:text/xml;base64,${btoa(text)}`
const cbc = 'xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"'
const ubl = 'xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"'

export default defineGeneratorCases(eInvoice, [
  {
    name: 'Exempt goods, as the Peppol example for category E',
    given: {
      profile: 'peppol',
      currency: 'GBP',
      zero: 'E',
      exemptionCode: 'VATEX-EU-F',
      lines: [{ description: 'Test item', quantity: 10, unit: 'EA', price: 120, tax: 0, category: 'auto' }],
    },
    expect: { text: ['Total without VAT: £1,200.00', 'VAT: £0.00', 'Amount due: £1,200.00', 'Exempt: VATEX-EU-F'] },
    source: peppol('vat-category-E.xml', 'Totals of the file'),
  },
  {
    name: 'Charge, discount, two categories and a prepayment, as the Peppol example for allowances',
    given: {
      profile: 'peppol',
      currency: 'EUR',
      zero: 'E',
      exemption: 'Reason for tax exempt',
      paid: 1000,
      lines: [
        { description: 'Item 1', quantity: 10, price: 400, tax: 0.25, category: 'auto' },
        { description: 'Item 2', quantity: 10, price: 100, tax: 0, category: 'auto' },
        { description: 'Item 3', quantity: 9, price: 100, tax: 0.25, category: 'auto' },
      ],
    },
    expect: {
      text: ['Total without VAT: €5,900.00', 'VAT: €1,225.00', 'Total with VAT: €7,125.00', 'Amount due: €6,125.00'],
    },
    source: peppol(
      'Allowance-example.xml',
      'Its line amounts, each as quantity and net price; the charge and the discount of 200 cancel',
    ),
  },
  {
    name: 'A credit note for days and a charge, as the Peppol example of a correction',
    given: {
      type: '381',
      currency: 'EUR',
      original: 'Snippet1',
      lines: [{ description: 'Days', quantity: 3.25, unit: 'DAY', price: 400, tax: 0.25, category: 'auto' }],
      adjustments: [{ reason: 'Cleaning', kind: 'charge-amount', size: 25 }],
    },
    expect: {
      text: ['Credit note', 'Refers to invoice: Snippet1', 'Cleaning: €25.00', 'VAT: €331.25', 'Amount due: €1,656.25'],
    },
    source: peppol('base-creditnote-correction.xml', 'Sum of the lines 1300, charge 25 and totals of the file'),
  },
  {
    name: 'A file that is opened is shown',
    given: {
      task: 'open',
      file: xml(`<Invoice ${ubl} ${cbc}><cbc:ID>TOSL108</cbc:ID><cbc:IssueDate>2013-06-30</cbc:IssueDate></Invoice>`),
    },
    expect: { text: ['Number: TOSL108', 'Date: Jun 30, 2013'] },
    source: {
      title: 'EN 16931 validation artefacts, ubl/examples/ubl-tc434-example1.xml',
      href: 'https://github.com/ConnectingEurope/eInvoicing-EN16931/blob/b6c9e06a59812fb1a83585da40923b3678a649ad/ubl/examples/ubl-tc434-example1.xml',
      how: 'Number and date of the example; tests/e-invoice reads every published example whole',
    },
  },
  {
    name: 'A document type declaration is refused',
    given: { task: 'open', file: xml(`<!DOCTYPE Invoice SYSTEM "http://example.com/x.dtd"><Invoice ${ubl}/>`) },
    problem: 'file',
    source: request,
  },
  {
    name: 'Broken XML is refused',
    given: { task: 'open', file: xml(`<Invoice ${ubl}><a></Invoice>`) },
    problem: 'file',
    source: request,
  },
  {
    name: 'Another document of UBL is refused',
    given: { task: 'open', file: xml('<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>') },
    problem: 'file',
    source: request,
  },
  {
    name: 'Prices with VAT have no place in an e-invoice',
    given: { prices: 'with tax' },
    problem: 'prices',
    source: request,
  },
  {
    name: 'What is outside the scope of VAT stands alone',
    given: {
      lines: [
        { description: 'Membership', quantity: 1, price: 50, tax: 0, category: 'O' },
        { description: 'Book', quantity: 1, price: 20, tax: 0.07, category: 'auto' },
      ],
    },
    problem: 'lines',
    source: {
      title: 'EN 16931-1, rule BR-O-12',
      href: 'https://github.com/ConnectingEurope/eInvoicing-EN16931/tree/b6c9e06a59812fb1a83585da40923b3678a649ad',
      how: 'The rule as it is worded',
    },
  },
])
