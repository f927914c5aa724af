/** RFC 2047, section 2: an encoded word has at most 75 characters, which 42 bytes in base64 with their frame keep to. */
const wordBytes = 42

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

function encodedWords(text: string): string {
  const words: string[] = []
  let word = ''
  for (const character of text) {
    if (new TextEncoder().encode(word + character).length > wordBytes) {
      words.push(word)
      word = ''
    }
    word += character
  }
  return [...words, word].map((one) => `=?UTF-8?B?${base64(new TextEncoder().encode(one))}?=`).join('\r\n ')
}

/**
 * A message of plain text that mail programs open as a draft (RFC 5322, RFC 2045): the text in base64, so that no line is too long,
 * a subject beyond ASCII as encoded words (RFC 2047). Line ends in the subject become spaces, so that it starts no header of its own.
 */
export function mailDraft({ subject, text }: { subject: string; text: string }): string {
  const line = subject.replace(/\s+/g, ' ').trim()
  const body = base64(new TextEncoder().encode(text.replace(/\r\n?|\n/g, '\r\n')))
  return [
    `Subject: ${/^[\x20-\x7e]{0,60}$/.test(line) ? line : encodedWords(line)}`,
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(body.match(/.{1,76}/g) ?? []),
    '',
  ].join('\r\n')
}
