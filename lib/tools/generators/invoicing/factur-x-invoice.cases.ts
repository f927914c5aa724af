import { defineGeneratorCases } from '@/lib/kits/generator'
import facturX from './factur-x-invoice'

const peppol = (file: string, how: string) => ({
  title: `Peppol BIS Billing 3, rules/examples/${file}`,
  href: `https://github.com/OpenPEPPOL/peppol-bis-invoice-3/blob/78d7f7dfa223f39f8ebd8d35c127f2690e646322/rules/examples/${file}`,
  how,
})
const request = { title: 'The request itself' }
const pdf = (text: string) => `data:application/pdf;base64,${btoa(text)}`
const carried =
  '<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"><rsm:ExchangedDocument><ram:ID>471102</ram:ID></rsm:ExchangedDocument></rsm:CrossIndustryInvoice>'

export default defineGeneratorCases(facturX, [
  {
    name: 'Exempt goods, as the Peppol example for category E',
    given: {
      currency: 'GBP',
      zero: 'E',
      exemptionCode: 'VATEX-EU-F',
      lines: [{ description: 'Test item', quantity: 10, unit: 'EA', price: 120, tax: 0, category: 'auto' }],
    },
    expect: { text: ['Total without VAT: £1,200.00', 'VAT: £0.00', 'Amount due: £1,200.00', 'Exempt: VATEX-EU-F'] },
    source: peppol('vat-category-E.xml', 'Totals of the file'),
  },
  {
    name: 'A credit note for days and a charge, as the Peppol example of a correction',
    given: {
      type: '381',
      original: 'Snippet1',
      lines: [{ description: 'Days', quantity: 3.25, unit: 'DAY', price: 400, tax: 0.25, category: 'auto' }],
      adjustments: [{ reason: 'Cleaning', kind: 'charge-amount', size: 25 }],
    },
    expect: { text: ['Credit note', 'Cleaning: €25.00', 'VAT: €331.25', 'Amount due: €1,656.25'] },
    source: peppol('base-creditnote-correction.xml', 'Sum of the lines 1300, charge 25 and totals of the file'),
  },
  {
    name: 'A PDF that carries XML is shown by it',
    given: {
      task: 'open',
      file: pdf(
        `%PDF-1.7\n1 0 obj\n<< /Type /EmbeddedFile /Length ${carried.length} >>\nstream\n${carried}\nendstream\nendobj\n`,
      ),
    },
    expect: { text: ['Number: 471102'], files: { xml: carried } },
    source: {
      title: 'ISO 32000-1, 7.11.4: embedded file streams',
      href: 'https://opensource.adobe.com/dc-acrobat-sdk-docs/standards/pdfstandards/pdf/PDF32000_2008.pdf',
      how: 'A stream of the type EmbeddedFile by the standard; tests/e-invoice reads whole files of other programs',
    },
  },
  {
    name: 'A PDF without XML is refused',
    given: { task: 'open', file: pdf('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n') },
    problem: 'file',
    source: request,
  },
  {
    name: 'An encrypted PDF is refused',
    given: { task: 'open', file: pdf('%PDF-1.7\ntrailer\n<< /Encrypt 5 0 R >>\n') },
    problem: 'file',
    source: request,
  },
  {
    name: 'What is no PDF is refused',
    given: { task: 'open', file: pdf('Invoice') },
    problem: 'file',
    source: request,
  },
  {
    name: 'Prices with VAT have no place in an e-invoice',
    given: { prices: 'with tax' },
    problem: 'prices',
    source: request,
  },
])
