import { defineTransformCases } from '@/lib/kits/transform'
import tool from './text-to-ascii'

const python = (how: string) => ({ title: 'Python 3.11', how })
const html = {
  title: 'HTML Standard: character references',
  href: 'https://html.spec.whatwg.org/multipage/syntax.html#character-references',
} as const

/** All of ASCII, and its codes. */
const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).join('')
const asciiCodes = Array.from({ length: 128 }, (_, code) => code).join(' ')

export default defineTransformCases(tool, [
  { name: 'nothing', given: { text: '' }, expect: { text: '' }, source: python("''") },
  {
    name: 'all of ASCII',
    given: { text: ascii },
    expect: { text: asciiCodes },
    source: python("' '.join(str(ord(c)) for c in text)"),
  },
  {
    name: 'all of ASCII, back',
    given: { text: asciiCodes },
    inverse: true,
    expect: { text: ascii },
    notice: null,
    source: python("''.join(map(chr, range(128)))"),
  },
  ...(
    [
      ['hex', 'é€', '0xE9, 0x20AC', "[hex(ord(c)) for c in 'é€'], in capitals"],
      ['octal', 'Aé', '0o101, 0o351', "[oct(ord(c)) for c in 'Aé']"],
      ['unicode', 'A😀', 'U+0041, U+1F600', "[f'U+{ord(c):04X}' for c in 'A😀']"],
      ['html', 'é😀', '&#233;, &#128512;', "'é😀'.encode('ascii', 'xmlcharrefreplace')"],
      ['html-hex', 'é', '&#xE9;', "f'&#x{ord(c):X};'"],
      ['escape', 'é😀', String.raw`\u00E9, \uD83D\uDE00`, "json.dumps('é😀'), in capitals"],
    ] as const
  ).map(([form, text, codes, how]) => ({
    name: form,
    given: { text },
    options: { form, separator: 'comma' as const },
    expect: { text: codes },
    source: python(how),
  })),
  {
    name: 'a line for each',
    given: { text: 'ab' },
    options: { separator: 'line' },
    expect: { text: '97\n98' },
    source: python("'\\n'.join(str(ord(c)) for c in 'ab')"),
  },
  {
    name: 'nothing between HTML references, and back',
    given: { text: '&#104;&#x69' },
    options: { separator: 'none', form: 'html' },
    inverse: true,
    expect: { text: 'hi' },
    source: { ...html, how: "html.unescape('&#104;&#x69')" },
  },
  {
    name: 'surrogate pairs, hexadecimal and octal without and with their prefixes',
    given: { text: String.raw`\uD83D\uDE00 41 0x42 0o103 \104 \x45` },
    options: { form: 'hex' },
    inverse: true,
    expect: { text: '😀ABCDE' },
    source: python('json.loads, int(token, 16), int(token, 8), chr'),
  },
  {
    name: 'octal numbers',
    given: { text: '101,102' },
    options: { form: 'octal' },
    inverse: true,
    expect: { text: 'AB' },
    source: python("chr(int('101', 8))"),
  },
  {
    name: 'the euro sign of Windows-1252 is none',
    given: { text: '128' },
    inverse: true,
    expect: { text: '\u0080' },
    notice: 'from 128 to 159: 1',
    source: python("unicodedata.category(chr(128)) is 'Cc'"),
  },
  {
    name: 'beyond Unicode',
    given: { text: '65 1114112' },
    inverse: true,
    refused: { at: 3, says: 'no character' },
    source: python('chr(1114112) raises'),
  },
  {
    name: 'half of a pair',
    given: { text: String.raw`\uD83D 65` },
    inverse: true,
    refused: { at: 0, says: 'half of a surrogate' },
    source: { title: 'The Unicode Standard, definition D76' },
  },
  {
    name: 'half of a pair in a text',
    given: { text: 'a\ude00' },
    refused: { at: 1, says: 'half of a surrogate' },
    source: { title: 'The Unicode Standard, definition D76' },
  },
  {
    name: 'no octal digit',
    given: { text: '7 8' },
    options: { form: 'octal' },
    inverse: true,
    refused: { at: 2, says: 'no code' },
    source: python("int('8', 8) raises"),
  },
  {
    name: 'no code at all',
    given: { text: '65 zz' },
    inverse: true,
    refused: { at: 3, says: 'no code' },
    source: python("int('zz') raises"),
  },
])
