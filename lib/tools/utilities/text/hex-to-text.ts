import { bytesOfText } from '@/lib/base/encoding/charset'
import { choice, defineTransform, refusal, toggle, type Notice } from '@/lib/kits/transform'
import { decodedBytes, firstBadByte, legacyCharsets } from '@/lib/subjects/bytes-notation/decode'
import { readHex, writeHex } from '@/lib/subjects/bytes-notation/hex'
import { hexFaults } from '@/lib/subjects/bytes-notation/options'

/** Control characters of ASCII as the signs that Unicode has for them: ␀ to ␟, and ␡. */
function withPictures(text: string): string {
  return Array.from(text, (sign) => {
    const code = sign.charCodeAt(0)
    if (code === 0x7f) return '␡'
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : sign
  }).join('')
}

export default defineTransform({
  takes: {
    kind: 'text',
    label: 'Hex',
    placeholder: '48 65 6c 6c 6f, 0x48, \\x48, %48 or a dump',
    accept: '.txt,.hex,.log,.c,.h',
    carried: 'text',
  },
  gives: { kind: 'text', label: 'Text', extension: 'txt', type: 'text/plain', carried: 'text' },
  options: {
    charset: choice('Encoding', {
      options: { auto: 'Tell by the bytes', ...legacyCharsets },
      initial: 'auto',
      as: 'menu',
    }),
    shows: toggle('Show control characters as signs', { initial: false }),
  },
  method:
    'Pairs of digits become bytes, whatever stands around them; a byte order mark names the encoding, and without one the bytes must be UTF-8',
  leadsTo: ['character-count', 'word-counter'],
  limits: [
    'Bytes that are no text of the encoding are refused with their place; none is replaced by a question mark.',
    'Encodings of one byte read any bytes as something. Whether the text makes sense is for you to see.',
    'A dump is one if its offsets fit its lines; its right column is left out.',
    'The way back writes UTF-8 unless an encoding of the list is chosen that this page can write.',
  ],
  sources: [
    { title: 'WHATWG Encoding Standard', href: 'https://encoding.spec.whatwg.org/' },
    { title: 'RFC 4648, section 8: Base 16 Encoding', href: 'https://www.rfc-editor.org/rfc/rfc4648#section-8' },
    { title: 'RFC 3629: UTF-8', href: 'https://www.rfc-editor.org/rfc/rfc3629' },
  ],
  run(text, { charset, shows }, { show }) {
    const read = readHex(text)
    if ('fault' in read) return refusal(hexFaults[read.fault], read)
    const { bytes, isDump } = read
    if (bytes.length === 0) return { gives: '' }
    const decoded = decodedBytes(bytes, charset)
    if (!decoded) {
      const at = charset === 'auto' || charset === 'utf-8' ? firstBadByte(bytes) : undefined
      const where = at === undefined ? '' : ` from byte ${show.count(at + 1)} on`
      return refusal(
        `These ${show.count(bytes.length)} bytes are no text in ${charset === 'auto' ? 'UTF-8' : legacyCharsets[charset]}${where}. Choose another encoding.`,
      )
    }
    const notices: Notice[] = [
      {
        is: 'plain',
        says: `Bytes: ${show.count(bytes.length)}, read as ${legacyCharsets[decoded.charset]}${isDump ? ', out of a dump' : ''}.`,
      },
    ]
    const shown = shows ? withPictures(decoded.text) : decoded.text
    return { gives: shown, notices }
  },
  inverse: {
    loses: 'The notation, and any encoding but those of Unicode and Latin-1.',
    run(text, { charset }) {
      const isWritten = charset === 'utf-16le' || charset === 'utf-16be' || charset === 'latin-1'
      const bytes = bytesOfText(text, isWritten ? charset : 'utf-8')
      if ('unwritable' in bytes)
        return refusal('The encoding cannot write this character.', { offset: bytes.unwritable, length: 1 })
      return {
        gives: writeHex(bytes, { style: 'pairs', capitals: false, separator: ' ', group: 1, perLine: undefined }),
      }
    },
  },
  examples: [
    { name: 'Pairs', given: { text: '48 65 6c 6c 6f 20 e2 82 ac' }, expect: { text: 'Hello €' } },
    {
      name: 'A dump out of a terminal',
      given: {
        text: '00000000  47 45 54 20 2f 20 48 54  54 50 2f 31 2e 31 0d 0a  |GET / HTTP/1.1..|\n00000010\n',
      },
      expect: { text: 'GET / HTTP/1.1\r\n' },
    },
    {
      name: 'A string of an old Russian program',
      given: { text: String.raw`\xcf\xf0\xe8\xe2\xe5\xf2` },
      options: { charset: 'windows-1251' },
      expect: { text: 'Привет' },
    },
  ],
})
