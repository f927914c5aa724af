import { hex, numbers, readDoubled, readEscapes, readPlainly, shortOrLong, writes } from './backslash'
import { bashEscapes } from './bash-escapes'
import { firstOf, halves, mostUnread, noNul, type StringForm, type Unread } from './types'

/* Words of command lines. */

const written = (open: string, body: string, close: string) => ({ open, body, close })
/** How a quote stands within single quotes: they end, the quote is escaped, they begin anew. */
const quoteBetween = String.raw`'\''`

export const shSingle: StringForm = {
  opens: /^'/u,
  closes: () => "'",
  write: (text) => firstOf(text, [halves, noNul]) ?? written("'", text.replaceAll("'", quoteBetween), "'"),
  read(body) {
    const bad: Unread[] = []
    const text = body.replaceAll(/'\\''|'"'"'|'/gu, (found, at: number) => {
      if (found === "'" && bad.length < mostUnread) bad.push({ at, found })
      return "'"
    })
    return { text, bad }
  },
}

/** Where the shell puts in something else. */
const expanded = /`|\$(?=[\w{(@*#?$!-])/u

export const shDouble: StringForm = {
  opens: /^"/u,
  closes: () => '"',
  write: (text) => firstOf(text, [halves, noNul]) ?? written('"', text.replaceAll(/[\\"$`]/gu, String.raw`\$&`), '"'),
  read: (body) =>
    readEscapes(body, {
      named: { '\\': '\\', '"': '"', $: '$', '`': '`' },
      unknown: 'kept',
      joins: 'plain',
      ends: new RegExp(`"|${expanded.source}`, 'u'),
    }),
}

export const bash: StringForm = {
  opens: /^\$'/u,
  closes: () => "'",
  write: writes({
    open: "$'",
    close: "'",
    named: {
      '\n': '\\n',
      '\r': '\\r',
      '\t': '\\t',
      '\u0007': '\\a',
      '\b': '\\b',
      '\u001b': '\\e',
      '\f': '\\f',
      '\v': '\\v',
      '\\': '\\\\',
      "'": "\\'",
    },
    numbered: String.raw`\x01-\x1f\x7f`,
    byNumber: (code) => (code < 0x80 ? `\\x${hex(code, 2)}` : shortOrLong(code)),
    refuses: [noNul],
  }),
  read: (body) =>
    readEscapes(body, {
      named: bashEscapes,
      numbers: [numbers.octalBytes, numbers.x1To2Bytes, numbers.u1To4, numbers.u1To8],
      unknown: 'kept',
      ends: /'/u,
    }),
}

const hasLine = (text: string, word: string) => text.split('\n').includes(word)

/** A here-document always ends with a line end. */
export const shHere: StringForm = {
  opens: /^<<\s*(?:'(\w+)'|\\(\w+))\r?\n/u,
  closes: (opened) => opened[1] ?? opened[2] ?? '',
  write(text) {
    const reason = firstOf(text, [halves, noNul])
    if (reason) return reason
    let word = 'EOF'
    for (let number = 1; hasLine(text, word); number++) word = `EOF${number}`
    return written(`<<'${word}'\n`, text === '' || text.endsWith('\n') ? text : `${text}\n`, word)
  },
  read: (body) => readPlainly(body),
}

/** PowerShell takes the quotes of print for quotes too. */
const singles = String.raw`['\u2018-\u201b]`
const doubles = String.raw`["\u201c-\u201e]`

export const powershellSingle: StringForm = {
  opens: new RegExp(`^${singles}`, 'u'),
  closes: () => "'",
  write: (text) =>
    firstOf(text, [halves, noNul]) ?? written("'", text.replaceAll(new RegExp(singles, 'gu'), '$&$&'), "'"),
  read: (body) => readDoubled(body, new RegExp(singles, 'u')),
}

export const powershellDouble: StringForm = {
  opens: new RegExp(`^${doubles}`, 'u'),
  closes: () => '"',
  write: writes({
    open: '"',
    close: '"',
    named: {
      '\n': '`n',
      '\r': '`r',
      '\t': '`t',
      '\0': '`0',
      '\u0007': '`a',
      '\b': '`b',
      '\f': '`f',
      '\v': '`v',
      '`': '``',
      $: '`$',
      '"': '`"',
      '\u201c': '`\u201c',
      '\u201d': '`\u201d',
      '\u201e': '`\u201e',
    },
    numbered: String.raw`\x01-\x1f\x7f`,
    byNumber: (code) => `\`u{${hex(code, 1)}}`,
  }),
  read: (body) =>
    readEscapes(body, {
      sign: '`',
      named: { n: '\n', r: '\r', t: '\t', 0: '\0', a: '\u0007', b: '\b', e: '\u001b', f: '\f', v: '\v' },
      numbers: [numbers.uBraces],
      unknown: 'alone',
      doubled: '"',
      ends: /\$(?=[\w{(?$^:])|[\u201c-\u201e]/u,
    }),
}

export const powershellHere: StringForm = {
  opens: new RegExp(String.raw`^@${singles}[ \t]*\r?\n`, 'u'),
  closes: () => "\n'@",
  write: (text) =>
    firstOf(text, [halves, noNul, [new RegExp(`^${singles}@`, 'mu'), 'quote'], [/\r$/u, 'return']]) ??
    written("@'\n", text, "\n'@"),
  read: (body) => readPlainly(body),
}

/** Of a batch file: what cmd would act on has a caret, and % is written twice. */
export const cmd: StringForm = {
  write: (text) =>
    firstOf(text, [halves, noNul, [/[\r\n]/u, 'line']]) ??
    written('', text.replaceAll(/[&|<>^"()]/gu, '^$&').replaceAll('%', '%%'), ''),
  read: (body) =>
    readEscapes(body, {
      sign: '^',
      named: {},
      unknown: 'alone',
      joins: 'plain',
      doubled: '%',
      ends: /[&|<>"()]/u,
    }),
}
