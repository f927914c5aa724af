export interface JoinRules {
  /** `smart` keeps paragraphs, lists and short lines; the others join all lines of the text. */
  how: 'smart' | 'space' | 'nothing' | 'own'
  /** Stands between joined lines where `how` is `own`. */
  between: string
  /** A word that was cut at a line end becomes whole. */
  hyphens: boolean
  /** Words that keep their hyphen, in small letters. */
  keepHyphen: ReadonlySet<string>
  /** Signs of quoted mail in front of lines go. */
  quotes: boolean
  /** Lines that come back with other figures, such as heads of pages, go. */
  repeats: boolean
  /** What parts paragraphs. */
  paragraphs: 'blank' | 'line'
}

export interface Joined {
  text: string
  /** Line ends that are gone. */
  joins: number
  /** Words that were made whole, in the order of the text. */
  healed: string[]
  /** Lines that went as heads or feet of pages. */
  repeated: number
}

const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028]/u
const listItem = /^(?:[-*•‣◦▪–—]|\(?(?:\d{1,3}|[a-zA-Z])[.)]|\[[ xX]\])\s+\S/u
const heading = /^#{1,6}\s/u
const table = /\t|^\|.*\||\S\s*\|\s*\S.*\|/u
const sentenceEnd = /[.!?…:;]["'”’»)\]]*$/u
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff65]/u
// A word is tried from its first letter alone, so that a long run of letters is walked once.
const cutWord = /(?<![\p{L}\p{M}])([\p{L}\p{M}]+)([-\u2010\u00ad])$/u
const wordWithHyphen = /(?<![\p{L}\p{M}])[\p{L}\p{M}]+-[\p{L}\p{M}]+/gu
const suspended = /^(?:and|or|to|und|oder|bis|et|ou|y|o|e|en|of|och|i|lub)\b/u
/** Of the usual length of lines: a line into which the next word would have fit so easily was ended on purpose. */
const endedOnPurpose = 0.7
const endedSentence = 0.85
/** What is longer is no word that was cut more than once. */
const longestWord = 200
const mostOfHead = 80
const timesOfHead = 3

/** Lines; the sign that ends a paragraph leaves a blank one. */
function linesOf(text: string): string[] {
  return text.replaceAll('\u2029', '\n\n').split(lineEnd)
}

const masked = (line: string) => line.trim().replace(/\d+/g, '#')

/** Takes out lines that come back with other figures, and the blank lines around one that stood within a sentence. */
function withoutHeads(lines: readonly string[]): { lines: string[]; repeated: number } {
  const times = new Map<string, number>()
  for (const line of lines) times.set(masked(line), (times.get(masked(line)) ?? 0) + 1)
  const isHead = (line: string) =>
    line.trim() !== '' && line.trim().length <= mostOfHead && (times.get(masked(line)) ?? 0) >= timesOfHead
  const out: string[] = []
  let repeated = 0
  let isOpen = false
  for (const line of lines) {
    if (isHead(line)) {
      repeated++
      while (out.length > 0 && out.at(-1)?.trim() === '') out.pop()
      isOpen = true
      continue
    }
    if (isOpen && line.trim() === '') continue
    if (isOpen && sentenceEnd.test(out.at(-1)?.trim() ?? '.')) out.push('')
    isOpen = false
    out.push(line)
  }
  return { lines: out, repeated }
}

/** The length that nine of ten lines do not exceed. */
function usualWidth(lines: readonly string[]): number {
  const lengths = lines.map((line) => line.trim().length).filter((length) => length > 0)
  lengths.sort((one, other) => one - other)
  return lengths[Math.ceil((lengths.length - 1) * 0.9)] ?? 0
}

function wasEnded(line: string, next: string, width: number): boolean {
  const needed = line.length + 1 + (/^\S+/u.exec(next)?.[0].length ?? 0)
  if (needed < width * endedOnPurpose) return true
  return needed < width * endedSentence && sentenceEnd.test(line) && /^["'“‘«(]?[\p{Lu}\p{N}]/u.test(next)
}

/** Words with a hyphen that stand within a line, in small letters. */
function hyphenated(text: string): Set<string> {
  return new Set((text.match(wordWithHyphen) ?? []).map((word) => word.toLowerCase()))
}

interface Seam {
  before: string
  between: string
  healed?: string
}

/** What a line is where another follows it, and what stands between the two; without words to keep, hyphens stay as they are. */
function seam(line: string, next: string, kept: ReadonlySet<string> | undefined): Seam {
  const cut = kept && cutWord.exec(line)
  if (cut) {
    const [, start = '', sign] = cut
    const rest = /^[\p{L}\p{M}]+/u.exec(next)?.[0] ?? ''
    const whole = { before: line.slice(0, -1), between: '', healed: start + rest }
    if (sign === '\u00ad' && rest !== '') return whole
    if (suspended.test(next)) return { before: line, between: ' ' }
    if (/^\p{Ll}/u.test(rest) && !kept.has(`${start}-${rest}`.toLowerCase())) return whole
    return { before: line, between: rest === '' && !/^\d/u.test(next) ? ' ' : '' }
  }
  const isTight = /[\p{L}\p{N}][—–]$/u.test(line) || (unspaced.test(line.slice(-1)) && unspaced.test(next.slice(0, 1)))
  return { before: line, between: isTight ? '' : ' ' }
}

function opened(lines: readonly string[], { quotes }: JoinRules): { line: string; depth: number }[] {
  return lines.map((raw) => {
    const signs = quotes ? (/^(?:\s?>)+ ?/u.exec(raw)?.[0] ?? '') : ''
    return { line: raw.slice(signs.length), depth: signs.split('>').length - 1 }
  })
}

/**
 * Joins the lines of a text. `smart` keeps what was meant: blank lines, items of lists, headings, rows of tables, and line ends after
 * which the next word would still have fit. Chinese and Japanese are joined without a space. A cut word loses its hyphen where small letters
 * follow, unless the same word stands with one elsewhere in the text or is to keep it.
 */
export function joinedLines(text: string, rules: JoinRules): Joined {
  const all = linesOf(text)
  const { lines, repeated } = rules.repeats ? withoutHeads(all) : { lines: all, repeated: 0 }
  const kept = new Set([...rules.keepHyphen, ...hyphenated(text)])
  const rows = opened(lines, rules)
  const isSmart = rules.how === 'smart'
  const width = isSmart ? usualWidth(rows.map(({ line }) => line)) : 0
  const healed: string[] = []
  let joins = 0
  const done: string[] = []
  /** The last line, which may become part of a longer one. */
  let open = ''
  let last: { line: string; depth: number; isWhole: boolean } | undefined
  let blank = false

  function join(line: string) {
    const { before, between, healed: word } = seam(open, line, rules.hyphens ? kept : undefined)
    if (word !== undefined) healed.push(word)
    const own = rules.how === 'own' ? rules.between : ''
    const isOwn = word === undefined && (rules.how === 'own' || rules.how === 'nothing')
    joins++
    if (word !== undefined && open.length < longestWord) open = before + line
    else follow(before + (isOwn ? own : between), line)
  }

  function follow(before: string, line: string) {
    done.push(before)
    open = line
  }

  for (const { line: raw, depth } of rows) {
    const line = raw.trim()
    if (line === '') {
      blank = last !== undefined
      continue
    }
    const isWhole = table.test(raw) || heading.test(line)
    if (!last) open = line
    else if (!isSmart) join(line)
    else if (blank) follow(open + (rules.paragraphs === 'blank' ? '\n\n' : '\n'), line)
    else if (isWhole || last.isWhole || listItem.test(line) || depth !== last.depth) follow(`${open}\n`, line)
    else if (!cutWord.test(last.line) && wasEnded(last.line, line, width)) follow(`${open}\n`, line)
    else join(line)
    last = { line, depth, isWhole }
    blank = false
  }
  return { text: done.join('') + open, joins, healed, repeated }
}
