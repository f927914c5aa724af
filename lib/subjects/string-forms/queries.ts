import {
  hex,
  numbers,
  readDoubled,
  readEscapes,
  readPlainly,
  shortOrLong,
  writes,
  type ReadingRules,
} from './backslash'
import { firstOf, halves, noNul, type StringForm } from './types'

/* Strings of databases, and fields of CSV. */

function doubled(quote: "'" | '"', refuses: Parameters<typeof firstOf>[1]): StringForm {
  return {
    opens: new RegExp(`^${quote}`, 'u'),
    closes: () => quote,
    write: (text) =>
      firstOf(text, refuses) ?? { open: quote, body: text.replaceAll(quote, quote + quote), close: quote },
    read: (body) => readDoubled(body, new RegExp(quote, 'u')),
  }
}

export const sql = doubled("'", [halves, noNul])
export const sqlName = doubled('"', [halves, noNul, [/^$/u, 'empty']])
export const csv = doubled('"', [halves])

const inQuotes = { '\n': '\\n', '\r': '\\r', '\\': '\\\\', "'": "\\'" } as const
const postgresReading: ReadingRules = {
  named: { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' },
  numbers: [numbers.octalBytes, numbers.x1To2Bytes, numbers.u4, numbers.u8],
  unknown: 'alone',
  doubled: "'",
}

export const sqlPostgres: StringForm = {
  opens: /^[eE]'/u,
  closes: () => "'",
  write: writes({
    open: "E'",
    close: "'",
    named: { ...inQuotes, '\t': '\\t', '\b': '\\b', '\f': '\\f' },
    numbered: String.raw`\x01-\x1f\x7f`,
    byNumber: (code) => (code < 0x80 ? `\\x${hex(code, 2)}` : shortOrLong(code)),
    refuses: [noNul],
  }),
  read: (body) => readEscapes(body, postgresReading),
}

export const sqlDollar: StringForm = {
  opens: /^\$([A-Za-z_]\w*)?\$/u,
  closes: (opened) => opened[0],
  write(text) {
    const reason = firstOf(text, [halves, noNul])
    if (reason) return reason
    let word = text.includes('$$') || text.endsWith('$') ? 'text' : ''
    for (let number = 1; word !== '' && text.includes(`$${word}$`); number++) word = `text${number}`
    return { open: `$${word}$`, body: text, close: `$${word}$` }
  },
  read: (body) => readPlainly(body),
}

const writeMysql = writes({
  open: "'",
  close: "'",
  named: { ...inQuotes, '\0': '\\0', '\u001a': '\\Z' },
  numbered: '',
  byNumber: (code) => String.fromCodePoint(code),
})

export const sqlMysql: StringForm = {
  opens: /^'/u,
  closes: () => "'",
  // There is no escape for what is beyond ASCII.
  write: (text) => writeMysql(text, false),
  read: (body) =>
    readEscapes(body, {
      named: { n: '\n', r: '\r', t: '\t', b: '\b', 0: '\0', Z: '\u001a' },
      // The sign stays for LIKE, which reads it next.
      other: [[/[%_]/y, (found) => `\\${found[0]}`]],
      unknown: 'alone',
      doubled: "'",
    }),
}

/** A pattern that finds the text itself; it goes into a string afterwards. */
export const sqlLike: StringForm = {
  write: (text) =>
    firstOf(text, [halves, noNul]) ?? { open: '', body: text.replaceAll(/[\\%_]/gu, String.raw`\$&`), close: '' },
  read: (body) => readEscapes(body, { named: { '\\': '\\', '%': '%', _: '_' }, unknown: 'mistake', ends: /[%_]/u }),
}
