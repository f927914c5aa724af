import { charsets } from '@/lib/base/encoding/charset'
import { joinBytes } from '@/lib/base/encoding/bytes'
import { choice, defineTransform, integer, refusal, toggle } from '@/lib/kits/transform'
import { readHex, writeHex } from '@/lib/subjects/bytes-notation/hex'
import { hexFaults, separators } from '@/lib/subjects/bytes-notation/options'

const byteOrderMarks = {
  'utf-8': [0xef, 0xbb, 0xbf],
  'utf-16le': [0xff, 0xfe],
  'utf-16be': [0xfe, 0xff],
  'latin-1': [],
} as const
const groups = { one: 1, two: 2, four: 4, eight: 8 } as const

export default defineTransform({
  takes: {
    kind: 'bytes',
    label: 'Text',
    charset: { field: 'charset' },
    placeholder: 'Text to write in hexadecimal',
    carried: 'text',
  },
  gives: {
    kind: 'text',
    label: 'Hex',
    placeholder: '68 65 6c 6c 6f',
    extension: 'txt',
    type: 'text/plain',
    carried: 'text',
  },
  options: {
    style: choice('Write as', {
      options: {
        pairs: 'Pairs of digits',
        list: '0x68, 0x65',
        escaped: String.raw`\x68\x65`,
        percent: '%68%65',
        c: 'Array in C',
        java: 'Array in Java',
        python: 'Bytes in Python',
        go: 'Slice in Go',
        xxd: 'Dump, as by xxd',
        hexdump: 'Dump, as by hexdump -C',
      },
      initial: 'pairs',
      as: 'menu',
    }),
    charset: choice('Encoding', { options: charsets, initial: 'utf-8', as: 'menu' }),
    separator: choice('Between groups', {
      options: { space: 'A space', none: 'Nothing', comma: 'A comma', line: 'A line end' },
      initial: 'space',
      shownWhen: { field: 'style', is: 'pairs' },
    }),
    capitals: toggle('Capital digits (6C)', { initial: false }),
    group: choice('Bytes of a group', {
      options: { one: '1', two: '2', four: '4', eight: '8' },
      initial: 'one',
      shownWhen: { field: 'style', is: 'pairs' },
      refines: true,
    }),
    perLine: integer('Bytes of a line', {
      optional: true,
      min: 1,
      max: 1024,
      help: 'All in one line where empty.',
      shownWhen: { field: 'style', is: 'pairs' },
      refines: true,
    }),
    mark: toggle('Begin with a byte order mark', { initial: false, refines: true }),
  },
  method:
    'The text becomes bytes in the chosen encoding, and each byte is written as two digits of base 16, in the notation of a language or a program',
  leadsTo: ['character-count', 'word-counter'],
  limits: [
    'A character that the encoding lacks is refused with its place; no “?” is put in its stead.',
    'Dumps have small digits, as the programs write them.',
    'A byte order mark is for UTF-8 and UTF-16; Latin-1 has none.',
    'Typed text has line feeds as line ends; a file keeps its own.',
  ],
  sources: [
    { title: 'RFC 4648, section 8: Base 16 Encoding', href: 'https://www.rfc-editor.org/rfc/rfc4648#section-8' },
    { title: 'RFC 3629: UTF-8', href: 'https://www.rfc-editor.org/rfc/rfc3629' },
    { title: 'POSIX.1-2024: od', href: 'https://pubs.opengroup.org/onlinepubs/9799919799/utilities/od.html' },
  ],
  run(bytes, { charset, separator, group, mark, ...form }) {
    const all = mark ? joinBytes(Uint8Array.from(byteOrderMarks[charset]), bytes) : bytes
    return { gives: writeHex(all, { ...form, separator: separators[separator], group: groups[group] }) }
  },
  inverse: {
    loses: 'The notation, and what a dump shows beside the digits.',
    run(text) {
      const read = readHex(text)
      return 'bytes' in read ? { gives: read.bytes } : refusal(hexFaults[read.fault], read)
    },
  },
  asked: [{ says: 'hex of {text:words}' }],
  examples: [
    { name: 'A greeting', given: { text: 'hello €' }, expect: { text: '68 65 6c 6c 6f 20 e2 82 ac' } },
    {
      name: 'Bytes for a program in C',
      given: { text: 'OK\n' },
      options: { style: 'c' },
      expect: { text: 'unsigned char bytes[] = {\n  0x4f, 0x4b, 0x0a\n};\nunsigned int bytes_len = 3;\n' },
    },
    {
      name: 'A dump',
      given: { text: 'hello' },
      options: { style: 'xxd' },
      expect: { text: '00000000: 6865 6c6c 6f                             hello\n' },
    },
    { name: 'Back to text', given: { text: '\\x68\\x69' }, inverse: true, expect: { text: 'hi' } },
  ],
})
