import type { Report, ReportFinding, ReportPart } from '@/lib/base/report/report'
import { counted, whole } from '@/lib/messages/counted'
import type { JudgedLine } from './rules'

/** A line of copy with its place in what was given. */
export interface PlacedLine {
  text: string
  /** From 1. */
  number: number
  /** Of its first UTF-16 unit in the box; undefined in a file. */
  offset: number | undefined
}

export interface CopyReportWords<Line> {
  /** "headline", "headlines". */
  one: string
  many: string
  /** Columns beside number, text and score, and what stands in them. */
  columns: readonly string[]
  cells: (line: Line) => readonly string[]
  /** Said above the results. */
  note: string
  /** Lines that are not empty and could not be used. */
  wrongWeights: readonly string[]
}

/** Lines whose findings are shown each by itself; of more only the table and the counts of rules. */
const shownLines = 20

const placeOf = ({ number, offset, text }: PlacedLine) =>
  offset === undefined ? undefined : { line: number, column: 1, offset, length: text.length }

const scoreText = (score: number | undefined) => (score === undefined ? 'Not scored' : String(score))

function findingsOf<Line extends PlacedLine>({ line, results }: JudgedLine<Line>): ReportFinding[] {
  const at = placeOf(line)
  return results
    .filter(({ result }) => result.outcome === 'fail')
    .map(({ rule, result: { says, detail } }) => ({
      tone: 'warn',
      says,
      ...(detail && { detail }),
      source: rule.source,
      ...(at && { at }),
    }))
}

function ruleTable<Line>(judged: readonly JudgedLine<Line>[]) {
  const [first] = judged
  return {
    label: 'The rules, who asks for them, and how many pass',
    columns: ['Rule', 'Asked for by', 'Weight', 'Pass', 'Fail', 'Does not apply'],
    rows: (first?.results ?? []).map(({ rule, weight }, at) => {
      const count = (outcome: string) =>
        whole(judged.filter(({ results }) => results[at]?.result.outcome === outcome).length)
      return [rule.name, rule.source, String(weight), count('pass'), count('fail'), count('absent')]
    }),
  }
}

/** What a page says of lines that were held against rules, the best first. */
export function copyReport<Line extends PlacedLine>(
  judged: readonly JudgedLine<Line>[],
  { one, many, columns, cells, note, wrongWeights }: CopyReportWords<Line>,
): Report {
  const ranked = judged.toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1) || a.line.number - b.line.number)
  const [best] = ranked
  if (!best) return { headline: `No ${one} was found.`, tone: 'bad', parts: [] }
  const isOne = judged.length === 1
  const fails = best.results.filter(({ result }) => result.outcome === 'fail').length
  const applies = best.results.filter(({ result }) => result.outcome !== 'absent').length
  const parts: ReportPart[] = ranked.slice(0, shownLines).map((entry) => ({
    heading: isOne ? 'What to look at' : `${scoreText(entry.score)}: ${entry.line.text.slice(0, 120)}`,
    findings: [
      ...findingsOf(entry),
      ...(isOne
        ? entry.results
            .filter(({ result }) => result.outcome === 'pass')
            .map(({ rule, result: { says } }) => ({ tone: 'good', says, source: rule.source }) as const)
        : []),
    ],
  }))
  const wrong: ReportFinding[] = wrongWeights.slice(0, 10).map((line) => ({
    tone: 'bad',
    says: `“${line.slice(0, 80)}” is no weight.`,
    detail: 'Write the name of a rule from the table below, a colon and a number from 0 to 10.',
  }))
  return {
    headline: isOne
      ? best.score === undefined
        ? 'No rule applies to this line.'
        : `${whole(applies - fails)} of ${whole(applies)} rules kept: ${whole(best.score)} of 100.`
      : `${counted(judged.length, one, many)}. “${best.line.text.slice(0, 120)}” keeps most of the rules: ${scoreText(best.score)} of 100.`,
    tone: best.score === 100 ? 'good' : (best.score ?? 0) < 50 ? 'bad' : 'warn',
    figures: isOne ? columns.map((label, at) => ({ label, text: cells(best.line)[at] ?? '' })) : [],
    parts: [
      { notes: [note], findings: wrong },
      ...(isOne
        ? []
        : [
            {
              heading: 'In order of the score',
              tables: [
                {
                  label: `${many.charAt(0).toUpperCase()}${many.slice(1)}`,
                  columns: ['Line', 'Text', 'Score', ...columns],
                  rows: ranked.map(({ line, score }) => [
                    whole(line.number),
                    line.text,
                    scoreText(score),
                    ...cells(line),
                  ]),
                },
              ],
            },
          ]),
      ...(judged.length > shownLines ? [] : parts),
      { heading: 'Rules', tables: [ruleTable(judged)] },
    ],
  }
}
