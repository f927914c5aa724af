import { defineTransformCases } from '@/lib/kits/transform'
import tool from './binary-to-text'

const python = { title: 'Python 3.11' }
const byHand = { title: 'By hand' }

export default defineTransformCases(tool, [
  { name: 'nothing', given: { text: '' }, expect: { text: '' }, source: { ...byHand, how: 'no digit, no byte' } },
  {
    name: 'UTF-8 in groups',
    given: { text: '01000001 11100010 10001001 10100010 11001110 10010001 00101110' },
    expect: { text: 'A≢Α.' },
    notice: '41 E2 89 A2 CE 91 2E',
    source: { title: 'RFC 3629, section 7', href: 'https://www.rfc-editor.org/rfc/rfc3629#section-7' },
  },
  {
    name: 'line ends, commas and prefixes between groups',
    given: { text: '0b01001000,\r\n0b01101001' },
    expect: { text: 'Hi' },
    source: { ...python, how: 'bytes([0b01001000, 0b01101001])' },
  },
  {
    name: 'zeros left out',
    given: { text: '1001000 1101001 100000 1010' },
    options: { width: 'eight' },
    expect: { text: 'Hi \n' },
    source: { ...python, how: 'bytes(int(g, 2) for g in groups)' },
  },
  {
    name: 'seven bits in one run',
    given: { text: '10010001101001' },
    options: { width: 'seven' },
    expect: { text: 'Hi' },
    source: { ...python, how: "[int('10010001101001'[i:i + 7], 2) for i in (0, 7)]" },
  },
  {
    name: 'bytes that are no UTF-8',
    given: { text: '11111111 11111110' },
    refused: { says: 'from byte 1 on: FF FE' },
    source: {
      title: 'RFC 3629, section 1: FE and FF never appear',
      href: 'https://www.rfc-editor.org/rfc/rfc3629#section-1',
    },
  },
  {
    name: 'a byte that breaks off a text',
    given: { text: '11100010 10000010 10101100 01000001 11000000' },
    refused: { says: 'from byte 5 on: E2 82 AC 41 C0' },
    source: {
      title: 'RFC 3629, section 1: C0 never appears',
      href: 'https://www.rfc-editor.org/rfc/rfc3629#section-1',
    },
  },
  {
    name: 'Latin-1',
    given: { text: '11101001' },
    options: { charset: 'latin-1' },
    expect: { text: 'é' },
    source: { ...python, how: "bytes([0xe9]).decode('latin-1')" },
  },
  {
    name: 'a letter O for a zero',
    given: { text: '0100000O' },
    refused: { at: 7, says: 'neither 0 nor 1' },
    source: { ...byHand, how: 'the eighth character' },
  },
  {
    name: 'a bit too many',
    given: { text: '010000011' },
    refused: { at: 8 },
    source: { ...byHand, how: 'one digit behind eight' },
  },
  {
    name: 'back',
    given: { text: 'Hi' },
    inverse: true,
    expect: { text: '01001000 01101001' },
    source: { ...python, how: "' '.join(f'{b:08b}' for b in b'Hi')" },
  },
])
