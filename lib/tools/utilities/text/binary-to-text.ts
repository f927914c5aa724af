import { charsets } from '@/lib/base/encoding/charset'
import { choice, defineTransform, refusal, type Notice } from '@/lib/kits/transform'
import { readBits, writeBits } from '@/lib/subjects/bytes-notation/bits'

function hexOf(bytes: Uint8Array): string {
  const shown = bytes.subarray(0, 16)
  const digits = Array.from(shown, (byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(' ')
  return bytes.length > shown.length ? `${digits} …` : digits
}

export default defineTransform({
  takes: {
    kind: 'text',
    label: 'Binary',
    placeholder: '01001000 01101001, with or without spaces',
    accept: '.txt',
    carried: 'text',
  },
  gives: {
    kind: 'bytes',
    label: 'Text',
    charset: { field: 'charset' },
    extension: 'txt',
    type: 'text/plain',
    carried: 'text',
  },
  options: {
    width: choice('Bits of a byte', {
      options: { auto: 'Tell by the groups', eight: '8', seven: '7 (ASCII)' },
      initial: 'auto',
    }),
    charset: choice('Encoding', { options: charsets, initial: 'utf-8', as: 'menu' }),
  },
  method: 'Zeros and ones are read in groups of 8 or 7 bits, and the bytes as text of the chosen encoding',
  leadsTo: ['word-counter', 'character-count'],
  limits: [
    'Without spaces, eight bits are tried first; choose 7 if the result looks wrong.',
    'Bytes that are no text of the encoding are shown as bytes and can be saved.',
    'A group shorter than a byte is a number with its zeros left out.',
  ],
  sources: [
    { title: 'RFC 3629: UTF-8, a transformation format of ISO 10646', href: 'https://www.rfc-editor.org/rfc/rfc3629' },
    { title: 'RFC 20: ASCII format for Network Interchange', href: 'https://www.rfc-editor.org/rfc/rfc20' },
  ],
  run(text, { width }, { show }) {
    const read = readBits(text, width === 'auto' ? 'auto' : width === 'seven' ? 7 : 8)
    if ('fault' in read)
      return read.fault === 'foreign'
        ? refusal('This is neither 0 nor 1. Spaces, commas, bars, line ends and 0b may stand between groups.', read)
        : refusal('This group does not fill its last byte: a digit is missing or too many.', read)
    const { bytes, bits } = read
    if (bytes.length === 0) return { gives: bytes }
    const says = `${show.count(bytes.length)} ${bytes.length === 1 ? 'byte' : 'bytes'} of ${bits} bits: ${hexOf(bytes)}`
    const notices: Notice[] = [{ is: 'plain', says }]
    return { gives: bytes, notices }
  },
  inverse: {
    run(bytes) {
      const written = writeBits(bytes, { bits: 8, separator: ' ', prefix: '' })
      return typeof written === 'string' ? { gives: written } : refusal('Eight bits hold every byte.')
    },
    loses: 'Seven-bit groups: the way back always writes eight bits.',
  },
  examples: [
    {
      name: 'A message in bytes',
      given: { text: '01001000 01100101 01101100 01101100 01101111' },
      expect: { text: 'Hello' },
    },
    {
      name: 'Digits without a gap',
      given: { text: '111000101000001010101100' },
      expect: { text: '€' },
    },
    { name: 'Seven bits', given: { text: '1001111 1001011' }, expect: { text: 'OK' } },
  ],
})
