import { findingIn } from '@/lib/kits/app/code-report'
import type { Finding, MarkedPart } from '@/lib/kits/app/views'
import { countTo } from '@/lib/base/text/line-and-column'
import { explain } from '@/lib/subjects/regex/explain'
import { inLanguages } from '@/lib/subjects/regex/languages'
import { groupsOf, parsePattern, runawayPart, type Parsed } from '@/lib/subjects/regex/pattern'
import { linesMatching, matchesOf, type RegexMatch } from '@/lib/subjects/regex/run'
import {
  regexMessages as says,
  type RegexQuestion,
  type RegexReport,
} from '@/lib/tools/utilities/developer/regex-tester.messages'

type Question = Omit<RegexQuestion, 'source'> & { text: string }

const listed = 1_000
const shownCharacters = 20_000
const shownCell = 200

const nothing: RegexReport = {
  verdict: { tone: 'plain', says: says.waiting },
  findings: [],
  notes: [],
  marked: [],
  isMarkedCut: false,
  groups: [],
  rows: [],
  text: undefined,
  explained: [],
  code: [],
}

const cell = (text: string | undefined) =>
  text === undefined ? says.noPart : text.length > shownCell ? `${text.slice(0, shownCell)}…` : text

function faulty(pattern: string, { offset, reason }: Extract<Parsed, { kind: 'fault' }>): RegexReport {
  const finding: Finding =
    offset === undefined
      ? { tone: 'bad', says: says.flagFault(reason), detail: says.flagHint }
      : findingIn('pattern', pattern, { offset, length: 1 }, { tone: 'bad', says: says.fault(reason) })
  return { ...nothing, verdict: { tone: 'bad', says: '' }, findings: [finding] }
}

/** What is said when the time for a pattern was over. */
export function runawaySays(pattern: string, flags: string): string {
  const parsed = parsePattern(pattern, flags)
  const part = parsed.kind === 'pattern' ? runawayPart(parsed.pattern) : undefined
  return part ? says.runaway(part.text) : says.runawayUnknown
}

/** Runs a pattern over a text and tells what it found, what it means and how other languages write it. */
export function regexReport({ pattern, flags, text, replacement, task }: Question): RegexReport {
  if (pattern === '') return nothing
  const parsed = parsePattern(pattern, flags)
  if (parsed.kind === 'fault') return faulty(pattern, parsed)
  let compiled: RegExp
  try {
    compiled = new RegExp(pattern, flags)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return faulty(pattern, { kind: 'fault', offset: 0, reason: says.unsupported })
  }
  const part = runawayPart(parsed.pattern)
  const findings = part
    ? [
        findingIn('pattern', pattern, part, {
          tone: 'warn',
          says: says.runawayWarning(part.text),
          detail: says.runawayHint,
        }),
      ]
    : []
  const common = {
    ...nothing,
    findings,
    groups: groupsOf(parsed.pattern),
    explained: explain(parsed.pattern, parsed.flags).map(
      ({ depth, piece, means }) => [`${'  '.repeat(depth)}${piece}`, means] as const,
    ),
    code: inLanguages(pattern, flags, parsed.pattern),
  }
  if (text === '') return common
  return { ...common, ...taskReport(compiled, text, replacement, task) }
}

function taskReport(compiled: RegExp, text: string, replacement: string, task: Question['task']): Partial<RegexReport> {
  if (task === 'lines') return linesReport(compiled, text)
  const { count, isCut, first } = matchesOf(compiled, text, listed)
  const base = {
    verdict: { tone: count > 0 ? ('good' as const) : ('warn' as const), says: says.matches(count, isCut) },
    notes: [
      ...(!compiled.global && count > 0 && task !== 'split' ? [says.firstOnly] : []),
      ...(count > first.length ? [says.tableCut(first.length, count)] : []),
    ],
    rows: matchRows(text, first),
    ...markedText(text, first),
  }
  if (task === 'match') return base
  compiled.lastIndex = 0
  if (task === 'replace') return { ...base, text: text.replace(compiled, replacement) }
  const pieces = text.split(compiled).map((piece) => piece ?? '')
  return {
    ...base,
    text: pieces.join('\n'),
    rows: pieces.slice(0, listed).map((piece, at) => [String(at + 1), cell(piece)]),
  }
}

function linesReport(compiled: RegExp, text: string): Partial<RegexReport> {
  const lines = linesMatching(compiled, text)
  const matching = lines.filter(({ matches }) => matches).length
  return {
    verdict: { tone: matching > 0 ? 'good' : 'warn', says: says.linesMatch(matching, lines.length) },
    notes: lines.length > listed ? [says.tableCut(listed, lines.length)] : [],
    rows: lines
      .slice(0, listed)
      .map(({ line, text: one, matches }) => [String(line), matches ? says.yes : says.no, cell(one)]),
  }
}

function matchRows(text: string, matches: readonly RegexMatch[]): string[][] {
  let from = { line: 1, column: 1 }
  let read = 0
  return matches.map(({ offset, text: match, groups }, at) => {
    from = countTo(text.slice(read, offset), offset - read, from)
    read = offset
    return [String(at + 1), `${from.line}:${from.column}`, cell(match), ...groups.map(cell)]
  })
}

function markedText(text: string, matches: readonly RegexMatch[]): { marked: MarkedPart[]; isMarkedCut: boolean } {
  const marked: MarkedPart[] = []
  let at = 0
  matches.forEach(({ offset, text: match }, index) => {
    if (offset >= shownCharacters) return
    if (offset > at) marked.push({ text: text.slice(at, offset) })
    marked.push({ text: match.slice(0, shownCharacters - offset), mark: index % 2 === 0 ? 'odd' : 'even' })
    at = offset + match.length
  })
  if (at < shownCharacters) marked.push({ text: text.slice(at, shownCharacters) })
  return { marked, isMarkedCut: text.length > shownCharacters }
}
