import { defineGeneratorCases } from '@/lib/kits/generator'
import invoice from './invoice'

const examples = 'https://github.com/ConnectingEurope/eInvoicing-EN16931/tree/b6c9e06a59812fb1a83585da40923b3678a649ad/'
const published = (file: string, how: string) => ({
  title: `EN 16931 validation artefacts, ${file}`,
  href: `${examples}${file}`,
  how,
})
const paper = (how: string) => ({ title: 'Worked out by hand', how })
const request = { title: 'The request itself' }
const kroner = { currency: 'SEK', taxName: 'vat' } as const
const one = (price: number, tax: number) => [{ description: 'Work', quantity: 1, price, tax }]

export default defineGeneratorCases(invoice, [
  {
    name: 'Two rates, paid in advance: EN 16931 example 5',
    given: {
      currency: 'DKK',
      taxName: 'vat',
      lines: [
        { description: 'Printing paper', quantity: 1000, price: 1, tax: 0.25 },
        { description: 'Parker Pen', quantity: 100, price: 5, tax: 0.25 },
        { description: 'American Cookies', quantity: 500, price: 5, tax: 0.12 },
      ],
      paid: 2337.5,
    },
    expect: {
      text: [
        'Total without tax: 4,000.00\u00A0kr.',
        'VAT\t25%\t1,500.00\u00A0kr.\t375.00\u00A0kr.',
        'VAT\t12%\t2,500.00\u00A0kr.\t300.00\u00A0kr.',
        'Total with tax: 4,675.00\u00A0kr.',
        'Amount due: 2,337.50\u00A0kr.',
      ],
    },
    source: published('ubl/examples/ubl-tc434-example5.xml', 'Lines entered; the totals are those of the file'),
  },
  {
    name: 'A price with five decimals: EN 16931 example 8',
    given: {
      currency: 'EUR',
      taxName: 'vat',
      lines: [{ description: 'Energy', quantity: 16000, unit: 'kWh', price: 0.00194, tax: 0.21 }],
    },
    expect: { text: ['€0.00194', '€31.04', 'VAT 21%: €6.52', 'Amount due: €37.56'] },
    source: paper('16,000 × 0.00194 = 31.04; × 21% = 6.5184, rounded 6.52'),
  },
  {
    name: 'Rounded to whole crowns: Peppol BIS Billing 3, car hire',
    given: {
      ...kroner,
      lines: [{ description: 'Car hire, all of it', quantity: 1, price: 463, tax: 0.25 }],
      cash: '1',
    },
    expect: {
      text: [
        'VAT 25%: 115.75\u00A0kr',
        'Total with tax: 578.75\u00A0kr',
        'Rounding: 0.25\u00A0kr',
        'Amount due: 579.00\u00A0kr',
      ],
    },
    source: published(
      'test/testfiles/BIS_Billing_30-Hyrbil.xml',
      'The lines added to one of 463; tax, rounding and amount due are those of the file',
    ),
  },
  {
    name: 'Reverse charge: Peppol BIS Billing 3',
    given: { ...kroner, lines: one(140000, 0), zero: 'AE', toId: 'SE555555555501' },
    expect: {
      text: ['VAT: Reverse charge\t0%\t140,000.00\u00A0kr\t0.00\u00A0kr', 'Amount due: 140,000.00\u00A0kr'],
    },
    source: published('test/testfiles/BIS_Billing_30-OmvandSkattskyldighet.xml', 'The lines added to one of 140,000'),
  },
  {
    name: 'CGST and SGST of 18% in a price of 118',
    given: { currency: 'INR', taxName: 'cgst', prices: 'with tax', lines: one(118, 0.18) },
    region: 'in',
    expect: { text: ['Of which CGST 9%: ₹9.00', 'Of which SGST 9%: ₹9.00', 'Total without tax: ₹100.00'] },
    source: paper('118 ÷ 1.18 = 100, of which 9% twice'),
  },
  {
    name: 'GST and QST in Quebec',
    given: { currency: 'CAD', taxName: 'qst', secondRate: 0.09975, lines: one(100, 0.05) },
    region: 'ca',
    expect: { text: ['GST 5%: C$5.00', 'QST 9.975%: C$9.98', 'Amount due: C$114.98'] },
    source: {
      title: 'Revenu Québec: basic rules for applying the GST and QST',
      href: 'https://www.revenuquebec.ca/en/businesses/consumption-taxes/gsthst-and-qst/basic-rules-for-applying-the-gsthst-and-qst/',
      how: 'GST 5% and QST 9.975%, each on the selling price: 5.00 and 9.975, rounded 9.98',
    },
  },
  {
    name: 'A Spanish freelancer: 21% VAT, 15% IRPF withheld',
    given: { currency: 'EUR', taxName: 'vat', lines: one(1000, 0.21), withholding: 0.15, withholdingName: 'IRPF' },
    expect: { text: ['VAT 21%: €210.00', 'IRPF 15%: −€150.00', 'Amount due: €1,060.00'] },
    source: paper('1,000 + 210 − 150 = 1,060'),
  },
  {
    name: 'A discount of everything',
    given: { lines: [{ description: 'Sample', quantity: 3, price: 19.99, discount: 1, tax: 0.2 }] },
    expect: { text: ['100%', 'Amount due: $0.00'] },
    source: paper('Nothing is left'),
  },
  {
    name: 'A discount and a charge on the whole',
    given: {
      lines: one(200, 0.1),
      adjustments: [
        { reason: 'Loyal customer', kind: 'discount-percent', size: 10 },
        { reason: 'Delivery', kind: 'charge-amount', size: 15 },
      ],
    },
    expect: {
      text: [
        'Loyal customer: −$20.00',
        'Delivery: $15.00',
        'Total without tax: $195.00',
        'Tax 10%: $19.50',
        'Amount due: $214.50',
      ],
    },
    source: paper('200 − 20 + 15 = 195; 10% of it 19.50'),
  },
  {
    name: 'Yen have no decimals',
    given: { currency: 'JPY', lines: one(1234, 0.1) },
    region: 'jp',
    expect: { text: ['Tax 10%: ¥123', 'Amount due: ¥1,357'] },
    source: paper('1,234 × 10% = 123.4, rounded 123'),
  },
  {
    name: 'Half now, half later',
    given: { lines: one(999.99, 0), deposit: 0.5 },
    expect: { text: ['Deposit to pay now, 50%: $500.00', 'Balance: $499.99'] },
    source: paper('Half of 999.99 is 499.995, rounded 500.00; 499.99 is left'),
  },
  {
    name: 'Lines as text for a spreadsheet, formulas made harmless',
    given: {
      lines: [{ description: '=HYPERLINK("http://x.example","y")', quantity: 2, unit: '@each', price: 1.5, tax: 0.2 }],
    },
    expect: {
      files: {
        csv: 'Description,Quantity,Unit,Unit price,Discount,Tax,Total without tax,Tax amount,Total with tax,Currency\r\n"\'=HYPERLINK(""http://x.example"",""y"")",2,\'@each,1.5,,20%,3.00,0.60,3.60,USD\r\n',
      },
    },
    source: {
      title: 'OWASP: CSV injection',
      href: 'https://owasp.org/www-community/attacks/CSV_Injection',
      how: 'An apostrophe before what begins with = or @; quotes doubled after RFC 4180',
    },
  },
  {
    name: 'An IBAN with one digit mistyped',
    given: { iban: 'DE89370400440532013001' },
    problem: 'iban',
    source: {
      title: 'ISO 13616 IBAN registry, example for Germany DE89 3704 0044 0532 0130 00',
      how: 'Its last digit raised by one: the remainder by 97 is no longer 1',
    },
  },
  {
    name: 'A heading of one’s own',
    given: { heading: 'Tax invoice' },
    expect: { text: ['Tax invoice\n\nInvoice number: INV-2026-0001'] },
    source: request,
  },
  {
    name: 'Quebec without a rate for QST',
    given: { taxName: 'qst', lines: one(100, 0.05) },
    problem: 'secondRate',
    source: request,
  },
  {
    name: 'A deposit of more than there is to pay is not possible',
    given: { lines: one(100, 0), paid: 500, deposit: 0.5 },
    expect: { text: ['Amount due: −$400.00'] },
    source: paper('100 − 500 = −400'),
  },
  {
    name: 'A sum that cannot be counted to the last cent',
    given: { lines: [{ description: 'All of it', quantity: 1e9, price: 1e12 }] },
    problem: 'lines',
    source: request,
  },
  {
    name: 'A discount on the whole of more than the lines',
    given: { lines: one(10, 0), adjustments: [{ kind: 'discount-amount', size: 11 }] },
    problem: 'adjustments',
    source: request,
  },
])
