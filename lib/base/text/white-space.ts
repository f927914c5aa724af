/** What is done to the white space of a text, rule by rule. */
export interface SpaceRules {
  /** Several spaces between words become one. */
  collapse: boolean
  /** `both` removes white space at both ends of a line, `end` at its end only. Without `both` indentation is kept. */
  trim: 'both' | 'end' | 'none'
  /** A tab as white space like any other, as spaces up to the next tab stop, or left alone. */
  tabs: 'space' | 'stops' | 'keep'
  /** Columns from one tab stop to the next. */
  tabWidth: number
  blankLines: 'keep' | 'one' | 'none'
  noBreak: boolean
  wide: boolean
  zeroWidth: boolean
  /** Removes spaces before punctuation; `french` keeps them before ; : ! ? and within guillemets. */
  punctuation: 'keep' | 'remove' | 'french'
  /** Fenced code blocks of Markdown are left alone. */
  fences: boolean
  /** Lines that begin with | are left alone. */
  tables: boolean
  /** The cleaned text, the same with white space as marks, or only the lines that change, before and after. */
  result: 'clean' | 'marks' | 'changes'
}

/** How often each rule applied. */
export interface SpaceCounts {
  runs: number
  starts: number
  ends: number
  tabs: number
  blankLines: number
  noBreak: number
  wide: number
  zeroWidth: number
  punctuation: number
  protectedLines: number
}

export interface SpaceCleaner {
  /** The cleaned form of the lines that are complete by now. Pieces may be cut anywhere between UTF-16 units. */
  push(text: string): string
  end(): string
  counts: Readonly<SpaceCounts>
  /** The line on which a code fence opens that nothing closes, once everything has been read. */
  openFence(): number | undefined
  /** UTF-16 units of the line that is not complete yet. */
  waiting(): number
}

// Of the 25 characters with the property White_Space, these end a line; tab and space are named where they are meant.
const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g
const lineEnds = new Set('\n\v\f\r\u0085\u2028\u2029')
/** White_Space whose decomposition in UnicodeData.txt is <noBreak> 0020. */
const noBreakSpace = /[\u00a0\u2007\u202f]/g
const frenchPlace = /^[\u00a0\u202f]+[;:!?»%€]/
const wideSpace = /[\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]/g
const zeroWidthSpace = /[\u200b\u2060\ufeff]/g
const oddSpace = /[\u00a0\u1680\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff]/
const protectedStart = /^ {0,3}[`~|]/

const marks: Readonly<Record<string, string>> = {
  ' ': '·',
  '\t': '→',
  '\u00a0': '⍽',
  '\u2007': '⍽',
  '\u202f': '⍽',
  '\u200b': '¦',
  '\u2060': '¦',
  '\ufeff': '¦',
}

function marked(text: string): string {
  return text.replace(
    /[ \t\u00a0\u1680\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff]/g,
    (character) => marks[character] ?? '□',
  )
}

/**
 * Cleans the white space of a text line by line, by the rules given. The characters are those with the property White_Space
 * of the Unicode Character Database (PropList.txt), and three of no width: U+200B, U+2060 and U+FEFF. The joiners U+200C and
 * U+200D stay, since Persian, Indic scripts and emoji need them. Line ends stay what they are. Code fences follow CommonMark
 * 0.31.2, section 4.5. Columns count UTF-16 units.
 */
export function createSpaceCleaner(rules: SpaceRules): SpaceCleaner {
  const counts: SpaceCounts = {
    runs: 0,
    starts: 0,
    ends: 0,
    tabs: 0,
    blankLines: 0,
    noBreak: 0,
    wide: 0,
    zeroWidth: 0,
    punctuation: 0,
    protectedLines: 0,
  }
  const before = rules.punctuation === 'french' ? /[,.](?=[\s"”’»]|$)/y : /(?:[,.;:]|[!?]+)(?=[\s"”’»]|$)/y
  let fence: { sign: string; length: number; line: number } | undefined
  let lineNumber = 0
  let afterBlank = false
  let waiting: string[] = []
  let waitingLength = 0

  function isProtected(text: string): boolean {
    if (!fence && !protectedStart.test(text)) return false
    if (rules.fences) {
      const [, signs = '', rest = ''] = /^ {0,3}(`{3,}|~{3,})(.*)$/s.exec(text) ?? []
      const sign = signs.charAt(0)
      if (fence) {
        if (sign === fence.sign && signs.length >= fence.length && /^[ \t]*$/.test(rest)) fence = undefined
        return true
      }
      if (sign && !(sign === '`' && rest.includes('`'))) {
        fence = { sign, length: signs.length, line: lineNumber }
        return true
      }
    }
    return rules.tables && /^ {0,3}\|/.test(text)
  }

  function plainSpaces(text: string): string {
    if (!oddSpace.test(text)) return text
    let plain = text
    if (rules.zeroWidth)
      plain = plain.replace(zeroWidthSpace, () => {
        counts.zeroWidth++
        return ''
      })
    if (rules.wide)
      plain = plain.replace(wideSpace, () => {
        counts.wide++
        return ' '
      })
    if (!rules.noBreak) return plain
    return plain.replace(noBreakSpace, (space, offset: number, whole: string) => {
      const french = frenchPlace.test(whole.slice(offset, offset + 3)) || whole[offset - 1] === '«'
      if (french && rules.punctuation === 'french') return space
      counts.noBreak++
      return ' '
    })
  }

  function withStops(run: string, column: number): string {
    let reached = column
    for (const character of run) reached += character === '\t' ? rules.tabWidth - (reached % rules.tabWidth) : 1
    return ' '.repeat(reached - column)
  }

  /** White space within a line, at a column of the cleaned line. */
  function between(run: string, column: number): string {
    const tabs = run.split('\t').length - 1
    if (tabs && rules.tabs === 'stops') {
      counts.tabs += tabs
      return withStops(run, column)
    }
    if (tabs && rules.tabs === 'keep') return rules.collapse ? run.replace(/ {2,}/g, oneSpace) : run
    counts.tabs += tabs
    if (rules.collapse && run.length > 1) return oneSpace()
    return ' '.repeat(run.length)
  }

  function oneSpace(): string {
    counts.runs++
    return ' '
  }

  function cleanLine(raw: string): string {
    const text = plainSpaces(raw)
    let start = 0
    while (text[start] === ' ' || text[start] === '\t') start++
    let end = text.length
    if (rules.trim !== 'none') while (end > start && (text[end - 1] === ' ' || text[end - 1] === '\t')) end--
    if (end < text.length) counts.ends++
    let indent = text.slice(0, start)
    if (rules.trim === 'both' || (rules.trim === 'end' && start === text.length)) {
      if (start > 0) counts[start === text.length ? 'ends' : 'starts']++
      indent = ''
    } else if (rules.tabs === 'stops' && indent.includes('\t')) {
      counts.tabs += indent.split('\t').length - 1
      indent = withStops(indent, 0)
    }
    const body = text.slice(start, end)
    let shift = indent.length
    const cleaned = body.replace(/[ \t]+/g, (run, offset: number) => {
      before.lastIndex = offset + run.length
      const dropped = rules.punctuation !== 'keep' && !run.includes('\t') && before.test(body)
      if (dropped) counts.punctuation++
      const replaced = dropped ? '' : between(run, offset + shift)
      shift += replaced.length - run.length
      return replaced
    })
    return indent + cleaned
  }

  function written(raw: string, cleaned: string | undefined, end: string): string {
    if (rules.result === 'clean') return cleaned === undefined ? '' : cleaned + end
    if (rules.result === 'marks') return cleaned === undefined ? '' : marked(cleaned) + (end && `¶${end}`)
    if (raw === cleaned) return ''
    const old = `${lineNumber} - ${marked(raw)}\n`
    return cleaned === undefined ? old : `${old}${lineNumber} + ${marked(cleaned)}\n`
  }

  function takeLine(raw: string, end: string): string {
    lineNumber++
    if (isProtected(raw)) {
      counts.protectedLines++
      afterBlank = false
      return written(raw, raw, end)
    }
    const cleaned = cleanLine(raw)
    const blank = /^[ \t]*$/.test(cleaned)
    const dropped = blank && (rules.blankLines === 'none' || (rules.blankLines === 'one' && afterBlank))
    afterBlank = blank
    if (!dropped) return written(raw, cleaned, end)
    counts.blankLines++
    return written(raw, undefined, end)
  }

  function takeLines(text: string): string {
    let taken = ''
    let start = 0
    lineEnd.lastIndex = 0
    for (let found = lineEnd.exec(text); found; found = lineEnd.exec(text)) {
      taken += takeLine(text.slice(start, found.index), found[0])
      start = lineEnd.lastIndex
    }
    return start < text.length ? taken + takeLine(text.slice(start), '') : taken
  }

  return {
    counts,
    push(text) {
      if (text === '') return ''
      let complete = text.length
      // A carriage return at the very end may be the first half of a line end.
      if (text[complete - 1] === '\r') complete--
      while (complete > 0 && !lineEnds.has(text[complete - 1] ?? '')) complete--
      const held = waiting.at(-1)
      if (complete === 0 && !held?.endsWith('\r')) {
        waiting.push(text)
        waitingLength += text.length
        return ''
      }
      const lines = waiting.join('') + text.slice(0, complete)
      waiting = [text.slice(complete)]
      waitingLength = text.length - complete
      return takeLines(lines)
    },
    end() {
      const last = waiting.join('')
      waiting = []
      waitingLength = 0
      return takeLines(last)
    },
    openFence: () => fence?.line,
    waiting: () => waitingLength,
  }
}
