import {
  createBase64Decoder,
  createBase64Encoder,
  type Base64Encoder,
  type Base64Alphabet,
  type Base64Fault,
  type Base64Form,
  type Base64Reading,
} from '@/lib/base/encoding/base64'
import { joinBytes } from '@/lib/base/encoding/bytes'
import { charsets } from '@/lib/base/encoding/charset'
import { faultSentence, findingNotices, type Count } from '@/lib/subjects/base64-files/said'
import { choice, defineTransform, isProblem, refusal, toggle, type Refusal, type Stream } from '@/lib/kits/transform'

interface Options {
  alphabet: Base64Alphabet
  padding: boolean
  lines: 'one' | 'mime' | 'pem'
  reading: Base64Reading
}

const folding: Record<Options['lines'], Pick<Base64Form, 'columns' | 'lineEnd'>> = {
  one: { columns: 0, lineEnd: '\n' },
  mime: { columns: 76, lineEnd: '\r\n' },
  pem: { columns: 64, lineEnd: '\n' },
}

function encoder({ lines, ...options }: Options): Base64Encoder {
  return createBase64Encoder({ ...options, ...folding[lines] })
}

/** Long enough that ordinary words rarely look like it. */
const looksEncoded = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[A-Za-z\d+/]{18,}={0,2}$/

function decoder(options: Options, count: Count, text?: Uint8Array): Stream {
  const { push, end } = createBase64Decoder({ ...options, lineBreaks: options.lines !== 'one' })
  function refuse(fault: Base64Fault): Refusal {
    const wrong = text && utf8Text(text.subarray(fault.offset, fault.offset + fault.length))
    return refusal(faultSentence(fault, count, wrong && `“${wrong}”`), fault)
  }
  return {
    push(bytes) {
      const given = push(bytes)
      return 'fault' in given ? refuse(given) : given
    },
    end() {
      const last = end()
      return 'fault' in last ? refuse(last) : { bytes: last.bytes, notices: findingNotices(last.findings, count) }
    },
  }
}

function utf8Text(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

/** A place in UTF-8 as a place in the text. */
function inText(refused: Refusal, bytes: Uint8Array): Refusal {
  if (!refused.at) return refused
  const { offset, length } = refused.at
  const before = utf8Text(bytes.subarray(0, offset)).length
  return { ...refused, at: { offset: before, length: utf8Text(bytes.subarray(0, offset + length)).length - before } }
}

export default defineTransform({
  takes: {
    kind: 'bytes',
    label: 'Text or file',
    charset: { field: 'charset' },
    placeholder: 'Text to encode',
    carried: 'text',
  },
  gives: {
    kind: 'text',
    label: 'Base64',
    placeholder: 'Base64 to decode',
    extension: 'txt',
    type: 'text/plain',
    accept: '.txt,.b64,.base64,.pem,.eml',
    carried: 'text',
  },
  options: {
    alphabet: choice('Alphabet', {
      options: { standard: 'Standard + /', url: 'URL-safe - _' },
      initial: 'standard',
    }),
    lines: choice('Lines', {
      options: { one: 'One line', mime: '76 (MIME)', pem: '64 (PEM)' },
      initial: 'one',
    }),
    charset: choice('Characters of the text', {
      options: charsets,
      initial: 'utf-8',
      as: 'menu',
      help: 'How typed text becomes bytes, and how decoded bytes are read. A file is taken byte for byte.',
    }),
    reading: choice('Decoding', {
      options: {
        tolerant: 'Tolerant',
        strict: 'Strict (RFC 4648)',
        skipping: 'Skip foreign characters (MIME)',
      },
      initial: 'tolerant',
      as: 'menu',
      help: 'Tolerant takes both alphabets, white space and missing padding. Strict takes only what is chosen here.',
    }),
    padding: toggle('Padding (=) at the end', { initial: true }),
  },
  method: 'Three bytes are 24 bits, written as four characters of six bits each; RFC 4648, sections 4 and 5',
  leadsTo: ['json-formatter', 'word-counter', 'hash-generator'],
  limits: [
    'Files of up to 1 GB; your browser and the free space on the device may allow less.',
    'Typed text keeps one kind of line end (LF), as browsers hand it over; a file keeps its own.',
    'Padding in the middle is refused: texts that were joined have to be decoded one by one.',
    'Base64 is no encryption: anyone can decode it.',
  ],
  sources: [
    {
      title: 'RFC 4648: The Base16, Base32, and Base64 Data Encodings',
      href: 'https://www.rfc-editor.org/rfc/rfc4648',
    },
    {
      title: 'RFC 2045: MIME Part One, section 6.8 Base64 Content-Transfer-Encoding',
      href: 'https://www.rfc-editor.org/rfc/rfc2045#section-6.8',
    },
    {
      title: 'RFC 7468: Textual Encodings of PKIX, PKCS, and CMS Structures, section 2 (64 columns)',
      href: 'https://www.rfc-editor.org/rfc/rfc7468#section-2',
    },
    {
      title: 'RFC 2397: The “data” URL scheme',
      href: 'https://www.rfc-editor.org/rfc/rfc2397',
    },
  ],
  run(bytes, options) {
    const { push, end } = encoder(options)
    const gives = utf8Text(joinBytes(push(bytes), end()))
    if (bytes.length % 4 !== 0 || bytes.length > 100_000 || !looksEncoded.test(utf8Text(bytes))) return { gives }
    const says = 'What you gave looks like Base64 already. Swap the sides to decode it.'
    return { gives, notices: [{ is: 'plain', says }] }
  },
  stream(options) {
    const { push, end } = encoder(options)
    return { push, end: () => ({ bytes: end() }) }
  },
  inverse: {
    run(text, options, { show }) {
      const codes = new TextEncoder().encode(text)
      const { push, end } = decoder(options, show.count, codes)
      const first = push(codes)
      if (isProblem(first)) return inText(first, codes)
      const last = end()
      if (isProblem(last)) return inText(last, codes)
      const { bytes, ...rest } = last
      return { gives: joinBytes(first, bytes), ...rest }
    },
    stream: (options, { show }) => decoder(options, show.count),
  },
  asked: [
    { says: 'base64 decode|decoded {text:words}', back: true },
    { says: 'decode base64 {text:words}', back: true },
    { says: 'base64 encode|encoded {text:words}' },
    { says: 'base64 {text:words}' },
  ],
  examples: [
    {
      name: 'A line of an invoice',
      given: { text: 'Invoice 2026-041: €1,250.00, due 30 June' },
      expect: { text: 'SW52b2ljZSAyMDI2LTA0MTog4oKsMSwyNTAuMDAsIGR1ZSAzMCBKdW5l' },
    },
    {
      name: 'A user name and password for an HTTP header',
      given: { text: 'Aladdin:open sesame' },
      expect: { text: 'QWxhZGRpbjpvcGVuIHNlc2FtZQ==' },
      source: {
        title: 'RFC 7617: The “Basic” HTTP Authentication Scheme, section 2',
        href: 'https://www.rfc-editor.org/rfc/rfc7617#section-2',
      },
    },
    {
      name: 'The head of a token',
      given: { text: 'eyJhbGciOiJub25lIn0' },
      inverse: true,
      options: { alphabet: 'url', padding: false },
      expect: { text: '{"alg":"none"}' },
      source: {
        title: 'RFC 7519: JSON Web Token (JWT), section 6.1',
        href: 'https://www.rfc-editor.org/rfc/rfc7519#section-6.1',
      },
    },
  ],
})
