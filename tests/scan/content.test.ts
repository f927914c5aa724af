import { expect, test } from 'vitest'
import { isIban, readContent } from '@/lib/subjects/scan/content'
import { linkWarnings } from '@/lib/subjects/scan/link'

const fieldsOf = (text: string, elements?: string) => Object.fromEntries(readContent(text, elements).fields)

test('Wi-Fi, with the escapes of its format', () => {
  // The example of the ZXing wiki, Barcode Contents.
  expect(readContent('WIFI:T:WPA;S:mynetwork;P:mypass;;')).toMatchObject({
    kind: 'Wi-Fi network',
    fields: [
      ['Network', 'mynetwork'],
      ['Security', 'WPA or WPA2'],
      ['Password', 'mypass'],
    ],
    warnings: [],
  })
  expect(fieldsOf(String.raw`WIFI:S:a\;b\:c;T:SAE;P:x\\y;H:true;;`)).toEqual({
    Network: 'a;b:c',
    Security: 'WPA3',
    Password: String.raw`x\y`,
    Hidden: 'yes',
  })
  expect(readContent('WIFI:S:open;;').warnings[0]).toMatch(/no password/)
})

test('contacts: vCard of RFC 6350, MECARD of NTT DOCOMO', () => {
  expect(
    fieldsOf(
      'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Simon Perreault\r\nORG:Viagenie;Research\r\nitem1.EMAIL;TYPE=work:simon@example.org\r\nTEL;VALUE=uri:tel:+1-418-656-9254\r\nNOTE:one\\, two\\nthree and a line that\r\n  is folded\r\nEND:VCARD',
    ),
  ).toEqual({
    Name: 'Simon Perreault',
    Organisation: 'Viagenie, Research',
    'E-mail': 'simon@example.org',
    Telephone: '+1-418-656-9254',
    Note: 'one, two\nthree and a line that is folded',
  })
  expect(fieldsOf('MECARD:N:Owen,Sean;ADR:76 9th Avenue, New York;TEL:12125551212;EMAIL:srowen@example.com;;')).toEqual(
    {
      Name: 'Sean Owen',
      Address: '76 9th Avenue, New York',
      Telephone: '12125551212',
      'E-mail': 'srowen@example.com',
    },
  )
})

test('the transfer of EPC069-12, and an IBAN with wrong digits', () => {
  const lines = [
    'BCD',
    '001',
    '1',
    'SCT',
    'BPOTBEB1',
    'Red Cross',
    'BE72000000001616',
    'EUR1',
    'CHAR',
    '',
    'Urgency fund',
    'Sample',
  ]
  expect(readContent(lines.join('\n'))).toMatchObject({
    kind: 'SEPA credit transfer',
    fields: expect.arrayContaining([
      ['Payee', 'Red Cross'],
      ['IBAN', 'BE72 0000 0000 1616'],
      ['Amount', 'EUR 1'],
      ['Text', 'Urgency fund'],
    ]),
  })
  expect(readContent(lines.join('\n').replace('1616', '1617')).warnings[0]).toMatch(/check digits/)
  // Examples of the SWIFT IBAN registry.
  for (const iban of ['GB29 NWBK 6016 1331 9268 19', 'DE89370400440532013000', 'FR1420041010050500013M02606'])
    expect(isIban(iban)).toBe(true)
  expect(isIban('DE88370400440532013000')).toBe(false)
})

test('secrets, messages, mail, telephone, place, event', () => {
  // The example of Google's Key Uri Format.
  expect(
    fieldsOf(
      'otpauth://totp/ACME%20Co:john@example.com?secret=HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ&issuer=ACME%20Co&algorithm=SHA1&digits=6&period=30',
    ),
  ).toEqual({
    Kind: 'TOTP',
    Account: 'ACME Co:john@example.com',
    Issuer: 'ACME Co',
    Secret: 'HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ',
    Digits: '6',
    Algorithm: 'SHA1',
    Seconds: '30',
  })
  expect(fieldsOf('SMSTO:+15105550101:hello there')).toEqual({ To: '+15105550101', Text: 'hello there' })
  expect(fieldsOf('sms:+15105550101?body=hello%20there')).toEqual({ To: '+15105550101', Text: 'hello there' })
  // RFC 6068, section 6.
  expect(fieldsOf('mailto:infobot@example.com?subject=current-issue&body=a%20b')).toEqual({
    To: 'infobot@example.com',
    Subject: 'current-issue',
    Text: 'a b',
  })
  expect(fieldsOf('MATMSG:TO:a@example.com;SUB:Hi;BODY:Text;;')).toEqual({
    To: 'a@example.com',
    Subject: 'Hi',
    Text: 'Text',
  })
  expect(fieldsOf('tel:+12125551212')).toEqual({ Number: '+12125551212' })
  expect(readContent('tel:*%2306%23').warnings[0]).toMatch(/service code/)
  expect(readContent('tel:*#06#').warnings[0]).toMatch(/service code/)
  // RFC 5870 and the form with a name of Android.
  expect(fieldsOf('geo:48.2010,16.3695,183')).toEqual({ Latitude: '48.2010', Longitude: '16.3695' })
  expect(fieldsOf('geo:40.71872,-73.98905?q=a+b')).toEqual({
    Latitude: '40.71872',
    Longitude: '-73.98905',
    Name: 'a b',
  })
  expect(
    fieldsOf('BEGIN:VEVENT\nSUMMARY:Summer+Vacation!\nDTSTART:20180601T070000Z\nDTEND:20180831\nEND:VEVENT'),
  ).toEqual({
    Title: 'Summer+Vacation!',
    Begins: '2018-06-01 07:00 UTC',
    Ends: '2018-08-31',
  })
})

test('GS1 elements by their names', () => {
  // GS1's own sample article.
  const content = readContent('0109506000134352172712311', '(01)09506000134352(17)271231(10)AB-1')
  expect(content.kind).toBe('GS1 data')
  expect(content.fields.map(([label]) => label.slice(0, 4))).toEqual(['(01)', '(17)', '(10)'])
  expect(content.fields[1]?.[1]).toContain('31 December')
  expect(readContent('x', '(01)09506000134353').warnings[0]).toMatch(/cannot be told apart/)
})

test.each([
  ['https://example.org/', []],
  ['http://example.org/', [/not encrypted/]],
  ['https://bit.ly/3abc', [/short link/]],
  ['https://192.0.2.7/login', [/number, not a name/]],
  ['https://bank.example@evil.example/', [/leads to evil\.example/]],
  // Cyrillic а.
  ['https://аpple.com/', [/xn--pple-43d\.com.*only look Latin/]],
  ['https://example.org:8443/', [/port 8443/]],
  ['https://example.org/go?url=https%3A%2F%2Fother.example', [/second address/]],
])('%s', (address, expected) => {
  const warnings = linkWarnings(address)
  expect(warnings.length).toBe(expected.length)
  expected.forEach((pattern, at) => expect(warnings[at]).toMatch(pattern))
})

test('what can run code is told, text and numbers are left alone', () => {
  expect(readContent('javascript:alert(1)').warnings[0]).toMatch(/Do not open/)
  expect(readContent('Just a text: with a colon')).toEqual({ kind: 'Text', fields: [], warnings: [] })
  expect(readContent('4006381333931').kind).toBe('Number')
  expect(readContent('')).toEqual({ kind: 'Text', fields: [], warnings: [] })
})
