/* Command lines as shells take them apart: POSIX and bash, cmd.exe, PowerShell. */
import { bashEscapes } from '@/lib/subjects/string-forms/bash-escapes'

export type Shell = 'bash' | 'cmd' | 'powershell'

export interface Word {
  text: string
  /** In UTF-16 units of the command. */
  at: number
}

export type ShellRemark = 'unclosed' | 'variable' | 'substitution' | 'operator' | 'redirection'

export interface ShellReading {
  words: readonly Word[]
  remarks: readonly { why: ShellRemark; at: number; text: string }[]
}

const escapesOfPowerShell: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '\u0007',
  b: '\b',
  e: '\u001b',
  f: '\f',
  v: '\v',
  0: '\0',
}

const numberedEscape = /\\(?:x([\dA-Fa-f]{1,2})|u([\dA-Fa-f]{1,4})|U([\dA-Fa-f]{1,8})|([0-7]{1,3}))/y
/** What a shell would put a value in place of. */
const variable = /\$(?:\{[^}\n]*\}|env:\w+|\w+|[@*#?!-])/y

class Reader {
  readonly words: Word[] = []
  readonly remarks: { why: ShellRemark; at: number; text: string }[] = []
  private current = ''
  private begun = -1
  constructor(
    readonly text: string,
    public at = 0,
  ) {}

  get isDone(): boolean {
    return this.at >= this.text.length
  }
  get here(): string {
    return this.text[this.at] ?? ''
  }
  get next(): string {
    return this.text[this.at + 1] ?? ''
  }
  begin(): void {
    if (this.begun === -1) this.begun = this.at
  }
  add(text: string, length = text.length): void {
    this.begin()
    this.current += text
    this.at += length
  }
  end(): void {
    if (this.begun === -1) return
    this.words.push({ text: this.current, at: this.begun })
    this.current = ''
    this.begun = -1
  }
  skip(length: number): void {
    this.at += length
  }
  remark(why: ShellRemark, text: string, at = this.at): void {
    if (this.remarks.length < 20) this.remarks.push({ why, at, text })
  }
  match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    return pattern.exec(this.text)
  }
  /** A variable stays as it is written, and is said. */
  takeVariable(): boolean {
    const found = this.match(variable)
    if (!found) return false
    this.remark('variable', found[0])
    this.add(found[0])
    return true
  }
  /** Up to the mark; the rest of the text where there is none. */
  takePlain(mark: string): void {
    const end = this.text.indexOf(mark, this.at)
    if (end === -1) this.remark('unclosed', mark, this.at - 1)
    this.add(this.text.slice(this.at, end === -1 ? undefined : end))
    if (end !== -1) this.skip(mark.length)
  }
}

const lineBreak = /\r\n|\r|\n/y

function bashDollarQuote(reader: Reader): void {
  reader.begin()
  const start = reader.at
  reader.skip(2)
  while (!reader.isDone) {
    if (reader.here === "'") {
      reader.skip(1)
      return
    }
    if (reader.here !== '\\') {
      reader.add(reader.here)
      continue
    }
    const numbered = reader.match(numberedEscape)
    if (numbered) {
      const [whole, two, four, eight, octal] = numbered
      const code =
        octal === undefined ? Number.parseInt(two ?? four ?? eight ?? '0', 16) : Number.parseInt(octal, 8) & 255
      reader.add(code > 0x10ffff ? whole : String.fromCodePoint(code), whole.length)
      continue
    }
    const named = bashEscapes[reader.next]
    reader.add(named ?? `\\${reader.next}`, 2)
  }
  reader.remark('unclosed', "$'", start)
}

function bashDoubleQuote(reader: Reader): void {
  reader.begin()
  const start = reader.at
  reader.skip(1)
  while (!reader.isDone) {
    if (reader.here === '"') {
      reader.skip(1)
      return
    }
    if (reader.here === '\\') {
      const { next } = reader
      if (next === '\n') reader.skip(2)
      else if (next === '\r' && reader.text[reader.at + 2] === '\n') reader.skip(3)
      else if (next !== '' && '$`"\\'.includes(next)) reader.add(next, 2)
      else reader.add('\\')
      continue
    }
    if (reader.here === '`' || (reader.here === '$' && reader.next === '(')) reader.remark('substitution', reader.here)
    if (!reader.takeVariable()) reader.add(reader.here)
  }
  reader.remark('unclosed', '"', start)
}

/** Where the first command ends: what follows is another program's. */
function bashOperator(reader: Reader): boolean {
  const found = reader.match(/(?:\|\|?|&&?|;|\d?>>?&?\d?|<)/y)
  if (!found) return false
  reader.end()
  if (!/[<>]/.test(found[0])) {
    reader.remark('operator', found[0])
    return true
  }
  reader.remark('redirection', found[0])
  reader.skip(found[0].length)
  reader.skip(reader.match(/[ \t]*[^\s|&;<>]*/y)?.[0].length ?? 0)
  return false
}

function readBash(reader: Reader): void {
  while (!reader.isDone) {
    const { here, next } = reader
    const broken = reader.match(lineBreak)
    if (here === '\\') {
      const rest = /^\\[ \t]*(\r\n|\r|\n|$)/.exec(reader.text.slice(reader.at, reader.at + 80))
      if (rest) reader.skip(rest[0].length)
      else reader.add(next, 2)
    } else if (broken) {
      reader.end()
      if (reader.words.length > 0 && reader.text.slice(reader.at).trim() !== '') {
        const rest = reader.text.slice(reader.at).trimStart()
        if (!/^(?:-|--|https?:)/i.test(rest)) {
          reader.remark('operator', '\n')
          return
        }
      }
      reader.skip(broken[0].length)
    } else if (here === ' ' || here === '\t') {
      reader.end()
      reader.skip(1)
    } else if (here === '#' && reader.text.slice(0, reader.at).trim() === '') {
      reader.skip(reader.match(/[^\r\n]*/y)?.[0].length ?? 1)
    } else if (here === "'") {
      reader.begin()
      reader.skip(1)
      reader.takePlain("'")
    } else if (here === '$' && next === "'") bashDollarQuote(reader)
    else if (here === '"') bashDoubleQuote(reader)
    else if ('|&;<>'.includes(here)) {
      if (bashOperator(reader)) return
    } else {
      if (here === '`' || (here === '$' && next === '(')) reader.remark('substitution', here)
      if (!reader.takeVariable()) reader.add(here)
    }
  }
}

interface Sign {
  sign: string
  at: number
}

/** What cmd.exe leaves of a line: carets outside of quotes escape what follows, and an escaped quote opens none. */
function withoutCarets(reader: Reader): Sign[] {
  const signs: Sign[] = []
  let isQuoted = false
  const take = (length = 1) => {
    for (const sign of reader.text.slice(reader.at, reader.at + length)) signs.push({ sign, at: reader.at })
    reader.skip(length)
  }
  while (!reader.isDone) {
    const { here } = reader
    const broken = reader.match(lineBreak)
    if (here === '^' && !isQuoted) {
      reader.skip(1)
      const goesOn = reader.match(lineBreak)
      // A line that goes on: what comes next counts as escaped, a second line end too.
      if (goesOn) reader.skip(goesOn[0].length)
      const literalEnd = goesOn && reader.match(lineBreak)
      if (literalEnd) {
        signs.push({ sign: '\n', at: reader.at })
        reader.skip(literalEnd[0].length)
      } else if (!goesOn && !reader.isDone) take()
    } else if (here === '"') {
      isQuoted = !isQuoted
      take()
    } else if (broken) {
      const rest = reader.text.slice(reader.at).trim()
      if (rest !== '' && signs.some(({ sign }) => sign.trim() !== '')) {
        reader.remark('operator', '\n')
        break
      }
      isQuoted = false
      reader.skip(broken[0].length)
      signs.push({ sign: ' ', at: reader.at })
    } else if (!isQuoted && '|&<>'.includes(here)) {
      reader.remark('operator', here)
      break
    } else {
      const found = reader.match(/%\w+%/y)
      if (found) reader.remark('variable', found[0])
      take(found?.[0].length ?? 1)
    }
  }
  return signs
}

/** The carets of cmd.exe first, then quotes as the C library of Windows programs reads them. */
function readCmd(reader: Reader): void {
  const signs = withoutCarets(reader)
  let word: Word | undefined
  let isQuoted = false
  let opened = 0
  const add = (text: string, at: number) => {
    word = { text: (word?.text ?? '') + text, at: word?.at ?? at }
  }
  const end = () => {
    if (word) reader.words.push(word)
    word = undefined
  }
  for (let place = 0; place < signs.length; place++) {
    const { sign, at } = signs[place] ?? { sign: '', at: 0 }
    if (sign === '\\') {
      let slashes = 1
      while (signs[place + slashes]?.sign === '\\') slashes++
      const isBeforeQuote = signs[place + slashes]?.sign === '"'
      add('\\'.repeat(isBeforeQuote ? Math.floor(slashes / 2) : slashes), at)
      place += slashes - 1
      if (isBeforeQuote && slashes % 2 === 1) {
        add('"', at)
        place++
      }
    } else if (sign === '"') {
      if (isQuoted && signs[place + 1]?.sign === '"') {
        add('"', at)
        place++
        continue
      }
      add('', at)
      isQuoted = !isQuoted
      opened = at
    } else if (/^[ \t]$/.test(sign) && !isQuoted) end()
    else add(sign, at)
  }
  if (isQuoted) reader.remark('unclosed', '"', opened)
  end()
}

function powerShellDoubleQuote(reader: Reader): void {
  reader.begin()
  const start = reader.at
  reader.skip(1)
  while (!reader.isDone) {
    if (reader.here === '"') {
      if (reader.next !== '"') {
        reader.skip(1)
        return
      }
      reader.add('"', 2)
    } else if (reader.here === '`') reader.add(escapesOfPowerShell[reader.next] ?? reader.next, 2)
    else {
      if (reader.here === '$' && reader.next === '(') reader.remark('substitution', '$(')
      if (!reader.takeVariable()) reader.add(reader.here)
    }
  }
  reader.remark('unclosed', '"', start)
}

function readPowerShell(reader: Reader): void {
  while (!reader.isDone) {
    const { here, next } = reader
    const broken = reader.match(lineBreak)
    if (here === '`') {
      reader.skip(1)
      const after = reader.match(/[ \t]*(?:\r\n|\r|\n|$)/y)
      if (after) reader.skip(after[0].length)
      else reader.add(escapesOfPowerShell[next] ?? next, next.length)
    } else if (broken) {
      reader.end()
      if (reader.text.slice(reader.at).trim() !== '' && reader.words.length > 0) {
        reader.remark('operator', '\n')
        return
      }
      reader.skip(broken[0].length)
    } else if (here === ' ' || here === '\t') {
      reader.end()
      reader.skip(1)
    } else if (here === "'") {
      reader.begin()
      reader.skip(1)
      const start = reader.at
      let end = start
      while (end < reader.text.length && !(reader.text[end] === "'" && reader.text[end + 1] !== "'"))
        end += reader.text[end] === "'" ? 2 : 1
      if (end >= reader.text.length) reader.remark('unclosed', "'", start - 1)
      reader.add(reader.text.slice(start, end).replaceAll("''", "'"), end - start + 1)
    } else if (here === '"') powerShellDoubleQuote(reader)
    else if ('|;<>&'.includes(here) && !(here === '&' && reader.words.length === 0)) {
      reader.end()
      reader.remark('operator', here)
      return
    } else if (here === '&') reader.skip(1)
    else if (!reader.takeVariable()) reader.add(here)
  }
}

const readers = { bash: readBash, cmd: readCmd, powershell: readPowerShell } as const

/** Which shell a command is written for, by how its lines go on and what its quotes are. */
export function shellOf(text: string): Shell {
  if (/\^[ \t]*(?:\r\n|\r|\n)|\^["%&]/.test(text)) return 'cmd'
  if (/`[ \t]*(?:\r\n|\r|\n)/.test(text) || /^\s*(?:curl\.exe|&)\s/.test(text)) return 'powershell'
  if (/^\s*curl(?:\.exe)?\s[^']*"[^"]*\\"[^']*$/.test(text) && !/[$`]/.test(text) && /\.exe/.test(text)) return 'cmd'
  return 'bash'
}

/** The words of the first command in a text, quotes taken off. Nothing is put in place of variables; they are remarked. */
export function shellWords(text: string, shell: Shell): ShellReading {
  const reader = new Reader(text, text.startsWith('\ufeff') ? 1 : 0)
  readers[shell](reader)
  reader.end()
  return { words: reader.words, remarks: reader.remarks }
}
