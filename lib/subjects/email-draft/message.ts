/* An e-mail as a link and as a file. */
import { subjectField } from '@/lib/subjects/copy-rules/encoded-words'

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

/** A message as a draft that mail programs open (RFC 5322, text as Base64 of UTF-8); it names no sender, whom the program knows. */
export function emlFile({ to, subject, text }: Message): string {
  const body = base64(`${withCrLf(text)}\r\n`).replaceAll(/.{76}(?=.)/g, (line) => `${line}\r\n`)
  return [
    ...(to.trim() === '' ? [] : [`To: ${to.replaceAll(/[\r\n]+/g, ' ').trim()}`]),
    ...subjectField(subject.replaceAll(/\s+/g, ' ').trim()),
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    body,
    '',
  ].join('\r\n')
}
