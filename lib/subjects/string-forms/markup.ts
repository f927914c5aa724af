import { hex, numbers, readDoubled, readEscapes, shortOrLong, writes } from './backslash'
import { firstOf, halves, mostUnread, noNul, type ReadBody, type StringForm, type Unread } from './types'

/* Patterns, marked-up text and YAML. */

const plain = (body: string) => ({ open: '', body, close: '' })

/** A pattern that finds the text itself, in JavaScript, PCRE, Python, Java, Go and .NET. */
export const regex: StringForm = {
  opens: /^\/(?!\/)/u,
  closes: () => '/',
  write: writes({
    open: '/',
    close: '/',
    named: {
      '\n': '\\n',
      '\r': '\\r',
      '\t': '\\t',
      '\f': '\\f',
      ...Object.fromEntries(Array.from(String.raw`\^$.|?*+()[]{}/`, (sign) => [sign, `\\${sign}`])),
    },
    numbered: String.raw`\0-\x1f\x7f\u2028\u2029`,
    byNumber: (code) => (code < 0x80 ? `\\x${hex(code, 2)}` : String.fromCodePoint(code)),
  }),
  read: (body) =>
    readEscapes(body, {
      named: { n: '\n', r: '\r', t: '\t', f: '\f', v: '\v' },
      numbers: [numbers.x2, numbers.u4],
      other: [[/[^\w\s]/y, (found) => found[0]]],
      unknown: 'mistake',
      ends: /[\^$.|?*+()[\]{}]/u,
    }),
}

const commands: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
}
const commanded = new Map(Object.entries(commands).map(([sign, command]) => [command.replace('{}', ''), sign]))

export const latex: StringForm = {
  write: (text) =>
    firstOf(text, [halves, [/(?![\t\n])\p{Cc}/u, 'control']]) ??
    plain(text.replaceAll(/[\\~^<>|{}$&#%_]/gu, (sign) => commands[sign] ?? `\\${sign}`)),
  read(body): ReadBody {
    const bad: Unread[] = []
    const text = body.replaceAll(/\\[{}$&#%_]|(\\[A-Za-z]+)(?:\{\}|[ \t]+)?|[\\{}$&#%_^~]/gu, (found, command, at) => {
      const sign = typeof command === 'string' ? commanded.get(command) : undefined
      if (sign !== undefined) return sign
      if (found.length === 2 && found.startsWith('\\') && !/[A-Za-z]/u.test(found)) return found.slice(1)
      if (bad.length < mostUnread) bad.push({ at: Number(at), found })
      return found
    })
    return { text, bad }
  },
}

/** Signs that may begin something anywhere, and those that do at the beginning of a line. */
const anywhere = /[\\`*_[\]<>&#|~$]/gu
const atLine = /^([ \t]*)([-+=]|\d{1,9}(?=[.)]))/gmu

export const markdown: StringForm = {
  write: (text) =>
    firstOf(text, [halves, noNul]) ??
    plain(
      text
        .replaceAll(anywhere, String.raw`\$&`)
        .replaceAll(atLine, (_, space: string, mark: string) => space + (/\d/u.test(mark) ? `${mark}\\` : `\\${mark}`)),
    ),
  read: (body) => readEscapes(body, { named: {}, other: [[/[!-/:-@[-`{-~]/y, (found) => found[0]]], unknown: 'kept' }),
}

/** What YAML does not take as it stands. */
const unprinted = String.raw`\0-\x08\x0b-\x1f\x7f-\x84\x86-\x9f\ufeff\ufffe\uffff`
const otherEnds = String.raw`\x85\u2028\u2029`

const yamlNamed = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\0': '\\0',
  '\u0007': '\\a',
  '\b': '\\b',
  '\u001b': '\\e',
  '\f': '\\f',
  '\v': '\\v',
  '\u0085': '\\N',
  '\u2028': '\\L',
  '\u2029': '\\P',
  '\\': '\\\\',
  '"': '\\"',
} as const

const endsEscaped = (line: string) => {
  let count = 0
  while (line.charAt(line.length - 1 - count) === '\\') count++
  return count % 2 === 1
}

/** Line ends within quotes: one is a space, of several the first is left out. */
function folded(body: string): string {
  const [first = '', ...rest] = body.split(/\r?\n/u)
  if (rest.length === 0) return body
  const parts: string[] = []
  let before = first
  let blank = 0
  for (const [at, line] of rest.entries()) {
    const text = line.trimStart()
    if (text === '' && at < rest.length - 1) {
      blank += 1
      continue
    }
    const isJoined = endsEscaped(before)
    parts.push(isJoined ? before : before.trimEnd(), isJoined ? '\n' : blank === 0 ? ' ' : '\n'.repeat(blank))
    before = text
    blank = 0
  }
  return parts.join('') + before
}

export const yamlDouble: StringForm = {
  opens: /^"/u,
  closes: () => '"',
  write: writes({
    open: '"',
    close: '"',
    named: yamlNamed,
    numbered: unprinted,
    byNumber: (code) => (code < 0x100 ? `\\x${hex(code, 2)}` : shortOrLong(code)),
  }),
  read: (body) =>
    readEscapes(folded(body), {
      named: {
        ...Object.fromEntries(Object.entries(yamlNamed).map(([character, escape]) => [escape.slice(1), character])),
        ' ': ' ',
        '\t': '\t',
        '/': '/',
        _: '\u00a0',
      },
      numbers: [numbers.x2, numbers.u4, numbers.u8],
      unknown: 'mistake',
      joins: 'trimmed',
      ends: /"/u,
    }),
}

const cannotPrint = [new RegExp(`[${unprinted}${otherEnds}]`, 'u'), 'control'] as const

export const yamlSingle: StringForm = {
  opens: /^'/u,
  closes: () => "'",
  write: (text) =>
    firstOf(text, [halves, [/[\r\n]/u, 'line'], cannotPrint]) ?? {
      open: "'",
      body: text.replaceAll("'", "''"),
      close: "'",
    },
  read: (body) => readDoubled(folded(body), /'/u),
}

const indent = '  '

/** How many line feeds end a text. */
function lastFeeds(text: string): number {
  let count = 0
  while (text.charAt(text.length - 1 - count) === '\n') count++
  return count
}

/** The lines of a block, without the margin that its head or its first line gives it. */
function unblocked(body: string): string {
  const head = /^\|([-+]?)([1-9]?)([-+]?)[ \t]*(?:#.*)?\r?\n/u.exec(body)
  const lines = (head ? body.slice(head[0].length) : body).replaceAll('\r\n', '\n').split('\n')
  const first = lines.find((text) => text.trim() !== '') ?? ''
  const margin = head?.[2] ? Number(head[2]) : first.length - first.replace(/^ +/u, '').length
  const text = lines.map((each) => each.slice(margin)).join('\n')
  const chomping = head?.[1] || head?.[3]
  if (!head || chomping === '+') return text
  const trimmed = text.slice(0, text.length - lastFeeds(text))
  return chomping === '-' || trimmed === '' ? trimmed : `${trimmed}\n`
}

/** A value of a key at the margin, which stands two spaces further in. */
export const yamlBlock: StringForm = {
  write(text) {
    const reason = firstOf(text, [halves, [/\r/u, 'return'], cannotPrint])
    if (reason) return reason
    // Readers do not agree on lines of nothing but space.
    if (text.trim() === '' && /[ \t]/u.test(text)) return { why: 'space', at: text.search(/[ \t]/u) }
    const ends = lastFeeds(text)
    const isEmpty = ends === text.length
    const chomping = ends === 0 ? '-' : ends === 1 && !isEmpty ? '' : '+'
    const lines = text.split('\n')
    const isDeep = /^\n*[ \t]/u.test(text)
    const body = lines.map((each) => (each === '' ? '' : indent + each)).join('\n')
    return plain(`|${isDeep ? indent.length : ''}${chomping}\n${body}`)
  },
  read: (body) => ({ text: unblocked(body), bad: [] }),
}
