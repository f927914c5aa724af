import { choice, defineTransform, refusal, toggle, type Notice } from '@/lib/kits/transform'
import {
  decodePercent,
  firstEscape,
  hasStrayPercent,
  percentCharsets,
  percentParts,
  PercentWriter,
  type Encoded,
} from '@/lib/subjects/url/percent'

const shownChanges = 12
const signs: Readonly<Record<string, string>> = {
  ' ': 'space',
  '\n': 'line feed',
  '\r': 'carriage return',
  '\t': 'tab',
}

function changesOf({ changed }: Encoded, count: (value: number) => string): Notice[] {
  if (changed.size === 0) return []
  const written = [...changed]
    .slice(0, shownChanges)
    .map(
      ([character, one]) =>
        `${signs[character] ?? `“${character}”`} → ${one.written}${one.count > 1 ? ` (${count(one.count)} times)` : ''}`,
    )
  const rest = changed.size - written.length
  const more = rest > 0 ? ` and ${count(rest)} more kinds` : ''
  return [{ is: 'plain', says: `Changed: ${written.join(', ')}${more}.` }]
}

export default defineTransform({
  takes: { kind: 'text', label: 'Text', placeholder: 'Text to encode', carried: 'text' },
  gives: { kind: 'text', label: 'Encoded', placeholder: 'Text to decode', extension: 'txt', carried: 'text' },
  options: {
    part: choice('It becomes', {
      options: percentParts,
      initial: 'component',
      as: 'menu',
      help: 'Each part of an address lets other characters stand.',
    }),
    lines: toggle('Each line by itself', { initial: true, help: 'Off: a line end becomes %0A.' }),
    charset: choice('Characters as', { options: percentCharsets, initial: 'utf-8' }),
  },
  method:
    'Writes each byte of a character that may not stand as % and two hexadecimal digits; RFC 3986, section 2.1, and the percent-encode sets of the URL standard',
  leadsTo: ['base64'],
  limits: [
    'Typed text keeps one kind of line end (LF), as browsers hand it over.',
    'A whole URL keeps its scheme, user and escapes as they are; a host of other letters is written in Punycode.',
    'Charsets other than UTF-8 and Latin-1 are not offered: servers of today expect UTF-8.',
    'Half of a character (a lone surrogate) is written as U+FFFD, as browsers do.',
  ],
  sources: [
    {
      title: 'RFC 3986: Uniform Resource Identifier (URI): Generic Syntax',
      href: 'https://www.rfc-editor.org/rfc/rfc3986',
    },
    { title: 'WHATWG: URL Standard', href: 'https://url.spec.whatwg.org/' },
    {
      title: 'ECMA-262: encodeURIComponent',
      href: 'https://tc39.es/ecma262/multipage/global-object.html#sec-encodeuricomponent-uricomponent',
    },
  ],
  run(text, { part, lines, charset }, { show }) {
    const writer = new PercentWriter(charset, lines)
    const pieces: string[] = []
    let offset = 0
    // A URL has parts of its own, so that lines are told apart first.
    for (const piece of lines ? text.split(/(\r\n|\r|\n)/) : [text]) {
      const written = writer.write(piece, part)
      if (typeof written !== 'string') {
        const { unwritable, character } = written
        const at = { offset: offset + unwritable, length: character.length }
        return refusal(`“${character}” cannot be written in Latin-1. Choose UTF-8.`, at)
      }
      pieces.push(written)
      offset += piece.length
    }
    const encoded = writer.done(pieces.join(''))
    const notices: Notice[] = changesOf(encoded, show.count)
    const escape = part === 'url' ? undefined : firstEscape(text)
    if (escape !== undefined)
      notices.push({
        is: 'fair',
        says: `The text has escapes such as ${escape} already, and they were encoded again. “Whole URL” keeps them.`,
      })
    if (part === 'url' && hasStrayPercent(text))
      notices.push({
        is: 'fair',
        says: 'A percent sign without two hexadecimal digits was left, as browsers leave it. Write %25 for the sign itself.',
      })
    if (encoded.halves > 0)
      notices.push({ is: 'fair', says: `Halves of characters, written as U+FFFD: ${show.count(encoded.halves)}.` })
    return { gives: encoded.text, notices }
  },
  inverse: {
    run(text, { part, charset }, { show }) {
      const decoded = decodePercent(text, charset, part === 'form')
      if ('length' in decoded)
        return refusal(
          'These escapes are no text in UTF-8. Choose Latin-1 if they were made by an old program.',
          decoded,
        )
      const notices: Notice[] = []
      if (decoded.stray > 0)
        notices.push({
          is: 'fair',
          says: `Percent signs without two hexadecimal digits, left as they are: ${show.count(decoded.stray)}.`,
        })
      if (firstEscape(decoded.text) !== undefined)
        notices.push({
          is: 'plain',
          says: 'There are escapes in the result: it was encoded more than once. Decode it again.',
        })
      return { gives: decoded.text, notices }
    },
    loses:
      'Characters that did not have to be encoded come back as they are, and what was encoded before is decoded too.',
  },
  asked: [
    { says: 'url|percent decode|decoded {text:words}', back: true },
    { says: 'urldecode|urldecoded {text:words}', back: true },
    { says: 'url|percent encode|encoded {text:words}' },
    { says: 'urlencode|urlencoded {text:words}' },
  ],
  examples: [
    {
      name: 'A search for two words',
      given: { text: 'café & crème, 50% off' },
      expect: { text: 'caf%C3%A9%20%26%20cr%C3%A8me%2C%2050%25%20off' },
    },
    {
      name: 'The same for a form',
      given: { text: 'café & crème, 50% off' },
      options: { part: 'form' },
      expect: { text: 'caf%C3%A9+%26+cr%C3%A8me%2C+50%25+off' },
    },
    {
      name: 'A whole address',
      given: { text: 'https://example.com/my files/résumé.pdf?q=a b#top' },
      options: { part: 'url' },
      expect: { text: 'https://example.com/my%20files/r%C3%A9sum%C3%A9.pdf?q=a%20b#top' },
    },
  ],
})
