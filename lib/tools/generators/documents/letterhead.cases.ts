import { defineGeneratorCases } from '@/lib/kits/generator'
import letterhead from './letterhead'

const regulation = {
  title: 'SI 2015/17, regulation 25(2)(a) to (c): part of the United Kingdom, number, registered office',
  href: 'https://service.betterregulation.com/document/289846',
}
const section = {
  title: 'GmbHG, section 35a(1): seat, register court, number, managing directors, chair of the supervisory board',
  href: 'https://gmbhg.kommentar.de/eng/Abschnitt-3/Angaben-auf-Geschaeftsbriefen',
}

export default defineGeneratorCases(letterhead, [
  {
    name: 'All that a Scottish company states',
    given: {
      legal: 'uk',
      company: 'Clyde Boats Ltd',
      part: 's',
      companyNumber: 'SC123456',
      office: '1 Quay Road\nGlasgow G1 1AA',
      vat: 'GB 123 4567 89',
    },
    expect: {
      text: [
        'Clyde Boats Ltd. Registered in Scotland no. SC123456.',
        'Registered office: 1 Quay Road, Glasgow G1 1AA.',
        'VAT no. GB 123 4567 89.',
      ],
    },
    source: { ...regulation, how: 'Each particular of the regulation has its place in the foot' },
  },
  {
    name: 'Directors of a UK company, all of them',
    given: { legal: 'uk', directors: 'Ada Price\nTom Reed' },
    expect: { text: ['Directors: Ada Price, Tom Reed.'] },
    source: { ...regulation, how: 'Names of directors stand together, as the form says all or none' },
  },
  {
    name: 'All that a GmbH with a supervisory board states',
    given: {
      legal: 'de',
      company: 'Nordlicht GmbH',
      seat: 'Kiel',
      court: 'Amtsgericht Kiel',
      register: 'HRB 4711',
      directors: 'Eva Brandt\nJan Petersen',
      chair: 'Ute Lorenz',
      vat: 'DE123456789',
    },
    expect: {
      text: [
        'Nordlicht GmbH · Sitz der Gesellschaft: Kiel · Registergericht: Amtsgericht Kiel, HRB 4711',
        'Geschäftsführer: Eva Brandt, Jan Petersen · Vorsitz des Aufsichtsrats: Ute Lorenz',
        'USt-IdNr.: DE123456789',
      ],
    },
    source: { ...section, how: 'Each particular of the section has its place in the foot' },
  },
  {
    name: 'A4 and Letter',
    given: { paper: 'letter', print: 'marks' },
    expect: { text: ['Cut to: 215.9 × 279.4 mm', 'With bleed and crop marks: 231.9 × 295.4 mm'] },
    source: { title: '8.5 by 11 inches of 25.4 mm', how: '215.9 by 279.4 mm, and 8 mm on each side' },
  },
  {
    name: 'Own words',
    given: { legal: 'own', other: 'Bank: Example Bank\nTerms: 14 days', later: false },
    expect: { text: ['Bank: Example Bank', 'Terms: 14 days', 'Cut to: 210 × 297 mm'] },
    source: { title: 'By hand', how: 'The lines as they were entered' },
  },
])
