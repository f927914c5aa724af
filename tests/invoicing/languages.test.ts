import { describe, expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import type { RegionCode } from '@/lib/base/region/types'
import { documentPdf } from '@/lib/engines/pdf-document'
import { documentHtml } from '@/lib/kits/document/html-file'
import { documentText } from '@/lib/kits/document/text'
import type { Document } from '@/lib/kits/document/types'
import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyValues } from '@/lib/kits/fields/types'
import { generatorContext } from '@/lib/kits/generator/run'
import { documentLabels } from '@/lib/subjects/document-labels/labels'
import { documentLanguages, type DocumentLanguage } from '@/lib/subjects/document-labels/types'
import invoice from '@/lib/tools/generators/invoicing/invoice'
import { faultsOf, pagesOf } from '../paper/pdf-programs'
import { fonts, readFont } from '../paper/read-fonts'
import { everyMember, type Member } from './members'

function made(member: Member, given: AnyValues, region: RegionCode = 'us'): { document: Document; text: string } {
  const values = initialValues(member.form, given, region)
  const context = generatorContext(undefined, values, regionOf(region))
  const document = member.build(values as never, context)
  if ('problem' in document) throw new Error(`${document.field}: ${document.message}`)
  return { document, text: documentText(document, context.show) }
}

/** Entries without a letter, so that every word on the sheet is the sheet's own. */
const wordless: AnyValues = {
  from: '11',
  to: '12',
  number: '13',
  date: '2026-11-23',
  deadline: '2026-12-23',
  supplyDate: '2026-11-20',
  originalDate: '2026-11-02',
  original: '14',
  reason: '15',
  reference: '16',
  incoterms: '17',
  carrier: '18',
  parcels: 3,
  grossWeight: 1052.5,
  export: '19',
  declaration: '20',
  notes: '21',
  terms: '22',
  fromId: '23',
  toId: '24',
  shipTo: '25',
  currency: 'EUR',
  taxName: 'vat',
  zero: 'E',
  paid: 10,
  deposit: 0.5,
  withholding: 0.1,
  cash: '0.05',
  adjustments: [
    { kind: 'discount-percent', size: 5 },
    { kind: 'charge-amount', size: 3.33 },
  ],
  lines: [
    {
      description: '31',
      quantity: 2,
      delivered: 1,
      price: 1234.5,
      tax: 0.19,
      discount: 0.1,
      weight: 3,
      code: '9405.21',
    },
    { description: '32', quantity: 1, delivered: 1, price: 7.77, tax: 0 },
    { description: '33', quantity: 1, delivered: 1, price: 5, tax: 0.19, optional: true },
  ],
}

function givenFor(member: Member, more: AnyValues): AnyValues {
  return Object.fromEntries(Object.entries({ ...wordless, ...more }).filter(([name]) => name in member.form))
}

const lettersOf = (text: string) => text.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? []

/** Every word of every text in a table of labels. */
function wordsIn(labels: unknown): string[] {
  if (typeof labels === 'string') return lettersOf(labels)
  if (typeof labels === 'function')
    return lettersOf(String((labels as (one: string, other: string) => string)('1', '2')))
  return Object.values(labels as Record<string, unknown>).flatMap(wordsIn)
}

const others = documentLanguages.filter((language) => language !== 'en')

describe.each(everyMember)('$name', ({ member }) => {
  it.each(others)('in %s has no word that is not of that language', (language) => {
    const { text, document } = made(member, givenFor(member, { language }))
    // A name of a month, a currency in letters and signs for units are no labels.
    const months = new Set(
      lettersOf(
        ['2026-11-02', '2026-11-20', '2026-11-23', '2026-12-23']
          .map((day) => new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(day)))
          .join(' '),
      ),
    )
    const known = new Set([...wordsIn(documentLabels[language]), ...months, 'EUR', 'kg'])
    expect(lettersOf(`${document.title} ${text}`).filter((word) => !known.has(word))).toEqual([])
    expect(document.language).toBe(language)
  })

  it.each(others)('in %s reads alike whoever looks at the page', (language) => {
    const { document } = made(member, givenFor(member, { language }))
    const shown = (['in', 'de', 'us'] as const).map((region) =>
      documentText(document, generatorContext(undefined, {}, regionOf(region)).show),
    )
    expect(new Set(shown).size).toBe(1)
  })

  it.each(others)('as its example in %s has what was typed', (language) => {
    const [{ given }] = member.examples
    const { text } = made(member, { ...given, language } as AnyValues)
    const lines = initialValues(member.form, given as AnyValues).lines as readonly { description: string }[]
    for (const { description } of lines) expect(text).toContain(description)
  })
})

describe('the sheet of an invoice', () => {
  const two = [
    { description: 'Beratung', quantity: 1250, unit: 'h', price: 98.5, tax: 0.19 },
    { description: 'Buch', quantity: 3, price: 12.5, tax: 0.07 },
  ]
  // 1250 × 98.50 = 123,125.00; × 19% = 23,393.75. 3 × 12.50 = 37.50; × 7% = 2.625, to the cent 2.63. By hand.
  it('is German in words, numbers and dates on an American page', () => {
    const given = {
      language: 'de',
      currency: 'EUR',
      taxName: 'vat',
      number: '2026-7',
      lines: two,
      paid: 1000,
      deadline: '2027-03-05',
    }
    const { text, document } = made(invoice, given)
    for (const line of [
      'Nummer: 2026-7',
      'Datum: 23. November 2026',
      'Fällig am: 5. März 2027',
      'Pos.\tBeschreibung\tMenge\tEinzelpreis\tSteuer\tBetrag',
      '1\tBeratung\t1.250 h\t98,50\u00A0€\t19\u00A0%\t123.125,00\u00A0€',
      'Netto: 123.162,50\u00A0€',
      'USt. 19\u00A0%: 23.393,75\u00A0€',
      'USt. 7\u00A0%: 2,63\u00A0€',
      'Gesamtbetrag brutto: 146.558,88\u00A0€',
      'Bezahlt: −1.000,00\u00A0€',
      'Zahlbetrag: 145.558,88\u00A0€',
    ])
      expect(text.split('\n')).toContain(line)
    expect(document.title).toBe('Rechnung 2026-7')
  })

  // 1250 × 98.50 = 123,125.00, of which 9% each is 11,081.25; by hand, with lakh grouping as the Reserve Bank of India prints it.
  it('is Hindi with lakhs on a German page', () => {
    const given = {
      language: 'hi',
      currency: 'INR',
      taxName: 'cgst',
      number: '7',
      lines: [{ ...two[0], tax: 0.18 }],
      upi: 'dukan@bank',
    }
    const { text } = made(invoice, given, 'de')
    for (const line of [
      'संख्या: 7',
      'दिनांक: 23 नवंबर 2026',
      'कर सहित कुल: ₹1,45,287.50',
      'सीजीएसटी 9%: ₹11,081.25',
      'एसजीएसटी 9%: ₹11,081.25',
      'देय राशि: ₹1,45,287.50',
    ])
      expect(text.split('\n')).toContain(line)
  })

  it('English stays the language where none is chosen', () => {
    const { text, document } = made(invoice, {})
    expect(document).toMatchObject({ language: 'en', direction: 'ltr', title: 'Invoice INV-2026-0001' })
    expect(text).toContain('Amount due: $3,370.95')
  })

  it('keeps the names that were typed', () => {
    const given = {
      language: 'fr',
      taxName: 'own',
      ownTax: 'VAT',
      lines: two,
      withholding: 0.1,
      withholdingName: 'Discount',
      adjustments: [{ kind: 'charge-amount', size: 1, reason: 'Balance' }],
    }
    const { text } = made(invoice, given)
    expect(text).toMatch(/^VAT 19\u00A0%: /m)
    expect(text).toMatch(/^Discount 10\u00A0%: /m)
    expect(text).toMatch(/^Balance: /m)
  })

  it.each(documentLanguages)('asks for the payment with a code in %s', (language) => {
    const lines = [{ description: '1', quantity: 1, price: 5 }]
    const { payCode } = documentLabels[language]
    // The example of ISO 13616 for Germany.
    const iban = made(invoice, { language, lines, currency: 'EUR', iban: 'DE89 3704 0044 0532 0130 00' })
    expect(iban.text).toContain(`[${payCode}]`)
    expect(made(invoice, { language, lines, currency: 'INR', upi: 'dukan@bank' }, 'in').text).toContain(`[${payCode}]`)
  })

  it('leaves CSV and JSON in plain English and plain numbers', () => {
    const files = invoice.files as Record<string, { make(values: never, context: unknown): string }>
    const savedIn = (language: DocumentLanguage) => {
      const values = initialValues(invoice.form, givenFor(invoice, { language }))
      const context = generatorContext(undefined, values, regionOf('us'))
      return { csv: files.csv?.make(values as never, context), json: files.json?.make(values as never, context) }
    }
    const [english, arabic] = [savedIn('en'), savedIn('ar')]
    expect(arabic.csv).toBe(english.csv)
    expect(arabic.csv).toContain('2222.10')
    expect(arabic.json).toBe(english.json?.replace('"language": "en"', '"language": "ar"'))
  })
})

describe('from right to left', () => {
  it('an Arabic sheet says so to the browser, and poppler reads its words in a sound file', async () => {
    const { document } = made(invoice, { language: 'ar', currency: 'AED', taxName: 'vat' }, 'ae')
    const show = generatorContext(undefined, {}, regionOf('ae')).show
    expect(documentHtml(document, show)).toContain('<html lang="ar" dir="rtl">')
    // UAX 9: without isolation the minus would stand behind the amount, and the 12 behind the street.
    const paid = made(invoice, { language: 'ar', currency: 'AED', paid: 5 }, 'ae').document
    for (const part of ['<bdi>−AED\u00A05.00</bdi>', '<bdi>12 Quay Street</bdi>', '<bdi>6 hours</bdi>'])
      expect(documentHtml(paid, show)).toContain(part)
    const pdf = await documentPdf(document, regionOf('ae'), fonts, readFont)
    if ('missing' in pdf) throw new Error(`no font has ${pdf.missing}`)
    expect(faultsOf(pdf)).toBe('')
    const read = pagesOf(pdf).join(' ').normalize('NFKC')
    for (const words of ['فاتورة', 'ضريبة القيمة المضافة', 'المبلغ المستحق', '3,370.95']) expect(read).toContain(words)
    // Poppler moves the space between a number and an Arabic word.
    expect(read).toMatch(/23\s*نوفمبر\s*2026/)
    expect(read).not.toMatch(/Invoice number|Amount|Total/)
  })
})
