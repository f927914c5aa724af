import { choice, defineTransform, refusal, toggle, type Notice } from '@/lib/kits/transform'
import { readEscapes, writeEscapes } from '@/lib/subjects/escapes/unicode-escapes'

/** Broken escapes that are named one by one. */
const namedFaults = 5

export default defineTransform({
  takes: {
    kind: 'text',
    label: 'Text',
    placeholder: 'Grüße 😀',
    accept: '.txt,.properties,.json,.js,.css',
    carried: 'text',
  },
  gives: {
    kind: 'text',
    label: 'With escapes',
    placeholder: 'Gr\\u00fc\\u00dfe',
    extension: 'txt',
    type: 'text/plain',
    carried: 'text',
  },
  options: {
    target: choice('Escapes of', {
      options: {
        javascript: 'JavaScript, \\u00fc',
        braces: 'JavaScript (ES2015), Rust, Swift, \\u{fc}',
        java: 'Java and .properties, \\u00fc',
        json: 'JSON, \\u00fc',
        python: 'Python, \\u00fc and \\U0001f600',
        c: 'C, C++, C#, Go, \\u00fc and \\U0001f600',
        css: 'CSS, \\fc',
        html: 'HTML and XML, &#xfc;',
        sql: "SQL (U&'…'), \\00fc",
        url: 'Addresses, %c3%bc',
      },
      initial: 'javascript',
      as: 'menu',
    }),
    all: toggle('Escape ASCII too', { initial: false }),
    own: toggle('Escape the sign that begins an escape', {
      initial: true,
      help: 'A backslash, & or % in the text then comes back as it was.',
    }),
    capitals: toggle('Capital digits (\\u00FC)', { initial: false }),
  },
  method:
    'A character is written by its code point, its units of UTF-16 or its bytes of UTF-8, as the grammar of each language has it',
  leadsTo: ['character-count', 'word-counter'],
  limits: [
    'The way back reads the escapes of the chosen language, those of single letters such as \\n among them.',
    'What begins like an escape and is none stays as it is, and is named with its place.',
    'Names of characters, such as \\N{EURO SIGN} of Python, and names of HTML, such as &euro;, are not read.',
    'Quotes are left alone. Inside a string of your program they may need an escape of their own.',
  ],
  sources: [
    {
      title: 'ECMA-262: string literals',
      href: 'https://tc39.es/ecma262/multipage/ecmascript-language-lexical-grammar.html',
    },
    { title: 'RFC 8259: strings of JSON', href: 'https://www.rfc-editor.org/rfc/rfc8259#section-7' },
    { title: 'CSS Syntax Module Level 3: escapes', href: 'https://www.w3.org/TR/css-syntax-3/#escaping' },
    {
      title: 'PostgreSQL: string constants with Unicode escapes',
      href: 'https://www.postgresql.org/docs/current/sql-syntax-lexical.html#SQL-SYNTAX-STRINGS-UESCAPE',
    },
    { title: 'RFC 3986: percent-encoding', href: 'https://www.rfc-editor.org/rfc/rfc3986#section-2.1' },
  ],
  run(text, rules) {
    const written = writeEscapes(text, rules)
    if (typeof written === 'string') return { gives: written }
    return refusal('This is half of a surrogate pair, which these escapes cannot write.', {
      offset: written.lone,
      length: 1,
    })
  },
  inverse: {
    loses: 'Which characters were escaped, and the capitals of digits.',
    run(text, { target }, { show }) {
      const read = readEscapes(text, target)
      const named = read.bad
        .slice(0, namedFaults)
        .map(({ offset, found }) => `“${found}” at character ${show.count(offset + 1)}`)
      const notices: Notice[] =
        read.bad.length > 0 ? [{ is: 'fair', says: `No escapes, left as they are: ${named.join(', ')}.` }] : []
      return { gives: read.text, notices }
    },
  },
  examples: [
    { name: 'A greeting', given: { text: 'Grüße 😀' }, expect: { text: String.raw`Gr\u00fc\u00dfe \ud83d\ude00` } },
    {
      name: 'An icon for a style sheet',
      given: { text: '→ €' },
      options: { target: 'css' },
      expect: { text: String.raw`\2192  \20ac ` },
    },
    {
      name: 'A line of a log',
      given: { text: String.raw`caf\u00e9\tna\u00efve` },
      options: { target: 'json' },
      inverse: true,
      expect: { text: 'café\tnaïve' },
    },
  ],
})
