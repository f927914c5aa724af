import { defineGeneratorCases } from '@/lib/kits/generator'
import barcode from './barcode'

const gs1 = {
  title: 'GS1 General Specifications',
  href: 'https://www.gs1.org/standards/barcodes-epcrfid-id-keys/gs1-general-specifications',
}
const manually = {
  title: 'GS1: how to calculate a check digit manually',
  href: 'https://www.gs1.org/services/how-calculate-check-digit-manually',
}
const isbn = { title: 'ISBN Users’ Manual', href: 'https://www.isbn-international.org/content/isbn-users-manual' }
const dictionary = {
  title: 'GS1 Barcode Syntax Dictionary',
  href: 'https://ref.gs1.org/tools/gs1-barcode-syntax-resource/syntax-dictionary/',
}
const sizes = { title: 'GS1 Sweden: size guide', href: 'https://gs1.se/en/guides/how-to-guides/size-guide/' }

export default defineGeneratorCases(barcode, [
  {
    name: 'GTIN-13: the check digit of 629104150021 is 3',
    given: { kind: 'ean13', ean13: '629104150021' },
    expect: { plain: '6291041500213', text: ['Check digit: 3, computed'] },
    source: { ...manually, how: 'The worked example, position by position' },
  },
  {
    name: 'GTIN-13 of GS1 Sweden: 730001100001 ends in 7',
    given: { kind: 'ean13', ean13: '730001100001' },
    expect: { plain: '7300011000017' },
    source: {
      title: 'GS1 Sweden: how the check digit is computed',
      href: 'https://www.gs1.se/Support/Berakna-kontrollsiffra/Sa-beraknas-kontrollsiffran/',
      how: '5 × 3 + 8 = 23; 30 − 23 = 7',
    },
  },
  {
    name: 'A wrong check digit is refused',
    given: { kind: 'ean13', ean13: '7300011000018' },
    problem: 'ean13',
    source: { ...manually, how: 'The number ends in 7' },
  },
  {
    name: 'EAN-13 at 0.33 mm is 37.29 mm wide with its quiet zones and 25.93 mm high with its digits',
    given: { kind: 'ean13', ean13: '9506000134352' },
    expect: { text: ['37.29 × 25.93 mm', 'Bar height: 22.85 mm'] },
    source: { ...gs1, how: 'Nominal dimensions of EAN-13: (11 + 95 + 7) × 0.330 mm' },
  },
  {
    name: 'EAN-13 at 80%: X-dimension 0.264 mm, 29.83 mm wide',
    given: { kind: 'ean13', ean13: '9506000134352', sizing: 'own', moduleWidth: 0.264 },
    expect: { text: ['29.83 × 20.74 mm', '0.264 to 0.660 mm'] },
    source: { ...sizes, how: 'EAN-13 on a consumer item: X from 0.264 to 0.660 mm; 113 modules × 0.264 mm' },
  },
  {
    name: 'EAN-8: 26.73 mm wide, bars of 18.23 mm',
    given: { kind: 'ean8', ean8: '9501234' },
    expect: { text: ['26.73 × 21.31 mm', 'Bar height: 18.23 mm'] },
    source: { ...sizes, how: 'EAN-8: height 18.23 mm at X 0.330 mm; (7 + 67 + 7) × 0.330 mm' },
  },
  {
    name: 'UPC-E 01234565 stands for UPC-A 012345000065',
    given: { kind: 'upce', upce: '123456' },
    expect: { plain: '01234565', text: ['Stands for UPC-A: 012345000065'] },
    source: { ...gs1, how: 'Zero suppression: last digit 5 to 9, four zeros before it' },
  },
  {
    name: 'ISBN-13: 978-0-11-000222 ends in 4',
    given: { kind: 'isbn', isbn: '978-0-11-000222' },
    expect: { plain: '9780110002224' },
    source: { ...isbn, how: 'Calculation of the check digit: weighted sum 56, 60 − 56 = 4' },
  },
  {
    name: 'An ISBN of 10 characters that ends in X',
    given: { kind: 'isbn', isbn: '0-8044-2957-X' },
    expect: { plain: '9780804429573', text: ['978-0-8044-2957-3'] },
    source: { title: 'ISO 2108', how: '978 in front, check digit by weights 1 and 3: 107, 110 − 107 = 3' },
  },
  {
    name: 'ITF-14 for general distribution: bars of 31.75 mm, X from 0.495 to 1.016 mm',
    given: { kind: 'itf14', itf14: '1540014128876' },
    expect: { plain: '15400141288763', text: ['Bar height: 31.75 mm', '0.495 to 1.016 mm'] },
    source: { ...sizes, how: 'ITF-14: height 31.75 mm, X from 0.495 to 1.016 mm' },
  },
  {
    name: 'GS1-128: no separator behind (17), which has a predefined length, and none at the end',
    given: { kind: 'gs1-128', elements: '(01)09506000134352(17)271231(10)ABC123' },
    expect: { text: ['01095060001343521727123110ABC123', '31 December ’27'] },
    source: { ...gs1, how: 'Section 7.8: element strings with predefined length' },
  },
  {
    name: 'GS1-128: a separator behind (10), which may have up to 20 characters',
    given: { kind: 'gs1-128', elements: '(01)09506000134352(10)ABC123(17)271231' },
    expect: { text: ['010950600013435210ABC123<GS>17271231'] },
    source: { ...dictionary, how: '10 is X..20 and needs a separator' },
  },
  {
    name: '29 February 2027 does not exist',
    given: { kind: 'gs1-datamatrix', elements: '(01)09506000134352(17)270229' },
    problem: 'elements',
    source: { ...dictionary, how: '17 is a date YYMMDD, with day 00 allowed' },
  },
  {
    name: 'GS1-128 holds 48 characters',
    given: { kind: 'gs1-128', elements: '(01)09506000134352(10)12345678901234567890(21)12345678' },
    problem: 'elements',
    source: { ...gs1, how: 'Section 5.4.4.3: at most 48 data characters, separators counted' },
  },
  {
    name: 'Code 39: the check character of CODE 39 is R',
    given: { kind: 'code39', code39: 'CODE 39', code39Check: true },
    expect: { text: ['Check character: R, computed'] },
    source: { title: 'ISO/IEC 16388, annex A', how: '12 + 24 + 13 + 14 + 38 + 3 + 9 = 113; 113 modulo 43 is 27, R' },
  },
])
