import { defineTransformCases } from '@/lib/kits/transform'
import tool from './text-to-hex'

const xxd = { title: 'xxd 2022-01-14' }
const python = (how: string) => ({ title: 'Python 3.11', how })

export default defineTransformCases(tool, [
  { name: 'nothing', given: { text: '' }, expect: { text: '' }, source: { ...xxd, how: "printf '' | xxd -p" } },
  {
    name: 'hello, without gaps',
    given: { text: 'hello' },
    options: { separator: 'none' },
    expect: { text: '68656c6c6f' },
    source: { title: 'RFC 4648, section 10: the same bytes as its vectors are written', how: 'printf hello | xxd -p' },
  },
  {
    name: 'foobar in capitals',
    given: { text: 'foobar' },
    options: { separator: 'none', capitals: true },
    expect: { text: '666F6F626172' },
    source: {
      title: 'RFC 4648, section 10: BASE16("foobar")',
      href: 'https://www.rfc-editor.org/rfc/rfc4648#section-10',
    },
  },
  {
    name: 'a list, in capitals',
    given: { text: 'jkl' },
    options: { style: 'list', capitals: true },
    expect: { text: '0x6A, 0x6B, 0x6C' },
    source: { ...xxd, how: 'printf jkl | xxd -i -u' },
  },
  {
    name: 'escaped',
    given: { text: 'hé' },
    options: { style: 'escaped' },
    expect: { text: String.raw`\x68\xc3\xa9` },
    source: python(String.raw`''.join(f'\\x{b:02x}' for b in 'hé'.encode())`),
  },
  {
    name: 'with percent signs',
    given: { text: 'é' },
    options: { style: 'percent', capitals: true },
    expect: { text: '%C3%A9' },
    source: python("urllib.parse.quote('é')"),
  },
  {
    name: 'Java has bytes with a sign',
    given: { text: 'é' },
    options: { style: 'java' },
    expect: { text: 'byte[] bytes = {\n  (byte) 0xc3, (byte) 0xa9\n};\n' },
    source: { title: 'The Java Language Specification, 5.1.3 and 5.2: a constant beyond 127 needs a cast to byte' },
  },
  {
    name: 'Python',
    given: { text: 'hi' },
    options: { style: 'python' },
    expect: { text: String.raw`b"\x68\x69"` },
    source: python(String.raw`b"\x68\x69" == b'hi'`),
  },
  {
    name: 'Go',
    given: { text: 'hi' },
    options: { style: 'go' },
    expect: { text: '[]byte{0x68, 0x69}' },
    source: {
      title: 'The Go Programming Language Specification: composite literals',
      href: 'https://go.dev/ref/spec#Composite_literals',
    },
  },
  {
    name: 'as hexdump -C',
    given: { text: 'hello' },
    options: { style: 'hexdump' },
    expect: { text: '00000000  68 65 6c 6c 6f                                    |hello|\n00000005\n' },
    source: { title: 'hexdump, util-linux 2.38.1', how: 'printf hello | hexdump -C' },
  },
  {
    name: 'groups of two, four bytes a line, commas',
    given: { text: 'abcdef' },
    options: { group: 'two', perLine: 4, separator: 'comma' },
    expect: { text: '6162, 6364\n6566' },
    source: { title: 'By hand' },
  },
  {
    name: 'UTF-16 with a byte order mark',
    given: { text: 'A😀' },
    options: { charset: 'utf-16le', mark: true },
    expect: { text: 'ff fe 41 00 3d d8 00 de' },
    source: python("codecs.BOM_UTF16_LE + 'A😀'.encode('utf-16-le')"),
  },
  {
    name: 'what Latin-1 lacks',
    given: { text: 'a€' },
    options: { charset: 'latin-1' },
    refused: { at: 1 },
    source: python("'a€'.encode('latin-1') raises at position 1"),
  },
  {
    name: 'back from a dump',
    given: { text: '00000000: 6865 6c6c 6f                             hello\n' },
    inverse: true,
    expect: { text: 'hello' },
    source: { ...xxd, how: 'xxd -r' },
  },
  {
    name: 'back: a digit too few',
    given: { text: '686' },
    inverse: true,
    refused: { at: 2, says: 'missing' },
    source: python("bytes.fromhex('686') raises"),
  },
  {
    name: 'back: a letter that is no digit',
    given: { text: '68 6g' },
    inverse: true,
    refused: { at: 4, says: 'no digit' },
    source: python("bytes.fromhex('68 6g') raises at position 4"),
  },
])
