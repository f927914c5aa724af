import { facturXDocument, facturXPdf, facturXXml, isLongEInvoice } from '@/lib/engines/factur-x'
import { defineGenerator } from '@/lib/kits/generator'
import { facturXForm } from '@/lib/families/e-invoices/form'

export default defineGenerator({
  records: {
    kind: 'invoice',
    besides: true,
    business: {
      party: 'from',
      taxId: 'fromId',
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
  form: facturXForm,
  makes:
    'An invoice as a PDF that people read, with the same invoice inside as XML for software (Factur-X and ZUGFeRD, profile EN 16931), or such a PDF read back.',
  limits: [
    'The file is made to PDF/A-3b point by point: fonts embedded, sRGB as output intent, metadata, the XML attached. It was not run through veraPDF or another validator.',
    'The profile is EN 16931. MINIMUM and BASIC WL are read, and marked as what they are: too little to be an invoice by themselves.',
    'The rules of EN 16931 about what an invoice says are compared, those about the XML itself are not.',
    'The PDF has no logo.',
    'At most 500 lines are written, and PDFs of 20 MB read. Encrypted ones are refused.',
    'Of a ZUGFeRD 1 file, which is older than EN 16931, nothing is shown.',
  ],
  sources: [
    { title: 'FNFE-MPE and FeRD: Factur-X / ZUGFeRD', href: 'https://fnfe-mpe.org/factur-x/factur-x_en/' },
    {
      title: 'CEN/TC 434: validation artefacts of EN 16931, rules and code lists, April 2026',
      href: 'https://github.com/ConnectingEurope/eInvoicing-EN16931/tree/b6c9e06a59812fb1a83585da40923b3678a649ad',
    },
    { title: 'ISO 19005-3: PDF/A-3', href: 'https://www.iso.org/standard/57229.html' },
  ],
  build: (values, { show }) =>
    facturXDocument(values, show, 'Choose the PDF above: its invoice is shown here as a page.'),
  slow: (values) => isLongEInvoice(values),
  files: {
    pdf: {
      label: 'Factur-X PDF',
      type: 'application/pdf',
      extension: 'pdf',
      shownWhen: { field: 'task', is: 'write' },
      slow: true,
      leads: true,
      make: (values, context) => facturXPdf(values, context),
    },
    xml: {
      label: 'XML (CII)',
      type: 'application/xml',
      extension: 'xml',
      leads: true,
      make: (values) => facturXXml(values),
    },
  },
  saves: ['docx', 'html', 'txt'],
  examples: [
    {
      name: 'A workshop bills two VAT rates',
      given: {},
      expect: { text: ['Total without VAT: €3,064.50', 'VAT: €560.66', 'Amount due: €3,625.16', 'Rules: EN 16931'] },
    },
  ],
})
