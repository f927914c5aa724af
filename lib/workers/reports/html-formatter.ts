import { findingIn } from '@/lib/kits/app/code-report'
import { whole } from '@/lib/messages/counted'
import { formatPage, markupMistakes, type MarkupMistake } from '@/lib/subjects/web-code/pages'
import {
  pageMessages as says,
  type PageQuestion,
  type PageReport,
} from '@/lib/tools/utilities/developer/html-formatter.messages'
import type { Written } from '@/lib/workers/define-code-task'
import { laidOutReport } from '@/lib/workers/reports/web-code'

const shownMistakes = 20
const largestShown = 200_000

/** Lays a page out and names what is wrong with its tags. */
export async function pageReport(
  given: string,
  layout: Omit<PageQuestion, 'ask' | 'source'>,
): Promise<Written<PageReport>> {
  const mistakes = layout.kind === 'html' && given.length <= 2_000_000 ? markupMistakes(given) : []
  const more = mistakes.length - shownMistakes
  const findings = mistakes.slice(0, shownMistakes).map((mistake) => findingOf(given, mistake))
  const report = await laidOutReport(
    given,
    says,
    () => formatPage(given, layout),
    (text) => ({
      verdict: {
        tone: mistakes.length > 0 ? 'warn' : 'good',
        says: says.formatted(layout.kind, text.trimEnd().split('\n').length),
      },
      findings,
      warnings: [...(layout.spaces === 'ignore' ? [says.ignoresSpaces] : []), ...(more > 0 ? [says.more(more)] : [])],
      figures: layout.kind === 'html' ? [{ label: says.figures.mistakes, text: whole(mistakes.length) }] : [],
    }),
  )
  const isRefused = report.text === undefined && report.findings.length > 0
  const { text } = report
  return {
    ...report,
    findings: isRefused ? [...report.findings, ...findings] : report.findings,
    page: text !== undefined && layout.kind === 'html' && text.length <= largestShown ? text : undefined,
  }
}

const findingOf = (given: string, { code, ...place }: MarkupMistake) =>
  findingIn('text', given, place, { tone: 'warn', says: says.mistake(code), detail: says.mistakeHint })
