import { bytesOfText, charsets, textOfBytes, type Charset } from '@/lib/base/encoding/charset'
import { choice, defineTransform, refusal, type Notice } from '@/lib/kits/transform'
import { readBits, writeBits } from '@/lib/subjects/bytes-notation/bits'

function hexOf(bytes: Uint8Array): string {
  const shown = bytes.subarray(0, 16)
  const digits = Array.from(shown, (byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(' ')
  return bytes.length > shown.length ? `${digits} …` : digits
}

/** Which byte ends the text, and what all of them are in hexadecimal. */
function noText(bytes: Uint8Array, charset: Charset, count: (value: number) => string): string {
  const [readable = ''] = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\ufffd')
  const good = new TextEncoder().encode(readable).length
  const where = charset === 'utf-8' ? ` from byte ${count(good + 1)} on` : ''
  return `These bytes are no text in ${charsets[charset]}${where}: ${hexOf(bytes)}. Try another encoding, or 7 bits.`
}

export default defineTransform({
  takes: {
    kind: 'text',
    label: 'Binary',
    placeholder: '01001000 01101001, with or without spaces',
    accept: '.txt',
    carried: 'text',
  },
  gives: { kind: 'text', label: 'Text', extension: 'txt', type: 'text/plain', carried: 'text' },
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
    'Bytes that are no text of the encoding are refused, with the first of them in hexadecimal.',
    'A group shorter than a byte is a number with its zeros left out.',
  ],
  sources: [
    { title: 'RFC 3629: UTF-8, a transformation format of ISO 10646', href: 'https://www.rfc-editor.org/rfc/rfc3629' },
    { title: 'RFC 20: ASCII format for Network Interchange', href: 'https://www.rfc-editor.org/rfc/rfc20' },
  ],
  run(text, { width, charset }, { show }) {
    const read = readBits(text, width === 'auto' ? 'auto' : width === 'seven' ? 7 : 8)
    if ('fault' in read)
      return read.fault === 'foreign'
        ? refusal('This is neither 0 nor 1. Spaces, commas, bars, line ends and 0b may stand between groups.', read)
        : refusal('This group does not fill its last byte: a digit is missing or too many.', read)
    const { bytes, bits } = read
    if (bytes.length === 0) return { gives: '' }
    const says = `${show.count(bytes.length)} ${bytes.length === 1 ? 'byte' : 'bytes'} of ${bits} bits: ${hexOf(bytes)}`
    const decoded = textOfBytes(bytes, charset)
    if (decoded === undefined) return refusal(noText(bytes, charset, show.count))
    const notices: Notice[] = [{ is: 'plain', says }]
    return { gives: decoded, notices }
  },
  inverse: {
    run(text, { charset }) {
      const bytes = bytesOfText(text, charset)
      if ('unwritable' in bytes)
        return refusal(`${charsets[charset]} cannot write this character.`, { offset: bytes.unwritable, length: 1 })
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
