import { defineGeneratorCases } from '@/lib/kits/generator'
import sepaPaymentQr from './sepa-payment-qr'

const guidelines = {
  title: 'European Payments Council, EPC069-12, section 2.3',
  href: 'https://www.europeanpaymentscouncil.eu/document-library/guidance-documents/quick-response-code-guidelines-enable-data-capture-initiation',
}
const registry = {
  title: 'SWIFT IBAN Registry, release 100',
  href: 'https://www.swift.com/standards/data-standards/iban',
}

export default defineGeneratorCases(sepaPaymentQr, [
  {
    name: 'The second example of the guidelines, in UTF-8',
    given: {
      name: "François D'Alsace S.A.",
      iban: 'FR1420041010050500013M02606',
      amount: 12.3,
      text: 'Client:Marie Louise La Lune',
    },
    expect: {
      plain:
        "BCD\n002\n1\nSCT\n\nFrançois D'Alsace S.A.\nFR1420041010050500013M02606\nEUR12.3\n\n\nClient:Marie Louise La Lune",
      plainBytes: 104,
    },
    source: {
      ...guidelines,
      how: '103 characters; the ç takes two bytes in UTF-8, the third element is 1 instead of 2',
    },
  },
  {
    name: 'The first example of the guidelines, in version 002',
    given: {
      name: 'Franz Mustermänn',
      iban: 'DE71110220330123456789',
      bic: 'BHBLDEHHXXX',
      amount: 12.3,
      purpose: 'GDDS',
      text: '',
      reference: 'RF18539007547034',
    },
    expect: {
      plain: 'BCD\n002\n1\nSCT\nBHBLDEHHXXX\nFranz Mustermänn\nDE71110220330123456789\nEUR12.3\nGDDS\nRF18539007547034',
      plainBytes: 96,
      text: ['Content: 96 of 331 bytes'],
    },
    source: { ...guidelines, how: '96 bytes of UTF-8; the second element is 002 instead of 001' },
  },
  {
    name: 'Without an amount its element is empty',
    given: { name: 'Stichting Voorbeeld', iban: 'NL91ABNA0417164300', amount: undefined, text: 'Gift' },
    expect: { plain: 'BCD\n002\n1\nSCT\n\nStichting Voorbeeld\nNL91ABNA0417164300\n\n\n\nGift' },
    source: {
      ...registry,
      how: 'The Dutch example of the registry; EPC069-12, 2.2: the amount is optional in version 002',
    },
  },
  {
    name: 'One digit changed in the German example',
    given: { name: 'Muster GmbH', iban: 'DE89370400440532013001', amount: 1, text: '' },
    problem: 'iban',
    source: { ...registry, how: 'DE89 3704 0044 0532 0130 00 is the registry’s; ISO 7064 finds every single change' },
  },
  {
    name: 'A Swiss account needs the BIC',
    given: { name: 'Muster AG', iban: 'CH9300762011623852957', amount: 1, text: '' },
    problem: 'bic',
    source: { ...guidelines, how: 'AT-23: the BIC stays mandatory for accounts outside the European Economic Area' },
  },
  {
    name: 'Text and reference exclude each other',
    given: {
      name: 'Muster GmbH',
      iban: 'DE89370400440532013000',
      amount: 1,
      text: 'Invoice',
      reference: 'RF18539007547034',
    },
    problem: 'text',
    source: { ...guidelines, how: 'Remittance information is structured or unstructured, never both' },
  },
  {
    name: 'A payee of 71 characters',
    given: { name: 'n'.repeat(71), iban: 'DE89370400440532013000', amount: 1, text: '' },
    problem: 'name',
    source: { ...guidelines, how: 'AT-21, name of the beneficiary: at most 70 characters' },
  },
])
