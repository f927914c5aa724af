/* Formulas that somebody wrote into a table: read by a small grammar, since one that a spreadsheet cannot read makes it refuse the file. */

const token =
  /\s*(?:(?<text>"(?:[^"]|"")*")|(?<number>(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|(?<call>[A-Za-z][A-Za-z0-9._]*)\(|(?<place>(?:(?:'(?:[^'[\]*?:/\\]|'')+'|[A-Za-z_][\w.]*)!)?\$?[A-Za-z]{1,3}\$?[1-9]\d{0,6}(?::\$?[A-Za-z]{1,3}\$?[1-9]\d{0,6})?)(?![\w(])|(?<truth>TRUE|FALSE)(?![\w(])|(?<sign><>|<=|>=|[-+*/^&=<>%(),]))/y

const longest = 8192
const deepest = 64
const binary = new Set(['+', '-', '*', '/', '^', '&', '=', '<>', '<', '>', '<=', '>='])

class Unreadable extends Error {}

interface Token {
  kind: 'value' | 'call' | 'sign' | 'end'
  text: string
}

function tokensOf(formula: string): Token[] {
  const tokens: Token[] = []
  const end = formula.trimEnd().length
  token.lastIndex = 0
  while (token.lastIndex < end) {
    const groups = token.exec(formula)?.groups
    if (!groups) throw new Unreadable()
    const { call, sign } = groups
    tokens.push(
      call !== undefined
        ? { kind: 'call', text: call }
        : sign !== undefined
          ? { kind: 'sign', text: sign }
          : { kind: 'value', text: '' },
    )
  }
  return tokens
}

class Reader {
  #at = 0
  #depth = 0

  constructor(private readonly tokens: readonly Token[]) {}

  whole(): void {
    this.expression()
    if (this.next.kind !== 'end') throw new Unreadable()
  }

  private get next(): Token {
    return this.tokens[this.#at] ?? { kind: 'end', text: '' }
  }

  private takes(text: string): boolean {
    const isNext = this.next.kind === 'sign' && this.next.text === text
    if (isNext) this.#at++
    return isNext
  }

  private expression(): void {
    if (++this.#depth > deepest) throw new Unreadable()
    this.operand()
    while (this.next.kind === 'sign' && binary.has(this.next.text)) {
      this.#at++
      this.operand()
    }
    this.#depth--
  }

  private operand(): void {
    while (this.takes('-') || this.takes('+'));
    if (this.takes('(')) {
      this.expression()
      this.close()
    } else if (this.next.kind === 'call') {
      this.#at++
      this.list()
    } else if (this.next.kind === 'value') this.#at++
    else throw new Unreadable()
    while (this.takes('%'));
  }

  /** Behind an open bracket: any number of arguments, of which some may be empty. */
  private list(): void {
    if (this.takes(')')) return
    do {
      if (!(this.next.kind === 'sign' && [',', ')'].includes(this.next.text))) this.expression()
    } while (this.takes(','))
    this.close()
  }

  private close(): void {
    if (!this.takes(')')) throw new Unreadable()
  }
}

/**
 * The formula that a text such as =SUM(A1:A3) is, without its sign: numbers, texts in quotes, cells and ranges of this workbook, calls
 * and operators as files of ECMA-376 have them (Part 1, 18.17), arguments apart by commas. Undefined for any other text.
 */
export function plainFormula(text: string): string | undefined {
  if (!text.startsWith('=') || text.length > longest) return undefined
  const formula = text.slice(1)
  try {
    new Reader(tokensOf(formula)).whole()
    return formula
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}
