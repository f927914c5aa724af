import { defineLineItemDocument } from '@/lib/families/line-item-documents'

export default defineLineItemDocument({
  record: 'invoice',
  title: 'Invoice',
  number: { label: 'Invoice number', initial: 'INV-2026-0001' },
  date: 'Invoice date',
  deadline: { label: 'Due date', initial: '2026-12-23' },
  from: {
    label: 'From (your business)',
    role: 'From',
    initial: 'Harbour Studio\n12 Quay Street\nPortside 4021\nhello@harbour.example',
  },
  to: { label: 'Bill to', role: 'Bill to', initial: 'Alder & Finch\n7 Mill Lane\nRiverton 1180' },
  columns: ['description', 'quantity', 'unit', 'price', 'discount', 'tax'],
  lines: [
    { description: 'Website design', quantity: 1, price: 2400, tax: 0.1 },
    { description: 'Photography', quantity: 6, unit: 'hours', price: 85, discount: 0.05, tax: 0.1 },
    { description: 'Hosting, one year', quantity: 1, price: 180, tax: 0.1 },
  ],
  fields: ['supplyDate', 'shipTo'],
  due: 'Amount due',
  payment: 'asked',
  law: () => import('@/lib/engines/invoice-law'),
  numbers: () => import('@/lib/engines/party-numbers'),
  makes:
    'An invoice whose lines, taxes and totals are added up in whole cents after the business rules of EN 16931, saved as a file or printed.',
  limits: [
    'The tax rates are yours to enter. The page does not know which rate your goods have.',
    'The code to pay with is made for euros (SEPA) and rupees (UPI). In other currencies the account is printed alone.',
    'What the law of fourteen countries wants is compared with what can be told from the entries. A remark is a hint and no verdict.',
    'A tax on another tax, such as a levy that VAT is charged on, is not computed: enter it as a line of its own.',
    'Amounts are in one currency. A second total in the currency of your tax office is not printed.',
    'Sums beyond 100 trillion of the smallest unit of the currency are refused.',
  ],
  sources: [
    {
      title: 'Directive 2006/112/EC, article 226: what an invoice must show',
      href: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:02006L0112-20250414',
    },
    {
      title: 'European Payments Council: EPC069-12, quick response code for SEPA credit transfers',
      href: 'https://www.europeanpaymentscouncil.eu/document-library/guidance-documents/quick-response-code-guidelines-enable-data-capture-initiation',
    },
    {
      title: 'ISO 4217: currency codes and minor units',
      href: 'https://www.six-group.com/en/products-services/financial-information/market-reference-data/data-standards.html',
    },
  ],
  examples: [
    {
      name: 'A studio bills three lines at one rate',
      given: {},
      expect: { text: ['Total without tax: $3,064.50', 'Tax 10%: $306.45', 'Amount due: $3,370.95'] },
    },
    {
      name: 'Two VAT rates and a returned deposit',
      given: {
        taxName: 'vat',
        currency: 'EUR',
        number: '2026-118',
        lines: [
          { description: 'Oak table', quantity: 1, price: 640, tax: 0.2 },
          { description: 'Recipe book', quantity: 4, price: 12.5, tax: 0.05 },
        ],
        paid: 200,
      },
      expect: {
        text: ['VAT 20%: €128.00', 'VAT 5%: €2.50', 'Total with tax: €820.50', 'Amount due: €620.50'],
      },
    },
  ],
})
