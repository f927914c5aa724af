import { defineGeneratorCases } from '@/lib/kits/generator'
import qrCode from './qr-code'

const zxing = { title: 'ZXing: barcode contents', href: 'https://github.com/zxing/zxing/wiki/Barcode-Contents' }
const rfc6068 = { title: 'RFC 6068, section 6: examples', href: 'https://www.rfc-editor.org/rfc/rfc6068#section-6' }
const standard = { title: 'ISO/IEC 18004:2015' }

export default defineGeneratorCases(qrCode, [
  {
    name: 'The worked example 01234567 at level M is a version 1 symbol',
    given: { kind: 'text', text: '01234567', level: 'M' },
    expect: { plain: '01234567', text: ['Version: 1, 21 × 21 modules', 'Content: 8 bytes'] },
    source: { ...standard, how: 'Annex I, symbol 1-M' },
  },
  {
    name: 'Wi-Fi: backslash before \\ ; , : and "',
    given: { kind: 'wifi', ssid: '"foo;bar\\baz"', security: 'nopass' },
    expect: { plain: 'WIFI:T:nopass;S:\\"foo\\;bar\\\\baz\\";;' },
    source: { ...zxing, how: 'A network named "foo;bar\\baz" is written S:\\"foo\\;bar\\\\baz\\"' },
  },
  {
    name: 'Wi-Fi: the usual network',
    given: { kind: 'wifi', ssid: 'mynetwork', password: 'mypass12', security: 'WPA' },
    expect: { plain: 'WIFI:T:WPA;S:mynetwork;P:mypass12;;' },
    source: {
      ...zxing,
      how: 'WIFI:T:WPA;S:mynetwork;P:mypass;; with a password of the 8 characters that WPA asks for',
    },
  },
  {
    name: 'Wi-Fi: a WPA password of 7 characters does not exist',
    given: { kind: 'wifi', ssid: 'Guest', password: 'seven77', security: 'WPA' },
    problem: 'password',
    source: { title: 'IEEE 802.11, passphrase mapping', how: 'A passphrase is a sequence of 8 to 63 ASCII characters' },
  },
  {
    name: 'Wi-Fi: a name has at most 32 bytes',
    given: { kind: 'wifi', ssid: 'é'.repeat(17), security: 'nopass' },
    problem: 'ssid',
    source: { title: 'IEEE 802.11, SSID element', how: '0 to 32 octets; 17 times é are 34 octets in UTF-8' },
  },
  {
    name: 'E-mail: a percent sign in the address',
    given: { kind: 'email', to: 'gorby%kremvax@example.com' },
    expect: { plain: 'mailto:gorby%25kremvax@example.com' },
    source: { ...rfc6068, how: 'mailto:gorby%25kremvax@example.com' },
  },
  {
    name: 'E-mail: a question mark in the address',
    given: { kind: 'email', to: 'unlikely?address@example.com', subject: 'foop' },
    expect: { plain: 'mailto:unlikely%3Faddress@example.com?subject=foop' },
    source: { ...rfc6068, how: 'unlikely%3Faddress@example.com' },
  },
  {
    name: 'E-mail: an ampersand in the address',
    given: { kind: 'email', to: 'Mike&family@example.org' },
    expect: { plain: 'mailto:Mike%26family@example.org' },
    source: { ...rfc6068, how: 'mailto:Mike%26family@example.org' },
  },
  {
    name: 'E-mail: a line break in the body is %0D%0A',
    given: { kind: 'email', to: 'infobot@example.com', body: 'send current-issue\nsend index' },
    expect: { plain: 'mailto:infobot@example.com?body=send%20current-issue%0D%0Asend%20index' },
    source: { ...rfc6068, how: 'mailto:infobot@example.com?body=send%20current-issue%0D%0Asend%20index' },
  },
  {
    name: 'E-mail: a subject that is not ASCII',
    given: { kind: 'email', to: 'user@example.org', subject: 'café' },
    expect: { plain: 'mailto:user@example.org?subject=caf%C3%A9' },
    source: { ...rfc6068, how: 'mailto:user@example.org?subject=caf%C3%A9' },
  },
  {
    name: 'SMS with a text',
    given: { kind: 'sms', number: '+1 510 555 0101', message: 'hello there' },
    expect: { plain: 'sms:+15105550101?body=hello%20there' },
    source: {
      title: 'RFC 5724, section 2.5',
      href: 'https://www.rfc-editor.org/rfc/rfc5724#section-2.5',
      how: 'sms:+15105550101?body=hello%20there',
    },
  },
  {
    name: 'Place: the example of the standard',
    given: { kind: 'geo', latitude: 48.201, longitude: 16.3695 },
    expect: { plain: 'geo:48.201,16.3695' },
    source: {
      title: 'RFC 5870, section 6.1',
      href: 'https://www.rfc-editor.org/rfc/rfc5870#section-6',
      how: 'geo:48.2010,16.3695 (without the altitude)',
    },
  },
  {
    name: 'Place: at the pole every longitude is the same place, written 0',
    given: { kind: 'geo', latitude: 90, longitude: -22.43 },
    expect: { plain: 'geo:90,0' },
    source: {
      title: 'RFC 5870, section 6.4',
      href: 'https://www.rfc-editor.org/rfc/rfc5870#section-6.4',
      how: 'geo:90,-22.43;crs=WGS84 and geo:90,46 are equal',
    },
  },
  {
    name: 'Event: the end of whole days is the day after',
    given: {
      kind: 'event',
      title: 'Festival International de Jazz de Montreal',
      starts: '2007-06-28',
      ends: '2007-07-08',
      allDay: true,
    },
    expect: {
      plain:
        'BEGIN:VEVENT\r\nSUMMARY:Festival International de Jazz de Montreal\r\nDTSTART;VALUE=DATE:20070628\r\nDTEND;VALUE=DATE:20070709\r\nEND:VEVENT\r\n',
    },
    source: {
      title: 'RFC 5545, section 3.6.1',
      href: 'https://www.rfc-editor.org/rfc/rfc5545#section-3.6.1',
      how: 'From June 28 to July 8 inclusively: DTSTART;VALUE=DATE:20070628, DTEND;VALUE=DATE:20070709, since the end is not inclusive',
    },
  },
  {
    name: 'Event: 09:30 at UTC+05:30 is 04:00 UTC',
    given: {
      kind: 'event',
      title: 'Call',
      starts: '2026-04-06',
      startTime: '09:30',
      ends: '2026-04-06',
      endTime: '10:00',
      zone: 'fixed',
      offset: '+05:30',
    },
    expect: { text: ['DTSTART:20260406T040000Z', 'DTEND:20260406T043000Z'] },
    source: { title: 'Arithmetic on paper', how: '09:30 − 5:30 = 04:00' },
  },
  {
    name: 'Event: it cannot end before it starts',
    given: {
      kind: 'event',
      title: 'Call',
      starts: '2026-04-06',
      startTime: '10:00',
      ends: '2026-04-06',
      endTime: '09:00',
    },
    problem: 'endTime',
    source: {
      title: 'RFC 5545, section 3.8.2.2',
      href: 'https://www.rfc-editor.org/rfc/rfc5545#section-3.8.2.2',
      how: 'DTEND must be later than DTSTART',
    },
  },
  {
    name: '2,953 bytes fill the largest symbol',
    given: { kind: 'text', text: 'a'.repeat(2953), level: 'L' },
    expect: { text: ['Version: 40, 177 × 177 modules', 'Content: 2,953 bytes'] },
    source: { ...standard, how: 'Table 7: version 40-L holds 2,953 bytes' },
  },
  {
    name: '2,954 bytes fit into none',
    given: { kind: 'text', text: 'a'.repeat(2954), level: 'L' },
    problem: 'text',
    source: { ...standard, how: 'Table 7: version 40-L holds 2,953 bytes' },
  },
  {
    name: 'Level H holds 1,273 bytes and no more',
    given: { kind: 'text', text: 'a'.repeat(1274), level: 'H' },
    problem: 'text',
    source: { ...standard, how: 'Table 7: version 40-H holds 1,273 bytes' },
  },
  {
    name: '7,089 digits fill the largest symbol',
    given: { kind: 'text', text: '7'.repeat(7089), level: 'L' },
    expect: { text: ['Version: 40, 177 × 177 modules'] },
    source: { ...standard, how: 'Table 7: version 40-L holds 7,089 digits' },
  },
])
