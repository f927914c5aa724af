import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldLine } from '@/lib/subjects/qr/content-line'
import { eventText } from '@/lib/subjects/qr/event'
import { readRecords } from '@/lib/subjects/qr/list'
import { vcardText, type Contact } from '@/lib/subjects/qr/vcard'
import { wifiText } from '@/lib/subjects/qr/wifi'

const nobody: Contact = {
  givenName: '',
  familyName: '',
  organisation: '',
  jobTitle: '',
  mobile: '',
  phone: '',
  emailAddress: '',
  website: '',
  street: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  note: '',
}

/** Reads a card as RFC 6350 says: unfold, split at the first colon, then undo the escapes. */
function readCard(card: string): Record<string, string> {
  const lines = card.replaceAll('\r\n ', '').split('\r\n')
  return Object.fromEntries(
    lines
      .filter((line) => line !== '')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  )
}
const unescape = (text: string) =>
  text.replace(/\\([\\,;nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))

describe('vCard 4.0', () => {
  it('escapes as section 3.4 of RFC 6350 says', () => {
    const card = readCard(
      vcardText({ ...nobody, givenName: 'Ann', familyName: 'O,Neil; Ltd', note: 'a\\b\nc', street: '1, High St' }),
    )
    expect(card).toMatchObject({
      VERSION: '4.0',
      N: 'O\\,Neil\\; Ltd;Ann;;;',
      FN: 'Ann O\\,Neil\\; Ltd',
      NOTE: 'a\\\\b\\nc',
      ADR: ';;1\\, High St;;;;',
    })
  })

  it('keeps whatever a note holds, in lines of at most 75 octets that are whole UTF-8', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }).filter((text) => !/[\r\n]/.test(text)),
        (note) => {
          const card = vcardText({ ...nobody, organisation: 'X', note })
          expect(unescape(readCard(card).NOTE ?? '')).toBe(note)
          for (const line of card.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        },
      ),
      { seed: 20260101, numRuns: 200 },
    )
  })

  it('does not escape an address of the web', () => {
    expect(readCard(vcardText({ ...nobody, organisation: 'X', website: 'https://example.com/?a=1,2;3' })).URL).toBe(
      'https://example.com/?a=1,2;3',
    )
  })
})

describe('folding', () => {
  it('leaves 75 octets alone and breaks the 76th off', () => {
    expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75))
    expect(foldLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`)
  })
  it('never splits a character', () => {
    expect(foldLine(`${'a'.repeat(74)}é`)).toBe(`${'a'.repeat(74)}\r\n é`)
  })
})

describe('Wi-Fi', () => {
  it('gives back name and password to a reader that undoes the escapes', () => {
    const sign = fc.constantFrom(...'ab1\\;,:" é')
    fc.assert(
      fc.property(
        fc.string({ unit: sign, minLength: 1, maxLength: 20 }),
        fc.string({ unit: sign, minLength: 8, maxLength: 20 }),
        (ssid, password) => {
          const text = wifiText({ ssid, password, security: 'WPA', hidden: true })
          const fields = [...text.slice('WIFI:'.length).matchAll(/([A-Z]):((?:\\.|[^\\;])*);/g)].map(
            ([, key, value = '']) => [key, value.replace(/\\(.)/g, '$1')],
          )
          expect(Object.fromEntries(fields)).toEqual({ T: 'WPA', S: ssid, P: password, H: 'true' })
        },
      ),
      { seed: 20260101 },
    )
  })
})

describe('events', () => {
  const fair = {
    title: 'Fair, 1; 2',
    place: 'Hall',
    details: 'a\nb',
    starts: '2026-12-31',
    ends: '2026-12-31',
    allDay: false,
    startTime: '23:30',
    endTime: '23:59',
    offset: -300,
    whole: true,
  }
  it('crosses midnight and year in UTC, and is a whole object when asked', () => {
    const lines = eventText(fair).split('\r\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'DTSTART:20270101T043000Z',
        'DTEND:20270101T045900Z',
        'SUMMARY:Fair\\, 1\\; 2',
        'DESCRIPTION:a\\nb',
        'END:VCALENDAR',
      ]),
    )
    expect(lines.filter((line) => /^(UID|DTSTAMP|PRODID):/.test(line))).toHaveLength(3)
  })
  it('has a local time without a zone', () => {
    expect(eventText({ ...fair, offset: undefined, whole: false })).toContain('DTSTART:20261231T233000\r\n')
  })
})

describe('lists', () => {
  it.each([
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\r\n"1;1";"say ""hi"""\r\n\r\n',
      [
        ['a', 'b'],
        ['1;1', 'say "hi"'],
      ],
    ],
    [
      '\uFEFFa\tb\n"x\ny"\t2',
      [
        ['a', 'b'],
        ['x\ny', '2'],
      ],
    ],
    ['https://example.com/?a=1', [['https://example.com/?a=1']]],
  ])('reads %j', (text, records) => expect(readRecords(text)).toEqual(records))
})
