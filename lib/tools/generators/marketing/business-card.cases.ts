import { defineGeneratorCases } from '@/lib/kits/generator'
import businessCard from './business-card'

const countries = {
  title: 'Business card sizes by country',
  href: 'https://www.printingdeals.org/standardsizes/businesscardsize.html',
}
const plain = {
  name: 'J. Doe',
  role: undefined,
  company: undefined,
  phone: undefined,
  email: undefined,
  website: undefined,
  address: undefined,
}

export default defineGeneratorCases(businessCard, [
  {
    name: 'Germany, France, United Kingdom',
    given: { size: 'eu' },
    expect: { text: ['Cut to: 85 × 55 mm'] },
    source: { ...countries, how: 'W: 85, H: 55 in the table for these countries' },
  },
  {
    name: 'United States, bleed and crop marks',
    given: { size: 'us', print: 'marks' },
    expect: { text: ['Cut to: 88.9 × 50.8 mm', 'With bleed and crop marks: 104.9 × 66.8 mm'] },
    source: { ...countries, how: 'W: 88.9, H: 50.8; 8 mm of room on each side for bleed, air and marks' },
  },
  {
    name: 'Japan, ten to an A4 sheet',
    given: { size: 'jp', print: 'a4' },
    expect: { text: ['Cut to: 91 × 55 mm', 'On a sheet: 10'] },
    source: { ...countries, how: '2 × 91 = 182 of 198 mm, 5 × 55 = 275 of 285 mm, with 6 mm white on each side' },
  },
  {
    name: 'A bank card’s size',
    given: { size: 'id1' },
    expect: { text: ['Cut to: 85.6 × 53.98 mm'] },
    source: {
      title: 'Markus Kuhn: International standard paper sizes',
      href: 'https://www.cl.cam.ac.uk/~mgk25/iso-paper.html',
      how: 'ID-1 = 85.60 × 53.98 mm',
    },
  },
  {
    name: 'The contact of the example in RFC 6350, section 7.2',
    given: { ...plain, email: 'jdoe@example.com' },
    expect: {
      plain: 'BEGIN:VCARD\r\nVERSION:4.0\r\nN:Doe;J.;;;\r\nFN:J. Doe\r\nEMAIL:jdoe@example.com\r\nEND:VCARD\r\n',
    },
    source: {
      title: 'RFC 6350, section 7.2: example',
      href: 'https://www.rfc-editor.org/rfc/rfc6350#section-7.2',
      how: 'FN:J. Doe, N:Doe;J.;;; and the address, without the identifiers for synchronisation',
    },
  },
  {
    name: 'A MECARD with name, phone and e-mail address',
    given: { ...plain, name: 'John Doe', phone: '13035551212', email: 'john.doe@example.com', holds: 'mecard' },
    expect: { plain: 'MECARD:N:Doe,John;TEL:13035551212;EMAIL:john.doe@example.com;;' },
    source: {
      title: 'MeCard (QR code), example',
      href: 'https://en.wikipedia.org/wiki/MeCard_(QR_code)',
      how: 'The example text of that page',
    },
  },
  {
    name: 'A family name of two words',
    given: { ...plain, name: 'Gabriel García Márquez', familyName: 'García Márquez' },
    expect: {
      plain: 'BEGIN:VCARD\r\nVERSION:4.0\r\nN:García Márquez;Gabriel;;;\r\nFN:Gabriel García Márquez\r\nEND:VCARD\r\n',
    },
    source: { title: 'RFC 6350, section 6.2.2: family names first', how: 'Written by hand' },
  },
  {
    name: 'A code for a website that is not there',
    given: { holds: 'url', website: undefined },
    problem: 'website',
    source: { title: 'By hand', how: 'There is nothing to open' },
  },
])
