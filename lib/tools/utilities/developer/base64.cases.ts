import { defineTransformCases } from '@/lib/kits/transform'
import tool from './base64'

const vectors = {
  title: 'RFC 4648, section 10: Test Vectors',
  href: 'https://www.rfc-editor.org/rfc/rfc4648#section-10',
}
const canonical = {
  title: 'RFC 4648, section 3.5: Canonical Encoding',
  href: 'https://www.rfc-editor.org/rfc/rfc4648#section-3.5',
}
const nonAlphabet = {
  title: 'RFC 4648, section 3.3: Interpretation of Non-Alphabet Characters in Encoded Data',
  href: 'https://www.rfc-editor.org/rfc/rfc4648#section-3.3',
}
const mime = {
  title: 'RFC 2045, section 6.8: Base64 Content-Transfer-Encoding',
  href: 'https://www.rfc-editor.org/rfc/rfc2045#section-6.8',
}
const python = { title: 'Python 3.11, modules base64 and binascii' }
const coreutils = { title: 'GNU coreutils 9.1, base64' }

const longLine = 'Tallykit folds lines at seventy-six characters, as mail has done since nineteen ninety-six. '

export default defineTransformCases(tool, [
  { name: 'nothing', given: { text: '' }, expect: { text: '' }, source: vectors },
  { name: 'f', given: { text: 'f' }, expect: { text: 'Zg==' }, source: vectors },
  { name: 'fo', given: { text: 'fo' }, expect: { text: 'Zm8=' }, source: vectors },
  { name: 'foo', given: { text: 'foo' }, expect: { text: 'Zm9v' }, source: vectors },
  {
    name: 'What is Base64 already is encoded again, and said to be',
    given: { text: 'Zm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFy' },
    expect: { text: 'Wm05dlltRnlabTl2WW1GeVptOXZZbUZ5Wm05dlltRnk=' },
    notice: 'looks like Base64 already',
    source: {
      ...coreutils,
      how: 'printf Zm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFy | base64; the text itself is foobar four times',
    },
  },
  { name: 'foob', given: { text: 'foob' }, expect: { text: 'Zm9vYg==' }, source: vectors },
  { name: 'fooba', given: { text: 'fooba' }, expect: { text: 'Zm9vYmE=' }, source: vectors },
  { name: 'foobar', given: { text: 'foobar' }, expect: { text: 'Zm9vYmFy' }, source: vectors },
  { name: 'foobar back', given: { text: 'Zm9vYmFy' }, inverse: true, expect: { text: 'foobar' }, source: vectors },
  { name: 'fooba back', given: { text: 'Zm9vYmE=' }, inverse: true, expect: { text: 'fooba' }, source: vectors },
  {
    name: 'the bytes of the six-bit values 62 and 63, URL-safe',
    given: { hex: 'fb ef ff fb' },
    options: { alphabet: 'url' },
    expect: { text: '--__-w==' },
    source: { ...python, how: "base64.urlsafe_b64encode(bytes.fromhex('fbeffffb'))" },
  },
  {
    name: 'the same, back, where an alphabet has not been chosen',
    given: { text: '--__-w==' },
    inverse: true,
    expect: { hex: 'fb ef ff fb' },
    notice: 'URL-safe',
    source: { ...python, how: "base64.urlsafe_b64decode('--__-w==').hex()" },
  },
  {
    name: 'no padding, as in a JSON Web Signature',
    given: { hex: '03 ec ff e0 c1' },
    options: { alphabet: 'url', padding: false },
    expect: { text: 'A-z_4ME' },
    source: {
      title: 'RFC 7515, appendix C: Notes on Implementing base64url Encoding without Padding',
      href: 'https://www.rfc-editor.org/rfc/rfc7515#appendix-C',
    },
  },
  {
    name: 'the same, back',
    given: { text: 'A-z_4ME' },
    inverse: true,
    expect: { hex: '03 ec ff e0 c1' },
    notice: 'without padding',
    source: {
      title: 'RFC 7515, appendix C: Notes on Implementing base64url Encoding without Padding',
      href: 'https://www.rfc-editor.org/rfc/rfc7515#appendix-C',
    },
  },
  {
    name: '76 columns with CR LF',
    given: { text: longLine },
    options: { lines: 'mime' },
    expect: {
      text: 'VGFsbHlraXQgZm9sZHMgbGluZXMgYXQgc2V2ZW50eS1zaXggY2hhcmFjdGVycywgYXMgbWFpbCBo\r\nYXMgZG9uZSBzaW5jZSBuaW5ldGVlbiBuaW5ldHktc2l4LiA=',
    },
    source: {
      ...mime,
      how: 'Lines as base64.encodebytes of Python 3.11 breaks them, ended with CR LF as section 6.8 says',
    },
  },
  {
    name: '64 columns with LF',
    given: { text: 'a'.repeat(100) },
    options: { lines: 'pem' },
    expect: { text: `${'YWFh'.repeat(16)}\n${'YWFh'.repeat(16)}\n${'YWFhYQ=='}` },
    source: { ...coreutils, how: "head -c 100 /dev/zero | tr '\\0' a | base64 -w64, without its last line end" },
  },
  {
    name: 'a line that is exactly full has no line end after it',
    given: { hex: '00'.repeat(57) },
    options: { lines: 'mime' },
    expect: { text: 'A'.repeat(76) },
    source: { ...coreutils, how: 'head -c 57 /dev/zero | base64 gives one line of 76 characters' },
  },
  {
    name: 'UTF-8',
    given: { text: 'Zürich 5 €' },
    expect: { text: 'WsO8cmljaCA1IOKCrA==' },
    source: { ...python, how: "base64.b64encode('Zürich 5 €'.encode('utf-8'))" },
  },
  {
    name: 'UTF-16LE',
    given: { text: 'Zürich 5 €' },
    options: { charset: 'utf-16le' },
    expect: { text: 'WgD8AHIAaQBjAGgAIAA1ACAArCA=' },
    source: { ...python, how: "base64.b64encode('Zürich 5 €'.encode('utf-16-le'))" },
  },
  {
    name: 'UTF-16BE',
    given: { text: 'AFoA/AByAGkAYwBoACAANQAgIKw=' },
    options: { charset: 'utf-16be' },
    inverse: true,
    expect: { text: 'Zürich 5 €' },
    source: { ...python, how: "base64.b64encode('Zürich 5 €'.encode('utf-16-be'))" },
  },
  {
    name: 'Latin-1',
    given: { text: 'WvxyaWNo' },
    options: { charset: 'latin-1' },
    inverse: true,
    expect: { text: 'Zürich' },
    source: { ...python, how: "base64.b64encode('Zürich'.encode('latin-1'))" },
  },
  {
    name: 'a euro sign is not in Latin-1',
    given: { text: 'Zürich 5 €' },
    options: { charset: 'latin-1' },
    refused: { at: 9, says: '€' },
    source: { ...python, how: "'Zürich 5 €'.encode('latin-1') names position 9" },
  },
  {
    name: 'trailing bits, tolerant',
    given: { text: 'Zh==' },
    inverse: true,
    expect: { text: 'f' },
    notice: 'belong to no byte',
    source: { ...canonical, how: "printf 'Zh==' | base64 -d (GNU coreutils 9.1) gives f" },
  },
  {
    name: 'trailing bits, strict',
    given: { text: 'Zh==' },
    options: { reading: 'strict' },
    inverse: true,
    refused: { at: 1 },
    source: { ...canonical, how: 'h is 33 = 100001; its last four bits are not zero' },
  },
  {
    name: 'two trailing bits, strict',
    given: { text: 'Zm9=' },
    options: { reading: 'strict' },
    inverse: true,
    refused: { at: 2 },
    source: { ...canonical, how: '9 is 61 = 111101; its last two bits are not zero' },
  },
  {
    name: 'canonical, strict',
    given: { text: 'Zg==' },
    options: { reading: 'strict' },
    inverse: true,
    expect: { text: 'f' },
    source: canonical,
  },
  {
    name: 'missing padding, strict',
    given: { text: 'Zg' },
    options: { reading: 'strict' },
    inverse: true,
    refused: { at: 2 },
    source: { ...python, how: "base64.b64decode('Zg', validate=True): Incorrect padding" },
  },
  {
    name: 'padding beyond the length, strict',
    given: { text: 'Zg===' },
    options: { reading: 'strict' },
    inverse: true,
    refused: {},
    source: { ...python, how: "base64.b64decode('Zg===', validate=True): Excess data after padding" },
  },
  {
    name: 'a single character left over',
    given: { text: 'Zm9vY' },
    inverse: true,
    refused: { at: 4, says: 'characters, 5,' },
    source: {
      ...python,
      how: "base64.b64decode('Zm9vY'): number of data characters (5) cannot be 1 more than a multiple of 4",
    },
  },
  {
    name: 'data after the padding',
    given: { text: 'Zg==Zg==' },
    inverse: true,
    refused: { at: 4 },
    source: { ...python, how: "base64.b64decode('Zg==Zg==', validate=True): Excess data after padding" },
  },
  {
    name: 'a foreign character',
    given: { text: 'Zm9v!YmFy' },
    inverse: true,
    refused: { at: 4, says: '“!”' },
    source: { ...nonAlphabet, how: "printf 'Zm9v!YmFy' | base64 -d (GNU coreutils 9.1) refuses it after foo" },
  },
  {
    name: 'a foreign character skipped',
    given: { text: 'Zm9v!YmFy' },
    options: { reading: 'skipping' },
    inverse: true,
    expect: { text: 'foobar' },
    notice: 'passed over: 1',
    source: { ...mime, how: "printf 'Zm9v!YmFy' | base64 -di (GNU coreutils 9.1) gives foobar" },
  },
  {
    name: 'a foreign character beyond ASCII has its place in the text',
    given: { text: 'Zm9v\nYm€y' },
    inverse: true,
    refused: { at: 7, says: '“€”' },
    source: nonAlphabet,
  },
  {
    name: 'white space, tolerant',
    given: { text: '  Zm\t9v\r\nYm\u00a0Fy \n' },
    inverse: true,
    expect: { text: 'foobar' },
    source: { ...python, how: "base64.b64decode('  Zm\\t9v\\r\\nYmFy \\n') gives foobar" },
  },
  {
    name: 'white space, strict',
    given: { text: 'Zm 9v' },
    options: { reading: 'strict' },
    inverse: true,
    refused: { at: 2 },
    source: {
      ...nonAlphabet,
      how: "base64.b64decode('Zm 9v', validate=True) of Python 3.11: Only base64 data is allowed",
    },
  },
  {
    name: 'the other alphabet, strict',
    given: { text: '--__' },
    options: { reading: 'strict' },
    inverse: true,
    refused: { at: 0 },
    source: { ...python, how: "base64.b64decode('--__', validate=True): Only base64 data is allowed" },
  },
  {
    name: 'a data URI',
    given: { text: 'data:text/plain;charset=utf-8;base64,WsO8cmljaCA1IOKCrA==' },
    inverse: true,
    expect: { text: 'Zürich 5 €' },
    notice: 'text/plain',
    source: { title: 'RFC 2397: The “data” URL scheme', href: 'https://www.rfc-editor.org/rfc/rfc2397' },
  },
  {
    name: 'lines of a PEM file whose Base64 ends with padding, as most do',
    given: { text: '-----BEGIN MESSAGE-----\nZm9vYg==\n-----END MESSAGE-----\n' },
    inverse: true,
    expect: { text: 'foob' },
    notice: '-----',
    source: {
      title: 'RFC 7468: Textual Encodings of PKIX, PKCS, and CMS Structures, section 3',
      href: 'https://www.rfc-editor.org/rfc/rfc7468#section-3',
    },
  },
  {
    name: 'lines of a PEM file',
    given: { text: '-----BEGIN MESSAGE-----\nZm9v\nYmFy\n-----END MESSAGE-----\n' },
    inverse: true,
    expect: { text: 'foobar' },
    notice: '-----',
    source: {
      title: 'RFC 7468: Textual Encodings of PKIX, PKCS, and CMS Structures, section 3',
      href: 'https://www.rfc-editor.org/rfc/rfc7468#section-3',
    },
  },
])
