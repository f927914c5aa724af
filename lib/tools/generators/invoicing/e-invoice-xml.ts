import { eInvoiceDocument, eInvoiceJson, eInvoiceXml, isLongEInvoice } from '@/lib/engines/e-invoice'
import { defineGenerator } from '@/lib/kits/generator'
import { eInvoiceForm } from '@/lib/families/e-invoices/form'

export default defineGenerator({
  records: {
    kind: 'invoice',
    besides: true,
    business: {
      party: 'from',
      taxId: 'fromId',
      logo: 'logo',
      currency: 'currency',
      terms: 'terms',
      account: 'iban',
      bankCode: 'bic',
    },
    client: { party: 'to', taxId: 'toId' },
    items: { rows: 'lines', columns: { name: 'description', unit: 'unit', price: 'price', tax: 'tax' } },
    number: 'number',
    date: 'date',
    due: 'deadline',
    origin: { number: 'original', date: 'originalDate' },
  },
  form: eInvoiceForm({
    label: 'XML file',
    accept: '.xml,application/xml,text/xml',
    maxBytes: 5_000_000,
    help: 'UBL or CII, up to 5 MB. It stays on this page.',
  }),
  makes:
    'An electronic invoice by EN 16931 as UBL 2.1 or CII, held against the published rules, or any such file shown as a page that can be read.',
  limits: [
    'The rules of EN 16931, Peppol BIS Billing 3 and XRechnung 3.0 about what an invoice says are compared; those about the XML itself and those of single countries in Peppol are not.',
    'A file that breaks no rule here can still be refused: the receiver’s own validator decides.',
    'CII is written as D16B, whose elements D22B keeps. More than one preceding invoice needs D22B.',
    'What a file says beyond EN 16931, such as extensions and signatures, is neither shown nor written again.',
    'Nothing is sent: Peppol and the portals of authorities want the file uploaded or handed to a provider.',
    'At most 500 lines are written and files of 5 MB read. A document type declaration (DTD) is refused.',
  ],
  sources: [
    {
      title: 'CEN/TC 434: validation artefacts of EN 16931, rules and code lists, April 2026',
      href: 'https://github.com/ConnectingEurope/eInvoicing-EN16931/tree/b6c9e06a59812fb1a83585da40923b3678a649ad',
    },
    {
      title: 'OpenPeppol: Peppol BIS Billing 3.0, rules',
      href: 'https://docs.peppol.eu/poacc/billing/3.0/rules/ubl-peppol/',
    },
    { title: 'KoSIT: XRechnung, standard and rules', href: 'https://xeinkauf.de/xrechnung/versionen-und-bundles/' },
    { title: 'OASIS: Universal Business Language 2.1', href: 'http://docs.oasis-open.org/ubl/os-UBL-2.1/UBL-2.1.html' },
  ],
  build: (values, { show }) => eInvoiceDocument(values, show, 'Choose the XML file above: it is shown here as a page.'),
  slow: (values) => isLongEInvoice(values),
  files: {
    ubl: {
      label: 'XML (UBL)',
      type: 'application/xml',
      extension: 'xml',
      leads: true,
      make: (values) => eInvoiceXml(values, 'ubl'),
    },
    cii: {
      label: 'XML (CII)',
      type: 'application/xml',
      extension: 'xml',
      leads: true,
      make: (values) => eInvoiceXml(values, 'cii'),
    },
    json: {
      label: 'JSON',
      type: 'application/json',
      extension: 'json',
      shownWhen: { field: 'task', is: 'write' },
      make: (values) => eInvoiceJson(values),
    },
  },
  opens: true,
  examples: [
    {
      name: 'A studio bills a German company',
      given: {},
      expect: {
        text: [
          'Total without VAT: €3,064.50',
          'VAT: €560.66',
          'Amount due: €3,625.16',
          '20457 Hamburg',
          'XRechnung 3.0',
        ],
      },
    },
    {
      name: 'Reverse charge to a buyer in France',
      given: {
        profile: 'peppol',
        toCountry: 'FR',
        to: 'Atelier Rive SARL\n8 rue du Port\n75012 Paris\nfactures@atelier-rive.example',
        toId: 'FR40303265045',
        zero: 'AE',
        lines: [{ description: 'Concept and drafts', quantity: 24, unit: 'h', price: 90, tax: 0, category: 'auto' }],
      },
      expect: { text: ['Reverse charge: VATEX-EU-AE', 'Amount due: €2,160.00', 'VAT number: FR40303265045'] },
    },
  ],
})
