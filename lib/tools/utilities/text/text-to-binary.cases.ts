import { defineTransformCases } from '@/lib/kits/transform'
import tool from './text-to-binary'

const rfc3629 = { title: 'RFC 3629: UTF-8, section 7', href: 'https://www.rfc-editor.org/rfc/rfc3629#section-7' }
const python = { title: 'Python 3.11' }

export default defineTransformCases(tool, [
  {
    name: 'nothing',
    given: { text: '' },
    expect: { text: '' },
    source: { ...python, how: "' '.join(f'{b:08b}' for b in b'')" },
  },
  {
    name: 'A',
    given: { text: 'A' },
    expect: { text: '01000001' },
    source: { title: 'RFC 20, section 3: A is 4/1', href: 'https://www.rfc-editor.org/rfc/rfc20#section-3' },
  },
  {
    name: 'the euro sign',
    given: { text: '€' },
    expect: { text: '11100010 10000010 10101100' },
    source: { ...python, how: "' '.join(f'{b:08b}' for b in '€'.encode())" },
  },
  {
    name: 'A, not identical to, Alpha, full stop',
    given: { text: 'A≢Α.' },
    expect: { text: '01000001 11100010 10001001 10100010 11001110 10010001 00101110' },
    source: { ...rfc3629, how: '41 E2 89 A2 CE 91 2E in bits' },
  },
  {
    name: 'beyond the basic plane in UTF-16',
    given: { text: '🙂' },
    options: { charset: 'utf-16be', separator: 'comma', prefix: true },
    expect: { text: '0b11011000, 0b00111101, 0b11011110, 0b01000010' },
    source: { ...python, how: "'🙂'.encode('utf-16-be') is d8 3d de 42" },
  },
  {
    name: 'little endian',
    given: { text: 'A' },
    options: { charset: 'utf-16le', separator: 'line' },
    expect: { text: '01000001\n00000000' },
    source: { ...python, how: "'A'.encode('utf-16-le')" },
  },
  {
    name: 'Latin-1',
    given: { text: 'é' },
    options: { charset: 'latin-1' },
    expect: { text: '11101001' },
    source: { ...python, how: "'é'.encode('latin-1')" },
  },
  {
    name: 'what Latin-1 lacks',
    given: { text: 'a€' },
    options: { charset: 'latin-1' },
    refused: { at: 1 },
    source: { ...python, how: "'a€'.encode('latin-1') raises UnicodeEncodeError at position 1" },
  },
  {
    name: 'seven bits of what is no ASCII',
    given: { text: 'é' },
    options: { bits: 'seven' },
    refused: { says: 'Seven bits' },
    source: { title: 'RFC 20', how: 'codes end at 7/15' },
  },
  {
    name: 'back, whatever parts the groups',
    given: { text: '0b1000001,\n01000010 | 01000011_01000100' },
    inverse: true,
    expect: { text: 'ABCD' },
    source: { ...python, how: 'bytes(int(g, 2) for g in groups).decode()' },
  },
  {
    name: 'back from one run of digits',
    given: { text: '0100100001101001' },
    inverse: true,
    expect: { text: 'Hi' },
    source: { ...python, how: "int('0100100001101001', 2).to_bytes(2, 'big')" },
  },
  {
    name: 'back from seven bits',
    given: { text: '1001000 1101001' },
    inverse: true,
    expect: { text: 'Hi' },
    source: { ...python, how: "bytes(int(g, 2) for g in '1001000 1101001'.split())" },
  },
  {
    name: 'a digit that is none',
    given: { text: '01000001 01000021' },
    inverse: true,
    refused: { at: 15, says: 'Only 0 and 1' },
    source: { title: 'By hand', how: 'the 2 is the sixteenth character' },
  },
  {
    name: 'a byte that is not full',
    given: { text: '0100000101' },
    inverse: true,
    refused: { at: 8, says: 'does not fill' },
    source: { title: 'By hand', how: 'eight digits and two more' },
  },
])
