/* How a header field carries letters beyond ASCII: encoded words (RFC 2047) in folded lines (RFC 5322, section 2.2.3). */

const utf8 = new TextEncoder()
/** RFC 2047, section 2: of a word, and of a line that holds one. */
const mostOfWord = 75
const mostOfLine = 76
const beginning = 'Subject: '

const isAscii = (text: string) => /^[\u0020-\u007e]*$/.test(text)

/** Of printable ASCII, what Q leaves as it is in a field such as Subject, beside the space. */
const plainInQ = /^[A-Za-z0-9!*+\-/]$/

const inQ = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => {
    const sign = String.fromCharCode(byte)
    if (sign === ' ') return '_'
    return plainInQ.test(sign) ? sign : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
  }).join('')

const inB = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

/** Whichever of the two is shorter for the whole, as most programs choose; Q where they are as long. */
function encodingOf(text: string): 'Q' | 'B' {
  const bytes = utf8.encode(text)
  return Math.ceil(bytes.length / 3) * 4 < inQ(bytes).length ? 'B' : 'Q'
}

/**
 * The encoded words of a subject, each of 75 characters at most and with whole characters, the first short enough for the line of the
 * field's name; none where the text is ASCII.
 */
export function encodedWords(text: string): string[] {
  if (isAscii(text)) return []
  const encoding = encodingOf(text)
  const write = (part: string) => {
    const bytes = utf8.encode(part)
    return `=?UTF-8?${encoding}?${encoding === 'B' ? inB(bytes) : inQ(bytes)}?=`
  }
  const words: string[] = []
  let part = ''
  for (const character of text) {
    const most = words.length === 0 ? mostOfLine - beginning.length : mostOfWord
    if (part !== '' && write(part + character).length > most) {
      words.push(write(part))
      part = ''
    }
    part += character
  }
  return part === '' ? words : [...words, write(part)]
}

/** The field as it travels, folded at spaces where it is longer than 76 characters. */
export function subjectField(text: string): string[] {
  const words = encodedWords(text)
  const pieces = words.length > 0 ? words : text.split(' ')
  const lines: string[] = []
  const name = beginning.trimEnd()
  let line = name
  for (const piece of pieces) {
    if (line !== name && line.length + 1 + piece.length > mostOfLine) {
      lines.push(line)
      line = ''
    }
    line += ` ${piece}`
  }
  return [...lines, line]
}

/** What encoded words stand for; text that holds none, or those of an unknown encoding, stays. */
export function decodedSubject(field: string): string {
  // White space between two encoded words is no part of the text.
  return field
    .replaceAll(/(\?=)[ \t\r\n]+(?==\?)/g, '$1')
    .replaceAll(
      /=\?([\w-]+)(?:\*[\w-]+)?\?([QB])\?([^?\s]*)\?=/gi,
      (written, charset: string, encoding: string, data: string) => {
        try {
          const bytes =
            encoding.toUpperCase() === 'B'
              ? Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
              : Uint8Array.from(
                  data
                    .replaceAll('_', ' ')
                    .replaceAll(/=([0-9A-F]{2})/gi, (_, hexadecimal: string) =>
                      String.fromCharCode(Number.parseInt(hexadecimal, 16)),
                    ),
                  (sign) => sign.charCodeAt(0),
                )
          return new TextDecoder(charset).decode(bytes)
        } catch {
          return written
        }
      },
    )
}
