import {
  hex,
  inOctal,
  inUnits,
  numbers,
  readDoubled,
  readEscapes,
  readPlainly,
  shortOrLong,
  writes,
  type ReadingRules,
} from './backslash'
import { firstOf, halves, noNul, type StringForm } from './types'

/* Strings of programming languages, by the grammar of each. */

const line = { '\n': '\\n', '\r': '\\r', '\t': '\\t' } as const
const backAndFeed = { '\b': '\\b', '\f': '\\f' } as const
const bell = { '\u0007': '\\a', '\v': '\\v' } as const
const back = { '\\': '\\\\' } as const
const double = { '"': '\\"' } as const
const single = { "'": "\\'" } as const
/** Controls and DEL. */
const controls = String.raw`\0-\x1f\x7f`
const inCode = { n: '\n', r: '\r', t: '\t', '\\': '\\' } as const
const quotesInCode = { '"': '"', "'": "'" } as const
/** Signs that change the order of what is read; compilers refuse them in a string. */
const turning = String.raw`\u202a-\u202e\u2066-\u2069`

const quoted = (quote: string) => ({ opens: new RegExp(`^${quote}`, 'u'), closes: () => quote })
const xOrUnits = (code: number) => (code < 0x80 ? `\\x${hex(code, 2)}` : inUnits(code))
const braced = (code: number) => `\\u{${hex(code, 1)}}`

export const json: StringForm = {
  ...quoted('"'),
  write: writes({
    open: '"',
    close: '"',
    named: { ...line, ...backAndFeed, ...back, ...double },
    numbered: String.raw`\0-\x1f`,
    byNumber: inUnits,
    hasHalves: true,
  }),
  read: (body) =>
    readEscapes(body, {
      named: { ...inCode, b: '\b', f: '\f', '/': '/', '"': '"' },
      numbers: [numbers.u4],
      unknown: 'mistake',
      ends: new RegExp(String.raw`"|[\0-\x1f]`, 'u'),
    }),
}

const javascriptReading: ReadingRules = {
  named: { ...inCode, ...quotesInCode, b: '\b', f: '\f', v: '\v', '`': '`' },
  numbers: [numbers.x2, numbers.u4, numbers.uBraces],
  other: [[/0(?!\d)/y, () => '\0']],
  unknown: 'alone',
  joins: 'plain',
}

function javascript(quote: '"' | "'"): StringForm {
  return {
    ...quoted(quote),
    write: writes({
      open: quote,
      close: quote,
      named: { ...line, ...backAndFeed, '\v': '\\v', ...back, [quote]: `\\${quote}` },
      numbered: String.raw`${controls}\u2028\u2029`,
      byNumber: (code, next) => (code === 0 && !/\d/u.test(next) ? '\\0' : xOrUnits(code)),
      hasHalves: true,
    }),
    read: (body) => readEscapes(body, { ...javascriptReading, ends: new RegExp(`${quote}|[\\r\\n]`, 'u') }),
  }
}

export const javascriptDouble = javascript('"')
export const javascriptSingle = javascript("'")

export const javascriptTemplate: StringForm = {
  ...quoted('`'),
  write: writes({
    open: '`',
    close: '`',
    named: { ...back, '`': '\\`', '\r': '\\r' },
    numbered: String.raw`\0-\x08\x0b\x0c\x0e-\x1f\x7f`,
    byNumber: xOrUnits,
    hasHalves: true,
    pieces: [[/\$\{/gu, '\\${']],
  }),
  read: (body) =>
    readEscapes(body.replaceAll('\r\n', '\n'), {
      ...javascriptReading,
      named: { ...javascriptReading.named, $: '$' },
      ends: /`|\$\{/u,
    }),
}

/** A backslash at the end that would take the quote with it. */
const lastBackslash = [/(?<!\\)(?:\\\\)*\\$/u, 'backslash'] as const

export const javascriptRaw: StringForm = {
  opens: /^String\.raw\s*`/u,
  closes: () => '`',
  write: (text) =>
    firstOf(text, [halves, [/`|\$\{/u, 'quote'], [/\r/u, 'return'], lastBackslash]) ?? {
      open: 'String.raw`',
      body: text,
      close: '`',
    },
  read: (body) => readPlainly(body, /`|\$\{/gu),
}

const pythonReading: ReadingRules = {
  named: { ...inCode, ...quotesInCode, b: '\b', f: '\f', v: '\v', a: '\u0007' },
  numbers: [numbers.x2, numbers.u4, numbers.u8, numbers.octal],
  unknown: 'mistake',
  joins: 'plain',
}
const pythonNumber = (code: number) => (code < 0x100 ? `\\x${hex(code, 2)}` : shortOrLong(code))

function python(quote: '"' | "'"): StringForm {
  return {
    opens: new RegExp(`^[uU]?${quote}(?!${quote}${quote})`, 'u'),
    closes: () => quote,
    write: writes({
      open: quote,
      close: quote,
      named: { ...line, ...back, [quote]: `\\${quote}` },
      numbered: controls,
      byNumber: pythonNumber,
      hasHalves: true,
    }),
    read: (body) => readEscapes(body, { ...pythonReading, ends: new RegExp(`${quote}|[\\r\\n]`, 'u') }),
  }
}

export const pythonSingle = python("'")
export const pythonDouble = python('"')

export const pythonTriple: StringForm = {
  ...quoted('"""'),
  write: writes({
    open: '"""',
    close: '"""',
    named: { ...back, '\r': '\\r' },
    numbered: String.raw`\0-\x08\x0b\x0c\x0e-\x1f\x7f`,
    byNumber: pythonNumber,
    hasHalves: true,
    pieces: [[/"{3,}|"+$/gu, (run) => '\\"'.repeat(run.length)]],
  }),
  read: (body) => readEscapes(body, { ...pythonReading, ends: /"""/u }),
}

export const pythonRaw: StringForm = {
  opens: /^[rR]("""|'''|"|')/u,
  closes: (opened) => opened[1] ?? '"',
  write(text) {
    const reason = firstOf(text, [halves, noNul, [/\r/u, 'return'], lastBackslash])
    if (reason) return reason
    const hasLines = text.includes('\n')
    const quotes = ['"', "'", '"""', "'''"].filter((quote) => quote.length === 3 || !hasLines)
    const free = quotes.find((quote) => !text.includes(quote) && !text.endsWith(quote.charAt(0)))
    if (free === undefined) return { why: 'quote', at: text.search(/["']/u) }
    return { open: `r${free}`, body: text, close: free }
  },
  read: (body) => readPlainly(body),
}

const javaReading: ReadingRules = {
  named: { ...inCode, ...quotesInCode, b: '\b', f: '\f', s: ' ' },
  numbers: [numbers.manyU4, { pattern: /([0-3]?[0-7]{1,2})/y, base: 8, of: 'code' }],
  unknown: 'mistake',
}
// A \u escape of a control is read before the string is, so that octal digits are the safe ones.
const javaNumber = (code: number) => (code < 0x80 ? inOctal(code) : inUnits(code))

export const java: StringForm = {
  opens: /^"(?!"")/u,
  closes: () => '"',
  write: writes({
    open: '"',
    close: '"',
    named: { ...line, ...backAndFeed, ...back, ...double },
    numbered: controls,
    byNumber: javaNumber,
    hasHalves: true,
  }),
  read: (body) => readEscapes(body, { ...javaReading, ends: /["\r\n]/u }),
}

const javaBlockBody = writes({
  open: '"""\n',
  close: '"""',
  named: { ...back, ...backAndFeed, '\r': '\\r' },
  numbered: controls.replace(String.raw`\0-\x1f`, String.raw`\0-\x08\x0b\x0c\x0e-\x1f`),
  byNumber: javaNumber,
  hasHalves: true,
  pieces: [
    [/"{3,}|"+$/gu, (run) => '\\"'.repeat(run.length)],
    [/[ \t]$/gmu, (space) => (space === ' ' ? '\\s' : '\\t')],
  ],
})
const wideSpace = String.raw`[\u1680\u2000-\u2006\u2008-\u200a\u2028\u2029\u205f\u3000]`

const isSpace = (text: string, at: number) => /[ \t\f\v]/u.test(text.charAt(at))

function margin(text: string): number {
  let width = 0
  while (isSpace(text, width)) width++
  return width
}

function withoutLastSpace(text: string): string {
  let end = text.length
  while (end > 0 && isSpace(text, end - 1)) end--
  return text.slice(0, end)
}

/** The lines of a text block without the space that all share, and without space at their ends. */
function withoutMargin(body: string): string {
  const lines = body.replaceAll(/\r\n?/gu, '\n').split('\n')
  let shared = Infinity
  for (const [at, text] of lines.entries()) {
    const width = margin(text)
    if (width < text.length || at === lines.length - 1) shared = Math.min(shared, width)
  }
  return lines.map((text) => withoutLastSpace(text.slice(shared))).join('\n')
}

export const javaBlock: StringForm = {
  opens: /^"""[ \t\f]*\r?\n/u,
  closes: () => '"""',
  write(text, ascii) {
    const wide = firstOf(text, [[new RegExp(`^${wideSpace}|${wideSpace}$`, 'mu'), 'space']])
    if (wide) return wide
    const written = javaBlockBody(text, ascii)
    if ('why' in written || text.endsWith('\n')) return written
    const lines = written.body.split('\n')
    const isMoved = lines.every((each) => each === '' || /^[ \t]/u.test(each))
    if (!isMoved) return written
    const body = written.body.replace(/^[ \t]/gmu, (space) => (space === ' ' ? '\\s' : '\\t'))
    return { ...written, body }
  },
  read: (body) => readEscapes(withoutMargin(body), { ...javaReading, joins: 'plain', ends: /"""/u }),
}

const cReading: ReadingRules = {
  named: { ...inCode, ...quotesInCode, b: '\b', f: '\f', v: '\v', a: '\u0007', '?': '?' },
  numbers: [numbers.octalBytes, numbers.xBytes, numbers.u4, numbers.u8],
  unknown: 'mistake',
  joins: 'plain',
  ends: /["\r\n]/u,
}

export const c: StringForm = {
  ...quoted('"'),
  write: writes({
    open: '"',
    close: '"',
    named: { ...line, ...backAndFeed, ...bell, ...back, ...double },
    numbered: controls,
    byNumber: (code) => (code < 0xa0 ? inOctal(code) : shortOrLong(code)),
    // Two question marks may begin a trigraph.
    pieces: [[/\?(?=\?)/gu, '?\\']],
  }),
  read: (body) => readEscapes(body, cReading),
}

/** A word that is not within the text, made longer until that is so. */
function freeWord(isTaken: (word: string) => boolean, word: string): string {
  let free = word
  for (let number = 1; isTaken(free); number++) free = `${word}${number}`
  return free
}

export const cppRaw: StringForm = {
  opens: /^R"([^()\\\s]{0,16})\(/u,
  closes: (opened) => `)${opened[1] ?? ''}"`,
  write(text) {
    const reason = firstOf(text, [halves, noNul, [/\r/u, 'return']])
    if (reason) return reason
    const word = text.includes(')"') ? freeWord((each) => text.includes(`)${each}"`), 'raw') : ''
    return { open: `R"${word}(`, body: text, close: `)${word}"` }
  },
  read: (body) => readPlainly(body),
}

export const csharp: StringForm = {
  ...quoted('"'),
  write: writes({
    open: '"',
    close: '"',
    named: { ...line, ...backAndFeed, ...bell, ...back, ...double, '\0': '\\0' },
    numbered: String.raw`${controls}\x80-\x9f\u2028\u2029`,
    byNumber: (code) => (code >= 0xd800 && code < 0xe000 ? inUnits(code) : shortOrLong(code)),
    hasHalves: true,
  }),
  read: (body) =>
    readEscapes(body, {
      named: { ...inCode, ...quotesInCode, b: '\b', f: '\f', v: '\v', a: '\u0007', 0: '\0', e: '\u001b' },
      numbers: [numbers.x1To4, numbers.u4, numbers.u8],
      unknown: 'mistake',
      ends: /["\r\n]/u,
    }),
}

export const csharpVerbatim: StringForm = {
  opens: /^@"/u,
  closes: () => '"',
  write: (text) => firstOf(text, [halves, noNul]) ?? { open: '@"', body: text.replaceAll('"', '""'), close: '"' },
  read: (body) => readDoubled(body, /"/u),
}

export const go: StringForm = {
  ...quoted('"'),
  write: writes({
    open: '"',
    close: '"',
    named: { ...line, ...backAndFeed, ...bell, ...back, ...double },
    numbered: String.raw`${controls}\ufeff`,
    byNumber: (code) => (code < 0x80 ? `\\x${hex(code, 2)}` : shortOrLong(code)),
  }),
  read: (body) =>
    readEscapes(body, {
      named: { ...inCode, '"': '"', b: '\b', f: '\f', v: '\v', a: '\u0007' },
      numbers: [numbers.octal3Bytes, numbers.x2Bytes, numbers.u4, numbers.u8],
      unknown: 'mistake',
      ends: /["\r\n]/u,
    }),
}

export const goRaw: StringForm = {
  ...quoted('`'),
  write: (text) =>
    firstOf(text, [halves, noNul, [/`/u, 'quote'], [/\r/u, 'return'], [/\ufeff/u, 'control']]) ?? {
      open: '`',
      body: text,
      close: '`',
    },
  read: (body) => readPlainly(body.replaceAll('\r', ''), /`/gu),
}

export const rust: StringForm = {
  ...quoted('"'),
  write: writes({
    open: '"',
    close: '"',
    named: { ...line, ...back, ...double, '\0': '\\0' },
    numbered: controls + turning,
    byNumber: braced,
  }),
  read: (body) =>
    readEscapes(body, {
      named: { ...inCode, ...quotesInCode, 0: '\0' },
      numbers: [{ pattern: /x([0-7][0-9a-fA-F])/y, base: 16, of: 'code' }, numbers.uBraces],
      unknown: 'mistake',
      joins: 'trimmed',
      ends: /"/u,
    }),
}

/** The compiler takes no more. */
const mostHashes = 255

export const rustRaw: StringForm = {
  opens: /^r(#*)"/u,
  closes: (opened) => `"${opened[1] ?? ''}`,
  write(text) {
    const reason = firstOf(text, [halves, [/\r/u, 'return'], [new RegExp(`[${turning}]`, 'u'), 'control']])
    if (reason) return reason
    let count = 0
    for (const [found] of text.matchAll(/"#*/gu)) count = Math.max(count, found.length)
    if (count > mostHashes) return { why: 'quote', at: text.indexOf('"') }
    const hashes = '#'.repeat(count)
    return { open: `r${hashes}"`, body: text, close: `"${hashes}` }
  },
  read: (body) => readPlainly(body),
}

/** Of a string in single quotes, in which only the quote and the backslash are escaped. */
const singleOnly: StringForm = {
  ...quoted("'"),
  write: writes({ open: "'", close: "'", named: { ...back, ...single }, numbered: '', byNumber: braced }),
  read: (body) => readEscapes(body, { named: { '\\': '\\', "'": "'" }, unknown: 'kept', ends: /'/u }),
}
/** What is beyond ASCII has no escape in them. */
const withoutNumbers = (form: StringForm): StringForm => ({ ...form, write: (text) => form.write(text, false) })

export const phpSingle = withoutNumbers(singleOnly)
/** Ruby and Perl leave a carriage return out that stands before a line feed in the source. */
export const scriptSingle: StringForm = {
  ...phpSingle,
  write: (text, ascii) => firstOf(text, [[/\r\n/u, 'return']]) ?? phpSingle.write(text, ascii),
}

export const phpDouble: StringForm = {
  ...quoted('"'),
  write: writes({
    open: '"',
    close: '"',
    named: { ...line, ...back, ...double, '\v': '\\v', '\f': '\\f', '\u001b': '\\e', $: '\\$' },
    numbered: controls,
    byNumber: (code) => (code < 0x80 ? `\\x${hex(code, 2)}` : braced(code)),
  }),
  read: (body) =>
    readEscapes(body, {
      named: { ...inCode, '"': '"', v: '\v', f: '\f', e: '\u001b', $: '$' },
      numbers: [numbers.octalBytes, numbers.x1To2Bytes, numbers.uBraces],
      unknown: 'kept',
      ends: /"|\$(?=[A-Za-z_{\x80-\u{10ffff}])|\{(?=\$)/u,
    }),
}

export const phpNowdoc: StringForm = {
  opens: /^<<<[ \t]*'(\w+)'\r?\n/u,
  closes: (opened) => `\n${opened[1] ?? ''}`,
  write(text) {
    const reason = firstOf(text, [halves, [/\r$/u, 'return']])
    if (reason) return reason
    const word = freeWord((each) => new RegExp(`^[ \\t]*${each}(?![\\w\\x80-\\u{10ffff}])`, 'mu').test(text), 'TEXT')
    return { open: `<<<'${word}'\n`, body: text, close: `\n${word}` }
  },
  read: (body) => readPlainly(body),
}

export const rubyDouble: StringForm = {
  ...quoted('"'),
  write: writes({
    open: '"',
    close: '"',
    named: { ...line, ...backAndFeed, ...bell, ...back, ...double, '\u001b': '\\e' },
    numbered: controls,
    byNumber: (code) => (code < 0x80 ? `\\x${hex(code, 2)}` : braced(code)),
    pieces: [[/#(?=[{$@])/gu, '\\#']],
  }),
  read: (body) =>
    readEscapes(body, {
      named: { ...inCode, '"': '"', b: '\b', f: '\f', v: '\v', a: '\u0007', e: '\u001b', s: ' ' },
      numbers: [numbers.octalBytes, numbers.x1To2Bytes, numbers.u4, numbers.uBraces],
      unknown: 'alone',
      joins: 'plain',
      ends: /"|#(?=[{$@])/u,
    }),
}

export const perlDouble: StringForm = {
  ...quoted('"'),
  write: writes({
    open: '"',
    close: '"',
    named: { ...line, ...backAndFeed, '\u0007': '\\a', ...back, ...double, '\u001b': '\\e', $: '\\$', '@': '\\@' },
    numbered: controls,
    byNumber: (code) => `\\x{${hex(code, 1)}}`,
  }),
  read: (body) =>
    readEscapes(body, {
      named: { ...inCode, '"': '"', b: '\b', f: '\f', a: '\u0007', e: '\u001b', $: '$', '@': '@' },
      numbers: [numbers.xBraces, { pattern: /x([0-9a-fA-F]{1,2})/y, base: 16, of: 'code' }, numbers.octal],
      unknown: 'alone',
      ends: /"|[$@](?=[A-Za-z_{])/u,
    }),
}
