/* An e-mail as a link and as a file. */
import { encodedWords, subjectField } from '@/lib/subjects/copy-rules/encoded-words'

export interface Message {
  to: string
  subject: string
  text: string
}

const withCrLf = (text: string) => text.replaceAll(/\r\n?|\n/g, '\r\n')

/** A link that opens the visitor's mail program with everything filled in (RFC 6068). */
export function mailtoLink({ to, subject, text }: Message): string {
  const address = to
    .split(/[,;]\s*/)
    .map((one) => encodeURIComponent(one.trim()).replaceAll('%40', '@'))
    .join(',')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(withCrLf(text))}`
}

/** Longer links are cut or refused by some mail programs and browsers, in characters. */
export const longestLink = 2000

function base64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
}

const inLines = (text: string) => base64(`${withCrLf(text)}\r\n`).replaceAll(/.{76}(?=.)/g, (line) => `${line}\r\n`)

/** Text as Base64 of UTF-8, so that no line is too long and no letter beyond ASCII. */
const bodyPart = (type: 'plain' | 'html', text: string) => [
  `Content-Type: text/${type}; charset=utf-8`,
  'Content-Transfer-Encoding: base64',
  '',
  inLines(text),
]

const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ').trim()

/** A name that is not ASCII is encoded, another is quoted (RFC 5322, section 3.4). */
function fromField({ name, address }: { name: string; address: string }): string[] {
  if (address === '') return []
  const encoded = encodedWords(name)
  const shown = encoded.length > 0 ? encoded.join('\r\n ') : `"${name.replaceAll(/["\\]/g, String.raw`\$&`)}"`
  return [name === '' ? `From: ${address}` : `From: ${shown} <${address}>`]
}

/** No line of Base64 holds these signs, so no part can end at it. */
const boundary = '=_alternative_='

interface MessageFile extends Message {
  from?: { name: string; address: string }
  /** The same in HTML, as a second part (RFC 2046, section 5.1.4). */
  html?: string
}

/** A message as a draft that mail programs open (RFC 5322); without a sender the program puts in its own, and it always dates it. */
export function messageFile({ to, from = { name: '', address: '' }, subject, text, html }: MessageFile): string {
  const body =
    html === undefined
      ? bodyPart('plain', text)
      : [
          `Content-Type: multipart/alternative; boundary="${boundary}"`,
          '',
          `--${boundary}`,
          ...bodyPart('plain', text),
          `--${boundary}`,
          ...bodyPart('html', html),
          `--${boundary}--`,
        ]
  return [
    ...fromField({ name: oneLine(from.name), address: oneLine(from.address) }),
    ...(to.trim() === '' ? [] : [`To: ${oneLine(to)}`]),
    ...subjectField(subject.replaceAll(/\s+/g, ' ').trim()),
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    ...body,
    '',
  ].join('\r\n')
}
