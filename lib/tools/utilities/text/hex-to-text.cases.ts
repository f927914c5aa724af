import { defineTransformCases } from '@/lib/kits/transform'
import tool from './hex-to-text'

const python = (how: string) => ({ title: 'Python 3.11', how })
const xxd = { title: 'xxd 2022-01-14' }

export default defineTransformCases(tool, [
  { name: 'nothing', given: { text: '' }, expect: { text: '' }, notice: null, source: python("bytes.fromhex('')") },
  {
    name: 'without gaps',
    given: { text: '666F6F626172' },
    expect: { text: 'foobar' },
    notice: 'Bytes: 6, read as UTF-8.',
    source: {
      title: 'RFC 4648, section 10: BASE16("foobar")',
      href: 'https://www.rfc-editor.org/rfc/rfc4648#section-10',
    },
  },
  {
    name: 'an array of C',
    given: { text: 'unsigned char m[] = {\n  0x4f, 0x4b, 0x0a\n};\nunsigned int m_len = 3;\n' },
    expect: { text: 'OK\n' },
    source: { ...xxd, how: "printf 'OK\\n' | xxd -i" },
  },
  {
    name: 'a dump by xxd',
    given: { text: '00000000: 4772 c3bc c39f 6520 f09f 9880 0a         Gr....e ....:\n' },
    expect: { text: 'Grüße 😀\n' },
    notice: 'out of a dump',
    source: { ...xxd, how: 'xxd -r' },
  },
  {
    name: 'percent signs',
    given: { text: '%C3%A9' },
    expect: { text: 'é' },
    source: python("urllib.parse.unquote('%C3%A9')"),
  },
  {
    name: 'UTF-16 by its mark',
    given: { text: 'fffe 4100 3dd8 00de' },
    expect: { text: 'A😀' },
    notice: 'UTF-16LE',
    source: python("bytes.decode('utf-16')"),
  },
  {
    name: 'the mark of UTF-8 goes',
    given: { text: 'ef bb bf 41' },
    expect: { text: 'A' },
    source: python("bytes.decode('utf-8-sig')"),
  },
  ...(
    [
      ['utf-16be', '0041', 'A'],
      ['utf-16le', '4100', 'A'],
      ['latin-1', 'e9 80', 'é\u0080'],
      ['windows-1250', 'b9', 'ą'],
      ['windows-1252', '80', '€'],
      ['windows-1253', 'e1', 'α'],
      ['windows-1254', 'fd', 'ı'],
      ['koi8-r', 'f0 d2', 'Пр'],
      ['shift_jis', '93 fa 96 7b', '日本'],
      ['euc-kr', 'c7 d1', '한'],
      ['gb18030', 'd6 d0', '中'],
      ['big5', 'a4 a4', '中'],
      ['utf-8', 'c3 a9', 'é'],
    ] as const
  ).map(([charset, hex, text]) => ({
    name: `${hex} in ${charset}`,
    given: { text: hex },
    options: { charset },
    expect: { text },
    source: python(`bytes.fromhex('${hex}').decode('${charset}')`),
  })),
  {
    name: 'control characters as signs',
    given: { text: '00 41 09 7f' },
    options: { shows: true },
    expect: { text: '␀A␉␡' },
    source: {
      title: 'Unicode: Control Pictures, U+2400 to U+2421',
      href: 'https://www.unicode.org/charts/PDF/U2400.pdf',
    },
  },
  {
    name: 'no UTF-8',
    given: { text: '41 42 ff 43' },
    refused: { says: 'from byte 3 on' },
    source: python('UnicodeDecodeError: position 2'),
  },
  {
    name: 'a character that is not whole',
    given: { text: '41 e2 82' },
    refused: { says: 'from byte 2 on' },
    source: python('UnicodeDecodeError: position 1, unexpected end of data'),
  },
  {
    name: 'a digit too few',
    given: { text: '48 656' },
    refused: { at: 5, says: 'missing' },
    source: python('bytes.fromhex raises'),
  },
  {
    name: 'a sign that is no digit',
    given: { text: '48 6x' },
    refused: { at: 4, says: 'no digit' },
    source: python("bytes.fromhex('48 6x') raises at position 4"),
  },
  {
    name: 'back to pairs',
    given: { text: 'é' },
    inverse: true,
    expect: { text: 'c3 a9' },
    source: python("'é'.encode().hex(' ')"),
  },
  {
    name: 'back to pairs of Latin-1, which lacks a sign',
    given: { text: 'é€' },
    options: { charset: 'latin-1' },
    inverse: true,
    refused: { at: 1 },
    source: python("'é€'.encode('latin-1') raises at position 1"),
  },
])
