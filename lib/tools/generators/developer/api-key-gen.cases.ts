import { defineGeneratorCases } from '@/lib/kits/generator'
import apiKeyGen from './api-key-gen'

const python = (how: string) => ({ title: 'Python 3.11, zlib, hashlib and math', how })
const rfc4648 = { title: 'RFC 4648, sections 5 and 8', href: 'https://www.rfc-editor.org/rfc/rfc4648' }
const made = 'sk_live_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA2S1Cje'

export default defineGeneratorCases(apiKeyGen, [
  {
    name: 'a checksum that holds, and the hash',
    given: { task: 'check', key: made },
    expect: {
      text: ['Prefix: sk_live_', 'Characters: 46', 'Checksum: holds'],
      plain: '8d31a1eab26bd24481b57b43ab42e7109387fe3850113ce631224de84b7e69d6',
    },
    source: python('zlib.crc32 of the 40 characters before, in base 62 of six digits; hashlib.sha256 of all'),
  },
  {
    name: 'one character mistyped',
    given: { task: 'check', key: made.replace('AAA', 'AAB') },
    expect: { text: ['Checksum: does not hold'] },
    source: python('zlib.crc32'),
  },
  {
    name: 'white space around a pasted key',
    given: { task: 'check', key: ` ${made} ` },
    expect: { text: ['Checksum: holds'] },
    source: python('zlib.crc32'),
  },
  {
    name: '128 bits in base 62',
    given: { bits: '128', prefix: 'acme', environment: 'none' },
    expect: { text: ['acme_', 'Random characters in each: 22', 'Bits of chance in each: 131.0'], plainBytes: 33 },
    source: python('ceil(128 / log2(62)) = 22; 5 of the prefix and 6 of the checksum beside them'),
  },
  {
    name: '256 bits in Base64url',
    given: { alphabet: 'base64url', checksum: false, prefix: undefined, environment: 'none' },
    expect: { text: ['Random characters in each: 43', 'Bits of chance in each: 258.0'], plainBytes: 43 },
    source: { ...rfc4648, how: '43 characters of six bits' },
  },
  {
    name: '160 bits in hexadecimal',
    given: { alphabet: 'hex', bits: '160', checksum: false, environment: 'none', prefix: undefined },
    expect: { text: ['Bits of chance in each: 160.0'], plainBytes: 40 },
    source: { ...rfc4648, how: '40 characters of four bits' },
  },
  {
    name: '256 bits without look-alikes',
    given: { alphabet: 'crockford' },
    expect: { text: ['Random characters in each: 52', 'Bits of chance in each: 260.0'], plainBytes: 66 },
    source: {
      title: 'Crockford: Base 32',
      href: 'https://www.crockford.com/base32.html',
      how: '52 characters of five bits',
    },
  },
  {
    name: 'three keys are three lines without hashes',
    given: { count: 3 },
    expect: { text: ['Keys: 3'], plainBytes: 3 * 57 + 2 },
    source: python('8 + 43 + 6 characters each'),
  },
])
