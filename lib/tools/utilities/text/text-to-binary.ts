import { charsets } from '@/lib/base/encoding/charset'
import { choice, defineTransform, refusal, toggle } from '@/lib/kits/transform'
import { readBits, writeBits } from '@/lib/subjects/bytes-notation/bits'
import { separators } from '@/lib/subjects/bytes-notation/options'

export default defineTransform({
  takes: {
    kind: 'bytes',
    label: 'Text',
    charset: { field: 'charset' },
    placeholder: 'Text to write in zeros and ones',
    carried: 'text',
  },
  gives: {
    kind: 'text',
    label: 'Binary',
    placeholder: '01001000 01101001',
    extension: 'txt',
    type: 'text/plain',
    carried: 'text',
  },
  options: {
    charset: choice('Encoding', { options: charsets, initial: 'utf-8', as: 'menu' }),
    separator: choice('Between bytes', {
      options: { space: 'A space', none: 'Nothing', comma: 'A comma', line: 'A line end' },
      initial: 'space',
    }),
    bits: choice('Bits of a group', { options: { eight: '8', seven: '7 (ASCII)' }, initial: 'eight', refines: true }),
    prefix: toggle('Write 0b before each group', { initial: false, refines: true }),
  },
  method:
    'The text becomes bytes in the chosen encoding, and each byte is written as its eight bits, the highest first',
  leadsTo: ['word-counter'],
  limits: [
    'The result has nine times as many characters as the text has bytes.',
    'A character that the encoding lacks is refused with its place; no “?” is put in its stead.',
    'Seven bits are for ASCII alone. Other bytes are refused there.',
    'Typed text has line feeds as line ends; a file keeps its own.',
  ],
  sources: [
    { title: 'RFC 3629: UTF-8, a transformation format of ISO 10646', href: 'https://www.rfc-editor.org/rfc/rfc3629' },
    { title: 'RFC 20: ASCII format for Network Interchange', href: 'https://www.rfc-editor.org/rfc/rfc20' },
  ],
  run(bytes, { bits, separator, prefix }) {
    const form = {
      bits: bits === 'seven' ? 7 : 8,
      separator: separators[separator],
      prefix: prefix ? '0b' : '',
    } as const
    const written = writeBits(bytes, form)
    if (typeof written === 'string') return { gives: written }
    return refusal('Seven bits hold ASCII alone, and this text has other characters. Choose 8.')
  },
  inverse: {
    loses: 'How the groups were parted.',
    run(text, { bits }) {
      const read = readBits(text, bits === 'seven' ? 7 : 'auto')
      if ('bytes' in read) return { gives: read.bytes }
      return read.fault === 'foreign'
        ? refusal('Only 0 and 1 may stand here, with spaces, commas or line ends between groups.', read)
        : refusal('This group does not fill its last byte: a digit is missing or too many.', read)
    },
  },
  asked: [{ says: 'binary|bits of {text:words}' }],
  examples: [
    {
      name: 'A greeting',
      given: { text: 'Hi €' },
      expect: { text: '01001000 01101001 00100000 11100010 10000010 10101100' },
    },
    {
      name: 'An old seven-bit tape',
      given: { text: 'OK' },
      options: { bits: 'seven', separator: 'none' },
      expect: { text: '10011111001011' },
    },
    { name: 'Back to text', given: { text: '01001000 01101001' }, inverse: true, expect: { text: 'Hi' } },
  ],
})
