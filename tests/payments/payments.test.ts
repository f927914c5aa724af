import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { epcContent, longestEpcContent, type SepaTransfer } from '@/lib/subjects/payments/epc-qr'
import {
  checkCreditorReference,
  checkQrReference,
  creditorReference,
  recursiveCheckDigit,
} from '@/lib/subjects/payments/reference'
import { isQrIban, swissContent, type SwissBill } from '@/lib/subjects/payments/swiss-qr-bill'
import { upiContent, type UpiPayment } from '@/lib/subjects/payments/upi'
import { scanned } from './scan'

const transfer: SepaTransfer = {
  name: "François D'Alsace S.A.",
  iban: 'FR14 2004 1010 0505 0001 3M02 606',
  bic: '',
  cents: 1230,
  purpose: '',
  reference: '',
  text: 'Client:Marie Louise La Lune',
  note: '',
}

describe('a SEPA transfer', () => {
  // EPC069-12 v3.1, section 2.3: its second example, which is in ISO 8859-1 there (element 3 is 2) and in UTF-8 here.
  const second =
    "BCD\n002\n1\nSCT\n\nFrançois D'Alsace S.A.\nFR1420041010050500013M02606\nEUR12.3\n\n\nClient:Marie Louise La Lune"

  it('is written as the second example of the guidelines, but for the character set', async () => {
    expect(epcContent(transfer)).toBe(second)
    // 103 characters with 10 line feeds are counted there.
    expect(second).toHaveLength(103)
    expect((await scanned(second)).text).toBe(second)
  })

  // The first example has version 001; 002 differs in nothing but that.
  it('is written as the first example of the guidelines, in version 002', async () => {
    const content = epcContent({
      ...transfer,
      name: 'Franz Mustermänn',
      iban: 'DE71110220330123456789',
      bic: 'BHBLDEHHXXX',
      purpose: 'GDDS',
      reference: 'RF18 5390 0754 7034',
      text: '',
    })
    expect(content).toBe(
      'BCD\n002\n1\nSCT\nBHBLDEHHXXX\nFranz Mustermänn\nDE71110220330123456789\nEUR12.3\nGDDS\nRF18539007547034',
    )
    // 96 bytes, and a symbol of version 6, say the guidelines; with digits in numeric mode version 5 holds them.
    expect(new TextEncoder().encode(String(content))).toHaveLength(96)
    expect((await scanned(String(content))).text).toBe(content)
  })

  // 14 for the head, then with their line feeds 12, 71, 32, 16, 5, 1 and 141: 292, and 39 for the note.
  it('at its longest fits the version 13 that banks read', async () => {
    const full = {
      ...transfer,
      iban: 'MT84MALT011000012345MTLCAST001S',
      bic: 'MALTMTMTXXX',
      cents: 99_999_999_999,
      purpose: 'GDDS',
      name: 'n'.repeat(70),
      text: 't'.repeat(140),
      note: 'o'.repeat(39),
    }
    const content = String(epcContent(full))
    expect(new TextEncoder().encode(content)).toHaveLength(longestEpcContent)
    const { text, version } = await scanned(content)
    expect([text, version <= 13]).toEqual([content, true])
    expect(epcContent({ ...full, note: 'o'.repeat(40) })).toMatchObject({
      field: 'text',
      message: expect.stringContaining('331 bytes, and this makes 332'),
    })
  })

  it.each<[Partial<SepaTransfer>, string, string]>([
    [{ name: ' ' }, 'name', 'must be filled in'],
    [{ name: 'n'.repeat(10_000) }, 'name', 'must be 70 characters or shorter; this has 10000'],
    [{ iban: '' }, 'iban', 'must be filled in'],
    [
      { iban: 'FR1420041010050500013M02607' },
      'iban',
      'must have check digits that fit; these do not, so one character is probably mistyped',
    ],
    [
      { iban: 'AE070331234567890123456' },
      'iban',
      'must be of a country that SEPA transfers reach; use an international transfer instead',
    ],
    [
      { iban: 'CH9300762011623852957' },
      'bic',
      'must be filled in, because the account is outside the European Economic Area',
    ],
    [{ bic: 'DEUT' }, 'bic', 'must have 8 characters, or 11 with a branch; this has 4'],
    [{ cents: 0 }, 'cents', 'must be from 0.01 to 999999999.99'],
    [{ cents: 100_000_000_000 }, 'cents', 'must be from 0.01 to 999999999.99'],
    [{ purpose: 'GOODS' }, 'purpose', 'must be four letters or digits at most'],
    [
      { reference: 'RF18539007547034' },
      'text',
      'must be empty where there is a reference; a transfer carries only one of the two',
    ],
    [
      { reference: 'RF19539007547034' },
      'reference',
      'must have check digits that fit; these do not, so one character is probably mistyped',
    ],
    [{ text: 't'.repeat(141) }, 'text', 'must be 140 characters or shorter; this has 141'],
  ])('%j is refused', (changed, field, message) =>
    expect(epcContent({ ...transfer, ...changed })).toEqual({ problem: true, field, message }),
  )

  it('keeps each element on its own line, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.string({ unit: 'binary', maxLength: 40 }),
        (name, text) => {
          const content = epcContent({ ...transfer, name: `N${name}`, text: `T${text}`, cents: undefined })
          expect(typeof content).toBe('string')
          const lines = String(content).split('\n')
          expect(lines).toHaveLength(11)
          expect([lines[5]?.charAt(0), lines[6], lines[10]?.charAt(0)]).toEqual([
            'N',
            'FR1420041010050500013M02606',
            'T',
          ])
        },
      ),
      { seed: 20261123 },
    )
  })

  it('has the amount without zeros that say nothing', () => {
    const amountOf = (cents: number) => String(epcContent({ ...transfer, cents })).split('\n')[7]
    expect([1, 10, 100, 1000, 1999, 123456].map(amountOf)).toEqual([
      'EUR0.01',
      'EUR0.1',
      'EUR1',
      'EUR10',
      'EUR19.99',
      'EUR1234.56',
    ])
  })
})

describe('references', () => {
  // EPC069-12 and the QR-bill guidelines both print RF18 5390 0754 7034.
  it('RF18 5390 0754 7034 fits, and is made of 539007547034', () => {
    expect(checkCreditorReference('rf18 5390 0754 7034')).toMatchObject({
      fits: true,
      compact: 'RF18539007547034',
      written: 'RF18 5390 0754 7034',
    })
    expect(creditorReference('539007547034')).toBe('RF18539007547034')
    expect(creditorReference('x'.repeat(22))).toBeUndefined()
  })

  // SIX, QR-bill guidelines, annex B, and the examples of annex A.
  it.each(['210000000003139471430009017', '000008207791225857421286694', '120000000000234478943216899'])(
    'the QR reference %s fits, and none with a digit changed',
    (reference) => {
      expect(checkQrReference(reference)).toMatchObject({ fits: true, compact: reference })
      for (let at = 0; at < 27; at++)
        for (let step = 1; step < 10; step++) {
          const digit = (Number(reference.charAt(at)) + step) % 10
          expect(checkQrReference(reference.slice(0, at) + digit + reference.slice(at + 1)).fits).toBe(false)
        }
    },
  )

  it('21 00000 00003 13947 14300 09017 is how a QR reference is written', () => {
    expect(checkQrReference('210000000003139471430009017')).toMatchObject({
      written: '21 00000 00003 13947 14300 09017',
    })
    expect(recursiveCheckDigit('21000000000313947143000901')).toBe('7')
  })
})

const creditor = {
  name: 'Robert Schneider AG',
  street: 'Rue du Lac',
  building: '1268',
  postcode: '2501',
  town: 'Biel',
  country: 'CH',
}
const bill: SwissBill = {
  iban: 'CH44 3199 9123 0008 8901 2',
  creditor,
  cents: 194975,
  currency: 'CHF',
  debtor: {
    name: 'Pia-Maria Rutschmann-Schnyder',
    street: 'Grosse Marktgasse',
    building: '28',
    postcode: '9400',
    town: 'Rorschach',
    country: 'CH',
  },
  reference: '21 00000 00003 13947 14300 09017',
  message: 'Order of 15 June 2020',
  billInformation: '//S1/10/10201409/11/200701/20/140.000-53/30/102673831/31/200615/32/7.7/33/7.7:139.40/40/0:30',
}

describe('a Swiss QR-bill', () => {
  // SIX: institution numbers 30000 to 31999 are those of QR-IBANs.
  it.each([
    ['29999', false],
    ['30000', true],
    ['31999', true],
    ['32000', false],
  ] as const)('institution %s makes a QR-IBAN: %s', (institution, is) =>
    expect(isQrIban(`CH44${institution}123000889012`)).toBe(is),
  )

  it('is written as the example of the guidelines', async () => {
    // SIX, Swiss Implementation Guidelines for the QR-bill, annex A, without its two alternative schemes.
    const example = [
      'SPC;0200;1;CH4431999123000889012',
      'S;Robert Schneider AG;Rue du Lac;1268;2501;Biel;CH',
      ';;;;;;',
      '1949.75;CHF',
      'S;Pia-Maria Rutschmann-Schnyder;Grosse Marktgasse;28;9400;Rorschach;CH',
      'QRR;210000000003139471430009017;Order of 15 June 2020;EPD',
      '//S1/10/10201409/11/200701/20/140.000-53/30/102673831/31/200615/32/7.7/33/7.7:139.40/40/0:30',
    ]
      .join(';')
      .replaceAll(';', '\n')
    expect(swissContent(bill)).toBe(example)
    expect((await scanned(example)).text).toBe(example)
  })

  it('without debtor, amount and reference keeps their lines', () => {
    const content = String(
      swissContent({
        ...bill,
        iban: 'CH3709000000304442225',
        debtor: undefined,
        cents: undefined,
        reference: '',
        message: '',
        billInformation: '',
      }),
    ).split('\n')
    expect(content).toHaveLength(31)
    expect(content.slice(18)).toEqual(['', 'CHF', '', '', '', '', '', '', '', 'NON', '', '', 'EPD'])
  })

  it('with an RF reference and an IBAN that is no QR-IBAN is SCOR', () => {
    const content = swissContent({ ...bill, iban: 'CH3709000000304442225', reference: 'RF18 5390 0754 7034' })
    expect(String(content).split('\n').slice(27, 29)).toEqual(['SCOR', 'RF18539007547034'])
  })

  it.each<[Partial<SwissBill>, string, string]>([
    [{ reference: '' }, 'reference', 'must be filled in: a QR-IBAN is paid with a QR reference'],
    [{ iban: 'CH3709000000304442225' }, 'reference', 'must begin with RF: a QR reference needs a QR-IBAN'],
    [{ iban: 'DE89370400440532013000' }, 'iban', 'must be of Switzerland or Liechtenstein; a QR-bill takes no other'],
    [{ creditor: { ...creditor, town: '' } }, 'creditor', 'must have a town'],
    [
      { creditor: { ...creditor, name: 'n'.repeat(71) } },
      'creditor',
      'must have a name of 70 characters or fewer; this has 71',
    ],
    [{ creditor: { ...creditor, name: 'Фирма' } }, 'creditor', 'must have a name in Latin letters'],
    [{ creditor: { ...creditor, country: 'Suisse' } }, 'creditor', 'must have a country as two letters, such as CH'],
    [{ message: 'm'.repeat(140) }, 'message', 'must be 140 characters or shorter, together with the bill information'],
    [{ cents: -1 }, 'cents', 'must be from 0.01 to 999999999.99'],
  ])('%j is refused', (changed, field, message) =>
    expect(swissContent({ ...bill, ...changed })).toEqual({ problem: true, field, message }),
  )
})

const upi: UpiPayment = {
  address: 'nadeem@npci',
  name: 'nadeem chinna',
  paise: 1000,
  note: 'Pay to mystar store',
  reference: '4894398cndhcd23',
  category: '0000',
}

describe('a UPI link', () => {
  it('says what the example of NPCI’s linking specification says', async () => {
    const content = String(upiContent(upi))
    // UPI Linking Specifications 1.6, 2.1, without the elements that this house does not write.
    const example =
      'upi://pay?pa=nadeem@npci&pn=nadeem%20chinna&mc=0000&tr=4894398cndhcd23&tn=Pay%20to%20mystar%20store&am=10&cu=INR'
    const amount = (link: string) => Number(new URLSearchParams(link.split('?')[1]).get('am'))
    expect(content.replace('am=10.00', 'am=10')).toBe(example)
    expect(amount(content)).toBe(amount(example))
    expect((await scanned(content)).text).toBe(content)
  })

  it('gives back names and notes of any language to a reader of addresses', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
        const note = typed.replace(/\s+/g, ' ').trim()
        const link = new URLSearchParams(String(upiContent({ ...upi, note: typed })).split('?')[1])
        expect(link.get('tn') ?? '').toBe(note)
        expect(link.get('cu')).toBe('INR')
      }),
      { seed: 20261123 },
    )
  })

  it.each<[Partial<UpiPayment>, string, string]>([
    [{ address: 'nadeem' }, 'address', 'must be a UPI id such as shop@bank'],
    [{ address: 'a&am=1@npci' }, 'address', 'must be a UPI id such as shop@bank'],
    [{ name: '' }, 'name', 'must be filled in'],
    [{ paise: 0 }, 'paise', 'must be from 0.01 to 999999999.99'],
    [{ category: '12' }, 'category', 'must be four digits'],
    [{ note: 'n'.repeat(81) }, 'note', 'must be 80 characters or shorter'],
  ])('%j is refused', (changed, field, message) =>
    expect(upiContent({ ...upi, ...changed })).toEqual({ problem: true, field, message }),
  )
})
