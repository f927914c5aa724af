import { choice, defineTransform, refusal, type Notice } from '@/lib/kits/transform'
import { separators } from '@/lib/subjects/bytes-notation/options'
import { readCodes, writeCodes, type CodeFault } from '@/lib/subjects/characters/codes'

const faults: Readonly<Record<CodeFault['fault'], string>> = {
  foreign: 'This is no code here. Write numbers, or codes such as 0x41, U+0041, \\u0041 and &#65;.',
  beyond: 'There is no character with this code: the last one is U+10FFFF, 1,114,111.',
  surrogate: 'This is half of a surrogate pair and no character by itself.',
}
const baseOf = (form: string) =>
  form === 'octal' ? 8 : form === 'decimal' || form === 'html' || form === 'table' ? 10 : 16

export default defineTransform({
  takes: {
    kind: 'text',
    label: 'Text',
    placeholder: 'Text whose codes you want',
    accept: '.txt,.md,.csv',
    carried: 'text',
  },
  gives: {
    kind: 'text',
    label: 'Codes',
    placeholder: '72 105 or U+1F600',
    extension: 'txt',
    type: 'text/plain',
    carried: 'text',
  },
  options: {
    form: choice('Write as', {
      options: {
        decimal: 'Decimal, 65',
        hex: 'Hexadecimal, 0x41',
        octal: 'Octal, 0o101',
        unicode: 'Unicode, U+0041',
        html: 'HTML, &#65;',
        'html-hex': 'HTML, &#x41;',
        escape: 'Escape, \\u0041',
        table: 'Table of all of them',
      },
      initial: 'decimal',
      as: 'menu',
    }),
    separator: choice('Between codes', {
      options: { space: 'A space', none: 'Nothing', comma: 'A comma', line: 'A line end' },
      initial: 'space',
      shownWhen: { field: 'form', is: ['decimal', 'hex', 'octal', 'unicode', 'html', 'html-hex', 'escape'] },
    }),
  },
  method:
    'The code of a character is its number in Unicode, whose first 128 are those of ASCII; escapes are its units in UTF-16',
  leadsTo: ['character-count', 'word-counter'],
  limits: [
    'Characters made of several, such as families of emoji or letters with loose accents, have a code for each part.',
    'Decimal numbers with nothing between them cannot be read back.',
    'A number without a prefix is read in the base that is chosen, in a table as decimal.',
    'Half of a surrogate pair is no character and is refused.',
  ],
  sources: [
    { title: 'RFC 20: ASCII format for Network Interchange', href: 'https://www.rfc-editor.org/rfc/rfc20' },
    {
      title: 'The Unicode Standard, chapter 3: code points',
      href: 'https://www.unicode.org/versions/latest/core-spec/chapter-3/',
    },
    {
      title: 'HTML Standard: character references',
      href: 'https://html.spec.whatwg.org/multipage/syntax.html#character-references',
    },
  ],
  run(text, { form, separator }) {
    const written = writeCodes(text, form, separators[separator])
    if (typeof written === 'string') return { gives: written }
    return refusal(faults.surrogate, { offset: written.lone, length: 1 })
  },
  inverse: {
    loses: 'What parted the codes.',
    run(codes, { form }, { show }) {
      const read = readCodes(codes, baseOf(form))
      if ('fault' in read) return refusal(faults[read.fault], read)
      const notices: Notice[] =
        read.controls > 0
          ? [
              {
                is: 'fair',
                says: `Codes from 128 to 159: ${show.count(read.controls)}. They are control characters in Unicode; in Windows-1252, 128 is the euro sign.`,
              },
            ]
          : []
      return { gives: read.text, notices }
    },
  },
  asked: [{ says: 'ascii code|unicode code point of {text:words}' }],
  examples: [
    { name: 'A greeting', given: { text: 'Hi €😀' }, expect: { text: '72 105 32 8364 128512' } },
    {
      name: 'A table of three',
      given: { text: 'A\n😀' },
      options: { form: 'table' },
      expect: {
        text: 'Character\tDecimal\tUnicode\tOctal\tBinary\tUTF-8\nA\t65\tU+0041\t101\t1000001\t41\nLF\t10\tU+000A\t12\t1010\t0A\n😀\t128512\tU+1F600\t373000\t11111011000000000\tF0 9F 98 80\n',
      },
    },
    {
      name: 'Codes of all kinds, read',
      given: { text: '72 U+69 &#33; \\u{1F600}' },
      inverse: true,
      expect: { text: 'Hi!😀' },
    },
  ],
})
