import { defineGeneratorCases } from '@/lib/kits/generator'
import sampleInvoice from './sample-invoice-gen'

const request = { title: 'The request itself' }
const mark = 'SAMPLE. Made up for tests: nobody owes this amount'

export default defineGeneratorCases(sampleInvoice, [
  {
    name: 'Every sheet is marked, in English',
    given: { country: 'fr', seed: 4_294_967_295 },
    expect: { text: [mark, 'SAMPLE · Facture', 'France'] },
    source: request,
  },
  {
    name: 'Spanish, with a tax number that begins as no company’s does',
    given: { country: 'es', wrong: 0 },
    expect: { text: ['SAMPLE · Factura', 'ESI', 'ES00', '.example', mark] },
    source: {
      title: 'Orden EHA/451/2008: letters of Spanish tax numbers; I is none',
      href: 'https://www.boe.es/eli/es/o/2008/02/20/eha451',
    },
  },
  {
    name: 'American, with an EIN prefix that is not given out',
    given: { country: 'us', wrong: 0 },
    expect: { text: ['SAMPLE · Invoice', ': 00-', '+1 212 555 01', mark] },
    source: {
      title: 'IRS: valid EIN prefixes',
      href: 'https://www.irs.gov/businesses/small-businesses-self-employed/how-eins-are-assigned-and-valid-ein-prefixes',
    },
  },
  {
    name: 'Indian, under a state code that is none',
    given: { country: 'in', wrong: 0, seed: 9 },
    expect: { text: ['Tax number: 00', 'CGST', 'SGST', 'IFSC XXXX0000000', mark] },
    source: { title: 'GST: state codes begin at 01', href: 'https://www.gst.gov.in/' },
  },
  {
    name: 'British, with a telephone of Ofcom’s range for drama',
    given: { country: 'uk', wrong: 0, count: 200 },
    expect: { text: ['+44 20 7946 0', 'IBAN GB00', 'Invoices in the archive: 200; the first one is shown', mark] },
    source: {
      title: 'Ofcom: numbers for drama',
      href: 'https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama',
    },
  },
])
